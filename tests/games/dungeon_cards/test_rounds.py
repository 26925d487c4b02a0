"""Setting up, the end of a round, the next one, and winning."""

from __future__ import annotations

import pytest

import herna
from tests.games.dungeon_cards.tables import COPIES, GAME, TILES, at_the_door, bidding, kinds, last, play, table


def failed(players: int = 2, adventurer: int = 0, **more: object) -> herna.Match:
    """A warrior without equipment has just met the dragon."""
    return at_the_door("warrior", ["dragon"], tiles=[], players=players, adventurer=adventurer, **more)  # type: ignore[arg-type]


@pytest.mark.rule("WTD-1")
def test_for_two_to_four_players() -> None:
    for players in (2, 3, 4):
        assert herna.new(GAME, players=players, seed=1).players == players
    for players in (1, 5):
        with pytest.raises(herna.BadOption, match="2 to 4 players"):
            herna.new(GAME, players=players)


@pytest.mark.rule("WTD-13")
def test_first_player_is_drawn() -> None:
    match = herna.new(GAME, players=3, dealer=None, first_hero="warrior")
    assert match.to_move == herna.CHANCE
    assert match.legal_actions == ["seat 0", "seat 1", "seat 2"]
    match.push("seat 2")
    assert match.to_move == 2


@pytest.mark.rule("WTD-9")
def test_first_hero_is_drawn_by_default() -> None:
    match = play(herna.new(GAME, players=2, dealer=None), "seat 0")
    assert match.to_move == herna.CHANCE
    assert match.legal_actions == list(TILES)
    match.push("rogue")
    assert table(match)["hero"] == "rogue"


@pytest.mark.rule("WTD-93")
def test_first_hero_may_be_chosen_by_the_first_player() -> None:
    match = play(herna.new(GAME, players=2, dealer=None, first_hero="chosen"), "seat 1")
    assert match.to_move == 1
    assert match.legal_actions == [f"hero {hero}" for hero in TILES]
    assert table(play(match, "hero mage"))["hero"] == "mage"


@pytest.mark.parametrize("hero", TILES)
@pytest.mark.rule("WTD-10", "WTD-93")
def test_first_hero_may_be_settled(hero: str) -> None:
    match = bidding(hero=hero)
    assert table(match)["hero"] == hero
    assert [tile["id"] for tile in table(match)["equipment"]] == TILES[hero]


@pytest.mark.rule("WTD-78", "WTD-80")
def test_new_round_has_all_monsters_and_all_tiles() -> None:
    match = at_the_door("warrior", ["goblin", "orc"], aside={"torch": "lich"}, tiles=["plate-armor"])
    match.push("hero warrior")
    assert table(match)["deck"] == 13
    assert [tile["state"] for tile in table(match)["equipment"]] == ["there"] * 6
    assert table(match)["dungeon"] == []
    match.push("draw")
    assert match.rules.chance(match.states)[0] == [0, *COPIES.values()]


@pytest.mark.rule("WTD-2", "WTD-17")
def test_everyone_bids_again_in_a_new_round() -> None:
    match = play(failed(3), "hero warrior")
    assert [seat["passed"] for seat in table(match)["seats"]] == [False] * 3


@pytest.mark.rule("WTD-77", "WTD-79", "WTD-81")
def test_adventurer_chooses_any_hero_and_starts() -> None:
    match = failed(3, adventurer=1)
    assert match.to_move == 1
    assert match.legal_actions == [f"hero {hero}" for hero in TILES]
    match.push("hero barbarian")
    assert match.to_move == 1
    assert last(match, "round-began").data["hero"] == "barbarian"


@pytest.mark.rule("WTD-4")
def test_second_failure_eliminates() -> None:
    match = failed(3, state={"failures": [1, 0, 0]})
    assert last(match, "eliminated").seat == 0
    assert table(match)["seats"][0]["eliminated"] is True
    assert "eliminated" not in kinds(failed(3))


@pytest.mark.rule("WTD-82", "WTD-83")
def test_eliminated_adventurer_chooses_the_hero_and_the_next_to_the_left_starts() -> None:
    match = failed(3, adventurer=1, state={"failures": [0, 1, 0]})
    assert match.to_move == 1
    match.push("hero mage")
    assert match.to_move == 2


@pytest.mark.rule("WTD-82")
def test_the_next_to_the_left_is_one_who_is_still_in() -> None:
    match = failed(4, adventurer=1, state={"failures": [0, 1, 2, 0], "eliminated": [2]})
    match.push("hero mage")
    assert match.to_move == 3


@pytest.mark.rule("WTD-94")
def test_starter_may_choose_the_hero_instead() -> None:
    match = failed(3, adventurer=1, state={"failures": [0, 1, 0], "hero_choice": 1}, hero_choice="starter")
    assert match.to_move == 2


@pytest.mark.rule("WTD-84")
def test_eliminated_player_takes_no_more_turns() -> None:
    match = failed(3, state={"failures": [1, 0, 0]})
    play(match, "hero warrior")
    seats = []
    for monster in ("goblin", "orc", "lich"):
        seats.append(match.to_move)
        play(match, "draw", monster, "add")
    assert seats == [1, 2, 1]


@pytest.mark.rule("WTD-3", "WTD-85")
def test_second_success_wins_at_once() -> None:
    match = at_the_door("warrior", [], state={"successes": [1, 1]})
    assert match.is_over
    assert match.returns == (1.0, -1.0)
    assert last(match, "won").data == {"why": "successes"}


@pytest.mark.rule("WTD-77", "WTD-85")
def test_first_success_does_not_win() -> None:
    assert not at_the_door("warrior", []).is_over


@pytest.mark.rule("WTD-5", "WTD-86")
def test_last_player_standing_wins() -> None:
    match = failed(3, state={"failures": [1, 2, 0], "eliminated": [1]})
    assert match.is_over
    assert match.returns == (-0.5, -0.5, 1.0)
    assert (last(match, "won").seat, last(match, "won").data) == (2, {"why": "last-standing"})


@pytest.mark.rule("WTD-86")
def test_match_goes_on_while_two_are_standing() -> None:
    assert not failed(3, state={"failures": [1, 0, 0]}).is_over


@pytest.mark.rule("WTD-8", "WTD-46")
def test_five_success_cards_in_play() -> None:
    assert table(bidding())["success_cards"] == 5
    assert table(at_the_door("warrior", []))["success_cards"] == 4


@pytest.mark.rule("WTD-90", "WTD-91")
def test_three_successes_play_with_all_eight_cards() -> None:
    match = bidding(successes=3)
    assert table(match)["success_cards"] == 8
    three = {"successes_to_win": 3}
    assert not at_the_door("warrior", [], state={"successes": [1, 0], **three}, successes=3).is_over
    assert at_the_door("warrior", [], state={"successes": [2, 0], **three}, successes=3).is_over


@pytest.mark.rule("WTD-92")
def test_third_success_wins_with_no_card_left() -> None:
    fields = {"successes_to_win": 3, "success_cards": 0, "successes": [2, 2, 2, 2]}
    match = at_the_door("warrior", [], players=4, state=fields, successes=3)
    assert match.returns is not None
    assert match.returns[0] == 1.0
    assert table(match)["success_cards"] == 0


@pytest.mark.rule("WTD-76")
def test_laid_aside_monsters_are_shown_at_the_end_of_the_match_too() -> None:
    match = at_the_door("warrior", [], aside={"torch": "dragon"}, state={"successes": [1, 0]})
    assert last(match, "shown", 0).data["monster"] == "dragon"


@pytest.mark.rule("WTD-12")
def test_nobody_has_failed_at_the_start() -> None:
    assert [seat["failures"] for seat in table(bidding(4))["seats"]] == [0] * 4
