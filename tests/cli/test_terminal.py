"""A real terminal: questions with answers for Enter, the curtain, colours, Ctrl-C."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import time
from collections.abc import Iterator

import pytest

from tests.commands import COMMAND


class Terminal:
    """A command running in a terminal of 80 columns."""

    def __init__(self, *arguments: str, **surroundings: str) -> None:
        self._ours, theirs = pty.openpty()
        known = {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "50", "HERNA_LANGUAGE": "en"}
        environment = {**{k: v for k, v in os.environ.items() if k != "NO_COLOR"}, **known, **surroundings}
        self._process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
            start_new_session=True,
            close_fds=True,
        )
        os.close(theirs)
        self.shown, self._read = "", 0

    def until(self, words: str, seconds: float = 60) -> str:
        """What is shown after the words that the last call found, up to these."""
        end = time.monotonic() + seconds
        while (found := self.shown.find(words, self._read)) < 0:
            assert time.monotonic() < end, f"{words!r} was not shown, but: {self.shown[self._read :]!r}"
            if select.select([self._ours], [], [], 0.2)[0]:
                self.shown += os.read(self._ours, 65536).decode(errors="replace")
        shown = self.shown[self._read : found + len(words)]
        self._read = found + len(words)
        return shown

    def type(self, line: str) -> None:
        """Type a line, as somebody does who has read the question."""
        time.sleep(0.2)
        os.write(self._ours, f"{line}\n".encode())

    def interrupt(self) -> int:
        """Ctrl-C; how the command ended."""
        os.kill(self._process.pid, signal.SIGINT)
        return self._process.wait(30)

    def close(self) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        os.close(self._ours)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


def test_friendly_questions_and_ctrl_c(terminals: list[Terminal]) -> None:
    terminals.append(terminal := Terminal("play", "welcome-to-the-dungeon", "--speed", "instant"))
    terminal.until("Your name [Player 1] >")
    terminal.type("")
    terminal.until("cautious] >")
    terminal.type("Adam, nobody:3")
    terminal.until("no bot 'nobody:3'")
    terminal.until(">")
    terminal.type("a, b, c, d")
    terminal.until("Please name 1 to 3")
    terminal.until("] >")
    terminal.type("")
    shown = terminal.until("Your choice")
    assert "Player 1, Bot 2 (cautious), Bot 3 (cautious)" in re.sub(r"\x1b\[[0-9;]*m", "", shown)
    assert "\x1b[" in shown
    assert terminal.interrupt() == 130
    assert "Traceback" not in terminal.shown


def test_the_curtain_clears_what_was_scrolled_away_too(terminals: list[Terminal]) -> None:
    terminals.append(terminal := Terminal("play", "--seats", "Eva,Adam", "--seed", "5", "--speed", "instant", NO_COLOR="1"))
    terminal.until("is nobody else looking?")
    terminal.type("")
    terminal.until("Your choice > ")
    terminal.type("draw")
    secret = terminal.until("Your choice > ")
    assert "You drew the Lich" in secret
    terminal.type("add")
    terminal.until("undo takes your decision back > ")
    terminal.type("")
    after = terminal.until("is nobody else looking?").partition("\x1b[3J\x1b[2J\x1b[H")[2]
    assert "Adam sends a monster into the dungeon" in after
    assert "Lich" not in after
    assert not re.search(r"\x1b\[[0-9;]*3[0-9][0-9;]*m", terminal.shown)
