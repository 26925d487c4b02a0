"""The sign of the room, and ornaments for its sheets; these stand on whatever is under them."""

from __future__ import annotations

from tools.art.geometry import disc, mirrored, shape
from tools.art.kit import Block
from tools.art.registry import piece


@piece("emblem", (96, 96))
def emblem(p: Block) -> None:
    """A die whose one side is an open door with light behind it."""
    p.ink("48,2! 90,22! 91,70! 49,95! 5,71! 5,23!")
    p.lit("paper", "48,8! 82,24! 48,41! 13,24!")
    p.lit("ember", "10,29! 45,46! 45,88! 11,69!")
    p.lit("paper", "51,46! 85,29! 85,67! 51,88!")
    # The side in shadow.
    p.ink("51,46! 85,29! 85,34! 58,48! 58,84! 51,88!")
    p.rungs("ink", "58,50 58,84", "66,46 66,76", 6, width=3, start=0.4)
    p.ink(*(disc(x, y, 5, 3, facets=10) for x, y in ((34, 24), (48, 17), (62, 24), (48, 31))))
    p.ink(disc(76, 42, 3.6, 5, facets=10), disc(68, 57, 3.6, 5, facets=10), disc(77, 64, 3.6, 5, facets=10))
    # The door.
    p.ink("16,70! 16,48 20,41 27,43 36,50 40,58! 40,84!")
    p.lit("gold", "20,70! 20,52 23,46 28,48 34,53 36,60! 36,79!")
    p.ink("20,71! 28,66! 36,71! 36,80!")
    p.gouge("gold", "24,71 32,75", width=2.4)
    p.cut("27,66! 25,60 28,54! 31,58 31,63 29,67!")


@piece("corner", (96, 96))
def corner(p: Block) -> None:
    """A thorny shoot with a flame in the bend; the upper left corner of a sheet."""
    p.lay("ember", "6,6! 90,6! 92,11! 58,13 30,16 16,30 13,58 11,92! 6,90!")
    for drawn in (
        "30,16! 44,22 50,34 46,48! 42,36 36,28 26,24!",
        "56,12! 66,16 72,24 72,34! 66,26 60,20 50,16!",
        "74,10! 82,13 86,18 86,24! 80,18 76,15 70,13!",
    ):
        leaf = shape(drawn)
        p.lay("ember", leaf, [(y, x) for x, y in leaf])
    p.ink("8,8! 32,6 42,18 39,42! 20,42 6,30!")
    p.lit("gold", "14,14! 28,13 35,20 34,35! 22,35 13,26!")
    p.cut("20,20! 28,20 31,25 30,32! 24,31 20,27!")
    p.gouge("ink", "44,10 62,9 84,8", "10,44 9,62 8,84", width=2.4)


@piece("divider", (400, 24))
def divider(p: Block) -> None:
    """Two cuts that taper away from a spark; ember, for it lies on light and on dark sheets."""
    for drawn in (
        "186,12! 150,9 80,11 6,12! 80,14 150,15!",
        "172,7! 150,4 132,4 112,6! 132,7 152,8!",
        "166,18! 150,20 138,20 124,18! 138,17 152,17!",
        "104,10! 96,6! 90,11! 96,16!",
    ):
        p.lay("ember", drawn, mirrored(shape(drawn), 200))
    p.ink("200,0! 214,12! 200,24! 186,12!")
    p.lit("gold", "200,5! 208,12! 200,19! 192,12!")
