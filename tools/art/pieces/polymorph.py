"""Polymorph."""

from __future__ import annotations

import math

from tools.art.geometry import Ring, disc, ribbon, taper
from tools.art.kit import Block
from tools.art.pieces.metal import both, glint
from tools.art.registry import TILE, piece


def whirl(turn: float, inner: float, outer: float, sweep: float = 150.0) -> Ring:
    """An arm of a whirl about the middle, from without inward."""
    out: Ring = []
    for step in range(13):
        share = step / 12
        angle, reach = math.radians(turn + sweep * share), outer + (inner - outer) * share
        out.append((100 + reach * math.cos(angle), 104 + reach * math.sin(angle)))
    return out


@piece("polymorph", TILE)
def polymorph(p: Block) -> None:
    """What was a monster is a frog, crowned, in a whirl that has not yet stopped."""
    p.sheet(ink="dusk")
    for arm in range(9):
        p.gouge("paper", whirl(arm * 40, 58, 97, 74), width=8, start=0.0, end=0.1, belly=0.35)
        p.gouge("gold", whirl(arm * 40 + 20, 62, 94, 60), width=4.5, start=0.0, end=0.1, belly=0.35)
    # The tail is still the monster's.
    p.ink(ribbon("140,180 176,176 186,150 176,126 172,104 178,84", taper(20, 1.0, 0.5, 0.2)), "179,52! 198,84! 182,82! 166,92!")
    p.lit(
        "moss",
        ribbon("140,180 174,170 180,150 172,128 172,104 177,86", taper(10, 1.0, 0.5, 0.2)),
        "179,62! 190,80! 180,77! 172,83!",
    )
    # The frog, black first.
    p.ink(
        *both(
            "100,54! 88,56! 84,46 70,44 58,52! 50,62 52,74! 40,88 40,104 52,116! 30,122 22,146 32,170! 14,180"
            " 16,194! 40,196! 100,196!"
        )
    )
    p.lit("moss", *both("103,62! 86,64! 82,54 70,51 62,58! 56,66 58,76! 46,90 47,102 60,112! 76,120 90,122 103,122!"))
    p.lit("moss", *both("58,120! 40,126 30,146 40,168! 56,174 66,186! 76,160 72,136!"))
    p.lit("paper", "76,126! 90,129 110,129 124,126! 130,150 122,176 110,190! 90,190! 78,176 70,150!")
    p.lit("moss", *both("22,189! 26,182 38,178! 50,178 58,190!"), *both("74,192! 70,176 80,160! 88,172 90,192!"))
    # Shadow on the right.
    p.ink(
        "128,70! 140,70! 154,90 153,102 140,112! 124,120 108,122! 128,112 138,98 136,84!",
        "150,130! 168,142 160,168! 146,174! 156,158 158,144!",
    )
    p.ink("116,130! 124,127! 130,150 122,176 112,188! 118,164 120,146!")
    p.rungs("moss", "150,84 151,102 134,116", "138,84 138,98 124,114", 7, width=2.4)
    # Eyes and mouth.
    p.ink(disc(72, 66, 12), disc(128, 66, 12))
    p.cut(disc(72, 65, 8.6), disc(128, 65, 8.6))
    p.ink("64,64! 80,62! 80,68! 65,70!", "120,64! 136,62! 136,68! 121,70!")
    p.ink("52,96! 70,106 88,109 100,109! 112,109 130,106 148,96! 142,106 126,114 100,115! 74,114 58,106!")
    p.ink(*both("96,88! 92,86! 92,91!"))
    p.gouge("paper", "58,84 54,92 56,98", "70,84 80,80 88,82", "46,136 42,146 44,158", width=3.4)
    # The crown.
    p.ink("74,58! 66,14! 82,30! 100,4! 118,30! 134,14! 126,58! 100,62!")
    p.lit("gold", "80,52! 75,26! 86,38! 100,14! 114,38! 125,26! 120,52! 100,56!")
    p.ink("104,22! 114,38! 125,26! 120,52! 106,55!")
    p.rungs("gold", "121,34 118,50", "108,34 108,52", 4, width=2.6)
    p.cut(glint(92, 42, 12), glint(30, 60, 13), glint(164, 34, 11))
