"""The lucky coin."""

from __future__ import annotations

import math

from tools.art.geometry import Ring, disc, moved, shape, turned
from tools.art.kit import Block
from tools.art.pieces.metal import Lean, glint
from tools.art.registry import TILE, piece

LOBE = "0,-5! -8,-16 -23,-26 -22,-41! -15,-51 -5,-48 0,-38! 5,-48 15,-51 22,-41! 23,-26 8,-16!"


@piece("lucky-coin", TILE)
def lucky_coin(p: Block) -> None:
    """A thick coin with a clover of four leaves, tossed and turning."""
    p.sheet(ink="ember")
    p.rays("paper", 104, 90, 84, 190, 34, width=4.6, first=150, last=390, ragged=0.2)
    # It flies up: the way it came.
    for x, low, high in ((52, 194, 158), (74, 196, 172), (100, 196, 178), (128, 196, 172), (152, 194, 156)):
        p.gouge("paper", [(x - 1, low - 3), (x - 1, high + 4)], width=5, start=0.3, end=0.2)
    lean = Lean(-16, 102, 94)
    # Edge and face.
    p.ink(*lean.shapes(disc(102, 96, 82, 76), disc(112, 106, 80, 74)))
    p.lit("gold", *lean.shapes(disc(112, 104, 74, 68)))
    rim = [(112 + 70 * math.cos(math.radians(d)), 105 + 66 * math.sin(math.radians(d))) for d in range(-28, 121, 8)]
    out = [(114 + 76 * math.cos(math.radians(d)), 108 + 71 * math.sin(math.radians(d))) for d in range(-28, 121, 8)]
    p.rungs("ink", lean.guide(rim), lean.guide(out), 17, width=4.4, ragged=0.03, start=0.7, end=0.7)
    p.ink(*lean.shapes(disc(100, 94, 77, 71)))
    p.lit("gold", *lean.shapes(disc(100, 94, 72, 66)))
    p.ink(*lean.shapes(disc(100, 94, 61, 56)))
    p.lay("gold", *lean.shapes(disc(101, 93, 57, 52)))
    for turn in range(0, 360, 20):
        p.ink(disc(*lean.spot(100 + 66.5 * math.cos(math.radians(turn)), 94 + 61 * math.sin(math.radians(turn))), 3.2, facets=6))
    # Shadow on the face, on the lower right.
    p.ink(*lean.shapes("150,66! 158,94 142,130 102,146! 78,146 66,140! 110,136 140,108!"))
    p.rungs("gold", lean.guide("155,90 134,130 92,144"), lean.guide("142,100 124,122 92,134"), 10, width=3)
    p.gouge("paper", *lean.lines("34,84 42,58 64,40", "33,96 34,102 36,110"), width=5)
    # The clover.
    lobes = [moved(turned(shape(LOBE), turn, 0, 0), 102, 93) for turn in (-31, 59, 149, 239)]
    p.ink(*(grown(lobe) for lobe in lobes))
    p.ink("98,96! 106,92! 122,126 140,142! 132,148! 110,128!")
    for index, lobe in enumerate(lobes):
        p.lit("moss", lobe)
        turn = (-31, 59, 149, 239)[index]
        vein = moved(turned([(0.0, -6.0), (0.0, -34.0)], turn, 0, 0), 102, 93)
        p.gouge("paper" if index in (0, 3) else "ink", vein, width=4)
    p.ink(*(moved(turned(shape("2,-8! 12,-18 24,-28 23,-40! 18,-46! 14,-32!"), turn, 0, 0), 102, 93) for turn in (59, 149)))
    p.cut(glint(56, 60, 16), glint(172, 40, 9))


def grown(ring: Ring) -> Ring:
    """The lobe with a rim of black about it."""
    x, y = sum(a for a, _ in ring) / len(ring), sum(b for _, b in ring) / len(ring)
    return [(x + (a - x) * 1.22, y + (b - y) * 1.22) for a, b in ring]
