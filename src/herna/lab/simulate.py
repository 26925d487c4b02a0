"""Simulation: many matches of one setting, over all workers, with progress; stopping keeps what was done."""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec import Struct

from herna.lab.matches import Part, Setting, play_part
from herna.lab.workers import in_parts

Progress = Callable[[int, int], None]
"""Called with matches done and decisions made, each time some more are done."""


class Simulation(Struct):
    """What a simulation found.

    games: played to the end; decisions: those with at least two choices; wins: by seat; draws: matches without a single winner.
    """

    game: str
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    wins: list[int]
    draws: int
    mean_decisions: float


def simulate(
    setting: Setting, games: int, seed: int = 0, workers: int = 1, progress: Progress | None = None
) -> tuple[Simulation, bool]:
    """Play `games` matches; also whether all were played (False: stopped by Ctrl-C, the results are of those that were).

    The same seed gives the same matches whatever the number of workers. Raises what `Setting.check` does.
    """
    setting.check()
    play_part(setting, seed, 0, 1)  # compiled before the clock starts
    total = Part(0, [0] * len(setting.seats), 0, 0)
    started = time.perf_counter()
    whole = True
    try:
        for _, part in in_parts(_play, _jobs(setting, games, seed, workers), workers):
            total += part
            if progress is not None:
                progress(total.games, total.decisions)
    except KeyboardInterrupt:
        whole = False
    seconds = time.perf_counter() - started
    return _summary(setting, total, seconds), whole


def _jobs(setting: Setting, games: int, seed: int, workers: int) -> list[tuple[Setting, int, int, int]]:
    """Parts of about a tenth of a second; every split gives the same matches."""
    size = max(1, min(20_000 if setting.policies else 2, -(-games // workers)))
    return [(setting, seed, first, min(size, games - first)) for first in range(0, games, size)]


def _play(job: tuple[Setting, int, int, int]) -> Part:
    return play_part(*job)


def _summary(setting: Setting, total: Part, seconds: float) -> Simulation:
    return Simulation(
        game=setting.game,
        games=total.games,
        decisions=total.decisions,
        seconds=round(seconds, 6),
        decisions_per_second=round(total.decisions / seconds, 1) if seconds > 0 else 0.0,
        wins=total.wins,
        draws=total.draws,
        mean_decisions=round(total.decisions / total.games, 4) if total.games else 0.0,
    )
