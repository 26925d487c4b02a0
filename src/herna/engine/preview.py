"""Previews: what a choice will do, as far as the seat may know.

The rules themselves run on the state concealed to the seat, until something it does not know, chance or somebody else comes into
play. What is told is then certain; the rest is said to be open, and why.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from herna.engine.constants import CHANCE, OPEN, OVER
from herna.engine.events import new_buffer, sees, taken
from herna.engine.record import copied
from herna.engine.rules import Rules, States
from herna.engine.types import Happened

Reason = Literal["unknown", "chance", "seat", "over", "done"]


class Preview(Struct, kw_only=True, forbid_unknown_fields=True):
    """What will happen for certain, and why no more can be told.

    stopped: `unknown` (a hidden card decides), `chance`, `seat` (another seat decides), `over` (the match ends), or `done` (the
    seat itself is asked again, or all actions were carried out).
    """

    happened: tuple[Happened, ...]
    stopped: Reason


def preview(rules: Rules, concealed: States, seat: int, actions: Sequence[int]) -> tuple[Preview, States]:
    """Carry legal actions out on a copy of a state concealed to the seat; returns the preview and where it stopped."""
    states, buffer = copied(concealed), new_buffer()
    happened: list[Happened] = []
    stopped: Reason = "done"
    for action in actions:
        rules.move(states, action, buffer)
        for row in taken(buffer):
            if sees(row, seat):
                happened.append(rules.happened(row, seat, len(happened) + 1))
        waiting = rules.to_move(states)
        if waiting != seat:
            stopped = {OPEN: "unknown", CHANCE: "chance", OVER: "over"}.get(waiting, "seat")  # type: ignore[assignment]
            break
    return Preview(happened=tuple(happened), stopped=stopped), states
