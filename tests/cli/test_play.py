"""Whole evenings at the terminal."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import herna
from herna.cli.records import read_record
from herna.texts.fluent import texts
from tests.cli.conftest import fingers, process
from tests.commands import Ran

MONSTERS = ("Goblin", "Skeleton", "Orc", "Vampire", "Golem", "Lich", "Demon", "Dragon")
QUICK = ("--speed", "instant", "--seed", "5")


@pytest.mark.parametrize(
    ("language", "end", "draws"), [("en", "wins the match!", "draws a monster"), ("cs", "vyhrává partii!", "si bere nestvůru")]
)
def test_a_whole_game_in_a_process_of_its_own(language: str, end: str, draws: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    ran = process("play", "welcome-to-the-dungeon", "-l", language, *QUICK, "--record", file, typed=fingers(1))
    assert ran.code == 0, ran.err
    assert ran.err == ""
    assert end in ran.told or "You win" in ran.told or "vyhráváš" in ran.told or "win the match!" in ran.told
    assert draws in ran.told
    assert texts(language, "dungeon_cards").text("summary-adventurer") in ran.out
    assert all(len(line) <= 80 for line in ran.out.splitlines() if " > " not in line)
    assert "\x1b" not in ran.out
    record = read_record(file)
    assert record.bots == ("", "cautious", "cautious")
    assert herna.replay(record).is_over


def test_seats_are_named_and_bots_marked(herna_: Callable[..., Ran]) -> None:
    ran = herna_("play", "--seats", "me,searcher:iterations=5,random", "--names", "Žofie", *QUICK, typed="quit\n\n")
    assert "Žofie, Bot 2 (searcher), Bot 3 (random)" in ran.told
    assert "You have left the table." in ran.told


def test_the_number_of_players_alone_is_enough(herna_: Callable[..., Ran]) -> None:
    assert "Player 1, Bot 2 (cautious)" in herna_("play", "-p", 2, *QUICK, typed="quit\n\n").told
    assert "Eva, Adam, Bot 3 (cautious)" in herna_("play", "-p", 3, "--names", "Eva,Adam", *QUICK, typed="quit\n\n").told


def test_bots_among_themselves(herna_: Callable[..., Ran]) -> None:
    ran = herna_("play", "--seats", "random,cautious", *QUICK)
    assert ran.code == 0
    assert "wins the match!" in ran.told


def test_options_and_seed_make_the_same_evening_again(herna_: Callable[..., Ran]) -> None:
    arguments = ("play", "--seats", "cautious,random", "-o", "first_hero=mage", "-o", "opening_add=first-round", *QUICK)
    first, second = herna_(*arguments), herna_(*arguments)
    assert first == second
    assert "the Mage waits" in first.told
    assert "The opening leaves no choice" in first.told


def test_what_is_typed_instead_of_a_choice(herna_: Callable[..., Ran]) -> None:
    typed = "99\nxyzzy\n?1\n?99\n\nhelp\ntable\naid\nlog\nrules 12\nrules dragon\nrules 999\nrules xyzzy\nundo\nPass\nquit\n\n"
    told = herna_("play", "-p", 2, "-o", "first_hero=warrior", *QUICK, typed=typed).told
    assert told.count("Please give a number from 1 to 2") == 3
    assert "What will surely happen: You pass." in told
    assert "WTD-17 Whoever passes takes no more turns" in told
    assert "Golem 5 2 Vorpal Sword if named" in told
    assert "WTD-12 Every player begins" in told
    assert "WTD-54 Dragon Spear: kills the Dragon." in told
    assert "no statement '999'" in told
    assert "Give a number, for instance rules 12" in told
    assert "This cannot be taken back" in told
    assert re.search(r"Your choice > Pass You pass\.", told)


def test_commands_in_the_players_own_language(herna_: Callable[..., Ran]) -> None:
    told = herna_("play", "-p", 2, "-l", "cs", *QUICK, typed="pomoc\nPŘEHLED\npravidla draka\nvzít nestvůru\nkonec\n\n").told
    assert "pravidla ČÍSLO" in told
    assert "Kostlivec 2 2" in told
    assert "WTD-54" in told
    assert "Bereš si nestvůru" in told
    assert "Odcházíš od stolu." in told


def test_a_preview_stops_at_what_is_not_known(herna_: Callable[..., Ran]) -> None:
    told = herna_("play", "-p", 2, *QUICK, typed="?draw\nquit\n\n").told
    assert "What will surely happen: Then a card is drawn." in told


def test_kept_on_leaving_and_gone_on_with(herna_: Callable[..., Ran], tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    left = herna_("play", "--seats", "Eva,cautious", *QUICK, typed=f"2\n1\nquit\n{tmp_path}/none/x.json\n{file}\n")
    assert left.code == 0
    unbroken = "".join(left.out.split())  # a long path is broken over lines at any place
    assert f"{tmp_path}/none/x.json:cannotbewritten" in unbroken
    assert f"hernaplay--continue{file}" in unbroken
    kept = read_record(file)
    assert kept.returns is None
    went_on = herna_("play", "--continue", file, "--speed", "instant", typed=fingers(2))
    assert went_on.code == 0
    assert "Eva, Bot 2 (cautious)" in went_on.told
    ended = read_record(file)
    assert ended.moves[: len(kept.moves)] == kept.moves
    assert ended.returns is not None
    assert ended.promise == kept.promise
    told = herna_("replay", file).told
    assert "The record replays exactly. Every card lies where the promised seed put it." in told
    again = herna_("play", "--continue", file)
    assert again.code == 2
    assert "that match is over" in again.err


def test_a_match_left_unkept_leaves_no_file(herna_: Callable[..., Ran], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert herna_("play", "-p", 2, *QUICK, typed="2\n").code == 0
    assert list(tmp_path.iterdir()) == []


def test_an_edited_table_is_played_and_kept_with_the_match(herna_: Callable[..., Ran], tmp_path: Path) -> None:
    own = Path(herna.__file__).parent / "games/dungeon_cards/data/welcome-to-the-dungeon.yaml"
    text = own.read_text(encoding="utf-8").replace("torch:", "silver-spoon:").replace("torch", "silver-spoon")
    edited = tmp_path / "edited.yaml"
    edited.write_text(text.replace("{at_most: 3}", "{one_of: [1, 8]}"), encoding="utf-8")
    file = tmp_path / "evening.json"
    ran = herna_("play", "-p", 2, "-o", "first_hero=warrior", "--tables", edited, "--record", file, *QUICK, typed="quit\n")
    assert "Silver Spoon Kills monsters of strength 1 or 8." in re.sub(r"[│●\s]+", " ", ran.out)
    assert herna_("play", "--continue", file, typed="quit\n").code == 0


def test_undo_before_anybody_has_acted(herna_: Callable[..., Ran]) -> None:
    """At a shared screen a pass is taken back before the others get it; afterwards it no longer can."""
    typed = "\npass\nundo\ndraw\nadd\nzzz\n\nquit\n\n"
    told = herna_("play", "--seats", "Eva,Adam,Ida", *QUICK, typed=typed).told
    assert "You pass. " in told
    assert "undo takes your decision back > undo The last decision is taken back." in told
    assert "You draw a monster" in told
    assert "zzz" in told


@pytest.mark.parametrize(
    ("seats", "seed"), [("Eva,Adam", 8), ("Eva,Adam,Ida", 2), ("Eva,cautious,Adam", 3), ("Eva,Adam,Ida,Jan", 4)]
)
def test_a_shared_screen_never_shows_the_card_of_another(herna_: Callable[..., Ran], seats: str, seed: int) -> None:
    ran = herna_("play", "--seats", seats, "--speed", "instant", "--seed", seed, typed=fingers(seed))
    assert ran.code == 0
    people = [name for name in seats.split(",") if name != "cautious"]
    known: dict[str, set[str]] = {}
    secrets = 0
    for holder, text in screens(ran.out, people):
        text = re.sub(r"Kills (the|every) \w+|Dragon Spear|Demonic Pact", "", " ".join(text.split()))
        if holder:
            known.setdefault(holder, set()).update(re.findall(r"You draw a monster: the (\w+)", text))
            shown = {monster for monster in MONSTERS if monster in text}
            assert shown <= known[holder], (holder, text)
            secrets += len(shown)
        else:
            before, entered, _ = text.partition("enters the dungeon")
            assert not [monster for monster in MONSTERS if monster in before], text
            if entered:
                known.clear()
    assert secrets > 8, "too few cards were drawn to tell"


def screens(out: str, people: list[str]) -> list[tuple[str, str]]:
    """What the screen showed between two curtains, with the name of whoever held it, empty while it was open to all.

    What an open screen shows after an expedition began is cut where the next round begins: until then all is public.
    """
    found = []
    holder, lines = "", list[str]()
    for line in out.splitlines():
        curtain = re.fullmatch(r"─+(?: (\w+) ─+)?", line)
        if curtain:
            found.append((holder, "\n".join(lines)))
            holder, lines = curtain[1] or "", []
            assert holder in ("", *people)
        elif line.startswith("  Round "):
            found.append((holder, "\n".join(lines)))
            lines = [line]
        else:
            lines.append(line)
    return [*found, (holder, "\n".join(lines))]


def test_what_a_person_alone_is_told_is_what_the_seat_may_know(herna_: Callable[..., Ran], tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    played = herna_("play", "--seats", "Eva,cautious", "--record", file, *QUICK, typed=fingers(7))
    told = herna_("replay", file, "--seat", 1).told
    for sentence in re.findall(r"Bot 2 (?:sends|takes)[^.]*\.", told):
        assert sentence in played.told
    assert "Bot 2 draws a monster: " not in played.told
