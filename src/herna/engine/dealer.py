"""The dealer of a match: outcomes that follow from a seed, can be promised beforehand and checked afterwards.

Every outcome has an address: the stream it comes from (the monster deck, say), the number of the shuffle or die, and its position
there. The outcome at an address depends on the seed and on what the shuffle holds (what it began with, less what came from it
before), on nothing else: where it began with the same cards, others can play the same deal again, whatever they decide.

A word of 64 bits is the start of SHA-256 over "seed/stream/shuffle/position"; multiplied with the sum of the weights and
shifted right by 64 it tells how far into the weights the outcome lies. Anyone can recompute it, in any language.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence


class Dealer:
    """Deals the outcomes of one seed.

    seed: any text or number; without one it is drawn from the system's random source.
    """

    def __init__(self, seed: str | int | None = None) -> None:
        self.seed: str = secrets.token_hex(16) if seed is None else str(seed)

    @property
    def promise(self) -> str:
        """SHA-256 of the seed, to be shown before the match; the seed, shown after it, proves the deal."""
        return hashlib.sha256(self.seed.encode()).hexdigest()

    def outcome(self, address: Sequence[int], weights: Sequence[int]) -> int:
        """Index of the outcome at this address, drawn with integer weights."""
        text = "/".join([self.seed, *(str(part) for part in address)])
        word = int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
        left = word * sum(weights) >> 64
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise ValueError(f"no outcome is possible at {tuple(address)}: weights {list(weights)}")
