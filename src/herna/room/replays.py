"""A finished match looked back on, step by step: as one seat saw it, or with everything shown."""

from __future__ import annotations

from msgspec.structs import replace

from herna.engine.constants import CHANCE, SPECTATOR
from herna.engine.dealer import Dealer
from herna.engine.errors import HernaError
from herna.engine.match import Match
from herna.engine.replay import replay
from herna.engine.types import Record
from herna.room.errors import RoomError
from herna.room.telling import Teller
from herna.room.wire import Frame, Replay
from herna.texts.wording import folder

MOST_ENTRIES = 2000
"""Longer records are not taken apart; the longest match has a few hundred entries."""

_LONGEST_NAME = 60  # characters; every sentence of every frame may repeat it


def replay_of(record: Record, seat: int | None) -> Replay:
    """Frames of a record. seat: whose eyes, -1 a spectator's, None everything. RoomError: bad-record, bad-request, too-many."""
    if seat is not None and not SPECTATOR <= seat < record.players:
        raise RoomError("bad-request", f"expected a seat from -1 to {record.players - 1}, or all, not {seat}")
    if len(record.moves) > MOST_ENTRIES:
        raise RoomError("too-many", f"a record of at most {MOST_ENTRIES} entries can be shown, this one has {len(record.moves)}")
    try:
        start = replay(_beginning(record))
        shown = _Showing(start, record, seat)
        match = replay(record, after=shown.after)
    except HernaError as error:
        raise RoomError("bad-record", str(error)) from None
    return Replay(
        game=record.game,
        family=folder(match.game),
        content=match.components.content,
        players=match.players,
        options=match.options,
        names=list(_by_seat(record.names, match.players)),
        bots=list(_by_seat(record.bots, match.players)),
        seat=seat,
        frames=shown.frames,
        returns=None if match.returns is None else list(match.returns),
        promise=record.promise,
        seed=record.seed,
        proven=shown.proven,
    )


def _beginning(record: Record) -> Record:
    """The record before its first entry."""
    return replace(record, moves=(), hashes={}, returns=None)


def _by_seat(texts: tuple[str, ...], players: int) -> tuple[str, ...]:
    return tuple(text[:_LONGEST_NAME] for text in (*texts, *[""] * players)[:players])


class _Showing:
    """Takes a frame after each entry that changed something for the viewer, and checks the deal against the seed on the way."""

    def __init__(self, start: Match, record: Record, seat: int | None) -> None:
        self._record, self._seat = record, seat
        self._viewer = SPECTATOR if seat is None else seat
        self._version = 0
        self._before = start.states
        self._dealer = Dealer(record.seed) if record.seed else None
        self.proven = None if self._dealer is None else self._dealer.promise == record.promise
        self.frames: list[Frame] = []
        self._take(start, "")

    def after(self, match: Match, entry: str) -> None:
        """Called by the engine's replay once each entry has been carried out."""
        if entry.startswith("=") and self._dealer is not None:
            self.proven = self.proven and self._lay_there(match, self._dealer, entry)
        self._before = match.states
        self._take(match, entry)

    def _lay_there(self, match: Match, dealer: Dealer, entry: str) -> bool:
        """Whether the seed puts this outcome where it came from."""
        rules, before = match.rules, self._before
        return rules.to_move(before) == CHANCE and f"= {rules.text(before, rules.dealt(before, dealer))}" == entry

    def _take(self, match: Match, entry: str) -> None:
        everything = self._seat is None
        teller = Teller(match, _by_seat(self._record.names, match.players), _by_seat(self._record.bots, match.players))
        events = teller.told(self._viewer, self._version, everything=everything)
        now = teller.then(self._viewer, everything=everything)
        if self.frames and not events and now == self.frames[-1].now:
            return  # it happened behind the viewer's back
        self._version = now.view.version
        self.frames.append(Frame(entry=self._seen(entry), events=events, now=now))

    def _seen(self, entry: str) -> str:
        """The entry as far as the viewer may know it: others' decisions and outcomes are told by the events."""
        who = entry.partition(" ")[0]
        return entry if self._seat is None or who in (str(self._seat), "undo") else who
