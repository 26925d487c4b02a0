"""The laws notice what they are there for: each is given a fault and must turn red."""

from __future__ import annotations

import inspect
import sys
from typing import Any

import jsonschema
import pytest

import herna
from herna.engine.record import PLAIN
from tests.laws import test_moves
from tests.laws.broken import FAULTS, Fault, declared, verb

pytestmark = [
    pytest.mark.plain,
    pytest.mark.skipif(
        not PLAIN, reason="a fault is put into rules as they run; compiled code would not see it (`make test-plain`)"
    ),
]

RED = (AssertionError, pytest.fail.Exception, jsonschema.ValidationError, herna.HernaError)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name.replace(" ", "-"))
def test_law_turns_red(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    law = sys.modules[fault.law.__module__]
    if hasattr(law, "some"):
        monkeypatch.setattr(law, "some", lambda compiled: compiled)  # the tiny game is quick: as thorough as when compiled

    def hold() -> None:
        given: dict[str, Any] = {"game": herna.find_game(fault.game), "players": 3, "options": {}}
        fault.law(**{name: given[name] for name in inspect.signature(fault.law).parameters})

    hold()
    fault.put_in(monkeypatch)
    with pytest.raises(RED):
        hold()


@pytest.mark.parametrize("sides", [(0, 1, 0), (0, 0, 0)], ids=["partners", "alone against the game"])
def test_partners_may_win_together(sides: tuple[int, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    def first_side_wins(_tables: Any, state: Any, out: Any) -> None:
        for seat in range(state.seats):
            out[seat] = 1.0 if sides[seat] == 0 else -2.0

    verb("returns", first_side_wins)(monkeypatch)
    declared(sides=lambda players, options: sides)(monkeypatch)
    test_moves.test_results_add_up_to_nothing_and_one_side_wins_or_nobody(herna.find_game("tiny"), 3, {})
