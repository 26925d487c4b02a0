"""No seat is ever sent anything that it has not learned."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import herna
from herna.engine.game import Game
from tests.conftest import ALL, new_match, random_moves, some
from tests.secrecy.stories import LEARNS
from tests.secrecy.twins import compare, written_log

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import mutants  # noqa: E402

DEEP_TWINS = 100_000
SETTINGS = pytest.mark.parametrize(("game", "players", "options"), ALL)


@SETTINGS
def test_twins_are_sent_the_same_bytes(game: Game, players: int, options: dict[str, Any], record_property: Any) -> None:
    compared = 0
    for seed in range(1, 1 + some(24)):
        twins, differences = compare(game.id, players, options, seed, tries=12)
        assert not differences, differences[0]
        compared += twins
    assert compared >= some(24)
    record_property("twins", compared)


@pytest.mark.deep
@SETTINGS
def test_a_hundred_thousand_twins(game: Game, players: int, options: dict[str, Any], record_property: Any) -> None:
    """Goes on where it stopped, unless a source has changed."""
    wanted, sources = -(-DEEP_TWINS // len(ALL)), mutants.sources()
    kept_in = ROOT / "build" / f"twins-{game.id}-{players}-{'-'.join(map(str, options.values())) or 'default'}.json"
    kept = json.loads(kept_in.read_text("utf-8")) if kept_in.exists() else {}
    seed, compared = (kept["seed"], kept["twins"]) if kept.get("sources") == sources else (1000, 0)
    kept_in.parent.mkdir(exist_ok=True)
    while compared < wanted:
        seed += 1
        twins, differences = compare(game.id, players, options, seed, tries=20, thorough=10)
        assert not differences, differences[0]
        compared += twins
        if seed % 50 == 0:
            kept_in.write_text(json.dumps({"sources": sources, "seed": seed, "twins": compared}), "utf-8")
            print(f"{kept_in.stem}: {compared} of {wanted} twins compared", flush=True)
    kept_in.write_text(json.dumps({"sources": sources, "seed": seed, "twins": compared}), "utf-8")
    record_property("twins", compared)


@SETTINGS
def test_table_of_who_learns_what_names_every_question_and_outcome(game: Game, players: int, options: dict[str, Any]) -> None:
    table = LEARNS[game.id]
    match = new_match(game, players, options, 1)
    for _ in random_moves(match, 1):
        pass
    for entry in written_log(match)[0]:
        assert entry.asked in table["outcomes" if entry.seat == herna.CHANCE else "decisions"]
