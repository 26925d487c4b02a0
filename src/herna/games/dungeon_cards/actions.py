"""Decisions and outcomes of a dungeon card game: their codes and their texts.

A text is a word, for some with the id of a component: `draw`, `pass`, `add`, `sacrifice torch`, `name goblin`, `use torch`,
`endure`, `hero mage`, `take torch`, `other 2`, `target lich`; outcomes are the id of a monster or a hero, or `seat 2`.
"""

from __future__ import annotations

from typing import Any

from herna.games.dungeon_cards.tables import HEROES, KINDS, SEATS, TILES

PASS = 0
DRAW = 1
ADD = 2  # the drawn monster goes into the dungeon
SACRIFICE = 3  # + place of the tile: it leaves the hero, and the drawn monster goes under it
USE = SACRIFICE + TILES  # + place of the tile: it acts on the monster just turned over
ENDURE = USE + TILES  # no single-use tile: take the blow
NAME = ENDURE + 1  # + kind of monster
HERO = NAME + KINDS  # + hero
TAKE = HERO + HEROES  # + place of the tile that the hero gives up
OTHER = TAKE + TILES  # + seat that chooses what a weapon kills
ACTIONS = OTHER + SEATS
TARGET = NAME  # + kind of monster; nobody is asked both at once

OUTCOMES = max(KINDS, HEROES)

# Questions to a seat, and what chance is waited for.
ASK_BID, ASK_PLACE, ASK_NAME, ASK_USE, ASK_HERO, ASK_STARTER, ASK_FIRST_HERO, ASK_CARD, ASK_REPLACEMENT = range(1, 10)
ASK_TAKE, ASK_OTHER, ASK_TARGET, ASK_SPECIAL = range(10, 14)
ASKS = (
    "",
    "bid",
    "place",
    "name",
    "use",
    "hero",
    "starter",
    "first-hero",
    "card",
    "replacement",
    "take",
    "other",
    "target",
    "special",
)


def action_text(components: Any, state: Any, action: int) -> str:
    """The text of an action; tiles are those of the present hero."""
    if SACRIFICE <= action < USE:
        return f"sacrifice {components.tile_id(state.hero, action - SACRIFICE)}"
    if USE <= action < ENDURE:
        return f"use {components.tile_id(state.hero, action - USE)}"
    if NAME <= action < HERO:
        return f"{'target' if state.ask == ASK_TARGET else 'name'} {components.monsters[action - NAME - 1]}"
    if HERO <= action < TAKE:
        return f"hero {components.heroes[action - HERO - 1]}"
    if TAKE <= action < OTHER:
        return f"take {components.tile_id(state.hero, action - TAKE)}"
    if OTHER <= action < ACTIONS:
        return f"other {action - OTHER}"
    return {PASS: "pass", DRAW: "draw", ADD: "add", ENDURE: "endure"}[action]


def outcome_text(components: Any, state: Any, outcome: int) -> str:
    """The text of an outcome of what is awaited."""
    if state.ask == ASK_STARTER:
        return f"seat {outcome}"
    if state.ask == ASK_FIRST_HERO:
        return str(components.heroes[outcome - 1])
    return str(components.monsters[outcome - 1])


def vocabulary(components: Any) -> frozenset[str]:
    """Every text that is a move of this game in some position."""
    row, monsters = components.record[0], list(enumerate(components.monsters, 1))
    verbs = ("sacrifice", "use", *(["take"] if row["costs"].any() or row["takes"].any() else []))
    found = [f"{verb} {tile}" for verb in verbs for tile in components.equipment]
    if row["names"].any():
        found += [f"name {monster}" for kind, monster in monsters if row["may_be_named"][kind]]
    if row["chosen"].any():
        found += [f"target {monster}" for kind, monster in monsters if (row["choices"] >> kind & 1).any()]
        found += [f"other {seat}" for seat in range(SEATS)]
    found += [f"hero {hero}" for hero in components.heroes]
    outcomes = [*components.monsters, *components.heroes, *(f"seat {seat}" for seat in range(SEATS))]
    return frozenset(["pass", "draw", "add", "endure", *found, *outcomes])
