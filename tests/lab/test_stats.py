"""Intervals and ratings against known figures."""

from __future__ import annotations

import pytest
from scipy.stats import binomtest

from herna.lab.stats import ratings, wilson


@pytest.mark.parametrize(("wins", "games"), [(50, 100), (0, 10), (10, 10), (1, 3), (842, 1000), (999, 1000)])
def test_wilson_is_that_of_scipy(wins: int, games: int) -> None:
    known = binomtest(wins, games).proportion_ci(0.95, method="wilson")
    assert wilson(wins, games) == pytest.approx((known.low, known.high), abs=1e-9)


def test_wilson_of_half_points_and_of_nothing() -> None:
    low, high = wilson(50.5, 100)
    assert wilson(50, 100)[0] < low < 0.505 < high < wilson(51, 100)[1]
    assert wilson(0, 0) == (0.0, 1.0)


def test_three_wins_to_one_are_191_elo() -> None:
    rated = ratings(["a", "b"], {("a", "b"): 75_000, ("b", "a"): 25_000})
    assert rated["a"] - rated["b"] == pytest.approx(190.85, abs=0.1)
    assert rated["a"] + rated["b"] == pytest.approx(3000)


def test_ratings_are_transitive() -> None:
    """Strengths 4 : 2 : 1 give every expected score; 2 : 1 is 120.4 Elo."""
    strength, points = {"a": 4.0, "b": 2.0, "c": 1.0}, {}
    for one in strength:
        for other in strength:
            if one != other:
                points[one, other] = 60_000 * strength[one] / (strength[one] + strength[other])
    rated = ratings(list(strength), points)
    assert rated["a"] - rated["b"] == pytest.approx(120.41, abs=0.1)
    assert rated["b"] - rated["c"] == pytest.approx(120.41, abs=0.1)


def test_clean_sweep_has_a_rating() -> None:
    rated = ratings(["a", "b"], {("a", "b"): 100, ("b", "a"): 0})
    assert 500 < rated["a"] - rated["b"] < 2000


def test_who_never_played_is_average() -> None:
    rated = ratings(["a", "b", "c"], {("a", "b"): 10, ("b", "a"): 10})
    assert rated == pytest.approx(dict.fromkeys("abc", 1500))
