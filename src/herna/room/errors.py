"""What a room refuses, as an exception that becomes a `Problem` on the wire."""

from __future__ import annotations

from typing import Literal

from herna.engine.errors import HernaError
from herna.room.wire import Problem

Kind = Literal[
    "no-such-table", "no-such-game", "seat-taken", "no-free-seat", "not-yours", "not-started", "not-now", "stale", "unreadable",
    "bad-options", "bad-tables", "bad-record", "bad-request", "too-many", "closed", "not-over", "warming-up",
]  # fmt: skip


class RoomError(HernaError):
    """Something that cannot be done at a table. code: its kind; detail: what was expected, in English."""

    def __init__(self, code: Kind, detail: str) -> None:
        super().__init__(detail)
        self.code, self.detail = code, detail

    @property
    def problem(self) -> Problem:
        """The error as devices are told it."""
        return Problem(code=self.code, detail=self.detail)
