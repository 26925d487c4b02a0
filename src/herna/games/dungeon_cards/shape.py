"""What a monster is at the moment it is met: its strength and its identity, which some special monsters only then get."""

from __future__ import annotations

from typing import Any

from herna.engine.bits import count_bits
from herna.engine.compiled import rule
from herna.engine.constants import EMPTY, EVERYONE
from herna.engine.events import emit
from herna.games.dungeon_cards import events as event
from herna.games.dungeon_cards.tables import BY_EQUIPMENT, BY_POSITION, BY_SUCCESS


@rule
def become(tables: Any, state: Any, kind: int) -> None:
    """The monster being met is of this kind: its strength and identity are settled now."""
    state.monster = kind
    state.strength = tables.strength[kind]
    state.identity = tables.identity[kind]
    if tables.special[kind]:
        become_special(tables, state, kind)


@rule
def become_special(tables: Any, state: Any, kind: int) -> None:
    """A special monster takes its strength from the hero's tiles, its position or the adventurer's successes."""
    source = tables.strength_from[kind]
    if source == BY_EQUIPMENT:
        state.strength = count_bits(state.equipment)
    elif source == BY_POSITION:
        position = state.dungeon_count - state.dungeon_size
        state.strength = position
        if state.identity == 0:
            monster = tables.position_identity[state.shapeshifter, position]
            state.identity = monster if monster else kind
    elif source == BY_SUCCESS and state.successes[state.adventurer] > 0:
        state.strength = tables.success_strength[kind]
        state.identity = kind


@rule
def tell_shape(tables: Any, state: Any, events: Any) -> None:
    """Everybody is told what a monster without a strength of its own has become."""
    kind = state.monster
    if tables.strength_from[kind]:
        other = state.identity if state.identity != kind else EMPTY
        emit(events, event.BECAME, state.adventurer, EVERYONE, EVERYONE, kind, state.strength, other)
