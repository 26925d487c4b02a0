"""Where the engine's rows end: a full agenda, a full buffer of events; and that checked bounds would tell."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import herna
from herna.engine.agenda import await_chance, end_match, leave_open, question
from herna.engine.chance import Stream
from herna.engine.constants import RUNNING
from herna.engine.events import CAPACITY, new_buffer, taken
from herna.engine.game import Game
from herna.engine.record import PLAIN, PlainRecord, wrap
from tests.conftest import PLAYERS, new_match, random_moves, some
from tests.tiny import FAMILY

ROOT = Path(__file__).parents[2]

ONE_STEP_TOO_MANY = """
from herna.engine.agenda import push
from herna.engine.record import wrap
from tests.tiny import FAMILY
import numpy as np
states = wrap(np.zeros(1, FAMILY.state.dtype))
for _ in range(8):
    push(states[0], 1)
print("full")
push(states[0], 1)
print("and more")
"""
ONE_EVENT_TOO_MANY = """
from herna.engine.events import CAPACITY, emit, new_buffer, taken
from herna.engine.record import wrap
buffer = new_buffer()
for _ in range(CAPACITY):
    emit(wrap(buffer), 0, 0, 1, 1)
print("full")
emit(wrap(buffer), 0, 0, 1, 1)
print("and more")
"""


@pytest.mark.parametrize("code", [ONE_STEP_TOO_MANY, ONE_EVENT_TOO_MANY], ids=["agenda", "events"])
@pytest.mark.parametrize("mode", ["NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK"])
def test_more_than_there_is_room_for_is_an_error_where_bounds_are_checked(code: str, mode: str) -> None:
    environment = {k: v for k, v in os.environ.items() if not k.startswith("NUMBA_")} | {mode: "1"}
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.stdout == "full\n"
    assert "IndexError" in done.stderr


@pytest.mark.plain
@pytest.mark.skipif(not PLAIN, reason="compiled code does not tell what happens within a move (`make test-plain`)")
@pytest.mark.parametrize(("game", "players", "options"), PLAYERS)
def test_no_move_fills_the_agenda_on_its_way(
    game: Game, players: int, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Compiled code would write past a full agenda in silence, so a quarter is kept free even within moves."""
    most, write = [0], PlainRecord.__setattr__

    def note(state: PlainRecord, name: str, value: int) -> None:
        write(state, name, value)
        if name == "agenda_size":
            most.append(max(most.pop(), value))

    monkeypatch.setattr(PlainRecord, "__setattr__", note)
    for seed in range(some(80)):
        for _ in random_moves(new_match(game, players, options, seed), seed):
            pass
    assert 0 < most[0] <= game.family.state.dtype["agenda"].shape[0] * 3 // 4


@pytest.mark.plain
@pytest.mark.skipif(not PLAIN, reason="only plain mode is strict (`make test-plain`)")
@pytest.mark.parametrize("stop", [lambda s: question(s, 1, 0), lambda s: await_chance(s, 1), leave_open, end_match])
def test_a_rule_that_goes_on_after_it_has_stopped_is_an_error_in_plain_mode(stop: Callable[[object], None]) -> None:
    state = wrap(np.zeros(1, FAMILY.state.dtype))[0]
    state.to_move = RUNNING
    leave_open(state)
    with pytest.raises(RuntimeError, match="waits already"):
        stop(state)


@pytest.mark.parametrize(("game", "players", "options"), PLAYERS)
def test_no_move_fills_the_agenda_or_the_events_by_half(game: Game, players: int, options: dict[str, object]) -> None:
    rules = herna.new(game.id, players=players, dealer=None).rules
    agenda = game.family.state.dtype["agenda"].shape[0]
    for seed in range(some(40)):
        random, buffer = Stream(seed), new_buffer()
        states = rules.begin(players, herna.new(game.id, players=players, dealer=None).options, buffer)
        while not rules.is_over(states):
            assert len(taken(buffer)) <= CAPACITY // 2
            assert states["agenda_size"][0] <= agenda // 2
            left = states["agenda"][0][states["agenda_size"][0] :]
            assert not np.any(left), "a step has left its numbers behind"
            legal = rules.legal(states)
            rules.move(states, legal[random.below(len(legal))], buffer)
