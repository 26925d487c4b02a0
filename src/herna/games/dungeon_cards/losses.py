"""What a monster is likely to cost the hero, as a seat may reckon before it is met: what the judgement of safety adds up."""

from __future__ import annotations

from typing import Any

from herna.engine.bits import count_bits
from herna.engine.compiled import rule
from herna.engine.events import seat_bit
from herna.games.dungeon_cards.meeting import killers
from herna.games.dungeon_cards.tables import BY_EQUIPMENT, BY_POSITION, BY_SUCCESS, TILES

TILE_LOST = 2  # what giving up a tile is worth in lives
BLOW_SPARED = 3  # what a monster saves that kills the next one


@rule
def copies_expected(tables: Any, state: Any, seat: int, kind: int) -> float:
    """How many cards of a kind take part, as far as the seat knows: of an unseen special monster a share."""
    if not tables.special[kind]:
        return 1.0 * tables.copies[kind]
    if state.special_seen[kind] & seat_bit(seat):
        return 1.0
    known, others = 0, 0
    for other in range(1, tables.kinds + 1):
        if tables.special[other]:
            if state.special_seen[other] & seat_bit(seat):
                known += 1
            else:
                others += 1
    return (state.specials_in_play - known) / others


@rule
def loss_from(tables: Any, state: Any, seat: int, equipment: int, kind: int) -> int:
    """Life that a monster costs: its blow if no tile that stays kills it; what a tile gives by killing it counts against."""
    strength, identity = tables.strength[kind], tables.identity[kind]
    if tables.special[kind]:
        if tables.takes[kind]:
            return TILE_LOST if equipment else 0
        if tables.kills_next[kind]:
            return -BLOW_SPARED
        source = tables.strength_from[kind]
        if source == BY_EQUIPMENT:
            strength = count_bits(equipment)
        elif source == BY_POSITION:
            strength = 1 + state.dungeon_size // 2
        elif source == BY_SUCCESS and state.successes[max(seat, 0)] > 0:
            strength, identity = tables.success_strength[kind], kind
    hero = state.hero
    staying = killers(tables, hero, strength, identity) & equipment & ~(tables.optional[hero] | tables.conditional[hero])
    if staying:
        return -max(strength, 0) if staying & tables.gains[hero] else 0
    return blow_expected(tables, hero, equipment, max(strength, 0))


@rule
def blow_expected(tables: Any, hero: int, equipment: int, strength: int) -> int:
    """The blow after the tiles that lower every one."""
    if tables.softens[hero]:
        for tile in range(TILES):
            if equipment >> tile & 1:
                strength -= tables.lowers[hero, tile]
    return max(strength, 0)
