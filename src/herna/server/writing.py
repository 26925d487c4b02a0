"""Writing to the database: each piece of work is kept whole or not at all, and those that wait share one way to the disk.

A commit is on the disk when it returns, which takes as long for one piece as for ten. So whoever gets to write carries out what the
others have asked for meanwhile, each behind a savepoint of its own, and commits once.
"""

from __future__ import annotations

import threading
from collections.abc import Callable

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

Work = Callable[[Connection], None]


class Conflict(Exception):
    """Somebody else has written to this table, or the whole database was exchanged: load it again."""


class _Job:
    """A piece of work, and what became of it."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.done = False
        self.error: BaseException | None = None


class Writer:
    """The one who writes. check: called in each transaction before anything is written; raises Conflict."""

    def __init__(self, engine: Engine, check: Work) -> None:
        self._engine, self._check = engine.execution_options(writes=True), check
        self._writing = threading.Lock()  # SQLite has one writer; waiting here is fair, waiting there is not
        self._asking = threading.Lock()
        self._asked: list[_Job] = []

    def write(self, work: Work) -> None:
        """Carry the work out; it is on the disk when this returns. Conflict, or what the work raises: nothing of it is kept."""
        job = _Job(work)
        with self._asking:
            self._asked.append(job)
        with self._writing:
            if not job.done:
                with self._asking:
                    jobs, self._asked = self._asked, []
                self._commit(jobs)
        if job.error is not None:
            raise job.error

    def _commit(self, jobs: list[_Job]) -> None:
        try:
            with self._engine.begin() as connection:
                self._check(connection)
                if len(jobs) == 1:
                    jobs[0].work(connection)
                else:
                    for job in jobs:
                        self._carry_out(connection, job)
        except BaseException as error:  # nothing of all this is kept
            for job in jobs:
                job.error = job.error or _as_conflict(error)
        for job in jobs:
            job.done = True

    @staticmethod
    def _carry_out(connection: Connection, job: _Job) -> None:
        try:
            with connection.begin_nested():
                job.work(connection)
        except Exception as error:
            job.error = _as_conflict(error)


def _as_conflict(error: BaseException) -> BaseException:
    return Conflict(str(error.orig)) if isinstance(error, IntegrityError) else error
