"""`herna simulate` and `herna arena` as a person or a program calls them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.commands import COMMAND, Ran, runner


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    """Runs a command in this process."""
    return runner(monkeypatch, capsys, columns=100)


def interrupted(is_time: Callable[[], bool], *arguments: str) -> tuple[int, str, str]:
    """Starts a command and, when it is time, presses Ctrl-C as a terminal does: to the whole group."""
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while not is_time() and process.poll() is None:
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    return process.returncode, out, err


def test_simulation_as_json(run: Callable[..., Ran]) -> None:
    ran = run("simulate", "welcome-to-the-dungeon", "--seats", "random,cautious,random", "--games", "500", "--seed", "3", "--json")
    assert (ran.code, ran.err) == (0, "")
    found = json.loads(ran.out)
    assert set(found) == {"game", "games", "decisions", "seconds", "decisions_per_second", "wins", "draws", "mean_decisions"}
    assert found["games"] == 500
    assert len(found["wins"]) == 3
    assert sum(found["wins"]) + found["draws"] == 500


def test_simulation_as_a_table(run: Callable[..., Ran]) -> None:
    ran = run("simulate", "--seats", "cautious,random", "--games", "200", "--option", "successes=3")
    assert (ran.code, ran.err) == (0, "")
    assert "welcome-to-the-dungeon: 200 matches" in ran.out
    assert "cautious" in ran.out
    assert "decisions in" in ran.out


def test_tournament_as_json_and_as_a_table(run: Callable[..., Ran], tmp_path: Path) -> None:
    arguments = ("arena", "welcome-to-the-dungeon", "--bots", "random,cautious", "--games", "40", "--seed", "1")
    ran = run(*arguments, "--json", "--resume", str(tmp_path / "arena.json"))
    assert (ran.code, ran.err) == (0, "")
    found = json.loads(ran.out)
    assert set(found) == {"game", "players", "seed", "meetings", "ratings"}
    (meeting,) = found["meetings"]
    assert meeting["bots"] == ["random", "cautious"]
    low, high = meeting["interval"]
    assert low <= meeting["rate"] <= high
    shown = run(*arguments)
    assert f"{meeting['rate']:.1%}" in shown.out
    assert f"{found['ratings']['cautious']:.0f}" in shown.out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("simulate", "chess"), "no game 'chess'; there are: welcome-to-the-dungeon"),
        (("simulate", "--seats", "random"), "welcome-to-the-dungeon is for 2 to 4 players, not 1"),
        (("simulate", "--seats", "random,robot"), "no bot 'robot'; there are: random, cautious"),
        (("simulate", "--seats", "random,,random"), "no bot ''"),
        (("simulate", "--games", "0"), "--games"),
        (("simulate", "--workers", "0"), "--workers"),
        (("simulate", "--option", "successes=9"), "successes"),
        (("arena", "--bots", "cautious"), "at least two different bots, not cautious"),
        (("arena", "--bots", "cautious,random", "--players", "9"), "for 2 to 4 players, not 9"),
        (("arena", "--bots", "cautious,random", "--resume", "/missing/arena.json"), "cannot be written"),
    ],
)
def test_mistakes_are_told_without_a_traceback(run: Callable[..., Ran], arguments: tuple[str, ...], told: str) -> None:
    ran = run(*arguments)
    assert ran.code == 2
    assert told in ran.err
    assert "Traceback" not in ran.err
    assert ran.out == ""


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_prints_what_was_done(run: Callable[..., Ran], workers: str) -> None:
    run("simulate", "--games", "10")  # compiled by now
    games = ("--games", "2000000000")
    for seconds in (3, 12, 48):  # on a busy machine the first matches may take their time
        until = time.monotonic() + seconds
        code, out, err = interrupted(
            lambda until=until: time.monotonic() > until, "simulate", *games, "--json", "--workers", workers
        )
        assert code == 130, err
        found = json.loads(out)
        if found["games"]:
            break
    assert 0 < found["games"] < 2_000_000_000
    assert sum(found["wins"]) == found["games"]
    assert err.strip() == f"stopped after {found['games']} of 2000000000 matches"


def test_ctrl_c_keeps_a_tournament(tmp_path: Path) -> None:
    keep = tmp_path / "arena.json"
    arguments = ("arena", "--bots", "cautious,searcher:iterations=40", "--games", "100000", "--workers", "2")
    some_played = lambda: keep.exists() and '"games":0' not in keep.read_text(encoding="utf-8")  # noqa: E731  it is one line
    code, out, err = interrupted(some_played, *arguments, "--json", "--resume", str(keep))
    assert code == 130, err
    assert "Traceback" not in err
    assert "what was played counts" in err
    (meeting,) = json.loads(out)["meetings"]
    (kept,) = json.loads(keep.read_text(encoding="utf-8"))["meetings"]
    assert 0 < meeting["games"] == kept["games"] == sum(kept["done"].values())


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_help_has_an_example(run: Callable[..., Ran], command: str) -> None:
    assert f"Example: herna {command} welcome-to-the-dungeon" in " ".join(run(command, "--help").out.split())
