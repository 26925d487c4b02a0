"""The examples in docs/formats are read, and are what the engine writes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from ruamel.yaml import YAML

import herna
from herna.cli.records import read_record
from herna.cli.scenario import Scenario, differences
from herna.engine.types import Happened, Position, Record, View

FORMATS = Path(__file__).parents[1] / "docs" / "formats"
GAME = herna.find_game("welcome-to-the-dungeon")


def example(page: str, language: str = "json") -> str:
    """The first block of that language on a page."""
    found = re.search(rf"```{language}\n(.*?)```", (FORMATS / page).read_text(encoding="utf-8"), re.DOTALL)
    assert found, page
    return found[1]


def rows(page: str, heading: str) -> list[list[str]]:
    """The cells of the first table below a heading, code marks taken off."""
    text = (FORMATS / page).read_text(encoding="utf-8").partition(heading)[2]
    table = re.search(r"((?:^\|.*\n)+)", text, re.MULTILINE)
    assert table, heading
    lines = [line.strip("|\n").split("|") for line in table[1].splitlines()[2:]]
    return [[cell.strip() for cell in line] for line in lines]


@pytest.fixture
def match() -> herna.Match:
    match = herna.new(GAME.id, players=2, seed=7, first_hero="warrior")
    match.names, match.bots = ("Eva", "Bot 2"), ("", "cautious")
    for action in ("draw", "add", "draw"):
        match.push(action)
    return match


def test_record(match: herna.Match, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(example("record.md"), encoding="utf-8")
    record = read_record(file)
    assert record == match.record()
    assert herna.replay(record).position() == match.position()


def test_position(match: herna.Match) -> None:
    position = msgspec.json.decode(example("position.md"), type=Position)
    assert position == match.position()
    assert herna.Match.from_position(position).hash() == match.hash()


def test_view(match: herna.Match) -> None:
    view = msgspec.json.decode(example("view.md"), type=View)
    assert msgspec.to_builtins(view) == msgspec.to_builtins(match.view(0))
    told = {key for row in rows("view.md", "## The table") for key in re.findall(r"`([a-z_]+)`", row[0])}
    assert told == set(view.table)


def test_events(match: herna.Match) -> None:
    assert msgspec.json.decode(example("events.md"), type=list[Happened]) == match.events(0)
    told = {row[0].strip("`"): re.findall(r"`([a-z_]+)`", row[1]) for row in rows("events.md", "## Welcome")}
    assert told == {kind.name: [number.name for number in kind.numbers] for kind in GAME.family.events}


def test_actions() -> None:
    family = [game for game in herna.all_games() if game.family is GAME.family]
    components: Any = family[-1].load(None)  # both games together have all ids
    ids = {"TILE": components.equipment, "MONSTER": components.monsters, "HERO": components.heroes, "N": range(4)}
    possible = frozenset[str]().union(*(game.family.vocabulary(game.load(None)) for game in family))
    texts, asks = set(), set()
    page = rows("actions.md", "## Welcome") + rows("actions.md", "| `hero HERO`")
    for text, ask, _ in page:
        word = next((word for word in ids if re.search(rf"\b{word}\b", text)), None)
        asks.add(ask.strip("`"))
        meant = {text.strip("`").replace(word, str(one)) for one in ids[word]} if word else {text.strip("`")}
        assert meant & possible, text
        texts |= meant
    assert possible <= texts
    assert asks == set(GAME.family.asks) - {""}
    log = (FORMATS / "actions.md").read_text(encoding="utf-8").partition("```\n")[2].partition("```")[0].split("\n")[:-1]
    assert tuple(log) == msgspec.json.decode(example("record.md"), type=Record).moves[: len(log)]


def test_scenario() -> None:
    scenario = msgspec.convert(YAML(typ="safe", pure=True).load(example("scenario.md", "yaml")), Scenario)
    assert differences(scenario) == []
    text = (FORMATS / "scenario.md").read_text(encoding="utf-8")
    told = set(re.findall(r"`([a-z_]+)`", " ".join(re.findall(r"^\| (`.*?) \|", text, re.MULTILINE))))
    fields = {*msgspec.structs.asdict(scenario), *msgspec.structs.asdict(scenario.steps[0].expect)}
    assert told == fields


def test_every_format_is_listed() -> None:
    listed = (FORMATS / "README.md").read_text(encoding="utf-8")
    assert all(f"({page.name})" in listed for page in FORMATS.glob("*.md") if page.name != "README.md")
    assert json.loads(example("record.md"))["format"] in listed
