"""The expedition: life, the order of the monsters, what strikes and what is killed, success and failure."""

from __future__ import annotations

import itertools

import pytest

import herna
from tests.games.dungeon_cards.tables import TILES, add, at_the_door, bidding, kinds, last, life_of, play, table


@pytest.mark.parametrize("hero", TILES)
@pytest.mark.rule("WTD-7", "WTD-32", "WTD-48", "WTD-49", "WTD-50", "WTD-51")
def test_life_is_that_of_the_hero_and_of_his_tiles(hero: str) -> None:
    for count in range(7):
        for tiles in itertools.combinations(TILES[hero], count):
            match = at_the_door(hero, [], tiles=tiles)
            assert last(match, "entered").data["life"] == life_of(hero, *tiles)


def test_full_equipment_gives_every_hero_eleven() -> None:
    for hero in TILES:
        assert last(at_the_door(hero, []), "entered").data["life"] == 11


@pytest.mark.rule("WTD-34")
def test_last_monster_added_comes_first() -> None:
    match = add(bidding(hero="barbarian"), "goblin", "orc", "skeleton")
    play(match, "pass")
    met = []
    while match.legal_actions[:1] == ["use vorpal-axe"] or match.legal_actions[:1] == ["use torch"]:
        met.append(table(match)["monster"]["id"])
        match.push("use torch")
    assert met == ["skeleton", "orc", "goblin"]


@pytest.mark.rule("WTD-33")
def test_monster_is_turned_over_for_everybody() -> None:
    match = at_the_door("warrior", ["golem", "lich"], tiles=["plate-armor"])
    for seat in (-1, 0, 1):
        assert [e.data["monster"] for e in match.events(seat) if e.kind == "revealed"] == ["golem", "lich"]
        assert [card["monster"] for card in table(match, seat)["revealed"]] == ["golem", "lich"]


@pytest.mark.rule("WTD-33", "WTD-60")
def test_cards_are_turned_over_one_by_one() -> None:
    match = at_the_door("barbarian", ["dragon", "goblin"], tiles=["vorpal-axe", "chainmail"])
    assert match.legal_actions == ["use vorpal-axe", "endure"]
    assert [c["monster"] for c in table(match, 0)["dungeon"]] == ["unknown"]
    assert [e.data["monster"] for e in match.events(0) if e.kind == "revealed"] == ["dragon"]


@pytest.mark.parametrize("monster", ["goblin", "skeleton", "orc", "vampire", "golem", "lich", "demon", "dragon"])
@pytest.mark.rule("WTD-6", "WTD-37")
def test_what_no_tile_kills_costs_its_strength(monster: str) -> None:
    strength = {"goblin": 1, "skeleton": 2, "orc": 3, "vampire": 4, "golem": 5, "lich": 6, "demon": 7, "dragon": 9}
    match = at_the_door("warrior", [monster], tiles=["plate-armor", "knight-shield"])
    assert last(match, "struck").data == {
        "monster": monster,
        "damage": strength[monster],
        "life": 11 - strength[monster],
    }


@pytest.mark.rule("WTD-35")
def test_killed_monster_costs_nothing() -> None:
    match = at_the_door("warrior", ["dragon"], tiles=["dragon-spear"])
    assert "struck" not in kinds(match)
    assert last(match, "killed").data["equipment"] == "dragon-spear"
    assert table(match)["life"] == 3


@pytest.mark.rule("WTD-36")
def test_tile_stays_and_kills_again() -> None:
    match = at_the_door("barbarian", ["golem", "golem"], tiles=["war-hammer"])
    assert [e.data["equipment"] for e in match.events(-1) if e.kind == "killed"] == ["war-hammer", "war-hammer"]
    assert last(match, "succeeded").seat == 0


@pytest.mark.rule("WTD-41")
def test_only_way_to_kill_happens_by_itself() -> None:
    match = at_the_door("warrior", ["dragon"], tiles=["dragon-spear"])
    assert last(match, "killed").data["alone"] is True


@pytest.mark.rule("WTD-38", "WTD-40")
def test_adventurer_chooses_among_several_tiles() -> None:
    for tile in ("torch", "holy-grail"):
        match = at_the_door("warrior", ["skeleton"], tiles=["torch", "holy-grail"])
        assert match.to_move == 0
        assert match.legal_actions == ["use torch", "use holy-grail"]  # and no blow taken on purpose
        match.push(f"use {tile}")
        assert last(match, "killed").data["equipment"] == tile


@pytest.mark.rule("WTD-42")
def test_success_with_one_life_left() -> None:
    match = at_the_door("warrior", ["golem", "orc", "skeleton"], tiles=["plate-armor", "knight-shield"])
    assert table(match)["life"] == 1
    assert last(match, "succeeded").seat == 0
    assert table(match)["seats"][0] == {"successes": 1, "failures": 0, "passed": False, "eliminated": False}


@pytest.mark.rule("WTD-44", "WTD-47")
def test_failure_at_no_life_left() -> None:
    match = at_the_door("warrior", ["golem", "lich", "goblin"], tiles=["plate-armor", "knight-shield"])
    assert last(match, "died").data["life"] == 0
    assert last(match, "failed").seat == 0
    assert table(match)["seats"][0]["failures"] == 1


@pytest.mark.rule("WTD-45")
def test_death_comes_at_once() -> None:
    match = at_the_door("warrior", ["dragon", "goblin"], tiles=[])
    assert [e.data["monster"] for e in match.events(-1) if e.kind == "revealed"] == ["dragon"]
    assert len(table(match)["dungeon"]) == 1


@pytest.mark.rule("WTD-43")
def test_empty_dungeon_is_a_success() -> None:
    match = at_the_door("warrior", [])
    assert last(match, "succeeded").seat == 0


@pytest.mark.rule("WTD-76")
def test_laid_aside_monsters_are_shown_at_the_end_of_the_round() -> None:
    match = at_the_door("warrior", ["goblin"], aside={"torch": "dragon", "vorpal-sword": "orc"})
    for seat in (-1, 0, 1):
        shown = [(e.data["monster"], e.data["equipment"], e.seat) for e in match.events(seat) if e.kind == "shown"]
        assert shown == [("orc", "vorpal-sword", 1), ("dragon", "torch", 1)]
        assert kinds(match, seat).index("shown") > kinds(match, seat).index("succeeded")


@pytest.mark.rule("WTD-26", "WTD-76")
def test_laid_aside_monsters_stay_hidden_until_then() -> None:
    match = at_the_door("barbarian", ["goblin"], tiles=["vorpal-axe"], aside={"torch": "dragon"})
    assert "shown" not in kinds(match)
    assert table(match, 0)["equipment"][3]["under"]["monster"] == "unknown"
    match.push("use vorpal-axe")
    assert table(match, 0)["equipment"][3]["under"]["monster"] == "dragon"


@pytest.mark.rule("WTD-31")
def test_others_have_no_say_in_the_expedition() -> None:
    match = at_the_door("barbarian", ["goblin", "orc"], tiles=["vorpal-axe", "torch"], players=4, adventurer=2)
    while match.to_move >= 0 and "hero warrior" not in match.legal_actions:
        assert match.to_move == 2
        match.push(match.legal_actions[0])


@pytest.mark.rule("WTD-24", "WTD-45")
def test_hidden_cards_of_the_dungeon_stay_hidden_after_a_death() -> None:
    match = at_the_door("warrior", ["dragon", "lich"], tiles=[], players=3)
    assert [c["monster"] for c in table(match, herna.SPECTATOR)["dungeon"]] == ["unknown"]
