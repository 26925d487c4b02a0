"""The possession scroll."""

from __future__ import annotations

import math

from tools.art.geometry import disc, ribbon, taper
from tools.art.kit import Block
from tools.art.pieces.metal import both
from tools.art.registry import TILE, piece

X, Y = 100.0, 100.0


@piece("possession-scroll", TILE)
def possession_scroll(p: Block) -> None:
    """A scroll drawn open sideways; out of it stares a spiral that will not let go."""
    p.sheet(ink="blood")
    p.rays("paper", X, Y, 80, 200, 22, width=4.6, first=226, last=314, ragged=0.15)
    p.rays("paper", X, Y, 80, 200, 22, width=4.6, first=46, last=134, ragged=0.15)
    # The sheet, torn above and below.
    p.ink("24,40! 52,50! 78,42! 102,52! 130,44! 150,52! 178,38! 176,162! 152,152! 128,160! 100,150! 76,160! 50,150! 24,162!")
    p.lit(
        "bone", "32,50! 52,57! 78,50! 102,59! 130,51! 150,59! 170,48! 168,153! 152,145! 128,152! 100,143! 76,152! 50,143! 32,152!"
    )
    p.ink("154,57! 170,48! 168,153! 156,147! 160,100!")
    p.rungs("bone", "169,58 167,148", "158,58 158,146", 9, width=2.4)
    # Signs along the edges of the sheet.
    p.gouge(
        "ink", "50,66 60,62 66,68", "76,60 86,58 92,64", "112,64 122,60 130,62", "140,66 146,64 150,68", width=4, start=0.4, end=0.4
    )
    p.gouge(
        "ink",
        "50,136 60,132 66,138",
        "78,142 88,138 94,140",
        "112,138 122,140 130,138",
        "140,134 146,138 150,136",
        width=4,
        start=0.4,
        end=0.4,
    )
    # The eye.
    p.ink("38,100! 56,72 80,58 100,58! 122,58 146,74 162,100! 146,128 122,142 100,142! 78,142 56,128!")
    p.cut("48,100! 62,80 82,66 100,66! 120,66 140,80 152,100! 138,122 120,134 100,134! 80,134 62,122!")
    p.ink(disc(X, Y, 37))
    p.lay("gold", disc(X + 1, Y - 1, 32))
    spiral = [(X + (3 + 29 * t / 40) * math.cos(t * 0.44), Y + (3 + 29 * t / 40) * math.sin(t * 0.44)) for t in range(41)]
    p.ink(ribbon(spiral, taper(8.6, 0.5, 0.5, 0.7)), disc(X, Y, 5, facets=8))
    p.ink("48,100! 62,80 82,66 100,66! 120,66 140,80 152,100! 140,88 122,76 100,76! 80,76 62,86!")
    p.rungs("ink", "54,78 70,64 88,57", "62,84 76,72 92,66", 4, width=4)
    p.gouge(
        "blood", "52,104 58,106 64,105", "56,112 62,111 67,110", "148,104 142,106 138,104", "142,114 138,112 134,112", width=2.6
    )
    # The two rods it is wound on.
    for side in (0, 1):
        p.ink(both("6,30! 14,16! 32,16! 40,30! 42,170! 34,186! 14,186! 4,170!")[side])
        p.lit("bone", both("12,36! 34,36! 35,164! 12,164!")[side])
        for top in (20, 169):
            p.lit("gold", both(f"17,{top}! 30,{top}! 34,{top + 6}! 30,{top + 11}! 17,{top + 11}! 12,{top + 6}!")[side])
    p.ink("25,36! 35,36! 36,164! 26,164!", "176,36! 189,36! 189,164! 176,164!")
    p.rungs("bone", "32,44 33,160", "26,44 27,158", 9, width=2.4)
    p.rungs("bone", "186,44 186,160", "177,44 178,158", 9, width=2.4)
    p.gouge("paper", "16,44 16,80 16,120", width=4)
    p.gouge("ink", "20,60 20,90", "20,112 20,150", "170,60 170,96", width=2.4)
