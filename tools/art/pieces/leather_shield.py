"""The barbarian's leather shield."""

from __future__ import annotations

import math

from tools.art.geometry import Point, Ring, disc, scaled
from tools.art.kit import Block
from tools.art.pieces.metal import both, rivet
from tools.art.registry import TILE, piece

X, Y = 100.0, 101.0


def at(degrees: float, reach: float) -> Point:
    """A point about the boss."""
    return (X + reach * math.cos(math.radians(degrees)), Y + reach * math.sin(math.radians(degrees)))


def fur(p: Block, inner: float, outer: float) -> Ring:
    """A ring of tufts, no two alike."""
    out: Ring = []
    turn = 0.0
    while turn < 354:
        step = p.random.uniform(7, 15)
        out += [
            at(turn, inner + p.random.uniform(0, 3)),
            at(turn + step * p.random.uniform(0.3, 0.9), outer + p.random.uniform(-5, 2)),
        ]
        turn += step
    return out


@piece("leather-shield", TILE)
def leather_shield(p: Block) -> None:
    """A round shield of hides sewn together, its rim of fur, its boss a spike."""
    p.sheet(ink="moss")
    tufts = fur(p, 82, 92)
    p.ink(disc(X, Y, 86), scaled(tufts, 1.06, X, Y))
    p.cut(tufts)
    p.ink(disc(X, Y, 77))
    p.lit("ember", disc(X, Y, 71))
    # Shadow in the lower right, cut in from the rim.
    p.ink([*(at(d, 72) for d in range(-40, 131, 10)), at(112, 44), at(70, 38), at(20, 46), at(-14, 54)])
    p.rungs("ember", [at(d, 70) for d in range(-26, 121, 12)], [at(d, 46) for d in range(-18, 116, 12)], 18, width=3.4)
    # Seams and their stitches.
    for turn in (-72, -10, 50, 108, 170, 232):
        seam = [at(turn, 24), at(turn + 5, 46), at(turn, 74)]
        p.gouge("ink", seam, width=5, start=0.7, end=0.9)
        near, far = [(-9, 36), (0, 48), (-4, 66)], [(13, 35), (11, 47), (6, 65)]
        stitches = [[at(turn + slip, reach) for slip, reach in side] for side in (near, far)]
        p.rungs("paper", stitches[0], stitches[1], 4, width=3.4, start=0.4, end=0.4)
    p.gouge("paper", [at(d, 66) for d in (182, 196, 210, 224)], [at(d, 66) for d in (240, 252, 264, 276)], width=5)
    p.gouge(
        "ink",
        [at(190, 58), at(194, 46), at(200, 36)],
        [at(142, 62), at(146, 50), at(140, 38)],
        [at(266, 56), at(260, 44), at(262, 34)],
        width=4,
    )
    for turn in range(-45, 315, 60):
        rivet(p, *at(turn + 4, 63), 5, "steel")
    # The boss: a bull's skull.
    p.ink(
        *both(
            "100,72! 82,74 62,74 48,66 40,46! 28,60 30,82 44,94! 58,100 70,98 78,98! 76,108 80,116! 86,134 84,146 90,156! 100,160!"
        )
    )
    p.cut("100,78! 80,80 60,80 48,74 40,60! 36,72 42,84 54,90! 66,94 76,92 84,92! 80,104 86,114! 92,130 90,142 94,150! 100,153!")
    p.cut(
        "100,78! 120,80 140,80 152,74 160,60! 164,72 158,84 146,90! 134,94 124,92 116,92! 120,104 114,114!"
        " 108,130 110,142 106,150! 100,153!"
    )
    p.ink("108,82! 120,84 136,86 150,82! 144,90 130,92 116,92! 120,104 114,114! 108,130 110,142 106,150! 101,152! 104,120 104,100!")
    p.rungs("paper", "116,96 106,146", "108,98 104,140", 6, width=2.2)
    p.ink(*both("97,112! 92,104 85,102! 86,110 91,115!"), *both("98,134! 94,136! 95,144! 98,142!"))
    p.gouge("ink", "46,72 54,80", "60,78 64,88", "99,84 98,96 99,106", width=3)
