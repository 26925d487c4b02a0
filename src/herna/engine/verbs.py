"""The verbs of a game: what every game can be asked to do.

Each verb below is a generic function. A game binds its own rule to it for its record type (`bind`); a call then finds the rule by
the type of the state: while compiling when compiled, so that it costs nothing and one source of a driver serves every game, by
a look-up in plain mode.

    setup(tables, state, options)               the position before the first step; the state comes zeroed, `seats` is set;
                                                options: int64 row, one number for each declared option
    legal(tables, state, words)                 mark what the seat to move may do, as bits of zeroed uint64 words
    weights(tables, state, out) -> int          integer weight of each chance outcome into int64 `out`; how many places are used
    address(tables, state, out)                 where the awaited outcome stands in its stream, into int64[3]: stream, shuffle
                                                or die, position; what decisions have left (a discard pile, a hand) is
                                                shuffled under a number of its own
    answer(tables, state, ask, seat, action, events)   carry out the decision of `seat` (or the outcome: CHANCE) on the question
                                                `ask`, up to the steps that follow from it
    carry_out(tables, state, step, a, b, c, events)   carry out one step of the agenda
    returns(tables, state, out)                 result of each seat into float64 `out`; only asked when the match is over
    conceal(tables, state, seat)                blank what the seat may not know (SPECTATOR: what nobody at the table is told)
    resample(tables, state, seat, random)       fill the blanks with a consistent sample
    observe(tables, state, seat, out)           tensor of a concealed state into float32 `out`
    advise(tables, state, seat, random) -> int  a sensible action by a rule of thumb, from what the seat knows

`events` is an event buffer or None; with None the emitting code is left out while compiling.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import from_dtype
from numba.extending import overload

_rules: dict[tuple[str, Any], Callable[..., Any]] = {}
_owners: dict[Any, str] = {}


def setup(tables: Any, state: Any, options: Any) -> None:
    """The position before the first step."""
    _find("setup", state)(tables, state, options)


def legal(tables: Any, state: Any, words: Any) -> None:
    """Mark the legal actions of the seat to move."""
    _find("legal", state)(tables, state, words)


def weights(tables: Any, state: Any, out: Any) -> int:
    """Weights of chance's outcomes; returns how many places of `out` are used."""
    return int(_find("weights", state)(tables, state, out))


def address(tables: Any, state: Any, out: Any) -> None:
    """Where the awaited outcome stands in its stream."""
    _find("address", state)(tables, state, out)


def answer(tables: Any, state: Any, ask: int, seat: int, action: int, events: Any) -> None:
    """Carry out one decision or outcome up to the steps that follow from it."""
    _find("answer", state)(tables, state, ask, seat, action, events)


def carry_out(tables: Any, state: Any, step: int, a: int, b: int, c: int, events: Any) -> None:
    """Carry out one step of the agenda."""
    _find("carry_out", state)(tables, state, step, a, b, c, events)


def returns(tables: Any, state: Any, out: Any) -> None:
    """Result of each seat."""
    _find("returns", state)(tables, state, out)


def conceal(tables: Any, state: Any, seat: int) -> None:
    """Blank what the seat may not know."""
    _find("conceal", state)(tables, state, seat)


def resample(tables: Any, state: Any, seat: int, random: Any) -> None:
    """Fill the blanks of a state concealed to `seat` with a consistent sample."""
    _find("resample", state)(tables, state, seat, random)


def observe(tables: Any, state: Any, seat: int, out: Any) -> None:
    """Tensor of a concealed state."""
    _find("observe", state)(tables, state, seat, out)


def advise(tables: Any, state: Any, seat: int, random: Any) -> int:
    """A sensible action by a rule of thumb."""
    return int(_find("advise", state)(tables, state, seat, random))


VERBS: dict[str, Callable[..., Any]] = {
    verb.__name__: verb for verb in (setup, legal, weights, address, answer, carry_out, returns, conceal, resample, observe, advise)
}


def _find(verb: str, state: Any) -> Callable[..., Any]:
    return _rules[verb, state.dtype]


def bind(dtype: np.dtype[Any], owner: str, rules: dict[str, Callable[..., Any]]) -> None:
    """Bind a game's rules to its record type.

    Two games of equal record types would get each other's rules, so a type that is bound already is refused (ValueError),
    as is a set of rules that is not exactly the verbs.
    """
    missing, surplus = sorted(VERBS.keys() - rules.keys()), sorted(rules.keys() - VERBS.keys())
    if missing or surplus:
        raise ValueError(f"{owner}: verbs missing {missing}, unknown {surplus}")
    compiled = from_dtype(dtype)
    if compiled in _owners:
        raise ValueError(f"{owner}: its record type is that of {_owners[compiled]}; give the state a field of its own")
    _owners[compiled] = owner
    for verb, function in rules.items():
        _rules[verb, compiled] = _rules[verb, dtype] = function


def _dispatch(verb: str, generic: Callable[..., Any], arguments: str) -> None:
    """Tell the compiler to resolve calls of the generic function by the record type of `state`."""
    found = f"lambda {arguments}: rule({arguments})"
    source = f"def choose({arguments}):\n    rule = find(state)\n    return None if rule is None else {found}"
    scope: dict[str, Any] = {"find": lambda state: _rules.get((verb, state))}
    exec(source, scope)  # the names of the arguments must be the verb's own; a lambda cannot take them from a list
    overload(generic)(scope["choose"])


_dispatch("setup", setup, "tables, state, options")
_dispatch("legal", legal, "tables, state, words")
_dispatch("weights", weights, "tables, state, out")
_dispatch("address", address, "tables, state, out")
_dispatch("answer", answer, "tables, state, ask, seat, action, events")
_dispatch("carry_out", carry_out, "tables, state, step, a, b, c, events")
_dispatch("returns", returns, "tables, state, out")
_dispatch("conceal", conceal, "tables, state, seat")
_dispatch("resample", resample, "tables, state, seat, random")
_dispatch("observe", observe, "tables, state, seat, out")
_dispatch("advise", advise, "tables, state, seat, random")
