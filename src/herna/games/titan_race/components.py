"""The components of Titan Race: read from a data file, checked, and turned into tables."""

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

from herna.engine.datafile import Node, plain, read
from herna.engine.game import Source
from herna.engine.record import PlainRecord
from herna.games.titan_race.actions import ORDER_KINDS, ORDER_WORDS, START_FIELDS
from herna.games.titan_race.geometry import field_name, field_number, step
from herna.games.titan_race.options import CIRCUITS
from herna.games.titan_race.tables import DIRECTIONS, FIELD_WORDS, FIELDS, ICE, MULTI_RAMP, Tables

TITAN_IDS = ("rassik", "grinder", "kraken", "ragnarok", "slaugg", "cthooloo")
FACE_IDS = ("yellow", "blue", "brown", "red", "green", "purple")
CARD_IDS = (
    "tribal-trap", "speed-potion", "shield", "mimic-totem", "bomb", "javelin", "thunderbolt", "healing-herbs", "winged-saddle",
    "harpoon", "headwind", "spiked-barding", "loaded-die",
)  # fmt: skip
PROVENANCE = ("rulebook", "corroborated", "single-source", "house")
MOST_CARDS, MOST_LIVES, MOST_TRAPS = 40, 20, 30


@dataclass(frozen=True)
class Components:
    """Tables and names; ids in the order of their numbers, which count from 1 (circuits from 0)."""

    record: np.ndarray[Any, Any]
    hash: str
    edited: bool
    content: dict[str, Any]
    titans: tuple[str, ...] = TITAN_IDS
    faces: tuple[str, ...] = FACE_IDS
    cards: tuple[str, ...] = CARD_IDS
    circuits: tuple[str, ...] = CIRCUITS

    @property
    def rules_tables(self) -> Any:
        """The tables as plain rules take them."""
        return PlainRecord(self.record[0])

    def provenance(self, kind: str, component: str) -> str:
        """How sure the values of a component are; kind: titans, cards or circuits."""
        return str(self.content[kind][component]["provenance"])


def load(source: Source) -> Components:
    """The components: the game's own (None), a file's, or those that a record brings along. BadTables: what is wrong."""
    if source is None:
        return _own()
    return _build(Node(source, "tables of the record") if isinstance(source, Mapping) else read(source))


@cache
def _own() -> Components:
    return _build(read(Path(str(files(__package__) / "data" / "titan-race.yaml"))), own=True)


def _build(node: Node, *, own: bool = False) -> Components:
    top = node.fields(["game", "rules", "titans", "cards", "circuits"])
    if top["game"].value != "titan-race":
        top["game"].expected("titan-race")
    record = np.zeros(1, Tables.dtype)
    row = record[0]
    rules = top["rules"].fields(["traps", "orders"])
    row["traps"] = rules["traps"].number(0, MOST_TRAPS)
    for kind, order in enumerate(rules["orders"].fields(ORDER_KINDS).values()):
        given = str(order.value)
        if given not in ORDER_WORDS:
            order.expected(f"one of {', '.join(ORDER_WORDS)}")
        row["order"][kind] = ORDER_WORDS.index(given)
    colours = set()
    for number, titan in enumerate(_in_order(top["titans"], TITAN_IDS), 1):
        found = titan.fields(["colour", "lives", "start", "provenance"])
        found["provenance"].one_of(PROVENANCE)
        row["colour"][number] = FACE_IDS.index(colour := found["colour"].one_of(FACE_IDS)) + 1
        row["most"][number] = found["lives"].number(1, MOST_LIVES)
        row["start"][number] = found["start"].number(1, int(row["most"][number]))
        if colour in colours:
            found["colour"].fail("expected a colour that no other titan has")
        colours.add(colour)
    for number, card in enumerate(_in_order(top["cards"], CARD_IDS), 1):
        found = card.fields(["copies", "provenance"])
        found["provenance"].one_of(PROVENANCE)
        row["copies"][number] = found["copies"].number(0, 9)
    total = int(row["copies"].sum())
    if not 13 <= total <= MOST_CARDS:
        top["cards"].fail(f"expected 13 to {MOST_CARDS} cards in all, so that one can always be drawn, not {total}")
    for direction in range(DIRECTIONS):
        for field in range(FIELDS):
            row["next"][direction, field], row["crosses"][direction, field] = step(field, direction)
    for number, circuit in enumerate(_in_order(top["circuits"], CIRCUITS)):
        _read_circuit(circuit, row, number)
    content = plain(node.value)
    digest = hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:16]
    record.flags.writeable = False
    return Components(record, digest, not own and digest != _own().hash, content)


def _in_order(node: Node, ids: tuple[str, ...]) -> list[Node]:
    found = node.fields(ids)
    return [found[name] for name in ids]


def _read_circuit(node: Node, row: Any, number: int) -> None:
    """Fields must exist, be named once and leave the start fields free; no slide and no flight may go on for ever."""
    found = node.fields(["fields", "provenance"])
    found["provenance"].one_of(PROVENANCE)
    what = row["what"][number]
    for word, listed in found["fields"].fields([], FIELD_WORDS[1:]).items():
        for item in listed.items():
            try:
                field = field_number(item.value if isinstance(item.value, str) else "")
            except ValueError as error:
                item.fail(str(error))
            if field in START_FIELDS:
                item.fail(f"expected the start fields to be free, and {item.value} is one")
            if what[field]:
                item.fail(f"expected one thing on a field, but {item.value} is {FIELD_WORDS[what[field]]} already")
            what[field] = FIELD_WORDS.index(word)
    for kind, why in ((ICE, "a slide"), (MULTI_RAMP, "a flight from ramp to ramp")):
        for direction in range(3):  # backwards is the same way round
            for start in range(FIELDS):
                field = start
                for _ in range(FIELDS):
                    if what[field] != kind:
                        break
                    field = step(field, direction)[0]
                else:
                    found["fields"].fail(f"expected {why} to end, but the one through {field_name(start)} goes on for ever")
