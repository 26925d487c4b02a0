"""The vorpal axe."""

from __future__ import annotations

from tools.art.geometry import disc
from tools.art.kit import Block
from tools.art.pieces.metal import both, glint
from tools.art.registry import TILE, piece


@piece("vorpal-axe", TILE)
def vorpal_axe(p: Block) -> None:
    """A two-edged axe upright, light breaking from the stone in its eye."""
    p.sheet(ink="dusk")
    p.rays("paper", 100, 76, 60, 190, 22, width=4.6, first=22, last=158, ragged=0.25)
    p.rays("paper", 100, 76, 40, 190, 9, width=4.6, first=292, last=330, ragged=0.2)
    p.rays("gold", 100, 76, 30, 84, 16, width=4.4, first=50, last=132, ragged=0.15)
    p.rays("gold", 100, 76, 30, 84, 16, width=4.4, first=232, last=312, ragged=0.15)
    # Haft.
    p.ink("88,14! 94,6! 106,6! 112,14! 114,198! 86,198!")
    p.lit("gold", "93,16! 107,16! 108,195! 92,195!")
    p.ink("102,16! 107,16! 108,195! 103,195!")
    for top in (134, 148, 162, 176):
        p.ink(f"86,{top + 6}! 114,{top - 4}! 114,{top + 2}! 86,{top + 12}!")
    # The two blades.
    p.ink(*both("92,54! 72,52 54,38 44,16! 20,34 6,60 6,82! 8,108 24,130 46,142! 54,118 72,102 92,100!"))
    p.lit("steel", *both("92,60! 70,58 52,46 41,25! 24,40 13,62 13,82! 14,104 26,122 42,132! 50,112 70,96 92,94!"))
    p.cut(*both("41,25! 24,40 13,62 13,82! 14,104 26,122 42,132! 36,120 28,102 28,82! 28,64 34,44 45,33!"))
    p.ink("108,60! 130,58 148,46 154,36! 156,62! 166,80! 156,98! 152,114! 140,100 126,96 108,94!")
    p.rungs("steel", "152,44 161,80 152,108", "126,62 120,78 126,92", 9, width=3)
    p.gouge("ink", "50,58 70,68 88,70", "44,78 68,79 88,78", "50,100 70,90 88,88", width=3)
    p.gouge("ink", "38,48 32,64 31,80", "33,96 36,108 42,120", width=2.6)
    # Socket and stone.
    p.ink("84,46! 116,46! 120,58! 120,96! 116,108! 84,108! 80,96! 80,58!")
    p.lit("gold", "88,51! 112,51! 115,60! 115,94! 112,103! 88,103! 85,94! 85,60!")
    p.ink("107,51! 112,51! 115,60! 115,94! 112,103! 106,103!")
    p.ink(disc(100, 77, 14, 18, 10))
    p.lit("steel", disc(100, 77, 9, 13, 8))
    p.cut("93,70! 100,65! 103,76! 96,82!", glint(28, 66, 20), glint(150, 34, 14))
