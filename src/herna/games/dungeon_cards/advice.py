"""The rule of thumb: what a good amateur would do, from what the seat knows.

He asks how safe the hero would be in the dungeon as it is: life left after the damage to be expected, in units of its spread. If
that is low he passes and lets the others go. A drawn monster he puts where the hero stays safest while he means to enter, and where
it hurts most once he means to pass.
"""

from __future__ import annotations

from typing import Any

from herna.engine.bits import lowest_bit
from herna.engine.chance import below
from herna.engine.compiled import rule
from herna.games.dungeon_cards.actions import (
    ADD,
    ASK_BID,
    ASK_HERO,
    ASK_NAME,
    ASK_PLACE,
    DRAW,
    ENDURE,
    HERO,
    NAME,
    PASS,
    SACRIFICE,
    USE,
)
from herna.games.dungeon_cards.meeting import usable
from herna.games.dungeon_cards.safety import safety, worth_naming
from herna.games.dungeon_cards.tables import TILES

PASS_BELOW = 0.35  # safety at which the amateur would rather see somebody else enter
ENTER_ABOVE = 0.6  # safety at which he wants to enter himself


@rule
def advise(tables: Any, state: Any, seat: int, random: Any) -> int:
    """A sensible action; reads nothing that the seat does not know."""
    if state.ask == ASK_BID:
        return PASS if safety(tables, state, seat, state.equipment, 0) < PASS_BELOW else DRAW
    if state.ask == ASK_PLACE:
        return advise_place(tables, state, seat)
    if state.ask == ASK_NAME:
        return NAME + worth_naming(tables, state, seat)
    if state.ask == ASK_HERO:
        return HERO + 1 + below(random, tables.heroes)
    return advise_use(tables, state)


@rule
def advise_place(tables: Any, state: Any, seat: int) -> int:
    """Keep the hero safe if he can be; else make the dungeon as bad as possible for whoever has to enter."""
    best, worst = ADD, ADD
    most = least = safety(tables, state, seat, state.equipment, state.hand)
    for tile in range(TILES):
        if state.equipment >> tile & 1:
            after = safety(tables, state, seat, state.equipment & ~(1 << tile), 0)
            if after > most:
                most, best = after, SACRIFICE + tile
            if after < least:
                least, worst = after, SACRIFICE + tile
    return best if most >= ENTER_ABOVE else worst


@rule
def advise_use(tables: Any, state: Any) -> int:
    """A tile that stays, gladly one that gives life; a tile that is used up only when the blow is bad enough."""
    tiles, once = usable(tables, state), tables.once[state.hero]
    staying = tiles & ~once
    if staying:
        giving = staying & tables.gains[state.hero]
        return USE + lowest_bit(giving if giving else staying)
    if state.dungeon_size == 0 or state.strength >= state.life or state.strength >= 5 - (state.dungeon_size <= 2):
        return USE + lowest_bit(tiles)
    return ENDURE
