"""The command line run by tests: in this process, and as a process of its own."""

from __future__ import annotations

import io
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


def runner(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], columns: int) -> Callable[..., Ran]:
    """Runs commands in this process, on a screen so wide: their arguments, and what is typed."""
    monkeypatch.setenv("COLUMNS", str(columns))
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
