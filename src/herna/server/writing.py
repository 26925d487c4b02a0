"""Writing to the database: each piece of work is kept whole or not at all, and those that wait share one way to the disk.

A commit is on the disk when it returns, which takes as long for one piece as for ten. So whoever gets to write carries out what the
others have asked for meanwhile, each behind a savepoint of its own, and commits once.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from herna.room.errors import RoomError

log = logging.getLogger("herna")

Work = Callable[[Connection], None]


class Conflict(Exception):
    """Somebody else has written to this table, or the whole database was exchanged: load it again."""


class CannotStore(RoomError):
    """The database cannot be written: its disk is full, say. Nothing of the work is kept."""

    def __init__(self, why: str) -> None:
        super().__init__("too-many", f"the room cannot write to its database ({why}); nothing has changed")


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
        """Carry the work out; it is on the disk when this returns. Conflict, CannotStore, its own error: nothing is kept."""
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
            told = _told(error)
            if isinstance(told, CannotStore):
                log.error("%s", told)
            for job in jobs:
                job.error = job.error or told
        for job in jobs:
            job.done = True

    @staticmethod
    def _carry_out(connection: Connection, job: _Job) -> None:
        try:
            with connection.begin_nested():
                try:
                    job.work(connection)
                except Exception as error:
                    job.error = _told(error)
                    raise
        except Exception as error:
            job.error = job.error or _told(error)
            if isinstance(_told(error), CannotStore):  # a full disk takes back what the others have written, too
                raise job.error from None


def _told(error: BaseException) -> BaseException:
    """What went wrong, without what was to be written: that tells hidden cards."""
    if isinstance(error, IntegrityError):
        return Conflict(str(error.orig))
    return CannotStore(str(getattr(error, "orig", None) or error)) if isinstance(error, SQLAlchemyError) else error
