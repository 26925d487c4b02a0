"""The levels of the bots. The bars themselves are judged over 1,000 matches each by tools/arena_table.py, see docs/bots.md."""

from __future__ import annotations

import itertools

import pytest
from tools.arena_table import pairs

from herna.bots.registry import LEVELS
from herna.lab.arena import arena

GAME = "welcome-to-the-dungeon"


def test_search_of_the_middle_level_beats_the_simple_bots() -> None:
    for other, least in (("cautious", 0.5), ("random", 0.85)):
        played, _ = arena(GAME, ["searcher-medium", other], 40, seed=1)
        assert played.meetings[0].rate > least


def test_levels_are_at_least_four_times_apart() -> None:
    iterations = list(LEVELS.values())
    assert all(more >= 4 * fewer for fewer, more in itertools.pairwise(iterations))


def test_every_level_has_a_bar_to_pass() -> None:
    met = {(one, other) for one, other, _, _ in pairs()}
    assert {
        ("cautious", "random"),
        ("searcher-medium", "searcher-easy"),
        ("searcher-hard", "searcher-medium"),
        ("searcher-hard", "cautious"),
        ("searcher-hard", "random"),
    } == met


@pytest.mark.deep
@pytest.mark.parametrize(("one", "other", "bar", "lower_end"), pairs())
def test_no_level_is_below_its_bar(one: str, other: str, bar: float, lower_end: bool) -> None:
    """Over 200 matches: the bar lies within the interval or below it."""
    played, _ = arena(GAME, [one, other], 200, seed=2)
    assert played.meetings[0].interval[1] >= bar
    assert played.meetings[0].rate > 0.5
