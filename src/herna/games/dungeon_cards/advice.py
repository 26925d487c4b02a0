"""The rule of thumb: what a good amateur would do, from what the seat knows."""

from __future__ import annotations

from typing import Any

from herna.engine.chance import below
from herna.engine.compiled import rule
from herna.games.dungeon_cards.actions import ADD, ASK_BID, ASK_PLACE, DRAW, PASS


@rule
def advise(tables: Any, state: Any, seat: int, random: Any) -> int:
    """A sensible action."""
    if state.ask == ASK_BID:
        return PASS if below(random, 4) == 0 else DRAW
    if state.ask == ASK_PLACE:
        return ADD
    return 0
