"""The fancy hat."""

from __future__ import annotations

import math

from tools.art.geometry import disc, resampled, ribbon, taper
from tools.art.kit import Block
from tools.art.pieces.metal import glint
from tools.art.registry import TILE, piece

QUILL = "122,116 156,96 166,62 146,38 110,32 68,50"


@piece("fancy-hat", TILE)
def fancy_hat(p: Block) -> None:
    """A hat with a brim turned up and a plume far too large for it."""
    p.sheet(ink="gold")
    p.rays("paper", 100, 130, 96, 200, 30, width=4.6, first=176, last=364, ragged=0.2)
    # Brim, crown, the turned-up side.
    p.ink("4,138! 10,124 34,126 52,122! 54,96 70,72 98,66! 126,62 146,74 152,92! 160,86 180,84 194,96! 198,120 186,152"
          " 160,170! 130,188 84,192 48,178! 22,168 6,152!")  # fmt: skip
    p.lit("violet", "11,138! 22,130 42,134 60,134! 92,150 132,142 156,120! 172,100 186,98 189,104! 190,122 178,148 156,163!"
                    " 128,180 86,184 52,172! 30,164 16,152!")  # fmt: skip
    p.ink("156,120! 172,100 186,98 189,104! 190,122 178,148 156,163! 128,180 100,182! 136,166 160,146 172,118!")
    p.rungs("violet", "186,112 172,146 128,176", "176,112 160,140 120,164", 9, width=3.2)
    p.gouge("paper", "22,140 36,154 56,164", "24,136 40,138 54,138", width=4.4)
    p.gouge("ink", "44,146 66,160 94,164", "66,146 90,156 112,154", width=4)
    p.lit("violet", "60,118! 62,100 76,80 100,73! 122,70 138,80 144,96! 146,110! 124,128 88,134 62,126!")
    p.ink("110,72! 126,72 138,80 144,96! 146,110! 130,124 112,130! 126,112 124,90!")
    p.rungs("violet", "140,92 140,108", "128,88 128,116", 5, width=2.8)
    p.gouge("paper", "67,110 70,98 80,86", width=4.4)
    # The band and a stone that holds the plume.
    p.ink("55,108! 84,124 122,116 148,96! 152,112! 126,134 84,142 54,128!")
    p.lit("blood", "60,117! 86,129 122,122 146,105! 147,111! 124,128 86,135 60,125!")
    p.rungs("ink", "70,118 100,126", "68,128 100,136", 4, width=2.2)

    # The plume: a spine, barbs that grow from it, one dark edge.
    course = resampled(QUILL, 15)
    left, right = [], []
    for index, (x, y) in enumerate(course):
        (ax, ay), (bx, by) = course[max(0, index - 1)], course[min(14, index + 1)]
        size = math.dist((ax, ay), (bx, by))
        ux, uy = (bx - ax) / size, (by - ay) / size
        wide = 25 * math.sin(math.pi * (0.1 + 0.86 * index / 14)) ** 0.7
        ragged = 0.84 + 0.16 * (index % 3 == 1)
        left.append((x + uy * wide * 0.9 * ragged + ux * 6, y - ux * wide * 0.9 * ragged + uy * 6))
        right.append((x - uy * wide * ragged + ux * 9, y + ux * wide * ragged + uy * 9))
    plume = [course[0], *right, course[14], *left[::-1]]
    p.ink([(x + (x - 112) * 0.07, y + (y - 60) * 0.11) for x, y in plume])
    p.ink(*(disc(x, y, 14) for x, y in course[::4]))
    p.lit("paper", plume)
    p.rungs("ink", right[1:14], course[1:14], 16, width=3.2, ragged=0.2)
    p.rungs("ink", left[1:14], course[1:14], 9, width=2.2, ragged=0.3)
    p.lay("blood", ribbon(course, taper(5, 0.9, 0.2)))
    p.ink(disc(122, 118, 13))
    p.lit("gold", disc(122, 118, 9))
    p.ink(disc(123, 119, 5, facets=8))
    p.cut(glint(34, 106, 8))
