"""A match: what people, rooms and scripts hold in their hands."""

from __future__ import annotations

from collections.abc import Mapping

from herna.engine import position as positions
from herna.engine.constants import CHANCE, OVER, RUNNING, SPECTATOR
from herna.engine.dealer import Dealer
from herna.engine.errors import IllegalAction, MatchOver, NothingToUndo, UnreadableAction
from herna.engine.events import new_buffer, sees, taken
from herna.engine.game import Components, Game, find_game
from herna.engine.options import Value, complete
from herna.engine.preview import preview
from herna.engine.record import PlainRecord, copied, record_hash
from herna.engine.rules import Rules, States
from herna.engine.types import Choice, Happened, Position, Record, View, Waiting

_UNDO = "undo"
_HASH_EVERY = 50


class Match:
    """One match of one game: its log, the state that follows from it, and what each seat has been told.

    Chance is dealt by `dealer` as soon as it is awaited; with `dealer=None` whoever drives the match pushes the outcomes, too.
    Actions are texts (`draw`, `sacrifice torch`); `push` also takes their codes.
    """

    def __init__(
        self, game: Game, players: int, options: Mapping[str, Value], components: Components, dealer: Dealer | None
    ) -> None:
        game.check_players(players)
        self.game, self.players, self.components, self.dealer = game, players, components, dealer
        self.options = complete(game.options, options, components)
        self.rules = Rules(game, components)
        self.names: tuple[str, ...] = ()
        self.bots: tuple[str, ...] = ()  # what plays each seat, empty for a person
        self._log: list[str] = []
        self._hashes: dict[str, str] = {}
        self._past: list[States] = []  # before each decision that still stands; shared with copies, never written to
        self._told: dict[int, list[Happened]] = {seat: [] for seat in range(SPECTATOR, players)}
        self._shown: list[Happened] = []
        self._buffer = new_buffer()
        self._states = self.rules.begin(players, self.options, self._buffer)
        self._first: Position | None = None
        self._tell()
        self._deal()

    # --- where the match stands

    @property
    def to_move(self) -> int:
        """The seat to move, `CHANCE` or `OVER`."""
        return self.rules.to_move(self._states)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.to_move == OVER

    @property
    def ply(self) -> int:
        """How many entries the log has."""
        return len(self._log)

    @property
    def state(self) -> PlainRecord:
        """The state itself, with nothing concealed; not to be written to."""
        return PlainRecord(self._states[0])

    @property
    def states(self) -> States:
        """A copy of the state as an array of length 1, as `Rules` takes it."""
        return copied(self._states)

    @property
    def legal_actions(self) -> list[str]:
        """What the seat to move may do (for chance: what may come out), in the game's order."""
        return list(self.rules.texts(self._states))

    @property
    def returns(self) -> tuple[float, ...] | None:
        """Result of each seat once the match is over, else None."""
        return self.rules.returns(self._states) if self.is_over else None

    # --- moving

    def push(self, action: str | int) -> None:
        """Carry out a decision of the seat to move, or an outcome when chance is awaited.

        UnreadableAction: no such action in this game; IllegalAction: not now; both leave everything as it was.
        """
        code, text = self._read(action)
        if self.to_move == CHANCE:
            self._log.append(f"= {text}")
        else:
            self._past.append(copied(self._states))
            self._log.append(f"{self.to_move} {text}")
        self._move(code)
        self._deal()

    def undo(self) -> None:
        """Take back the last decision that still stands and all that followed from it; the log keeps both."""
        if not self._past:
            raise NothingToUndo("there is no decision to take back")
        self._states = copied(self._past.pop())
        self._log.append(_UNDO)
        self.tell_all("undone")

    def may_undo(self, seat: int) -> bool:
        """Whether the seat made the last move, and it showed nobody anything that was hidden from the seat."""
        who, _, text = self._log[-1].partition(" ") if self._log else ("", "", "")
        if not self._past or who != str(seat):
            return False
        concealed = self.rules.conceal(self._past[-1], seat)
        foreseen, _ = preview(self.rules, concealed, seat, [self.rules.texts(concealed)[text]])
        return foreseen.stopped not in ("unknown", "chance")

    def _read(self, action: str | int) -> tuple[int, str]:
        legal = self.rules.texts(self._states)
        if self.is_over:
            raise MatchOver("the match is over")
        listed = ", ".join(legal)
        if isinstance(action, int):
            for text, code in legal.items():
                if code == action:
                    return code, text
            raise IllegalAction(f"action {action} may not be done now; legal are: {listed}")
        text = " ".join(action.split())
        if text in legal:
            return legal[text], text
        if text not in self.game.family.vocabulary(self.components):
            raise UnreadableAction(f"{action!r} is no action of {self.game.id}; legal are: {listed}")
        raise IllegalAction(f"{text!r} may not be done now; legal are: {listed}")

    def _move(self, code: int) -> None:
        self.rules.move(self._states, code, self._buffer)
        if len(self._log) % _HASH_EVERY == 0:
            self._hashes[str(len(self._log))] = self.hash()
        self._tell()

    def deal_by(self, dealer: Dealer) -> None:
        """Let a dealer deal from here on, at once if chance is awaited."""
        self.dealer = dealer
        self._deal()

    def _deal(self) -> None:
        while self.dealer is not None and self.to_move == CHANCE:
            code = self.rules.dealt(self._states, self.dealer)
            self._log.append(f"= {self.rules.text(self._states, code)}")
            self._move(code)

    # --- what the seats are told

    def _tell(self) -> None:
        for row in taken(self._buffer):
            for seat, heard in self._told.items():
                if sees(row, seat):
                    heard.append(self.rules.happened(row, seat, len(heard) + 1))
            self._shown.append(self.rules.happened(row, None, len(self._shown) + 1))

    def tell_all(self, kind: str) -> None:
        """Tell everybody of something that happened to the match and not in it: `undone`, or `resumed` from a stored position."""
        for heard in (*self._told.values(), self._shown):
            heard.append(Happened(version=len(heard) + 1, kind=kind))

    def events(self, seat: int, since: int = 0, *, everything: bool = False) -> list[Happened]:
        """What the seat was told after version `since`; with `everything`, all that happened with nothing hidden."""
        return (self._shown if everything else self._told[seat])[since:]

    def view(self, seat: int, *, everything: bool = False) -> View:
        """All that the seat may know now; with `everything`, nothing is concealed (for when the match is over)."""
        states = self._states if everything else self.rules.conceal(self._states, seat)
        state = PlainRecord(states[0])
        waiting = None
        if state.to_move != OVER:
            waiting = Waiting(seat=None if state.to_move == CHANCE else state.to_move, ask=self.game.family.asks[state.ask])
        return View(
            game=self.game.id,
            players=self.players,
            options=self.options,
            seat=seat,
            version=len(self._shown if everything else self._told[seat]),
            waiting=waiting,
            choices=self._choices(states) if state.to_move == seat else (),
            table=self.game.view(self.components, state, seat),
            returns=self.returns,
        )

    def _choices(self, states: States) -> tuple[Choice, ...]:
        choices = []
        for text, code in self.rules.texts(states).items():
            verb, _, target = text.partition(" ")
            rules = self.game.explain(self.components, PlainRecord(states[0]), code)
            choices.append(Choice(action=text, verb=verb, target=target or None, rules=rules))
        return tuple(choices)

    # --- copies, positions, records

    def copy(self) -> Match:
        """An independent match at the same point, with the same past."""
        other = object.__new__(Match)
        other.__dict__.update(self.__dict__)
        other._states = copied(self._states)
        other._log, other._hashes, other._shown = list(self._log), dict(self._hashes), list(self._shown)
        other._past = list(self._past)
        other._told = {seat: list(heard) for seat, heard in self._told.items()}
        other._buffer = new_buffer()
        other.rules = Rules(self.game, self.components)
        return other

    def hash(self) -> str:
        """Hash of the state, 16 hex digits."""
        return record_hash(self._states)

    def position(self) -> Position:
        """The state in words; `from_position` reads it."""
        written = positions.write_state(self.game.family, self.components, self._states)
        return Position(game=self.game.id, players=self.players, options=self.options, state=written)

    @classmethod
    def from_position(cls, position: Position, *, components: Components | None = None, dealer: Dealer | None = None) -> Match:
        """A match that stands at a position; its log and record begin there. BadRecord, BadOption: what is wrong with it."""
        game = find_game(position.game)
        components = components or game.load(None)
        match = cls(game, position.players, position.options, components, None)
        states = positions.read_state(game.family, components, position.players, position.state)
        match._restart(states, dealer)
        return match

    def _restart(self, states: States, dealer: Dealer | None) -> None:
        self._states, self.dealer = states, dealer
        self._log, self._hashes, self._past = [], {}, []
        for heard in (*self._told.values(), self._shown):
            heard.clear()
        self._first = self.position()
        if self.to_move == RUNNING:
            self.rules.resume(self._states, self._buffer)
            self._tell()
        self._deal()

    def record(self) -> Record:
        """The whole match. The seed is in it only once the match is over: it tells every card to come."""
        return Record(
            game=self.game.id,
            rules=self.game.version,
            players=self.players,
            options=self.options,
            moves=tuple(self._log),
            hashes={**self._hashes, str(len(self._log)): self.hash()},
            names=self.names,
            bots=self.bots,
            tables=self.components.content if self.components.edited else None,
            tables_hash=self.components.hash,
            promise=self.dealer.promise if self.dealer else "",
            seed=self.dealer.seed if self.dealer and self.is_over else "",
            start=self._first,
            returns=self.returns,
        )
