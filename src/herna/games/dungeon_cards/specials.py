"""The special monsters of the data file: the words that say what makes each of them special, and how they become numbers.

The words are those of the section `specials`: `strength` is a number, or `equipment` (how many tiles the hero has) or `position`
(which card of the dungeon it is); `is` the monster that it counts as, or `position`; `with_success` its strength once the
adventurer has a success, which also takes that identity away; `kills_next`; `takes: equipment`.
"""

from __future__ import annotations

from typing import Any

from herna.engine.constants import HIDDEN
from herna.engine.datafile import Node
from herna.games.dungeon_cards.effects import MOST_STRENGTH, PROVENANCE
from herna.games.dungeon_cards.options import MOST_SPECIALS
from herna.games.dungeon_cards.tables import BY_EQUIPMENT, BY_POSITION, BY_SUCCESS, CARDS, KINDS

WORDS = ("strength", "is", "with_success", "kills_next", "takes")


def read_specials(node: Node | None, monsters: tuple[str, ...], row: Any) -> tuple[str, ...]:
    """Fill the numbers of the special monsters, which follow the others; their ids."""
    specials = node.named([HIDDEN]) if node else {}
    if node and len(specials) > min(MOST_SPECIALS, KINDS - 1 - len(monsters)):
        node.fail(f"expected at most {min(MOST_SPECIALS, KINDS - 1 - len(monsters))} special monsters, not {len(specials)}")
    for kind, (name, special) in enumerate(specials.items(), len(monsters) + 1):
        if name in monsters:
            special.fail(f"the id {name!r} is that of a monster already; expected another id")
        _read(special, kind, monsters, row)
    row["kinds"] = len(monsters) + len(specials)
    _read_positions(monsters, row)
    return tuple(specials)


def _read(special: Node, kind: int, monsters: tuple[str, ...], row: Any) -> None:
    found = special.fields(["provenance"], WORDS)
    found["provenance"].one_of(PROVENANCE)
    row["special"][kind], row["identity"][kind] = 1, kind
    if "strength" in found:
        _read_strength(found["strength"], kind, row)
    if "is" in found:
        if found["is"].value == "position" and row["strength_from"][kind] != BY_POSITION:
            found["is"].fail("this does nothing without strength: position")
        identity = found["is"].one_of([*monsters, "position"])
        row["identity"][kind] = 0 if identity == "position" else monsters.index(identity) + 1
    if "with_success" in found:
        if "strength" not in found or row["strength_from"][kind]:
            found["with_success"].fail("this does nothing without a number as strength")
        row["strength_from"][kind] = BY_SUCCESS
        row["success_strength"][kind] = found["with_success"].number(0, MOST_STRENGTH)
    if "kills_next" in found:
        row["kills_next"][kind] = found["kills_next"].yes()
    if "takes" in found:
        found["takes"].one_of(["equipment"])
        row["takes"][kind] = 1


def _read_strength(node: Node, kind: int, row: Any) -> None:
    if isinstance(node.value, str):
        row["strength_from"][kind] = {"equipment": BY_EQUIPMENT, "position": BY_POSITION}[node.one_of(["equipment", "position"])]
    else:
        row["strength"][kind] = node.number(0, MOST_STRENGTH)


def _read_positions(monsters: tuple[str, ...], row: Any) -> None:
    """Which monster a position stands for: by its place in the list, or by its strength (the option's two readings)."""
    by_list, by_strength = row["position_identity"]
    for position in range(1, CARDS + 1):
        by_list[position] = position if position <= len(monsters) else 0
        alike = [kind for kind in range(1, len(monsters) + 1) if row["strength"][kind] == position]
        by_strength[position] = alike[0] if alike else 0
