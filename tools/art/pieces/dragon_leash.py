"""The dragon leash."""

from __future__ import annotations

import math

from tools.art.geometry import disc, ribbon
from tools.art.kit import Block
from tools.art.pieces.metal import glint
from tools.art.pieces.shafts import tube
from tools.art.registry import TILE, piece

X, Y = 92.0, 78.0


def at(degrees: float, reach: float) -> tuple[float, float]:
    """A point about the collar, which is seen from above at a slant."""
    return (X + reach * math.cos(math.radians(degrees)), Y + reach * 0.72 * math.sin(math.radians(degrees)))


@piece("dragon-leash", TILE)
def dragon_leash(p: Block) -> None:
    """A collar set with spikes as long as daggers, and the plaited leash that hangs from it."""
    p.sheet(ink="moss")
    p.rays("paper", 110, 100, 100, 210, 28, width=4.4, first=-40, last=140, ragged=0.15)
    # Spikes at the back, the collar's inside.
    spikes = (180, 212, 244, 272, 300, 330, 2)
    for turn in spikes:
        spike(p, turn)
    p.ink(ribbon([at(d, 56) for d in range(168, 373, 12)], 36))
    p.lay("blood", ribbon([(x, y + 3) for x, y in (at(d, 56) for d in range(174, 367, 12))], 19))
    p.rungs(
        "ink",
        [at(d, 60) for d in range(186, 356, 12)],
        [(x, y + 10) for x, y in (at(d, 50) for d in range(186, 356, 12))],
        14,
        width=4,
    )
    # The leash: a loop for the hand, then up to the ring.
    course = "96,160 128,180 160,170 170,138 152,116 140,138 152,168 178,188"
    p.ink(ribbon(course, 24))
    p.lit("blood", ribbon("98,160 128,179 160,169 169,138 152,117 141,138 152,167 176,186", 14))
    p.rungs(
        "ink",
        "104,158 130,172 154,162 162,140 152,124",
        "100,168 130,187 166,174 178,136 150,110",
        12,
        width=3.6,
        start=0.5,
        end=0.5,
    )
    p.rungs("ink", "146,132 158,160 182,180", "134,140 146,172 172,194", 5, width=3.6, start=0.5, end=0.5)
    # The collar's outside.
    front = [at(d, 58) for d in range(-8, 189, 8)]
    p.ink(ribbon([(x, y + 7) for x, y in front], 56))
    p.lit("blood", ribbon([(x, y + 6) for x, y in front], 41))
    p.ink(ribbon([(x, y + 17) for x, y in (at(d, 60) for d in range(-10, 95, 8))], 20))
    p.rungs(
        "blood", [at(d, 60) for d in range(-4, 76, 8)], [(x, y + 24) for x, y in (at(d, 60) for d in range(-4, 80, 8))], 8, width=3
    )
    p.gouge("paper", [at(d, 44) for d in range(118, 180, 10)], width=4)
    p.rungs(
        "paper",
        [(x, y + 19) for x, y in (at(d, 60) for d in range(112, 180, 8))],
        [(x, y + 24) for x, y in (at(d, 60) for d in range(110, 178, 8))],
        5,
        width=3.4,
        start=0.5,
        end=0.5,
    )
    for turn in (-4, 26, 122, 154, 184):
        stud(p, turn)
    # Buckle and ring.
    p.ink("68,118! 118,118! 120,164! 66,164!")
    p.lit("steel", "73,124! 112,124! 113,157! 72,157!")
    p.ink("82,132! 103,132! 104,149! 81,149!")
    p.cut("73,124! 78,124! 78,157! 72,157!")
    p.gouge("paper", "92,128 92,154", width=5, start=0.8, end=0.6)
    p.ink(disc(93, 172, 17, 16))
    p.lit("steel", disc(93, 172, 12.5, 11.5))
    p.ink(disc(94, 173, 7, 6.4))
    tube(p, "steel", "96,166 108,172", 5, rim=4, shade=0)
    p.cut(glint(78, 126, 10), glint(150, 38, 13))


def spike(p: Block, turn: float) -> None:
    """A spike that stands off the rim, half in light."""
    (ax, ay), (bx, by), (cx, cy) = at(turn - 13, 58), at(turn + 13, 58), at(turn, 104)
    (mx, my) = at(turn, 58)
    dx, dy = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    p.ink([at(turn - 17, 52), (cx + dx * 10, cy + dy * 10), at(turn + 17, 52)])
    p.lit("steel", [(ax, ay), (cx, cy), (bx, by)])
    p.cut([(ax, ay), (cx, cy), (mx, my)] if dx * 0.5 - dy > -0.6 and turn > 90 else [(mx, my), (cx, cy), (bx, by)])


def stud(p: Block, turn: float) -> None:
    """A spike that points at us."""
    x, y = at(turn, 60)
    dx, dy = 26 * math.cos(math.radians(turn)), 26
    p.ink([(x - 14, y - 2), (x, y - 13), (x + 14, y - 2), (x + 12, y + 10), (x + dx * 1.3, y + dy * 1.3 + 6), (x - 12, y + 10)])
    p.lit("steel", [(x - 8, y - 1), (x, y - 7), (x + 8, y - 1), (x + dx, y + dy + 4)])
    p.cut([(x - 8, y - 1), (x, y - 7), (x + dx, y + dy + 4)])
