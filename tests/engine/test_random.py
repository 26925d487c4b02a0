"""Random streams: rules and plain Python draw the same, evenly and by weight."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare

from herna.engine.chance import Stream, below, chance_of, mix, next_word, pick, scatter, stream_start
from herna.engine.record import wrap
from tests.conftest import some

WORDS = st.integers(0, 2**64 - 1)
SEEDS = st.integers(0, 2**63 - 1)


@given(WORDS)
def test_rules_scatter_as_plain_python_does(word: int) -> None:
    assert int(mix(np.uint64(word))) == scatter(word)


@given(SEEDS, st.integers(0, 2**40), st.integers(1, 2**31 - 1), st.lists(st.integers(0, 1000), min_size=1, max_size=16).filter(any))
def test_rules_and_plain_python_draw_the_same(seed: int, number: int, n: int, weights: list[int]) -> None:
    stream = Stream(seed, number)
    array = np.zeros(1, np.uint64)
    array[0] = stream_start(np.uint64(seed), number)
    assert array[0] == stream.array[0]
    assert [int(next_word(wrap(array))) for _ in range(3)] == [stream.word() for _ in range(3)]
    assert int(below(wrap(array), n)) == stream.below(n)
    drawn = int(pick(wrap(np.array(weights, np.int64)), len(weights), wrap(array)))
    assert drawn == stream.pick(weights)
    assert weights[drawn] > 0
    assert array[0] == stream.array[0]


@pytest.mark.parametrize("n", [2, 3, 7, 1000])
def test_draws_below_are_even(n: int) -> None:
    random, draws = wrap(Stream(n, 1).array), some(80) * n
    counts = Counter(int(below(random, n)) for _ in range(draws))
    assert set(counts) <= set(range(n))
    assert chisquare([counts[i] for i in range(n)]).pvalue > 0.001


def test_a_chance_has_its_probability() -> None:
    random, draws = wrap(Stream(3).array), some(8000)
    hits = sum(bool(chance_of(random, 3, 8)) for _ in range(draws))
    assert chisquare([hits, draws - hits], [draws * 3 / 8, draws * 5 / 8]).pvalue > 0.001


def test_no_weight_at_all_is_an_error_in_plain_python() -> None:
    with pytest.raises(ValueError, match="add up to nothing"):
        Stream(1).pick([0, 0])
