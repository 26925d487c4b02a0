"""The gelatinous cube."""

from __future__ import annotations

from tools.art.geometry import disc, ribbon, taper, turned
from tools.art.kit import Block
from tools.art.parts import skull
from tools.art.registry import CARD, piece


@piece("gelatinous-cube", CARD)
def gelatinous_cube(p: Block) -> None:
    """A cube of clear slime that fills the corridor, with what it could not digest still inside."""
    p.sheet()
    # Corridor: courses of stone behind, flags below.
    for row in range(7):
        y = 12 + row * 26
        for column in range(-1, 5):
            x = column * 50 + 25 * (row % 2) + 6
            left, right = max(8, x), min(192, x + 45)
            if right - left > 8:
                p.lay("violet", f"{left},{y}! {right},{y}! {right},{y + 21}! {left},{y + 21}!")
    p.ink("8,196! 192,196! 192,252! 8,252!")
    p.hatch("violet", "10,214! 190,214! 190,250! 10,250!", gap=9, width=4.4, length=40)

    # The cube: front, top, right side.
    p.ink("14,76! 60,36! 194,40! 196,200! 158,246! 150,252! 118,246! 84,256! 50,248! 22,250! 8,238!")
    front = "22,82! 152,86! 150,238! 136,244 118,238! 100,248 84,240! 66,246 50,240! 34,246 20,236!"
    p.lit("moss", front)
    p.lit("moss", "26,75! 64,44! 186,47! 154,78!")
    p.lit("moss", "160,82! 188,54! 189,196! 158,234!")
    p.ink("162,86! 188,60! 189,196! 159,234!")
    p.rungs("moss", "186,66 187,194", "164,90 162,226", 15, width=4.6, ragged=0.08)
    p.rungs("ink", "72,50 176,53", "46,72 146,75", 7, width=3.6, ragged=0.25)
    # The far edges show through.
    p.gouge("ink", "66,50 66,120 66,196", "66,196 110,198 156,200", "66,196 44,218 24,234", width=3.4, start=0.4, end=0.4)
    # Light on the near edges.
    p.cut("22,82! 152,86! 152,91! 27,87! 25,236! 20,236!", "26,75! 64,44! 70,45! 33,76!", "154,92! 159,86! 157,160! 154,180!")
    p.cut("36,98! 62,99! 58,107! 43,107! 42,132! 36,138!")

    # What is inside: a sword, a skull, bones.
    p.ink(turned([(97, 58), (106, 44), (115, 58), (115, 156), (97, 156)], 24, 106, 130))
    blade = turned([(101, 60), (106, 52), (111, 60), (111, 156), (101, 156)], 24, 106, 130)
    p.lit("paper", blade)
    p.ink(turned([(107, 56), (111, 60), (111, 156), (107, 156)], 24, 106, 130))
    p.ink(turned([(80, 154), (132, 154), (132, 168), (80, 168)], 24, 106, 130))
    p.lit("bone", turned([(84, 158), (128, 158), (128, 164), (84, 164)], 24, 106, 130))
    p.ink(turned([(100, 166), (112, 166), (113, 194), (99, 194)], 24, 106, 130))
    p.lit("bone", turned([(103, 168), (109, 168), (109, 186), (103, 186)], 24, 106, 130), turned(disc(106, 193, 6), 24, 106, 130))
    p.ink("104,172! 110,158 132,154 150,166! 152,196 144,206! 142,224! 112,224! 110,206! 100,198!")
    skull(p, 126, 190, 0.86, ink="bone")
    for course, knobs in (
        ("36,150 72,176", ((33, 152), (38, 146), (70, 181), (76, 175))),
        ("40,214 92,206", ((38, 209), (40, 219), (93, 201), (95, 211))),
    ):
        p.ink(ribbon(course, 15), *(disc(x, y, 8.6, facets=9) for x, y in knobs))
        p.lay("bone", ribbon(course, taper(7, 1, 1)), *(disc(x, y, 5, facets=9) for x, y in knobs))
    p.gouge("ink", "44,158 66,174", "52,214 82,209", width=2.6)
    # Bubbles, and slime between us and it all.
    for x, y, size in (
        (50, 122, 7),
        (140, 112, 8),
        (128, 134, 4.4),
        (34, 190, 5),
        (78, 226, 6),
        (64, 96, 4),
        (134, 98, 4),
        (56, 196, 4),
    ):
        p.ink(disc(x, y, size + 2))
        p.lay("moss", disc(x, y, size))
        p.gouge("paper", f"{x - size * 0.6},{y} {x - size * 0.4},{y - size * 0.5} {x + size * 0.2},{y - size * 0.7}", width=2.8)
    p.gouge("moss", "88,92 84,112 74,138", "112,214 126,218 140,212", "96,190 112,196 128,200", width=3.4)
    p.gouge("ink", "30,100 31,140", "144,140 144,180", "34,226 44,234", "100,230 120,232", width=3)
    # It creeps.
    p.lit("moss", "12,246! 30,243 52,250 80,247 110,252 140,246 166,250! 166,254! 12,254!")
    p.gouge("paper", "20,248 36,247", "92,250 112,251", width=2.8)
    p.trim()
