"""How many ways a match can go on from fixed positions (`tools/perft.py` writes them)."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import msgspec
import pytest

import herna
from herna.engine.game import Game
from herna.engine.match import Match
from tests.conftest import some

KEPT = Path(__file__).with_name("perft")
sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

import perft  # noqa: E402

GAMES = [pytest.param(game, id=game.id) for game in herna.all_games()]
MOST = some(perft.MOST_LINES)  # in plain mode only the shallow counts


@pytest.mark.parametrize("game", GAMES)
def test_counts_from_fixed_positions(game: Game) -> None:
    kept = json.loads((KEPT / f"{game.id}.json").read_text("utf-8"))
    assert kept["rules"] == game.version, "count anew: python tools/perft.py"
    for described in kept["positions"]:
        match = Match.from_position(msgspec.convert(described["position"], herna.Position))
        for depth, expected in enumerate(described["counts"], 1):
            if expected <= MOST:
                assert perft.count(match.rules, match.states, depth) == expected, f"{described['asks']}, {depth} moves"


def test_every_question_of_a_family_has_a_position() -> None:
    asked: dict[str, set[str]] = {}
    for game in herna.all_games():
        kept = json.loads((KEPT / f"{game.id}.json").read_text("utf-8"))
        asked.setdefault(game.family.name, set()).update(described["asks"] for described in kept["positions"])
    for game in herna.all_games():
        assert asked[game.family.name] == set(filter(None, game.family.asks)), "a question without a position"


def test_counts_of_the_tiny_game_by_hand() -> None:
    match = herna.new("tiny", players=2, dealer=None)
    # Two cards of three kinds, of each of which there are two; then two bids of 0 to 2; then it is over.
    assert [perft.count(match.rules, match.states, depth) for depth in (1, 2, 3, 4, 5)] == [3, 9, 27, 81, 0]


def test_counts_of_an_opening_by_hand() -> None:
    match = herna.new("welcome-to-the-dungeon", players=2, dealer=None)
    # A starter of 2; a hero of 4; pass or draw; then an empty dungeon ends the round (a hero of 4) or a card of 8 kinds comes.
    assert [perft.count(match.rules, match.states, depth) for depth in (1, 2, 3, 4)] == [2, 8, 16, 8 * (4 + 8)]
