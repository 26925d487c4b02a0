"""The components of a dungeon card game: read from a data file, checked, and turned into tables."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np

from herna.engine.constants import HIDDEN
from herna.engine.datafile import Node, plain, read
from herna.engine.game import Source
from herna.games.dungeon_cards.effects import EFFECTS, EXCLUDES, MOST_LIFE, MOST_STRENGTH, NEEDS, PROVENANCE, Place
from herna.games.dungeon_cards.options import BOXES, FIRST_HEROES, MOST_SPECIALS
from herna.games.dungeon_cards.specials import read_specials
from herna.games.dungeon_cards.tables import ALL_TILES, HEROES, KINDS, NO_STRENGTH, TILES, Tables

MOST_CARDS = 15  # the dungeon has places for these and for the special monsters
TARGETS = ("2", "3")  # successes that can win


@dataclass(frozen=True)
class Components:
    """Tables and names; ids in the order of their numbers, which count from 1.

    monsters: all of them, the special ones last; specials: those alone.
    """

    record: np.ndarray[Any, Any]
    hash: str
    edited: bool
    content: dict[str, Any]
    heroes: tuple[str, ...]
    monsters: tuple[str, ...]
    equipment: tuple[str, ...]
    specials: tuple[str, ...] = ()

    def tile_id(self, hero: int, tile: int) -> str:
        """Id of the equipment in that place under the hero."""
        return self.equipment[int(self.record["tile"][0, hero, tile]) - 1]

    def provenance(self, kind: str, component: str) -> str:
        """How sure the values of a component are; kind: monsters, equipment or heroes."""
        kind = "specials" if component in self.specials else kind
        return str(self.content[kind][component]["provenance"])


def load(game_id: str, source: Source) -> Components:
    """The components of a game: its own (None), a file's, or those that a record brings along. BadTables: what is wrong."""
    if source is None:
        return _own(game_id)
    node = Node(source, "tables of the record") if isinstance(source, Mapping) else read(source)
    return _build(game_id, node)


@cache
def _own(game_id: str) -> Components:
    return _build(game_id, read(Path(str(files(__package__) / "data" / f"{game_id}.yaml"))), own=True)


def _build(game_id: str, node: Node, *, own: bool = False) -> Components:
    top = node.fields(["game", "rules", "monsters", "equipment", "heroes"], ["specials"])
    if top["game"].value != game_id:
        top["game"].expected(game_id)
    record = np.zeros(1, Tables.dtype)
    row = record[0]
    _read_rules(top["rules"], row)
    regular = _read_monsters(top["monsters"], row)
    specials = read_specials(top.get("specials"), regular, row)
    if row["specials_drawn"] > len(specials):
        top["rules"].entries()["specials"].expected(f"at most {len(specials)}, as there are so many special monsters")
    monsters = (*regular, *specials)
    equipment = tuple(top["equipment"].named())
    heroes = _read_heroes(top["heroes"], row, top["equipment"], monsters)
    content = plain(node.value)
    order = [
        regular,
        equipment,
        heroes,
        *([specials] if specials else []),
    ]  # it is the numbering; among other keys it means nothing
    digest = hashlib.sha256(json.dumps([content, order], sort_keys=True).encode()).hexdigest()[:16]
    record.flags.writeable = False
    edited = not own and digest != _own(game_id).hash
    return Components(record, digest, edited, content, heroes, monsters, equipment, specials)


def _read_rules(node: Node, row: Any) -> None:
    found = node.fields(["failures_out", "success_cards"], ["specials"])
    row["failures_out"] = found["failures_out"].number(1, 9)
    for target, cards in found["success_cards"].fields(TARGETS).items():
        row["success_cards"][int(target)] = cards.number(1, 99)
    if "specials" in found:
        row["specials_drawn"] = found["specials"].number(0, MOST_SPECIALS)


def _read_monsters(node: Node, row: Any) -> tuple[str, ...]:
    monsters = node.named([HIDDEN])
    if not 1 <= len(monsters) < KINDS:
        node.fail(f"expected 1 to {KINDS - 1} kinds of monsters, not {len(monsters)}")
    row["strength"][:] = NO_STRENGTH
    for kind, monster in enumerate(monsters.values(), 1):
        found = monster.fields(["strength", "copies", "provenance"])
        found["provenance"].one_of(PROVENANCE)
        row["strength"][kind] = found["strength"].number(0, MOST_STRENGTH)
        row["copies"][kind] = found["copies"].number(1, 9)
        row["identity"][kind] = kind
        row["may_be_named"][kind] = 1
    cards = int(row["copies"].sum())
    if cards > MOST_CARDS:
        node.fail(f"expected at most {MOST_CARDS} monster cards in all, not {cards}")
    row["cards"], row["regular"] = cards, len(monsters)
    return tuple(monsters)


def _read_heroes(node: Node, row: Any, equipment: Node, monsters: tuple[str, ...]) -> tuple[str, ...]:
    tiles = equipment.entries()
    for tile in tiles.values():
        tile.fields(["provenance"], EFFECTS)["provenance"].one_of(PROVENANCE)
    heroes = node.named([HIDDEN, *FIRST_HEROES])
    if not 1 <= len(heroes) < HEROES:
        node.fail(f"expected 1 to {HEROES - 1} heroes, not {len(heroes)}")
    row["heroes"] = len(heroes)
    used = set()
    for number, hero in enumerate(heroes.values(), 1):
        found = hero.fields(["life", "equipment", "provenance"], ["box"])
        if "box" in found:
            row["box"][number] = BOXES.index(found["box"].one_of(BOXES)) + 1
        found["provenance"].one_of(PROVENANCE)
        row["hero_life"][number] = found["life"].number(1, MOST_LIFE)
        listed = found["equipment"].items()
        if len(listed) != TILES:
            found["equipment"].fail(f"expected {TILES} tiles, not {len(listed)}")
        for place, item in enumerate(listed):
            tile_id = item.one_of(tiles)
            if tile_id in [other.value for other in listed[:place]]:
                item.fail(f"expected {TILES} different tiles, but {tile_id!r} is there twice")
            used.add(tile_id)
            row["tile"][number, place] = list(tiles).index(tile_id) + 1
            _read_effects(tiles[tile_id], Place(row, number, place, monsters))
        row["sure"][number] = ALL_TILES & ~(row["optional"][number] | row["conditional"][number])
        for worn in range(ALL_TILES + 1):
            life = sum(int(row["tile_life"][number, t]) for t in range(TILES) if worn >> t & 1)
            row["life"][number, worn] = row["hero_life"][number] + life
    for tile_id, tile in tiles.items():
        if tile_id not in used:
            tile.fail("no hero has this tile")
    return tuple(heroes)


def _read_effects(tile: Node, place: Place) -> None:
    effects = {word: node for word, node in tile.entries().items() if word != "provenance"}
    if not effects:
        tile.fail(f"expected at least one of {', '.join(EFFECTS)}")
    for word, node in effects.items():
        if word in NEEDS and not effects.keys() & set(NEEDS[word]):
            node.fail(f"this does nothing without {' or '.join(NEEDS[word])}")
        if word in EXCLUDES and EXCLUDES[word] in effects:
            node.fail(f"this does nothing beside {EXCLUDES[word]}")
        EFFECTS[word](node, place)
