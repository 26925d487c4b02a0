"""The rule of thumb: what it says at plain moments, that it is never illegal, and that it is worth something."""

from __future__ import annotations

from typing import Any

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import given, settings

import herna
from herna.engine.chance import Stream
from herna.engine.constants import CHANCE
from herna.engine.match import Match
from herna.engine.options import complete
from herna.engine.rules import Rules
from herna.lab.matches import Setting
from herna.lab.simulate import simulate
from tests.conftest import random_moves, some
from tests.games.dungeon_cards.tables import GAME, at_the_door, bidding, play

KILLS: list[dict[str, Any]] = [
    {"any": True},
    {"strength": {"at_most": 3}},
    {"strength": {"at_least": 5}},
    {"parity": "odd"},
    {"monster": "orc"},
    {"named": True},
]
MORE: list[dict[str, Any]] = [{}, {"once": True}, {"gains": "strength"}, {"takes_next": True}]
OTHERS: list[dict[str, Any]] = [
    {"life": 4},
    {"replaces": True, "once": True},
    {"revives": "hero", "once": True},
    {"revives": 3},
    {"wins_if_different": True},
]
EFFECTS = st.one_of(
    st.sampled_from(OTHERS), st.builds(lambda kills, more: {"kills": kills, **more}, st.sampled_from(KILLS), st.sampled_from(MORE))
)


def advised(match: Match) -> str:
    """What the seat to move is advised."""
    seat = match.to_move
    code = match.rules.advise(match.rules.conceal(match.states, seat), seat, Stream(1).array)
    return match.rules.text(match.states, code)


@pytest.mark.plain
def test_draws_while_the_dungeon_is_empty_and_passes_when_it_is_deadly() -> None:
    match = bidding(hero="mage")
    assert advised(match) == "draw"
    for monster, tile in (("dragon", "wall-of-fire"), ("golem", "bracelet-of-protection")):
        play(match, "draw", monster, "add", "draw", "vampire" if tile == "wall-of-fire" else "orc", f"sacrifice {tile}")
    play(match, "draw", "lich", "add", "draw", "golem", "sacrifice omnipotence")
    assert advised(match) == "pass"


@pytest.mark.plain
def test_one_more_failure_makes_him_careful() -> None:
    """With a failure of his own he never goes on where he would have passed without, and sometimes passes where he would not."""
    found: set[tuple[str, str]] = set()
    for seed in range(60):
        match = herna.new(GAME, seed=seed)
        for _ in random_moves(match, seed):
            rules, seat, states = match.rules, match.to_move, match.states
            if "draw" in match.legal_actions:
                states["failures"][0, seat] = 0
                bold = rules.advise(states, seat, Stream(1).array)
                states["failures"][0, seat] = 1
                careful = rules.advise(states, seat, Stream(1).array)
                found.add((rules.text(states, bold), rules.text(states, careful)))
    assert found == {("draw", "draw"), ("pass", "pass"), ("draw", "pass")}


@pytest.mark.plain
@pytest.mark.parametrize(("drawn", "told"), [("dragon", "sacrifice torch"), ("lich", "sacrifice torch"), ("goblin", "add")])
def test_great_monster_goes_under_the_tile_that_helps_least(drawn: str, told: str) -> None:
    """He knows of a demon in the dungeon, against which a torch is of no use, and the axe is gone. A goblin the torch kills."""
    match = play(bidding(hero="barbarian"), "draw", "demon", "add", "draw", "goblin", "sacrifice vorpal-axe", "draw", drawn)
    assert advised(match) == told


@pytest.mark.plain
def test_names_the_monster_that_it_has_seen_and_nothing_else_kills() -> None:
    state = {"dungeon_seen": [[0], [0], [0]]}
    match = at_the_door("warrior", ["goblin", "golem", "demon"], tiles=["vorpal-sword", "torch"], state=state)
    assert advised(match) == "name demon"


@pytest.mark.plain
def test_keeps_a_tile_that_is_used_up_for_a_great_blow() -> None:
    tiles = ["vorpal-axe", "chainmail", "leather-shield"]
    assert advised(at_the_door("barbarian", ["orc", "goblin"], tiles=tiles)) == "endure"
    assert advised(at_the_door("barbarian", ["dragon", "goblin"], tiles=tiles)) == "use vorpal-axe"
    assert advised(at_the_door("barbarian", ["goblin"], tiles=["vorpal-axe"])) == "use vorpal-axe"


@given(st.data())
@settings(max_examples=some(60))
def test_advice_is_legal_whatever_the_components_say(data: st.DataObject) -> None:
    game = herna.find_game(GAME)
    content = msgspec.json.decode(msgspec.json.encode(game.load(None).content))
    for tile, written in content["equipment"].items():
        content["equipment"][tile] = {**data.draw(EFFECTS), "provenance": written["provenance"]}
    for monster in content["monsters"].values():
        monster["strength"] = data.draw(st.integers(0, 12))
    rules = Rules(game, game.load(content))
    random, states = Stream(data.draw(st.integers(0, 99))), rules.begin(3, complete(game.options, {}, rules.components))
    while not rules.is_over(states):
        seat = rules.to_move(states)
        if seat == CHANCE:
            rules.move(states, random.pick(rules.chance(states)[0]))
            continue
        concealed, legal = rules.conceal(states, seat), rules.legal(states)
        action = rules.advise(concealed, seat, random.array)
        assert action in legal
        rules.move(states, action if random.below(3) else legal[random.below(len(legal))])


@pytest.mark.parametrize("other", ["random", "random:seldom=0"])
@pytest.mark.parametrize("first", [True, False])
def test_beats_random_play_in_19_of_20_matches(other: str, first: bool) -> None:
    """The bar is 95 % in matches of two; measured were 99.9 %, and 96 % against one who seldom passes."""
    seats = ("cautious", other) if first else (other, "cautious")
    result, _ = simulate(Setting(GAME, seats), 4000, seed=5)
    assert result.wins[0 if first else 1] / result.games >= 0.95
