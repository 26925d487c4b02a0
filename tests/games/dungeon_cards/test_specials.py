"""The special monsters: what each does, what it does not, and what stops it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeon_cards.back import MONSTERS, TILES, at_the_door, fate, meets, told
from tests.games.dungeon_cards.tables import kinds, last, play, table


class TestFairy:
    @pytest.mark.rule("WBD-56")
    def test_costs_nothing(self) -> None:
        match = at_the_door("ninja", ["fairy"], tiles=[])
        assert last(match, "struck").data == {"monster": "fairy", "damage": 0, "life": 3}

    @pytest.mark.rule("WBD-56")
    def test_counts_as_even(self) -> None:
        match = at_the_door("bard", ["fairy"], tiles=["lucky-coin", "dancing-blade"])
        assert match.legal_actions == ["use lucky-coin", "endure"]

    @pytest.mark.rule("WBD-91")
    def test_costs_two_lives_with_the_harp(self) -> None:
        match = at_the_door("bard", ["fairy"], tiles=["elvish-harp"])
        assert last(match, "reduced").data == {"monster": "fairy", "before": 0, "after": 2, "by": ["elvish-harp"]}
        assert last(match, "struck").data["life"] == 1

    @pytest.mark.rule("WBD-138")
    def test_costs_nothing_with_a_harp_that_never_raises(self) -> None:
        match = at_the_door("bard", ["fairy", "dragon"], tiles=["elvish-harp"], state={"harp_never_raises": 1})
        assert [data["damage"] for data in told(match, "struck")] == [0, 1]


class TestAlly:
    @pytest.mark.rule("WBD-57", "WBD-58")
    def test_kills_the_next_monster_and_that_one_only(self) -> None:
        match = at_the_door("ninja", ["ally", "dragon", "orc"], tiles=["curative-herbs"])
        assert fate(match) == {"ally": "joined", "dragon": "helped", "orc": "struck"}
        assert last(match, "joined").data == {"monster": "ally", "next": True}
        assert table(match)["life"] == 3

    @pytest.mark.rule("WBD-58")
    def test_as_the_last_card_has_nothing_to_kill(self) -> None:
        match = at_the_door("ninja", ["ally"], tiles=[])
        assert last(match, "joined").data["next"] is False
        assert last(match, "succeeded").seat == 0

    @pytest.mark.rule("WBD-59")
    def test_kills_before_any_tile_is_asked(self) -> None:
        match = at_the_door("barbarian", ["ally", "golem", "dragon"], tiles=["vorpal-axe", "war-hammer"])
        assert match.legal_actions == ["use vorpal-axe", "endure"]  # the Ally is a monster, too
        match.push("endure")
        assert fate(match)["golem"] == "helped"
        assert table(match)["monster"]["id"] == "dragon"

    @pytest.mark.parametrize("special", ["gelatinous-cube", "mimic", "count", "shapeshifter", "fairy"])
    @pytest.mark.rule("WBD-60")
    def test_special_monster_that_it_kills_does_nothing(self, special: str) -> None:
        match = at_the_door("princess", ["ally", special, "skeleton"], tiles=["mr-charm", "chaperon"])
        assert fate(match) == {"ally": "joined", special: "helped", "skeleton": "struck"}
        assert table(match)["life"] == 8

    @pytest.mark.rule("WBD-58")
    def test_dragon_that_it_kills_does_not_take_the_next_one_along(self) -> None:
        match = at_the_door("princess", ["ally", "dragon", "orc"], tiles=["dragon-leash", "mr-charm"])
        assert fate(match)["orc"] == "struck"

    @pytest.mark.rule("WBD-58")
    def test_goblin_that_it_kills_does_not_feed_the_flute(self) -> None:
        match = at_the_door("bard", ["ally", "goblin", "orc"], tiles=["charming-flute", "glamorous-tunic"])
        assert last(match, "struck").data["damage"] == 3

    @pytest.mark.rule("WBD-106")
    def test_monster_that_it_kills_was_in_the_dungeon_for_the_scepter(self) -> None:
        match = at_the_door("princess", ["ally", "golem", "golem"], tiles=["royal-scepter"])
        assert fate(match)["golem"] == "royal-scepter"

    @pytest.mark.rule("BOTH-12")
    def test_polymorph_takes_it_away_before_it_helps(self) -> None:
        match = at_the_door("mage", ["ally", "orc"], tiles=["polymorph", "wall-of-fire"], deck=["goblin"])
        play(match, "use polymorph", "goblin")
        assert fate(match) == {"ally": "replaced", "goblin": "struck", "orc": "struck"}

    @pytest.mark.rule("WBD-101")
    def test_killed_as_the_follower_of_a_dragon_it_does_not_help(self) -> None:
        match = at_the_door("princess", ["dragon", "ally", "orc"], tiles=["dragon-leash", "mr-charm"])
        assert fate(match) == {"dragon": "dragon-leash", "ally": "dragon-leash", "orc": "struck"}


class TestMimic:
    @pytest.mark.parametrize("tiles", range(7))
    @pytest.mark.rule("WBD-61", "WBD-62")
    def test_is_as_strong_as_the_hero_has_tiles(self, tiles: int) -> None:
        match = meets("princess", TILES["princess"][:tiles], "mimic")
        assert last(match, "became").data == {"monster": "mimic", "strength": tiles, "as": None}
        crown = 2 if tiles > 3 else 0
        assert last(match, "struck").data["damage"] == max(tiles - crown, 0)

    @pytest.mark.rule("WBD-62")
    def test_tiles_used_up_do_not_count(self) -> None:
        match = at_the_door("necromancer", ["dragon", "mimic"], tiles=["possession-scroll", "zombie-pet", "evil-cloak"])
        match.push("use possession-scroll")
        assert last(match, "became").data["strength"] == 2

    @pytest.mark.rule("WBD-62")
    def test_tiles_lost_to_the_cube_do_not_count(self) -> None:
        match = at_the_door("necromancer", ["gelatinous-cube", "mimic"], tiles=["zombie-pet", "evil-cloak", "bloody-wand"])
        match.push("take bloody-wand")
        assert last(match, "became").data["strength"] == 2

    @pytest.mark.rule("WBD-55")
    def test_strength_is_settled_when_it_is_turned_over(self) -> None:
        match = meets("necromancer", ["possession-scroll", "evil-cloak", "zombie-pet"], "mimic", life=1)
        match.push("use possession-scroll")
        assert last(match, "gained").data == {"equipment": "possession-scroll", "amount": 3, "life": 4}

    @pytest.mark.rule("WBD-61")
    def test_in_place_of_another_monster_counts_what_is_left(self) -> None:
        match = meets("mage", ["polymorph", "wall-of-fire"], "orc", deck=["mimic"])
        play(match, "use polymorph", "mimic")
        assert last(match, "became").data["strength"] == 1


class TestGelatinousCube:
    @pytest.mark.rule("WBD-63", "WBD-64", "WBD-66")
    def test_takes_a_tile_of_the_adventurers_choice_and_its_lives(self) -> None:
        match = at_the_door("ninja", ["gelatinous-cube"], tiles=["curative-herbs", "ninjato"], adventurer=1)
        assert (match.to_move, match.legal_actions) == (1, ["take curative-herbs", "take ninjato"])
        assert table(match)["phase"] == "expedition"
        match.push("take curative-herbs")
        assert last(match, "took").data == {"monster": "gelatinous-cube", "equipment": "curative-herbs", "life": 3}
        assert table(match)["equipment"][0]["state"] == "spent"

    @pytest.mark.rule("WBD-64")
    def test_tile_without_lives_costs_none(self) -> None:
        match = play(at_the_door("ninja", ["gelatinous-cube"], tiles=["curative-herbs", "ninjato"]), "take ninjato")
        assert table(match)["life"] == 6

    @pytest.mark.rule("WBD-64")
    def test_only_tile_goes_by_itself(self) -> None:
        match = at_the_door("ninja", ["gelatinous-cube", "demon"], tiles=["ninjato"])
        assert last(match, "took").data["equipment"] == "ninjato"
        assert fate(match)["demon"] == "struck"

    @pytest.mark.rule("WBD-65")
    def test_does_nothing_to_a_hero_without_tiles(self) -> None:
        match = at_the_door("ninja", ["gelatinous-cube", "skeleton"], tiles=[])
        assert last(match, "took").data == {"monster": "gelatinous-cube", "equipment": None, "life": 3}
        assert last(match, "succeeded").seat == 0

    @pytest.mark.rule("WBD-66", "WBD-50")
    def test_can_kill(self) -> None:
        match = meets("ninja", ["weird-concoction"], "gelatinous-cube", life=5)
        assert [e for e in kinds(match) if e in ("took", "died", "failed")] == ["took", "died", "failed"]

    @pytest.mark.parametrize(("life", "back"), [(6, True), (3, True), (2, True), (1, False)])
    @pytest.mark.rule("WBD-116", "WBD-118", "WBD-67")
    def test_bones_bring_a_hero_back_whom_it_killed(self, life: int, back: bool) -> None:
        match = meets("necromancer", ["zombie-pet", "reanimation-bones"], "gelatinous-cube", life=life)
        match.push("take zombie-pet")
        assert ("revived" in kinds(match)) is back
        assert ("succeeded" in kinds(match)) is back

    @pytest.mark.rule("WBD-64", "WBD-116")
    def test_bones_that_it_takes_help_no_more(self) -> None:
        match = at_the_door("necromancer", ["gelatinous-cube", "orc"], tiles=["reanimation-bones"])
        assert "revived" not in kinds(match)
        assert last(match, "failed").seat == 0

    @pytest.mark.parametrize(
        ("hero", "tile", "others"),
        [
            ("barbarian", "vorpal-axe", ["chainmail"]),
            ("ninja", "smoke-bomb", ["curative-herbs", "ninjato"]),
            ("necromancer", "possession-scroll", ["zombie-pet"]),
        ],
    )
    @pytest.mark.rule("WBD-68")
    def test_tile_that_kills_any_monster_may_be_used_on_it(self, hero: str, tile: str, others: list[str]) -> None:
        match = at_the_door(hero, ["gelatinous-cube"], tiles=[tile, *others])
        assert match.legal_actions == [f"use {tile}", "endure"]
        match.push(f"use {tile}")
        assert fate(match) == {"gelatinous-cube": tile}
        assert "took" not in kinds(match)

    @pytest.mark.rule("WBD-68", "WBD-64")
    def test_or_kept(self) -> None:
        match = at_the_door("barbarian", ["gelatinous-cube"], tiles=["vorpal-axe", "chainmail"])
        play(match, "endure", "take vorpal-axe")
        assert table(match)["life"] == 8

    @pytest.mark.rule("BOTH-12")
    def test_polymorph_takes_it_away(self) -> None:
        match = at_the_door("mage", ["gelatinous-cube"], tiles=["polymorph", "wall-of-fire"], deck=["goblin"])
        play(match, "use polymorph", "goblin")
        assert "took" not in kinds(match)
        assert table(match)["life"] == 7

    @pytest.mark.parametrize(
        ("hero", "tiles", "state"),
        [
            ("warrior", ["vorpal-sword", "torch", "holy-grail", "dragon-spear"], {"named": "golem"}),
            ("princess", ["family-crown", "royal-scepter", "greatsword"], {"other": 2, "target": "golem", "types_met": 0b1111111}),
        ],
    )
    @pytest.mark.rule("WBD-63")
    def test_no_other_tile_reaches_it(self, hero: str, tiles: list[str], state: dict[str, Any]) -> None:
        match = meets(hero, tiles, "gelatinous-cube", state=state)
        assert match.legal_actions == [f"take {tile}" for tile in tiles]


class TestCount:
    @pytest.mark.parametrize(
        ("successes", "became"),
        [([0, 1], {"strength": 4, "as": "vampire"}), ([1, 0], {"strength": 8, "as": None})],
    )
    @pytest.mark.rule("WBD-69", "WBD-70")
    def test_depends_on_the_adventurers_own_success(self, successes: list[int], became: dict[str, Any]) -> None:
        match = meets("ninja", [], "count", state={"successes": successes})
        assert last(match, "became").data == {"monster": "count", **became}
        assert last(match, "struck").data["damage"] == became["strength"]

    @pytest.mark.rule("WBD-69", "WBD-107", "BOTH-11")
    def test_and_a_vampire_are_two_of_a_kind(self) -> None:
        match = at_the_door("princess", ["count", "vampire"], tiles=["royal-scepter", "mr-charm"])
        assert fate(match) == {"count": "struck", "vampire": "royal-scepter"}
        match = at_the_door("mage", ["count", "vampire"], tiles=["omnipotence"])
        assert last(match, "judged").data["different"] is False

    @pytest.mark.rule("WBD-70", "WBD-107", "BOTH-11")
    def test_with_a_success_it_is_one_of_its_own(self) -> None:
        match = at_the_door(
            "princess", ["count", "vampire"], tiles=["royal-scepter", "mr-charm", "chaperon"], state={"successes": [1]}
        )
        assert fate(match) == {"count": "struck", "vampire": "struck"}
        match = at_the_door("mage", ["count", "vampire"], tiles=["omnipotence"], state={"successes": [1]})
        assert last(match, "judged").data["different"] is True

    @pytest.mark.rule("WBD-112")
    def test_vampire_gives_the_wand_its_strength(self) -> None:
        match = meets("necromancer", ["bloody-wand"], "count", life=2)
        assert last(match, "gained").data == {"equipment": "bloody-wand", "amount": 4, "life": 6}


class TestShapeshifter:
    @pytest.mark.parametrize(
        ("place", "mandom", "monster"),
        [
            *((place, mandom, MONSTERS[place - 1]) for place in range(1, 8) for mandom in (0, 1)),
            (8, 0, "dragon"),
            (9, 0, None),
            (10, 0, None),
            (8, 1, None),
            (9, 1, "dragon"),
            (10, 1, None),
        ],
    )
    @pytest.mark.rule("WBD-71", "WBD-72", "WBD-73", "WBD-74", "WBD-137")
    def test_is_what_its_place_says(self, place: int, mandom: int, monster: str | None) -> None:
        match = meets("ninja", [], "shapeshifter", position=place, state={"shapeshifter": mandom})
        assert last(match, "became").data == {"monster": "shapeshifter", "strength": place, "as": monster}
        assert last(match, "struck").data["damage"] == place

    @pytest.mark.rule("WBD-71")
    def test_place_is_counted_as_the_cards_are_turned_over(self) -> None:
        match = at_the_door("ninja", ["orc", "goblin", "shapeshifter"], tiles=["curative-herbs", "weird-concoction"])
        assert last(match, "became").data == {"monster": "shapeshifter", "strength": 3, "as": "orc"}

    @pytest.mark.rule("WBD-105", "WBD-107")
    def test_third_of_a_kind_dies_to_the_scepter(self) -> None:
        match = at_the_door("princess", ["orc", "orc", "shapeshifter"], tiles=["royal-scepter", "mr-charm"])
        assert fate(match) == {"orc": "royal-scepter", "shapeshifter": "royal-scepter"}

    @pytest.mark.rule("BOTH-11")
    def test_is_of_the_type_that_it_counts_as_for_omnipotence(self) -> None:
        match = at_the_door("mage", ["dragon", "shapeshifter", "skeleton"], tiles=["omnipotence"])
        assert last(match, "judged").data["different"] is False
        match = at_the_door("mage", ["dragon", "shapeshifter", "orc"], tiles=["omnipotence"])
        assert last(match, "judged").data["different"] is True
        assert last(match, "became").data["as"] == "skeleton"

    @pytest.mark.rule("BOTH-12")
    def test_in_place_of_another_monster_has_its_place(self) -> None:
        match = meets("mage", ["polymorph"], "orc", position=4, deck=["shapeshifter"])
        play(match, "use polymorph", "shapeshifter")
        assert last(match, "became").data == {"monster": "shapeshifter", "strength": 4, "as": "vampire"}

    @pytest.mark.rule("WBD-86", "WBD-87")
    def test_goblin_feeds_the_flute(self) -> None:
        match = at_the_door("bard", ["shapeshifter", "orc"], tiles=["charming-flute", "glamorous-tunic"])
        assert last(match, "struck").data["damage"] == 2

    @pytest.mark.parametrize(
        ("hero", "tile", "place", "first"),
        [("princess", "dragon-leash", 8, "dragon"), ("mage", "demonic-pact", 7, "demon")],
    )
    @pytest.mark.rule("WBD-102", "BOTH-10")
    def test_dragon_or_demon_takes_the_next_one_along(self, hero: str, tile: str, place: int, first: str) -> None:
        before = [m for m in MONSTERS for _ in (1, 2) if m in ("goblin", "skeleton", "vampire", "golem")][: place - 1]
        match = at_the_door(
            hero,
            [*before, "shapeshifter", "orc"],
            tiles=[tile],
            state={"agenda": ["reveal"], "entered": 1, "life": 2, "dungeon_size": 2},
        )
        assert fate(match) == {"shapeshifter": tile, "orc": tile}
        assert last(match, "became").data["as"] == first


@pytest.mark.rule("WBD-54")
def test_special_monster_is_discarded_like_any_other() -> None:
    match = at_the_door("ninja", ["fairy", "skeleton"], tiles=[])
    assert [card["monster"] for card in table(match)["revealed"]] == ["fairy", "skeleton"]
