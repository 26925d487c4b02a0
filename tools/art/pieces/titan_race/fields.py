"""Fields of the circuits: a slab of stone each, and on it in a few cuts what it does. Seen at 40 pixels."""

from __future__ import annotations

import math

from tools.art.geometry import Ring, disc, mirrored, moved, ribbon, shape
from tools.art.kit import Block
from tools.art.parts import flame, skull
from tools.art.pieces.titan_race.dice import jaws
from tools.art.registry import FIELD, piece

_SLAB = "4,51! 20,20 28,9! 70,7! 82,18 96,48! 84,80 73,92! 30,93! 17,82!"


def _slab(p: Block, ink: str) -> None:
    """A hewn stone with a dark lower edge."""
    p.ink(_SLAB)
    p.lit(ink, "10,50! 31,14! 68,13! 89,48! 70,83! 33,84!")


@piece("field", FIELD)
def field(p: Block) -> None:
    """A plain slab, smaller and quieter than those that do something."""
    p.ink("14,51! 34,17! 67,16! 87,49! 68,84! 33,84!")
    p.lit("bone", "20,50! 37,22! 64,22! 81,48! 65,76! 36,77!")
    p.gouge("ink", "40,68 52,70 60,69", "66,34 70,42 73,48", "34,36 38,30", width=2.4)


@piece("lava", FIELD)
def lava(p: Block) -> None:
    """A flame out of a glowing pool."""
    _slab(p, "scarlet")
    p.lay("gold", "18,62! 34,54 50,58 66,53 80,62! 68,80! 34,81!")
    flame(p, 49, 78, 0.88)


@piece("pirates", FIELD)
def pirates(p: Block) -> None:
    """A skull over crossed bones."""
    _slab(p, "teal")
    for drawn in ("20,76 80,54", "20,54 80,76"):
        p.ink(ribbon(drawn, 15))
        p.cut(ribbon(drawn, 8))
    p.ink(disc(20, 76, 8), disc(80, 54, 8), disc(20, 54, 8), disc(80, 76, 8))
    p.cut(disc(20, 76, 4.6), disc(80, 54, 4.6), disc(20, 54, 4.6), disc(80, 76, 4.6))
    p.ink(disc(50, 44, 34, 34))
    skull(p, 50, 45, 0.98)


def _ramp(p: Block, left: bool) -> None:
    def at(drawn: str) -> Ring:
        return mirrored(shape(drawn), 50) if left else shape(drawn)

    _slab(p, "gold")
    # Planks that rise, and the double point of an arrow that leaps off them.
    p.ink(at("16,80! 60,80! 60,54! 22,74!"))
    p.lay("steel", at("26,76! 55,76! 55,62!"))
    for dx, dy in ((0, 0), (17, -19)):
        p.ink(moved(at("30,56! 58,34! 48,26! 74,22! 76,50! 67,42! 38,64!"), -dx if left else dx, dy + 8))
    for dx, dy in ((0, 0), (17, -19)):
        p.lay("scarlet", moved(at("52,30! 70,27! 71,45! 65,38! 40,58! 36,55! 61,35!"), -dx if left else dx, dy + 8))


@piece("super-ramp-right", FIELD)
def super_ramp_right(p: Block) -> None:
    """A ramp that throws aside to the right."""
    _ramp(p, left=False)


@piece("super-ramp-left", FIELD)
def super_ramp_left(p: Block) -> None:
    """A ramp that throws aside to the left."""
    _ramp(p, left=True)


@piece("multi-ramp", FIELD)
def multi_ramp(p: Block) -> None:
    """A coiled spring with points to all six sides."""
    _slab(p, "gold")
    for step in range(6):
        turn = math.radians(60 * step - 90)
        ux, uy = math.cos(turn), math.sin(turn)
        for reach, half, back, ink in ((40, 14, 17, "ink"), (36, 8.5, 21, "scarlet")):
            p.lay(ink, [(50 + ux * a - uy * b, 49 + uy * a + ux * b) for a, b in ((reach, 0), (back, half), (back, -half))])
    p.ink(disc(50, 49, 20))
    p.lay("steel", disc(50, 49, 15))
    p.ink(disc(50, 49, 10))
    p.lay("gold", disc(50, 49, 5.5))


@piece("statue", FIELD)
def statue(p: Block) -> None:
    """The head of a demon of stone with a mouth full of fire."""
    _slab(p, "jungle")
    p.ink("22,8! 34,20 50,24 66,20 78,8! 84,26 78,40! 84,62 70,90! 30,90! 16,62 22,40! 16,26!")
    p.lit("steel", "24,17! 34,28 50,31 66,28 76,17! 77,27 71,40! 76,60 66,84! 34,84! 24,60 29,40! 23,27!")
    p.ink("50,31! 66,28! 76,17! 77,27 71,40! 76,60 66,84! 58,84! 64,60 60,40!")
    p.ink("28,40! 46,48! 44,56 32,52!", "72,40! 54,48! 56,56 68,52!")
    p.lay("scarlet", "33,46! 43,50! 41,53 35,51!", "67,46! 57,50! 59,53 65,51!")
    p.ink("30,62! 50,58 70,62! 64,82! 36,82!")
    p.lay("scarlet", "36,66! 50,63 64,66! 60,78! 40,78!")
    p.cut("36,63! 44,61! 40,71!", "56,61! 64,63! 60,71!", "42,80! 50,79! 46,72!", "51,79! 58,80! 55,72!")


@piece("pentagram", FIELD)
def pentagram(p: Block) -> None:
    """A star of five points round an eye."""
    _slab(p, "abyss")
    tips = [(50 + 40 * math.cos(math.radians(72 * k - 90)), 50 + 40 * math.sin(math.radians(72 * k - 90))) for k in range(5)]
    for k in range(5):
        p.lay("orchid", ribbon([tips[k], tips[(k + 2) % 5]], 7))
    p.ink(disc(50, 50, 19, 15))
    p.lay("gold", "33,50! 42,41 50,39 58,41 67,50! 58,59 50,61 42,59!")
    p.ink("50,37! 55,50 50,63! 45,50")


@piece("ice", FIELD)
def ice(p: Block) -> None:
    """A crystal of six branches on a smooth sheet."""
    _slab(p, "frost")
    p.cut("24,30! 34,17! 44,17! 22,54! 16,50!", "52,17! 58,17! 30,66! 27,61!")
    for step in range(3):
        turn = math.radians(60 * step + 30)
        ux, uy = math.cos(turn), math.sin(turn)
        p.ink(ribbon([(50 - 35 * ux, 49 - 35 * uy), (50 + 35 * ux, 49 + 35 * uy)], 8))
        for side in (-1, 1):
            x, y = 50 + side * 20 * ux, 49 + side * 20 * uy
            for bend in (-50, 50):
                vx, vy = math.cos(turn + math.radians(bend)), math.sin(turn + math.radians(bend))
                p.ink(ribbon([(x, y), (x + side * 14 * vx, y + side * 14 * vy)], 6))
    p.lay("glacier", disc(50, 49, 8, facets=6))


@piece("bonus", FIELD)
def bonus(p: Block) -> None:
    """A bolt of lightning."""
    _slab(p, "cobalt")
    p.rays("paper", 50, 49, 28, 42, 16, width=4, ragged=0.1)
    p.ink("58,2! 22,55! 42,55! 30,98! 82,40! 59,40! 76,8!")
    p.lay("gold", "59,10! 31,50! 50,50! 40,82! 70,45! 50,45! 67,12!")


@piece("start", FIELD)
def start(p: Block) -> None:
    """A pennant in two colours."""
    _slab(p, "bone")
    p.ink("28,14! 37,14! 38,90! 29,90!", "34,14! 86,22! 72,38! 84,58! 34,60!")
    p.cut("39,21! 74,27! 65,38! 73,51! 39,53!")
    for column in range(3):
        for row in range(2):
            if (column + row) % 2 == 0:
                p.ink([(39 + column * 11 + dx, 21 + row * 16 + dy) for dx, dy in ((0, 0), (11, 1), (11, 16), (0, 16))])


@piece("trap", FIELD)
def trap(p: Block) -> None:
    """Two jaws of teeth, open, and the plate between them."""
    upper, lower = jaws(50, 50, 0.9)
    p.ink(disc(50, 50, 47, 46))
    p.lay("blood", disc(50, 50, 41, 40))
    p.ink(disc(50, 50, 30, 27))
    p.lay("bone", upper, lower)
    p.ink(disc(50, 50, 8))
    p.lay("gold", disc(50, 50, 5))
    p.rim("paper", 3)
