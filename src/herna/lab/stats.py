"""Intervals and ratings of results."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

Z95 = 1.959963984540054


def wilson(wins: float, games: int) -> tuple[float, float]:
    """95 % interval of a rate (Wilson 1927); (0, 1) without games."""
    if games == 0:
        return 0.0, 1.0
    rate, z2 = wins / games, Z95 * Z95
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def ratings(players: Sequence[str], points: Mapping[tuple[str, str], float], rounds: int = 500) -> dict[str, float]:
    """Elo ratings that best explain the points scored (Bradley-Terry by minorisation, Hunter 2004), mean 1500.

    points: for each ordered pair, what the first scored against the second. Every pair that met is given half a point of draw,
    so that a clean sweep has a rating, too.
    """
    strength = dict.fromkeys(players, 1.0)
    met = {frozenset(pair) for pair in points}
    score = {pair: 0.25 for a, b in (tuple(m) for m in met) for pair in ((a, b), (b, a))}
    for pair, won in points.items():
        score[pair] += won
    for _ in range(rounds):
        for player in players:
            won = sum(value for (a, _), value in score.items() if a == player)
            faced = sum((score[a, b] + score[b, a]) / (strength[a] + strength[b]) for a, b in score if a == player)
            if faced > 0:
                strength[player] = won / faced
        mean = math.exp(sum(math.log(s) for s in strength.values()) / len(players))
        strength = {player: s / mean for player, s in strength.items()}
    return {player: 1500 + 400 * math.log10(s) for player, s in strength.items()}
