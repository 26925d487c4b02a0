"""The rule of thumb: what a good amateur would do, from what the seat knows.

He asks how safe the hero would be in the dungeon as it is: life left after the damage to be expected, in units of its spread. If
that is low he passes and leaves the hero to the others. A drawn monster he puts where the hero stays safest: the others may pass
at once and send him in himself.
"""

from __future__ import annotations

from typing import Any

from herna.engine.bits import lowest_bit
from herna.engine.chance import below
from herna.engine.compiled import rule
from herna.engine.constants import EMPTY
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

# Found by matches of the rule of thumb against itself with other numbers, 2 to 4 players.
PASS_BELOW = 0.25  # safety at which he would rather see somebody else enter
CARE = 0.15  # by how much more he wants with each failure of his own
GREAT_BLOW = 5  # strength from which a monster is worth a tile that is used up


@rule
def advise(tables: Any, state: Any, seat: int, random: Any) -> int:
    """A sensible action; reads nothing that the seat does not know."""
    if state.ask == ASK_BID:
        wanted = PASS_BELOW + CARE * state.failures[seat]
        return PASS if safety(tables, state, seat, state.equipment, EMPTY) < wanted else DRAW
    if state.ask == ASK_PLACE:
        return advise_place(tables, state, seat)
    if state.ask == ASK_NAME:
        return NAME + worth_naming(tables, state, seat)
    if state.ask == ASK_HERO:
        return HERO + 1 + below(random, tables.heroes)
    return advise_use(tables, state)


@rule
def advise_place(tables: Any, state: Any, seat: int) -> int:
    """Add the monster, or sacrifice the tile that the hero can best do without."""
    best, most = ADD, safety(tables, state, seat, state.equipment, state.hand)
    for tile in range(TILES):
        if state.equipment >> tile & 1:
            after = safety(tables, state, seat, state.equipment & ~(1 << tile), EMPTY)
            if after > most:
                best, most = SACRIFICE + tile, after
    return best


@rule
def advise_use(tables: Any, state: Any) -> int:
    """A tile that stays, gladly one that gives life; a tile that is used up only when the blow is bad enough."""
    tiles, once = usable(tables, state), tables.once[state.hero]
    staying = tiles & ~once
    if staying:
        giving = staying & tables.gains[state.hero]
        return USE + lowest_bit(giving if giving else staying)
    if state.dungeon_size == 0 or state.strength >= min(state.life, GREAT_BLOW):
        return USE + lowest_bit(tiles)
    return ENDURE
