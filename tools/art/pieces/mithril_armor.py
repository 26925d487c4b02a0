"""Mithril armour."""

from __future__ import annotations

from tools.art.geometry import Ring, shape
from tools.art.kit import Block
from tools.art.pieces.metal import both, glint, holds
from tools.art.registry import TILE, piece

SHIRT = (
    "100,58! 124,24! 142,16! 170,26 190,52 195,88! 174,100 153,98! 146,114 148,132 162,186! 130,195 70,195 38,186!"
    " 52,132 54,114 47,98! 26,100 5,88! 10,52 30,26 58,16! 76,24!"
)
GROUND = (
    "100,64! 130,24! 142,20! 168,30 186,52 190,80! 174,90 148,90! 142,112 144,132 155,176! 130,180 70,180 45,176!"
    " 56,132 58,112 52,90! 26,90 10,80! 14,52 32,30 58,20! 70,24!"
)
HALF, ROW = 10.0, 15.0


def scale(x: float, y: float) -> Ring:
    """A fish's scale that hangs from (x, y)."""
    half, tall = HALF - 1.3, ROW + 2.0
    return shape(
        f"{x - half},{y}! {x + half},{y}! {x + half * 0.85},{y + tall * 0.6} {x},{y + tall}! {x - half * 0.85},{y + tall * 0.6}!"
    )


@piece("mithril-armor", TILE)
def mithril_armor(p: Block) -> None:
    """A short shirt of bright scales, light as linen, that glints."""
    p.sheet(ink="moss")
    p.rays("paper", 100, 100, 84, 180, 8, width=4, first=20, last=58, ragged=0.1)
    p.rays("paper", 100, 100, 84, 180, 8, width=4, first=122, last=160, ragged=0.1)
    p.ink(SHIRT)
    ground = shape(GROUND)
    pale: list[Ring] = []
    dull: list[Ring] = []
    for row in range(10, -1, -1):
        y = 22 + row * ROW
        for column in range(-5, 6):
            x = 100 + column * 2 * HALF + (row % 2) * HALF
            if holds(ground, x, y + 6):
                (dull if x > 118 + 8 * (row % 3) else pale).append(scale(x, y))
    p.cut(*pale)
    p.lay("steel", *dull)
    p.lay("gold", *both("100,64! 126,27! 140,18! 145,24! 132,34! 102,76! 100,78!"))
    p.lay(
        "gold", "40,181! 70,190 130,190 160,181! 161,186! 130,195 70,195 39,186!", *both("7,84! 26,95 48,93! 48,99! 26,101 6,90!")
    )
    p.cut(glint(60, 74, 22), glint(84, 138, 16), glint(152, 42, 14))
