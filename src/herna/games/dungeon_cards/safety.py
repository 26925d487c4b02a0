"""How safe the hero would be in the dungeon, as far as a seat knows: the judgement behind the rule of thumb.

Exact for the monsters that the seat has seen; the others are taken as a random sample of the unseen ones.
"""

from __future__ import annotations

import math
from typing import Any

from herna.engine.compiled import rule
from herna.engine.constants import EMPTY
from herna.engine.events import seat_bit
from herna.games.dungeon_cards.meeting import killers
from herna.games.dungeon_cards.tables import TILES

USUAL_BLOW = 5.0  # what a single-use tile saves when nothing worse is known
SPREAD_AT_LEAST = 1.5


@rule
def loss_from(tables: Any, hero: int, equipment: int, kind: int) -> int:
    """Life that a monster costs: its strength if no tile that stays kills it; what a tile gives by killing it counts against."""
    strength = tables.strength[kind]
    staying = killers(tables, hero, strength, tables.identity[kind]) & equipment & ~tables.once[hero]
    if staying:
        return -max(strength, 0) if staying & tables.gains[hero] else 0
    return max(strength, 0)


@rule
def safety(tables: Any, state: Any, seat: int, equipment: int, added: int) -> float:
    """Life left after the damage to be expected, in units of its spread, with this equipment and one more monster (or EMPTY)."""
    hero, me = state.hero, seat_bit(seat)
    cards, total, squares = 0, 0.0, 0.0  # of the unseen monsters: first all, then less what is seen
    for kind in range(1, tables.kinds + 1):
        loss = loss_from(tables, hero, equipment, kind)
        cards += tables.copies[kind]
        total += tables.copies[kind] * loss
        squares += tables.copies[kind] * loss * loss
    known, worst, hidden = 0.0, 0.0, 0
    for place in range(state.dungeon_size):
        if state.dungeon_seen[place] & me:
            loss = loss_from(tables, hero, equipment, state.dungeon[place])
            cards, total, squares = cards - 1, total - loss, squares - loss * loss
            known += loss
            worst = max(worst, loss)
        else:
            hidden += 1
    for tile in range(TILES):
        if state.aside[tile] != EMPTY and state.aside_seen[tile] & me:
            loss = loss_from(tables, hero, equipment, state.aside[tile])
            cards, total, squares = cards - 1, total - loss, squares - loss * loss
    if state.hand != EMPTY and state.hand_seen & me:
        loss = loss_from(tables, hero, equipment, state.hand)
        cards, total, squares = cards - 1, total - loss, squares - loss * loss
    if added != EMPTY:
        loss = loss_from(tables, hero, equipment, added)
        known += loss
        worst = max(worst, loss)
    mean = total / cards if cards > 0 else 0.0
    variance = max(squares / cards - mean * mean, 0.0) * hidden if cards > 0 else 0.0
    expected = known + mean * hidden
    saved = helped(tables, state, equipment, expected, worst, hidden)
    return (tables.life[hero, equipment] - expected + saved) / (SPREAD_AT_LEAST + math.sqrt(variance))


@rule
def helped(tables: Any, state: Any, equipment: int, expected: float, worst: float, hidden: int) -> float:
    """Life that the tiles with a special effect are likely to save."""
    hero = state.hero
    saved = 0.0
    most = max(expected, 0.0)
    if tables.revives[hero] & equipment:
        saved += 2.0 + tables.hero_life[hero]
    if (tables.once[hero] & ~tables.revives[hero]) & equipment:
        saved += min(most, max(worst, USUAL_BLOW if hidden > 0 else 0.0))
    if tables.names[hero] & equipment:
        saved += min(most, max(worst, 0.35 * most))
    if tables.takes_next[hero] & equipment and hidden > 1:
        saved += 1.0
    if tables.wins_if_different[hero] & equipment and state.dungeon_size <= 4:
        saved += 2.0
    return saved


@rule
def worth_naming(tables: Any, state: Any, seat: int) -> int:
    """The kind of monster from which the most damage is to be expected."""
    me = seat_bit(seat)
    best, most = 1, -1.0
    for kind in range(1, tables.kinds + 1):
        if tables.may_be_named[kind]:
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
            weapon = tables.names[state.hero]
            loss = loss_from(tables, state.hero, state.equipment & ~weapon, kind)
            threat = loss * (known + 0.5 * min(unseen, hidden) * hidden / (tables.cards - 1.0))
            if threat > most:
                best, most = kind, threat
    return best
