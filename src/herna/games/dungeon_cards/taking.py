"""Tiles that the hero gives up in the dungeon: to a monster that takes one, or as the price of a tile that kills."""

from __future__ import annotations

from typing import Any

from herna.engine.agenda import push, question
from herna.engine.bits import count_bits, lowest_bit, permit_set
from herna.engine.compiled import rule
from herna.engine.constants import EMPTY, EVERYONE
from herna.engine.events import emit
from herna.games.dungeon_cards import events as event
from herna.games.dungeon_cards.actions import ASK_TAKE, TAKE
from herna.games.dungeon_cards.blows import break_chains
from herna.games.dungeon_cards.expedition import leave, spend
from herna.games.dungeon_cards.steps import DIE, REVEAL


@rule
def take(tables: Any, state: Any, events: Any) -> None:
    """The adventurer chooses a tile; without any nothing happens, and the only one goes by itself."""
    if state.equipment == 0:
        emit(events, event.TOOK, state.adventurer, EVERYONE, EVERYONE, state.monster, EMPTY, state.life)
        taken(tables, state, state.life, events)
    elif count_bits(state.equipment) == 1:
        give_up(tables, state, lowest_bit(state.equipment), events)
    else:
        question(state, ASK_TAKE, state.adventurer)


@rule
def legal_take(state: Any, words: Any) -> None:
    """Any tile that the hero still has."""
    permit_set(words, TAKE, state.equipment)


@rule
def give_up(tables: Any, state: Any, tile: int, events: Any) -> None:
    """A tile leaves, and with it the life that it gave."""
    before = state.life
    spend(state, tile)
    state.life -= tables.tile_life[state.hero, tile]
    equipment = tables.tile[state.hero, tile]
    emit(events, event.TOOK, state.adventurer, EVERYONE, EVERYONE, state.monster, equipment, state.life)
    taken(tables, state, before, events)


@rule
def taken(tables: Any, state: Any, before: int, events: Any) -> None:
    """A monster that took the tile was not killed, and has been dealt with now; of one that was killed nothing is left."""
    if state.monster:
        break_chains(tables, state, events)
        leave(state)
    push(state, DIE if state.life <= 0 else REVEAL, before)
