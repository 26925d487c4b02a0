"""Moving: steps, chain reactions, ramps, slides and laps; then what the field entered does."""

from __future__ import annotations

from typing import Any

from herna.engine.agenda import end_match, push
from herna.engine.compiled import rule
from herna.engine.constants import EVERYONE
from herna.engine.events import NOBODY, emit
from herna.games.titan_race import events as event
from herna.games.titan_race import steps as step_of
from herna.games.titan_race.geometry import destination
from herna.games.titan_race.setup import owner
from herna.games.titan_race.tables import (
    BONUS, DIRECTIONS, FIELDS, ICE, LAPS, LAVA, LEFT, MULTI_RAMP, PIRATES, RAMP_LEFT, RAMP_RIGHT, RIGHT, STATUE,
)  # fmt: skip

OWN, PUSHED, MOVED, SLIDES = range(4)  # kinds of movement
BY = 64  # cause + BY * (slot that is behind it + 1)


@rule
def told(state: Any, field: int) -> int:
    """A field as events name it."""
    return field + event.GRAND if state.boards > 1 and field >= 0 else field


@rule
def by_titan(state: Any, by: int) -> int:
    """The titan behind something; 0 for none."""
    return state.titan[by - 1] if by > 0 else 0


@rule
def what_at(tables: Any, state: Any, field: int) -> int:
    """What is on a field."""
    return tables.what[state.circuit[field // FIELDS], field % FIELDS]


@rule
def hops(tables: Any, state: Any, field: int, direction: int) -> int:
    """How many fields further a step from here leads: 1, or more from a ramp."""
    what = what_at(tables, state, field)
    if what == MULTI_RAMP:
        return 2
    if (what == RAMP_LEFT and direction == LEFT) or (what == RAMP_RIGHT and direction == RIGHT):
        return 3
    return 1


@rule
def move(tables: Any, state: Any, slot: int, way: int, why: int, events: Any) -> None:
    """One step of a titan; whoever stands there is pushed first, from the front of the line."""
    direction, kind, cause, by = way & 7, way >> 3, why % BY, why // BY
    start = state.field[slot] - 1
    count = 1 if kind == SLIDES else hops(tables, state, start, direction)
    while True:
        here, lap, board = start % FIELDS, state.lap[slot], start // FIELDS
        for _ in range(count):
            lap += tables.crosses[direction, here]
            here = tables.next[direction, here]
        if state.boards > 1:
            board = min(max(lap - 1, 0), state.boards - 1)
        goal = board * FIELDS + here
        there = state.occupant[goal] - 1
        if there < 0 or there == slot:
            break
        if kind == OWN and state.saddled and cause == event.DIE:
            count += 1
        elif state.shifting >> there & 1:
            if count == 1:
                break
            count = 1  # a ramp would throw it onto the one that pushes it
        else:
            if kind != PUSHED and state.occupant[start] == slot + 1:
                state.occupant[start] = 0
                state.lifted = slot + 1
            state.shifting |= 1 << slot
            push(state, step_of.MOVE, slot, way, why)
            push(state, step_of.MOVE, there, direction + 8 * PUSHED, event.PUSH + BY * (by if by else slot + 1))
            return
    land(tables, state, slot, way, why, start, goal, lap, count, events)


@rule
def land(
    tables: Any, state: Any, slot: int, way: int, why: int, start: int, goal: int, lap: int, count: int, events: Any
) -> None:
    """The titan comes down on a field that is free."""
    direction, kind, cause, by = way & 7, way >> 3, why % BY, why // BY
    state.shifting &= ~(1 << slot)
    if state.lifted == slot + 1:
        state.lifted = 0
    if state.occupant[start] == slot + 1:
        state.occupant[start] = 0
    state.occupant[goal] = slot + 1
    state.field[slot] = goal + 1
    titan, seat, was, now = state.titan[slot], owner(state, slot), told(state, start), told(state, goal)
    if kind == SLIDES:
        emit(events, event.SLID, seat, EVERYONE, EVERYONE, titan, was, now, direction)
    elif kind == PUSHED:
        emit(events, event.PUSHED, seat, EVERYONE, EVERYONE, titan, was, now, direction, by_titan(state, by))
    elif kind == MOVED:
        emit(events, event.MOVED, seat, EVERYONE, EVERYONE, titan, was, now, direction, by_titan(state, by), cause)
    elif count == 1:
        emit(events, event.STEPPED, seat, EVERYONE, EVERYONE, titan, was, now, direction, cause)
    if count > 1:
        over = event.SADDLE if state.saddled and kind == OWN else event.RAMP
        emit(events, event.JUMPED, seat, EVERYONE, EVERYONE, titan, was, now, direction, over)
    won = change_lap(state, slot, lap, events)
    if won:
        emit(events, event.WON, seat, EVERYONE, EVERYONE, titan, kind != OWN)
        state.winner = slot + 1
        end_match(state)
        return
    if kind == PUSHED:
        push(state, step_of.HURT, slot, event.PUSH, by)
    push(state, step_of.ENTER, slot, direction, why)


@rule
def change_lap(state: Any, slot: int, lap: int, events: Any) -> bool:
    """Count laps up or down; whether the last one is done."""
    if lap > state.lap[slot]:
        emit(events, event.LAP_UP, owner(state, slot), EVERYONE, EVERYONE, state.titan[slot], lap)
    elif lap < state.lap[slot]:
        emit(events, event.LAP_DOWN, owner(state, slot), EVERYONE, EVERYONE, state.titan[slot], lap)
    state.lap[slot] = lap
    return lap > LAPS


@rule
def enter(tables: Any, state: Any, slot: int, direction: int, why: int, events: Any) -> None:
    """What a field does to whoever comes onto it: the trap first, then the field itself."""
    field = state.field[slot] - 1
    what = what_at(tables, state, field)
    if what == BONUS:
        push(state, step_of.DRAW, owner(state, slot), slot + 1, field)
    elif what == LAVA:
        push(state, step_of.HURT, slot, event.LAVA)
    elif what == PIRATES:
        push(state, step_of.PIRATES, slot)
    elif what == STATUE:
        push(state, step_of.FIRE, slot, field)
    elif what == ICE:
        push(state, step_of.MOVE, slot, direction + 8 * SLIDES, why)
    if state.trap[field]:
        state.trap[field] = 0
        state.traps += 1
        emit(events, event.TRAP_SPRUNG, owner(state, slot), EVERYONE, EVERYONE, state.titan[slot], told(state, field))
        push(state, step_of.HURT, slot, event.TRAP)


@rule
def fire(tables: Any, state: Any, slot: int, field: int, events: Any) -> None:
    """A statue hits all six fields round it."""
    emit(events, event.STATUE_FIRED, owner(state, slot), EVERYONE, EVERYONE, state.titan[slot], told(state, field))
    for direction in range(DIRECTIONS):
        goal = destination(tables, state, field, DIRECTIONS - 1 - direction)
        if goal >= 0 and (state.trap[goal] or state.occupant[goal]):
            push(state, step_of.STRIKE, goal, event.STATUE, 0)


@rule
def strike(tables: Any, state: Any, field: int, cause: int, by: int, events: Any) -> None:
    """A field is damaged: a trap there is destroyed, a titan there is hurt."""
    if state.trap[field]:
        state.trap[field] = 0
        state.traps += 1
        emit(events, event.TRAP_DESTROYED, NOBODY, EVERYONE, EVERYONE, told(state, field), cause, by_titan(state, by))
    if state.occupant[field]:
        push(state, step_of.HURT, state.occupant[field] - 1, cause, by)


@rule
def lay(tables: Any, state: Any, field: int, cause: int, slot: int, events: Any) -> None:
    """A trap is put on a field; on a titan or in lava it goes off at once."""
    emit(events, event.TRAP_LAID, owner(state, slot), EVERYONE, EVERYONE, state.titan[slot], told(state, field), cause)
    there = state.occupant[field]
    if there:
        emit(events, event.TRAP_SPRUNG, owner(state, there - 1), EVERYONE, EVERYONE, state.titan[there - 1], told(state, field))
        push(state, step_of.HURT, there - 1, event.TRAP, slot + 1)
    elif what_at(tables, state, field) == LAVA:
        emit(events, event.TRAP_SPRUNG, NOBODY, EVERYONE, EVERYONE, 0, told(state, field))
    else:
        state.trap[field] = 1
        state.traps -= 1
