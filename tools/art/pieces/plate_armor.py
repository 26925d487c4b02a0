"""Plate armour."""

from __future__ import annotations

from tools.art.geometry import Ring, disc, mirrored, shape
from tools.art.kit import Block, Drawn
from tools.art.registry import TILE, piece


def both(drawn: Drawn) -> tuple[Ring, Ring]:
    """A shape and its mirror image on the other side."""
    ring = shape(drawn)
    return ring, mirrored(ring, 100)


@piece("plate-armor", TILE)
def plate_armor(p: Block) -> None:
    """A cuirass with shoulder plates, lit from the left."""
    p.sheet(ink="ember")
    for first, last in ((28, 66), (114, 152), (208, 240), (300, 332)):
        p.rays("paper", 100, 100, 94, 170, 8, width=3, first=first, last=last, ragged=0.1)
    p.ink(*both("104,26! 78,22 64,14! 36,18 12,44 6,96! 18,106 36,108! 44,104! 48,124 44,150 34,186! 66,196 104,198!"))

    # Neck, breast and belly.
    p.lit("steel", "66,26! 82,24 118,24 134,26! 128,36 114,42 100,43 86,42 72,36!")
    p.ink(disc(100, 29, 22, 6))
    p.lit("steel", "64,34! 78,46 100,49 122,46 136,34! 146,54 150,82 142,106 126,120 100,126 74,120 58,106 50,82 54,54!")
    p.lit("steel", "58,116! 76,127 100,132 124,127 142,116! 140,128 142,136! 124,144 100,147 76,144 58,136! 60,128!")
    for low, wide in ((143, 46), (162, 53)):
        p.lit(
            "steel",
            f"{100 - wide + 4},{low - 4}! 76,{low + 5} 100,{low + 8} 124,{low + 5} {96 + wide},{low - 4}!"
            f" {100 + wide + 3},{low + 15}! 126,{low + 23} 100,{low + 26} 74,{low + 23} {97 - wide},{low + 15}!",
        )

    # Shadow on the right; the ridge down the middle.
    p.ink(
        "100,47! 104,70 106,100 103,127! 126,121 143,106 151,82 147,54 137,33! 132,40 124,46! 138,60 140,84 130,100"
        " 116,108! 112,86 110,64 104,48!"
    )
    p.ink("104,131! 142,115! 141,128 143,136! 126,144 112,146! 118,138 110,134!")
    p.ink("108,150! 146,139! 152,160! 130,168! 134,158 122,152!", "110,170! 152,158! 158,178! 132,187! 138,177 124,170!")
    p.rail("steel", "143,56 146,82 136,104", "128,112 118,116 109,119", 7, width=2.4, ragged=0.15)
    p.rungs("steel", "140,118 112,133", "138,136 116,145", 7, width=2)
    p.rungs("steel", "145,142 126,150", "149,159 134,166", 5, width=2.2)
    p.rungs("steel", "151,161 130,169", "155,177 136,184", 5, width=2.2)
    # Light on the left.
    p.cut("60,52! 66,46! 76,56 74,70 64,92 60,96! 58,80!")
    p.gouge("paper", "84,56 82,76 84,104", "92,54 92,80 94,112", "74,98 78,108 88,116", width=3)
    p.gouge("ink", "66,104 76,112 92,119", "58,62 56,80 60,94", width=2.2)
    p.gouge("paper", "66,126 82,134 98,137", "56,148 76,159 98,162", "50,168 74,178 98,182", width=3)
    p.rungs("ink", "60,130 92,142", "60,136 90,146", 6, width=1.8)

    # Shoulders, three plates each.
    for side in (0, 1):
        p.lit("steel", both("68,30! 56,22 40,24 26,38 20,52! 34,50 48,56 56,66! 56,50!")[side])
        p.lit("steel", both("19,56! 34,54 46,60 54,70! 52,80! 42,74 28,70 14,74!")[side])
        p.lit("steel", both("13,78! 28,74 40,78 50,84! 47,97! 36,100 22,100 11,94!")[side])
    p.cut("30,40! 40,30 54,28! 50,36 40,44 34,48!", "20,66! 32,62! 44,70! 30,68!", "18,86! 30,82! 42,88! 30,90!")
    p.ink(
        "150,26! 170,34 181,52! 168,50 160,52! 166,42!",
        "166,56! 182,57! 186,75! 172,70 160,74! 168,66!",
        "168,80! 186,78! 189,95! 176,100 160,100! 172,92!",
    )
    p.rungs("steel", "160,31 172,48", "170,36 178,49", 4, width=2)
    p.rungs("steel", "176,58 172,69", "181,60 182,71", 3, width=2)
    p.rungs("steel", "176,81 172,98", "184,82 184,95", 4, width=2)
    for x, y in ((60, 46), (140, 46), (58, 111), (142, 111), (52, 155), (148, 155)):
        p.ink(disc(x, y, 4.2, facets=9))
        p.lay("gold", disc(x + 0.6, y - 0.6, 2.4, facets=7))
