"""The dancing blade."""

from __future__ import annotations

from tools.art.geometry import disc, ribbon, taper
from tools.art.kit import Block
from tools.art.pieces.metal import Lean, glint
from tools.art.pieces.shafts import tube
from tools.art.registry import TILE, piece


@piece("dancing-blade", TILE)
def dancing_blade(p: Block) -> None:
    """A rapier on the tip of its own blade, turning with a ribbon on its cross; nobody holds it."""
    p.sheet(ink="blood")
    # The floor it drills itself into, and the whirl about it.
    for wide, tall, thick in ((84, 20, 5), (56, 13, 5), (30, 7, 4)):
        p.ink(disc(96, 172, wide + thick, tall + thick))
        p.cut(disc(96, 172, wide, tall))
        p.lay("blood", disc(98, 171, wide - thick, tall - thick * 0.6))
    p.rays("paper", 112, 84, 58, 190, 13, width=4.4, first=-52, last=48, ragged=0.25)
    p.rays("paper", 112, 84, 62, 190, 12, width=4.4, first=140, last=226, ragged=0.25)
    # The swish of its turns.
    for course, wide in (("66,74 46,104 52,142", 7), ("80,98 66,122 70,146", 6)):
        p.ink(ribbon(course, taper(wide + 8, 0.2, 0.2)))
        p.cut(ribbon(course, taper(wide, 0.0, 0.1)))
    # A ribbon knotted to the cross flies after it.
    tail = "154,82 180,84 174,112 190,130 180,158"
    p.ink(ribbon(tail, taper(24, 0.6, 0.2)))
    p.lit("gold", ribbon(tail, taper(14, 0.5, 0.0)))
    p.rungs("ink", "170,78 188,90 182,112", "166,90 172,96 168,112", 4, width=3)
    p.gouge("ink", "182,122 190,134 186,146", width=3)

    # Blade, bent by the dance.
    blade = "92,184! 97,156 110,116 118,72!"
    p.ink(ribbon("90,195! 97,156 110,116 120,68!", lambda t: 12 + 14 * t))
    p.lit("steel", ribbon(blade, lambda t: 4 + 11 * t))
    p.cut(ribbon("91,184! 95,156 107,116 115,72!", lambda t: 2 + 5 * t))
    p.gouge("ink", "117,80 112,112 104,140", width=3.4)
    # Hilt: cup, cross, knuckle-bow, grip, pommel.
    hand = Lean(14, 122, 66)
    tube(p, "gold", hand.guide("120,68 92,60 92,26 118,14"), 6.5, rim=5, shade=0)
    tube(p, "gold", hand.guide("122,66 148,68 160,56"), 6.5, rim=5, shade=0)
    p.ink(disc(*hand.spot(76, 72), 10), disc(*hand.spot(162, 53), 10))
    tube(p, "gold", hand.guide("82,71 118,64"), 7, rim=5, shade=0)
    p.lay("gold", disc(*hand.spot(77, 72), 6, facets=8), disc(*hand.spot(162, 53), 6, facets=8))
    p.ink(*hand.shapes("109,64! 107,22! 133,22! 131,64!"))
    for top in (27, 38, 49):
        p.lit("steel", *hand.shapes(f"112,{top}! 128,{top - 4}! 128,{top + 3}! 112,{top + 7}!"))
    p.ink(disc(*hand.spot(120, 15), 14))
    p.lit("gold", disc(*hand.spot(120, 15), 9))
    p.ink(*hand.shapes("84,54! 156,54! 154,76 138,93 120,95! 102,93 86,76!"))
    p.lit("gold", *hand.shapes("91,60! 149,60! 146,74 134,86 120,88! 106,86 94,74!"))
    p.ink(*hand.shapes("122,60! 149,60! 146,74 134,86 120,88! 131,74!"))
    p.rungs("gold", hand.guide("144,64 127,85"), hand.guide("131,64 123,76"), 4, width=2.6)
    p.gouge("paper", *hand.lines("96,64 99,73 107,81"), width=4)

    p.cut(glint(108, 126, 13), glint(40, 60, 8))
