"""The charming flute."""

from __future__ import annotations

from tools.art.geometry import disc, ribbon, taper
from tools.art.kit import Block
from tools.art.pieces.metal import Lean, glint
from tools.art.registry import TILE, piece


@piece("charming-flute", TILE)
def charming_flute(p: Block) -> None:
    """A flute whose tune curls about it; notes float off."""
    p.sheet(ink="moss")
    p.rays("paper", 100, 100, 84, 200, 15, width=4.2, first=192, last=256, ragged=0.25)
    p.rays("paper", 100, 100, 84, 200, 15, width=4.2, first=12, last=76, ragged=0.25)
    hand = Lean(-42, 100, 100)
    # The tune where it runs behind the flute.
    behind = hand.guide("92,140 104,144 110,120 108,80 114,60")
    p.ink(ribbon(behind, 18))
    p.cut(ribbon(behind, 8))
    p.ink(*hand.shapes("-22,80! 188,84! 200,78! 216,80! 220,100! 216,120! 200,122! 188,116! -22,120!"))
    p.lit("ember", *hand.shapes("-15,87! 190,90! 190,110! -15,113!"))
    p.ink(*hand.shapes("-15,103! 190,102! 190,111! -15,114!"))
    p.rungs("ember", hand.guide("8,105 180,104"), hand.guide("0,111 174,109"), 13, width=2.8)
    p.gouge("paper", *hand.lines("12,90 30,90 46,91", "74,91 92,91 108,92", "140,93 152,93 164,93"), width=4)
    # Rings, mouthpiece, bell.
    for x, wide in ((-14, 20), (56, 9), (122, 9), (178, 14)):
        p.ink(*hand.shapes(f"{x - 4},78! {x + wide + 4},78! {x + wide + 4},122! {x - 4},122!"))
        p.lit("gold", *hand.shapes(f"{x},84! {x + wide},84! {x + wide},116! {x},116!"))
        p.ink(*hand.shapes(f"{x},104! {x + wide},104! {x + wide},117! {x},117!"))
        p.cut(*hand.shapes(f"{x + 1},88! {x + wide - 1},88! {x + wide - 1},92! {x + 1},92!"))
    p.lit("gold", *hand.shapes("198,86! 212,86! 214,100! 212,114! 198,114!"))
    p.ink(*hand.shapes("198,103! 214,103! 212,115! 198,115!"))
    for x in (26, 42, 76, 92, 108, 142, 158):
        p.ink(disc(*hand.spot(x, 96), 5.6, 5.6, 9))

    # The tune before the flute, its end curled up; notes.
    fore = hand.lines(
        "40,68 48,74 56,64 46,52 30,60 34,78",
        "40,66 58,46 76,60 84,90 92,140",
        "114,60 128,50 136,76 142,112 156,144 178,152 188,138 176,128 168,138",
    )
    p.ink(*(ribbon(course, taper(19, 0.75, 0.75)) for course in fore))
    p.cut(*(ribbon(course, taper(9, 0.6, 0.6)) for course in fore))
    for x, y, size in ((44, 66, 1.1), (100, 54, 0.85), (112, 176, 1.0)):
        note(p, x, y, size)
    p.cut(glint(180, 122, 8), glint(84, 180, 7))


def note(p: Block, x: float, y: float, size: float) -> None:
    """A note with its flag."""
    p.ink(disc(x - 1, y, 15 * size, 12 * size))
    p.ink(ribbon([(x + 8 * size, y), (x + 8 * size, y - 42 * size)], 12 * size))
    p.ink(ribbon(f"{x + 8 * size},{y - 42 * size} {x + 14 * size},{y - 26 * size} {x + 26 * size},{y - 18 * size}", 14 * size))
    p.lay("gold", disc(x, y - 1, 9.5 * size, 6.8 * size, 10))
    p.lay("gold", ribbon([(x + 8 * size, y), (x + 8 * size, y - 42 * size)], 4.4 * size))
    p.lay(
        "gold",
        ribbon(
            f"{x + 8 * size},{y - 41 * size} {x + 14 * size},{y - 27 * size} {x + 25 * size},{y - 19 * size}",
            taper(7 * size, 0.9, 0.2),
        ),
    )
