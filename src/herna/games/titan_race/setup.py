"""Setting a match up: circuits, titans, cards, and who begins."""

from __future__ import annotations

from typing import Any

from herna.engine.agenda import await_chance, push, question
from herna.engine.compiled import rule
from herna.engine.constants import EVERYONE
from herna.engine.events import NOBODY, emit
from herna.games.titan_race import events as event
from herna.games.titan_race import options as option
from herna.games.titan_race import steps as step_of
from herna.games.titan_race.actions import ASK_FIRST_DIE, ASK_ORDER, ASK_RANDOM_TITAN, ASK_TITAN
from herna.games.titan_race.tables import CARDS, TITANS


@rule
def owner(state: Any, slot: int) -> int:
    """The seat that a titan belongs to."""
    return slot % state.seats


@rule
def setup(tables: Any, state: Any, options: Any) -> None:
    """The match before anything has been chosen or drawn."""
    state.random_titans = options[option.TITANS]
    state.continuing = options[option.DRAFT]
    state.soft_pentagram = options[option.PENTAGRAM]
    state.optional_extras = options[option.DIE_EXTRAS]
    state.ask_reactions = options[option.REACTIONS]
    state.alternating = options[option.TEAM_ORDER]
    if options[option.TEAMS] == option.TEAMS_PAIRS and (state.seats == 4 or state.seats == 6):
        state.teams = state.seats // 2
    elif options[option.TEAMS] == option.TEAMS_THREES and state.seats == 6:
        state.teams = 2
    first, second, third = options[option.CIRCUIT], options[option.SECOND_CIRCUIT], options[option.THIRD_CIRCUIT]
    state.boards = 3 if options[option.GRAND_SLAM] else 1
    state.circuit[0] = first
    if state.boards > 1:
        state.circuit[1] = second - 1 if second else first
        state.circuit[2] = third - 1 if third else first
    state.slots = 4 if state.seats == 2 else state.seats
    state.traps = tables.traps
    for card in range(1, CARDS):
        state.deck[card] = tables.copies[card]
        state.deck_size += tables.copies[card]
    for seat in range(state.seats):
        for kind in range(3):
            state.orders[seat, kind] = tables.order[kind]
    push(state, step_of.BEGIN_TURN)
    push(state, step_of.FIRST_DIE)
    for i in range(state.seats):
        push(state, step_of.DRAW, state.seats - 1 - i)
    if state.slots > state.seats:
        push(state, step_of.CHOOSE_ORDER, 1)
        push(state, step_of.CHOOSE_ORDER, 0)
    push(state, step_of.CHOOSE_TITAN, 0)


@rule
def choose_titan(state: Any, slot: int) -> None:
    """The next titan is chosen or drawn."""
    if slot + 1 < state.slots:
        push(state, step_of.CHOOSE_TITAN, slot + 1)
    if state.random_titans:
        await_chance(state, ASK_RANDOM_TITAN)
    else:
        question(state, ASK_TITAN, owner(state, slot))


@rule
def free_titans(state: Any) -> int:
    """The set of titans that nobody has."""
    free = (2 << TITANS) - 2
    for slot in range(state.slots):
        free &= ~(1 << state.titan[slot])
    return free


@rule
def titan_taken(tables: Any, state: Any, titan: int, events: Any) -> None:
    """This titan is the next one's."""
    slot = 0
    while state.titan[slot]:
        slot += 1
    state.titan[slot] = titan
    state.life[slot] = tables.start[titan]
    state.lap[slot] = 1
    emit(events, event.TITAN_TAKEN, owner(state, slot), EVERYONE, EVERYONE, titan)


@rule
def order_chosen(tables: Any, state: Any, seat: int, titan: int, events: Any) -> None:
    """Which of a seat's two titans plays first."""
    if state.titan[seat] != titan:
        swap_titans(state, seat)
    emit(events, event.ORDER_CHOSEN, seat, EVERYONE, EVERYONE, titan)


@rule
def swap_titans(state: Any, seat: int) -> None:
    """A seat's two titans change their places in the order of play."""
    one, two = state.titan[seat], state.titan[seat + 2]
    state.titan[seat] = two
    state.titan[seat + 2] = one
    life, other = state.life[seat], state.life[seat + 2]
    state.life[seat] = other
    state.life[seat + 2] = life


@rule
def first_die(state: Any) -> None:
    """A die names who begins."""
    await_chance(state, ASK_FIRST_DIE)


@rule
def first_rolled(tables: Any, state: Any, face: int, events: Any) -> None:
    """The titan of this colour begins, or the die is rolled again; of two titans each the seat's first one begins."""
    state.rolls[0] += 1
    found = -1
    for slot in range(state.slots):
        if tables.colour[state.titan[slot]] == face:
            found = slot
    if found < 0:
        emit(events, event.FIRST_ROLLED, NOBODY, EVERYONE, EVERYONE, face, 0)
        push(state, step_of.FIRST_DIE)
        return
    emit(events, event.FIRST_ROLLED, owner(state, found), EVERYONE, EVERYONE, face, state.titan[found])
    state.first = owner(state, found)
    if state.slots > state.seats and state.first == 1:
        swap_titans(state, 0)  # so that the other seat, too, begins with its first one
    state.turn = state.first
    state.round = 1
