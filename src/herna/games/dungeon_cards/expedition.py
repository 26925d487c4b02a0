"""The expedition: the adventurer turns the dungeon over, card by card, from the one added last."""

from __future__ import annotations

from typing import Any

from herna.engine.agenda import leave_open, push, question
from herna.engine.bits import lowest_bit, permit
from herna.engine.compiled import rule
from herna.engine.constants import EVERYONE, UNKNOWN
from herna.engine.events import emit
from herna.games.dungeon_cards import events as event
from herna.games.dungeon_cards.actions import ASK_NAME, NAME
from herna.games.dungeon_cards.asking import have_chosen
from herna.games.dungeon_cards.blows import break_chains, damage_of_blow, tell_blow
from herna.games.dungeon_cards.drawing import learn
from herna.games.dungeon_cards.shape import become, tell_shape
from herna.games.dungeon_cards.steps import DIE, FAIL, MEET, NAME_MONSTER, REVEAL, SUCCEED, TAKE, TURN_OVER
from herna.games.dungeon_cards.tables import BY_ALLY, TILES


@rule
def enter(tables: Any, state: Any, events: Any) -> None:
    """The hero's life is counted; what has to be settled before the first card comes next."""
    life = tables.life[state.hero, state.equipment]
    state.entered = 1
    state.life = life
    emit(events, event.ENTERED, state.adventurer, EVERYONE, EVERYONE, state.hero, life, state.dungeon_size)
    push(state, REVEAL)
    if state.dungeon_size > 0 and tables.names[state.hero] & state.equipment:
        push(state, NAME_MONSTER)
    elif state.dungeon_size > 0:
        have_chosen(tables, state)


@rule
def name_monster(state: Any) -> None:
    """A weapon kills the type that the adventurer names before the first card is turned over."""
    question(state, ASK_NAME, state.adventurer)


@rule
def legal_names(tables: Any, words: Any) -> None:
    """Any type of monster that may be named, in the dungeon or not."""
    for kind in range(1, tables.kinds + 1):
        if tables.may_be_named[kind]:
            permit(words, NAME + kind)


@rule
def answer_name(tables: Any, state: Any, kind: int, events: Any) -> None:
    """The adventurer has named a type."""
    have_chosen(tables, state)
    state.named = kind
    emit(events, event.NAMED, state.adventurer, EVERYONE, EVERYONE, kind)


@rule
def reveal(tables: Any, state: Any, events: Any) -> None:
    """The top card of the dungeon is turned over; with none left the hero has come through."""
    if state.dungeon_size == 0:
        push(state, SUCCEED)
    elif turn_top_over(tables, state):
        state.taken_by = state.next_taken_by
        state.next_taken_by = 0
        confront(tables, state, events)


@rule
def confront(tables: Any, state: Any, events: Any) -> None:
    """Everybody is told which card lies before the hero, who meets it now."""
    position = state.dungeon_count - state.dungeon_size
    emit(
        events,
        event.REVEALED,
        state.adventurer,
        EVERYONE,
        EVERYONE,
        state.monster,
        position,
        state.dungeon_size,
        state.strength,
    )
    tell_shape(tables, state, events)
    push(state, MEET)


@rule
def turn_top_over(tables: Any, state: Any) -> bool:
    """Everybody sees the top card, which is met now. False, and the preview ends, if this state does not know it."""
    top = state.dungeon_size - 1
    if state.dungeon[top] == UNKNOWN:
        leave_open(state)
        return False
    state.dungeon_size = top
    state.dungeon_seen[top] = EVERYONE
    learn(tables, state, state.dungeon[top], EVERYONE)
    become(tables, state, state.dungeon[top])
    return True


@rule
def leave(state: Any) -> None:
    """The monster has been dealt with and counts among those of the dungeon."""
    type_bit = 1 << state.identity
    if state.types_met & type_bit:
        state.type_repeated = 1
    state.types_met |= type_bit
    state.monster = 0
    state.strength = 0
    state.identity = 0
    state.taken_by = 0


@rule
def strike(tables: Any, state: Any, events: Any) -> None:
    """What no tile kills costs the hero life, or does what makes it special."""
    if tables.special[state.monster] and tables.takes[state.monster]:
        push(state, TAKE)
    elif tables.special[state.monster] and tables.kills_next[state.monster]:
        join(tables, state, events)
    else:
        hit(tables, state, events)


@rule
def hit(tables: Any, state: Any, events: Any) -> None:
    """The blow costs the hero its damage in life."""
    before, damage = state.life, damage_of_blow(tables, state)
    tell_blow(tables, state, damage, events)
    state.life -= damage
    emit(events, event.STRUCK, state.adventurer, EVERYONE, EVERYONE, state.monster, damage, state.life)
    break_chains(tables, state, events)
    leave(state)
    push(state, DIE if state.life <= 0 else REVEAL, before)


@rule
def join(tables: Any, state: Any, events: Any) -> None:
    """The monster does nothing to the hero, and will kill the next one."""
    emit(events, event.JOINED, state.adventurer, EVERYONE, EVERYONE, state.monster, state.dungeon_size > 0)
    state.next_taken_by = BY_ALLY
    break_chains(tables, state, events)
    leave(state)
    push(state, REVEAL)


@rule
def die(tables: Any, state: Any, before: int, events: Any) -> None:
    """At no life left a tile may bring the hero back, or may still win without him; else the expedition has failed."""
    saviours = reviving(tables, state, before)
    if saviours:
        revive(tables, state, saviours, events)
    else:
        emit(events, event.DIED, state.adventurer, EVERYONE, EVERYONE, state.life)
        push(state, TURN_OVER if tables.wins_if_different[state.hero] & state.equipment else FAIL)


@rule
def reviving(tables: Any, state: Any, before: int) -> int:
    """The set of tiles that bring back a hero who had so much life before the blow."""
    saviours = tables.revives[state.hero] & state.equipment
    for tile in range(TILES):
        if before < tables.revive_needs[state.hero, tile]:
            saviours &= ~(1 << tile)
    return saviours


@rule
def revive(tables: Any, state: Any, saviours: int, events: Any) -> None:
    """The first of these tiles brings the hero back."""
    tile = lowest_bit(saviours)
    state.life = tables.revive_life[state.hero, tile]
    if tables.once[state.hero] >> tile & 1:
        spend(state, tile)
    equipment = tables.tile[state.hero, tile]
    emit(events, event.REVIVED, state.adventurer, EVERYONE, EVERYONE, equipment, state.life)
    push(state, REVEAL)


@rule
def spend(state: Any, tile: int) -> None:
    """A tile leaves the hero for the rest of the round."""
    state.equipment &= ~(1 << tile)
    state.spent |= 1 << tile


@rule
def turn_over(tables: Any, state: Any, events: Any) -> None:
    """The hero is dead: what is left of the dungeon is only turned over, to see whether all types differ."""
    if state.dungeon_size > 0:
        if turn_top_over(tables, state):
            emit(events, event.TURNED_OVER, state.adventurer, EVERYONE, EVERYONE, state.monster)
            tell_shape(tables, state, events)
            leave(state)
            push(state, TURN_OVER)
    else:
        tile = lowest_bit(tables.wins_if_different[state.hero] & state.equipment)
        different = 1 - state.type_repeated
        equipment = tables.tile[state.hero, tile]
        emit(events, event.JUDGED, state.adventurer, EVERYONE, EVERYONE, equipment, different)
        push(state, SUCCEED if different else FAIL)
