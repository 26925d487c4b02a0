"""The vocabulary of the data file: what a tile can do, and how each word becomes numbers of the tables.

A new word is a function here and a line in `EFFECTS` or `KILLS`; if it only adds to another word, also one in `NEEDS`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from herna.engine.datafile import Node
from herna.games.dungeon_cards.tables import NO_STRENGTH, STRENGTHS

MOST_STRENGTH = STRENGTHS - 2
MOST_LIFE = 99
PROVENANCE = ("rulebook", "corroborated", "single-source", "house")


@dataclass(frozen=True)
class Place:
    """Where the numbers of one tile go.

    row: the record of tables; hero: his number; tile: its place under him; monsters: ids, in the order of
    their numbers, special ones last.
    """

    row: Any
    hero: int
    tile: int
    monsters: tuple[str, ...]

    @property
    def bit(self) -> int:
        """The tile as a set of one."""
        return 1 << self.tile

    def mark(self, name: str) -> None:
        """Put the tile into one of the hero's sets."""
        self.row[name][self.hero] |= self.bit

    def mark_strengths(self, applies: Callable[[int], bool], *, none_too: bool = False) -> None:
        """Put the tile into the sets of all strengths to which it applies; `none_too`: also of monsters without strength."""
        for strength in range(NO_STRENGTH, MOST_STRENGTH + 1):
            if none_too if strength == NO_STRENGTH else applies(strength):
                self.row["by_strength"][self.hero, strength + 1] |= self.bit


def _life(node: Node, place: Place) -> None:
    place.row["tile_life"][place.hero, place.tile] = node.number(1, MOST_LIFE)


def _kills(node: Node, place: Place) -> None:
    found = node.fields([], KILLS)
    if not found:
        node.fail(f"expected at least one of {', '.join(KILLS)}")
    for word, value in found.items():
        KILLS[word](value, place)


def _kills_any(node: Node, place: Place) -> None:
    node.yes()
    place.mark_strengths(lambda strength: True, none_too=True)


def _kills_strength(node: Node, place: Place) -> None:
    found = node.fields([], ["at_most", "at_least", "one_of"])
    if len(found) != 1:
        node.fail("expected one of at_most, at_least, one_of")
    if "one_of" in found:
        listed = [item.number(0, MOST_STRENGTH) for item in found["one_of"].some()]
        place.mark_strengths(lambda strength: strength in listed)
    elif "at_most" in found:
        most = found["at_most"].number(0, MOST_STRENGTH)
        place.mark_strengths(lambda strength: strength <= most)
    else:
        least = found["at_least"].number(0, MOST_STRENGTH)
        place.mark_strengths(lambda strength: strength >= least)


def _kills_parity(node: Node, place: Place) -> None:
    rest = ["even", "odd"].index(node.one_of(["even", "odd"]))
    place.mark_strengths(lambda strength: strength % 2 == rest)


def _kills_monster(node: Node, place: Place) -> None:
    for item in node.some() if isinstance(node.value, list) else [node]:
        identity = place.monsters.index(item.one_of(place.monsters)) + 1
        place.row["by_identity"][place.hero, identity] |= place.bit


def _kills_named(node: Node, place: Place) -> None:
    node.yes()
    place.mark("names")


def _kills_second(node: Node, place: Place) -> None:
    node.yes()
    place.mark("repeats")


def _kills_chosen(node: Node, place: Place) -> None:
    place.mark("chosen")
    for item in node.some():
        kind = place.monsters.index(item.one_of(place.monsters)) + 1
        place.row["choices"][place.hero] |= 1 << kind


def _gains(node: Node, place: Place) -> None:
    node.one_of(["strength"])
    place.mark("gains")


def _replaces(node: Node, place: Place) -> None:
    node.yes()
    place.mark("replaces")
    place.mark_strengths(lambda strength: True, none_too=True)


def _revives(node: Node, place: Place) -> None:
    base = int(place.row["hero_life"][place.hero])
    life = base if node.value == "hero" else node.number(1, MOST_LIFE)
    place.mark("revives")
    place.row["revive_life"][place.hero, place.tile] = life


def _needs_life(node: Node, place: Place) -> None:
    place.row["revive_needs"][place.hero, place.tile] = node.number(1, MOST_LIFE)


def _while(node: Node, place: Place) -> None:
    place.mark("conditional")
    place.row["life_below"][place.hero, place.tile] = node.fields(["life_below"])["life_below"].number(1, MOST_LIFE)


def _once(node: Node, place: Place) -> None:
    node.yes()
    place.mark("once")
    place.mark("optional")


def _chain(node: Node, place: Place) -> None:
    node.yes()
    place.mark("chains")
    place.mark("optional")


def _costs(node: Node, place: Place) -> None:
    node.one_of(["equipment"])
    place.mark("costs")


def _damage(node: Node, place: Place) -> None:
    found = node.fields(["even", "odd"])
    place.mark("softens")
    place.mark("sets_damage")
    for parity, word in enumerate(("even", "odd")):
        place.row["damage"][place.hero, parity] = found[word].number(0, MOST_STRENGTH)


def _lowers(name: str) -> Callable[[Node, Place], None]:
    def put(node: Node, place: Place) -> None:
        place.mark("softens")
        place.row[name][place.hero, place.tile] = node.number(1, MOST_STRENGTH)

    return put


def _set(name: str) -> Callable[[Node, Place], None]:
    def put(node: Node, place: Place) -> None:
        node.yes()
        place.mark(name)

    return put


KILLS: dict[str, Callable[[Node, Place], None]] = {
    "any": _kills_any,
    "strength": _kills_strength,
    "parity": _kills_parity,
    "monster": _kills_monster,
    "named": _kills_named,
    "chosen_by_other": _kills_chosen,
    "second_of_kind": _kills_second,
}

EFFECTS: dict[str, Callable[[Node, Place], None]] = {
    "life": _life,
    "kills": _kills,
    "once": _once,
    "chain": _chain,
    "costs": _costs,
    "stays_in_bidding": _set("stays_in_bidding"),
    "while": _while,
    "gains": _gains,
    "takes_next": _set("takes_next"),
    "replaces": _replaces,
    "revives": _revives,
    "needs_life": _needs_life,
    "damage": _damage,
    "lowers_damage": _lowers("lowers"),
    "lowers_damage_by_kills": _lowers("lowers_by_kills"),
    "wins_if_different": _set("wins_if_different"),
}

# A word beside which others are needed, any of them, and one that another leaves nothing to do: a tile never silently lacks
# what its writer meant.
NEEDS: dict[str, tuple[str, ...]] = {
    "once": ("kills", "replaces", "revives"),
    "gains": ("kills",),
    "takes_next": ("kills",),
    "chain": ("kills",),
    "costs": ("kills",),
    "while": ("kills", "damage"),
    "needs_life": ("revives",),
    "lowers_damage_by_kills": ("kills",),
}
EXCLUDES: dict[str, str] = {"kills": "replaces", "chain": "once"}
