"""The ring of power."""

from __future__ import annotations

from tools.art.geometry import disc
from tools.art.kit import Block
from tools.art.pieces.metal import glint
from tools.art.registry import TILE, piece


@piece("ring-of-power", TILE)
def ring_of_power(p: Block) -> None:
    """A heavy ring with a burning stone, standing in the dark."""
    p.sheet()
    x, y = 104.0, 58.0
    p.rays("paper", x, y, 58, 190, 40, width=4, first=-40, last=218, ragged=0.3)
    p.rays("ember", x, y, 54, 130, 40, width=3.4, first=-70, last=250, ragged=0.25)
    # The hoop: its far inside, then its near outside.
    p.ink(disc(104, 126, 76, 72))
    p.lit("gold", disc(104, 126, 68, 64))
    p.ink(disc(104, 120, 50, 47))
    p.lit("ember", "62,108! 72,88 88,80! 120,80! 136,88 146,108! 134,96 120,91 104,90 88,91 74,96!")
    p.rungs("ink", "70,98 138,98", "72,88 136,88", 7, width=3)
    # Light on the left, shadow on the right.
    p.cut("43,114! 50,108! 52,138 66,160 86,172! 84,180! 60,170 44,146!")
    p.gouge("paper", "92,182 104,184 118,183", width=4)
    p.gouge("ink", "56,158 70,172 88,180", "60,144 68,156 80,164", width=2.6)
    p.ink("154,112! 165,114! 166,138 150,164 124,180! 116,184! 116,174! 138,163 152,142!")
    p.rungs("gold", "168,122 162,146 124,184", "155,122 148,146 120,172", 10, width=3, ragged=0.12)
    # The bezel and the stone.
    p.ink("104,10! 136,18 152,44! 150,78! 134,98! 74,98! 58,78! 56,44! 72,18!")
    p.lit("gold", "62,74! 74,84 104,88 134,84! 146,74! 142,86! 132,94! 76,94! 66,86!")
    p.lit("ember", "104,15! 132,22 146,46! 142,68! 128,80 104,84! 80,80 66,68! 62,46! 76,22!")
    p.ink("104,28! 122,34! 130,50! 120,66! 104,70! 88,66! 78,50! 86,34!")
    p.lay("ember", "104,33! 118,38! 124,50! 116,62! 104,65! 92,62! 84,50! 90,38!")
    p.gouge(
        "ink",
        "122,34 132,22",
        "130,50 146,48",
        "120,66 130,78",
        "104,70 104,84",
        "88,66 78,79",
        "78,50 62,48",
        width=3,
        start=0.6,
        end=0.5,
    )
    p.ink("133,26! 145,46! 141,66! 129,78! 123,65! 132,50! 125,36!")
    p.rungs("ember", "139,36 134,72", "130,44 126,64", 5, width=2.6)
    p.cut("78,24! 100,17! 103,26! 84,32! 76,46! 66,45!", "90,40! 102,36! 100,44! 92,50!")
    p.gouge("gold", "70,60 78,74 94,80", width=3.4)
    p.cut(glint(86, 34, 17), glint(56, 124, 12))
