"""A player's desk: the table, the question, the choices explained, and the commands that answer anything else."""

from __future__ import annotations

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from herna.cli.screen import Screen
from herna.cli.words import Words
from herna.engine.errors import HernaError
from herna.engine.match import Match
from herna.engine.preview import preview
from herna.engine.types import Choice, View
from herna.texts.statements import load_rules

COMMANDS = ("help", "table", "aid", "log", "rules", "undo", "quit")


class Leave(Exception):
    """The player leaves the match."""


class Desk:
    """Asks people for their decisions in one match."""

    RECENT = 12
    """How many events are told again to whoever comes to a match that has begun."""

    def __init__(self, match: Match, words: Words, screen: Screen) -> None:
        self._match, self._words, self._texts, self._screen = match, words, words.texts, screen
        self._drawn: tuple[int, int] | None = None  # for which seat the table was drawn last, and how many events it had seen

    def forget(self) -> None:
        """The table has to be drawn again: the screen was cleared, or the match went back."""
        self._drawn = None

    def decide(self, seat: int, *, by_name: bool) -> Choice | None:
        """The seat's choice; None to take the last one back. Leave, EOFError.

        by_name: several people share the screen, so the question says whom it is for.
        """
        view = self.lay_out(seat, by_name=by_name)
        while True:
            said = self._screen.ask(self._texts.text("cli-choose"))
            if self.is_command(said, "undo"):
                return None
            choice = self._understood(said, view)
            if choice is not None:
                return choice

    def lay_out(self, seat: int, *, by_name: bool) -> View:
        """Show the table, unless it is on the screen still, the question and the choices."""
        view = self._match.view(seat)
        if self._has_changed(view):
            self._draw(view)
        self._ask(view, by_name)
        return view

    def listen(self, prompt: str) -> str:
        """An answer that is no choice; Leave."""
        said = self._screen.ask(prompt)
        if self.is_command(said, "quit"):
            raise Leave
        return said

    def is_command(self, said: str, command: str) -> bool:
        """Whether that command was given, in English or the player's language."""
        return said.lower() in (command, self._texts.text(f"command-{command}"))

    # --- what is shown

    def _has_changed(self, view: View) -> bool:
        """Whether anybody but this seat has acted since the table was drawn for it."""
        if self._drawn is None or self._drawn[0] != view.seat:
            return True
        return any(happened.seat != view.seat for happened in self._match.events(view.seat, self._drawn[1]))

    def _draw(self, view: View) -> None:
        self._screen.gap()
        self._screen.show(self._words.face.draw(view, self._words))
        self._drawn = view.seat, view.version

    def _ask(self, view: View, by_name: bool) -> None:
        self._screen.gap()
        whom = f"{self._words.who(view.seat)}: " if by_name else ""
        self._screen.say(f"{whom}{self._words.prompt(view)}", "prompt")
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", style="number")
        grid.add_column()
        grid.add_column(style="said")
        for number, choice in enumerate(view.choices, 1):
            grid.add_row(str(number), Text(self._words.choice(choice, view)), Text(self._words.note(choice, view)))
        self._screen.show(Padding(grid, (0, 0, 0, 1)))

    # --- what is answered

    def _understood(self, said: str, view: View) -> Choice | None:
        """The choice that was meant; None after answering anything else."""
        word, _, rest = said.partition(" ")
        command = next((name for name in COMMANDS if self.is_command(word, name)), "")
        if said.startswith("?") and said != "?":
            self._explain(said[1:].strip(), view)
        elif command == "quit":
            raise Leave
        elif not said or said == "?" or command == "help":
            self._ask(view, by_name=False)
            self._screen.say(self._texts.text("cli-help"), "said")
        elif command == "table":
            self._draw(view)
        elif command == "aid":
            self._screen.show(self._words.face.aid(view, self._words))
        elif command == "log":
            for happened in self._match.events(view.seat):
                self._screen.say(self._words.event(happened, view.seat), "said", indent=2)
        elif command == "rules":
            self._rules(rest)
        else:
            return self._find(said, view)
        return None

    def _find(self, said: str, view: View) -> Choice | None:
        wanted = said.lower()
        if wanted.isdigit() and 1 <= int(wanted) <= len(view.choices):
            return view.choices[int(wanted) - 1]
        for choice in view.choices:
            if wanted in (choice.action, self._words.choice(choice, view).lower()):
                return choice
        self._screen.say(self._texts.text("cli-no-such", last=str(len(view.choices))), "wrong")
        return None

    def _explain(self, said: str, view: View) -> None:
        """What a choice means, what it will surely do, and the rules behind it."""
        choice = self._find(said, view)
        if choice is None:
            return
        rules = self._match.rules
        self._screen.say(f"{self._words.choice(choice, view)}. {self._words.explanation(choice, view)}")
        concealed = rules.conceal(self._match.states, view.seat)
        foreseen, _ = preview(rules, concealed, view.seat, [rules.texts(concealed)[choice.action]])
        self._screen.say(self._texts.text("cli-foreseen"), "said")
        for happened in foreseen.happened:
            self._screen.say(self._words.event(happened, view.seat), indent=2)
        self._screen.say(self._texts.text(f"cli-then-{foreseen.stopped}"), indent=2)
        for statement in choice.rules:
            self._rules(statement)

    def _rules(self, wanted: str) -> None:
        """One statement of the rules by its id, or all with a word in them."""
        language = self._texts.language
        try:
            rules = load_rules(self._match.game.id)
            found = rules.search(wanted, language) if wanted.isalpha() else (rules.find(wanted),) if wanted else ()
        except HernaError as error:
            self._screen.say(str(error), "wrong")
            return
        if not found:
            self._screen.say(self._texts.text("cli-rules-usage"), "said")
        for statement in found:
            self._screen.say(f"{statement.id}  {statement.get(language)}", "said", indent=2)
