"""The holy grail."""

from __future__ import annotations

from tools.art.geometry import disc
from tools.art.kit import Block
from tools.art.pieces.metal import glint
from tools.art.registry import TILE, piece


@piece("holy-grail", TILE)
def holy_grail(p: Block) -> None:
    """A golden cup with a ring of stones, light rising out of it."""
    p.sheet(ink="blood")
    p.rays("paper", 104, 46, 30, 175, 25, width=4.6, first=196, last=346, ragged=0.2)
    p.rays("gold", 104, 60, 66, 160, 26, width=3, first=-6, last=186, ragged=0.2)
    p.ink("104,26! 142,26 170,34 176,46! 176,84 158,112 126,126! 120,136 124,144 128,150! 150,160 168,172 172,194!"
          " 36,194! 40,172 58,160 80,150! 84,144 88,136 82,126! 50,112 32,84 32,46! 38,34 66,26!")  # fmt: skip
    # Bowl, seen a little from above.
    p.lit("gold", "38,48! 58,60 150,60 170,48! 170,82 152,106 122,120! 112,123 96,123 86,120! 56,106 38,82!")
    p.lit("gold", disc(104, 44, 66, 13))
    p.ink(disc(104, 45, 57, 8.5))
    p.lay("paper", "62,48! 80,44 128,44 146,48! 132,52 116,53 104,53 92,53 76,52!")
    # Shadow and light.
    p.ink("128,60! 150,59 171,50! 170,82 152,106 122,120! 112,123 104,123 100,122! 124,112 136,88!")
    p.rungs("gold", "166,60 134,110", "138,64 116,118", 10, width=3, ragged=0.15)
    p.cut("48,62! 60,66! 62,84 72,102 84,112! 66,106 50,88!")
    p.gouge("paper", "72,70 76,92 90,112", width=3.4)
    p.gouge("ink", "84,66 88,92 98,116", "96,66 98,88 102,108", width=2.4)
    # A ring of stones.
    for x, y, size in ((58, 82, 8), (83, 90, 9.5), (113, 91, 9.5), (140, 84, 8)):
        p.ink(disc(x, y, size + 3, size + 3.5, 9))
        p.lit("blood", disc(x, y, size - 1, size, 8))
        p.cut(disc(x - size * 0.3, y - size * 0.35, size * 0.3, facets=5))

    # Stem, knob, foot.
    p.lit("gold", "92,126! 116,126! 113,132! 95,132!", "97,146! 111,146! 118,154! 90,154!")
    p.ink(disc(104, 138, 21, 11))
    p.lit("gold", disc(104, 138, 17, 7.5))
    p.ink("108,130! 120,134 121,140 108,146! 114,140!")
    p.lit("gold", "104,156! 124,158 150,168 163,182! 140,188 68,188 45,182! 58,168 84,158!")
    p.ink("112,157! 136,162 152,170 164,183! 140,189 116,189! 124,176!")
    p.rungs("gold", "132,164 152,184", "122,168 124,186", 5, width=2.8)
    p.cut("90,162! 74,167 62,174 56,181! 68,182! 76,174!")
    p.gouge("ink", "100,162 94,174 92,185", width=2.6)
    p.cut(glint(150, 46, 16), glint(66, 138, 6))
