"""The elvish harp."""

from __future__ import annotations

from tools.art.geometry import disc, resampled, ribbon, taper
from tools.art.kit import Block
from tools.art.pieces.growth import leaf
from tools.art.pieces.metal import glint
from tools.art.registry import TILE, piece


@piece("elvish-harp", TILE)
def elvish_harp(p: Block) -> None:
    """A small golden harp with living leaves; two of its strings still tremble."""
    p.sheet(ink="violet")
    p.rays("paper", 104, 100, 84, 200, 22, width=4.4, first=-62, last=62, ragged=0.2)
    p.rays("paper", 104, 100, 84, 200, 18, width=4.4, first=124, last=226, ragged=0.2)
    pillar, neck, box = "62,176 42,140 36,92 54,34", "52,40 78,58 100,44 126,24 156,22 174,44", "172,40 158,90 116,150 62,182"
    p.ink("56,40! 78,62 100,50 128,28 168,36! 158,92 112,154 62,178! 44,130 40,84!")
    # Strings: thick and thin, two of them in motion.
    tops, feet = resampled("66,54 82,58 102,48 128,32 152,32", 9), resampled("66,170 96,150 128,114 154,66", 9)
    for index in range(8):
        p.gouge("paper", [tops[index], feet[index]], width=3.6 - index * 0.18, start=0.6, end=0.7)
    for index in (3, 5):
        (ax, ay), (bx, by) = tops[index], feet[index]
        p.gouge("gold", [(ax, ay), ((ax + bx) / 2 + 6, (ay + by) / 2), (bx, by)], width=2.4, start=0.2)
    # The frame.
    for course, wide in ((pillar, 21), (neck, 23), (box, 30)):
        p.ink(ribbon(course, wide))
    p.ink(disc(56, 34, 17), disc(60, 178, 19), disc(172, 40, 17))
    p.lit("gold", ribbon(box, taper(19, 0.7, 0.8)))
    p.ink(ribbon("176,50 164,96 122,154 66,188", taper(9, 0.7, 0.6)))
    p.rungs("gold", "168,74 150,112 104,160", "162,66 140,108 96,154", 9, width=2.8)
    p.lit("gold", ribbon(pillar, taper(11, 0.8, 0.8)))
    p.gouge("paper", "38,78 38,112 46,144", width=4)
    p.gouge("ink", "50,60 46,96 54,140", width=3)
    p.lit("gold", ribbon(neck, taper(12, 0.8, 0.8)))
    p.gouge("paper", "108,36 128,22 150,20", width=4)
    p.rungs("ink", "70,54 98,46 128,28 158,32", "70,62 100,54 130,36 156,40", 9, width=3.6, start=0.6, end=0.6)
    # Volutes at the corners.
    for x, y, size in ((56, 34, 12), (172, 40, 12), (60, 178, 14)):
        p.lit("gold", disc(x, y, size))
        p.ink(
            ribbon(
                f"{x + size},{y + 3} {x + 2},{y + size * 0.7} {x - size * 0.6},{y} {x},{y - size * 0.5} {x + size * 0.4},{y + 1}",
                taper(4, 0.4, 0.6),
            )
        )
    # Leaves.
    leaf(p, 118, 152, 132, 40, 12, ribs=3)
    leaf(p, 140, 124, 106, 44, 12, ribs=3)
    leaf(p, 42, 138, -80, 30, 11, ribs=3)
    leaf(p, 96, 46, -16, 28, 10, ribs=3)
    leaf(p, 102, 42, 32, 24, 9, ribs=3)
    p.cut(glint(158, 80, 10), glint(46, 60, 8))
