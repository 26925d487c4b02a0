"""`herna scenario`: a position, moves, and facts that must hold after them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from rich.text import Text
from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

import herna
from herna.cli.look import BLOOD, MOSS
from herna.cli.screen import make_console
from herna.engine.constants import CHANCE, OVER, SPECTATOR
from herna.engine.errors import BadRecord, HernaError, IllegalAction, UnreadableAction
from herna.engine.match import Match
from herna.engine.types import Position, Value

MISSING = "nothing"
_EVERYTHING = "all"


class Expect(Struct, forbid_unknown_fields=True):
    """Facts about one moment.

    seat: whose `view` and `events` these are (-1 a spectator, `all` one who sees everything); view: facts by path (`table.life: 3`,
    `table.seats.0.failures: 1`); to_move: a seat, `chance` or `over`; legal: exactly these, in any order; illegal: all of these are
    refused; events: kinds, or kinds with data, that this step's moves brought, in this order, others between them allowed;
    returns: results by seat, once the match is over.
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
    """A scenario; without a position the match begins anew, its outcomes given as moves.

    moves and expect: the only step, or the one before `steps`.
    """

    game: str
    about: str = ""
    players: int = 2
    options: dict[str, Value] = {}
    position: dict[str, Any] | None = None
    moves: tuple[str, ...] = ()
    expect: Expect | None = None
    steps: tuple[Step, ...] = ()

    def all_steps(self) -> tuple[Step, ...]:
        """Every step in order."""
        if self.moves or self.expect is not None:
            return (Step(do=self.moves, expect=self.expect or Expect()), *self.steps)
        return self.steps


def read_scenario(file: Path) -> Scenario:
    """The scenario in a YAML file. BadRecord says what is wrong with it."""
    try:
        content = YAML(typ="safe", pure=True).load(file.read_text(encoding="utf-8"))
        scenario = msgspec.convert(content, Scenario)
    except OSError as error:
        raise BadRecord(f"{file}: cannot be read: {error.strerror}") from None
    except (YAMLError, UnicodeDecodeError) as error:
        raise BadRecord(f"{file}: expected YAML: {error}") from None
    except msgspec.ValidationError as error:
        raise BadRecord(f"{file}: {error}") from None
    if not scenario.all_steps():
        raise BadRecord(f"{file}: expected `moves`, `expect` or `steps`, else it tells nothing")
    seats = [_EVERYTHING, *range(SPECTATOR, scenario.players)]
    for number, step in enumerate(scenario.all_steps(), 1):
        if step.expect.seat not in seats:
            raise BadRecord(f"{file}: step {number}: expected a seat of {', '.join(map(str, seats))}, not {step.expect.seat!r}")
    return scenario


def scenario_command(file: Path) -> int:
    """Play the scenario, print what differed; 1 if anything did."""
    console = make_console()
    scenario = read_scenario(file)
    found = differences(scenario)
    for difference in found:
        console.print(Text(f"{file}: {difference}", BLOOD), soft_wrap=True)
    if not found:
        console.print(Text(f"{file}: as expected ({len(scenario.all_steps())} steps)", MOSS), soft_wrap=True)
    return 1 if found else 0


def differences(scenario: Scenario) -> list[str]:
    """Play the scenario; each difference from what was expected in a line. HernaError if it cannot be set up."""
    match = _begin(scenario)
    found: list[str] = []
    for number, step in enumerate(scenario.all_steps(), 1):
        everything = step.expect.seat == _EVERYTHING
        seat = step.expect.seat if isinstance(step.expect.seat, int) else SPECTATOR
        heard = len(match.events(seat, everything=everything)) if number > 1 else 0
        for move in step.do:
            try:
                match.push(_text_of(move, match))
            except HernaError as error:
                return [*found, f"step {number}: {move!r}: {error}"]
        lines = _differences(match, step.expect, seat, heard, everything=everything)
        found += [f"step {number}: {line}" for line in lines]
    return found


def _text_of(move: str, match: Match) -> str:
    """The move without its mark; an outcome has one, a decision has none. BadRecord."""
    if move.startswith("=") != (match.to_move == CHANCE):
        awaited = "an outcome (`= ...`)" if match.to_move == CHANCE else "the match's end" if match.is_over else "a decision"
        raise BadRecord(f"awaited is {awaited}; possible: {', '.join(match.legal_actions) or MISSING}")
    return move.removeprefix("=").strip()


def _begin(scenario: Scenario) -> Match:
    found = herna.find_game(scenario.game)
    if scenario.position is None:
        return Match(found, scenario.players, scenario.options, found.load(None), None)
    position = Position(game=scenario.game, players=scenario.players, options=scenario.options, state=scenario.position)
    return Match.from_position(position)


def _differences(match: Match, expect: Expect, seat: int, heard: int, *, everything: bool) -> list[str]:
    found = []
    to_move: int | str = {CHANCE: "chance", OVER: "over"}.get(match.to_move, match.to_move)
    if expect.to_move is not None and to_move != expect.to_move:
        found.append(f"to_move: expected {expect.to_move}, found {to_move}")
    if expect.legal is not None and sorted(expect.legal) != sorted(match.legal_actions):
        found.append(f"legal: expected {', '.join(expect.legal) or MISSING}, found {', '.join(match.legal_actions) or MISSING}")
    found += [f"illegal: expected {action!r} to be refused, but it may be done" for action in expect.illegal if _may(match, action)]
    if expect.returns is not None and expect.returns != match.returns:
        found.append(f"returns: expected {list(expect.returns)}, found {list(match.returns) if match.returns else MISSING}")
    if expect.view:
        view = msgspec.to_builtins(match.view(seat, everything=everything))
        for path, wanted in expect.view.items():
            there = _at(view, path)
            if there != wanted:
                found.append(f"view.{path}: expected {_json(wanted)}, found {_json(there)}")
    told = [{"kind": e.kind, "seat": e.seat, **e.data} for e in match.events(seat, heard, everything=everything)]
    return found + _missing_events(told, expect.events)


def _json(value: Any) -> str:
    return value if value == MISSING else json.dumps(value, ensure_ascii=False)


def _may(match: Match, action: str) -> bool:
    try:
        match.copy().push(action)
    except (IllegalAction, UnreadableAction):
        return False
    return True


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
            listed = ", ".join(there["kind"] for there in told) or MISSING
            return [f"events: expected {_json(facts)} in its place, found {listed}"]
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
