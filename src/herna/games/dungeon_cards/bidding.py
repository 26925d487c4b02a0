"""The bidding: players in turn draw a monster or pass, until one is left to enter the dungeon."""

from __future__ import annotations

from typing import Any

from herna.engine.agenda import await_chance, push, question
from herna.engine.bits import permit, permit_set
from herna.engine.compiled import rule
from herna.engine.constants import EMPTY, EVERYONE
from herna.engine.events import emit, seat_bit
from herna.games.dungeon_cards import events as event
from herna.games.dungeon_cards.actions import ADD, ASK_BID, ASK_CARD, ASK_PLACE, DRAW, PASS, SACRIFICE
from herna.games.dungeon_cards.drawing import learn
from herna.games.dungeon_cards.steps import ENTER, NEXT_BIDDER


@rule
def bid(state: Any, events: Any) -> None:
    """The player whose turn it is draws or passes; sometimes there is no choice."""
    if state.deck_size == 0:
        pass_round(state, event.PASS_DECK_EMPTY, events)
    elif state.opening_left > 0:
        state.opening_left -= 1
        state.must_add = 1
        await_chance(state, ASK_CARD)
    else:
        question(state, ASK_BID, state.turn)


@rule
def legal_bid(words: Any) -> None:
    """Draw or pass."""
    permit(words, PASS)
    permit(words, DRAW)


@rule
def answer_bid(state: Any, action: int, events: Any) -> None:
    """The player has decided."""
    if action == PASS:
        pass_round(state, event.PASS_CHOSEN, events)
    else:
        await_chance(state, ASK_CARD)


@rule
def pass_round(state: Any, why: int, events: Any) -> None:
    """The player whose turn it is takes no more part in this round."""
    state.passed |= seat_bit(state.turn)
    emit(events, event.PASSED, state.turn, EVERYONE, EVERYONE, why)
    push(state, NEXT_BIDDER)


@rule
def card_drawn(tables: Any, state: Any, kind: int, events: Any) -> None:
    """The player looks at the card; nobody else does."""
    take_from_deck(state, kind)
    state.hand = kind
    state.hand_seen = seat_bit(state.turn)
    learn(tables, state, kind, state.hand_seen)
    emit(events, event.DREW, state.turn, EVERYONE, state.hand_seen, kind, state.deck_size)
    place_card(tables, state, events)


@rule
def take_from_deck(state: Any, kind: int) -> None:
    """A card of this kind leaves the deck."""
    state.deck[kind] -= 1
    state.deck_size -= 1


@rule
def place_card(tables: Any, state: Any, events: Any) -> None:
    """The drawn card goes into the dungeon or under a tile; sometimes there is no choice."""
    if state.must_add == 1:
        state.must_add = 0
        add_to_dungeon(state, event.ADD_OPENING, events)
        push(state, NEXT_BIDDER)
    elif sacrificable(tables, state) == 0:
        add_to_dungeon(state, event.ADD_NONE_MAY_GO if state.equipment else event.ADD_NO_EQUIPMENT, events)
        push(state, NEXT_BIDDER)
    else:
        question(state, ASK_PLACE, state.turn)


@rule
def sacrificable(tables: Any, state: Any) -> int:
    """The set of tiles that may be sacrificed: all that the hero still has but those that stay in the bidding."""
    return state.equipment if state.bomb_may_go else state.equipment & ~tables.stays_in_bidding[state.hero]


@rule
def legal_place(tables: Any, state: Any, words: Any) -> None:
    """Add the monster, or sacrifice a tile."""
    permit(words, ADD)
    permit_set(words, SACRIFICE, sacrificable(tables, state))


@rule
def answer_place(tables: Any, state: Any, action: int, events: Any) -> None:
    """The player has decided where the card goes."""
    if action == ADD:
        add_to_dungeon(state, event.ADD_CHOSEN, events)
    else:
        sacrifice(tables, state, action - SACRIFICE, events)
    next_bidder(state, events)


@rule
def add_to_dungeon(state: Any, why: int, events: Any) -> None:
    """The drawn card goes face down on top of the dungeon."""
    top = state.dungeon_size
    state.dungeon[top] = state.hand
    state.dungeon_seen[top] = state.hand_seen
    state.dungeon_by[top] = state.turn
    state.dungeon_size = top + 1
    state.dungeon_count = top + 1
    emit(events, event.ADDED, state.turn, EVERYONE, state.hand_seen, state.hand, state.dungeon_size, why)
    empty_hand(state)


@rule
def sacrifice(tables: Any, state: Any, tile: int, events: Any) -> None:
    """The drawn card is laid aside under a tile; both are out of the round."""
    state.equipment &= ~(1 << tile)
    state.aside[tile] = state.hand
    state.aside_seen[tile] = state.hand_seen
    state.aside_by[tile] = state.turn
    equipment = tables.tile[state.hero, tile]
    emit(events, event.SACRIFICED, state.turn, EVERYONE, state.hand_seen, state.hand, equipment)
    empty_hand(state)


@rule
def empty_hand(state: Any) -> None:
    """Nobody holds a card."""
    state.hand = EMPTY
    state.hand_seen = 0


@rule
def next_bidder(state: Any, events: Any) -> None:
    """The turn goes to the left; the last player who has not passed enters the dungeon at once."""
    seat = next_in_round(state, state.turn)
    if next_in_round(state, seat) == seat:
        state.adventurer = seat
        push(state, ENTER)
    else:
        state.turn = seat
        bid(state, events)


@rule
def next_in_round(state: Any, seat: int) -> int:
    """The next seat to the left that has not passed; `seat` itself if it is the only one."""
    return next_outside(state.passed, state.seats, seat)


@rule
def next_outside(out: int, seats: int, seat: int) -> int:
    """The next seat to the left that is not in the set `out`, which must leave one."""
    seat = seat + 1 if seat + 1 < seats else 0
    while out >> seat & 1:
        seat = seat + 1 if seat + 1 < seats else 0
    return seat
