"""The measuring of many tables measures; speed proper is judged by running it."""

from __future__ import annotations

from benchmarks.tables import measure, percentiles

from tests.loops import run_apart
from tests.server.rooms import Room


def test_every_decision_is_measured(shared_room: Room) -> None:
    measured = run_apart(measure(shared_room.port, tables=3, seconds=3.0))
    assert len(measured.acknowledged) >= len(measured.people) > 0
    assert measured.bots
    assert 0 < min(measured.people) < max(measured.bots) < 60_000
    assert "99 % within   99.0 ms" in percentiles([float(n) for n in range(1, 100)] * 10)
