"""The bidding: draw or pass, where a drawn monster goes, and who enters."""

from __future__ import annotations

import pytest

import herna
from tests.games.dungeon_cards.tables import COPIES, GAME, TILES, add, at_the_door, bidding, kinds, last, play, table


@pytest.mark.rule("WTD-15")
def test_turn_offers_draw_or_pass() -> None:
    assert bidding().legal_actions == ["pass", "draw"]


@pytest.mark.rule("WTD-16")
def test_decision_to_draw_comes_before_the_card_is_seen() -> None:
    match = bidding()
    match.push("draw")
    assert match.to_move == herna.CHANCE
    match.push("goblin")
    assert "pass" not in match.legal_actions


@pytest.mark.rule("WTD-21")
def test_drawn_monster_goes_into_the_dungeon_or_under_a_tile() -> None:
    match = play(bidding(), "draw", "goblin")
    assert match.legal_actions == ["add", *(f"sacrifice {tile}" for tile in TILES["warrior"])]


@pytest.mark.rule("WTD-22")
def test_added_monster_lies_on_the_dungeon() -> None:
    match = add(bidding(), "goblin", "orc")
    assert [card["monster"] for card in match.view(0, everything=True).table["dungeon"]] == ["goblin", "orc"]


@pytest.mark.parametrize("hero", TILES)
@pytest.mark.rule("WTD-10", "WTD-25")
def test_sacrifice_takes_any_one_tile_and_lays_the_monster_under_it(hero: str) -> None:
    for place, tile in enumerate(TILES[hero]):
        match = play(bidding(hero=hero), "draw", "golem", f"sacrifice {tile}")
        tiles = table(match)["equipment"]
        assert tiles[place]["state"] == "sacrificed"
        assert [t["state"] for i, t in enumerate(tiles) if i != place] == ["there"] * 5
        assert match.view(0, everything=True).table["equipment"][place]["under"] == {"monster": "golem", "by": 0}
        assert table(match)["dungeon"] == []


@pytest.mark.rule("WTD-27")
def test_sacrificed_tile_and_its_monster_are_out_of_the_round() -> None:
    match = play(bidding(), "draw", "goblin", "sacrifice torch", "draw", "orc")
    assert "sacrifice torch" not in match.legal_actions
    play(match, "add", "pass")
    assert last(match, "entered").data["dungeon"] == 1


@pytest.mark.rule("WTD-20")
def test_nobody_else_sees_a_drawn_monster() -> None:
    match = play(bidding(3), "draw", "dragon")
    assert table(match, 0)["hand"] == {"seat": 0, "monster": "dragon"}
    for seat in (1, 2, herna.SPECTATOR):
        assert table(match, seat)["hand"] == {"seat": 0, "monster": "unknown"}
        assert last(match, "drew", seat).data["monster"] == "unknown"


@pytest.mark.rule("WTD-24", "WTD-26")
def test_drawer_remembers_what_he_added_and_laid_aside() -> None:
    match = play(bidding(), "draw", "dragon", "add", "draw", "orc", "sacrifice torch")
    assert table(match, 0)["dungeon"][0]["monster"] == "dragon"
    assert table(match, 1)["dungeon"][0]["monster"] == "unknown"
    under = [t["under"]["monster"] for seat in (0, 1) for t in table(match, seat)["equipment"] if t["under"]]
    assert under == ["unknown", "orc"]


@pytest.mark.rule("WTD-26")
def test_sacrificed_tile_is_public() -> None:
    match = play(bidding(), "draw", "dragon", "sacrifice torch")
    assert last(match, "sacrificed", 1).data == {"monster": "unknown", "equipment": "torch"}


@pytest.mark.rule("WTD-23")
def test_anyone_may_count_dungeon_and_deck() -> None:
    match = add(bidding(3), "goblin", "orc", "lich")
    for seat in (-1, 0, 1, 2):
        assert len(table(match, seat)["dungeon"]) == 3
        assert table(match, seat)["deck"] == 10


@pytest.mark.rule("WTD-28")
def test_without_equipment_the_monster_must_enter_the_dungeon() -> None:
    match = bidding()
    monsters = [m for m, copies in COPIES.items() for _ in range(copies)]
    for monster, tile in zip(monsters, TILES["warrior"], strict=False):
        play(match, "draw", monster, f"sacrifice {tile}")
    play(match, "draw", "dragon")
    assert last(match, "added", 0).data == {"monster": "dragon", "dungeon": 1, "why": "no-equipment"}
    assert match.to_move == 1


@pytest.mark.rule("WTD-14")
def test_turn_goes_to_the_left() -> None:
    match = bidding(3, starter=1)
    seats = []
    for monster in ("goblin", "orc", "lich", "golem"):
        seats.append(match.to_move)
        add(match, monster)
    assert seats == [1, 2, 0, 1]


@pytest.mark.rule("WTD-17")
def test_who_passed_takes_no_more_turns_this_round() -> None:
    match = play(bidding(3), "pass")
    seats = []
    for monster in ("goblin", "orc", "lich"):
        seats.append(match.to_move)
        add(match, monster)
    assert seats == [1, 2, 1]


@pytest.mark.rule("WTD-29")
def test_last_one_left_enters_at_once() -> None:
    match = add(bidding(3, hero="mage"), "goblin")
    play(match, "pass", "pass")
    assert last(match, "entered").seat == 0
    assert "drew" not in kinds(match)[kinds(match).index("entered") :]


@pytest.mark.rule("WTD-29", "WTD-43")
def test_pass_of_the_first_player_sends_the_other_into_an_empty_dungeon() -> None:
    match = play(bidding(2), "pass")
    assert last(match, "entered").seat == 1
    assert last(match, "succeeded").seat == 1


@pytest.mark.rule("WTD-18", "WTD-30")
def test_with_the_deck_empty_everyone_must_pass() -> None:
    match = bidding(3, hero="mage")
    for monster in (m for m, copies in COPIES.items() for _ in range(copies)):
        add(match, monster)
    passes = [(e.seat, e.data["why"]) for e in match.events(-1) if e.kind == "passed"]
    assert passes == [(1, "deck-empty"), (2, "deck-empty")]
    assert last(match, "entered").seat == 0  # who drew the last card


@pytest.mark.rule("WTD-6", "WTD-11", "WTD-19")
def test_deck_holds_every_monster_once() -> None:
    match = bidding()
    drawn = dict.fromkeys(COPIES, 0)
    for _ in range(13):
        match.push("draw")
        drawn[match.legal_actions[0]] += 1
        play(match, match.legal_actions[0], "add")
    assert drawn == COPIES


@pytest.mark.rule("WTD-87", "WTD-88")
def test_opening_makes_everyone_draw_and_add_in_the_first_round() -> None:
    match = bidding(3, opening_add="first-round")
    assert match.to_move == herna.CHANCE
    play(match, "goblin", "orc", "lich")
    assert [(e.seat, e.data["why"]) for e in match.events(-1) if e.kind == "added"] == [
        (0, "opening"),
        (1, "opening"),
        (2, "opening"),
    ]
    assert match.to_move == 0
    assert match.legal_actions == ["pass", "draw"]
    play(match, "pass", "pass", "name dragon")
    while match.legal_actions[0].startswith("use"):
        match.push(match.legal_actions[0])
    match.push("hero warrior")
    assert match.to_move == 2
    assert match.legal_actions == ["pass", "draw"]


@pytest.mark.rule("WTD-89")
def test_opening_in_every_round() -> None:
    match = bidding(3, opening_add="every-round")
    play(match, "goblin", "orc", "lich", "pass", "pass", "name dragon")
    while match.legal_actions[0].startswith("use"):
        match.push(match.legal_actions[0])
    match.push("hero warrior")
    assert match.to_move == herna.CHANCE


@pytest.mark.rule("WTD-89")
def test_opening_leaves_out_the_eliminated() -> None:
    fields = {"opening_add": 2, "failures": [1, 0, 0]}
    match = at_the_door("warrior", ["dragon"], tiles=[], players=3, state=fields, opening_add="every-round")
    play(match, "hero warrior", "goblin", "orc")
    assert [e.seat for e in match.events(-1) if e.kind == "added"] == [1, 2]
    assert match.legal_actions == ["pass", "draw"]


@pytest.mark.rule("WTD-87")
def test_no_opening_by_default() -> None:
    assert bidding().legal_actions == ["pass", "draw"]


@pytest.mark.rule("WTD-18", "WTD-87")
def test_opening_ends_with_the_deck_of_an_edited_table() -> None:
    own = herna.find_game(GAME).load(None).content
    few = {**own, "monsters": {name: {**m, "copies": 1} for name, m in own["monsters"].items()}}
    few["monsters"] = {name: few["monsters"][name] for name in ("golem", "demon", "dragon")}
    components = herna.find_game(GAME).load(few)
    options = {"opening_add": "first-round", "first_hero": "barbarian"}
    match = play(herna.Match(herna.find_game(GAME), 4, options, components, None), "seat 0", "demon", "golem", "dragon")
    assert [(e.seat, e.data["why"]) for e in match.events(-1) if e.kind == "passed"] == [(s, "deck-empty") for s in (3, 0, 1)]
    assert last(match, "entered").seat == 2
    while not match.legal_actions[0].startswith("hero"):
        match.push(match.legal_actions[0])
    match.push("hero barbarian")
    assert match.legal_actions == ["pass", "draw"]  # and no opening in the second round
