"""Sealed Bids: the rules."""

from __future__ import annotations

from typing import Annotated, Any

from herna.engine.agenda import await_chance, end_match, leave_open, push, question
from herna.engine.bits import permit
from herna.engine.compiled import rule
from herna.engine.constants import EVERYONE, UNKNOWN
from herna.engine.events import NOBODY, emit, seat_bit
from herna.engine.record import Header, Int8, Vector, record

ASK_BID, ASK_CARD = 1, 2
DEAL, ASK, SHOW = 1, 2, 3
DEALT, SEALED, SHOWN, WON, DRAWN = range(5)


@record
class Tables:
    """How many cards of each kind, and in all."""

    cards: Int8
    copies: Annotated[Vector, "i1", 4]


@record
class State(Header):
    """Cards are 1 to 3, bids 1 more than what was bid; both carry who has seen them."""

    open_bids: Int8
    winner: Int8  # seat + 1
    cards: Annotated[Vector, "i1", 4]
    cards_seen: Annotated[Vector, "i2", 4]
    bids: Annotated[Vector, "i1", 4]
    bids_seen: Annotated[Vector, "i2", 4]
    deck: Annotated[Vector, "i1", 4]
    deck_size: Int8


@rule
def setup(tables: Any, state: Any, options: Any) -> None:
    """The deck, then a card for each seat, then a bid of each."""
    state.open_bids = options[0]
    for kind in range(1, 4):
        state.deck[kind] = tables.copies[kind]
    state.deck_size = tables.cards
    push(state, SHOW)
    push(state, ASK, 0)
    push(state, DEAL, 0)


@rule
def legal(tables: Any, state: Any, words: Any) -> None:
    """Any bid."""
    for bid in range(3):
        permit(words, bid)


@rule
def weights(tables: Any, state: Any, out: Any) -> int:
    """The cards left in the deck."""
    for kind in range(4):
        out[kind] = state.deck[kind]
    return 4


@rule
def address(tables: Any, state: Any, out: Any) -> None:
    """One deck, shuffled once."""
    out[0] = 0
    out[1] = 0
    out[2] = tables.cards - state.deck_size


@rule
def answer(tables: Any, state: Any, ask: int, seat: int, action: int, events: Any) -> None:
    """A card for the next seat without one, or a bid of the seat that was asked."""
    if ask == ASK_CARD:
        to = 0
        while state.cards[to] != 0:
            to += 1
        state.deck[action] -= 1
        state.deck_size -= 1
        state.cards[to] = action
        state.cards_seen[to] = seat_bit(to)
        emit(events, DEALT, to, EVERYONE, state.cards_seen[to], action)
    else:
        state.bids[seat] = action + 1
        state.bids_seen[seat] = EVERYONE if state.open_bids == 1 else seat_bit(seat)
        emit(events, SEALED, seat, EVERYONE, state.bids_seen[seat], action + 1)


@rule
def carry_out(tables: Any, state: Any, step: int, a: int, b: int, c: int, events: Any) -> None:
    """Deal to seat a, ask seat a, or show everything."""
    if step == DEAL:
        if a + 1 < state.seats:
            push(state, DEAL, a + 1)
        await_chance(state, ASK_CARD)
    elif step == ASK:
        if a + 1 < state.seats:
            push(state, ASK, a + 1)
        question(state, ASK_BID, a)
    else:
        show(state, events)


@rule
def show(state: Any, events: Any) -> None:
    """Everything is turned over; the highest sum wins if it stands alone."""
    best, times = 0, 0
    for seat in range(state.seats):
        if state.cards[seat] == UNKNOWN or state.bids[seat] == UNKNOWN:
            leave_open(state)  # a preview: this seat cannot know how it ends
            return
        state.cards_seen[seat] = EVERYONE
        state.bids_seen[seat] = EVERYONE
        emit(events, SHOWN, seat, EVERYONE, EVERYONE, state.cards[seat], state.bids[seat])
        total = state.cards[seat] + state.bids[seat]
        if total > best:
            best, times = total, 1
            state.winner = seat + 1
        elif total == best:
            times += 1
    if times > 1:
        state.winner = 0
        emit(events, DRAWN, NOBODY, EVERYONE, EVERYONE)
    else:
        emit(events, WON, state.winner - 1, EVERYONE, EVERYONE)
    end_match(state)


@rule
def returns(tables: Any, state: Any, out: Any) -> None:
    """3 less his bid for the winner, shared as a loss by the others; nothing for a draw."""
    for seat in range(state.seats):
        out[seat] = 0.0
    if state.winner > 0:
        gain = 4.0 - state.bids[state.winner - 1]
        for seat in range(state.seats):
            out[seat] = gain if seat == state.winner - 1 else -gain / (state.seats - 1)


@rule
def advise(tables: Any, state: Any, seat: int, random: Any) -> int:
    """Bid high on a high card."""
    return state.cards[seat] - 1
