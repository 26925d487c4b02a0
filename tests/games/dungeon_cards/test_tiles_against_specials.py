"""Every tile of both games against every monster, the special ones in all their shapes: where it kills, and where it must not."""

from __future__ import annotations

from typing import Any

import pytest

from herna.engine.match import Match
from tests.games.dungeon_cards.back import MONSTERS, TILES, fate, meets
from tests.games.dungeon_cards.tables import TILES as FIRST_TILES

LIVES = {
    "ninja": ["curative-herbs", "weird-concoction"],
    "bard": ["glamorous-tunic", "fancy-hat"],
    "princess": ["mr-charm", "chaperon"],
    "necromancer": ["zombie-pet", "evil-cloak"],
    "warrior": ["plate-armor", "knight-shield"],
    "barbarian": ["chainmail", "leather-shield"],
    "mage": ["wall-of-fire", "bracelet-of-protection"],
    "rogue": ["mithril-armor", "buckler"],
}
PLACES = [f"shapeshifter {place}" for place in range(1, 11)]
EVERYTHING = {
    *MONSTERS,
    *PLACES,
    "fairy",
    "ally",
    "mimic 1",
    "mimic 2",
    "mimic 3",
    "gelatinous-cube",
    "count",
    "count with a success",
}


def shapes(*places: int) -> set[str]:
    """A Shapeshifter as the cards of these places."""
    return {f"shapeshifter {place}" for place in places}


ODD = {"goblin", "orc", "golem", "demon", "dragon", "mimic 1", "mimic 3", *shapes(1, 3, 5, 7, 9)}
EVEN = {"skeleton", "vampire", "lich", "fairy", "mimic 2", "count", "count with a success", *shapes(2, 4, 6, 8, 10)}
VAMPIRES = {"vampire", "count", *shapes(4)}
OF_A_KIND = {*MONSTERS, "count", *shapes(1, 2, 3, 4, 5, 6, 7, 8)}

# Hero, tile, what must hold besides, and what it kills then.
CASES: list[Any] = [
    pytest.param(
        "ninja", "ninjato", {}, {"demon", "dragon", "count with a success", *shapes(7, 8, 9, 10)}, marks=pytest.mark.rule("WBD-79")
    ),
    pytest.param(
        "ninja",
        "shinobi-gear",
        {"life": 4},
        {"goblin", "orc", "golem", "mimic 1", "mimic 3", *shapes(1, 3, 5)},
        marks=pytest.mark.rule("WBD-80"),
    ),
    pytest.param("ninja", "shinobi-gear", {"life": 5}, set(), marks=pytest.mark.rule("WBD-80")),
    pytest.param("ninja", "wooden-shuriken", {}, VAMPIRES, marks=pytest.mark.rule("WBD-81")),
    pytest.param(
        "ninja", "smoke-bomb", {}, EVERYTHING - {"mimic 1"}, marks=[pytest.mark.rule("WBD-82"), pytest.mark.rule("WBD-68")]
    ),
    pytest.param("bard", "dancing-blade", {}, ODD, marks=pytest.mark.rule("WBD-85")),
    pytest.param("bard", "charming-flute", {}, {"goblin", *shapes(1)}, marks=pytest.mark.rule("WBD-86")),
    pytest.param("bard", "elvish-harp", {"life": 4}, set(), marks=pytest.mark.rule("WBD-90")),
    pytest.param("bard", "lucky-coin", {}, EVEN, marks=pytest.mark.rule("WBD-95")),
    pytest.param(
        "princess",
        "dragon-leash",
        {},
        {"dragon", *shapes(8)},
        marks=[pytest.mark.rule("WBD-100"), pytest.mark.rule("WBD-102"), pytest.mark.rule("WBD-73")],
    ),
    pytest.param("princess", "dragon-leash", {"shapeshifter": 1}, {"dragon", *shapes(9)}, marks=pytest.mark.rule("WBD-137")),
    pytest.param("princess", "family-crown", {}, set(), marks=pytest.mark.rule("WBD-103")),
    pytest.param(
        "princess",
        "royal-scepter",
        {"types_met": 0b111111110},
        OF_A_KIND,
        marks=[pytest.mark.rule("WBD-105"), pytest.mark.rule("WBD-107")],
    ),
    pytest.param("princess", "royal-scepter", {}, set(), marks=pytest.mark.rule("WBD-105")),
    pytest.param(
        "princess", "greatsword", {"other": 2, "target": "golem"}, {"golem", *shapes(5)}, marks=pytest.mark.rule("WBD-111")
    ),
    pytest.param("princess", "greatsword", {"other": 2, "target": "lich"}, {"lich", *shapes(6)}, marks=pytest.mark.rule("WBD-111")),
    pytest.param(
        "princess", "greatsword", {"other": 2, "target": "demon"}, {"demon", *shapes(7)}, marks=pytest.mark.rule("WBD-111")
    ),
    pytest.param("necromancer", "bloody-wand", {}, VAMPIRES, marks=pytest.mark.rule("WBD-112")),
    pytest.param(
        "necromancer", "dark-stone", {}, {"goblin", "orc", "mimic 1", "mimic 3", *shapes(1, 3)}, marks=pytest.mark.rule("WBD-113")
    ),
    pytest.param(
        "necromancer", "possession-scroll", {}, EVERYTHING, marks=[pytest.mark.rule("WBD-114"), pytest.mark.rule("WBD-68")]
    ),
    pytest.param("necromancer", "reanimation-bones", {}, set(), marks=pytest.mark.rule("WBD-116")),
    pytest.param(
        "warrior",
        "torch",
        {},
        {"goblin", "skeleton", "orc", "fairy", "mimic 1", "mimic 2", "mimic 3", *shapes(1, 2, 3)},
        marks=pytest.mark.rule("BOTH-1"),
    ),
    pytest.param("warrior", "holy-grail", {}, EVEN, marks=pytest.mark.rule("BOTH-1")),
    pytest.param("warrior", "dragon-spear", {}, {"dragon", *shapes(8)}, marks=pytest.mark.rule("BOTH-1")),
    pytest.param("warrior", "vorpal-sword", {"named": "vampire"}, VAMPIRES, marks=pytest.mark.rule("BOTH-9")),
    pytest.param("barbarian", "vorpal-axe", {}, EVERYTHING, marks=pytest.mark.rule("BOTH-1")),
    pytest.param("barbarian", "war-hammer", {}, {"golem", *shapes(5)}, marks=pytest.mark.rule("BOTH-1")),
    pytest.param("barbarian", "healing-potion", {}, set(), marks=pytest.mark.rule("BOTH-1")),
    pytest.param("mage", "polymorph", {}, EVERYTHING, marks=pytest.mark.rule("BOTH-12")),
    pytest.param("mage", "demonic-pact", {}, {"demon", *shapes(7)}, marks=pytest.mark.rule("BOTH-10")),
    pytest.param("mage", "omnipotence", {}, set(), marks=pytest.mark.rule("BOTH-11")),
    pytest.param(
        "rogue",
        "ring-of-power",
        {},
        {"goblin", "skeleton", "fairy", "mimic 1", "mimic 2", *shapes(1, 2)},
        marks=pytest.mark.rule("BOTH-1"),
    ),
    pytest.param(
        "rogue",
        "invisibility-cloak",
        {},
        {"lich", "demon", "dragon", "count with a success", *shapes(6, 7, 8, 9, 10)},
        marks=pytest.mark.rule("BOTH-1"),
    ),
    pytest.param("rogue", "vorpal-dagger", {"named": "dragon"}, {"dragon", *shapes(8)}, marks=pytest.mark.rule("BOTH-9")),
    *(pytest.param(hero, tile, {}, set(), marks=pytest.mark.rule("WBD-37")) for hero, tiles in LIVES.items() for tile in tiles),
]


def meeting(hero: str, tile: str, monster: str, besides: dict[str, Any]) -> Match:
    """The hero with this tile, and what else he must have, before the monster."""
    name, _, shape = monster.partition(" ")
    idle = [other for other in LIVES[hero] if other != tile]
    tiles = [tile, *idle[: int(shape) - 1]] if name == "mimic" else [tile]
    if tile == "smoke-bomb" and name != "mimic":
        tiles.append(idle[0])
    life = besides.get("life", 40)
    state = {key: value for key, value in besides.items() if key != "life"}
    if shape == "with a success":
        state["successes"] = [1]
    return meets(hero, tiles, name, position=int(shape) if name == "shapeshifter" else 1, life=life, state=state)


@pytest.mark.parametrize(("hero", "tile", "besides", "killed"), CASES)
def test_tile_kills_exactly_these(hero: str, tile: str, besides: dict[str, Any], killed: set[str]) -> None:
    found = set()
    for monster in sorted(EVERYTHING):
        if monster == "mimic 3" and tile in LIVES[hero]:
            continue  # the hero has no third tile without a use of its own
        match = meeting(hero, tile, monster, besides)
        if (f"use {tile}" in match.legal_actions and match.view(0).waiting.ask == "use") or fate(match).get(
            monster.partition(" ")[0]
        ) == tile:  # type: ignore[union-attr]
            found.add(monster)
    assert found == killed


def test_every_tile_of_both_games_is_in_the_table() -> None:
    owned = {tile for tiles in (*TILES.values(), *FIRST_TILES.values()) for tile in tiles}
    assert {case.values[1] for case in CASES} == owned
