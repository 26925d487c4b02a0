"""The equipment of the four heroes: where each tile acts, and where it must not."""

from __future__ import annotations

import pytest

import herna
from tests.games.dungeon_cards.tables import COPIES, at_the_door, kinds, last, play, table

MONSTERS = list(COPIES)
STRENGTH = {"goblin": 1, "skeleton": 2, "orc": 3, "vampire": 4, "golem": 5, "lich": 6, "demon": 7, "dragon": 9}

# Which tiles that stay kill which monsters; named weapons and single-use tiles have tests of their own.
KILLS = [
    pytest.param("warrior", "torch", {"goblin", "skeleton", "orc"}, marks=pytest.mark.rule("WTD-52")),
    pytest.param("warrior", "holy-grail", {"skeleton", "vampire", "lich"}, marks=pytest.mark.rule("WTD-53")),
    pytest.param("warrior", "dragon-spear", {"dragon"}, marks=pytest.mark.rule("WTD-54")),
    pytest.param("barbarian", "torch", {"goblin", "skeleton", "orc"}, marks=pytest.mark.rule("WTD-52")),
    pytest.param("barbarian", "war-hammer", {"golem"}, marks=pytest.mark.rule("WTD-55")),
    pytest.param("mage", "holy-grail", {"skeleton", "vampire", "lich"}, marks=pytest.mark.rule("WTD-53")),
    pytest.param("mage", "demonic-pact", {"demon"}, marks=pytest.mark.rule("WTD-71")),
    pytest.param("rogue", "ring-of-power", {"goblin", "skeleton"}, marks=pytest.mark.rule("WTD-63")),
    pytest.param("rogue", "invisibility-cloak", {"lich", "demon", "dragon"}, marks=pytest.mark.rule("WTD-56")),
    pytest.param("warrior", "plate-armor", set(), marks=pytest.mark.rule("WTD-48")),
    pytest.param("warrior", "knight-shield", set(), marks=pytest.mark.rule("WTD-48")),
    pytest.param("barbarian", "chainmail", set(), marks=pytest.mark.rule("WTD-49")),
    pytest.param("barbarian", "leather-shield", set(), marks=pytest.mark.rule("WTD-49")),
    pytest.param("mage", "wall-of-fire", set(), marks=pytest.mark.rule("WTD-50")),
    pytest.param("mage", "bracelet-of-protection", set(), marks=pytest.mark.rule("WTD-50")),
    pytest.param("mage", "omnipotence", set(), marks=pytest.mark.rule("WTD-68")),
    pytest.param("rogue", "mithril-armor", set(), marks=pytest.mark.rule("WTD-51")),
    pytest.param("rogue", "buckler", set(), marks=pytest.mark.rule("WTD-51")),
]


@pytest.mark.parametrize(("hero", "tile", "killed"), KILLS)
def test_tile_kills_exactly_these(hero: str, tile: str, killed: set[str]) -> None:
    found = set()
    for monster in MONSTERS:
        match = at_the_door(hero, [monster], tiles=[tile])
        if "killed" in kinds(match):
            assert last(match, "killed").data["equipment"] == tile
            found.add(monster)
        else:
            assert last(match, "struck").data["damage"] == STRENGTH[monster]
    assert found == killed


@pytest.mark.parametrize(("hero", "weapon"), [("warrior", "vorpal-sword"), ("rogue", "vorpal-dagger")])
class TestNamedWeapons:
    @pytest.mark.rule("WTD-57")
    def test_any_type_is_named_before_the_first_card(self, hero: str, weapon: str) -> None:
        match = at_the_door(hero, ["goblin"], tiles=[weapon])
        assert match.to_move == 0
        assert match.legal_actions == [f"name {m}" for m in MONSTERS]
        assert "revealed" not in kinds(match)

    @pytest.mark.rule("WTD-58")
    def test_every_monster_of_that_type_is_killed(self, hero: str, weapon: str) -> None:
        match = at_the_door(hero, ["golem", "goblin", "golem"], tiles=[weapon, "plate-armor", "mithril-armor"])
        match.push("name golem")
        assert [e.data["monster"] for e in match.events(-1) if e.kind == "killed"] == ["golem", "golem"]
        assert [e.data["monster"] for e in match.events(-1) if e.kind == "struck"] == ["goblin"]

    @pytest.mark.rule("WTD-58")
    def test_each_type_can_be_killed(self, hero: str, weapon: str) -> None:
        for monster in MONSTERS:
            match = play(at_the_door(hero, [monster], tiles=[weapon]), f"name {monster}")
            assert last(match, "killed").data["equipment"] == weapon

    @pytest.mark.rule("WTD-57")
    def test_name_is_public(self, hero: str, weapon: str) -> None:
        match = play(at_the_door(hero, ["goblin"], tiles=[weapon]), "name lich")
        for seat in (-1, 0, 1):
            assert last(match, "named", seat).data == {"monster": "lich"}

    @pytest.mark.rule("WTD-57")
    def test_without_the_weapon_nothing_is_named(self, hero: str, weapon: str) -> None:
        match = at_the_door(hero, ["goblin"], tiles=[])
        assert "named" not in kinds(match)
        assert "struck" in kinds(match)


class TestVorpalAxe:
    @pytest.mark.rule("WTD-59")
    def test_kills_any_monster_once(self) -> None:
        for monster in MONSTERS:
            match = at_the_door("barbarian", [monster], tiles=["vorpal-axe"])
            match.push("use vorpal-axe")
            assert last(match, "killed").data["discarded"] is True
            assert "struck" not in kinds(match)

    @pytest.mark.rule("WTD-39", "WTD-60")
    def test_is_decided_after_the_card_is_seen_and_may_be_kept(self) -> None:
        match = at_the_door("barbarian", ["goblin", "dragon"], tiles=["vorpal-axe"])
        assert match.legal_actions == ["use vorpal-axe", "endure"]
        play(match, "endure", "use vorpal-axe")
        assert last(match, "killed").data["monster"] == "dragon"
        assert table(match)["life"] == 3

    @pytest.mark.rule("WTD-59")
    def test_leaves_after_use(self) -> None:
        match = at_the_door("barbarian", ["goblin", "skeleton"], tiles=["vorpal-axe"])
        match.push("use vorpal-axe")
        assert last(match, "struck").data["monster"] == "skeleton"
        assert table(match)["equipment"][2]["state"] == "spent"

    @pytest.mark.rule("WTD-39", "WTD-40")
    def test_may_be_used_where_another_tile_kills_but_not_instead_of_a_blow_refused(self) -> None:
        match = at_the_door("barbarian", ["golem"], tiles=["vorpal-axe", "war-hammer"])
        assert match.legal_actions == ["use vorpal-axe", "use war-hammer"]


class TestHealingPotion:
    @pytest.mark.parametrize(("hero", "base"), [("barbarian", 4), ("rogue", 3)])
    @pytest.mark.rule("WTD-61")
    def test_brings_the_hero_back_with_his_own_life(self, hero: str, base: int) -> None:
        match = at_the_door(hero, ["dragon", "skeleton"], tiles=["healing-potion"])
        assert last(match, "revived").data == {"equipment": "healing-potion", "life": base}
        assert table(match)["life"] == base - 2
        assert last(match, "succeeded").seat == 0

    @pytest.mark.rule("WTD-62")
    def test_works_once(self) -> None:
        match = at_the_door("rogue", ["dragon", "demon"], tiles=["healing-potion"])
        assert kinds(match).count("revived") == 1
        assert last(match, "failed").seat == 0
        assert table(match)["equipment"][5]["state"] == "spent"

    @pytest.mark.rule("WTD-61", "WTD-62")
    def test_works_by_itself_and_also_on_the_last_card(self) -> None:
        match = at_the_door("barbarian", ["dragon"], tiles=["healing-potion"])
        assert last(match, "succeeded").seat == 0

    @pytest.mark.rule("WTD-61")
    def test_life_from_tiles_is_not_given_back(self) -> None:
        match = at_the_door("barbarian", ["dragon", "demon"], tiles=["healing-potion", "chainmail", "leather-shield"])
        assert last(match, "revived").data["life"] == 4


class TestRingOfPower:
    @pytest.mark.parametrize(("monster", "gained"), [("goblin", 1), ("skeleton", 2)])
    @pytest.mark.rule("WTD-64")
    def test_adds_the_strength_of_what_it_kills(self, monster: str, gained: int) -> None:
        match = at_the_door("rogue", [monster], tiles=["ring-of-power"])
        assert last(match, "gained").data == {"equipment": "ring-of-power", "amount": gained, "life": 3 + gained}

    @pytest.mark.rule("WTD-38", "WTD-64")
    def test_gives_nothing_when_another_tile_kills(self) -> None:
        match = at_the_door("rogue", ["goblin"], tiles=["ring-of-power", "vorpal-dagger"])
        play(match, "name goblin", "use vorpal-dagger")
        assert "gained" not in kinds(match)
        assert table(match)["life"] == 3

    @pytest.mark.rule("WTD-36", "WTD-64")
    def test_may_exceed_the_life_at_the_start(self) -> None:
        match = at_the_door("rogue", ["goblin", "skeleton", "goblin", "skeleton"], tiles=["ring-of-power"])
        assert table(match)["life"] == 9


class TestPolymorph:
    @pytest.mark.rule("WTD-65")
    def test_replaces_the_monster_by_the_top_of_the_deck(self) -> None:
        match = at_the_door("mage", ["dragon"], tiles=["polymorph"], deck=["goblin", "orc"])
        assert match.legal_actions == ["use polymorph", "endure"]
        match.push("use polymorph")
        assert match.to_move == herna.CHANCE
        assert match.legal_actions == ["goblin", "orc"]
        match.push("goblin")
        assert last(match, "struck").data == {"monster": "goblin", "damage": 1, "life": 1}
        assert table(match)["replaced"] == "dragon"

    @pytest.mark.rule("WTD-67")
    def test_replacement_is_seen_by_everybody_and_met_in_its_place(self) -> None:
        match = at_the_door("mage", ["dragon", "skeleton"], tiles=["polymorph", "holy-grail"], deck=["vampire"])
        play(match, "use polymorph", "vampire")
        for seat in (-1, 0, 1):
            revealed = [(e.data["monster"], e.data["position"]) for e in match.events(seat) if e.kind == "revealed"]
            assert revealed == [("dragon", 1), ("vampire", 1), ("skeleton", 2)]
        assert [e.data["monster"] for e in match.events(-1) if e.kind == "killed"] == ["vampire", "skeleton"]

    @pytest.mark.rule("WTD-65")
    def test_leaves_after_use(self) -> None:
        match = at_the_door("mage", ["goblin", "orc"], tiles=["polymorph", "wall-of-fire"], deck=["goblin", "golem"])
        play(match, "use polymorph", "goblin")
        assert last(match, "struck").data["monster"] == "orc"
        assert table(match)["equipment"][3]["state"] == "spent"

    @pytest.mark.rule("WTD-66")
    def test_cannot_be_used_with_an_empty_deck(self) -> None:
        match = at_the_door("mage", ["goblin"], tiles=["polymorph"], deck=[])
        assert last(match, "struck").data["monster"] == "goblin"

    @pytest.mark.rule("WTD-38", "WTD-65")
    def test_may_be_used_where_a_tile_kills(self) -> None:
        match = at_the_door("mage", ["lich"], tiles=["polymorph", "holy-grail"])
        assert match.legal_actions == ["use holy-grail", "use polymorph"]


class TestOmnipotence:
    @pytest.mark.rule("WTD-68", "WTD-69")
    def test_wins_although_the_hero_died_if_all_types_differ(self) -> None:
        match = at_the_door("mage", ["dragon", "goblin", "orc"], tiles=["omnipotence"])
        assert last(match, "died").data["life"] == -7
        assert [e.data["monster"] for e in match.events(1) if e.kind == "turned-over"] == ["goblin", "orc"]
        assert last(match, "judged").data == {"equipment": "omnipotence", "different": True}
        assert table(match)["seats"][0]["successes"] == 1

    @pytest.mark.rule("WTD-68")
    def test_fails_if_two_are_of_one_type(self) -> None:
        for dungeon in (["dragon", "goblin", "goblin"], ["goblin", "dragon", "goblin"], ["goblin", "goblin", "dragon"]):
            match = at_the_door("mage", dungeon, tiles=["omnipotence"])
            assert last(match, "judged").data["different"] is False
            assert table(match)["seats"][0]["failures"] == 1

    @pytest.mark.rule("WTD-68")
    def test_killed_monsters_count(self) -> None:
        match = at_the_door("mage", ["skeleton", "dragon", "skeleton"], tiles=["omnipotence", "holy-grail"])
        assert last(match, "judged").data["different"] is False

    @pytest.mark.rule("WTD-70")
    def test_replaced_monster_does_not_count_but_its_replacement_does(self) -> None:
        match = at_the_door("mage", ["goblin", "goblin", "dragon"], tiles=["omnipotence", "polymorph"], deck=["orc"])
        play(match, "use polymorph", "orc")
        assert last(match, "judged").data["different"] is True
        match = at_the_door("mage", ["goblin", "orc", "dragon"], tiles=["omnipotence", "polymorph"], deck=["orc"])
        play(match, "use polymorph", "orc")
        assert last(match, "judged").data["different"] is False

    @pytest.mark.rule("WTD-69")
    def test_dead_hero_uses_no_tile(self) -> None:
        match = at_the_door("mage", ["dragon", "skeleton", "demon"], tiles=["omnipotence", "polymorph", "holy-grail"])
        match.push("endure")
        assert kinds(match)[kinds(match).index("died") :].count("killed") == 0
        assert last(match, "succeeded").seat == 0

    @pytest.mark.rule("WTD-42")
    def test_not_needed_when_the_hero_lives(self) -> None:
        match = at_the_door("mage", ["goblin"], tiles=["omnipotence"])
        assert "judged" not in kinds(match)
        assert last(match, "succeeded").seat == 0

    @pytest.mark.rule("WTD-27", "WTD-44")
    def test_sacrificed_it_does_not_help(self) -> None:
        match = at_the_door("mage", ["dragon"], tiles=[])
        assert "judged" not in kinds(match)
        assert last(match, "failed").seat == 0


class TestDemonicPact:
    @pytest.mark.rule("WTD-71")
    def test_kills_the_demon_and_the_next_monster(self) -> None:
        for after in MONSTERS:
            if after == "demon":
                continue
            match = at_the_door("mage", ["demon", after], tiles=["demonic-pact"])
            assert [e.data["monster"] for e in match.events(-1) if e.kind == "killed"] == ["demon", after]
            assert table(match)["life"] == 2

    @pytest.mark.rule("WTD-71")
    def test_takes_only_the_one_after(self) -> None:
        match = at_the_door("mage", ["demon", "dragon", "goblin"], tiles=["demonic-pact"])
        assert last(match, "struck").data["monster"] == "goblin"

    @pytest.mark.rule("WTD-72")
    def test_demon_as_the_last_monster_just_dies(self) -> None:
        match = at_the_door("mage", ["demon"], tiles=["demonic-pact"])
        assert last(match, "killed").data["next"] is False
        assert last(match, "succeeded").seat == 0

    @pytest.mark.rule("WTD-71")
    def test_does_nothing_without_the_demon(self) -> None:
        match = at_the_door("mage", ["orc"], tiles=["demonic-pact", "wall-of-fire"])
        assert last(match, "struck").data["damage"] == 3

    @pytest.mark.rule("WTD-73")
    def test_next_monster_may_be_killed_by_another_tile(self) -> None:
        match = at_the_door("mage", ["demon", "lich", "goblin"], tiles=["demonic-pact", "holy-grail"])
        assert match.legal_actions == ["use holy-grail", "use demonic-pact"]
        match.push("use holy-grail")
        assert last(match, "struck").data["monster"] == "goblin"  # the pact is used up all the same

    @pytest.mark.rule("WTD-74")
    def test_replacement_of_the_next_monster_dies_too(self) -> None:
        match = at_the_door("mage", ["demon", "dragon"], tiles=["demonic-pact", "polymorph"], deck=["golem"])
        play(match, "use demonic-pact", "use polymorph", "golem")
        assert last(match, "killed").data["monster"] == "golem"
        assert last(match, "killed").data["equipment"] == "demonic-pact"

    @pytest.mark.rule("WTD-75")
    def test_demon_brought_in_by_polymorph_counts(self) -> None:
        match = at_the_door("mage", ["goblin", "dragon"], tiles=["demonic-pact", "polymorph"], deck=["demon"])
        play(match, "use polymorph", "demon")
        assert [e.data["monster"] for e in match.events(-1) if e.kind == "killed"] == ["demon", "dragon"]

    @pytest.mark.rule("WTD-75")
    def test_demon_taken_away_by_polymorph_takes_nobody_along(self) -> None:
        match = at_the_door("mage", ["demon", "dragon"], tiles=["demonic-pact", "polymorph"], deck=["goblin"])
        play(match, "use polymorph", "goblin")
        assert [e.data["monster"] for e in match.events(-1) if e.kind == "struck"] == ["goblin", "dragon"]
