"""Parts that several prints share: flame, skull, candle, tree, bat, corner stones."""

from __future__ import annotations

import math

from tools.art.geometry import Ring, disc, mirrored, moved, scaled, shape
from tools.art.kit import Block

BAT = shape(
    "0,0! 4,-6! 6,-1! 9,-1! 11,-6! 15,0! 26,-9 40,-2! 33,1 31,7! 25,4 21,9! 15,6 8,14! 1,6 -5,9! -9,4 -15,7! -17,1 -24,-2! -10,-9!"
)

_FLAME = (
    shape(
        "0,0! -14,-8 -18,-22 -14,-36! -9,-28 -6,-28! -9,-44 -2,-56 8,-66! 6,-54 12,-44 16,-38! 18,-42 18,-46 17,-49!"
        " 24,-34 24,-12 10,0!"
    ),
    shape("1,0! -8,-8 -11,-18 -8,-26! -4,-20 -2,-20! -3,-34 2,-40 6,-46! 7,-36 13,-30 15,-20 14,-6 8,0!"),
    shape("2,0! -4,-6 -4,-12 -2,-18! 0,-14 2,-15! 2,-22 4,-26 6,-29! 7,-20 10,-14 8,-2 6,0!"),
)


def flame(p: Block, x: float, y: float, size: float = 1.0, flip: bool = False) -> None:
    """A flame of three inks standing on (x, y), 66 units high at size 1, with a dark rim."""

    def placed(ring: Ring) -> Ring:
        ring = moved(scaled(ring, size, 0, 0), x - 3 * size, y)
        return mirrored(ring, x) if flip else ring

    outer, inner, core = (placed(ring) for ring in _FLAME)
    p.ink(scaled(outer, 1.3, x, y - 24 * size, 1.22))
    p.lit("ember", outer)
    p.lay("gold", inner)
    p.cut(core)


def skull(p: Block, x: float, y: float, size: float = 1.0, ink: str = "paper") -> None:
    """A skull that looks at us, about 60 units high at size 1, centred on (x, y), on black."""

    def at(*drawn: str) -> list[Ring]:
        return [moved(scaled(shape(one), size, 0, 0), x, y) for one in drawn]

    p.lit(ink, *at("0,-30 -20,-24 -28,-6 -24,8! -16,12 -15,18! -14,28! 14,28! 15,18! 16,12 24,8! 28,-6 20,-24"))
    p.ink(
        *at(
            "-22,-4! -14,-8 -4,-4! -4,6 -10,12 -18,9 -23,4!",
            "22,-4! 14,-8 4,-4! 4,6 10,12 18,9 23,4!",
            "0,6! -4,14! 0,13! 4,14!",
            "4,-29! 20,-24 28,-6 24,8! 17,12 15,24! 18,4 20,-10!",
        )
    )
    p.gouge("ink", *at("-8,18! -8,28!", "0,18! 0,28!", "8,18! 8,28!"), width=3 * size, start=0.4)


def candle(p: Block, x: float, y: float, height: float, lit: bool = True, dish: str = "gold") -> None:
    """A candle in a dish whose foot is at (x, y), `height` tall, lit or with a bare wick."""

    def at(*drawn: str) -> list[Ring]:
        return [[(x + dx, y + (dy if dy > -60 else dy + 100 - height)) for dx, dy in shape(one)] for one in drawn]

    p.ink(*at("-42,-14! -20,-20! -19,-108! 19,-108! 20,-20! 46,-14! 36,7! -32,7!"))
    p.cut(*at("-13,-12! -13,-98! -4,-103 6,-98 13,-101! 13,-12!"))
    p.ink(
        *at(
            "3,-98! 13,-101! 13,-12! 6,-12!",
            "-9,-98! -6,-99! -6,-76!",
            "-1,-98! 2,-97! 1,-84!",
            "-1.5,-98! -1,-112! 2,-112! 2.5,-98!",
        )
    )
    edge, fold = at("10,-94! 10,-18!", "5,-92! 6,-16!")
    p.rungs("paper", edge, fold, max(4, round(height / 12)), width=2.4)
    p.lit(dish, *at("-37,-10! -15,-13! 15,-13! 41,-10! 32,3! -28,3!"))
    p.ink(*at("4,-13! 16,-13! 42,-11! 32,4! 8,3!"))
    p.gouge(dish, *at("14,-8! 34,-7!", "16,-3! 30,-2!"), width=2.6)
    if lit:
        flame(p, x, y - height - 6, 0.62)


def arch(x: float, y: float, inner: float, outer: float, stones: int, jamb: float, courses: int) -> list[Ring]:
    """The stones of an arch about (x, y), and of its jambs down to y + jamb."""
    out: list[Ring] = []
    gap = 0.03
    for index in range(stones):
        low, high = math.pi * (1 + index / stones) + gap, math.pi * (1 + (index + 1) / stones) - gap
        edge = [
            (radius, turn) for radius, turn in ((inner, low), (outer, low), (outer, (low + high) / 2), (outer, high), (inner, high))
        ]
        out.append([(x + radius * math.cos(turn), y + radius * math.sin(turn)) for radius, turn in edge])
    tall = jamb / courses
    for course in range(courses):
        top, slip = y + course * tall, 3 * (course % 2)
        for side in (-1, 1):
            out.append(
                [
                    (x + side * inner, top + 2),
                    (x + side * (outer + slip), top + 2),
                    (x + side * (outer + slip), top + tall - 1.5),
                    (x + side * inner, top + tall - 1.5),
                ]
            )
    return out


def eyes(p: Block, x: float, y: float, apart: float, ink: str = "gold") -> None:
    """Two eyes in the dark."""
    for side in (-1, 1):
        p.lay(
            ink,
            [
                (x + side * (apart / 2 + dx * apart / 4), y + dy * apart / 6)
                for dx, dy in ((-1, 1), (0.4, -1), (1.3, -1.3), (0.8, 0.6))
            ],
        )


def rivets(p: Block, ink: str, *spots: tuple[float, float], size: float = 4.0) -> None:
    """Nails with a glint."""
    for x, y in spots:
        p.ink(disc(x, y, size, facets=9))
        p.lay(ink, disc(x + 0.6, y - 0.6, size * 0.58, facets=7))
