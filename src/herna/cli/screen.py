"""The screen: sentences one after another, questions, and the curtain between two players."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from herna.cli.look import EMBER, FAINT, INK, THEME, WIDTH

PAUSES = {"slow": 1.6, "normal": 0.7, "instant": 0.0}
"""Usual pause before a sentence, in seconds."""

_CLEAR = "\x1b[3J\x1b[2J\x1b[H"  # what was scrolled away, too: the hand of the player before may be in it


def make_console(*, stderr: bool = False) -> Console:
    """A console in Herna's inks; what a terminal cannot show is replaced rather than refused."""
    stream = sys.stderr if stderr else sys.stdout
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")
    return Console(highlight=False, theme=THEME, stderr=stderr, soft_wrap=False)


def _forget_keys() -> None:
    try:
        import termios
    except ImportError:  # not on this system: then they do count
        return
    termios.tcflush(sys.stdin, termios.TCIFLUSH)


class Screen:
    """A console for an evening's play; without a terminal nothing pauses, and what is read is written into the transcript."""

    def __init__(self, console: Console, speed: str = "normal") -> None:
        self.console = console
        self._pause = PAUSES[speed] if console.is_terminal else 0.0
        self._echoes = not sys.stdin.isatty()

    @property
    def asks_people(self) -> bool:
        """Whether somebody sits before it, rather than a file or a program."""
        return not self._echoes

    def show(self, what: RenderableType) -> None:
        """Print something; nothing is wider than `WIDTH`."""
        self.console.print(what, width=min(WIDTH, self.console.width))

    def say(self, text: str, style: str = "", *, indent: int = 0) -> None:
        """Print a sentence, wrapped at words."""
        self.show(Padding(Text(text, style), (0, 0, 0, indent), expand=False))

    def tell(self, sentences: Iterable[tuple[str, str, float]]) -> None:
        """Print sentences, given with their styles and weights, pausing between them."""
        for number, (sentence, style, weight) in enumerate(sentences):
            if number and self._pause:
                time.sleep(self._pause * weight)
            self.say(sentence, style, indent=2)

    def gap(self) -> None:
        """An empty line."""
        self.console.print()

    def ask(self, prompt: str) -> str:
        """What the player answers, spaces tidied; keys pressed before the question do not count. EOFError if nobody answers."""
        if self.asks_people:
            _forget_keys()
        self.console.print(Text(f"{prompt} > ", f"{INK} {EMBER}"), end="")
        said = " ".join(self.console.input().split())
        if self._echoes:
            self.console.print(said, markup=False)
        return said

    @contextmanager
    def busy(self, what: str) -> Iterator[None]:
        """Say what is being waited for, as long as it takes."""
        if self.console.is_terminal:
            with self.console.status(Text(what, FAINT), spinner="line"):
                yield
        else:
            yield

    def curtain(self, title: str = "") -> None:
        """Take everything off the screen, so that the next player does not see it; without a terminal, a line says so."""
        if self.console.is_terminal:
            self.console.file.write(_CLEAR)
            self.console.file.flush()
        self.show(Rule(Text(title, FAINT), style=FAINT))
