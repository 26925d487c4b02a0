"""The reanimation bones."""

from __future__ import annotations

import math

from tools.art.geometry import Ring, disc, moved, turned
from tools.art.kit import Block
from tools.art.parts import skull
from tools.art.pieces.metal import glint
from tools.art.registry import TILE, piece

X, Y = 102.0, 100.0
FAR = 72


def bone(p: Block, turn: float) -> None:
    """A long bone through the middle, two knobs at each end."""

    def at(ring: Ring) -> Ring:
        return moved(turned(ring, turn, 0, 0), X, Y + 12)

    knobs = [disc(x * (FAR + 4), y * 10.5, 12) for x in (-1, 1) for y in (-1, 1)]
    p.ink(*(at(disc(*_middle(knob), 18)) for knob in knobs), at([(-FAR, -15), (FAR, -15), (FAR, 15), (-FAR, 15)]))
    p.lit("bone", *map(at, knobs), at([(-FAR, -9), (0.0, -6.5), (FAR, -9), (FAR, 9), (0.0, 6.5), (-FAR, 9)]))
    low = 1 if math.cos(math.radians(turn)) > 0 else -1
    p.ink(at([(-FAR + 6, 3.0 * low), (FAR - 6, 3.0 * low), (FAR - 6, 10.0 * low), (-FAR + 6, 10.0 * low)]))
    p.rungs("bone", at([(-FAR + 12, 4.0 * low), (-28, 4.0 * low)]), at([(-FAR + 10, 9.0 * low), (-30, 8.0 * low)]), 4, width=2.4)
    p.rungs("bone", at([(30, 4.0 * low), (FAR - 10, 4.0 * low)]), at([(28, 8.0 * low), (FAR - 12, 9.0 * low)]), 4, width=2.4)
    for x in (-FAR - 9, FAR + 7):
        p.gouge("ink", at([(x - 3, 6.0 * low), (x + 2, 13.0 * low), (x + 7, 8.0 * low)]), width=4)


def _middle(ring: Ring) -> tuple[float, float]:
    return (sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring))


@piece("reanimation-bones", TILE)
def reanimation_bones(p: Block) -> None:
    """A skull on crossed bones, and a spark in its sockets: it is about to get up."""
    p.sheet(ink="moss")
    p.rays("paper", X, 86, 78, 220, 40, width=4.4, ragged=0.2)
    bone(p, 32)
    bone(p, 148)
    p.ink(disc(X, 84, 55, 60))
    skull(p, X, 86, 1.62, "bone")
    # Light in the sockets.
    for x in (81, 122):
        p.lay("ember", disc(x, 92, 9.5, facets=10))
        p.lay("paper", glint(x, 92, 8, 0.34))
    p.gouge("ink", "72,56 80,50 86,56 94,50", "116,46 112,58 118,64", width=3)
    p.cut("66,66! 70,54 80,46 86,46! 78,56 74,66 72,76!")
    p.rungs("bone", "142,62 136,92", "130,58 132,90", 5, width=2.8)
    # What comes back into them rises from below.
    for x, low, high in ((74, 195, 172), (102, 196, 156), (130, 195, 172)):
        p.ink(f"{x - 8},{low}! {x - 4},{high + 14}! {x},{high - 6}! {x + 5},{high + 14}! {x + 8},{low}!")
        p.lay("ember", f"{x - 4},{low - 2}! {x - 2},{high + 14}! {x},{high + 4}! {x + 3},{high + 14}! {x + 4},{low - 2}!")
    p.cut(glint(162, 40, 10))
