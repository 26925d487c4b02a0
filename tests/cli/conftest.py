"""The command line run in this process, and as a process of its own."""

from __future__ import annotations

import os
import random
import subprocess
from collections.abc import Callable

import pytest

from tests.commands import COMMAND, Ran, runner


@pytest.fixture
def herna_(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    """Runs a command in this process: its arguments, and what is typed."""
    return runner(monkeypatch, capsys, columns=80)


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
