"""No seat is ever sent anything that it has not learned."""

from __future__ import annotations

from typing import Any

import pytest

import herna
from herna.engine.game import Game
from tests.conftest import ALL, new_match, random_moves, some
from tests.secrecy.stories import LEARNS
from tests.secrecy.twins import compare, written_log

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


@SETTINGS
def test_table_of_who_learns_what_names_every_question_and_outcome(game: Game, players: int, options: dict[str, Any]) -> None:
    table = LEARNS[game.id]
    match = new_match(game, players, options, 1)
    for _ in random_moves(match, 1):
        pass
    for entry in written_log(match):
        assert entry.asked in table["outcomes" if entry.seat == herna.CHANCE else "decisions"]
