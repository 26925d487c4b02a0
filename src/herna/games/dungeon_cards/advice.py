"""The rule of thumb: what a good amateur would do, from what the seat knows.

He asks how safe the hero would be in the dungeon as it is: life left after the damage to be expected, in units of its spread. If
that is low he passes and leaves the hero to the others. A drawn monster he puts where the hero stays safest: the others may pass
at once and send him in himself.
"""

from __future__ import annotations

from typing import Any

from herna.engine.bits import count_bits, lowest_bit
from herna.engine.chance import below
from herna.engine.compiled import rule
from herna.engine.constants import EMPTY
from herna.games.dungeon_cards.actions import (
    ADD,
    ASK_BID,
    ASK_HERO,
    ASK_NAME,
    ASK_OTHER,
    ASK_PLACE,
    ASK_TAKE,
    ASK_TARGET,
    DRAW,
    ENDURE,
    HERO,
    NAME,
    OTHER,
    PASS,
    SACRIFICE,
    TAKE,
    TARGET,
    USE,
)
from herna.games.dungeon_cards.bidding import sacrificable
from herna.games.dungeon_cards.blows import damage_of_blow
from herna.games.dungeon_cards.losses import TILE_LOST
from herna.games.dungeon_cards.meeting import usable
from herna.games.dungeon_cards.safety import least_worth_killing, safety, worth_naming
from herna.games.dungeon_cards.tables import TILES

# Found by matches of the rule of thumb against itself with other numbers, 2 to 4 players.
PASS_BELOW = 0.25  # safety at which he would rather see somebody else enter
CARE = 0.15  # by how much more he wants with each failure of his own
DEADLY = 500.0  # how much less safe a choice is that kills at once
GREAT_BLOW = 5  # blow from which a monster is worth a tile that is used up


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
        return HERO + advise_hero(tables, state, random)
    if state.ask == ASK_TAKE:
        return TAKE + least_missed(tables, state, seat)
    if state.ask == ASK_OTHER:
        return OTHER + least_informed(state)
    if state.ask == ASK_TARGET:
        return TARGET + least_worth_killing(tables, state, seat)
    return advise_use(tables, state)


@rule
def advise_place(tables: Any, state: Any, seat: int) -> int:
    """Add the monster, or sacrifice the tile that the hero can best do without."""
    best, most, free = ADD, -DEADLY, sacrificable(tables, state)
    for tile in range(-1, TILES):  # -1: none, the monster is added
        if tile < 0 or free >> tile & 1:
            worn = state.equipment if tile < 0 else state.equipment & ~(1 << tile)
            after = safety(tables, state, seat, worn, state.hand if tile < 0 else EMPTY)
            if after > most:
                best, most = ADD if tile < 0 else SACRIFICE + tile, after
    return best


@rule
def advise_use(tables: Any, state: Any) -> int:
    """A tile that stays, gladly one that gives life; a tile that is used up only when the blow is bad enough."""
    tiles, optional = usable(tables, state), tables.optional[state.hero]
    staying = tiles & ~optional
    if staying:
        giving = staying & tables.gains[state.hero]
        return USE + lowest_bit(giving if giving else staying)
    cheap = tiles & ~tables.costs[state.hero]
    blow = TILE_LOST if tables.takes[state.monster] else damage_of_blow(tables, state)
    if blow >= min(state.life, GREAT_BLOW) or (state.dungeon_size == 0 and cheap):
        return USE + lowest_bit(cheap if cheap else tiles)
    return ENDURE


@rule
def advise_hero(tables: Any, state: Any, random: Any) -> int:
    """Any hero that takes part."""
    left = below(random, tables.heroes - count_bits(state.heroes_out))
    for hero in range(1, tables.heroes + 1):
        if not state.heroes_out >> hero & 1:
            if left == 0:
                return hero
            left -= 1
    return 1


@rule
def least_missed(tables: Any, state: Any, seat: int) -> int:
    """The tile without which the hero is safest in what is left of the dungeon, and not dead at once."""
    best, most = lowest_bit(state.equipment), -1000.0
    for tile in range(TILES):
        if state.equipment >> tile & 1:
            after = safety(tables, state, seat, state.equipment & ~(1 << tile), EMPTY)
            if state.life <= tables.tile_life[state.hero, tile]:
                after -= DEADLY
            if after > most:
                best, most = tile, after
    return best


@rule
def least_informed(state: Any) -> int:
    """The other player who put the fewest cards into the dungeon, and so knows least what not to choose."""
    best, fewest = 0, 1000
    for seat in range(state.seats):
        if seat != state.adventurer:
            added = 0
            for place in range(state.dungeon_count):
                added += state.dungeon_by[place] == seat
            if added < fewest:
                best, fewest = seat, added
    return best
