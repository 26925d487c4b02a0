"""An evening at the terminal: the table drawn, the log told, choices explained, hands hidden between players."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from herna.bots import Bot
from herna.cli.drawing import draw_table
from herna.cli.records import write_record
from herna.cli.words import Words
from herna.engine.constants import SPECTATOR
from herna.engine.errors import HernaError, NothingToUndo
from herna.engine.match import Match
from herna.engine.preview import preview
from herna.engine.types import Choice, View
from herna.texts.fluent import Texts
from herna.texts.statements import load_rules

PAUSES = {"slow": 1.6, "normal": 0.7, "instant": 0.0}
_LOG_LINES = 12


class Leave(Exception):
    """The player leaves the match."""


class Session:
    """Plays one match with people at this screen and bots, to its end or until they leave."""

    def __init__(
        self,
        match: Match,
        names: Sequence[str],
        bots: Mapping[int, Bot],
        texts: Texts,
        console: Console,
        *,
        record: Path | None,
        pause: float,
    ) -> None:
        self._match, self._bots, self._texts, self._console, self._record = match, bots, texts, console, record
        self._words = Words(texts, names, match.components)
        self._people = [seat for seat in range(match.players) if seat not in bots]
        self._hot_seat = len(self._people) > 1
        self._watcher = self._people[0] if len(self._people) == 1 else SPECTATOR
        self._heard = dict.fromkeys(range(SPECTATOR, match.players), 0)
        self._holder: int | None = None  # whose hand the screen may show, in a hot seat
        self._pause = pause if console.is_terminal else 0.0

    def run(self) -> None:
        """Play; leaving keeps the match if a file was named or is wanted."""
        texts, match = self._texts, self._match
        if match.dealer is not None:
            self._console.print(Text(texts.text("cli-promise", promise=match.dealer.promise), "bright_black"))
        try:
            while not match.is_over:
                self._turn()
        except (Leave, EOFError, KeyboardInterrupt):
            self._leave()
            return
        self._tell(self._watcher)
        self._end()

    def _turn(self) -> None:
        seat = self._match.to_move
        if seat in self._bots:
            concealed = self._match.rules.conceal(self._match.states, seat)
            self._match.push(self._bots[seat].choose(concealed, seat))
            self._keep()
            self._tell(self._watcher)
        else:
            self._hand_over(seat)
            self._ask(seat)
            self._keep()

    def _tell(self, seat: int) -> None:
        """The sentences that this seat has not read yet, one after another."""
        for happened in self._match.events(seat, self._heard[seat]):
            self._heard[seat] += 1
            style = "bold" if happened.kind in ("succeeded", "failed", "won", "round-began") else ""
            self._console.print(Text(f"  {self._words.event(happened)}", style))
            if self._pause and happened.kind not in ("won",):
                time.sleep(self._pause)

    # --- people

    def _hand_over(self, seat: int) -> None:
        """In a hot seat: tell what everybody may know, clear the screen, and wait until the next player has it."""
        if not self._hot_seat or self._holder == seat:
            return
        self._tell(SPECTATOR)
        if self._holder is not None:
            self._input(self._texts.text("cli-pause"))
            self._console.clear()
        self._holder = seat
        self._input(self._texts.text("cli-hand-over", who=self._words.who(seat)))

    def _ask(self, seat: int) -> None:
        self._show(seat)
        while True:
            view = self._match.view(seat)
            said = self._input(self._texts.text("cli-choose"))
            if said == "undo":
                self._undo(seat)
                if self._match.to_move != seat:
                    return
                continue
            choice = self._understand(said, view)
            if choice is not None:
                self._match.push(choice.action)
                if self._match.to_move == seat and self._hot_seat:
                    self._heard[SPECTATOR] = len(self._match.events(SPECTATOR))
                self._tell(seat)
                return

    def _show(self, seat: int) -> None:
        if self._hot_seat:
            self._heard[seat] = max(self._heard[seat], len(self._match.events(seat)) - _LOG_LINES)
        self._tell(seat)
        view = self._match.view(seat)
        self._console.print(draw_table(view, self._words))
        self._console.print(Text(self._words.prompt(view), "bold"))
        self._list(view)

    def _list(self, view: View) -> None:
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", style="dark_orange")
        grid.add_column(no_wrap=True)
        grid.add_column(style="bright_black")
        for number, choice in enumerate(view.choices, 1):
            detail = self._words.effect(str(choice.target)) if choice.verb in ("sacrifice", "use") else ""
            grid.add_row(str(number), self._words.choice(choice), detail)
        self._console.print(grid)

    def _input(self, prompt: str) -> str:
        self._console.print(Text(f"{prompt}: ", "green4"), end="")
        return " ".join(self._console.input().split())

    def _understand(self, said: str, view: View) -> Choice | None:
        """The choice that was meant; None after answering anything else."""
        lowered = said.lower()
        if lowered in ("quit", "exit", "q"):
            raise Leave
        if lowered in ("", "help", "?", "h"):
            self._list(view)
            self._console.print(Text(self._texts.text("cli-help"), "bright_black"))
        elif lowered == "log":
            self._heard[view.seat] = max(0, len(self._match.events(view.seat)) - 40)
            self._tell(view.seat)
        elif lowered.startswith("rules"):
            self._rule(lowered.removeprefix("rules").strip())
        elif lowered.startswith("?"):
            choice = self._find(lowered[1:].strip(), view)
            if choice is not None:
                self._explain(choice, view)
                return None
            self._wrong(view)
        else:
            found = self._find(lowered, view)
            if found is not None:
                return found
            self._wrong(view)
        return None

    def _find(self, said: str, view: View) -> Choice | None:
        if said.isdigit() and 1 <= int(said) <= len(view.choices):
            return view.choices[int(said) - 1]
        for choice in view.choices:
            if said in (choice.action, self._words.choice(choice).lower()):
                return choice
        return None

    def _wrong(self, view: View) -> None:
        self._console.print(Text(self._texts.text("cli-no-such", last=str(len(view.choices))), "red3"))

    def _explain(self, choice: Choice, view: View) -> None:
        """What a choice means, what it will surely do, and the rules behind it."""
        texts, rules = self._texts, self._match.rules
        self._console.print(Text(f"{self._words.choice(choice)}: {self._words.explanation(choice, view)}"))
        concealed = rules.conceal(self._match.states, view.seat)
        foreseen, _ = preview(rules, concealed, view.seat, [rules.texts(concealed)[choice.action]])
        self._console.print(Text(f"{texts.text('cli-foreseen')}:", "bright_black"))
        for happened in foreseen.happened:
            self._console.print(Text(f"  {self._words.event(happened)}"))
        self._console.print(Text(f"  {texts.text(f'cli-then-{foreseen.stopped}')}", "bright_black"))
        for statement in choice.rules:
            self._rule(statement)

    def _rule(self, statement: str) -> None:
        try:
            found = load_rules(self._match.game.id).find(statement)
        except HernaError as error:
            self._console.print(Text(str(error), "red3"))
            return
        self._console.print(Text(f"  {found.id}  {found.get(self._texts.language)}", "bright_black"))

    def _undo(self, seat: int) -> None:
        if not self._match.may_undo(seat):
            self._console.print(Text(self._texts.text("cli-cannot-undo"), "red3"))
            return
        try:
            self._match.undo()
        except NothingToUndo:  # pragma: no cover  may_undo has just said that there is something
            return
        self._show(seat)

    # --- the end

    def _keep(self) -> None:
        if self._record is not None:
            write_record(self._record, self._match)

    def _leave(self) -> None:
        self._console.print()
        self._console.print(self._texts.text("cli-left"))
        if self._record is not None:
            write_record(self._record, self._match)
            self._console.print(self._texts.text("cli-saved", file=str(self._record)))
            self._console.print(self._texts.text("cli-go-on", command=f"herna play --continue {self._record}"))

    def _end(self) -> None:
        self._console.print(draw_table(self._match.view(SPECTATOR, everything=True), self._words))
        self._console.print(self._summary())
        if self._match.dealer is not None:
            self._console.print(Text(self._texts.text("cli-seed", seed=self._match.dealer.seed), "bright_black"))
        if self._record is not None:
            self._console.print(self._texts.text("cli-saved", file=str(self._record)))

    def _summary(self) -> Table:
        """Every round in a line: the hero, who entered, how many monsters, and how it went."""
        texts = self._texts
        heads = ("cli-round", "cli-hero", "cli-who-entered", "cli-dungeon", "cli-outcome")
        table = Table(*(texts.text(head) for head in heads), title=texts.text("cli-summary"), title_justify="left")
        row: dict[str, str] = {}
        for happened in self._match.events(SPECTATOR, everything=True):
            if happened.kind == "round-began":
                row = {"round": str(happened.data["round"]), "hero": texts.name(happened.data["hero"])}
            elif happened.kind == "entered":
                row["who"], row["dungeon"] = self._words.who(happened.seat), str(happened.data["dungeon"])
            elif happened.kind in ("succeeded", "failed"):
                said = texts.text("cli-success" if happened.kind == "succeeded" else "cli-failure")
                table.add_row(row["round"], row["hero"], row["who"], row["dungeon"], said)
        return table
