"""The observation: what its pieces hold, and that their page tells the same."""

from __future__ import annotations

import math
import re
from pathlib import Path

import numpy as np
import pytest

import herna
from herna.engine.match import Match
from herna.games.dungeon_cards.observation import PIECES
from tests.games.dungeon_cards.tables import add, at_the_door, bidding, play

PAGE = Path(__file__).parents[3] / "docs" / "formats" / "observation.md"
GOBLIN, ORC, LICH, DRAGON = 1, 3, 6, 8

pytestmark = pytest.mark.plain


def observed(match: Match, seat: int) -> dict[str, list[float]]:
    """The pieces as a seat sees them."""
    rules = match.rules
    seen, pieces, begin = rules.observe(rules.conceal(match.states, seat), seat), {}, 0
    for name, length in PIECES:
        pieces[name] = [round(float(x), 4) for x in seen[begin : begin + length]]
        begin += length
    assert begin == len(seen)
    return pieces


def ones(piece: list[float]) -> list[int]:
    return [place for place, value in enumerate(piece) if value == 1]


def test_drawn_card_is_seen_by_who_drew_it() -> None:
    match = play(bidding(), "draw", "dragon")
    mine, theirs = observed(match, 0), observed(match, 1)
    assert ones(mine["hand"]) == [DRAGON]
    assert ones(theirs["hand"]) == [len(theirs["hand"]) - 1]
    assert ones(mine["ask"]) == ones(theirs["ask"]) == [2]


def test_seats_are_told_from_the_observer_to_the_left() -> None:
    match = play(bidding(3), "draw", "goblin", "add", "pass")
    there_to_move_passed = {seat: observed(match, seat)["seats"] for seat in range(3)}
    for seat, facts in there_to_move_passed.items():
        rows = [facts[i * 7 : i * 7 + 7] for i in range(4)]
        assert [row[0] for row in rows] == [1, 1, 1, 0]
        assert rows.index([1, 1, 0, 0, 0, 0, 0]) == (2 - seat) % 3
        assert rows.index([1, 0, 0, 0, 1, 0, 0]) == (1 - seat) % 3


def test_dungeon_is_told_from_the_top_as_far_as_it_is_known() -> None:
    match = add(bidding(), "goblin", "dragon", "orc")
    mine, theirs = observed(match, 0), observed(match, 1)
    assert mine["dungeon"][:12] == [1, 1, 0.25, 1, 0, 0, 1, 1, pytest.approx(1 / 12, abs=1e-3), 0, 0, 0]
    assert theirs["dungeon"][:12] == [1, 0, 0, 1, 1, 0.75, 1, 0, 0, 0, 0, 0]
    assert [mine["known"][kind] for kind in (GOBLIN, ORC, DRAGON)] == [0.5, 0.5, 0]
    assert ones(theirs["known"]) == [DRAGON]
    assert mine["counts"][1:4] == [10 / 16, 3 / 16, 0]


def test_card_under_a_tile_is_gone_for_who_laid_it_there() -> None:
    match = play(bidding(), "draw", "dragon", "sacrifice plate-armor")
    mine, theirs = observed(match, 0), observed(match, 1)
    assert mine["equipment"] == theirs["equipment"] == [0, 1, 1, 1, 1, 1]
    assert (mine["aside"][:2], theirs["aside"][:2]) == ([1, 1], [1, 0])
    assert (ones(mine["gone"]), ones(theirs["gone"])) == ([DRAGON], [])
    assert sum(mine["aside"][2:]) == 0


def test_hero_and_expedition() -> None:
    match = at_the_door("warrior", ["skeleton", "lich"], tiles=["vorpal-sword", "holy-grail", "torch", "dragon-spear"])
    seen = observed(match, 0)
    assert ones(seen["hero"]) == [1]
    assert ones(seen["ask"]) == [3]
    assert seen["counts"][4] == 3 / 24
    seen = observed(play(match, "name lich"), 1)
    assert ones(seen["named"]) == [LICH]
    assert ones(seen["ask"]) == [4]


def test_monster_being_met() -> None:
    match = at_the_door("barbarian", ["dragon", "goblin"], tiles=["vorpal-axe", "chainmail"])
    seen = observed(match, 1)
    assert ones(seen["monster"]) == [DRAGON]
    assert seen["expedition"] == [0.75, 0, 0]
    assert ones(seen["gone"]) == [DRAGON]
    assert ones(seen["seats"][7:14]) == [0, 1, 6]


def test_options_and_the_end() -> None:
    match = herna.new("welcome-to-the-dungeon", seed=1, successes=3, opening_add="every-round", hero_choice="starter")
    assert observed(match, 0)["options"] == [1, 0, 1, 1]
    assert observed(bidding(), 0)["options"] == [0, 0, 0, 0]
    while not match.is_over:
        match.push(match.legal_actions[0])
    assert ones(observed(match, 0)["ask"]) == [0]


def test_all_values_lie_within_0_and_1() -> None:
    match = herna.new("welcome-to-the-dungeon", players=4, seed=3)
    while not match.is_over:
        for seat in range(-1, 4):
            seen = match.rules.observe(match.rules.conceal(match.states, seat), seat)
            assert seen.dtype == np.float32
            assert 0 <= seen.min() <= seen.max() <= 1
        match.push(match.legal_actions[match.ply % len(match.legal_actions)])


def test_page_tells_every_piece_and_its_length() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([\d ×]+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert tuple((name, math.prod(int(n) for n in length.split("×"))) for name, length in rows) == PIECES
