"""The chairs of a table: who sits where, and whose token may do what."""

from __future__ import annotations

import hmac

from herna.room.codes import fingerprint, new_token
from herna.room.errors import RoomError
from herna.room.facts import Facts, Sitter
from herna.room.names import readable
from herna.room.opening import USUAL_BOT, checked_bot
from herna.room.wire import Chair


class Chairs:
    """Changes who sits at a table; the facts are to be stored after each change."""

    def __init__(self, facts: Facts) -> None:
        self._facts = facts

    def shown(self, here: frozenset[int]) -> list[Chair]:
        """As everybody may see them."""
        return [
            Chair(seat=seat, kind=s.kind, name=s.name, bot=s.bot, stand_in=s.stand_in, here=seat in here)
            for seat, s in enumerate(self._facts.sitters)
        ]

    def first_open(self) -> int | None:
        """The first free seat."""
        return next((seat for seat, sitter in enumerate(self._facts.sitters) if sitter.kind == "open"), None)

    def bot_at(self, seat: int) -> str | None:
        """What plays the seat, if not a person."""
        sitter = self._facts.sitters[seat]
        return sitter.bot if sitter.kind == "bot" or sitter.stand_in else None

    @property
    def people(self) -> int:
        """How many seats are held by people, a bot standing in or not."""
        return sum(sitter.kind == "person" for sitter in self._facts.sitters)

    # --- tokens

    def held_by(self, token: str) -> int | None:
        """The seat that a token holds, if any."""
        key = fingerprint(token)
        for seat, sitter in enumerate(self._facts.sitters):
            if sitter.key is not None and hmac.compare_digest(sitter.key, key):
                return seat
        return None

    def seat_of(self, token: str) -> int:
        """The seat that a token holds. RoomError: not-yours."""
        seat = self.held_by(token)
        if seat is None:
            raise RoomError("not-yours", "this token holds no seat at this table")
        return seat

    def is_host(self, token: str) -> bool:
        """Whether the token is that of the table's host."""
        return hmac.compare_digest(self._facts.host, fingerprint(token))

    def check_host(self, token: str) -> None:
        """RoomError: not-yours, unless the token is the host's."""
        if not self.is_host(token):
            raise RoomError("not-yours", "only the host of this table may do that")

    # --- sitting down and getting up

    def sit(self, name: str, seat: int | None) -> tuple[int, str]:
        """Somebody takes a seat, the first free one if none is named; its number and token.

        RoomError: seat-taken, no-free-seat, bad-request.
        """
        self._check_gathering("no-free-seat")
        first = self.first_open()
        if first is None:
            raise RoomError("no-free-seat", "every seat is taken")
        place = first if seat is None else seat
        if self._sitter(place).kind != "open":
            raise RoomError("seat-taken", f"somebody sits in seat {place}")
        token = new_token()
        self._facts.sitters[place] = Sitter(kind="person", name=readable(name), key=fingerprint(token))
        return place, token

    def put_bot(self, seat: int, bot: str | None) -> None:
        """A bot takes a free seat, or another bot the place of a bot. RoomError: seat-taken, not-now, bad-options, bad-request."""
        self._check_gathering("not-now")
        sitter = self._sitter(seat)
        if sitter.kind == "person":
            raise RoomError("seat-taken", f"somebody sits in seat {seat}")
        name = sitter.name if sitter.kind == "bot" else ""
        self._facts.sitters[seat] = Sitter(kind="bot", name=name, bot=checked_bot(bot))

    def leave(self, seat: int) -> None:
        """Whoever holds the seat gives it up: it is free again, or a bot plays on."""
        if self._facts.state == "gathering":
            self._facts.sitters[seat] = Sitter(kind="open")
        elif self._facts.state == "playing":
            bot = self._facts.sitters[seat].bot or USUAL_BOT
            self._facts.sitters[seat] = Sitter(kind="bot", name=self._facts.sitters[seat].name, bot=bot)
        else:
            self._facts.sitters[seat].key = None

    def stand_in(self, seat: int, bot: str | None) -> None:
        """A bot plays a person's seat for a while; None gives it back. RoomError: bad-options, closed."""
        self._check_open()
        sitter = self._facts.sitters[seat]
        sitter.bot, sitter.stand_in = ("" if bot is None else checked_bot(bot)), bot is not None

    def rename(self, seat: int, name: str) -> None:
        """Whoever sits there is called something else. RoomError: bad-request."""
        self._facts.sitters[seat].name = readable(name)

    def _sitter(self, seat: int) -> Sitter:
        if not 0 <= seat < self._facts.players:
            raise RoomError("bad-request", f"there are seats 0 to {self._facts.players - 1}, not {seat}")
        return self._facts.sitters[seat]

    def _check_open(self) -> None:
        if self._facts.state in ("over", "closed"):
            raise RoomError("closed", "this table is not played at any more")

    def _check_gathering(self, otherwise: str) -> None:
        self._check_open()
        if self._facts.state != "gathering":
            raise RoomError("no-free-seat" if otherwise == "no-free-seat" else "not-now", "the match has begun")
