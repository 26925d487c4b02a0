"""The prints: all there, what the kit writes, and fit to be inlined in one page by the dozen."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest
from tools.art import sheet
from tools.art.kit import INKS
from tools.art.registry import ART, CARD, DIE, FIELD, FIGURE, HERO, HOUSE, TILE, file_of, names, print_of, size_of, worlds

from herna import find_game

SVG = "{http://www.w3.org/2000/svg}"
# The page inlines about fifty of them.
MOST_BYTES = 13_000
# Fetched one by one, as they are looked at.
MOST_BYTES_TITANS = 25_000
MOST_INKS = 5
# A titan and its rider share a figure.
MOST_INKS_FIGURE = 7
ROOM = {
    "back-monster",
    "deck",
    "success",
    "failure",
    "dungeon-door",
    "deeper-door",
    "empty",
    "away",
    "ended",
    "emblem",
    "corner",
    "divider",
}


TITANS = dict.fromkeys(["rassik", "grinder", "kraken", "ragnarok", "slaugg", "cthooloo", "knocked-out"], FIGURE)
TITANS |= dict.fromkeys(["die-yellow", "die-blue", "die-brown", "die-red", "die-green", "die-purple"], DIE)
TITANS |= dict.fromkeys(["field", "lava", "pirates", "super-ramp-left", "super-ramp-right", "multi-ramp", "statue"], FIELD)
TITANS |= dict.fromkeys(["pentagram", "ice", "bonus", "start", "trap"], FIELD)


def shown() -> dict[str, tuple[int, int]]:
    """What the games show, with the size of its picture."""
    content = find_game("both-dungeons").load(None).content
    kinds = {"heroes": HERO, "monsters": CARD, "specials": CARD, "equipment": TILE}
    return {name: size for kind, size in kinds.items() for name in content[kind]}


def test_everything_on_the_table_has_its_picture() -> None:
    assert set(names(HOUSE)) == set(shown()) | ROOM
    assert {name: size_of(name) for name in shown()} == shown()


def test_titan_race_has_its_pictures() -> None:
    assert {name: size_of(name) for name in names("titan_race")} == TITANS


def test_no_picture_is_left_over() -> None:
    assert {file for world in worlds() for file in (ART / world).iterdir()} == {file_of(name) for name in names()}


@pytest.mark.parametrize("name", names())
def test_files_are_what_the_kit_writes(name: str) -> None:
    written = file_of(name).read_text(encoding="utf-8")
    assert written == print_of(name), f"run python -m tools.art {name}"
    assert len(written) <= (MOST_BYTES if name in names(HOUSE) else MOST_BYTES_TITANS)


@pytest.mark.parametrize("name", names())
def test_pictures_take_their_colours_from_classes_alone(name: str) -> None:
    root = ET.fromstring(print_of(name))
    wide, tall = size_of(name)
    assert root.attrib == {"viewBox": f"0 0 {wide} {tall}"}
    style, group = root
    used = {path.attrib["class"] for path in group}
    assert style.tag == f"{SVG}style"
    assert style.text == "".join(f".{ink}{{fill:{colour}}}" for ink, colour in INKS.items() if ink in used)
    assert used <= INKS.keys()
    assert len(used) <= (MOST_INKS_FIGURE if size_of(name) == FIGURE else MOST_INKS)
    # Nothing but paths: no ids that could collide, no fonts, no filters, no colours of their own.
    assert group.attrib.keys() == {"transform"}
    for path in group:
        assert path.tag == f"{SVG}path"
        assert path.attrib.keys() == {"class", "d"}
        assert re.fullmatch(r"(M-?\d+[ -]\d+l(-?\d+)([ -]\d+)+z)+", path.attrib["d"].replace("l ", "l"))


def test_the_contact_sheet_shows_every_piece() -> None:
    assert sheet.PAGE.read_text(encoding="utf-8") == sheet.page(), "run python -m tools.art.sheet"
    assert sorted(name for title in sheet.ROWS | sheet.TITAN_ROWS for name in sheet.group(title)) == names()
