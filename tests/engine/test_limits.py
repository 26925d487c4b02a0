"""Where the engine's rows end: a full agenda, a full buffer of events; and that checked bounds would tell."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import herna
from herna.engine.chance import Stream
from herna.engine.events import CAPACITY, new_buffer, taken
from herna.engine.game import Game
from tests.conftest import PLAYERS, some

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
