"""The six faces of the action dice: each says where it leads, from the spot at its foot."""

from __future__ import annotations

import math

from tools.art.geometry import Point, Ring, disc, moved, ribbon, shape
from tools.art.kit import Block
from tools.art.registry import DIE, piece

_CUBE = "16,7! 105,5! 115,15! 113,106! 105,115! 15,113! 5,104! 7,16!"


def _face(p: Block, ink: str) -> None:
    """A worn cube seen from above, its lower right edge in shadow."""
    p.ink(_CUBE)
    p.lit(ink, "18,13! 100,11! 107,18! 105,100! 99,106! 19,105! 12,99! 13,18!")
    p.rungs("ink", "103,22 102,102", "110,26 109,106", 9, width=3.4)
    p.gouge("paper", "20,17 52,16", width=2.6)


def _way(p: Block, *points: Point) -> None:
    """An arrow along points, a step for each, drawn on black."""
    (ax, ay), (bx, by) = points[-2:]
    turn = math.atan2(by - ay, bx - ax)

    def from_tip(along: float, aside: float) -> Point:
        return (bx + along * math.cos(turn) - aside * math.sin(turn), by + along * math.sin(turn) + aside * math.cos(turn))

    stem = [*points[:-1], from_tip(-8, 0)]
    p.ink(ribbon(stem, 14), [from_tip(12, 0), from_tip(-14, 19), from_tip(-14, -19)])
    for x, y in points[:-1]:
        p.ink(disc(x, y, 11, facets=9))
    p.cut(ribbon(stem, 6), [from_tip(6, 0), from_tip(-10, 12.5), from_tip(-10, -12.5)])
    for x, y in points[:-1]:
        p.cut(disc(x, y, 7, facets=9))


def jaws(x: float, y: float, size: float) -> tuple[Ring, Ring]:
    """The two jaws of a trap, 80 wide at size 1: rings of teeth open to each other."""
    upper = shape(
        "-40,2! -36,-20! -18,-35! 0,-38! 18,-35! 36,-20! 40,2! 32,3! 28,-14! 25,-20! 20,2! 14,-26! 7,-28! 0,4! -7,-28! -14,-26!"
        " -20,2! -25,-20! -28,-14! -32,3!"
    )
    upper = [(px * size, py * size) for px, py in upper]
    lower = [(px, -py) for px, py in upper]
    return moved(upper, x, y - 6 * size), moved(lower, x, y + 6 * size)


@piece("die-yellow", DIE)
def yellow(p: Block) -> None:
    """Two straight on."""
    _face(p, "gold")
    _way(p, (60, 96), (60, 62), (60, 28))


@piece("die-blue", DIE)
def blue(p: Block) -> None:
    """One straight on, then aside to either hand."""
    _face(p, "cobalt")
    _way(p, (60, 98), (60, 62), (31, 42))
    _way(p, (60, 98), (60, 62), (89, 42))


@piece("die-brown", DIE)
def brown(p: Block) -> None:
    """Three aside, all to one hand."""
    _face(p, "umber")
    _way(p, (60, 100), (47, 79), (34, 58), (22, 36))
    _way(p, (60, 100), (73, 79), (86, 58), (98, 36))


@piece("die-red", DIE)
def red(p: Block) -> None:
    """One straight on, and a trap behind."""
    _face(p, "blood")
    _way(p, (60, 66), (60, 28))
    upper, lower = jaws(60, 90, 0.52)
    p.ink(disc(60, 90, 29, 25))
    p.lay("gold", upper, lower)


@piece("die-green", DIE)
def green(p: Block) -> None:
    """Two aside to one hand, and a blow ahead."""
    _face(p, "jungle")
    _way(p, (60, 100), (42, 82), (26, 60))
    _way(p, (60, 100), (78, 82), (94, 60))
    p.ink("60,6! 70,24! 88,18! 80,34! 92,46! 73,46! 60,66! 47,46! 28,46! 40,34! 32,18! 50,24!")
    p.lay("gold", "60,15! 67,29! 79,26! 74,36! 81,42! 69,42! 60,55! 51,42! 39,42! 46,36! 41,26! 53,29!")


@piece("die-purple", DIE)
def purple(p: Block) -> None:
    """Any face: an eye that turns where it likes, at the price of a drop of blood."""
    _face(p, "violet")
    p.rays("paper", 60, 56, 34, 46, 14, width=5, ragged=0.05)
    p.ink("16,58! 38,30 60,26 82,30 104,58! 82,82 60,86 38,82!")
    p.cut("24,58! 42,37 60,33 78,37 96,58! 78,75 60,79 42,75!")
    p.ink(disc(60, 56, 20))
    p.lay("gold", disc(60, 56, 15))
    p.ink("60,42! 65,56! 60,70! 55,56!")
    p.ink("60,78! 74,98 68,110 60,112 52,110 46,98!")
    p.lay("blood", "60,87! 69,99 65,106 60,107 55,106 51,99!")
