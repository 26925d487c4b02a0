"""The shinobi gear."""

from __future__ import annotations

from tools.art.geometry import disc
from tools.art.kit import Block
from tools.art.pieces.metal import both
from tools.art.registry import TILE, piece


@piece("shinobi-gear", TILE)
def shinobi_gear(p: Block) -> None:
    """A hood that leaves only the eyes, claws on one fist, a grappling hook on its rope."""
    p.sheet(ink="ember")
    p.rays("paper", 100, 78, 76, 190, 34, width=4.4, first=176, last=364, ragged=0.2)
    # Hood and shoulders: one black mass.
    p.ink("100,8! 70,14 48,40 46,76! 44,104 52,118 60,126! 30,134 12,152 8,196! 192,196! 188,152 170,134 140,126!"
          " 148,118 156,104 154,76! 152,40 130,14!")  # fmt: skip
    p.rail("steel", "138,30 148,58 146,96", "122,22 136,52 136,62", 4, width=3.4, ragged=0.15)
    p.gouge("paper", "64,34 56,52 54,70", "84,20 74,24 70,28", width=4.6)
    # The slit and what looks out of it.
    p.lit("skin", "56,64! 78,56 122,56 144,64! 146,76 142,88! 120,94 80,94 58,88! 54,76!")
    p.ink("118,57! 144,64! 146,76 142,88! 116,93! 130,84 130,68!")
    p.ink(*both("97,72! 88,62 70,58 56,63! 56,70 70,66 86,76 96,80!"), *both("64,76! 74,70 86,76 92,83! 80,87 70,85!"))
    p.cut(*both("68,77! 75,74 83,78 87,82! 79,84 72,83!"))
    p.ink(disc(79, 79, 3.6, facets=8), disc(121, 79, 3.6, facets=8))
    p.rungs("skin", "138,70 138,86", "128,72 126,86", 3, width=2.6)
    # Folds of the mask, the knot of the band.
    p.gouge("steel", "62,102 84,110 112,104 134,98", "66,114 90,122 118,116", "58,93 74,99 92,100", width=3.2)
    p.gouge("paper", "52,46 78,36 104,36 130,40", width=3.6)
    # Rope across the chest.
    p.gouge("paper", "50,136 84,160 124,170 158,164", width=9, start=0.9, end=0.9)
    p.rungs("ink", "54,134 88,154 124,164 156,158", "50,144 84,168 122,177 154,171", 12, width=3.4, start=0.4, end=0.4)

    # Claws.
    p.ink("6,120! 8,62! 22,48! 29,66! 39,54! 46,68! 57,60! 60,78! 72,70! 72,126! 82,136! 82,172! 4,172! 4,136!")
    for x, top in ((17, 57), (35, 64), (52, 70), (67, 79)):
        p.lit("steel", f"{x},{top}! {x + 3},{top + 26} {x + 2},138! {x - 9},138! {x - 8},{top + 26}!")
        p.cut(f"{x},{top}! {x - 3},{top + 26} {x - 4},138! {x - 9},138! {x - 8},{top + 26}!")
        p.ink(f"{x + 4},{top + 26}! {x + 6},{top + 22}! {x + 5},140! {x + 2},140!")
    p.lit("steel", "10,140! 76,140! 76,152! 10,152!", "12,158! 74,158! 72,167! 14,167!")
    p.ink("50,146! 77,146! 77,153! 46,153!", "50,162! 74,162! 72,168! 46,168!")
    p.rungs("paper", "14,143 44,143", "14,149 44,149", 4, width=3.4, start=0.5, end=0.5)

    # The hook: three prongs, a shaft, a ring.
    p.ink("154,84! 167,66! 180,84! 176,104! 178,104 184,98 181,84! 194,72! 199,98 193,120 176,128! 177,150! 180,164 174,176"
          " 166,176 156,174 152,164 157,150! 158,128! 140,120 132,98 136,72! 151,84! 146,98 152,104 157,104!")  # fmt: skip
    p.lit("steel", "161,86! 167,76! 173,86! 171,112! 182,112 191,102 189,84! 192,82! 194,100 188,116 171,122! 171,150! 162,150!"
                   " 162,122! 146,116 137,100 140,82! 145,85! 143,102 152,112 162,112!")  # fmt: skip
    p.cut("161,86! 167,76! 167,150! 162,150!", "140,82! 142,84! 140,100 146,110! 138,102!")
    p.rungs("ink", "171,92 170,146", "167,96 167,149", 8, width=2.4)
    p.lit("steel", disc(166, 162, 10))
    p.ink(disc(166, 162, 5.4))
