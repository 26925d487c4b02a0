"""The dancing blade."""

from __future__ import annotations

from tools.art.geometry import disc, ribbon, taper
from tools.art.kit import Block
from tools.art.pieces.metal import Lean, glint
from tools.art.pieces.shafts import tube
from tools.art.registry import TILE, piece


@piece("dancing-blade", TILE)
def dancing_blade(p: Block) -> None:
    """A rapier on the tip of its own blade, turning in a ribbon; nobody holds it."""
    p.sheet(ink="blood")
    # The floor it drills itself into, and the whirl about it.
    for wide, tall, thick in ((84, 20, 5), (56, 13, 5), (30, 7, 4)):
        p.ink(disc(96, 172, wide + thick, tall + thick))
        p.cut(disc(96, 172, wide, tall))
        p.lay("blood", disc(98, 171, wide - thick, tall - thick * 0.6))
    p.rays("paper", 112, 84, 58, 190, 13, width=4.4, first=-52, last=48, ragged=0.25)
    p.rays("paper", 112, 84, 62, 190, 12, width=4.4, first=140, last=226, ragged=0.25)
    # The ribbon behind the blade.
    behind = "146,110 122,100 98,106 78,122"
    p.ink(ribbon(behind, taper(21, 0.6, 0.7)))
    p.lay("gold", ribbon(behind, taper(11, 0.5, 0.7)))
    p.rungs("ink", "136,100 106,100", "134,112 108,112", 4, width=3)

    # Blade, bent by the dance.
    blade = "92,184! 97,156 110,116 118,72!"
    p.ink(ribbon("90,195! 97,156 110,116 120,68!", lambda t: 10 + 14 * t))
    p.lit("steel", ribbon(blade, lambda t: 2.5 + 11.5 * t))
    p.cut(ribbon("91,184! 95,156 107,116 115,72!", lambda t: 1.5 + 5 * t))
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

    # The ribbon before the blade.
    fore = ("146,110 158,122 136,132 106,134 70,134 44,116 34,86", "78,122 66,140 90,148 120,146 150,146 172,160 178,184")
    p.ink(*(ribbon(course, taper(22, 0.6, 0.25)) for course in fore))
    p.lit("gold", *(ribbon(course, taper(13, 0.5, 0.1)) for course in fore))
    p.rungs("ink", "132,131 100,130 70,126", "132,139 98,140 66,135", 6, width=2.8)
    p.gouge("paper", "40,96 48,112 60,122", "82,142 94,145 108,144", width=3.4)
    p.cut(glint(112, 118, 12), glint(46, 60, 8), glint(176, 132, 9))
