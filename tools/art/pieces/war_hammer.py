"""The war hammer."""

from __future__ import annotations

from tools.art.geometry import Ring, line, moved, scaled, shape
from tools.art.kit import Block, Drawn
from tools.art.pieces.metal import Lean, glint
from tools.art.registry import TILE, piece

HAND = Lean(62)


def head(*drawn: Drawn) -> list[Ring]:
    """Shapes of the head, drawn large and upright, in their place at the end of the haft."""
    return HAND.shapes(*(moved(scaled(shape(one), 0.84, 101, 30), -2, 30) for one in drawn))


def edge(drawn: Drawn) -> Ring:
    """A line of the head."""
    return HAND.guide(moved(scaled(line(drawn), 0.84, 101, 30), -2, 30))


@piece("war-hammer", TILE)
def war_hammer(p: Block) -> None:
    """A heavy hammer as it comes down on stone, which bursts."""
    p.sheet(ink="ember")
    x, y = 150.0, 156.0
    p.rays("paper", x, y, 40, 200, 30, width=5.5, first=178, last=374, ragged=0.25)
    # The stone and what flies off it.
    p.ink("64,198! 78,176! 104,164! 128,172! 148,158! 176,166! 192,154! 196,198!")
    p.lit(
        "steel",
        "76,192! 86,180! 106,170! 120,178! 116,193!",
        "126,192! 130,179! 148,168! 170,175! 166,193!",
        "174,192! 178,174! 188,168! 189,192!",
    )
    p.rungs("ink", "92,184 118,178", "90,192 116,192", 5, width=3)
    p.rungs("ink", "140,180 168,178", "138,192 166,192", 6, width=3.4)
    for chip in (
        "70,150! 86,144! 92,158! 78,166!",
        "40,174! 54,166! 60,180! 48,188!",
        "176,132! 190,126! 194,142! 182,148!",
        "92,126! 102,124! 102,136!",
    ):
        p.ink(chip)
    p.cut("73,152! 84,148! 86,156!", "44,175! 53,170! 54,178!", "179,134! 188,130! 189,138!")
    # Haft.
    p.ink(*HAND.shapes("90,50! 110,50! 113,220! 87,220!"))
    p.lit("gold", *HAND.shapes("95,50! 105,50! 107,220! 93,220!"))
    p.ink(*HAND.shapes("102,50! 108,50! 109,220! 103,220!"))
    for top in (120, 135, 150, 165):
        p.ink(*HAND.shapes(f"88,{top + 6}! 112,{top - 4}! 112,{top + 3}! 88,{top + 13}!"))
    # Head: its long axis across the haft, the struck face to the right before it is turned.
    p.ink(*head("48,0! 66,-6! 136,-6! 142,-12! 164,-12! 164,72! 142,72! 136,66! 66,66! 48,60! 36,44! 36,16!"))
    p.lit("steel", *head("52,6! 68,1! 134,1! 134,59! 68,59! 52,54! 43,42! 43,18!", "143,-5! 157,-5! 157,65! 143,65!"))
    p.cut(*head("52,6! 68,1! 134,1! 134,12! 70,13! 56,18! 52,40! 43,42! 43,18!", "143,-5! 157,-5! 157,10! 143,10!"))
    p.ink(*head("60,44! 134,40! 134,59! 68,59!", "143,42! 157,42! 157,65! 143,65!"))
    p.rungs("steel", edge("70,44 132,44"), edge("74,58 132,58"), 10, width=3)
    p.ink(*head("76,2! 84,2! 84,60! 76,60!", "118,2! 124,2! 124,60! 118,60!"))
    p.lay("gold", *head("87,-9! 115,-9! 115,69! 87,69!"))
    p.ink(*head("84,-12! 118,-12! 118,-4! 84,-4!", "84,64! 118,64! 118,72! 84,72!"))
    p.ink(*head("101,8! 110,30! 101,52! 92,30!"))
    p.cut(*head("101,18! 105,30! 101,42! 97,30!"), glint(96, 40, 15))
