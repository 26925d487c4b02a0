"""The evil cloak."""

from __future__ import annotations

from tools.art.kit import Block
from tools.art.parts import skull
from tools.art.pieces.metal import both
from tools.art.registry import TILE, piece


@piece("evil-cloak", TILE)
def evil_cloak(p: Block) -> None:
    """A black cape, red within, that hangs open on nobody; its collar is a bat's wing, its clasp a skull."""
    p.sheet(ink="gold")
    p.rays("paper", 100, 96, 92, 200, 26, width=4.6, first=160, last=380, ragged=0.15)
    # The cape: shoulders, falling sides, a hem in points.
    p.ink(
        *both("101,70! 70,74 46,84 36,104! 28,140 18,166 6,190! 22,186 30,188 36,197! 50,186 58,186 66,196! 78,188 90,188 101,197!")
    )
    p.rail("gold", "46,96 36,140 22,178", "62,90 50,136 42,180", 3, width=3.6, ragged=0.15)
    p.rail("gold", "158,96 166,140 180,178", "146,92 154,140 162,180", 2, width=2.6, ragged=0.2)
    # The lining: broad folds that spring from the clasp.
    p.lit("blood", *both("99,104! 82,112 66,144 50,180! 60,178 66,184! 76,176 88,178 99,186!"))
    p.ink("118,110! 136,144 152,180! 142,178 136,185! 128,177 122,177! 124,148 120,126!")
    p.ink("101,100! 106,140 108,190! 94,190! 96,140!", "90,112! 84,144 74,182! 66,182! 76,146!")
    p.rungs("blood", "138,152 148,176", "124,130 130,174", 6, width=3)
    p.gouge("paper", "76,128 66,152 57,172", width=4.4)
    p.gouge("ink", "92,132 90,154 88,172", "112,118 116,146 116,170", width=4)

    # Collar: a wing on each side, three fingers and the skin between.
    p.ink(
        *both(
            "101,112! 80,104 62,92 46,74! 34,78 26,76 18,68! 30,60 34,50 32,38! 46,42 52,36 54,24! 64,32 70,28 76,12!"
            " 88,34 96,56 101,72!"
        )
    )
    for side in (0, 1):
        p.lit("blood", both("95,88! 82,58! 76,34! 68,40! 62,44! 88,88!")[side])
        p.lit("blood", both("85,90! 66,64! 54,42! 48,50! 44,56! 78,92!")[side])
        p.lit("blood", both("74,92! 52,70! 38,58! 34,68! 50,68! 60,84!")[side])
    p.ink("116,88! 124,66! 126,36! 136,42! 140,46! 120,90!", "132,88! 142,66! 150,46! 158,56! 128,94!")
    p.rungs("blood", "138,44 120,84", "128,44 118,76", 5, width=2.4)
    p.rungs("blood", "155,54 134,84", "148,52 132,80", 4, width=2.4)
    # The dark where a head would be, and the clasp.
    p.ink("101,66! 84,72 74,92 78,112! 84,124 118,124 124,112! 128,92 118,72!")
    skull(p, 101, 97, 0.86)
