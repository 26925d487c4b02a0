"""The wooden shuriken."""

from __future__ import annotations

import math

from tools.art.geometry import Point, Ring, disc, shape
from tools.art.kit import Block
from tools.art.registry import TILE, piece

X, Y = 102.0, 102.0


def at(degrees: float, reach: float) -> Point:
    """A point about the hole."""
    return (X + reach * math.cos(math.radians(degrees)), Y + reach * math.sin(math.radians(degrees)))


def written(*points: Point) -> str:
    """Corners of a shape."""
    return " ".join(f"{x:.1f},{y:.1f}!" for x, y in points)


def star(tip: float, notch: float) -> Ring:
    """Four points, each swept to one side as by spinning."""
    spots = []
    for turn in range(-62, 298, 90):
        spots += [at(turn, tip), at(turn + 17, tip * 0.6), at(turn + 42, notch), at(turn + 71, tip * 0.56)]
    return shape(written(*spots))


@piece("wooden-shuriken", TILE)
def wooden_shuriken(p: Block) -> None:
    """A throwing star of wood in its spin, the grain running out into the points."""
    p.sheet(ink="moss")
    for turn in range(-62, 298, 90):
        for reach, wide in ((92, 6), (80, 5), (68, 4)):
            arc = [at(turn - 62 + step * 6 + (92 - reach) * 0.3, reach) for step in range(8)]
            p.gouge("paper", arc, width=wide, start=0, end=0.5)
    p.ink(star(101, 50))
    p.lit("ember", star(91, 42))
    for index, turn in enumerate(range(-62, 298, 90)):
        # The side of each point that turns away from the light.
        p.ink(shape(written(at(turn, 90), at(turn + 18, 54), at(turn + 43, 43), at(turn + 30, 18), at(turn + 2, 40))))
        p.rungs("ember", [at(turn + 8, 74), at(turn + 24, 44)], [at(turn + 3, 62), at(turn + 12, 32)], 5, width=2.8)
        p.gouge("gold", [at(turn - 14, 34), at(turn - 7, 56), at(turn - 1, 80)], [at(turn - 28, 40), at(turn - 14, 58)], width=3.4)
        p.gouge("ink", [at(turn - 4, 30), at(turn - 3, 52), at(turn - 1, 70)], width=2.6)
        if index > 1:
            p.gouge("paper", [at(turn - 19, 53), at(turn - 8, 68), at(turn - 2, 82)], width=4)
    # Rings of the wood about the hole.
    p.ink(disc(X, Y, 31))
    p.lit("gold", disc(X, Y, 26))
    p.ink(disc(X, Y, 22))
    p.lay("ember", disc(X + 0.5, Y - 0.5, 18.5))
    p.ink(disc(X, Y, 14))
    p.lay("moss", disc(X, Y, 9.5, facets=11))
    p.gouge("gold", [at(d, 12) for d in (150, 185, 220)], width=2)
    p.gouge("ink", [at(-20, 15), at(-16, 26)], [at(100, 15), at(106, 28)], width=3)
