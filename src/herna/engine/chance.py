"""Chance inside compiled loops: a counter-based stream of 64-bit words, and draws by integer weights.

`random` is always uint64[1]: the counter of one stream (SplitMix64: Steele, Lea and Flood 2014). A stream is told from others
by where its counter starts; `stream_start` scatters the starts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from herna.engine.compiled import rule
from herna.engine.record import PLAIN

MASK = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
M1, M2 = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


def scatter(x: int) -> int:
    """Scatter 64 bits, in plain Python; `mix` is the same for rules."""
    z = int(x) & MASK
    z = (z ^ (z >> 30)) * M1 & MASK
    z = (z ^ (z >> 27)) * M2 & MASK
    return z ^ (z >> 31)


class Stream:
    """A stream of random words for use outside compiled code: the same words as rules get from `array`, uint64[1]."""

    def __init__(self, seed: int, number: int = 0) -> None:
        self.array = np.array([scatter(scatter(seed) + number * GOLDEN)], np.uint64)

    def word(self) -> int:
        """The next 64 random bits."""
        counter = (int(self.array[0]) + GOLDEN) & MASK
        self.array[0] = counter
        return scatter(counter)

    def below(self, n: int) -> int:
        """A random integer from 0 to n - 1."""
        return (self.word() >> 32) * n >> 32

    def pick(self, weights: Sequence[int]) -> int:
        """An index drawn with integer weights."""
        left = self.below(sum(weights))
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise ValueError("the weights add up to nothing")


mix: Any

if PLAIN:  # Python's integers do not wrap round by themselves
    mix = scatter

    def stream_start(seed: Any, number: Any) -> Any:
        """Where stream `number` of a seed starts."""
        return scatter(scatter(seed) + int(number) * GOLDEN)

    def next_word(random: Any) -> Any:
        """The next 64 random bits of the stream."""
        random[0] = (int(random[0]) + GOLDEN) & MASK
        return scatter(random[0])

else:

    @rule
    def mix(x: Any) -> Any:
        """Scatter 64 bits."""
        z = np.uint64(x)
        z = (z ^ (z >> np.uint64(30))) * np.uint64(M1)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(M2)
        return z ^ (z >> np.uint64(31))

    @rule
    def stream_start(seed: Any, number: Any) -> Any:
        """Where stream `number` of a seed starts."""
        return mix(mix(np.uint64(seed)) + np.uint64(number) * np.uint64(GOLDEN))

    @rule
    def next_word(random: Any) -> Any:
        """The next 64 random bits of the stream."""
        counter = random[0] + np.uint64(GOLDEN)
        random[0] = counter
        return mix(counter)


@rule
def below(random: Any, n: Any) -> Any:
    """A random integer from 0 to n - 1, for n up to 2**31; multiplied and shifted rather than divided."""
    return (np.int64(next_word(random) >> np.uint64(32)) * n) >> 32


@rule
def chance_of(random: Any, weight: int, total: int) -> bool:
    """True with probability weight / total."""
    return bool(below(random, total) < weight)


@rule
def pick(weights: Any, n: int, random: Any) -> int:
    """An index below n drawn with the integer weights; their sum must be positive and below 2**31."""
    total = 0
    for i in range(n):
        total += weights[i]
    left = below(random, total)
    index = 0
    for i in range(n - 1):  # counted rather than searched: no branch to mispredict
        left -= weights[i]
        index += left >= 0
    return index
