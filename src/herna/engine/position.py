"""Positions: a state in words and back, byte for byte.

Every field that is not blank is written under its name: a number, a list without its trailing blanks, or names where the
family has a codec for the field. The agenda is a list of steps by name with their numbers, the next one last; `to_move` is a
seat or one of `chance`, `over`, `running`. A position that is `running` goes on by itself until somebody has to decide, so
that a person can write down a moment that nobody is asked in (the door of the dungeon, say).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from herna.engine.constants import CHANCE, OVER, RUNNING
from herna.engine.errors import BadRecord
from herna.engine.game import Components, Family
from herna.engine.record import PlainRecord

_TO_MOVE = {CHANCE: "chance", OVER: "over", RUNNING: "running"}
_OWN = ("to_move", "ask", "seats", "agenda_size", "agenda")


def write_state(family: Family, components: Components, states: np.ndarray[Any, Any]) -> dict[str, Any]:
    """The state as JSON: only fields that are not blank."""
    state = states[0]
    to_move = int(state["to_move"])
    written: dict[str, Any] = {"to_move": _TO_MOVE.get(to_move, to_move)}
    if state["ask"]:
        written["ask"] = family.asks[state["ask"]]
    if state["agenda_size"]:
        written["agenda"] = [_write_step(family, row.tolist()) for row in state["agenda"][: state["agenda_size"]]]
    names = family.state.dtype.names or ()
    for name in names:
        if name not in _OWN and np.any(state[name]):
            written[name] = _write(state[name].tolist(), family.codecs.get(name), components)
    return written


def _write_step(family: Family, row: list[int]) -> str | list[Any]:
    numbers = _trimmed(row[1:])
    return [family.steps[row[0]], *numbers] if numbers else family.steps[row[0]]


def _write(value: Any, codec: Any, components: Components) -> Any:
    if isinstance(value, list):
        return [_write(v, codec, components) for v in _trimmed(value)]
    return codec.write(components, value) if codec else value


def _trimmed(row: list[Any]) -> list[Any]:
    end = len(row)
    while end and not np.any(row[end - 1]):
        end -= 1
    return row[:end]


def read_state(family: Family, components: Components, players: int, written: Mapping[str, Any]) -> np.ndarray[Any, Any]:
    """The state that was written. BadRecord names the field and says what was expected."""
    states = np.zeros(1, family.state.dtype)
    state = states[0]
    state["seats"] = players
    names = {name for name in family.state.dtype.names or () if not name.startswith("_")} - {"seats", "agenda_size"}
    for name, given in written.items():
        if name not in names:
            raise BadRecord(f"position: no field {name!r}; there are: {', '.join(sorted(names))}")
        try:
            if name == "to_move":
                state[name] = _read_to_move(given, players)
            elif name == "ask":
                state[name] = _place(family.asks, given)
            elif name == "agenda":
                _read_agenda(family, state, given)
            else:
                _read(state, name, given, family.codecs.get(name), components)
        except (ValueError, TypeError, OverflowError, IndexError) as error:
            raise BadRecord(f"position: {name}: {error}") from None
    _check_waiting(family, state)
    try:
        family.check(components, PlainRecord(state))
    except ValueError as error:
        raise BadRecord(f"position: {error}") from None
    return states


def _check_waiting(family: Family, state: Any) -> None:
    """BadRecord unless there is something to go on with: rules would read what does not exist."""
    if state["to_move"] == RUNNING and not state["agenda_size"]:
        raise BadRecord(f"position: agenda: expected at least one step to carry out, of {', '.join(filter(None, family.steps))}")
    if state["to_move"] in (RUNNING, OVER) and state["ask"]:
        raise BadRecord("position: ask: expected none, as nobody is asked")
    if state["to_move"] not in (RUNNING, OVER) and not state["ask"]:
        asks = ", ".join(filter(None, family.asks))
        raise BadRecord(f"position: ask: expected the question that waits for an answer, one of {asks}")


def _read_to_move(given: Any, players: int) -> int:
    for code, word in _TO_MOVE.items():
        if given == word:
            return code
    if isinstance(given, int) and 0 <= given < players:
        return given
    raise ValueError(f"expected a seat from 0 to {players - 1} or one of {', '.join(_TO_MOVE.values())}, not {given!r}")


def _place(names: tuple[str, ...], given: Any) -> int:
    if given not in names:
        raise ValueError(f"expected one of {', '.join(n for n in names if n)}, not {given!r}")
    return names.index(given)


def _read_agenda(family: Family, state: Any, given: Any) -> None:
    if not isinstance(given, list) or len(given) > len(state["agenda"]):
        raise ValueError(f"expected a list of at most {len(state['agenda'])} steps, not {given!r}")
    for place, step in enumerate(given):
        name, *numbers = step if isinstance(step, list) else [step]
        state["agenda"][place, 0] = 1 + _place(family.steps[1:], name)
        for i, number in enumerate(numbers):
            state["agenda"][place, 1 + i] = _fitting(number, state["agenda"].dtype)
    state["agenda_size"] = len(given)


def _read(state: Any, name: str, given: Any, codec: Any, components: Components) -> None:
    field = state[name]
    shape = np.shape(field)
    filled = np.zeros(shape, dtype := np.asarray(field).dtype)
    if shape:
        _fill(filled, given, codec, components, dtype)
        state[name] = filled
    else:
        state[name] = _fitting(codec.read(components, given) if codec else given, dtype)


def _fill(target: Any, given: Any, codec: Any, components: Components, dtype: np.dtype[Any]) -> None:
    if not isinstance(given, list) or len(given) > len(target):
        raise ValueError(f"expected a list of at most {len(target)}, not {given!r}")
    for i, item in enumerate(given):
        if target.ndim > 1:
            _fill(target[i], item, codec, components, dtype)
        else:
            target[i] = _fitting(codec.read(components, item) if codec else item, dtype)


def _fitting(value: Any, dtype: np.dtype[Any]) -> int:
    info = np.iinfo(dtype)
    if isinstance(value, bool) or not isinstance(value, int) or not info.min <= value <= info.max:
        raise ValueError(f"expected a whole number from {info.min} to {info.max}, not {value!r}")
    return value
