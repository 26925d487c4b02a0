"""The smoke bomb."""

from __future__ import annotations

from tools.art.geometry import disc, ribbon, taper
from tools.art.kit import Block
from tools.art.pieces.metal import glint
from tools.art.registry import TILE, piece

BILLOWS = ((24, 116, 13), (180, 112, 17), (30, 150, 25), (168, 150, 27), (128, 178, 27), (68, 176, 33), (104, 160, 17))


@piece("smoke-bomb", TILE)
def smoke_bomb(p: Block) -> None:
    """A black ball with a burning fuse, smoke billowing from under it."""
    p.sheet(ink="blood")
    p.rays("gold", 158, 34, 22, 66, 22, width=4.4, ragged=0.3)
    p.rays("paper", 96, 104, 78, 190, 26, width=4.4, first=160, last=300, ragged=0.2)
    p.ink(disc(98, 104, 66))
    p.ink("104,42! 124,32! 142,48! 130,66!")
    p.lit("steel", "112,44! 124,37! 136,49! 126,58!")
    p.ink("127,40! 136,49! 126,58! 121,53!")
    # Light on the ball: a broad window, a rim on the right.
    p.cut("48,92! 54,70 70,56 86,50! 82,62 66,72 60,96!")
    p.gouge("paper", "50,104 52,112 56,122", width=6)
    p.rail("steel", "156,92 156,120 140,148", "138,88 140,112 126,134", 5, width=3.4, ragged=0.15)
    p.rail("steel", "78,66 68,84 68,108", "98,70 84,88 82,112", 3, width=3, ragged=0.15)
    # Fuse and spark.
    p.gouge("ink", "128,46 138,26 150,24 160,34", width=10, start=1, end=0.8)
    p.gouge("paper", "130,44 139,29 149,28 157,34", width=3.6, start=0.8, end=0.8)
    p.ink(glint(160, 36, 26, 0.34))
    p.lay("gold", glint(160, 36, 20, 0.34))
    p.cut(glint(160, 36, 11, 0.4))
    smoke(p)


def smoke(p: Block) -> None:
    """One cloud of many billows: each curls, and its lower right is dark."""
    p.ink(*(disc(x, y, size + 6) for x, y, size in BILLOWS))
    p.cut(*(disc(x, y, size) for x, y, size in BILLOWS))
    for x, y, size in BILLOWS:
        # A moon of shadow, cut by the light that falls from the upper left.
        p.lay("steel", disc(x + size * 0.1, y + size * 0.1, size * 0.84, facets=11))
        p.cut(disc(x - size * 0.14, y - size * 0.16, size * 0.78, facets=11))
        for course in ("0.7,0.66 0.96,0.1 0.6,-0.62 -0.1,-0.9", "-0.46,0.34 -0.42,-0.2 0.06,-0.38 0.34,-0.06"):
            spots = (tuple(map(float, spot.split(","))) for spot in course.split())
            p.ink(ribbon(" ".join(f"{x + dx * size:.1f},{y + dy * size:.1f}" for dx, dy in spots), taper(size * 0.16, 0.1, 0.1)))
