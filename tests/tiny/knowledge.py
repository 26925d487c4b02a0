"""Sealed Bids: who knows what."""

from __future__ import annotations

from typing import Any

from herna.engine.chance import below, pick
from herna.engine.compiled import rule
from herna.engine.constants import UNKNOWN
from herna.engine.events import seat_bit


@rule
def conceal(tables: Any, state: Any, seat: int) -> None:
    """Blank the cards and bids that the seat has not seen, and the deck."""
    me = seat_bit(seat)
    for other in range(state.seats):
        if state.cards[other] != 0 and not state.cards_seen[other] & me:
            state.cards[other] = UNKNOWN
        if state.bids[other] != 0 and not state.bids_seen[other] & me:
            state.bids[other] = UNKNOWN
    for kind in range(1, 4):
        state.deck[kind] = UNKNOWN


@rule
def resample(tables: Any, state: Any, seat: int, random: Any) -> None:
    """Deal the unseen cards to the hands that are hidden; any sealed bid is as likely as another."""
    for kind in range(1, 4):
        state.deck[kind] = tables.copies[kind]
    for other in range(state.seats):
        if state.cards[other] > 0:
            state.deck[state.cards[other]] -= 1
    for other in range(state.seats):
        if state.cards[other] == UNKNOWN:
            kind = pick(state.deck, 4, random)
            state.deck[kind] -= 1
            state.cards[other] = kind
        if state.bids[other] == UNKNOWN:
            state.bids[other] = 1 + below(random, 3)


@rule
def observe(tables: Any, state: Any, seat: int, out: Any) -> None:
    """My card as one of three, and who has sealed a bid."""
    if seat >= 0 and state.cards[seat] > 0:
        out[state.cards[seat] - 1] = 1.0
    for other in range(state.seats):
        out[3 + other] = 1.0 if state.bids[other] != 0 else 0.0
