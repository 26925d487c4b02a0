"""The same source gives the same games compiled and as plain Python, and never reaches beyond a field."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from herna.engine.game import Game
from herna.engine.record import PLAIN
from tests.conftest import PLAYERS

ROOT = Path(__file__).parents[2]
GAMES_EACH = 40
DEEP_GAMES, DEEP_PART = 10_000, 250

pytestmark = pytest.mark.skipif(PLAIN, reason="compares with plain mode, so it has to start compiled")


def hashes(game: str, players: int, first: int, games: int, **environment: str) -> str:
    """What the tool prints, run in a process of its own."""
    command = [sys.executable, str(ROOT / "tools/game_hashes.py"), game]
    command += ["--players", str(players), "--first", str(first), "--games", str(games)]
    done = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.mark.parametrize(("game", "players", "options"), PLAYERS)
def test_plain_and_compiled_runs_give_the_same_games(game: Game, players: int, options: dict[str, Any]) -> None:
    compiled = hashes(game.id, players, 0, GAMES_EACH)
    assert len(compiled.split("\n")) == GAMES_EACH + 1
    assert compiled == hashes(game.id, players, 0, GAMES_EACH, NUMBA_DISABLE_JIT="1")


@pytest.mark.parametrize(("game", "players", "options"), PLAYERS)
def test_no_index_is_out_of_bounds(game: Game, players: int, options: dict[str, Any]) -> None:
    assert hashes(game.id, players, 0, GAMES_EACH) == hashes(game.id, players, 0, GAMES_EACH, NUMBA_BOUNDSCHECK="1")


@pytest.mark.deep
@pytest.mark.parametrize(("game", "players", "options"), PLAYERS)
def test_ten_thousand_games_are_the_same(game: Game, players: int, options: dict[str, Any]) -> None:
    sys.path.insert(0, str(ROOT / "tools"))
    import mutants

    kept_in = ROOT / "build" / f"plain-equals-compiled-{game.id}-{players}.json"
    kept = json.loads(kept_in.read_text()) if kept_in.exists() else {}
    sources = mutants.sources()
    done = kept.get("games", 0) if kept.get("sources") == sources else 0
    for first in range(done, DEEP_GAMES, DEEP_PART):
        plain = hashes(game.id, players, first, DEEP_PART, NUMBA_DISABLE_JIT="1")
        assert hashes(game.id, players, first, DEEP_PART) == plain
        kept_in.parent.mkdir(exist_ok=True)
        kept_in.write_text(json.dumps({"sources": sources, "games": first + DEEP_PART}))
        print(f"{game.id}, {players} players: {first + DEEP_PART} of {DEEP_GAMES} games equal", flush=True)
