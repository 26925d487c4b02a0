"""The bloody wand."""

from __future__ import annotations

from tools.art.geometry import Ring, disc, moved, ribbon, scaled, shape, taper
from tools.art.kit import Block
from tools.art.pieces.metal import glint
from tools.art.registry import TILE, piece

DROP = shape("0,-16! 5,-5 9,1! 9,10 4,14 0,14! -4,14 -9,10 -9,1! -5,-5!")


def drop(x: float, y: float, size: float) -> Ring:
    """A falling drop."""
    return moved(scaled(DROP, size, 0, 0), x, y)


@piece("bloody-wand", TILE)
def bloody_wand(p: Block) -> None:
    """A knotted wand whose claws hold a ball of blood; it drips."""
    p.sheet()
    x, y = 128.0, 66.0
    p.rays("paper", x, y, 66, 240, 44, width=3.8, ragged=0.3)
    p.rays("blood", x, y, 56, 100, 40, width=4.6, first=4, last=364, ragged=0.25)
    # The stick, grown crooked, bound with gold; behind it the light is kept away.
    course = "20,194! 44,172 58,144 84,128 108,98"
    p.ink(ribbon("10,204! 44,172 58,144 84,128 110,96", 46), disc(128, 66, 47))
    p.lit("bone", ribbon(course, taper(27, 1.0, 0.8)), "62,136! 44,128! 34,108! 70,122!", "70,150! 86,154! 98,164! 84,132!")
    p.ink(ribbon("28,200! 52,179 66,152 92,135 114,105", taper(11, 0.9, 0.7)), "78,150! 98,164! 84,136!")
    p.rungs("bone", "46,186 64,156 100,124", "42,178 58,148 92,120", 8, width=2.8)
    p.gouge("ink", "52,152 62,140 78,128", "34,172 46,160 50,148", width=3.4)
    for ax, ay in ((30, 184), (90, 118)):
        p.ink(ribbon([(ax - 17, ay - 15), (ax + 17, ay + 15)], 17))
        p.lit("gold", ribbon([(ax - 13, ay - 11.5), (ax + 13, ay + 11.5)], 9))
        p.ink(ribbon([(ax + 2, ay + 1.8), (ax + 15, ay + 13.3)], 9))
        p.gouge("gold", [(ax + 6, ay + 2), (ax + 11, ay + 7)], width=2.6)
    # The ball.
    p.ink(disc(x, y, 42))
    p.lit("blood", disc(x, y, 36))
    p.ink("150,36! 164,50 166,76 152,92! 138,102 122,103 112,98! 136,90 150,70!")
    p.rungs("blood", "162,56 160,80 132,98", "150,58 146,74 124,92", 8, width=3)
    p.cut("100,58! 104,44 116,36 126,35! 122,44 112,48 108,62!", disc(104, 72, 3.6, facets=6))
    # Claws.
    claws = ("100,106 84,80 88,52 106,30", "104,106 126,108 150,96 168,66", "98,106 106,92 116,82 132,78")
    for course in claws:
        p.ink(ribbon(course, taper(23, 0.9, 0.3, 0.3)))
    for course in claws:
        p.lit("bone", ribbon(course, taper(13, 0.9, 0.0, 0.3)))
    p.gouge("ink", "110,108 128,106 146,96", "104,100 112,90 122,85", "92,92 89,76 92,60", width=3.4)
    p.ink(disc(100, 108, 15))
    p.lit("gold", disc(100, 108, 10))
    p.ink("104,101! 110,108 106,116 98,118! 102,110!")

    # Blood: runs down the claw, falls.
    p.ink("120,100! 148,92! 148,114! 149,138 133,140 133,122! 132,112 126,112 125,128! 124,142 113,140 114,126!")
    p.lay("blood", "120,104! 144,98! 144,118! 144,132 138,132 137,118! 134,104 124,106 122,120! 121,134 117,132 118,122!")
    for dx, dy, size in ((141, 158, 1.0), (119, 168, 1.2), (158, 130, 0.8), (144, 186, 0.7)):
        p.ink(drop(dx, dy, size * 1.5))
        p.lit("blood", drop(dx, dy, size))
        p.cut(disc(dx - 3 * size, dy + 3 * size, 2.2 * size, facets=5))
    p.cut(glint(150, 40, 12), glint(60, 84, 8))
