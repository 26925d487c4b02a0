"""The vorpal sword."""

from __future__ import annotations

from tools.art.geometry import disc
from tools.art.kit import Block
from tools.art.pieces.metal import Lean, glint
from tools.art.registry import TILE, piece


@piece("vorpal-sword", TILE)
def vorpal_sword(p: Block) -> None:
    """A sword aslant, in its own light."""
    p.sheet(ink="dusk")
    hand = Lean(40, 100, 100)
    x, y = hand.spot(100, 50)
    p.rays("paper", x, y, 60, 190, 46, width=4.6, first=5, last=365, ragged=0.3)
    p.rays("gold", x, y, 25, 62, 34, width=5, ragged=0.15)
    # Blade.
    p.ink(*hand.shapes("100,-27! 117,0 121,150! 79,150! 83,0!"))
    p.lit("steel", *hand.shapes("100,-18! 112,4! 116,146! 85,146! 88,4!"))
    p.cut(*hand.shapes("100,-20! 88,3! 84,146! 98,146!"))
    p.ink(*hand.shapes("99,16! 104,24! 106,146! 97,146!"))
    p.rungs("ink", hand.guide("113,20 115,140"), hand.guide("106,30 107,142"), 11, width=2.6)
    p.gouge("ink", *hand.lines("92,40 91,84 92,130", "94,6 92,26"), width=2.2)

    # Guard, grip, pommel.
    p.ink(*hand.shapes(
        "100,138! 126,142 144,138 158,124! 174,130 175,148 160,158! 144,163 126,162 120,161! 123,204! 77,204! 80,161!"
        " 74,162 56,163 40,158! 25,148 26,130 42,124! 56,138 74,142!"
    ))  # fmt: skip
    p.lit("gold", *hand.shapes(
        "100,144! 126,148 148,145 161,131! 168,136 167,144 158,151! 140,157 122,156 100,154! 78,156 60,157 42,151!"
        " 33,144 32,136 39,131! 52,145 74,148!"
    ))  # fmt: skip
    p.ink(*hand.shapes("100,156! 122,156 140,157 158,151! 167,144! 167,137! 152,148 134,152 114,150!"))
    p.gouge("paper", *hand.lines("40,135 54,148 78,151"), width=3)
    p.lit(
        "gold",
        *hand.shapes(
            *(f"86,{top}! 100,{top + 4}! 114,{top}! 114,{top + 8}! 100,{top + 12}! 86,{top + 8}!" for top in (162, 175, 188))
        ),
    )
    p.ink(*hand.shapes("105,163! 118,161! 118,204! 107,204!"))
    p.rungs("gold", hand.guide("115,166 116,200"), hand.guide("108,168 109,202"), 4, width=2.4)
    p.ink(disc(*hand.spot(100, 211), 16))
    p.lit("gold", disc(*hand.spot(100, 211), 10.5))
    p.ink(*hand.shapes("106,203! 112,208 110,217 101,221! 106,212!"))
    p.ink(disc(*hand.spot(100, 150), 12))
    p.lit("steel", disc(*hand.spot(100, 150), 8, facets=7))
    p.cut(disc(*hand.spot(96, 150), 3.4, facets=5), glint(*hand.spot(94, 30), 22))
