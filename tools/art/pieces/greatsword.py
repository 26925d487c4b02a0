"""The greatsword."""

from __future__ import annotations

from tools.art.geometry import Ring, disc, moved, shape
from tools.art.kit import Block
from tools.art.pieces.metal import both, glint
from tools.art.registry import TILE, piece

EDGE = "101,6! 86,19 82,28! 90,39 88,48 79,57! 88,67 87,78 77,87! 85,96 85,105 80,118! 101,118!"


@piece("greatsword", TILE)
def greatsword(p: Block) -> None:
    """A blade waved like flame, so heavy that it takes both fists."""
    p.sheet(ink="blood")
    p.rays("paper", 100, 64, 56, 200, 22, width=4.8, first=-64, last=30, ragged=0.2)
    p.rays("paper", 100, 64, 56, 200, 22, width=4.8, first=150, last=244, ragged=0.2)
    # Blade.
    p.ink(*both("101,-2! 82,12 70,28! 79,40 77,48 66,58! 76,69 75,78 64,89! 72,100 72,107 66,125! 101,125!"))
    p.lit("steel", *both(EDGE))
    p.cut([*shape(EDGE)[:-1], (94.0, 118.0), (97.0, 35.0)])
    p.ink("101,26! 105,42! 106,120! 95,120! 97,42!")
    p.rungs("ink", "114,24 111,46 119,58 112,78 121,89 113,114", "104,30 106,118", 13, width=3)
    p.gouge("ink", "87,53 91,66 90,76", "86,87 90,98 89,111", "90,26 93,37 92,46", width=2.4)

    # Guard: two arms that end in scrolls.
    p.ink(*both("101,111! 70,111 48,114 34,103! 20,93 2,100 4,116! 6,130 20,136 34,134! 60,134 80,132 101,136!"))
    for arm in both("101,117! 70,117 46,121 30,109! 22,102 10,105 11,116! 13,127 24,130 36,128! 60,127 80,127 101,130!"):
        p.lit("gold", arm)
    p.ink("106,124! 140,125 164,123 186,111! 190,120 182,129 166,129! 140,127 120,127 106,130!")
    p.ink(*(disc(x, 116, 5.4, facets=9) for x in (22, 178)))
    p.rungs("ink", "48,119 84,119", "50,128 86,128", 5, width=3.4, start=0.5, end=0.5)
    p.rungs("gold", "118,125 166,123", "116,130 160,130", 6, width=2.4)
    p.ink("101,103! 120,122! 101,141! 82,122!")
    p.lit("blood", "101,112! 112,122! 101,133! 90,122!")
    p.cut("101,112! 100,122! 90,122!")

    # Two mailed fists, one above the other.
    p.ink("88,132! 114,132! 114,196! 88,196!")
    for top, left in ((142, 55), (172, 62)):
        fist(p, left, top)
    p.cut(glint(88, 62, 16), glint(162, 58, 9))


def fist(p: Block, left: float, top: float) -> None:
    """A mailed fist about the grip: three fingers, each in two plates, dark on the right."""

    def at(drawn: str) -> Ring:
        return moved(shape(drawn), left, top)

    p.ink(at("0,10! 10,-3 66,-4 82,6! 85,22 74,32! 10,32 -1,24!"))
    for y in (2.0, 11.6, 21.2):
        p.lit("steel", at(f"7,{y + 4}! 13,{y}! 66,{y}! 77,{y + 3}! 75,{y + 6.6}! 10,{y + 7}!"))
        p.cut(at(f"8,{y + 4}! 13,{y}! 38,{y}! 34,{y + 3}!"))
        p.ink(at(f"52,{y + 2.4}! 78,{y + 3}! 76,{y + 7.4}! 46,{y + 7.4}!"))
    p.gouge("ink", at("22,0! 21,30!"), at("50,0! 50,30!"), width=3, start=0.6, end=0.6)
