"""Blows: what a monster that no tile kills costs the hero, and which tiles change it."""

from __future__ import annotations

from typing import Any

from herna.engine.bits import lowest_bit
from herna.engine.compiled import rule
from herna.engine.constants import EVERYONE
from herna.engine.events import emit
from herna.games.dungeon_cards import events as event
from herna.games.dungeon_cards.tables import TILES


@rule
def idle(tables: Any, state: Any) -> int:
    """The set of the hero's tiles that do nothing now, as he has too much life."""
    hero, tiles = state.hero, 0
    if tables.conditional[hero]:
        for tile in range(TILES):
            if tables.conditional[hero] >> tile & 1 and state.life >= tables.life_below[hero, tile]:
                tiles |= 1 << tile
    return tiles


@rule
def damage_of_blow(tables: Any, state: Any) -> int:
    """Life that the monster being met costs: its strength, or what tiles set instead, lowered by others, at least nothing."""
    damage = max(state.strength, 0)
    if state.strength >= 0 and tables.softens[state.hero]:
        damage = softened(tables, state, damage)
    return damage


@rule
def softened(tables: Any, state: Any, damage: int) -> int:
    """The damage after the hero's tiles: first it is set by the parity of the strength, then it is lowered."""
    hero = state.hero
    if tables.sets_damage[hero] & state.equipment & ~idle(tables, state):
        fixed = tables.damage[hero, state.strength & 1]
        damage = min(damage, fixed) if state.harp_never_raises else fixed
    for tile in range(TILES):
        if state.equipment >> tile & 1:
            damage -= tables.lowers[hero, tile]
    return max(damage - state.calmed, 0)


@rule
def softeners(tables: Any, state: Any) -> int:
    """The set of tiles that change the blow; what a tile has earned by killing stays when the tile is gone."""
    hero = state.hero
    tiles = tables.sets_damage[hero] & state.equipment & ~idle(tables, state)
    if tables.damage[hero, state.strength & 1] == state.strength:
        tiles = 0
    for tile in range(TILES):
        if tables.lowers[hero, tile] and state.equipment >> tile & 1:
            tiles |= 1 << tile
        if tables.lowers_by_kills[hero, tile] and state.calmed:
            tiles |= 1 << tile
    return tiles


@rule
def tell_blow(tables: Any, state: Any, damage: int, events: Any) -> None:
    """If the damage is not the monster's strength, everybody is told why."""
    if events is not None and state.strength >= 0 and damage != state.strength:
        tiles = event.hero_tiles(state.hero, softeners(tables, state))
        emit(events, event.REDUCED, state.adventurer, EVERYONE, EVERYONE, state.monster, state.strength, damage, tiles)


@rule
def break_chains(tables: Any, state: Any, events: Any) -> None:
    """A monster that no tile killed ends every chain, and the tile leaves if the hero still has it."""
    while state.chained:
        tile = lowest_bit(state.chained)
        state.chained &= state.chained - 1
        if state.equipment >> tile & 1:
            state.equipment &= ~(1 << tile)
            state.spent |= 1 << tile
            emit(events, event.BROKEN, state.adventurer, EVERYONE, EVERYONE, tables.tile[state.hero, tile])
