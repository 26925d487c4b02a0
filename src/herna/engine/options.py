"""Options of a table: what may be chosen before a match, with names and values that a person reads."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from herna.engine.errors import BadOption

Value = str | int | bool


@dataclass(frozen=True)
class Option:
    """One option of a game.

    name: its key; default: one of its values; values: all of them in order, or how to list them from the game's components
    (the heroes of an edited table, say). Rules get the place of the chosen value in that list.
    """

    name: str
    default: Value
    values: tuple[Value, ...] | Callable[[Any], tuple[Value, ...]]

    def choices(self, components: Any) -> tuple[Value, ...]:
        """All values that this option can have with these components."""
        return self.values(components) if callable(self.values) else self.values

    def read(self, given: Value, components: Any) -> Value:
        """The value that was meant: itself, or its text as typed (`3`, `yes`). BadOption lists what there is."""
        choices = self.choices(components)
        words = {"yes": True, "on": True, "true": True, "no": False, "off": False, "false": False}
        for choice in choices:
            if type(given) is type(choice) and given == choice:
                return choice
            if isinstance(given, str):
                if given == str(choice) or (isinstance(choice, bool) and words.get(given.lower()) is choice):
                    return choice
            elif isinstance(given, bool) and choice == ("on" if given else "off"):
                return choice
        listed = ", ".join(str(c).lower() if isinstance(c, bool) else str(c) for c in choices)
        raise BadOption(f"option {self.name}: {given!r} is none of {listed}")


def complete(options: tuple[Option, ...], given: Mapping[str, Value], components: Any) -> dict[str, Value]:
    """All options with their values: those given, defaults for the rest. BadOption names an option that does not exist."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption(f"no option {name!r}; there are: {', '.join(known) or 'none'}")
    return {o.name: o.read(given.get(o.name, o.default), components) for o in options}


def encode(options: tuple[Option, ...], chosen: Mapping[str, Value], components: Any) -> np.ndarray[Any, np.dtype[np.int64]]:
    """The options as rules take them: int64 row, for each option the place of its value."""
    places = [list(map(_typed, o.choices(components))).index(_typed(chosen[o.name])) for o in options]
    return np.array([*places, 0], np.int64)  # one more, so that the row is never empty


def _typed(value: Value) -> tuple[str, Value]:
    return type(value).__name__, value  # True and 1 are different values here
