"""The invisibility cloak."""

from __future__ import annotations

from tools.art.geometry import disc
from tools.art.kit import Block
from tools.art.pieces.metal import glint
from tools.art.registry import TILE, piece


def fading(x: float, y: float) -> float:
    """How much of the cloak is still there: less and less to the right."""
    return max(0.0, min(1.0, (178 - x + (y - 100) * 0.1) / 70))


@piece("invisibility-cloak", TILE)
def invisibility_cloak(p: Block) -> None:
    """A hooded cloak that stands though nobody wears it; its right half is vanishing."""
    p.sheet(ink="dusk")
    # The vanishing half: strokes that grow thin.
    whole = "104,10! 138,20 156,52 154,86! 176,104 188,140 192,191! 104,191!"
    p.hatch("ink", whole, angle=0, gap=7, width=6.5, length=44, light=fading)
    p.hatch("moss", "106,112! 150,96! 170,112 182,144 186,191! 106,191!", angle=0, gap=7, width=3.6, length=40, light=fading)
    # The half that is there.
    p.ink(
        "104,8! 70,16 50,48 52,86! 30,102 16,140 8,195! 112,195! 122,186! 112,178! 128,164! 114,156!"
        " 124,140! 116,130! 128,118! 116,104!"
    )
    p.lit(
        "moss",
        "104,14! 74,22 56,52 58,90! 37,104 22,142 15,191! 106,191! 112,186! 102,178! 118,165! 106,157!"
        " 114,141! 106,132! 112,120! 98,60 104,30!",
    )
    # The empty hood.
    p.ink(
        "104,26! 84,34 71,62 75,92! 88,106 98,112 106,124! 120,110 134,104! 126,98! 141,90! 130,82!"
        " 144,72! 132,64! 142,54! 128,46! 130,36! 116,28!"
    )
    p.cut("104,20! 84,26 65,56 69,92! 83,104 95,110 106,126! 92,108 84,98 79,90! 75,64 86,40 104,31!")
    p.gouge("paper", "108,20 122,23 134,32", "140,40 147,52 150,64", "151,72 150,80 148,90", width=4)
    p.gouge("paper", "156,98 166,106 172,114", "178,126 183,140 185,152", "187,164 189,176 189,188", width=3)
    # Folds.
    p.rail("ink", "60,96 40,122 28,190", "94,116 100,150 102,190", 7, width=6, ragged=0.25)
    p.rail("paper", "50,106 34,132 24,180", "88,118 92,142 94,180", 5, width=3, ragged=0.35)
    p.gouge("ink", "66,40 58,62 62,84", "86,20 72,30 64,46", width=3.6)
    # The clasp.
    p.ink(disc(106, 122, 12))
    p.lit("gold", disc(106, 122, 8, facets=8))
    p.cut(glint(108, 68, 9), glint(146, 140, 15), glint(172, 66, 13), glint(170, 172, 9))
