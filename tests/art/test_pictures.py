"""The prints: all there, what the kit writes, and fit to be inlined in one page by the dozen."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest
from tools.art import sheet
from tools.art.kit import INKS
from tools.art.registry import CARD, FOLDER, HERO, TILE, names, print_of, size_of

from herna import find_game

SVG = "{http://www.w3.org/2000/svg}"
# The page inlines about fifty of them.
MOST_BYTES = 13_000
MOST_INKS = 5
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


def shown() -> dict[str, tuple[int, int]]:
    """What the games show, with the size of its picture."""
    content = find_game("both-dungeons").load(None).content
    kinds = {"heroes": HERO, "monsters": CARD, "specials": CARD, "equipment": TILE}
    return {name: size for kind, size in kinds.items() for name in content[kind]}


def test_everything_on_the_table_has_its_picture() -> None:
    assert set(names()) == set(shown()) | ROOM
    assert {name: size_of(name) for name in shown()} == shown()


def test_no_picture_is_left_over() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(names())


@pytest.mark.parametrize("name", names())
def test_files_are_what_the_kit_writes(name: str) -> None:
    written = (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    assert written == print_of(name), f"run python -m tools.art {name}"
    assert len(written) <= MOST_BYTES


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
    assert len(used) <= MOST_INKS
    # Nothing but paths: no ids that could collide, no fonts, no filters, no colours of their own.
    assert group.attrib.keys() == {"transform"}
    for path in group:
        assert path.tag == f"{SVG}path"
        assert path.attrib.keys() == {"class", "d"}
        assert re.fullmatch(r"(M-?\d+[ -]\d+l(-?\d+)([ -]\d+)+z)+", path.attrib["d"].replace("l ", "l"))


def test_the_contact_sheet_shows_every_piece() -> None:
    assert sheet.PAGE.read_text(encoding="utf-8") == sheet.page(), "run python -m tools.art.sheet"
    assert sorted(name for title in sheet.ROWS for name in sheet.group(title)) == names()
