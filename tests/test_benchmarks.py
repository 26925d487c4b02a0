"""The measuring itself: it counts what it says, and notices a missed floor. Speed proper is judged by `make bench`."""

from __future__ import annotations

import time

import pytest
from benchmarks.__main__ import BARS, MEGABYTES_BUDGET, PYTHON_FLOOR, SECONDS_BUDGET, is_fast, is_within, show
from benchmarks.speed import advice_rate, batch_rates, best_rate, observation_rate, python_rate

import herna

GAME = herna.find_game("welcome-to-the-dungeon")


def test_rate_is_what_was_done_by_the_time_it_took() -> None:
    def run(rounds: int) -> int:
        time.sleep(0.002 * rounds)
        return 10 * rounds

    assert 500 < best_rate(run, 0.06) <= 5000


def test_every_measurement_measures() -> None:
    rates = batch_rates(GAME, "random", 0.01)
    assert list(rates) == [2, 3, 4]
    assert min(rates.values()) > 1000
    for rate in (python_rate(GAME, 0.01), advice_rate(GAME, 0.01), observation_rate(GAME, 0.01)):
        assert rate > 1000


def test_missed_floors_and_budgets_are_noticed() -> None:
    floor, aim = BARS[GAME.id]
    found = {"random_play": {2: floor, 3: aim}, "from_python": PYTHON_FLOOR}
    assert is_fast(GAME.id, found)
    assert not is_fast(GAME.id, {**found, "random_play": {2: floor - 1, 3: aim}})
    assert not is_fast(GAME.id, {**found, "from_python": PYTHON_FLOOR - 1})
    assert is_within({})
    costs = {"cold_seconds": SECONDS_BUDGET, "cold_megabytes": MEGABYTES_BUDGET}
    assert is_within(costs)
    assert not is_within({**costs, "cold_seconds": SECONDS_BUDGET + 1})
    assert not is_within({**costs, "cold_megabytes": MEGABYTES_BUDGET + 1})


def test_every_game_has_its_bars() -> None:
    assert set(BARS) == {game.id for game in herna.all_games() if game.id != "tiny"}
    assert all(0 < floor < aim for floor, aim in BARS.values())


def test_table_names_every_figure(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    figures = {"random_play": {2: 30e6}, "seldom_passing": {2: 31e6}, "from_python": 1.5e6, "advice": 7e6, "observation": 2e6}
    costs = {"cold_seconds": 26.0, "cold_megabytes": 550.0, "cached_seconds": 0.8, "cached_megabytes": 250.0}
    show({"a game": {**figures, "bytes_a_state": 232}}, costs)
    told = capsys.readouterr().out
    for figure in ("a game", "30.0", "31.0", "1.50", "7.00", "2.00", "232 bytes", "26.0 s, 550 MB", "0.8 s, 250 MB"):
        assert figure in told
