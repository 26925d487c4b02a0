"""The curative herbs."""

from __future__ import annotations

from tools.art.geometry import disc
from tools.art.kit import Block
from tools.art.pieces.growth import leaf
from tools.art.registry import TILE, piece


def flower(p: Block, x: float, y: float, size: float) -> None:
    """A daisy's head."""
    p.ink(disc(x, y, size + 5))
    p.rays("paper", x, y, size * 0.2, size + 4, 11, width=size * 0.5, ragged=0.06)
    p.ink(disc(x, y, size * 0.46))
    p.lay("gold", disc(x + 1, y - 1, size * 0.34, facets=8))


@piece("curative-herbs", TILE)
def curative_herbs(p: Block) -> None:
    """A bunch of leaves and daisies, tied with a red band."""
    p.sheet(ink="gold")
    p.rays("paper", 104, 116, 96, 200, 34, width=4.6, first=150, last=390, ragged=0.15)
    # Stalks of the flowers behind, and the cut ends below.
    p.gouge("ink", "104,140 84,90 66,58", "106,140 126,90 152,54", width=9, start=0.8, end=0.8)
    p.ink("84,140! 124,140! 130,164 142,190! 122,196! 112,182! 104,197! 92,184! 76,196! 62,188! 76,164!")
    p.rungs("moss", "92,146 104,150 118,146", "72,188 102,192 132,188", 7, width=5, ragged=0.06, start=0.6, end=0.8)
    leaf(p, 96, 138, -76, 78, 21)
    leaf(p, 112, 138, 76, 78, 21)
    leaf(p, 98, 134, -44, 92, 20)
    leaf(p, 110, 134, 46, 92, 20)
    flower(p, 62, 52, 18)
    flower(p, 154, 50, 19)
    leaf(p, 105, 136, 2, 122, 25, ribs=8)
    flower(p, 118, 92, 15)
    # The band and its bow.
    p.ink("76,126! 104,132 132,126! 136,148! 104,156 74,148!")
    p.lit("blood", "81,132! 104,137 127,132! 130,143! 104,150 80,143!")
    p.ink("112,136! 127,132! 130,143! 110,149!")
    p.rungs("blood", "126,134 127,142", "115,137 114,146", 2, width=2.6)
    p.gouge("paper", "84,136 94,139 102,140", width=3)
