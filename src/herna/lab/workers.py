"""Work in parts, over several processes if there are to be more than one."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")

AHEAD = 3  # jobs handed out for each worker, so that none waits and Ctrl-C has little to call off


def in_parts(play: Callable[[Job], Result], jobs: Iterable[Job], workers: int) -> Iterator[tuple[Job, Result]]:
    """Each job with its result, as they are finished. `play` must be found by its name from another process.

    Ctrl-C reaches the caller only; what the workers have begun by then is finished and thrown away.
    """
    if workers == 1:
        for job in jobs:
            yield job, play(job)
        return
    # Spawned, not forked: a fork would copy the compiler's threads and locks in whatever state they are.
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_leave_stopping_to_caller) as pool:
        waiting: dict[Future[Result], Job] = {}
        try:
            for job in jobs:
                waiting[pool.submit(play, job)] = job
                if len(waiting) >= AHEAD * workers:
                    yield from _finished(waiting)
            while waiting:
                yield from _finished(waiting)
        except (KeyboardInterrupt, GeneratorExit):
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _leave_stopping_to_caller() -> None:
    """A terminal sends Ctrl-C to the workers, too; they must neither die of it nor print anything."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _finished(waiting: dict[Future[Result], Job]) -> Iterator[tuple[Job, Result]]:
    done, _ = wait(waiting, return_when=FIRST_COMPLETED)
    for future in done:
        yield waiting.pop(future), future.result()
