"""A match of the second game or of both together: setting up, bidding, rounds, options."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import herna
from herna.engine.constants import CHANCE
from tests.games.dungeon_cards.back import BOTH, GAME, MONSTERS, SPECIALS, TILES, at_the_door, bidding
from tests.games.dungeon_cards.tables import TILES as FIRST_TILES
from tests.games.dungeon_cards.tables import kinds, last, play, table


class TestSpecialsOfAMatch:
    @pytest.mark.rule("WBD-12", "WBD-13", "WBD-7")
    def test_two_of_the_six_are_drawn_after_the_hero_and_shown(self) -> None:
        match = herna.new(GAME, players=2, dealer=None)
        play(match, "seat 1")
        assert match.legal_actions == list(TILES)
        match.push("bard")
        assert (match.to_move, match.legal_actions) == (CHANCE, SPECIALS)
        match.push("mimic")
        assert match.legal_actions == [monster for monster in SPECIALS if monster != "mimic"]
        match.push("fairy")
        for seat in (-1, 0, 1):
            assert last(match, "specials-drawn", seat).data == {"specials": ["fairy", "mimic"], "count": 2}
            assert table(match, seat)["specials"] == ["fairy", "mimic"]

    @pytest.mark.rule("WBD-14", "WBD-6")
    def test_deck_holds_them_and_the_thirteen(self) -> None:
        match = bidding(specials=["count", "ally"])
        assert last(match, "round-began").data["cards"] == 15
        match.push("draw")
        assert match.legal_actions == [*MONSTERS, "ally", "count"]
        weights, _ = match.rules.chance(match.states)
        assert weights[1:9] == [2, 2, 2, 2, 2, 1, 1, 1]
        assert sum(weights) == 15

    @pytest.mark.rule("WBD-12", "WBD-121", "WBD-119")
    def test_the_same_ones_take_part_in_every_round(self) -> None:
        match = play(bidding(specials=["count", "ally"]), "draw", "ally", "sacrifice ninjato", "pass")
        assert last(match, "shown").data == {"monster": "ally", "equipment": "ninjato"}
        match.push("hero bard")
        assert last(match, "round-began").data["cards"] == 15
        play(match, "draw", "ally")
        assert table(match, 0)["hand"]["monster"] == "ally"

    @pytest.mark.rule("WBD-139")
    def test_hidden_ones_are_known_to_who_has_seen_their_card(self) -> None:
        match = bidding(3, specials=["count", "ally"], hidden_specials=True)
        for seat in (-1, 0, 1, 2):
            assert last(match, "specials-drawn", seat).data == {"specials": "unknown", "count": 2}
            assert table(match, seat)["specials"] == ["unknown", "unknown"]
        play(match, "draw", "ally")
        assert table(match, 0)["specials"] == ["ally", "unknown"]
        assert table(match, 1)["specials"] == table(match, -1)["specials"] == ["unknown", "unknown"]
        play(match, "add", "pass", "pass")
        for seat in (-1, 0, 1, 2):
            assert table(match, seat)["specials"] == ["ally", "unknown"]

    @pytest.mark.rule("WBD-139")
    def test_nobody_is_told_who_else_has_seen_a_hidden_one(self) -> None:
        match = bidding(specials=["count", "ally"], hidden_specials=True)
        play(match, "draw", "ally", "add", "draw", "count", "add")
        seen = {seat: match.rules.conceal(match.states, seat)[0]["special_seen"].tolist() for seat in (-1, 0, 1)}
        assert sum(map(bool, seen[-1])) == 0
        assert {seat: sum(map(bool, row)) for seat, row in seen.items() if seat >= 0} == {0: 1, 1: 1}

    @pytest.mark.parametrize("count", range(7))
    @pytest.mark.rule("BOTH-15", "BOTH-6", "BOTH-5")
    def test_any_number_of_them_may_take_part_in_both_games_together(self, count: int) -> None:
        match = herna.new(BOTH, seed=4, specials=count)
        assert last(match, "round-began").data["cards"] == 13 + count
        assert len(table(match)["specials"]) == count

    @pytest.mark.rule("WBD-12")
    def test_every_pair_is_equally_likely(self) -> None:
        found: dict[tuple[str, ...], int] = {}
        for seed in range(450):
            pair = tuple(table(herna.new(GAME, seed=seed))["specials"])
            found[pair] = found.get(pair, 0) + 1
        assert set(found) == set(combinations(SPECIALS, 2))
        assert min(found.values()) > 10


class TestBidding:
    @pytest.mark.rule("WBD-29")
    def test_bomb_cannot_be_sacrificed(self) -> None:
        match = play(bidding(), "draw", "orc")
        assert match.legal_actions == ["add", *(f"sacrifice {tile}" for tile in TILES["ninja"][:5])]

    @pytest.mark.rule("WBD-33")
    def test_monster_must_be_added_when_only_the_bomb_is_left(self) -> None:
        match = bidding()
        for tile, monster in zip(TILES["ninja"][:5], MONSTERS, strict=False):
            play(match, "draw", monster, f"sacrifice {tile}")
        play(match, "draw", "dragon")
        assert last(match, "added").data["why"] == "none-may-go"

    @pytest.mark.rule("WBD-136")
    def test_bomb_may_be_sacrificed_by_the_option(self) -> None:
        match = play(bidding(smoke_bomb_may_be_sacrificed=True), "draw", "orc")
        assert "sacrifice smoke-bomb" in match.legal_actions
        match.push("sacrifice smoke-bomb")
        assert table(match)["equipment"][5]["state"] == "sacrificed"

    @pytest.mark.rule("WBD-28", "WBD-32")
    def test_other_heroes_may_lose_every_tile(self) -> None:
        match = bidding(hero="princess")
        for tile, monster in zip(TILES["princess"], MONSTERS, strict=False):
            play(match, "draw", monster, f"sacrifice {tile}")
        play(match, "draw", "dragon")
        assert last(match, "added").data["why"] == "no-equipment"

    @pytest.mark.rule("WBD-39", "WBD-38")
    def test_last_monster_added_comes_first(self) -> None:
        match = bidding(hero="necromancer", specials=["count", "ally"])
        play(
            match,
            "draw",
            "ally",
            "add",
            "draw",
            "skeleton",
            "add",
            "draw",
            "goblin",
            "add",
            "pass",
            "use dark-stone",
            "endure",
            "endure",
        )
        assert [e.data["monster"] for e in match.events(-1) if e.kind == "revealed"] == ["goblin", "skeleton", "ally"]


class TestHeroes:
    @pytest.mark.parametrize(
        ("hero", "own", "full"), [("ninja", 3, 11), ("bard", 3, 10), ("princess", 2, 10), ("necromancer", 2, 11)]
    )
    @pytest.mark.rule("WBD-8", "WBD-37", "WBD-75", "WBD-76", "WBD-77", "WBD-78")
    def test_life(self, hero: str, own: int, full: int) -> None:
        assert table(bidding(hero=hero))["full_life"] == full
        assert [tile["id"] for tile in table(bidding(hero=hero))["equipment"]] == TILES[hero]
        assert last(at_the_door(hero, [], tiles=[]), "entered").data["life"] == own

    @pytest.mark.rule("BOTH-3", "BOTH-4")
    def test_both_games_have_all_eight(self) -> None:
        match = play(herna.new(BOTH, players=3, dealer=None, first_hero="mage"), "seat 0", "fairy", "ally", "pass", "pass")
        assert match.legal_actions == [f"hero {hero}" for hero in (*FIRST_TILES, *TILES)]

    @pytest.mark.parametrize(("box", "heroes"), [("first", list(FIRST_TILES)), ("second", list(TILES))])
    @pytest.mark.rule("BOTH-14")
    def test_heroes_of_one_game_only(self, box: str, heroes: list[str]) -> None:
        match = play(herna.new(BOTH, dealer=None, heroes=box), "seat 0")
        assert match.legal_actions == heroes
        play(match, heroes[0], "fairy", "ally", "pass")
        assert match.legal_actions == [f"hero {hero}" for hero in heroes]
        assert herna.Match.from_position(match.position()).legal_actions == match.legal_actions


class TestEnd:
    @pytest.mark.parametrize(
        ("rex", "successes", "returns"),
        [(0, [0, 0, 0], (-0.5, -0.5, 1.0)), (1, [0, 0, 1], (-0.5, -0.5, 1.0)), (1, [1, 1, 0], (0.0, 0.0, 0.0))],
    )
    @pytest.mark.rule("WBD-129", "WBD-133", "WBD-5")
    def test_last_player_wins_by_the_variant_only_with_a_success(
        self, rex: int, successes: list[int], returns: tuple[float, ...]
    ) -> None:
        state = {"failures": [1, 2, 0], "eliminated": [1], "rex_draw": rex, "successes": successes}
        match = at_the_door("ninja", ["dragon"], tiles=[], players=3, state=state)
        assert match.is_over
        assert match.returns == returns
        assert kinds(match)[-1] == ("won" if any(returns) else "drawn-game")
        assert table(match)["winner"] == (2 if any(returns) else None)
        assert table(match)["phase"] == "ended"

    @pytest.mark.rule("WBD-133", "WBD-128")
    def test_second_success_wins_with_the_variant_too(self) -> None:
        match = at_the_door("ninja", [], tiles=[], state={"rex_draw": 1, "successes": [1]})
        assert last(match, "won").data["why"] == "successes"

    @pytest.mark.rule("WBD-140", "WBD-141", "WBD-9", "BOTH-16")
    def test_three_successes_with_the_cards_of_each_box(self) -> None:
        assert table(bidding())["success_cards"] == 5
        assert table(bidding(successes=3))["success_cards"] == 5
        assert table(herna.new(BOTH, seed=1, successes=3))["success_cards"] == 8
        match = at_the_door("ninja", [], tiles=[], state={"successes_to_win": 3, "successes": [2], "success_cards": 0})
        assert last(match, "won").data["why"] == "successes"


@pytest.mark.plain
@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"specials": ["goblin"]}, "specials: expected special monsters only"),
        ({"specials_in_play": 2}, "specials: expected as many as specials_in_play, 2, not 1"),
        ({"special_seen": ["everyone"]}, "special_seen: expected nobody to have seen what does not take part"),
        ({"heroes_out": list(TILES)}, "heroes_out: expected at least one hero who takes part"),
        ({"agenda": ["take"], "entered": 1, "other": 5}, "other: expected from 0 to 2, not 5"),
        ({"agenda": ["choose-other"]}, "agenda: expected a first step that leads on to a question, not choose-other"),
        ({"agenda": ["reveal", ["draw-specials", 7]]}, "agenda: draw-specials: expected no more than there are left"),
        ({"to_move": 1, "ask": "target", "agenda": ["reveal"], "entered": 1}, "to_move: expected the other player who was asked"),
        ({"to_move": 0, "ask": "take", "agenda": [], "entered": 1, "equipment": []}, "equipment: expected at least one tile"),
        ({"to_move": 1, "ask": "other", "agenda": ["reveal"], "entered": 1}, "to_move: expected the adventurer, 0"),
    ],
)
def test_a_contradiction_is_named(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(herna.BadRecord) as refused:
        at_the_door("princess", ["fairy"], state=wrong)
    assert str(refused.value).startswith(f"position: {message}")
