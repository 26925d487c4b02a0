"""The command line run in this process, and as a process of its own."""

from __future__ import annotations

import io
import os
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from herna.cli import main

COMMAND = [sys.executable, "-c", "from herna.cli import main; main()"]


@dataclass(frozen=True)
class Ran:
    """What a command printed and how it ended."""

    code: int
    out: str
    err: str

    @property
    def told(self) -> str:
        """What was printed, in one line: where lines break is the terminal's affair."""
        return " ".join(self.out.split())


@pytest.fixture
def herna_(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    """Runs a command in this process: its arguments, and what is typed."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("HERNA_LANGUAGE", "en")

    def run(*arguments: object, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "argv", ["herna", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code: int | str | None = 0
        try:
            main()
        except SystemExit as left:
            code = left.code
        printed = capsys.readouterr()
        return Ran(int(code or 0), printed.out, printed.err)

    return run


def process(*arguments: object, typed: str = "") -> Ran:
    """Runs a command as a process of its own."""
    surroundings = {**os.environ, "COLUMNS": "80", "HERNA_LANGUAGE": "en"}
    done = subprocess.run(
        [*COMMAND, *map(str, arguments)], input=typed, capture_output=True, text=True, timeout=120, env=surroundings
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def fingers(seed: int, lines: int = 4000) -> str:
    """Numbers as an impatient player types them, who draws more often than not; those that are no choice are asked again."""
    dice = random.Random(seed)
    return "".join(f"{dice.choice('12222345')}\n" for _ in range(lines))
