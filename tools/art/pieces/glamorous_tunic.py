"""The glamorous tunic."""

from __future__ import annotations

from tools.art.geometry import disc
from tools.art.kit import Block
from tools.art.pieces.metal import both, glint
from tools.art.registry import TILE, piece


@piece("glamorous-tunic", TILE)
def glamorous_tunic(p: Block) -> None:
    """A stage coat of two colours with puffed, slashed sleeves and a ruff."""
    p.sheet(ink="dusk")
    p.rays("paper", 100, 96, 90, 190, 40, width=4.6, first=4, last=364, ragged=0.15)
    # Body and skirt.
    p.ink(*both("104,22! 66,28 50,40! 52,80 60,112 58,126! 44,156 36,184! 62,196 104,198!"))
    p.lit("blood", "98,40! 72,36 58,46! 60,84 68,114 66,130! 54,158 45,181! 66,189 98,191!")
    p.lit("gold", "102,40! 128,36 142,46! 140,84 132,114 134,130! 146,158 155,181! 134,189 102,191!")
    p.ink("126,60! 142,46! 140,84 132,114 134,130! 146,158 155,181! 134,189 118,190! 128,160 122,130! 126,100!")
    p.rungs("gold", "139,62 131,112", "128,66 122,116", 7, width=3)
    p.rungs("gold", "136,134 150,178", "126,138 128,184", 6, width=3.2)
    p.rail("ink", "80,128 70,156 64,186", "94,128 92,156 92,188", 4, width=4, ragged=0.2)
    p.gouge("ink", "108,130 110,160 110,188", width=3.4)
    p.gouge("paper", "64,56 66,82 73,108", "60,148 54,164 50,178", width=4.4)
    # Facing with its buttons; stars on the dark half.
    p.ink("93,46! 107,46! 106,120! 94,120!")
    for y in (58, 74, 90, 106):
        p.cut(disc(100, y, 4.2, facets=8))
    p.cut(glint(80, 66, 9, 0.34), glint(84, 94, 8, 0.34), glint(72, 164, 9, 0.34))
    p.ink(glint(117, 66, 8, 0.34), glint(114, 94, 7, 0.34))
    # Belt.
    p.ink("60,112! 100,118 140,112! 143,130! 100,138 57,130!")
    p.gouge("paper", "66,120 82,125 92,126", "110,126 122,124 134,120", width=4, start=0.4, end=0.4)
    p.ink("86,112! 114,112! 116,140! 84,140!")
    p.lit("gold", "91,117! 109,117! 110,134! 90,134!")
    p.ink("96,122! 104,122! 104,129! 96,129!")

    # Sleeves: a puff, slashed, and a tight cuff below it.
    for side, ink in ((0, "gold"), (1, "blood")):
        p.ink(both("38,106! 12,104! 16,138 14,164! 38,168! 46,136!")[side])
        p.lit(ink, both("35,110! 19,108! 22,138 20,153! 36,156! 40,134!")[side])
        p.lit("paper", both("18,154! 38,157! 36,165! 17,162!")[side])
        p.ink(both("60,34! 36,26 10,44 4,74! 2,98 12,110 30,114! 48,114 60,102 60,84!")[side])
        p.lit(ink, both("56,42! 38,34 18,50 11,76! 9,94 18,103 31,106! 44,106 53,98 54,82!")[side])
    p.rail("ink", "48,44 22,66 20,98", "54,50 44,76 38,102", 3, width=7, ragged=0.1, start=0.1, end=0.2)
    p.rail("paper", "46,48 24,70 22,94", "52,54 43,78 37,98", 3, width=3, ragged=0.14, start=0.1, end=0.2)
    p.ink("162,40! 178,46 190,62 190,80! 192,94 184,104 170,107! 180,84 176,62!", "172,110! 182,108! 180,140 181,155! 170,156!")
    p.rail("ink", "150,50 158,76 162,102", "158,44 170,66 172,98", 2, width=7, ragged=0.1, start=0.1, end=0.2)
    p.rail("paper", "150,54 158,78 162,98", "158,50 169,70 170,94", 2, width=3, ragged=0.14, start=0.1, end=0.2)
    p.rungs("blood", "188,64 187,96", "180,62 178,98", 5, width=2.6)
    # The ruff.
    p.ink(disc(100, 34, 43, 21))
    for index, x in enumerate((66, 80, 94, 108, 122, 134)):
        p.cut(f"{x - 6},{24 + (index % 2) * 3}! {x + 1},16! {x + 8},{26 - (index % 2) * 2}! {x + 6},46! {x - 1},51! {x - 5},44!")
    p.ink(disc(100, 27, 25, 10))
    p.gouge("blood", "82,28 92,33 104,33", width=3.4)
