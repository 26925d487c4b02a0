"""The picture that each seat has of a match: when it last changed, and so who has news.

A seat's picture is the state concealed to it and the number of events it was told. Whatever happens behind its back leaves it
as it is: such a seat gets no frame, and its clock of the question goes on; silence betrays nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from herna.engine.constants import SPECTATOR
from herna.engine.match import Match
from herna.room.wire import Now


class Pictures:
    """Pictures of all seats and the spectator."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._seats = range(SPECTATOR, match.players)
        self._seen: dict[int, tuple[int, bytes]] = {}
        self._asked: dict[int, float] = {}
        self._marks = dict.fromkeys(self._seats, 0)
        self._nows: dict[int, Now] = {}

    def look(self, at: float) -> None:
        """Take every picture anew after something has happened."""
        states = self._match.states
        for seat in self._seats:
            picture = len(self._match.events(seat)), self._match.rules.conceal(states, seat).tobytes()
            if picture != self._seen.get(seat):
                self._seen[seat], self._asked[seat] = picture, at
                self._marks[seat] += 1
                self._nows.pop(seat, None)

    def forget(self) -> None:
        """Everybody's picture is told anew: names have changed, or who plays."""
        self._nows.clear()
        for seat in self._seats:
            self._marks[seat] += 1

    def mark(self, seat: int) -> int:
        """A number that rises whenever there is news for the seat."""
        return self._marks[seat]

    def asked(self, seat: int) -> float:
        """When the seat's picture last changed, in seconds since 1970."""
        return self._asked[seat]

    def now(self, seat: int, work_out: Callable[[], Now]) -> Now:
        """How the match stands for the seat, worked out only if its picture has changed."""
        found = self._nows.get(seat)
        if found is None:
            found = self._nows[seat] = work_out()
        return found
