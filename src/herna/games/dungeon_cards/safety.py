"""How safe the hero would be in the dungeon, as far as a seat knows: the judgement behind the rule of thumb.

Exact for the monsters that the seat has seen; the others are taken as a random sample of the unseen ones.
"""

from __future__ import annotations

import math
from typing import Any

from herna.engine.bits import count_bits, lowest_bit
from herna.engine.compiled import rule
from herna.engine.constants import EMPTY, UNKNOWN
from herna.engine.events import seat_bit
from herna.games.dungeon_cards.losses import loss_from, plain_loss, special_expected
from herna.games.dungeon_cards.tables import TILES

USUAL_BLOW = 5.0  # what a single-use tile saves when nothing worse is known
SPREAD_AT_LEAST = 1.5


@rule
def safety(tables: Any, state: Any, seat: int, equipment: int, added: int) -> float:
    """Life left after the damage to be expected, in units of its spread, with this equipment and one more monster (or EMPTY)."""
    hero, me = state.hero, seat_bit(seat)
    cards, total, squares = 1.0 * tables.cards, 0.0, 0.0  # of the unseen monsters: first all, then less what is seen
    for kind in range(1, tables.regular + 1):
        loss = plain_loss(tables, hero, equipment, tables.strength[kind], tables.identity[kind])
        total += tables.copies[kind] * loss
        squares += tables.copies[kind] * loss * loss
    if state.specials_in_play:
        for kind in range(tables.regular + 1, tables.kinds + 1):
            likely, loss = special_expected(tables, state, seat, kind), loss_from(tables, state, seat, equipment, kind)
            cards += likely
            total += likely * loss
            squares += likely * loss * loss
    known, worst, hidden = 0.0, 0.0, 0
    for place in range(state.dungeon_size + TILES + 2):  # the dungeon, the cards under tiles, the hand, the one that is added
        kind = seen_at(state, me, place, added)
        if kind == UNKNOWN:
            hidden += 1
        elif kind != EMPTY:
            loss = loss_from(tables, state, seat, equipment, kind)
            if place <= state.dungeon_size + TILES:
                cards, total, squares = cards - 1, total - loss, squares - loss * loss
            if place < state.dungeon_size or place > state.dungeon_size + TILES:
                known += loss
                worst = max(worst, loss)
    mean = total / cards if cards > 0 else 0.0
    variance = max(squares / cards - mean * mean, 0.0) * hidden if cards > 0 else 0.0
    expected = known + mean * hidden
    saved = helped(tables, state, equipment, expected, worst, hidden)
    return (tables.life[hero, equipment] - expected + saved) / (SPREAD_AT_LEAST + math.sqrt(variance))


@rule
def seen_at(state: Any, me: int, place: int, added: int) -> int:
    """The card in the dungeon, under a tile, in the hand or to be added; if unseen UNKNOWN in the dungeon, else EMPTY."""
    if place < state.dungeon_size:
        return state.dungeon[place] if state.dungeon_seen[place] & me else UNKNOWN
    place -= state.dungeon_size
    if place < TILES:
        return state.aside[place] if state.aside_seen[place] & me else EMPTY
    if place == TILES:
        return state.hand if state.hand_seen & me else EMPTY
    return added


@rule
def helped(tables: Any, state: Any, equipment: int, expected: float, worst: float, hidden: int) -> float:
    """Life that the tiles with a special effect are likely to save."""
    hero = state.hero
    saved = 0.0
    most = max(expected, 0.0)
    if tables.revives[hero] & equipment:
        saved += 2.0 + tables.revive_life[hero, lowest_bit(tables.revives[hero] & equipment)]
    if (tables.optional[hero] & ~tables.revives[hero]) & equipment:
        saved += min(most, max(worst, USUAL_BLOW if hidden > 0 else 0.0))
    if tables.names[hero] & equipment:
        saved += min(most, max(worst, 0.35 * most))
    if (tables.chosen[hero] | tables.repeats[hero] | tables.conditional[hero]) & equipment:
        saved += 0.15 * most * count_bits((tables.chosen[hero] | tables.repeats[hero] | tables.conditional[hero]) & equipment)
    if tables.takes_next[hero] & equipment and hidden > 1:
        saved += 1.0
    if tables.wins_if_different[hero] & equipment and state.dungeon_size <= 4:
        saved += 2.0
    return saved


@rule
def worth_naming(tables: Any, state: Any, seat: int) -> int:
    """The kind of monster from which the most damage is to be expected."""
    best, most = 1, -1.0
    for kind in range(1, tables.kinds + 1):
        if tables.may_be_named[kind]:
            threat = threat_of(tables, state, seat, kind, tables.names[state.hero])
            if threat > most:
                best, most = kind, threat
    return best


@rule
def least_worth_killing(tables: Any, state: Any, seat: int) -> int:
    """The kind from which the least damage is to be expected, of those that a weapon may be pointed at."""
    best, least = 0, 1000.0
    for kind in range(1, tables.kinds + 1):
        if tables.choices[state.hero] >> kind & 1:
            threat = threat_of(tables, state, seat, kind, tables.chosen[state.hero])
            if threat < least:
                best, least = kind, threat
    return best


@rule
def threat_of(tables: Any, state: Any, seat: int, kind: int, weapon: int) -> float:
    """Damage to be expected from a kind of monster without these tiles."""
    me = seat_bit(seat)
    known, seen, hidden = 0, 0, 0
    for place in range(state.dungeon_size):
        if not state.dungeon_seen[place] & me:
            hidden += 1
        elif state.dungeon[place] == kind:
            known += 1
    for tile in range(TILES):
        if state.aside[tile] == kind and state.aside_seen[tile] & me:
            seen += 1
    unseen = tables.copies[kind] - known - seen
    loss = loss_from(tables, state, seat, state.equipment & ~weapon, kind)
    return loss * (known + 0.5 * min(unseen, hidden) * hidden / (tables.cards - 1.0))
