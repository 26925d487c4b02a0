"""Writes the contact sheet: `python -m tools.art.sheet`.

docs/art.md shows the files themselves; build/art.svg shows them on one wooden table, to be judged side by side. In both every
piece stands also at 40 pixels, where only the silhouette speaks.
"""

from __future__ import annotations

import os
import re

from tools.art.kit import INKS
from tools.art.registry import CARD, FOLDER, HERO, MARK, ROOT, SCENE, TILE, names, print_of, size_of

PAGE = ROOT / "docs" / "art.md"
SHEET = ROOT / "build" / "art.svg"

ROWS = {"Heroes": HERO, "Monsters and their back": CARD, "Equipment": TILE, "Scenes": SCENE, "Marks": MARK, "Ornaments": None}
WIDTH, GAP, THUMB = 1200, 14, 40
ACROSS = {"Heroes": 4, "Monsters and their back": 5, "Equipment": 7, "Scenes": 4, "Marks": 7, "Ornaments": 4}
WOOD, TEXT = "#94633a", "#fff3dc"


def group(title: str) -> list[str]:
    """Ids of the pieces of one row of the sheet."""
    sizes = [size for size in ROWS.values() if size]
    return [name for name in names() if (size_of(name) == ROWS[title] if ROWS[title] else size_of(name) not in sizes)]


def symbol(name: str) -> str:
    """A print to be placed several times; its own style goes, for the sheet has one for all."""
    wide, tall = size_of(name)
    body = re.sub(r"^<svg[^>]*>\n<style>.*?</style>\n", "", print_of(name)).removesuffix("</svg>\n")
    return f'<symbol id="{name}" viewBox="0 0 {wide} {tall}">{body}</symbol>'


def placed(name: str, x: float, y: float, width: float) -> str:
    """A print at a place of the sheet."""
    wide, tall = size_of(name)
    return f'<use href="#{name}" x="{x:g}" y="{y:g}" width="{width:g}" height="{width * tall / wide:.1f}"/>'


def sheet() -> str:
    """All pieces on the wood of the table."""
    out, y = [symbol(name) for name in names()], GAP
    for title in ROWS:
        cell = (WIDTH - GAP) / ACROSS[title] - GAP
        out.append(f'<text x="{GAP}" y="{y + 18}" class="title">{title}</text>')
        y += 28
        pieces = group(title)
        for start in range(0, len(pieces), ACROSS[title]):
            row = pieces[start : start + ACROSS[title]]
            big = cell - THUMB - 6
            for column, name in enumerate(row):
                x = GAP + column * (cell + GAP)
                out += [placed(name, x, y, big), placed(name, x + big + 6, y, THUMB)]
                out.append(f'<text x="{x:g}" y="{y + tallest(row, big) + 15:g}">{name}</text>')
            y += round(tallest(row, big)) + 26
    style = "".join(f".{ink}{{fill:{colour}}}" for ink, colour in INKS.items())
    style += f"text{{font:13px sans-serif;fill:{TEXT}}}.title{{font-weight:bold;font-size:17px}}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y}" width="{WIDTH}" height="{y}">'
    return "\n".join([head, f"<style>{style}</style>", f'<path d="M0 0H{WIDTH}V{y}H0z" fill="{WOOD}"/>', *out, "</svg>"]) + "\n"


def tallest(row: list[str], width: float) -> float:
    """Height of a row of prints of one width."""
    return max(width * size_of(name)[1] / size_of(name)[0] for name in row)


def shown(title: str) -> str:
    """One row of the page: each piece large and small, with its id."""
    folder = os.path.relpath(FOLDER, PAGE.parent).replace(os.sep, "/")
    height = 60 if ROWS[title] is None else 190
    pieces = [
        f'<a href="{folder}/{name}.svg"><img src="{folder}/{name}.svg" alt="{name}" title="{name}" height="{height}"></a>'
        f'<img src="{folder}/{name}.svg" alt="" width="{THUMB}">'
        for name in group(title)
    ]
    ids = ", ".join(f"`{name}`" for name in group(title))
    return "\n".join([f"### {title}", "", ids + ".", "", *pieces])


def page() -> str:
    """The page of the docs."""
    inks = "\n".join(f"| `{ink}` | `{colour}` |" for ink, colour in INKS.items())
    return PROSE.format(inks=inks, sheet="\n\n".join(shown(title) for title in ROWS), count=len(names()))


PROSE = """# The prints

One hand drew everything on the table: linocuts. Black is what the knife left standing; light is carved out of it; few flat
colours lie under it, a little off register. No gradients, no letters in pictures, silhouettes that read at 40 pixels.

This page is written by `python -m tools.art.sheet`, the pieces by `python -m tools.art [PIECE ...]`.

## The {count} pieces

Each is a file `web/src/art/dungeon_cards/ID.svg` that can be looked at alone; the id is that of the hero, the monster or the
equipment in the game's data file.

{sheet}

## The inks

Colours are classes, never values, so that the page can light the same print by day and by night (`web/src/style/base.css`).
A piece takes at most five of them.

| class | colour in a file looked at alone |
|---|---|
{inks}

## How a piece is drawn

`tools/art/` is a small kit in plain Python. A piece is a function that works on a block from the paper up:

| | |
|---|---|
| `geometry.py` | points, curves, strokes; `"10,20 30,5! 50,20"` is a curve through points, `!` makes a corner |
| `kit.py` | the block, and all that is done to it; see below |
| `parts.py` | what several pieces share: flame, skull, candle, arch, eyes, rivets |
| `pieces/` | one small file per piece or handful; `@piece("torch", TILE)` enters it |

| on a block | |
|---|---|
| `sheet`, `trim` | the paper and a block with an edge cut by hand; wipe off what stands over that edge |
| `ink`, `cut`, `lay` | print black, carve down to the paper, print any ink |
| `under`, `lit` | lay a colour off register; carve a shape and lay a colour into it |
| `gouge` | one stroke of the tool: it bites in, swells, lifts off |
| `rail`, `rungs` | strokes along two guides, as folds and muscles go; strokes across, as shadow goes round a form |
| `hatch`, `rays` | a field of strokes; a burst of them |

The hand that wobbles is seeded by the id of the piece, so the same drawing gives the same file. Coordinates are whole numbers of
quarter units, which keeps a piece near 9 kB.

Habits that hold the set together: light comes from the left and the right half sinks into shadow; a shape is first cut out black
and larger, then lit; weapons stand on black, armour on a coloured ground; each monster has a ground or a glow of its own;
the upper left corner of a card or tile and the upper right of a hero hold nothing that matters, for figures stand there.
"""

if __name__ == "__main__":
    SHEET.parent.mkdir(exist_ok=True)
    SHEET.write_text(sheet(), encoding="utf-8")
    PAGE.write_text(page(), encoding="utf-8")
