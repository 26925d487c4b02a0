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

    def encode(self, chosen: Value, components: Any) -> int:
        """What rules get for a value that `read` has returned: its place in the list."""
        return list(map(_typed, self.choices(components))).index(_typed(chosen))

    def check(self, chosen: Mapping[str, Value], components: Any) -> None:
        """BadOption where the value does not go with those of the other options; all of them are read."""


@dataclass(frozen=True)
class SetOption(Option):
    """An option whose value is a set: one of a few sets with a name (its `values`), or members listed with commas.

    members: all that the set can have, in order, from the components; named: the members that a name stands for; fits: what is
    wrong with the set beside the other options, or None. A set that has a name is written by it, so that each has one text only.
    Rules get bits: 1 for the first member, 2 for the second, 4 for the third.
    """

    members: Callable[[Any], tuple[str, ...]]
    named: Callable[[Any, str], tuple[str, ...]]
    fits: Callable[[tuple[str, ...], Mapping[str, Value], Any], str | None] = lambda chosen, options, components: None

    def read(self, given: Value, components: Any) -> Value:
        """The set that was meant, as its text. BadOption lists the names and the members that there are."""
        choices, members = self.choices(components), self.members(components)
        if given in choices:
            return given
        listed = [word.strip() for word in given.split(",")] if isinstance(given, str) else []
        if not listed or any(word not in members for word in listed):
            names, every = ", ".join(map(str, choices)), ", ".join(members)
            raise BadOption(f"option {self.name}: {given!r} is none of {names}, nor a list, with commas, of some of {every}")
        found = tuple(member for member in members if member in listed)
        return next((name for name in choices if self.listed(name, components) == found), ",".join(found))

    def listed(self, chosen: Value, components: Any) -> tuple[str, ...]:
        """The members of a set that `read` has returned, in order."""
        word = str(chosen)
        return self.named(components, word) if word in self.choices(components) else tuple(word.split(","))

    def encode(self, chosen: Value, components: Any) -> int:
        """What rules get for a set that `read` has returned: the bits of its members."""
        members = self.members(components)
        return sum(1 << members.index(member) for member in self.listed(chosen, components))

    def check(self, chosen: Mapping[str, Value], components: Any) -> None:
        """BadOption where the set does not go with the values of the other options."""
        wrong = self.fits(self.listed(chosen[self.name], components), chosen, components)
        if wrong is not None:
            raise BadOption(wrong)


def complete(options: tuple[Option, ...], given: Mapping[str, Value], components: Any) -> dict[str, Value]:
    """All options with their values: those given, defaults for the rest.

    BadOption names an option that does not exist, a value that it cannot have, or values that do not go together.
    """
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption(f"no option {name!r}; there are: {', '.join(known) or 'none'}")
    chosen = {o.name: o.read(given.get(o.name, o.default), components) for o in options}
    for option in options:
        option.check(chosen, components)
    return chosen


def encode(options: tuple[Option, ...], chosen: Mapping[str, Value], components: Any) -> np.ndarray[Any, np.dtype[np.int64]]:
    """The options as rules take them: int64 row, for each option the place of its value, or the bits of its set."""
    return np.array(
        [*(o.encode(chosen[o.name], components) for o in options), 0], np.int64
    )  # one more, so that the row is never empty


def _typed(value: Value) -> tuple[str, Value]:
    return type(value).__name__, value  # True and 1 are different values here
