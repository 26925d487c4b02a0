"""Numbers of a report out of its counts: distributions, rates with intervals, and differences between two counts."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from msgspec import Struct

from herna.lab.stats import Z95, wilson

Counts = Mapping[str, int]


_FEWEST = 30  # cases that a rate must stand on before a change of it is worth telling


class Rate(Struct, frozen=True):
    """How often something happened. name: parts that tell which; low, high: 95 % interval."""

    name: tuple[str, ...]
    happened: int
    of: int

    @property
    def rate(self) -> float:
        """Share, from 0 to 1."""
        return self.happened / self.of if self.of else 0.0

    @property
    def low(self) -> float:
        """Lower end of the 95 % interval."""
        return wilson(self.happened, self.of)[0]

    @property
    def high(self) -> float:
        """Upper end of the 95 % interval."""
        return wilson(self.happened, self.of)[1]


class Difference(Struct, frozen=True):
    """A rate with other components (`after`) against the rate without (`before`)."""

    name: tuple[str, ...]
    before: Rate
    after: Rate

    @property
    def change(self) -> float:
        """Difference of the rates."""
        return self.after.rate - self.before.rate

    @property
    def half(self) -> float:
        """Half of the 95 % interval of the difference (normal approximation, with the rates pulled a little towards the middle)."""
        spread = 0.0
        for one in (self.before, self.after):
            rate = (one.happened + 1) / (one.of + 2)
            spread += rate * (1 - rate) / (one.of + 2)
        return Z95 * math.sqrt(spread)

    @property
    def is_clear(self) -> bool:
        """Whether the interval of the difference leaves zero out."""
        return abs(self.change) > self.half


def distribution(counts: Counts, prefix: str) -> dict[int, int]:
    """Counts by the number that ends their name, in order of the numbers."""
    cut = len(prefix) + 1
    found = {int(name[cut:]): count for name, count in counts.items() if name.startswith(f"{prefix}/")}
    return dict(sorted(found.items()))


def mean(spread: Mapping[int, int]) -> float:
    """Mean of a distribution; 0 of an empty one."""
    total = sum(spread.values())
    return sum(number * count for number, count in spread.items()) / total if total else 0.0


def quantile(spread: Mapping[int, int], share: float) -> int:
    """The smallest number that at least this share of a distribution does not exceed; 0 of an empty one."""
    total, reached = sum(spread.values()), 0
    for number, count in sorted(spread.items()):
        reached += count
        if reached >= share * total:
            return number
    return 0


def names(counts: Counts, prefix: str, depth: int = 1) -> list[tuple[str, ...]]:
    """The different parts of names that follow a prefix, in order of their first count."""
    parts = [tuple(name.split("/")) for name in counts if name.startswith(f"{prefix}/")]
    return list(dict.fromkeys(part[1 : 1 + depth] for part in parts))


def rates(counts: Counts, prefix: str, happened: str, of: Sequence[str], depth: int = 1) -> list[Rate]:
    """For each name below a prefix: how often `happened`, of all the counts named in `of`."""
    return [
        Rate(name, counts.get("/".join((prefix, *name, happened)), 0), sum(counts.get("/".join((prefix, *name, o)), 0) for o in of))
        for name in names(counts, prefix, depth)
    ]


def differences(before: Sequence[Rate], after: Sequence[Rate]) -> list[Difference]:
    """The rates that both have, those that changed clearly first, the greatest change first."""
    known = {rate.name: rate for rate in before if rate.of >= _FEWEST}
    found = [Difference(rate.name, known[rate.name], rate) for rate in after if rate.name in known and rate.of >= _FEWEST]
    return sorted(found, key=lambda one: (not one.is_clear, -abs(one.change)))
