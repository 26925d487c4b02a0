"""Who knows what: the only place that says so.

Every card carries the set of seats that have seen it. Whoever has not seen it does not know it, and nobody knows the deck: which
kinds are still in it can only be reckoned from the cards one has seen. Special monsters that were drawn unseen are known to whoever
has seen their card.
"""

from __future__ import annotations

from typing import Any

from herna.engine.bits import count_bits
from herna.engine.chance import pick
from herna.engine.compiled import rule
from herna.engine.constants import EMPTY, EVERYONE, UNKNOWN
from herna.engine.events import seat_bit
from herna.games.dungeon_cards.drawing import copies
from herna.games.dungeon_cards.tables import TILES


@rule
def conceal(tables: Any, state: Any, seat: int) -> None:
    """Blank every card that the seat has not seen, and the deck."""
    me = seat_bit(seat)
    for place in range(state.dungeon_count):
        if not state.dungeon_seen[place] & me:
            state.dungeon[place] = UNKNOWN
    for tile in range(TILES):
        if state.aside[tile] != EMPTY and not state.aside_seen[tile] & me:
            state.aside[tile] = UNKNOWN
    if state.hand != EMPTY and not state.hand_seen & me:
        state.hand = UNKNOWN
    if state.hidden_specials:
        for kind in range(tables.regular + 1, tables.kinds + 1):
            if not state.special_seen[kind] & me:
                state.specials &= ~(1 << kind)
            if state.special_seen[kind] != EVERYONE:
                state.special_seen[kind] &= me
    for kind in range(1, tables.kinds + 1):
        state.deck[kind] = UNKNOWN


@rule
def resample(tables: Any, state: Any, seat: int, random: Any) -> None:
    """Deal the cards that the seat has not seen at random to the places where they may be; what is left is the deck.

    Chance treats all hidden places alike, so every deal of the unseen cards is equally likely.
    """
    resample_specials(tables, state, random)
    pool = state.deck  # what is not known to lie elsewhere
    for kind in range(1, tables.kinds + 1):
        pool[kind] = copies(tables, state, kind) if state.round > 0 else 0  # before the first round there are no cards
    for place in range(state.dungeon_count):
        withdraw(pool, state.dungeon[place])
    for tile in range(TILES):
        withdraw(pool, state.aside[tile])
    withdraw(pool, state.hand)
    withdraw(pool, state.replaced)
    for place in range(state.dungeon_count):
        if state.dungeon[place] == UNKNOWN:
            state.dungeon[place] = deal(tables, pool, random)
    for tile in range(TILES):
        if state.aside[tile] == UNKNOWN:
            state.aside[tile] = deal(tables, pool, random)
    if state.hand == UNKNOWN:
        state.hand = deal(tables, pool, random)


@rule
def resample_specials(tables: Any, state: Any, random: Any) -> None:
    """Draw the special monsters that the seat does not know: any that may take part, alike."""
    missing = state.specials_in_play - count_bits(state.specials)
    if missing > 0:
        pool = state.deck
        for kind in range(1, tables.kinds + 1):
            pool[kind] = 1 if tables.special[kind] and not state.specials >> kind & 1 else 0
        for _ in range(missing):
            state.specials |= 1 << deal(tables, pool, random)


@rule
def withdraw(pool: Any, kind: int) -> None:
    """A card that is known to lie elsewhere is not among the unseen."""
    if kind > EMPTY:
        pool[kind] -= 1


@rule
def deal(tables: Any, pool: Any, random: Any) -> int:
    """One of the unseen cards."""
    kind = pick(pool, tables.kinds + 1, random)
    pool[kind] -= 1
    return kind
