"""The laws notice what they are there for: each is given a fault and must turn red."""

from __future__ import annotations

import inspect
import sys
from typing import Any

import jsonschema
import pytest

import herna
from herna.engine.record import PLAIN
from tests.laws.broken import FAULTS, Fault

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
