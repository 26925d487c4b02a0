"""A table: who sits there, who may do what, and the match that is played at it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from herna.engine.constants import SPECTATOR
from herna.engine.dealer import Dealer
from herna.engine.errors import BadTables, IllegalAction, UnreadableAction
from herna.engine.game import Components, find_game
from herna.engine.match import Match
from herna.engine.types import Record
from herna.room import wire
from herna.room.chairs import Chairs
from herna.room.errors import RoomError
from herna.room.facts import Entry, Facts, Step
from herna.room.pictures import Pictures
from herna.room.telling import Teller
from herna.texts.wording import folder

_POSITION_EVERY = 25  # entries between stored positions: few enough to lose little, many enough to stay small


class Table:
    """One table in memory.

    What changes the match returns a `Step`, which must be stored before anybody is told; if it cannot be, this object is to be
    thrown away and loaded anew.
    """

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.game = find_game(facts.game)
        self.chairs = Chairs(facts)
        self.match: Match | None = None
        self.pictures: Pictures | None = None
        self.moves: set[str] = set()  # clients' ids of the decisions that are in the log
        self._components: Components | None = None
        self._positioned = 0

    # --- the match

    @property
    def playing(self) -> Match:
        """The match. RoomError: not-started, closed."""
        if self.facts.state == "closed":
            raise RoomError("closed", "this table was ended")
        return self.looked_at

    @property
    def looked_at(self) -> Match:
        """The match, also one that was ended. RoomError: not-started."""
        if self.match is None:
            raise RoomError("not-started", "the match has not begun: some seats are still free")
        return self.match

    @property
    def ply(self) -> int:
        """How many entries the log has."""
        return self.facts.start_ply + (self.match.ply if self.match else 0)

    @property
    def bot_to_move(self) -> str | None:
        """Name of the bot that has to decide now, if one has to."""
        if self.facts.state != "playing" or self.match is None or self.match.to_move < 0:
            return None
        return self.chairs.bot_at(self.match.to_move)

    @property
    def components(self) -> Components:
        """The components that are played with."""
        if self._components is None:
            self._components = self.game.load(self.facts.content)
        return self._components

    def begin(self, at: float) -> Step:
        """The match begins. RoomError: not-now (it has begun), no-free-seat (some are still open), bad-tables."""
        self.check_gathering()
        if self.chairs.first_open() is not None:
            raise RoomError("not-now", "some seats are still free: wait for people, or fill them with bots")
        try:
            match = Match(self.game, self.facts.players, self.facts.options, self.components, Dealer(self.facts.seed))
        except BadTables as error:
            raise RoomError("bad-tables", str(error)) from None
        self.facts.state, self.facts.began = "playing", at
        self.adopt(match, at)
        return self.step(0, at, None)

    def check_gathering(self) -> None:
        """RoomError: not-now, closed, unless the match has not begun yet."""
        if self.facts.state == "closed":
            raise RoomError("closed", "this table was ended")
        if self.facts.state != "gathering":
            raise RoomError("not-now", "the match has begun already")

    def close(self) -> None:
        """The table is ended before the match is over; one that is over stays as it is."""
        if self.facts.state != "over":
            self.facts.state = "closed"

    def adopt(self, match: Match, at: float, pictures: Pictures | None = None) -> None:
        """Go on with a match. pictures: those taken of it so far, if there are any."""
        self.match = match
        self.rename_in_match()
        self.pictures = pictures or Pictures(match)
        self.pictures.look(at)
        self._positioned = self.ply

    def decide(self, seat: int, action: str, version: int, move: str, at: float) -> Step:
        """A person's decision. RoomError: not-now, stale, unreadable, closed, not-started; then nothing has changed."""
        match = self._asked(seat, version)
        before = match.ply
        try:
            match.push(action)
        except UnreadableAction as error:
            raise RoomError("unreadable", str(error)) from None
        except IllegalAction as error:
            raise RoomError("not-now", str(error)) from None
        return self.step(before, at, move)

    def decide_for_bot(self, code: int, ply: int, at: float) -> Step | None:
        """A bot's decision, made when the log had `ply` entries; None if the table has moved on since."""
        if self.bot_to_move is None or self.ply != ply:
            return None
        match = self.playing
        before = match.ply
        match.push(code)
        return self.step(before, at, None)

    def undo(self, seat: int, version: int, move: str, at: float) -> Step:
        """The seat takes its last decision back. RoomError as for `decide`."""
        match = self.playing
        self._check_version(seat, version)
        if not self._may_undo(seat):
            raise RoomError("not-now", "nothing can be taken back: somebody has acted since, or something hidden was revealed")
        before = match.ply
        match.undo()
        return self.step(before, at, move)

    def _asked(self, seat: int, version: int) -> Match:
        match = self.playing
        if self.facts.state == "over":
            raise RoomError("not-now", "the match is over")
        if self.chairs.bot_at(seat) is not None:
            raise RoomError("not-now", "a bot plays this seat: take it back first")
        self._check_version(seat, version)
        if match.to_move != seat:
            raise RoomError("not-now", f"seat {match.to_move} is to move")
        return match

    def _check_version(self, seat: int, version: int) -> None:
        if version != self.version(seat):
            raise RoomError("stale", f"the seat has been told {self.version(seat)} events, the decision was made after {version}")

    def _may_undo(self, seat: int) -> bool:
        match = self.match
        if match is None or self.facts.state != "playing" or seat == SPECTATOR or self.chairs.bot_at(seat) is not None:
            return False
        return match.may_undo(seat)

    def step(self, before: int, at: float, move: str | None) -> Step:
        """What was done since the match had `before` entries: to be stored. move: the client's id of the decision or undo."""
        match = self.looked_at
        if match.is_over:
            self.facts.state = "over"
        texts = match.record().moves[before:]
        first = self.facts.start_ply + before + 1
        entries = [Entry(ply=first + n, text=text, at=at) for n, text in enumerate(texts)]
        if entries:
            entries[0].move, entries[-1].hash = move, match.hash()
        if move is not None:
            self.moves.add(move)
        if self.pictures is not None:
            self.pictures.look(at)
        position = None
        if self.ply - self._positioned >= _POSITION_EVERY and not match.is_over:
            position, self._positioned = match.position(), self.ply
        return Step(entries=entries, state=self.facts.state, bot_to_move=self.bot_to_move is not None, position=position)

    # --- what the seats are told

    def rename_in_match(self) -> None:
        """Names or bots have changed: sentences speak of them from now on."""
        if self.match is not None:
            self.match.names = tuple(sitter.name for sitter in self.facts.sitters)
            self.match.bots = tuple(sitter.bot if sitter.kind == "bot" else "" for sitter in self.facts.sitters)
            self._teller = Teller(self.match, self.match.names, self.match.bots)
        if self.pictures is not None:
            self.pictures.forget()

    def version(self, seat: int) -> int:
        """How many events the seat has been told."""
        return len(self.match.events(seat)) if self.match is not None else 0

    def told(self, seat: int, since: int = 0) -> list[wire.Told]:
        """What the seat was told after a version. RoomError: not-started."""
        self.looked_at  # noqa: B018  refuses
        return self._teller.told(seat, since)

    def now(self, seat: int) -> wire.Now:
        """How the match stands for the seat. RoomError: not-started.

        Worked out once for each picture that the seat gets: what happens behind its back changes nothing here, either.
        """
        self.looked_at  # noqa: B018  refuses
        assert self.pictures is not None
        pictures = self.pictures
        return pictures.now(seat, lambda: self._teller.now(seat, since=pictures.asked(seat), may_undo=self._may_undo(seat)))

    def update(self, seat: int, since: int) -> wire.Update:
        """What the seat was told after a version, from the beginning if that is none the seat can have."""
        since = since if 0 <= since <= self.version(seat) else 0
        return wire.Update(seat=seat, since=since, events=self.told(seat, since), now=self.now(seat))

    def record(self) -> Record:
        """The whole match. RoomError: not-over, not-started."""
        if self.facts.state not in ("over", "closed"):
            raise RoomError("not-over", "the match is still played; its record tells all cards")
        return replace(self.looked_at.record(), seed=self.facts.seed, promise=Dealer(self.facts.seed).promise)

    def public(self, here: Iterable[int] = (), watchers: int = 0) -> wire.Table:
        """What everybody may know. here: seats with a device connected now."""
        done = self.facts.state in ("over", "closed")
        return wire.Table(
            code=self.facts.code,
            game=self.facts.game,
            family=folder(self.game),
            players=self.facts.players,
            options=self.facts.options,
            edited=self.facts.content is not None,
            state=self.facts.state,
            chairs=self.chairs.shown(frozenset(here)),
            created=self.facts.created,
            promise=Dealer(self.facts.seed).promise,
            seed=self.facts.seed if done else "",
            rematch=self.facts.rematch,
            watchers=watchers,
        )
