"""Omnipotence."""

from __future__ import annotations

import math

from tools.art.geometry import Ring, disc
from tools.art.kit import Block
from tools.art.registry import TILE, piece

X, Y = 100.0, 104.0


def sun(points: int, inner: float, outer: float) -> Ring:
    """A star of many points, long and short by turns."""
    out: Ring = []
    for step in range(points * 2):
        reach = inner if step % 2 else outer * (1.0 if step % 4 else 0.86)
        turn = math.radians(step * 180 / points - 90)
        out.append((X + reach * math.cos(turn), Y + reach * math.sin(turn)))
    return out


@piece("omnipotence", TILE)
def omnipotence(p: Block) -> None:
    """An eye that is a sun and misses nothing."""
    p.sheet(ink="gold")
    p.rays("paper", X, Y, 70, 200, 32, width=5, first=5.6, last=365.6, ragged=0.05)
    p.ink(sun(16, 70, 99))
    p.rays("ember", X, Y, 66, 92, 16, width=6, first=-90, last=270, ragged=0.04)
    p.ink(disc(X, Y, 67))
    p.lit("ember", disc(X, Y, 61))
    # The lids.
    p.ink("34,106! 52,76 76,58 102,58! 130,58 152,78 168,104! 150,134 128,152 100,152! 72,150 50,132!")
    p.cut("45,106! 60,86 80,70 102,70! 126,70 144,88 157,104! 142,126 124,140 100,140! 76,140 58,126!")
    p.gouge("ink", "54,66 74,50 100,46 126,50 146,66", width=5, start=0.2, end=0.2)
    p.gouge("ink", "60,150 78,160 100,163 122,160 140,150", width=4, start=0.2, end=0.2)
    p.rungs("ink", "74,50 100,46 126,50", "78,58 100,54 122,58", 7, width=3)
    # White of the eye in shadow under the lid.
    p.ink("45,106! 60,86 80,70 102,70! 126,70 144,88 157,104! 142,92 124,82 102,81! 80,82 62,92!")
    p.rungs("ink", "140,98 130,132", "153,104 138,126", 5, width=2.4)
    p.gouge("ink", "52,108 60,110 68,110", "56,116 64,117 70,116", width=2.2)
    # Iris and pupil.
    p.ink(disc(101, 106, 34))
    p.lay("gold", disc(101, 106, 29))
    p.rays("ink", 101, 106, 17, 29, 22, width=3.4, ragged=0.1)
    p.ink(disc(101, 106, 17))
    p.ink("101,72! 118,76 128,84! 118,84 84,84 74,84! 84,76!")
    p.cut("88,94! 98,88! 104,94! 100,104! 90,104!", disc(111, 116, 3.4, facets=6))
