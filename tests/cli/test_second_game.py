"""The face of the second game and of both together in the terminal."""

from __future__ import annotations

import io
import subprocess
from typing import Any

import pytest
from rich.console import Console, RenderableType

import herna
from herna.cli.words import Words, texts_for, typed
from herna.engine.match import Match
from herna.texts.fluent import LANGUAGES
from tests.commands import COMMAND
from tests.conftest import new_match, random_moves

GAMES = ("welcome-back-to-the-dungeon", "both-dungeons")
PLAYERS = ("Eva", "Adam", "Jan", "Ida")


def drawn(part: RenderableType) -> str:
    """What the terminal shows, in 80 columns and without colours."""
    file = io.StringIO()
    Console(file=file, width=80, no_color=True).print(part)
    return file.getvalue()


def speaker(match: Match, language: str = "en") -> Words:
    return Words(texts_for(match.game, language), match.game, match.components, PLAYERS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_table_aid_and_summary_are_drawn_in_80_columns(game: str, language: str) -> None:
    found = herna.find_game(game)
    for seed in range(3):
        match = new_match(found, 2 + seed % 3, {}, seed)
        words = speaker(match, language)
        for number, _ in enumerate(random_moves(match, seed)):
            if number % 7 == 0:
                view = match.view(match.to_move)
                for part in (words.face.draw(view, words), words.face.aid(view, words)):
                    shown = drawn(part)
                    assert "None" not in shown
                    assert max(map(len, shown.splitlines())) <= 80
        assert drawn(words.face.summary(match, words)).count("\n") > 3


def shown_at(seed: int, condition: str, **options: Any) -> str:
    """The table at the first moment of some matches at which its view has this key."""
    for other in range(seed, seed + 60):
        match = new_match(herna.find_game(GAMES[0]), 3, options, other)
        words = speaker(match)
        for _ in random_moves(match, other):
            view = match.view(match.to_move)
            value = view.table[condition]
            of_interest = {"reduction": "blow", "target": "monster"}.get(condition)
            if value and (of_interest is None or value[of_interest]):
                shown = drawn(words.face.draw(view, words))
                if condition != "reduction" or "costs" in shown:
                    return shown
    raise AssertionError(f"no match came to a {condition}")


def test_the_table_shows_what_is_only_in_the_second_game() -> None:
    assert "goes on by itself" in shown_at(0, "chain")
    assert " chose: " in shown_at(0, "target")
    assert "costs " in shown_at(0, "reduction")
    assert "Special monsters" in shown_at(0, "specials")


def test_hidden_special_monsters_have_no_name_on_the_table() -> None:
    match = new_match(herna.find_game(GAMES[0]), 2, {"hidden_specials": True, "first_hero": "bard"}, 1)
    words = speaker(match)
    view = match.view(match.to_move)
    table = drawn(words.face.draw(view, words))
    assert "unseen monster, unseen monster" in table
    assert not any(words.texts.name(special) in table for special in match.components.content["specials"])
    aid = drawn(words.face.aid(view, words))
    assert all(words.texts.name(special) in aid for special in match.components.content["specials"])


def test_the_aid_lists_the_special_monsters_that_take_part() -> None:
    match = new_match(herna.find_game(GAMES[0]), 2, {"first_hero": "bard"}, 1)
    words = speaker(match)
    view = match.view(match.to_move)
    aid = drawn(words.face.aid(view, words))
    rows = [line.split("  ")[1].strip() for line in aid.splitlines() if line.startswith("  ")]
    listed = [special for special in match.components.content["specials"] if words.texts.name(special) in rows]
    assert len(listed) == 2
    assert set(listed) == set(view.table["specials"])


def test_a_yes_or_no_is_listed_as_it_is_typed() -> None:
    assert (typed(True), typed(3), typed("off")) == ("true", "3", "off")
    said = subprocess.run([*COMMAND, "games", "--language", "en"], capture_output=True, text=True, check=True).stdout
    assert "smoke_bomb_may_be_sacrificed=true" in said
    assert "specials=6" in said
    assert "all six" in said
