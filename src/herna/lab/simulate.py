"""Simulation: many matches of one setting, over all workers, with progress; stopping keeps what was done."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context

from msgspec import Struct

from herna.bots.registry import bot_info
from herna.lab.matches import Part, Setting, play_part

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
        for part in _parts(setting, games, seed, workers):
            _add(total, part)
            if progress is not None:
                progress(total.games, total.decisions)
    except KeyboardInterrupt:
        whole = False
    seconds = time.perf_counter() - started
    return _summary(setting, total, seconds), whole


def part_size(setting: Setting, games: int, workers: int) -> int:
    """How many matches to play between two looks at the progress: about a tenth of a second's worth."""
    compiled = all(bot_info(name).policy is not None for name in setting.seats)
    return max(1, min(20_000 if compiled else 2, -(-games // workers)))


def _parts(setting: Setting, games: int, seed: int, workers: int) -> Iterator[Part]:
    size = part_size(setting, games, workers)
    starts = [(first, min(size, games - first)) for first in range(0, games, size)]
    if workers == 1:
        for first, count in starts:
            yield play_part(setting, seed, first, count)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        waiting: set[Future[Part]] = set()
        try:
            for first, count in starts:
                waiting.add(pool.submit(play_part, setting, seed, first, count))
                if len(waiting) >= 3 * workers:
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    yield from (future.result() for future in done)
            for future in waiting:
                yield future.result()
        except (KeyboardInterrupt, GeneratorExit):
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _add(total: Part, part: Part) -> None:
    total.games += part.games
    total.wins = [a + b for a, b in zip(total.wins, part.wins, strict=True)]
    total.draws += part.draws
    total.decisions += part.decisions


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
