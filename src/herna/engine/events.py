"""Events: what happened, told to those who may know it.

An event is for people: a page plays it out, a log puts it into words. In rules it is a row of numbers. Each names the seats that
see it at all and, of these, the seats that know its secret numbers; the others get UNKNOWN in their place. Both sets come from
the knowledge that the state itself keeps of each card, so that who knows what is not written a second time.

Buffer: int64[capacity + 1, WIDTH]. Row 0 holds the count of events in its first place; an event is a row of kind, seat that acted
(UNKNOWN: nobody), set of seats that see it, set that knows its secrets, then up to six numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from herna.engine.compiled import rule
from herna.engine.constants import SPECTATOR, SPECTATOR_BIT, UNKNOWN

KIND, SEAT, SEEN, KNOWN, NUMBERS = 0, 1, 2, 3, 4
WIDTH = 10
CAPACITY = 256
NOBODY = -1

Say = Callable[[Any, int], Any]
"""How a number of an event is told: from the game's components and the number to an id, a number or a list."""


@dataclass(frozen=True)
class Number:
    """One number of an event.

    name: key under which it is told; say: how (None: as the number itself); secret: told only to the seats that know.
    """

    name: str
    say: Say | None = None
    secret: bool = False


@dataclass(frozen=True)
class EventKind:
    """A kind of event: its name and its numbers, in order."""

    name: str
    numbers: tuple[Number, ...] = field(default=())


@rule
def emit(
    events: Any,
    kind: int,
    seat: int,
    seen: int,
    known: int,
    a: int = 0,
    b: int = 0,
    c: int = 0,
    d: int = 0,
    e: int = 0,
    f: int = 0,
) -> None:
    """Append an event to the buffer; does nothing, and compiles to nothing, when there is none."""
    if events is not None:
        row = events[0, 0] + 1
        events[0, 0] = row
        events[row, 0] = kind
        events[row, 1] = seat
        events[row, 2] = seen
        events[row, 3] = known
        events[row, 4] = a
        events[row, 5] = b
        events[row, 6] = c
        events[row, 7] = d
        events[row, 8] = e
        events[row, 9] = f


@rule
def seat_bit(seat: int) -> int:
    """The seat as a set of one; SPECTATOR has a bit of its own."""
    return 1 << (SPECTATOR_BIT if seat == SPECTATOR else seat)


def new_buffer() -> np.ndarray[Any, np.dtype[np.int64]]:
    """An empty buffer for the events of one move."""
    return np.zeros((CAPACITY + 1, WIDTH), np.int64)


def taken(buffer: np.ndarray[Any, np.dtype[np.int64]]) -> list[tuple[int, ...]]:
    """The events in the buffer, as tuples; empties it."""
    count = int(buffer[0, 0])
    rows = [tuple(int(x) for x in buffer[i]) for i in range(1, count + 1)]
    buffer[: count + 1] = 0
    return rows


def sees(row: tuple[int, ...], seat: int) -> bool:
    """Whether the seat is told of the event at all."""
    return bool(row[SEEN] & seat_bit(seat))


def told(
    row: tuple[int, ...], seat: int | None, kinds: tuple[EventKind, ...], components: Any
) -> tuple[str, int | None, dict[str, Any]]:
    """The event as the seat is told it: name, acting seat (None: nobody), and its numbers by name. Seat None knows all."""
    kind = kinds[row[KIND]]
    knows = seat is None or bool(row[KNOWN] & seat_bit(seat))
    data = {}
    for place, number in enumerate(kind.numbers):
        value = UNKNOWN if number.secret and not knows else row[NUMBERS + place]
        data[number.name] = number.say(components, value) if number.say else value
    return kind.name, None if row[SEAT] == NOBODY else row[SEAT], data
