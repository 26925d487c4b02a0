"""The other commands: lists, rules, records retold, scenarios; and what is said when something is wrong."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from ruamel.yaml import YAML

import herna
from herna.cli import warm
from herna.cli.app import app
from herna.cli.records import write_record
from herna.engine import compiled
from herna.engine.game import Game
from herna.engine.record import PLAIN
from herna.texts.statements import load_rules
from tests.cli.conftest import process
from tests.commands import COMMAND, Ran

GAME = "welcome-to-the-dungeon"
SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios").glob("*.yaml"))
COMMANDS = [command.name or command.callback.__name__ for command in app.registered_commands if command.callback]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished match of three."""
    match = herna.new(GAME, players=3, seed=5)
    match.names = ("Eva", "Adam", "Ida")
    while not match.is_over:
        match.push(match.legal_actions[-1])
    write_record(tmp_path / "evening.json", match)
    return tmp_path / "evening.json"


# --- help and lists


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example_in_both_languages(command: str) -> None:
    for language, example in (("en", "Example"), ("cs", "Příklad")):
        ran = process("--language", language, command, "--help")
        assert ran.code == 0
        assert f"{example}: herna {command}" in re.sub(r"\s+", " ", ran.out)


def test_help_comes_at_once_and_lists_the_commands() -> None:
    ran = process("--help")
    assert ran.code == 0
    assert all(command in ran.out for command in COMMANDS)


def test_version(herna_: Callable[..., Ran]) -> None:
    assert herna_("--version").out == f"herna {herna.__version__}\n"


def test_games() -> None:
    english, czech = process("games"), process("--language", "cs", "games")
    for ran in (english, czech):
        assert GAME in ran.out
        assert "opening_add=first-round" in ran.out
        assert "searcher-hard" in ran.out
    assert "2 to 4 players" in english.out
    assert "Vzhůru do podzemí" in czech.out
    assert "určí los (obvykle)" in czech.out


def test_rules(herna_: Callable[..., Ran]) -> None:
    whole = herna_("rules", GAME)
    assert [s.id for s in load_rules(GAME).statements] == re.findall(r"^(WTD-\d+)", whole.out, re.MULTILINE)
    assert herna_("rules", GAME, "52").told == "WTD-52 Torch: kills monsters of strength 3 or less."
    assert "Dračí kopí zabíjí Draka." in herna_("rules", GAME, "--search", "DRAKA", "-l", "cs").told
    assert "WTD-52" not in herna_("rules", GAME, "--search", "dragon").out
    assert "No rule contains xyzzy." in herna_("rules", GAME, "--search", "xyzzy").told


# --- records


def test_replay_tells_each_seat_what_it_was_told(herna_: Callable[..., Ran], record: Path) -> None:
    everything, eva, spectator = (herna_("replay", record, "--seat", seat).told for seat in ("all", "1", "spectator"))
    assert "As told to Eva" in eva
    assert "in secret" not in everything
    drawn = re.findall(r"(\w+) draws a monster: the", everything)
    assert set(re.findall(r"(\w+) draws a monster: the", eva)) == {"Eva"}
    assert len(re.findall(r"Eva draws a monster: the", eva)) == drawn.count("Eva")
    assert "draws a monster: the" not in spectator
    for told in (everything, eva, spectator):
        assert "The record replays exactly. Every card lies where the promised seed put it." in told
        assert re.search(r"Result: Eva [+-]\d", told)


def test_replay_in_czech_step_by_step(herna_: Callable[..., Ran], record: Path) -> None:
    told = herna_("replay", record, "-l", "cs", "--step", typed="\n" * 500).told
    assert told.count("Enter pokračuje >") > 10
    assert "Záznam se přehrál přesně." in told


def test_replay_of_an_unfinished_match(herna_: Callable[..., Ran], tmp_path: Path) -> None:
    match = herna.new(GAME, seed=1)
    match.push("draw")
    write_record(tmp_path / "kept.json", match)
    assert "The match is not finished." in herna_("replay", tmp_path / "kept.json").told


def change(file: Path, **changes: Any) -> None:
    content = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**content, **changes}), encoding="utf-8")


def test_a_record_that_was_tampered_with_is_found_out(herna_: Callable[..., Ran], record: Path) -> None:
    content = json.loads(record.read_text(encoding="utf-8"))
    first = next(n for n, entry in enumerate(content["moves"]) if entry.startswith("= ") and "seat" not in entry and n > 2)
    other = next(m for m in ("orc", "golem", "skeleton") if m not in content["moves"][first])
    tampered = [*content["moves"][:first], f"= {other}", *content["moves"][first + 1 :]]
    change(record, hashes={"3": "0" * 16})
    assert "entry 3: the state differs from the one that was recorded" in herna_("replay", record).err
    change(record, moves=tampered[: first + 1], hashes={}, returns=None)
    assert f"entry {first + 1}: '= {other}' was recorded, but the promised seed deals" in herna_("replay", record).err
    change(record, moves=content["moves"], hashes=content["hashes"], returns=content["returns"], seed="another")
    assert "the seed is not the one that was promised" in herna_("replay", record).err


# --- scenarios


@pytest.mark.parametrize("file", SCENARIOS, ids=lambda file: file.stem)
def test_scenarios(herna_: Callable[..., Ran], file: Path) -> None:
    ran = herna_("scenario", file)
    assert ran.code == 0, ran.out
    assert "as expected" in ran.out


def test_a_scenario_says_what_differs(herna_: Callable[..., Ran], tmp_path: Path) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_text(
        """
game: welcome-to-the-dungeon
options: {first_hero: warrior}
moves: [= seat 0]
expect:
  to_move: 1
  legal: [draw]
  illegal: [pass]
  returns: [1, -1]
  view: {table.deck: 12, table.hand.monster: goblin, table.hero: warrior}
  events: [{kind: round-began, round: 2}]
steps:
  - do: [draw, = hydra]
""",
        encoding="utf-8",
    )
    ran = herna_("scenario", file)
    assert ran.code == 1
    lines = [line.removeprefix(f"{file}: ") for line in ran.out.splitlines()]
    assert lines[:7] == [
        "step 1: to_move: expected 1, found 0",
        "step 1: legal: expected draw, found pass, draw",
        "step 1: illegal: expected 'pass' to be refused, but it may be done",
        "step 1: returns: expected [1.0, -1.0], found nothing",
        "step 1: view.table.deck: expected 12, found 13",
        'step 1: view.table.hand.monster: expected "goblin", found nothing',
        'step 1: events: expected {"kind": "round-began", "round": 2} in its place, found starter-drawn, round-began',
    ]
    assert lines[7].startswith("step 2: '= hydra': 'hydra' is no action")
    assert len(lines) == 8


def test_a_scenario_tells_outcomes_from_decisions(herna_: Callable[..., Ran], tmp_path: Path) -> None:
    file = tmp_path / "mixed.yaml"
    file.write_text("game: welcome-to-the-dungeon\nmoves: [seat 0]\n", encoding="utf-8")
    assert "awaited is an outcome" in herna_("scenario", file).told
    file.write_text("game: welcome-to-the-dungeon\nmoves: [= seat 0, = warrior, = draw]\n", encoding="utf-8")
    assert "awaited is a decision; possible: pass, draw" in herna_("scenario", file).told


def test_the_schema_of_a_scenario_fits_those_that_there_are(herna_: Callable[..., Ran]) -> None:
    schema = json.loads(herna_("scenario", "--schema", GAME).out)
    jsonschema.Draft202012Validator.check_schema(schema)
    for file in SCENARIOS:
        content = YAML(typ="safe", pure=True).load(file.read_text(encoding="utf-8"))
        jsonschema.validate(content, schema)
        assert set(content.get("position") or {}) <= set(schema["x-game"]["position"])
    assert "sacrifice torch" in schema["x-game"]["moves"]
    assert "enter" in schema["x-game"]["steps"]


# --- mistakes

MISTAKES: list[tuple[tuple[str, ...], str]] = [
    (("play", "chess"), "no game 'chess'; there are: welcome-to-the-dungeon"),
    (("play", "-p", "7"), "is for 2 to 4 players, not 7"),
    (("play", "--seats", "me"), "is for 2 to 4 players, not 1"),
    (("play", "-p", "3", "--seats", "me,random"), "3 players, but there are 2 at the table"),
    (("play", "--seats", "me,searcher-great"), "no bot 'searcher-great'; there are: random, cautious"),
    (("play", "--seats", "me,searcher:ms=soon"), "expected searcher:iterations=N or searcher:ms=N"),
    (("play", "--seats", "me,,random"), "expected names or bots separated by commas"),
    (("play", "--seats", "Eva,Eva"), "two players are called Eva"),
    (("play", "--seats", "me,random", "--names", "Eva,Adam"), "2 names (Eva, Adam), but 1 people at the table"),
    (("play", "--option", "successes"), "expected KEY=VALUE"),
    (("play", "--option", "successes=9"), "option successes: '9' is none of 2, 3"),
    (("play", "--option", "luck=9"), "no option 'luck'"),
    (("play", "--tables", "none.yaml"), "none.yaml"),
    (("play", "--speed", "ludicrous"), "'ludicrous' is none of slow, normal, instant"),
    (("play", "--language", "tlh"), "no texts in 'tlh'; there are: en, cs"),
    (("play", "--record", "none/there.json"), "cannot be written"),
    (("play", "--continue", "none.json"), "cannot be read"),
    (("replay", "none.json"), "none.json: cannot be read"),
    (("replay", "garbage.json"), "expected a record of a match"),
    (("replay", "evening.json", "--seat", "9"), "expected a seat from 1 to 3, spectator or all, not '9'"),
    (("rules", "chess"), "no game 'chess'"),
    (("rules", GAME, "999"), "no statement '999'"),
    (("scenario",), "expected a FILE with a scenario, or --schema GAME"),
    (("scenario", "none.yaml"), "none.yaml: cannot be read"),
    (("scenario", "garbage.json"), "garbage.json"),
    (("scenario", "empty.yaml"), "expected `moves`, `expect` or `steps`"),
    (("scenario", "--schema", "chess"), "no game 'chess'"),
    (("simulate", GAME, "--seats", "random,nobody"), "no bot 'nobody'"),
    (("arena", GAME, "--bots", "random,nobody"), "no bot 'nobody'"),
]


@pytest.mark.parametrize(("arguments", "said"), MISTAKES, ids=lambda value: " ".join(value) if isinstance(value, tuple) else "")
def test_a_mistake_is_said_in_one_line(
    herna_: Callable[..., Ran], record: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], said: str
) -> None:
    monkeypatch.chdir(record.parent)
    Path("garbage.json").write_text("[1, 2", encoding="utf-8")
    Path("empty.yaml").write_text(f"game: {GAME}\n", encoding="utf-8")
    ran = herna_(*arguments, typed="quit\n\n")
    assert ran.code == 2
    assert said in ran.err
    assert ran.err.startswith("herna: ")
    assert ran.err.count("\n") == 1
    assert ran.out == ""


def test_a_mistake_in_a_process_of_its_own() -> None:
    ran = process("play", "chess")
    assert (ran.code, ran.out) == (2, "")
    assert "Traceback" not in ran.err


def test_a_reader_who_goes_away_is_no_error() -> None:
    command = " ".join(f"'{part}'" for part in COMMAND)
    done = subprocess.run(["bash", "-c", f"{command} rules | head -1"], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0
    assert "Traceback" not in done.stderr


# --- compile


@pytest.mark.skipif(PLAIN, reason="plain mode compiles nothing")
@pytest.mark.parametrize(
    "game", [game for game in herna.all_games() if game.family.package.startswith("herna.")], ids=lambda g: g.id
)
def test_compile_leaves_nothing_to_be_compiled_later(game: Game) -> None:
    for _, job in warm._jobs(game):
        job()
    called = {driver.function.__name__: driver.of(game.family).signatures for driver in compiled._drivers}  # type: ignore[attr-defined]
    assert len(called) > 10
    assert [name for name, signatures in called.items() if not signatures] == []


def test_compile_is_quick_once_done_and_throws_old_machine_code_away(tmp_path: Path) -> None:
    """Plain mode has nothing to compile, and says so; compiled, stale folders of a game go and its own stay."""
    if PLAIN:
        assert "nothing to compile" in process("compile").out
        return
    first = process("compile")
    assert first.code == 0, first.err
    root = Path(subprocess.run([sys.executable, "-c", "from herna.engine.compiled import cache_root; print(cache_root())"],
                               capture_output=True, text=True, check=True).stdout.strip())  # fmt: skip
    stale = root / "dungeon-cards" / "move-0000000000000000"
    lately = root / "dungeon-cards" / "move-1111111111111111"
    for folder in (stale, lately):
        folder.mkdir(exist_ok=True)
    os.utime(stale, (0, 0))
    again = process("compile")
    assert "removed 1 folder" in again.out
    assert not stale.exists()
    assert lately.exists()
    lately.rmdir()
    seconds = re.search(r"Compiled in ([\d.]+) s", again.out)
    assert seconds
    assert float(seconds[1]) < 5


@pytest.mark.skipif(PLAIN, reason="plain mode compiles nothing")
def test_play_says_that_it_has_to_compile_first(
    herna_: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = herna.find_game(GAME)
    warm.compile_game(game)
    assert warm.is_compiled(game)
    monkeypatch.setenv("HERNA_CACHE", str(tmp_path))
    assert not warm.is_compiled(game)
    assert "The rules are compiled for this machine, once" in herna_("play", "-p", 2, typed="quit\n\n").told
