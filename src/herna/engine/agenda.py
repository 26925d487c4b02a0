"""The agenda: what is still to be done before somebody is asked.

A move is often interrupted: a card is drawn in mid-slide, another seat may react. So rules do not call each other in depth. They
push steps; the engine takes the last one pushed and carries it out, until a step asks a seat, awaits chance or ends the match.
To do A and then B, push B first.
"""

from __future__ import annotations

from typing import Any

from herna.engine import verbs
from herna.engine.compiled import rule
from herna.engine.constants import CHANCE, OPEN, OVER, RUNNING
from herna.engine.record import PLAIN


@rule
def push(state: Any, step: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Put a step, with up to three numbers of its own, on top of the agenda."""
    top = state.agenda_size
    state.agenda[top, 0] = step
    state.agenda[top, 1] = a
    state.agenda[top, 2] = b
    state.agenda[top, 3] = c
    state.agenda_size = top + 1


if PLAIN:

    def check_running(state: Any) -> None:
        """RuntimeError if the state waits already: a rule went on after it had stopped, and would undo why."""
        if state.to_move != RUNNING:
            raise RuntimeError(f"a rule stops a state that waits already, for {state.to_move}, question {state.ask}")

else:

    @rule
    def check_running(state: Any) -> None:
        """Only plain mode is strict."""


@rule
def question(state: Any, ask: int, seat: int) -> None:
    """Stop and ask a seat; `answer` will get the question with its decision.

    What the question is about stays where rules and `legal` find it: in fields of the state, or as the numbers of a step pushed
    before, which is then on top and carried out after the answer. Nothing secret may stand there: nobody conceals the agenda.
    """
    check_running(state)
    state.ask = ask
    state.to_move = seat


@rule
def await_chance(state: Any, ask: int) -> None:
    """Stop and wait for an outcome; `answer` will get the question with it."""
    check_running(state)
    state.ask = ask
    state.to_move = CHANCE


@rule
def leave_open(state: Any) -> None:
    """Stop a preview: what comes next depends on something that its seat does not know. The rule must return at once."""
    check_running(state)
    state.to_move = OPEN


@rule
def end_match(state: Any) -> None:
    """Nothing more happens."""
    check_running(state)
    while state.agenda_size > 0:
        state.agenda_size -= 1
        for i in range(4):
            state.agenda[state.agenda_size, i] = 0
    state.ask = 0
    state.to_move = OVER


@rule
def run(tables: Any, state: Any, events: Any) -> None:
    """Carry out steps until the state waits for a decision, an outcome or nothing more."""
    while state.to_move == RUNNING:
        top = state.agenda_size - 1
        step, a, b, c = state.agenda[top, 0], state.agenda[top, 1], state.agenda[top, 2], state.agenda[top, 3]
        for i in range(4):  # nothing of a step stays behind: equal positions are equal bytes
            state.agenda[top, i] = 0
        state.agenda_size = top
        verbs.carry_out(tables, state, step, a, b, c, events)


@rule
def begin(tables: Any, state: Any, options: Any, events: Any) -> None:
    """Set a zeroed state with `seats` up, on to its first decision or outcome."""
    state.to_move = RUNNING
    verbs.setup(tables, state, options)
    run(tables, state, events)


@rule
def apply(tables: Any, state: Any, action: int, events: Any) -> None:
    """Carry out one legal decision or possible outcome, on to the next decision, outcome or the end."""
    ask, seat = state.ask, state.to_move
    state.ask = 0
    state.to_move = RUNNING
    verbs.answer(tables, state, ask, seat, action, events)
    run(tables, state, events)
