"""The dragon."""

from __future__ import annotations

import math
from itertools import pairwise

from tools.art.geometry import disc, resampled, ribbon, taper
from tools.art.kit import Block
from tools.art.registry import CARD, piece


@piece("dragon", CARD)
def dragon(p: Block) -> None:
    """A great worm in profile, breathing fire down from its coiled neck."""
    p.sheet(ink="gold")
    p.rays("paper", 116, 84, 60, 230, 56, width=4.6, ragged=0.2)

    # Wing behind the neck.
    p.ink("120,230! 134,190 160,150 176,118 193,92! 194,254! 120,254!")
    p.rail("gold", "186,118 176,170 174,240", "190,126 188,180 188,246", 3, width=4.4, ragged=0.15)

    # Spines down the neck, then the neck itself.
    spine = "126,84 156,98 170,126 164,164 136,196 116,226 118,262"
    back = "134,62 178,84 196,128 188,176 168,206 164,250"
    for (ax, ay), (bx, by) in pairwise(resampled(back, 10)):
        out = math.atan2(by - ay, bx - ax) - math.pi / 2
        tip = ((ax + bx) / 2 + 17 * math.cos(out + 0.5), (ay + by) / 2 + 17 * math.sin(out + 0.5))
        p.ink([(ax, ay), tip, (bx, by), ((ax + bx) / 2 - 9 * math.cos(out), (ay + by) / 2 - 9 * math.sin(out))])
    p.ink(ribbon(spine, lambda t: 46 + 56 * t))
    p.lit("moss", ribbon(spine, lambda t: 38 + 54 * t))
    # Plates of the throat on the inner side of the curve.
    belly = "116,108 136,116 142,134 132,156 106,182 84,212 82,254"
    p.ink(ribbon(belly, lambda t: 18 + 22 * t))
    points = resampled(belly, 13)
    for index, ((ax, ay), (bx, by)) in enumerate(pairwise(points)):
        ux, uy = (bx - ax) / math.dist((ax, ay), (bx, by)), (by - ay) / math.dist((ax, ay), (bx, by))
        half = 6 + 0.8 * index
        p.lit(
            "gold",
            [
                (ax - uy * half + ux * 2, ay + ux * half + uy * 2),
                (ax + uy * half + ux * 2, ay - ux * half + uy * 2),
                (bx + uy * half - ux, by - ux * half - uy),
                (bx - uy * half - ux, by + ux * half - uy),
            ],
        )
    # Scales, in shadow towards the back.
    p.ink(ribbon("150,78 180,104 188,132 180,172 162,204 152,256", taper(15, 0.5, 1.0)))
    p.rungs("moss", "172,98 186,134 178,176 160,206 154,250", "160,96 172,132 164,172 146,204 138,250", 16, width=3.4)
    for row, course in enumerate(
        ("150,108 158,132 150,160 124,192 108,224 106,250", "160,112 166,136 158,166 132,200 120,230 120,250")
    ):
        for x, y in resampled(course, 11 - row)[1:]:
            p.gouge("ink", f"{x - 6},{y - 4} {x},{y + 4} {x + 6},{y - 3}", width=3, start=0.2)

    # Fire.
    p.ink("78,92! 60,120 30,132 0,137! 0,260! 60,260! 84,226 78,206! 92,196 92,180 88,168! 100,158 100,134 104,116!")
    p.lit("ember", "84,104! 66,126 40,138 0,145! 0,260! 54,260! 74,228 68,204! 84,196 84,180 80,164! 94,154 94,132 98,114!")
    p.lay(
        "gold",
        "84,110! 66,134 40,150 0,159! 0,206! 20,214 22,228! 32,214 36,206 34,192! 48,202 50,212 48,226! 64,206"
        " 62,186 58,172! 74,170 76,160 74,150! 86,142 88,126 91,114!",
    )
    p.cut("84,112! 66,140 42,156 0,167! 0,186! 30,186 48,174 60,164! 72,150 80,134 86,116!")
    p.gouge("ember", "70,142 50,160 26,172", width=4)

    # Horns.
    p.ink("120,52! 150,40 172,24 190,6! 190,34 176,58 144,72!", "136,64! 160,62 180,54 196,44! 190,66 174,82 146,86!")
    p.cut("128,54! 152,46 172,32 185,18! 182,36 168,54 142,66!", "146,70! 166,68 180,62 188,56! 180,68 168,76 150,79!")
    p.rungs("ink", "140,54 160,44 178,30", "146,66 166,56 182,38", 6, width=4, ragged=0, end=0.5)

    # Lower jaw.
    p.ink("126,98! 104,106 84,116 66,132! 60,126 56,132 56,140! 68,150 92,146 112,136 138,122!")
    p.lit("moss", "128,104! 104,114 86,124 68,139! 72,145 92,140 112,130 132,118!")
    p.cut("72,130! 72,120! 79,126!", "83,122! 84,112! 90,118!", "94,116! 96,107! 101,112!")
    p.gouge("ink", "122,112 104,122 86,134", width=3)
    # Head.
    p.ink(
        "146,104! 152,84 142,58 118,40 104,34! 106,44! 92,42 76,50 62,62! 50,58 38,62 30,76! 26,92 32,102 42,106! 60,104"
        " 84,100 104,102 116,112!"
    )
    p.lit(
        "moss",
        "142,98! 146,82 138,62 116,47! 112,52! 94,48 78,56 66,68! 54,64 42,68 36,80! 34,92 38,98 44,100! 62,96"
        " 86,93 106,96 120,106!",
    )
    p.cut("44,72! 54,68 64,71! 58,78 46,80 40,84!", "82,58! 94,52 106,54! 98,60 86,66!")
    for x, y, size in ((40, 99, 16), (53, 98, 10), (64, 97, 13), (76, 95, 10), (88, 95, 9)):
        p.ink(f"{x - 2},{y - 2}! {x + 9},{y - 3}! {x + 4},{y + size + 3}!")
        p.cut(f"{x},{y - 1}! {x + 7},{y - 2}! {x + 4},{y + size}!")
    p.ink("106,96! 118,92 130,96 142,100! 146,84 140,66 128,58! 132,74 128,84 116,88!")
    p.rungs("moss", "130,62 142,98", "122,74 120,96", 6, width=3)
    # Nostril, cheek, brow and eye.
    p.ink("42,84! 48,76 54,78! 52,84 46,88!")
    p.gouge("ink", "62,84 80,82 96,86", "70,74 80,70 88,72", "56,92 70,90 84,88", width=3)
    p.ink("78,68! 92,58 108,58 124,66! 120,80 108,84 96,82!")
    p.lit("ember", "88,70! 98,66 114,68! 110,78 98,78!")
    p.ink("100,67! 104,68! 104,79! 100,78!", "76,66! 96,54 112,54 128,66! 112,64 96,66!")
    p.gouge("paper", "78,64 96,54 118,57", width=2.6)
    p.cut(disc(97, 70, 1.6, facets=6))
    p.trim()
