"""`herna scenario`: a position, moves, and facts that must hold after them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.text import Text
from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

import herna
from herna.engine.constants import CHANCE, OVER, SPECTATOR
from herna.engine.errors import BadRecord, HernaError, IllegalAction, UnreadableAction
from herna.engine.match import Match
from herna.engine.types import Position, Value

MISSING = "nothing"


class Expect(Struct, forbid_unknown_fields=True):
    """Facts about one moment.

    seat: whose view `view` looks into (-1 a spectator, `all` everything shown); view: facts by path (`table.life: 3`,
    `table.seats.0.failures: 1`); to_move: a seat, `chance` or `over`; legal: exactly these, in any order; illegal: none of these;
    events: kinds or kinds with data that were told, in this order, others between them allowed; returns: results by seat.
    """

    seat: int | str = SPECTATOR
    view: dict[str, Any] = {}
    to_move: int | str | None = None
    legal: tuple[str, ...] | None = None
    illegal: tuple[str, ...] = ()
    events: tuple[str | dict[str, Any], ...] = ()
    returns: tuple[float, ...] | None = None


class Step(Struct, forbid_unknown_fields=True):
    """Moves (`draw`, `= goblin`), then what must hold."""

    do: tuple[str, ...] = ()
    expect: Expect = msgspec.field(default_factory=Expect)


class Scenario(Struct, forbid_unknown_fields=True):
    """A scenario; without a position the match begins anew, its outcomes given as moves."""

    game: str
    about: str = ""
    players: int = 2
    options: dict[str, Value] = {}
    position: dict[str, Any] | None = None
    steps: tuple[Step, ...] = ()


def read_scenario(file: Path) -> Scenario:
    """The scenario in a YAML file. BadRecord says what is wrong with it."""
    try:
        content = YAML(typ="safe", pure=True).load(file.read_text(encoding="utf-8"))
        return msgspec.convert(content, Scenario)
    except OSError as error:
        raise BadRecord(f"{file}: cannot be read: {error.strerror}") from None
    except (YAMLError, UnicodeDecodeError) as error:
        raise BadRecord(f"{file}: expected YAML: {' '.join(str(error).split())}") from None
    except msgspec.ValidationError as error:
        raise BadRecord(f"{file}: {error}") from None


def scenario_command(file: Path) -> int:
    """Play the scenario, print what differed; 1 if anything did."""
    console = Console(highlight=False)
    scenario = read_scenario(file)
    found = differences(scenario)
    for difference in found:
        console.print(Text(difference, "red3"), soft_wrap=True)
    if not found:
        console.print(Text(f"{file}: as expected, {len(scenario.steps)} steps", "green4"))
    return 1 if found else 0


def differences(scenario: Scenario) -> list[str]:
    """Play the scenario; each difference from what was expected in a line. HernaError if it cannot be set up."""
    match = _begin(scenario)
    found: list[str] = []
    for number, step in enumerate(scenario.steps, 1):
        for move in step.do:
            try:
                match.push(move.removeprefix("=").strip())
            except HernaError as error:
                return [*found, f"step {number}, {move!r}: {error}"]
        found += [f"step {number}: {line}" for line in _differences(match, step.expect)]
    return found


def _begin(scenario: Scenario) -> Match:
    found = herna.find_game(scenario.game)
    if scenario.position is None:
        return Match(found, scenario.players, scenario.options, found.load(None), None)
    position = Position(game=scenario.game, players=scenario.players, options=scenario.options, state=scenario.position)
    return Match.from_position(position)


def _differences(match: Match, expect: Expect) -> list[str]:
    found = []
    to_move: int | str = {CHANCE: "chance", OVER: "over"}.get(match.to_move, match.to_move)
    if expect.to_move is not None and to_move != expect.to_move:
        found.append(f"to_move: expected {expect.to_move}, found {to_move}")
    if expect.legal is not None and sorted(expect.legal) != sorted(match.legal_actions):
        found.append(f"legal: expected {', '.join(expect.legal) or MISSING}, found {', '.join(match.legal_actions) or MISSING}")
    found += [f"illegal: {action!r} may be done" for action in expect.illegal if not _refused(match, action)]
    if expect.returns is not None and expect.returns != match.returns:
        found.append(f"returns: expected {list(expect.returns)}, found {match.returns}")
    everything = expect.seat == "all"
    seat = expect.seat if isinstance(expect.seat, int) else SPECTATOR
    if expect.view:
        view = msgspec.to_builtins(match.view(seat, everything=everything))
        for path, wanted in expect.view.items():
            there = _at(view, path)
            if there != wanted:
                found.append(f"view.{path}: expected {json.dumps(wanted)}, found {json.dumps(there)}")
    told = [
        {"kind": e.kind, "seat": e.seat, **e.data} for e in match.events(SPECTATOR if everything else seat, everything=everything)
    ]
    return found + _missing_events(told, expect.events)


def _refused(match: Match, action: str) -> bool:
    try:
        match.copy().push(action)
    except (IllegalAction, UnreadableAction):
        return True
    return False


def _at(view: Any, path: str) -> Any:
    for part in path.split("."):
        try:
            view = view[int(part)] if isinstance(view, list) else view[part]
        except (KeyError, IndexError, ValueError, TypeError):
            return MISSING
    return view


def _missing_events(told: list[dict[str, Any]], wanted: tuple[str | dict[str, Any], ...]) -> list[str]:
    rest = iter(told)
    for event in wanted:
        facts = {"kind": event} if isinstance(event, str) else event
        if not any(all(there.get(key, MISSING) == value for key, value in facts.items()) for there in rest):
            return [f"events: {json.dumps(event)} was not told, or not in this order"]
    return []


def print_schema(game: str) -> None:
    """The format as a JSON schema, with what the game's positions and moves may name."""
    found = herna.find_game(game)
    components = found.load(None)
    schema = msgspec.json.schema(Scenario)
    schema["x-game"] = {
        "id": found.id,
        "players": list(found.players),
        "options": {option.name: list(option.choices(components)) for option in found.options},
        "moves": sorted(found.family.vocabulary(components)),
        "position": [
            n for n in found.family.state.dtype.names or () if not n.startswith("_") and n not in ("seats", "agenda_size")
        ],
        "asks": [ask for ask in found.family.asks if ask],
        "steps": [step for step in found.family.steps if step],
        "events": {kind.name: [number.name for number in kind.numbers] for kind in found.family.events},
    }
    print(json.dumps(schema, indent=2, ensure_ascii=False))
