"""An evening at the terminal: turns taken, bots moved, hands hidden between players, the match kept."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from herna.bots import Bot
from herna.cli.desk import Desk, Leave
from herna.cli.ending import show_end, show_leaving
from herna.cli.records import write_record
from herna.cli.screen import Screen
from herna.cli.words import Words
from herna.engine.constants import SPECTATOR
from herna.engine.match import Match
from herna.engine.types import Happened


class Session:
    """Plays one match with people at this screen and bots, to its end or until somebody leaves.

    With one person the screen is that person's. With several it is open to all, except while one of them holds it: whoever has a
    secret to see takes it over with Enter, and it is cleared before it is open again.
    """

    def __init__(self, match: Match, words: Words, bots: Mapping[int, Bot], screen: Screen, record: Path | None) -> None:
        self._match, self._words, self._bots, self._screen, self._record = match, words, bots, screen, record
        self._texts, self._messages = words.texts, words.messages
        self._people = [seat for seat in range(match.players) if seat not in bots]
        self._shared = len(self._people) > 1
        self._holder: int | None = self._people[0] if len(self._people) == 1 else None
        self._heard = dict.fromkeys(range(SPECTATOR, match.players), 0)
        self._desk = Desk(match, words, screen)

    def run(self) -> bool:
        """Play. Whether the players left by Ctrl-C."""
        self._greet()
        try:
            while not self._match.is_over:
                self._turn()
            self._tell()
            show_end(self._match, self._words, self._screen, self._record)
        except (Leave, EOFError):
            show_leaving(self._match, self._words, self._screen, self._record, offer=True)
        except KeyboardInterrupt:
            show_leaving(self._match, self._words, self._screen, self._record, offer=False)
            return True
        return False

    def _greet(self) -> None:
        texts, match = self._texts, self._match
        seats = [
            self._words.who(seat) + (f" ({level})" if (level := self._words.level(seat)) else "") for seat in range(match.players)
        ]
        self._screen.say(texts.text("cli-welcome", game=match.game.id, players=", ".join(seats)), "bold")
        if match.dealer is not None:
            self._screen.say(texts.text("cli-promise", promise=match.dealer.promise), "said")
        if self._people:
            self._screen.say(texts.text("cli-help-hint"), "said")
        if match.ply:  # a match that goes on: only what happened last
            self._heard = {seat: max(0, len(match.events(seat)) - self._desk.RECENT) for seat in self._heard}

    # --- turns

    def _turn(self) -> None:
        seat = self._match.to_move
        self._tell()
        if self._match.to_move != seat:  # a decision has been taken back
            return
        if seat in self._bots:
            self._move_bot(seat)
        elif self._take_over(seat):
            choice = self._desk.decide(seat, by_name=self._shared)
            if choice is None:
                self._undo(seat)
            else:
                self._match.push(choice.action)
                self._keep()

    def _move_bot(self, seat: int) -> None:
        concealed = self._match.rules.conceal(self._match.states, seat)
        with self._screen.busy(self._texts.text("cli-thinking", who=self._words.who(seat))):
            action = self._bots[seat].choose(concealed, seat)
        self._match.push(action)
        self._keep()

    def _undo(self, seat: int) -> bool:
        """Take the seat's last decision back, if nothing hidden has been shown and nobody has acted since."""
        if not self._match.may_undo(seat):
            self._screen.say(self._texts.text("cli-cannot-undo"), "wrong")
            return False
        self._match.undo()
        self._desk.forget()
        self._keep()
        return True

    def _keep(self) -> None:
        if self._record is not None:
            write_record(self._record, self._match)

    # --- what has happened

    def _tell(self) -> None:
        """What the screen has not told yet: to its holder, then, once it concerns everybody, to all."""
        if self._holder is None:
            self._tell_new(SPECTATOR)
            self._heard.update({seat: len(self._match.events(seat)) for seat in self._people})
        elif self._tell_new(self._holder) and self._release():
            self._tell()

    def _tell_new(self, reader: int) -> bool:
        """Tell a seat what it has not read. True if it stopped before something that opens the table of several people."""
        fresh = self._match.events(reader, self._heard[reader])
        private = self._shared and reader != SPECTATOR
        end = next((n for n, happened in enumerate(fresh) if private and self._messages.opens_table(happened)), len(fresh))
        self._screen.tell(self._sentence(happened, reader) for happened in fresh[:end])
        self._heard[reader] += end
        return end < len(fresh)

    def _sentence(self, happened: Happened, reader: int) -> tuple[str, str, float]:
        return self._words.event(happened, reader), self._words.style(happened), self._messages.weight(happened)

    # --- one screen for several people

    def _take_over(self, seat: int) -> bool:
        """Give the screen to the seat that decides, if it has a secret, and leave it open to all if not. False: try again."""
        if not self._shared or self._holder == seat:
            return True
        if self._holder is not None:
            if not self._release():
                return False
            self._tell()
        if self._messages.is_secret(self._match.view(seat)):
            self._desk.listen(self._texts.text("cli-hand-over", who=self._words.who(seat)))
            self._holder = seat
            self._desk.forget()
            self._screen.curtain(self._words.who(seat))
        return True

    def _release(self) -> bool:
        """Open the screen again, cleared of what its holder saw. False if the holder takes the last decision back instead."""
        holder = self._holder
        if holder is None:
            return True
        said = self._desk.listen(self._texts.text("cli-hide", who=self._words.who(holder), undo=self._match.may_undo(holder)))
        if self._desk.is_command(said, "undo") and self._undo(holder):
            self._heard[holder] = len(self._match.events(holder)) - 1  # the last one says so
            return False
        self._holder = None
        self._desk.forget()
        self._screen.curtain()
        return True
