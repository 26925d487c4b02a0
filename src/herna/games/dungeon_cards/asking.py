"""What is settled before the first card: the type that the adventurer names, and the one that he has another player choose."""

from __future__ import annotations

from typing import Any

from herna.engine.agenda import push, question
from herna.engine.bits import count_bits, lowest_bit, permit_set
from herna.engine.compiled import rule
from herna.engine.constants import EVERYONE
from herna.engine.events import emit, seat_bit
from herna.games.dungeon_cards import events as event
from herna.games.dungeon_cards.actions import ASK_OTHER, ASK_TARGET, OTHER, TARGET
from herna.games.dungeon_cards.steps import CHOOSE_OTHER


@rule
def have_chosen(tables: Any, state: Any) -> None:
    """If the hero has a weapon for it, another player is going to choose what it kills."""
    if tables.chosen[state.hero] & state.equipment:
        push(state, CHOOSE_OTHER)


@rule
def others(state: Any) -> int:
    """Every seat but the adventurer's, the eliminated ones too."""
    return ((1 << state.seats) - 1) & ~seat_bit(state.adventurer)


@rule
def choose_other(state: Any, events: Any) -> None:
    """The adventurer says who is to choose; with two players there is nobody else."""
    if count_bits(others(state)) == 1:
        ask_other(state, lowest_bit(others(state)), events)
    else:
        question(state, ASK_OTHER, state.adventurer)


@rule
def legal_others(state: Any, words: Any) -> None:
    """Any other player."""
    permit_set(words, OTHER, others(state))


@rule
def ask_other(state: Any, seat: int, events: Any) -> None:
    """This player chooses now."""
    state.other = seat + 1
    emit(events, event.OTHER_ASKED, state.adventurer, EVERYONE, EVERYONE, seat)
    question(state, ASK_TARGET, seat)


@rule
def legal_targets(tables: Any, state: Any, words: Any) -> None:
    """The types that the weapon offers."""
    permit_set(words, TARGET, tables.choices[state.hero])


@rule
def answer_target(state: Any, seat: int, kind: int, events: Any) -> None:
    """The weapon kills this type."""
    state.target = kind
    emit(events, event.TARGET_CHOSEN, seat, EVERYONE, EVERYONE, kind)
