"""The demonic pact."""

from __future__ import annotations

from tools.art.geometry import disc
from tools.art.kit import Block
from tools.art.pieces.metal import both
from tools.art.registry import TILE, piece


@piece("demonic-pact", TILE)
def demonic_pact(p: Block) -> None:
    """A scroll written full, under it a seal with a horned head."""
    p.sheet(ink="ember")
    p.rays("paper", 100, 100, 72, 190, 12, width=4.6, first=-36, last=40, ragged=0.2)
    p.rays("paper", 100, 100, 72, 190, 12, width=4.6, first=140, last=206, ragged=0.2)
    # The sheet between its two rolls.
    p.ink("44,30! 156,30! 160,96 152,168! 48,168! 40,96!")
    p.lit("bone", "50,36! 150,36! 153,96 146,162! 54,162! 47,96!")
    p.ink("138,36! 150,36! 153,96 146,162! 136,162! 144,96!")
    p.rungs("bone", "150,48 147,156", "140,48 138,156", 10, width=2.4)
    for top in (6, 158):
        p.ink(f"34,{top}! 166,{top}! 180,{top + 8} 180,{top + 24} 166,{top + 32}! 34,{top + 32}! 20,{top + 24} 20,{top + 8}!")
        p.lit("bone", f"38,{top + 6}! 162,{top + 6}! 168,{top + 16}! 162,{top + 26}! 38,{top + 26}!")
        p.ink(f"38,{top + 19}! 165,{top + 19}! 160,{top + 27}! 38,{top + 27}!")
        p.rungs("bone", f"60,{top + 20} 158,{top + 20}", f"54,{top + 26} 152,{top + 26}", 12, width=2.4)
        p.lit("bone", disc(34, top + 16, 8.5, 10))
        p.ink(disc(35, top + 16, 4.5, 5.5, 7))
    # What is written, and the name at the end of it in another ink.
    for row in range(3):
        y = 47 + row * 11
        p.gouge(
            "ink",
            f"60,{y} 70,{y - 3} 78,{y + 1}",
            f"84,{y} 96,{y - 2} 106,{y + 1}",
            f"112,{y} 122,{y - 2} 132,{y}",
            width=5,
            start=0.4,
            end=0.5,
        )
    # The seal.
    p.ink(
        "100,72! 120,70 134,82! 150,88 152,106! 160,120 150,132! 150,150 134,156! 122,170 104,166! 86,172"
        " 74,158! 56,154 52,138!"
        " 40,124 48,110! 46,92 64,86! 76,70 90,76!"
    )
    p.lit(
        "blood",
        "100,78! 118,76 130,87! 145,93 146,107! 153,120 144,131! 144,146 130,151! 120,163 104,160! 88,165"
        " 78,153! 62,149 58,136!"
        " 47,124 54,111! 53,97 67,91! 77,77 89,82!",
    )
    p.rungs("ink", "140,94 146,112 134,148", "132,100 136,114 126,142", 8, width=2.8)
    p.gouge("paper", "58,100 56,112 62,130", "74,86 84,84", width=3.6)
    p.ink(*both("100,104! 88,100 74,96 68,82! 58,96 62,112 74,120! 66,120! 72,134 80,136! 84,150 94,158 100,160!"))
    p.cut(*both("100,110! 88,106 74,104 68,93! 65,104 70,112 80,117! 78,124 80,128! 84,130! 86,142 94,152 100,154!"))
    p.ink("101,110! 112,106! 122,118 120,130! 116,130! 114,142 106,152 101,154!")
    p.rungs("paper", "116,116 110,146", "108,114 105,146", 5, width=2.4)
    p.ink(*both("97,126! 84,118! 86,127 92,131!"), *both("100,142! 88,137! 92,146 100,149!"))
    p.lay("blood", *both("95,126! 87,121! 89,126!"))
    p.cut(*both("94,141! 98,142! 96,146!"))
