"""Rounds: how one begins, what its end brings the adventurer, and when the match is won."""

from __future__ import annotations

from typing import Any

from herna.engine.agenda import end_match, leave_open, push, question
from herna.engine.bits import count_bits, lowest_bit, permit_set
from herna.engine.compiled import rule
from herna.engine.constants import EMPTY, EVERYONE, UNKNOWN
from herna.engine.events import NOBODY, emit, seat_bit
from herna.games.dungeon_cards import events as event
from herna.games.dungeon_cards.actions import ASK_HERO, HERO
from herna.games.dungeon_cards.bidding import next_outside
from herna.games.dungeon_cards.drawing import learn
from herna.games.dungeon_cards.options import HERO_CHOICE_STARTER, OPENING_EVERY_ROUND, OPENING_FIRST_ROUND
from herna.games.dungeon_cards.steps import BID, NEXT_ROUND, SHOW_ASIDE, START_ROUND
from herna.games.dungeon_cards.tables import ALL_TILES


@rule
def start_round(tables: Any, state: Any, events: Any) -> None:
    """All monsters are shuffled into the deck, and the hero gets all tiles."""
    state.round += 1
    state.equipment = ALL_TILES
    state.turn = state.starter
    state.passed = state.eliminated
    clear_table(state)
    for kind in range(1, tables.kinds + 1):
        state.deck[kind] = tables.copies[kind] + (state.specials >> kind & 1)
    state.deck_size = tables.cards
    state.deck_size += state.specials_in_play
    if state.opening_add == OPENING_EVERY_ROUND or (state.opening_add == OPENING_FIRST_ROUND and state.round == 1):
        state.opening_left = state.seats - count_bits(state.eliminated)
    emit(events, event.ROUND_BEGAN, state.starter, EVERYONE, EVERYONE, state.round, state.hero, state.deck_size)
    push(state, BID)


@rule
def clear_table(state: Any) -> None:
    """Nothing of the round before is left."""
    clear(state.dungeon)
    clear(state.dungeon_seen)
    clear(state.dungeon_by)
    clear(state.aside)
    clear(state.aside_seen)
    clear(state.aside_by)
    state.dungeon_size = 0
    state.dungeon_count = 0
    state.replaced = EMPTY
    state.opening_left = 0
    state.entered = 0
    state.adventurer = 0
    state.life = 0
    state.named = 0
    state.other = 0
    state.target = 0
    state.chained = 0
    state.calmed = 0
    state.next_taken_by = 0
    state.types_met = 0
    state.type_repeated = 0
    state.spent = 0


@rule
def clear(row: Any) -> None:
    """Blank a row."""
    for i in range(len(row)):
        row[i] = 0


@rule
def succeed(state: Any, events: Any) -> None:
    """The adventurer takes a success card, as long as there are any; the success counts all the same."""
    seat = state.adventurer
    state.successes[seat] += 1
    if state.success_cards > 0:
        state.success_cards -= 1
    emit(events, event.SUCCEEDED, seat, EVERYONE, EVERYONE, state.successes[seat])
    push(state, NEXT_ROUND)
    push(state, SHOW_ASIDE)


@rule
def fail(tables: Any, state: Any, events: Any) -> None:
    """The adventurer turns his aid to the dark side, or is out of the match if it lies so already."""
    seat = state.adventurer
    state.failures[seat] += 1
    emit(events, event.FAILED, seat, EVERYONE, EVERYONE, state.failures[seat])
    if state.failures[seat] >= tables.failures_out:
        state.eliminated |= seat_bit(seat)
        emit(events, event.ELIMINATED, seat, EVERYONE, EVERYONE)
    push(state, NEXT_ROUND)
    push(state, SHOW_ASIDE)


@rule
def show_aside(tables: Any, state: Any, events: Any) -> None:
    """The monsters laid aside under tiles are turned over for all to see."""
    covering = ALL_TILES & ~(state.equipment | state.spent)
    while covering:
        tile = lowest_bit(covering)
        covering &= covering - 1
        if state.aside[tile] == UNKNOWN:
            leave_open(state)
            return
        state.aside_seen[tile] = EVERYONE
        learn(tables, state, state.aside[tile], EVERYONE)
        equipment = tables.tile[state.hero, tile]
        emit(events, event.SHOWN, state.aside_by[tile], EVERYONE, EVERYONE, state.aside[tile], equipment)


@rule
def next_round(state: Any, events: Any) -> None:
    """The match is won, or the adventurer chooses the next hero; he also starts, unless he is out."""
    seat = state.adventurer
    if state.successes[seat] >= state.successes_to_win:
        win(state, seat, event.WON_BY_SUCCESSES, events)
    elif count_bits(state.eliminated) == state.seats - 1:
        win_as_last(state, next_outside(state.eliminated, state.seats, seat), events)
    else:
        out = state.eliminated >> seat & 1
        state.starter = next_outside(state.eliminated, state.seats, seat) if out else seat
        push(state, START_ROUND)
        question(state, ASK_HERO, state.starter if state.hero_choice == HERO_CHOICE_STARTER else seat)


@rule
def legal_heroes(tables: Any, state: Any, words: Any) -> None:
    """Any hero that takes part, also the one of the round before."""
    permit_set(words, HERO + 1, ((1 << tables.heroes) - 1) & ~(state.heroes_out >> 1))


@rule
def win_as_last(state: Any, seat: int, events: Any) -> None:
    """Whoever is left wins; by a variant only with a success, else nobody does."""
    if state.rex_draw and state.successes[seat] == 0:
        emit(events, event.DRAWN_GAME, NOBODY, EVERYONE, EVERYONE)
        end_match(state)
    else:
        win(state, seat, event.WON_LAST, events)


@rule
def win(state: Any, seat: int, why: int, events: Any) -> None:
    """The match is over."""
    state.winner = seat + 1
    emit(events, event.WON, seat, EVERYONE, EVERYONE, why)
    end_match(state)


@rule
def returns(tables: Any, state: Any, out: Any) -> None:
    """1 for the winner; the others share a loss of 1, so that the results of a match add up to nothing; 0 if nobody won."""
    loss = -1.0 / (state.seats - 1) if state.winner else 0.0
    for seat in range(state.seats):
        out[seat] = 1.0 if state.winner == seat + 1 else loss
