"""The ninjato."""

from __future__ import annotations

from tools.art.geometry import disc
from tools.art.kit import Block
from tools.art.pieces.metal import Lean, glint
from tools.art.registry import TILE, piece


@piece("ninjato", TILE)
def ninjato(p: Block) -> None:
    """A straight sword that cuts downward before a red moon; its guard is a square."""
    p.sheet()
    p.rays("paper", 120, 78, 76, 240, 44, width=3.6, ragged=0.3)
    p.ink(disc(120, 78, 72))
    p.lit("blood", disc(120, 78, 65))
    p.hatch("ink", disc(120, 78, 63), angle=0, gap=15, width=3.4, length=46, skip=0.35, light=lambda x, y: (y - 60) / 70)
    hand = Lean(222, 100, 100)
    # Blade: one edge, its tip cut off aslant.
    p.ink(*hand.shapes("118,-31! 122,-26! 122,122! 78,122! 78,0!"))
    p.lit("steel", *hand.shapes("115,-22! 115,116! 86,116! 86,6!"))
    p.cut(*hand.shapes("115,-22! 115,116! 103,116! 103,-4!"))
    p.ink(*hand.shapes("103,-8! 106,-4! 105,116! 100,116! 100,0!"))
    p.rungs("ink", hand.guide("86,16 86,112"), hand.guide("97,26 98,114"), 9, width=2.8)
    # Guard.
    p.ink(*hand.shapes("64,114! 136,114! 138,140! 62,140!"))
    p.lit("gold", *hand.shapes("70,120! 130,120! 131,134! 69,134!"))
    p.ink(*hand.shapes("68,127! 100,127! 100,135! 68,135!"))
    p.rungs("gold", hand.guide("74,129 98,129"), hand.guide("74,134 98,134"), 5, width=2)
    # The grip: a cord wound crosswise.
    p.ink(*hand.shapes("80,138! 120,138! 118,218! 82,218!"))
    for top in (142, 158, 174, 190):
        p.lit("gold", *hand.shapes(f"100,{top + 1}! 111,{top + 8}! 100,{top + 15}! 89,{top + 8}!"))
        p.gouge("paper", *hand.lines(f"115,{top + 1} 104,{top + 2}", f"84,{top + 12} 92,{top + 15}"), width=3)
    p.lit("steel", *hand.shapes("86,206! 114,206! 112,214! 88,214!"))
    p.cut(glint(*hand.spot(112, 30), 20), glint(*hand.spot(66, 122), 9))
