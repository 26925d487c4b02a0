"""The dark stone."""

from __future__ import annotations

from tools.art.kit import Block
from tools.art.pieces.metal import glint
from tools.art.registry import TILE, piece


@piece("dark-stone", TILE)
def dark_stone(p: Block) -> None:
    """A black crystal that hangs in the air and drinks the light; splinters circle it."""
    p.sheet(ink="ember")
    p.rays("ink", 102, 98, 40, 220, 44, width=9, ragged=0.12)
    p.rays("gold", 102, 98, 70, 200, 44, width=3, first=4, last=364, ragged=0.3)
    p.ink("104,2! 146,34! 166,88! 148,144! 104,198! 62,146! 40,92! 58,38!")
    # Facets: light on the left, violet in the middle, black on the right.
    p.lit("violet", "100,14! 66,44! 88,62!", "60,54! 48,92! 82,100! 86,70!", "50,102! 70,142! 84,110!")
    p.lit("violet", "104,14! 94,64! 118,66!", "94,72! 90,104! 106,116! 122,102! 120,74!", "88,112! 76,146! 102,182! 104,126!")
    p.lay("violet", "110,18! 124,62! 138,40!", "126,72! 128,102! 154,90! 142,48!", "128,110! 110,126! 108,182! 142,140! 152,102!")
    p.ink("116,26! 127,58! 138,40!", "132,76! 134,98! 154,90! 143,52!", "130,114! 120,128! 112,176! 142,140! 150,106!")
    p.rungs("violet", "140,60 150,90", "134,76 136,94", 4, width=2.6)
    p.rungs("violet", "146,110 120,166", "130,118 116,150", 7, width=2.8)
    p.cut("98,18! 70,44! 80,50!", "60,58! 52,88! 60,90! 66,62!", "54,104! 68,134! 70,108!")
    p.gouge("paper", "98,78 96,90 97,100", "94,116 88,138 92,156", width=4)
    p.gouge("ink", "74,76 72,88 74,94", "80,120 78,130 80,138", "100,26 98,44 99,56", width=2.6)
    # A thing asleep in it.
    p.ink("84,90! 96,78 112,78 124,90! 112,100 96,100!")
    p.lay("gold", "89,90! 98,83 110,83 119,90! 110,96 98,96!")
    p.ink("104,81! 107,90! 104,98! 101,90!")
    # Splinters.
    for x, y, turn in ((26, 66, 1), (30, 146, -1), (178, 60, -1), (180, 142, 1), (160, 178, 1)):
        p.ink(f"{x},{y - 20}! {x + 11},{y + 4 * turn}! {x + 3 * turn},{y + 20}! {x - 12},{y - 3 * turn}!")
        p.lit("violet", f"{x},{y - 12}! {x + 6},{y + 3 * turn}! {x + 2 * turn},{y + 12}! {x - 7},{y - 2 * turn}!")
        p.ink(f"{x},{y - 12}! {x + 7},{y + 3 * turn}! {x + 2 * turn},{y + 13}!")
    p.cut(glint(76, 40, 14))
