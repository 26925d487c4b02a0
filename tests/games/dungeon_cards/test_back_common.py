"""What the second game shares with the first, held for the second and for both together: turns, secrets, rounds, options."""

from __future__ import annotations

import pytest

import herna
from herna.engine.match import Match
from tests.games.dungeon_cards.back import BOTH, GAME, MONSTERS, TILES, at_the_door, bidding, fate, told
from tests.games.dungeon_cards.tables import add, kinds, last, play, table
from tests.games.dungeon_cards.tables import at_the_door as first_door


def failed(players: int = 2, **state: object) -> Match:
    """A ninja without tiles has just met the dragon."""
    return at_the_door("ninja", ["dragon"], tiles=[], players=players, state=state)


@pytest.mark.parametrize("game", [GAME, BOTH])
@pytest.mark.rule("WBD-1")
def test_for_two_to_four_players(game: str) -> None:
    assert [herna.new(game, players=players, seed=1).players for players in (2, 3, 4)] == [2, 3, 4]
    with pytest.raises(herna.BadOption, match="2 to 4 players"):
        herna.new(game, players=5)


@pytest.mark.rule("WBD-10", "WBD-16", "WBD-15", "WBD-11")
def test_first_player_and_first_hero_are_drawn() -> None:
    match = herna.new(GAME, players=3, dealer=None)
    assert match.legal_actions == ["seat 0", "seat 1", "seat 2"]
    play(match, "seat 2", "princess", "fairy", "ally")
    assert match.to_move == 2
    assert table(match)["hero"] == "princess"
    assert all(tile["state"] == "there" for tile in table(match)["equipment"])
    assert [player["failures"] for player in table(match)["seats"]] == [0, 0, 0]


@pytest.mark.rule("WBD-17", "WBD-18", "WBD-19", "WBD-20", "WBD-22", "WBD-2")
def test_turns_go_to_the_left_past_those_who_have_passed() -> None:
    match = bidding(3)
    assert match.legal_actions == ["pass", "draw"]
    play(match, "draw", "orc", "add")
    assert match.to_move == 1
    play(match, "pass", "draw", "lich", "add")
    assert match.to_move == 0
    play(match, "draw", "demon", "add")
    assert match.to_move == 2


@pytest.mark.rule("WBD-23", "WBD-24", "WBD-25", "WBD-26", "WBD-27")
def test_added_monster_is_known_to_who_added_it() -> None:
    match = add(bidding(), "orc", "fairy")
    assert [card["monster"] for card in table(match, 0)["dungeon"]] == ["orc", "unknown"]
    assert [card["monster"] for card in table(match, 1)["dungeon"]] == ["unknown", "fairy"]
    assert [card["monster"] for card in table(match, -1)["dungeon"]] == ["unknown", "unknown"]
    assert table(match)["deck"] == 13


@pytest.mark.rule("WBD-30", "WBD-31", "WBD-28")
def test_sacrificed_tile_is_public_and_the_monster_under_it_is_not() -> None:
    match = play(bidding(), "draw", "fairy", "sacrifice ninjato")
    assert table(match, 0)["equipment"][2]["under"] == {"monster": "fairy", "by": 0}
    assert table(match, 1)["equipment"][2] == {"id": "ninjato", "state": "sacrificed", "under": {"monster": "unknown", "by": 0}}
    play(match, "pass")
    assert "revealed" not in kinds(match)
    assert last(match, "entered").data == {"hero": "ninja", "life": 11, "dungeon": 0}


@pytest.mark.rule("WBD-34", "WBD-36", "WBD-49")
def test_last_one_who_has_not_passed_enters_even_an_empty_dungeon() -> None:
    match = play(bidding(3), "pass", "pass")
    assert last(match, "entered").seat == 2
    assert last(match, "succeeded").seat == 2


@pytest.mark.rule("WBD-21", "WBD-35")
def test_who_draws_the_last_card_enters() -> None:
    match = bidding(hero="bard", specials=["fairy", "ally"])
    deck = ["fairy", "ally", *(monster for monster in MONSTERS for _ in (1, 2))]
    for monster in [m for i, m in enumerate(deck) if m not in ("lich", "demon", "dragon") or deck.index(m) == i]:
        play(match, "draw", monster, "add")
    assert last(match, "passed").data["why"] == "deck-empty"
    assert last(match, "entered").seat == 0  # the first of the two drew cards 1, 3, ..., 15


@pytest.mark.rule("WBD-40", "WBD-41", "WBD-43", "WBD-47", "WBD-48", "WBD-52")
def test_tiles_that_stay_kill_by_themselves_and_the_rest_strikes() -> None:
    match = at_the_door("ninja", ["vampire", "skeleton", "vampire"], tiles=["wooden-shuriken"])
    assert fate(match) == {"vampire": "wooden-shuriken", "skeleton": "struck"}
    assert [data["alone"] for data in told(match, "killed")] == [True, True]
    assert last(match, "succeeded").data == {"successes": 1}
    assert table(match)["success_cards"] == 4


@pytest.mark.rule("WBD-51", "WBD-53")
def test_death_ends_the_expedition_at_once() -> None:
    match = at_the_door("ninja", ["dragon", "fairy"], tiles=[])
    assert [data["monster"] for data in told(match, "revealed")] == ["dragon"]
    assert last(match, "failed").data == {"failures": 1}


@pytest.mark.rule("WBD-3", "WBD-4", "WBD-120")
def test_second_success_wins_and_second_failure_is_the_end_for_a_player() -> None:
    assert last(at_the_door("ninja", [], state={"successes": [1]}), "won").seat == 0
    match = failed(3, failures=[1])
    assert "eliminated" in kinds(match)
    assert not match.is_over


@pytest.mark.rule("WBD-122", "WBD-123", "WBD-124", "BOTH-13")
def test_adventurer_chooses_any_hero_and_starts_the_new_round() -> None:
    match = at_the_door("princess", ["orc"], tiles=["mr-charm"], players=3, adventurer=1)
    assert match.legal_actions == [f"hero {hero}" for hero in TILES]
    match.push("hero princess")
    assert match.to_move == 1
    assert all(tile["state"] == "there" for tile in table(match)["equipment"])
    together = play(at_the_door("mage", ["orc", "fairy"], tiles=["wall-of-fire"]), "hero mage")
    assert last(together, "round-began").data["cards"] == 14


@pytest.mark.rule("WBD-125", "WBD-126", "WBD-135")
def test_after_an_elimination_the_one_who_is_out_still_chooses_unless_the_option_says_otherwise() -> None:
    match = failed(3, failures=[1])
    assert match.to_move == 0
    match.push("hero bard")
    assert match.to_move == 1
    match = failed(3, failures=[1], hero_choice=1)
    assert match.to_move == 1


@pytest.mark.rule("WBD-130", "WBD-131", "WBD-132")
def test_opening_makes_everyone_draw_and_add() -> None:
    match = bidding(opening_add="first-round")
    assert match.legal_actions[0] == "goblin"
    play(match, "goblin", "fairy")
    assert [data["why"] for data in told(match, "added")] == ["opening", "opening"]
    assert match.legal_actions == ["pass", "draw"]
    play(match, "pass")
    while match.view(0).waiting.ask != "hero":  # type: ignore[union-attr]
        match.push(match.legal_actions[0])
    assert play(match, "hero bard").legal_actions == ["pass", "draw"]
    every = play(bidding(opening_add="every-round"), "goblin", "fairy", "pass")
    while every.view(0).waiting.ask != "hero":  # type: ignore[union-attr]
        every.push(every.legal_actions[0])
    assert play(every, "hero bard").to_move == herna.CHANCE


@pytest.mark.rule("WBD-134")
def test_first_hero_may_be_settled_or_chosen() -> None:
    assert table(bidding(hero="necromancer"))["hero"] == "necromancer"
    match = play(herna.new(GAME, dealer=None, first_hero="chosen"), "seat 1")
    assert (match.to_move, match.legal_actions) == (1, [f"hero {hero}" for hero in TILES])
    play(match, "hero bard")
    assert match.to_move == herna.CHANCE  # the special monsters come after the hero


@pytest.mark.rule("BOTH-2")
def test_thirteen_monsters_not_twenty_six() -> None:
    assert last(herna.new(BOTH, seed=1, specials=0), "round-began").data["cards"] == 13


@pytest.mark.rule("BOTH-7", "BOTH-8")
def test_tiles_of_both_games_that_leave() -> None:
    components = herna.find_game(BOTH).load(None)
    leaving = {tile for tile, words in components.content["equipment"].items() if words.keys() & {"once", "chain"}}
    assert leaving == {
        "vorpal-axe",
        "healing-potion",
        "polymorph",
        "smoke-bomb",
        "dancing-blade",
        "lucky-coin",
        "possession-scroll",
    }
    match = at_the_door("barbarian", ["mimic", "fairy"], tiles=["healing-potion"], state={"life": 1})
    assert "use healing-potion" not in match.legal_actions


def test_first_game_has_nothing_of_the_second() -> None:
    match = first_door("warrior", ["goblin"], tiles=["torch"])
    seen = table(match)
    assert (seen["specials"], seen["target"], seen["chain"], seen["reduction"]) == ([], None, [], None)
    assert [option.name for option in match.game.options] == ["successes", "opening_add", "first_hero", "hero_choice"]
