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
def special_expected(tables: Any, state: Any, seat: int, kind: int) -> float:
    """How likely a special monster takes part, as far as the seat knows."""
    if state.hidden_specials == 0:
        return 1.0 * (state.specials >> kind & 1)
    return share_expected(tables, state, seat, kind)


@rule
def share_expected(tables: Any, state: Any, seat: int, kind: int) -> float:
    """How likely a special monster takes part, of which the seat may not have seen the card."""
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
    if tables.special[kind]:
        return special_loss(tables, state, seat, equipment, kind)
    return plain_loss(tables, state.hero, equipment, tables.strength[kind], tables.identity[kind])


@rule
def plain_loss(tables: Any, hero: int, equipment: int, strength: int, identity: int) -> int:
    """The loss from a monster of this strength and identity."""
    staying = killers(tables, hero, strength, identity) & equipment & tables.sure[hero]
    if staying:
        return -max(strength, 0) if staying & tables.gains[hero] else 0
    if tables.softens[hero]:
        for tile in range(TILES):
            if equipment >> tile & 1:
                strength -= tables.lowers[hero, tile]
    return max(strength, 0)


@rule
def special_loss(tables: Any, state: Any, seat: int, equipment: int, kind: int) -> int:
    """The loss from a special monster, by what it is likely to be."""
    if tables.takes[kind]:
        return TILE_LOST if equipment else 0
    if tables.kills_next[kind]:
        return -BLOW_SPARED
    strength, identity, source = tables.strength[kind], tables.identity[kind], tables.strength_from[kind]
    if source == BY_EQUIPMENT:
        strength = count_bits(equipment)
    elif source == BY_POSITION:
        strength = 1 + state.dungeon_size // 2
    elif source == BY_SUCCESS and state.successes[max(seat, 0)] > 0:
        strength, identity = tables.success_strength[kind], kind
    return plain_loss(tables, state.hero, equipment, strength, identity)
