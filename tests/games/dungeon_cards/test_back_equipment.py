"""The tiles of the second game that do more than kill; every worked example of its rulebook is here."""

from __future__ import annotations

import pytest

from tests.games.dungeon_cards.back import at_the_door, fate, meets, told
from tests.games.dungeon_cards.tables import kinds, last, play, table


class TestSmokeBomb:
    @pytest.mark.rule("WBD-82", "WBD-83")
    def test_kills_and_takes_another_tile_with_its_lives(self) -> None:
        match = at_the_door("ninja", ["dragon"], tiles=["smoke-bomb", "curative-herbs", "wooden-shuriken"])
        assert match.legal_actions == ["use smoke-bomb", "endure"]
        match.push("use smoke-bomb")
        assert match.legal_actions == ["take curative-herbs", "take wooden-shuriken"]
        assert table(match)["phase"] == "expedition"
        match.push("take curative-herbs")
        assert last(match, "took").data == {"monster": None, "equipment": "curative-herbs", "life": 3}
        assert [tile["state"] for tile in table(match)["equipment"]][5] == "spent"

    @pytest.mark.rule("WBD-84")
    def test_cannot_be_used_as_the_only_tile(self) -> None:
        match = at_the_door("ninja", ["skeleton"], tiles=["smoke-bomb"])
        assert fate(match) == {"skeleton": "struck"}

    @pytest.mark.rule("WBD-83")
    def test_the_only_other_tile_goes_by_itself(self) -> None:
        match = play(at_the_door("ninja", ["orc", "demon"], tiles=["smoke-bomb", "ninjato"]), "use smoke-bomb")
        assert last(match, "took").data["equipment"] == "ninjato"
        assert fate(match)["demon"] == "struck"

    @pytest.mark.rule("WBD-83", "WBD-50")
    def test_the_tile_that_goes_can_cost_the_last_life(self) -> None:
        match = play(meets("ninja", ["smoke-bomb", "weird-concoction"], "dragon", life=5), "use smoke-bomb")
        assert last(match, "took").data["life"] == 0
        assert last(match, "failed").seat == 0

    @pytest.mark.rule("WBD-45", "WBD-46")
    def test_is_optional_but_a_blow_cannot_be_chosen_where_another_tile_kills(self) -> None:
        match = at_the_door("ninja", ["demon"], tiles=["smoke-bomb", "ninjato"])
        assert match.legal_actions == ["use ninjato", "use smoke-bomb"]


class TestShinobiGear:
    @pytest.mark.rule("WBD-80")
    def test_begins_to_work_when_life_falls_below_five(self) -> None:
        match = at_the_door("ninja", ["orc", "skeleton", "orc"], tiles=["shinobi-gear", "curative-herbs"])
        assert [(e.kind, e.data["monster"]) for e in match.events(-1) if e.kind in ("struck", "killed")] == [
            ("struck", "orc"),
            ("struck", "skeleton"),
            ("killed", "orc"),
        ]

    @pytest.mark.parametrize(("life", "tiles"), [(5, []), (4, ["shinobi-gear"])])
    @pytest.mark.rule("WBD-80")
    def test_view_tells_whether_it_works(self, life: int, tiles: list[str]) -> None:
        match = meets("ninja", ["shinobi-gear", "smoke-bomb"], "orc", life=life)
        assert [tile for tile in table(match)["killers"]["golem"] if tile != "smoke-bomb"] == tiles


class TestDancingBlade:
    @pytest.mark.rule("WBD-85", "WBD-42")
    def test_leaves_after_use(self) -> None:
        match = play(at_the_door("bard", ["orc", "goblin"], tiles=["dancing-blade"]), "use dancing-blade")
        assert fate(match) == {"orc": "dancing-blade", "goblin": "struck"}

    @pytest.mark.rule("WBD-45")
    def test_is_used_only_if_the_adventurer_wants_to(self) -> None:
        match = play(at_the_door("bard", ["goblin", "dragon"], tiles=["dancing-blade"]), "endure", "use dancing-blade")
        assert fate(match) == {"goblin": "struck", "dragon": "dancing-blade"}


class TestCharmingFlute:
    @pytest.mark.rule("WBD-86", "WBD-87")
    def test_each_goblin_makes_later_blows_weaker(self) -> None:
        dungeon = ["orc", "goblin", "orc", "goblin", "golem"]
        match = at_the_door("bard", dungeon, tiles=["charming-flute", "glamorous-tunic", "fancy-hat"])
        assert [data["damage"] for data in told(match, "struck")] == [3, 2, 3]
        assert told(match, "reduced") == [
            {"monster": "orc", "before": 3, "after": 2, "by": ["charming-flute"]},
            {"monster": "golem", "before": 5, "after": 3, "by": ["charming-flute"]},
        ]

    @pytest.mark.rule("WBD-88")
    def test_example_vampire_stays_a_vampire_of_strength_4(self) -> None:
        match = at_the_door("bard", ["goblin", "vampire"], tiles=["charming-flute", "lucky-coin"])
        assert match.legal_actions == ["use lucky-coin", "endure"]
        assert table(match)["monster"] == {"id": "vampire", "strength": 4, "position": 2}
        assert table(match)["reduction"] == {"earned": 1, "blow": {"before": 4, "after": 3, "by": ["charming-flute"]}}
        match.push("endure")
        assert last(match, "struck").data["damage"] == 3

    @pytest.mark.rule("WBD-89")
    def test_what_it_has_earned_stays_when_the_cube_takes_it(self) -> None:
        match = at_the_door("bard", ["goblin", "gelatinous-cube", "orc"], tiles=["charming-flute", "glamorous-tunic"])
        match.push("take charming-flute")
        assert last(match, "struck").data["damage"] == 2
        assert last(match, "reduced").data["by"] == ["charming-flute"]

    @pytest.mark.rule("WBD-94")
    def test_no_blow_gives_life(self) -> None:
        match = at_the_door("bard", ["goblin", "goblin", "fairy", "shapeshifter"], tiles=["charming-flute"])
        assert [data["damage"] for data in told(match, "struck")] == [0, 2]

    @pytest.mark.rule("WBD-87")
    def test_goblin_killed_by_another_tile_earns_nothing(self) -> None:
        match = at_the_door("bard", ["goblin", "orc"], tiles=["charming-flute", "dancing-blade", "glamorous-tunic"])
        play(match, "use dancing-blade")
        assert last(match, "struck").data["damage"] == 3


class TestElvishHarp:
    @pytest.mark.parametrize(
        ("monster", "damage"),
        [
            ("goblin", 1),
            ("skeleton", 2),
            ("orc", 1),
            ("vampire", 2),
            ("golem", 1),
            ("lich", 2),
            ("demon", 1),
            ("dragon", 1),
            ("count", 2),
        ],
    )
    @pytest.mark.rule("WBD-90")
    def test_sets_the_blow_by_parity(self, monster: str, damage: int) -> None:
        match = meets("bard", ["elvish-harp"], monster, life=4)
        assert last(match, "struck").data["damage"] == damage

    @pytest.mark.rule("WBD-90")
    def test_does_nothing_with_five_lives(self) -> None:
        assert last(meets("bard", ["elvish-harp"], "orc", life=5), "struck").data["damage"] == 3

    @pytest.mark.rule("WBD-92")
    def test_monster_without_strength_costs_no_life(self) -> None:
        match = at_the_door("bard", ["ally"], tiles=["elvish-harp"])
        assert table(match)["life"] == 3

    @pytest.mark.rule("WBD-93", "WBD-94")
    def test_flute_makes_its_blow_weaker_still(self) -> None:
        match = at_the_door("bard", ["goblin", "vampire", "orc"], tiles=["charming-flute", "elvish-harp"])
        assert told(match, "reduced") == [
            {"monster": "vampire", "before": 4, "after": 1, "by": ["charming-flute", "elvish-harp"]},
            {"monster": "orc", "before": 3, "after": 0, "by": ["charming-flute", "elvish-harp"]},
        ]
        assert table(match)["life"] == 2

    @pytest.mark.rule("WBD-90")
    def test_mimic_and_shapeshifter_by_their_numbers(self) -> None:
        assert last(meets("bard", ["elvish-harp"], "mimic", life=4), "struck").data["damage"] == 1
        assert last(meets("bard", ["elvish-harp"], "shapeshifter", position=10, life=4), "struck").data["damage"] == 2


class TestLuckyCoin:
    @pytest.mark.rule("WBD-95", "WBD-96", "WBD-97", "WBD-98")
    def test_example_vampire_by_coin_demon_by_rapier_then_even_or_odd(self) -> None:
        tiles = ["lucky-coin", "dancing-blade"]
        match = play(at_the_door("bard", ["vampire", "demon", "lich"], tiles=tiles), "use lucky-coin", "use dancing-blade")
        assert fate(match) == {"vampire": "lucky-coin", "demon": "dancing-blade", "lich": "lucky-coin"}
        assert "broken" not in kinds(match)
        match = play(
            at_the_door("bard", ["vampire", "demon", "goblin", "lich"], tiles=tiles), "use lucky-coin", "use dancing-blade"
        )
        assert last(match, "broken").data == {"equipment": "lucky-coin"}
        assert fate(match) == {"vampire": "lucky-coin", "demon": "dancing-blade", "goblin": "struck", "lich": "struck"}

    @pytest.mark.rule("WBD-96")
    def test_goes_on_by_itself_and_says_so(self) -> None:
        match = at_the_door("bard", ["skeleton", "lich", "dragon"], tiles=["lucky-coin", "dancing-blade"])
        match.push("use lucky-coin")
        assert told(match, "killed")[-1] == {
            "monster": "lich",
            "equipment": "lucky-coin",
            "alone": True,
            "discarded": False,
            "next": False,
        }
        assert table(match)["chain"] == ["lucky-coin"]

    @pytest.mark.rule("WBD-45")
    def test_need_not_be_used(self) -> None:
        match = play(at_the_door("bard", ["skeleton", "lich"], tiles=["lucky-coin"]), "endure", "use lucky-coin")
        assert fate(match) == {"skeleton": "struck", "lich": "lucky-coin"}

    @pytest.mark.rule("WBD-98")
    def test_odd_monster_before_its_first_use_breaks_nothing(self) -> None:
        match = at_the_door("bard", ["goblin", "lich"], tiles=["lucky-coin"])
        assert match.legal_actions == ["use lucky-coin", "endure"]

    @pytest.mark.rule("WBD-97")
    def test_goblin_killed_by_the_flute_does_not_break_it(self) -> None:
        match = play(at_the_door("bard", ["skeleton", "goblin", "lich"], tiles=["lucky-coin", "charming-flute"]), "use lucky-coin")
        assert fate(match)["lich"] == "lucky-coin"

    @pytest.mark.rule("WBD-98")
    def test_odd_monster_not_killed_although_the_blade_could_breaks_it(self) -> None:
        match = play(
            at_the_door("bard", ["skeleton", "goblin", "vampire"], tiles=["lucky-coin", "dancing-blade", "glamorous-tunic"]),
            "use lucky-coin",
            "endure",
        )
        assert fate(match) == {"skeleton": "lucky-coin", "goblin": "struck", "vampire": "struck"}

    @pytest.mark.rule("WBD-98", "WBD-57")
    def test_ally_breaks_it(self) -> None:
        match = play(
            at_the_door("bard", ["skeleton", "ally", "orc", "vampire"], tiles=["lucky-coin", "glamorous-tunic"]), "use lucky-coin"
        )
        assert fate(match) == {"skeleton": "lucky-coin", "ally": "joined", "orc": "helped", "vampire": "struck"}
        assert table(match)["equipment"][5]["state"] == "spent"

    @pytest.mark.rule("WBD-56")
    def test_fairy_does_not_break_it(self) -> None:
        match = play(at_the_door("bard", ["skeleton", "fairy", "vampire"], tiles=["lucky-coin"]), "use lucky-coin")
        assert set(fate(match).values()) == {"lucky-coin"}

    @pytest.mark.parametrize(("taken", "broken"), [("lucky-coin", False), ("fancy-hat", True)])
    @pytest.mark.rule("WBD-99")
    def test_cube_acts_before_it_breaks_the_chain(self, taken: str, broken: bool) -> None:
        match = at_the_door("bard", ["skeleton", "gelatinous-cube", "vampire"], tiles=["lucky-coin", "fancy-hat"])
        play(match, "use lucky-coin", f"take {taken}")
        assert ("broken" in kinds(match)) is broken
        assert fate(match)["vampire"] == "struck"
        assert [tile["id"] for tile in table(match)["equipment"] if tile["state"] == "spent"][-1] == "lucky-coin"

    @pytest.mark.rule("WBD-96")
    def test_chain_ends_with_the_round(self) -> None:
        match = play(at_the_door("bard", ["skeleton"], tiles=["lucky-coin"]), "use lucky-coin", "hero bard")
        assert table(match)["chain"] == []


class TestDragonLeash:
    @pytest.mark.rule("WBD-100")
    def test_kills_the_dragon_and_the_next_monster_only(self) -> None:
        match = at_the_door("princess", ["dragon", "demon", "goblin"], tiles=["dragon-leash"])
        assert fate(match) == {"dragon": "dragon-leash", "demon": "dragon-leash", "goblin": "struck"}

    @pytest.mark.rule("WBD-100")
    def test_kills_nothing_without_the_dragon(self) -> None:
        match = at_the_door("princess", ["goblin", "demon"], tiles=["dragon-leash", "mr-charm"])
        assert set(fate(match).values()) == {"struck"}

    @pytest.mark.rule("WBD-100")
    def test_dragon_as_the_last_card(self) -> None:
        match = at_the_door("princess", ["dragon"], tiles=["dragon-leash"])
        assert last(match, "killed").data["next"] is False
        assert last(match, "succeeded").seat == 0

    @pytest.mark.rule("WBD-101")
    def test_another_tile_may_be_used_on_the_next_monster(self) -> None:
        match = at_the_door("princess", ["golem", "dragon", "golem", "orc"], tiles=["dragon-leash", "royal-scepter", "mr-charm"])
        assert match.legal_actions == ["use dragon-leash", "use royal-scepter"]
        match.push("use royal-scepter")
        assert fate(match)["orc"] == "struck"

    @pytest.mark.rule("WBD-101")
    def test_cube_after_the_dragon_takes_nothing(self) -> None:
        match = at_the_door("princess", ["dragon", "gelatinous-cube", "goblin"], tiles=["dragon-leash", "mr-charm"])
        assert fate(match) == {"dragon": "dragon-leash", "gelatinous-cube": "dragon-leash", "goblin": "struck"}


class TestFamilyCrown:
    @pytest.mark.rule("WBD-103", "WBD-104")
    def test_example_vampire_costs_two_and_is_a_vampire(self) -> None:
        match = at_the_door("princess", ["vampire", "vampire"], tiles=["family-crown", "royal-scepter", "chaperon"])
        assert told(match, "reduced") == [{"monster": "vampire", "before": 4, "after": 2, "by": ["family-crown"]}]
        assert told(match, "struck")[0]["life"] == 3
        assert last(match, "killed").data["monster"] == "vampire"

    @pytest.mark.parametrize("monster", ["goblin", "skeleton", "fairy"])
    @pytest.mark.rule("WBD-103", "WBD-94")
    def test_blow_of_two_or_less_costs_nothing(self, monster: str) -> None:
        assert last(at_the_door("princess", [monster], tiles=["family-crown"]), "struck").data == {
            "monster": monster,
            "damage": 0,
            "life": 2,
        }

    @pytest.mark.rule("WBD-103")
    def test_lost_to_the_cube_it_lowers_nothing(self) -> None:
        match = play(at_the_door("princess", ["gelatinous-cube", "orc"], tiles=["family-crown", "mr-charm"]), "take family-crown")
        assert last(match, "struck").data["damage"] == 3

    @pytest.mark.rule("WBD-104")
    def test_strength_of_the_others_stays(self) -> None:
        match = meets("princess", ["family-crown"], "shapeshifter", position=9)
        assert last(match, "struck").data["damage"] == 7


class TestRoyalScepter:
    @pytest.mark.parametrize("monster", ["goblin", "skeleton", "orc", "vampire", "golem"])
    @pytest.mark.rule("WBD-105", "WBD-106")
    def test_kills_the_second_of_a_kind(self, monster: str) -> None:
        match = at_the_door("princess", [monster, "lich", monster], tiles=["royal-scepter", "mr-charm", "chaperon", "family-crown"])
        assert [data["monster"] for data in told(match, "struck")] == [monster, "lich"]
        assert last(match, "killed").data["equipment"] == "royal-scepter"

    @pytest.mark.rule("WBD-106")
    def test_whether_the_first_was_killed_does_not_matter(self) -> None:
        match = at_the_door("princess", ["dragon", "golem", "golem"], tiles=["dragon-leash", "royal-scepter"])
        assert fate(match) == {"dragon": "dragon-leash", "golem": "royal-scepter"}

    @pytest.mark.rule("WBD-105")
    def test_alike_in_strength_is_not_of_a_kind(self) -> None:
        match = at_the_door("princess", ["skeleton", "mimic"], tiles=["royal-scepter", "mr-charm"])
        assert fate(match) == {"skeleton": "struck", "mimic": "struck"}


class TestGreatsword:
    @pytest.mark.rule("WBD-108", "WBD-110")
    def test_adventurer_chooses_a_player_who_chooses_the_monster(self) -> None:
        match = at_the_door("princess", ["golem", "orc"], tiles=["greatsword", "mr-charm"], players=4, adventurer=2)
        assert (match.to_move, match.legal_actions) == (2, ["other 0", "other 1", "other 3"])
        assert "revealed" not in kinds(match)
        match.push("other 3")
        assert (match.to_move, match.legal_actions) == (3, ["target golem", "target lich", "target demon"])
        assert table(match)["target"] == {"by": 3, "monster": None}
        match.push("target golem")
        assert last(match, "target-chosen").seat == 3
        assert fate(match) == {"golem": "greatsword", "orc": "struck"}

    @pytest.mark.rule("WBD-108")
    def test_with_two_players_there_is_nothing_to_choose(self) -> None:
        match = at_the_door("princess", ["golem"], tiles=["greatsword"], adventurer=1)
        assert match.to_move == 0
        assert last(match, "other-asked").data == {"other": 0}

    @pytest.mark.rule("WBD-109", "WBD-127")
    def test_eliminated_player_may_be_asked(self) -> None:
        state = {"eliminated": [1], "failures": [0, 2, 0]}
        match = at_the_door("princess", ["golem"], tiles=["greatsword"], players=3, state=state)
        assert match.legal_actions == ["other 1", "other 2"]
        play(match, "other 1", "target golem")
        assert fate(match) == {"golem": "greatsword"}

    @pytest.mark.rule("WBD-111")
    def test_kills_every_monster_of_that_kind_and_no_other(self) -> None:
        match = at_the_door("princess", ["golem", "lich", "golem"], tiles=["greatsword", "mr-charm"])
        match.push("target golem")
        assert fate(match) == {"golem": "greatsword", "lich": "struck"}

    @pytest.mark.rule("WBD-108")
    def test_nobody_is_asked_without_the_sword_or_before_an_empty_dungeon(self) -> None:
        assert "other-asked" not in kinds(at_the_door("princess", ["golem"], tiles=["mr-charm"]))
        assert "other-asked" not in kinds(at_the_door("princess", [], tiles=["greatsword"]))

    @pytest.mark.rule("WBD-111")
    def test_not_a_mimic_of_that_strength(self) -> None:
        match = meets(
            "princess",
            ["greatsword", "mr-charm", "chaperon", "dragon-leash", "royal-scepter"],
            "mimic",
            state={"target": "golem", "other": 2},
        )
        assert fate(match) == {"mimic": "struck"}


class TestNecromancer:
    @pytest.mark.rule("WBD-112")
    def test_wand_gives_the_strength_of_each_vampire(self) -> None:
        match = at_the_door("necromancer", ["vampire", "vampire"], tiles=["bloody-wand"])
        assert table(match)["life"] == 10

    @pytest.mark.rule("WBD-114", "WBD-115", "WBD-42")
    def test_scroll_gives_the_strength_of_any_monster_once(self) -> None:
        match = play(at_the_door("necromancer", ["dragon", "lich"], tiles=["possession-scroll"]), "use possession-scroll")
        assert last(match, "gained").data == {"equipment": "possession-scroll", "amount": 9, "life": 11}
        assert last(match, "struck").data == {"monster": "lich", "damage": 6, "life": 5}

    @pytest.mark.parametrize(("monster", "amount"), [("fairy", 0), ("ally", 0), ("gelatinous-cube", 0), ("count", 4), ("mimic", 1)])
    @pytest.mark.rule("WBD-115")
    def test_scroll_on_special_monsters(self, monster: str, amount: int) -> None:
        match = play(at_the_door("necromancer", [monster], tiles=["possession-scroll"]), "use possession-scroll")
        assert last(match, "gained").data["amount"] == amount

    @pytest.mark.rule("WBD-44")
    def test_adventurer_chooses_between_wand_and_scroll(self) -> None:
        match = at_the_door("necromancer", ["vampire"], tiles=["bloody-wand", "possession-scroll"])
        assert match.legal_actions == ["use bloody-wand", "use possession-scroll"]

    @pytest.mark.rule("WBD-116", "WBD-118")
    def test_bones_bring_back_a_hero_who_had_two_lives(self) -> None:
        match = at_the_door("necromancer", ["dragon", "goblin"], tiles=["reanimation-bones"])
        assert last(match, "revived").data == {"equipment": "reanimation-bones", "life": 1}
        assert last(match, "failed").seat == 0  # then he had only 1
        assert kinds(match).count("revived") == 1

    @pytest.mark.rule("WBD-117")
    def test_bones_help_again_once_lives_have_been_gained(self) -> None:
        tiles = ["reanimation-bones", "bloody-wand", "possession-scroll"]
        match = at_the_door("necromancer", ["dragon", "vampire", "demon", "lich", "golem"], tiles=tiles)
        play(match, "endure", "use bloody-wand", "endure", "use possession-scroll")
        assert [data["life"] for data in told(match, "revived")] == [1, 1]
        assert last(match, "gained").data["life"] == 7
        assert told(match, "struck")[-1]["life"] == 2

    @pytest.mark.rule("WBD-117")
    def test_bones_stay(self) -> None:
        match = at_the_door("necromancer", ["dragon"], tiles=["reanimation-bones"])
        assert table(match)["equipment"][5]["state"] == "there"

    @pytest.mark.rule("WBD-116")
    def test_fairy_kills_nobody(self) -> None:
        match = meets("necromancer", ["reanimation-bones"], "fairy", life=1)
        assert table(match)["life"] == 1
        assert "revived" not in kinds(match)
