"""Chainmail."""

from __future__ import annotations

from tools.art.geometry import Ring, shape
from tools.art.kit import Block
from tools.art.pieces.metal import both, holds
from tools.art.registry import TILE, piece

HAUBERK = (
    "100,8! 80,13 68,30 66,54! 44,62 24,78! 5,146! 38,160! 52,124! 48,156 38,195! 92,197! 100,172! 108,197! 162,195!"
    " 152,156 148,124! 162,160! 195,146! 176,78! 156,62 134,54! 132,30 120,13!"
)
GROUND = (
    "100,12! 82,17 73,32 71,58! 50,66 30,82! 12,142! 34,151! 54,108! 54,156 47,182! 153,182! 146,156"
    " 146,108! 166,151!"
    " 188,142! 170,82! 150,66 129,58! 127,32 118,17!"
)


def link(x: float, y: float, way: int) -> Ring:
    """Half a ring of wire about (x, y), open to the right or to the left."""
    return [(x + way * dx, y + dy) for dx, dy in ((3.6, -4.8), (-1.4, -4.8), (-5.0, 0), (-1.4, 4.8), (3.6, 4.8), (0, 0))]


@piece("chainmail", TILE)
def chainmail(p: Block) -> None:
    """A hauberk with its hood, ring upon ring, nobody in it."""
    p.sheet(ink="blood")
    p.rays("paper", 100, 96, 74, 180, 7, width=4, first=300, last=338, ragged=0.15)
    p.rays("paper", 100, 96, 74, 180, 4, width=4, first=204, last=222, ragged=0.15)
    p.ink(HAUBERK)
    ground = shape(GROUND)
    pale: list[Ring] = []
    dull: list[Ring] = []
    for row in range(17):
        y = 18 + row * 10.4
        for column in range(-10, 10):
            x = 100 + (column + 0.5) * 9.4
            if holds(ground, x, y) and (y > 76 or abs(x - 100) > 21 or y < 30):
                (dull if x > 104 + 9 * (row % 2) else pale).append(link(x, y, 1 if row % 2 else -1))
    p.cut(*pale)
    p.lay("steel", *dull)
    # The hood's opening, a belt, the hem.
    p.ink("100,26! 86,29 79,44 81,60! 88,72 100,78! 112,72 119,60! 121,44 114,29!")
    p.lay("blood", "100,33! 89,37 85,48 87,60! 93,68 100,71! 109,66 114,58! 115,46 111,36!")
    p.gouge("ink", "104,36 108,50 106,68", "98,38 101,50 99,66", width=2.4)
    p.gouge("steel", "84,40 80,52 86,66 98,75", width=3.4)
    p.ink("51,120! 100,126 149,120! 149,138! 100,144 51,138!")
    p.lay("gold", "53,123! 100,129 147,123! 147,134! 100,140 53,134!")
    p.ink("90,120! 112,120! 112,146! 90,146!")
    p.cut("94,124! 108,124! 108,142! 94,142!")
    p.ink("98,129! 104,129! 104,137! 98,137!")
    p.lay("gold", *both("39,190! 92,192! 98,178! 100,172! 92,197! 38,195!"), *both("6,143! 38,157! 37,161! 4,147!"))
