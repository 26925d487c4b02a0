"""The royal scepter."""

from __future__ import annotations

from tools.art.geometry import Ring, scaled, shape
from tools.art.kit import Block
from tools.art.pieces.metal import Lean, both, glint
from tools.art.registry import TILE, piece

HEART = shape("100,96! 78,80 58,62 58,42! 62,26 88,20 100,38! 112,20 138,26 142,42! 142,62 122,80")


def heart(size: float, tall: float = 0.0) -> Ring:
    """The heart grown about its middle."""
    return scaled(HEART, size, 100, 56, tall or size)


@piece("royal-scepter", TILE)
def royal_scepter(p: Block) -> None:
    """A golden staff topped with a great ruby heart; it shines in the dark."""
    p.sheet()
    hand = Lean(22, 98, 104)
    x, y = hand.spot(100, 56)
    p.rays("paper", x, y, 74, 240, 44, width=4, ragged=0.25)
    p.rays("gold", x, y, 66, 104, 44, width=3.4, first=4, last=364, ragged=0.2)
    # The staff and its knobs.
    p.ink(*hand.shapes("86,100! 114,100! 112,230! 88,230!"))
    p.lit("gold", *hand.shapes("92,104! 108,104! 107,226! 93,226!"))
    p.ink(*hand.shapes("101,104! 108,104! 107,226! 101,226!"))
    p.gouge("paper", *hand.lines("95,136 95,152", "95,180 95,196"), width=3)
    for top in (120, 164, 206):
        p.ink(*hand.shapes(f"80,{top}! 120,{top}! 120,{top + 18}! 80,{top + 18}!"))
        p.lit("gold", *hand.shapes(f"85,{top + 4}! 115,{top + 4}! 115,{top + 13}! 85,{top + 13}!"))
        p.ink(*hand.shapes(f"102,{top + 4}! 115,{top + 4}! 115,{top + 14}! 104,{top + 14}!"))
    # Leaves of gold that bear the heart.
    p.ink(*hand.shapes(*both("100,82! 74,84 50,76 38,58! 24,70 24,92 40,104! 56,116 78,112 84,128! 100,130!")))
    for side in (0, 1):
        p.lit("gold", *hand.shapes(both("97,92! 74,94 52,86 40,70! 32,80 36,94 48,102! 62,108 82,104 89,120! 97,122!")[side]))
        p.gouge("ink", *hand.lines(both("44,84! 62,96! 88,102!")[side]), width=4)
    p.ink(*hand.shapes("128,100! 150,94 162,78! 168,84 164,94 152,102! 138,108 122,108 112,121! 108,114!"))
    p.rungs("gold", hand.guide("158,90 118,108"), hand.guide("154,99 114,115"), 5, width=2.4)
    # The heart: a rim of gold, then the stone.
    p.ink(*hand.shapes(heart(1.24, 1.2)))
    p.lit("gold", *hand.shapes(heart(1.08)))
    p.ink(*hand.shapes("112,30! 126,22 140,30! 146,46 130,74 100,102! 102,92! 126,70 136,52 134,38!"))
    p.rungs("gold", hand.guide("143,36 140,60 106,96"), hand.guide("134,36 132,56 104,88"), 10, width=2.6)
    p.ink(*hand.shapes(heart(0.88)))
    p.lay("blood", *hand.shapes(heart(0.78)))
    # Facets and light.
    p.ink(*hand.shapes("112,40! 122,32 131,37! 134,50 122,66 101,83! 108,66 114,54!"))
    p.rungs("blood", hand.guide("129,42 125,58 106,78"), hand.guide("118,44 116,54 108,64"), 6, width=3)
    p.gouge("ink", *hand.lines("99,45 87,58 99,80", "71,43 87,58"), width=3)
    p.cut(*hand.shapes("71,43! 73,36 82,34 87,38! 80,41 75,50!", "71,54! 75,54! 79,61! 75,61!"))
    p.cut(glint(*hand.spot(118, 34), 15), glint(40, 84, 9), glint(174, 144, 8))
