"""The mimic."""

from __future__ import annotations

from tools.art.geometry import Ring, disc, resampled
from tools.art.kit import Block
from tools.art.parts import rivets
from tools.art.registry import CARD, piece


def _teeth(p: Block, edge: str, sizes: tuple[float, ...], down: bool, wide: float = 0.46) -> None:
    """Teeth along an edge, of the sizes given, pointing down or up."""
    points = resampled(edge, len(sizes) * 2 + 1)
    for index, size in enumerate(sizes):
        (ax, ay), (mx, my), (bx, by) = points[index * 2 : index * 2 + 3]
        tip = (mx + p.random.uniform(-2, 2), my + (size if down else -size))
        half = abs(bx - ax) * wide
        tooth: Ring = [(mx - half, (ay + my) / 2), tip, (mx + half, (by + my) / 2)]
        p.ink([(mx - half - 3, (ay + my) / 2), (tip[0], tip[1] + (5 if down else -5)), (mx + half + 3, (by + my) / 2)])
        p.cut(tooth)
        p.ink([(mx + half * 0.25, (my + by) / 2), tip, (mx + half, (by + my) / 2)])


@piece("mimic", CARD)
def mimic(p: Block) -> None:
    """A treasure chest that opens to bite; the coins were the bait."""
    p.sheet()
    p.rays("gold", 100, 128, 84, 190, 44, width=4.4, first=150, last=390, ragged=0.3)

    # Lid, thrown back.
    p.ink("14,104! 16,66 32,38 62,24 100,20 138,24 168,38 184,66 186,104!")
    p.lit("ember", "22,92! 24,68 38,46 66,32 100,28 134,32 162,46 176,68 178,92!")
    p.ink("114,29! 134,32 162,46 176,68 179,92! 142,92! 138,56!")
    p.rungs("ember", "166,56 173,90", "146,52 152,92", 5, width=4, ragged=0.15)
    p.rungs("ember", "136,38 140,90", "118,36 118,90", 7, width=4, ragged=0.15)
    p.gouge("ink", "56,78 62,54 78,40", "88,80 90,56 98,38", width=5)
    p.gouge("paper", "27,82 30,68 42,52", width=4)
    p.ink("30,46! 58,30! 54,62 52,98! 20,98! 22,68!", "170,46! 142,30! 146,62 148,98! 180,98! 178,68!")
    p.lit("gold", "36,48! 51,39! 47,66 46,94! 27,94! 29,68!", "164,48! 149,39! 153,66 154,94! 173,94! 171,68!")
    p.ink("158,44! 164,48! 171,68 173,94! 162,94! 162,68!")
    rivets(p, "paper", (41, 56), (37, 78), (157, 56), (161, 78), size=4.4)

    # The mouth: dark, with eyes in it.
    p.ink("10,98! 190,98! 192,182! 8,182!")
    for x in (58, 142):
        flip = 1 if x < 100 else -1
        p.lit("gold", [(x - 22 * flip, 132), (x + 2 * flip, 136), (x + 20 * flip, 150), (x, 155), (x - 18 * flip, 148)])
        p.ink([(x - 4, 134), (x + 1, 132), (x + 4.4, 145), (x, 157), (x - 4.4, 145)])
    # Upper teeth hang from the lid.
    p.lit("gold", "17,95! 183,95! 183,103! 17,103!")
    p.ink("120,95! 184,95! 184,104! 124,104!")
    p.rungs("gold", "128,96 180,96", "128,102 180,102", 9, width=2.6)
    _teeth(p, "18,106 182,106", (30, 20, 24, 22, 19, 31), down=True, wide=0.42)
    # The lock hangs from the lid like a nose.
    p.ink("80,78! 120,78! 122,112 112,124 100,128 88,124 78,112!")
    p.lit("gold", "85,83! 115,83! 116,110 108,118 100,121 92,118 84,110!")
    p.ink("104,83! 115,83! 116,110 108,119 101,122! 106,104!")
    p.ink(disc(99, 97, 5), "97,98! 101,98! 104,112! 94,112!")

    # Box.
    p.ink("8,176! 192,176! 186,252! 14,252!")
    p.lit("ember", "16,190! 184,190! 179,246! 21,246!")
    p.ink("104,190! 184,190! 179,247! 118,247!")
    for y in (207, 226):
        p.ink(f"16,{y}! 186,{y - 1}! 186,{y + 3}! 16,{y + 4}!")
    p.rungs("ember", "112,197 180,197", "112,204 180,204", 8, width=3.4)
    p.rungs("ember", "116,214 178,214", "116,222 178,222", 7, width=3.4)
    p.rungs("ember", "120,232 178,232", "120,242 178,242", 6, width=3.4)
    p.gouge("ink", "50,199 78,198", "52,218 84,217", "24,237 34,238", "56,238 80,237", width=3.4)
    p.lit("gold", "14,179! 186,179! 185,189! 15,189!")
    p.ink("116,180! 186,179! 185,190! 120,189!")
    p.rungs("gold", "124,181 182,181", "124,188 182,188", 9, width=2.6)
    for x in (28, 150):
        p.ink(f"{x - 4},178! {x + 26},178! {x + 25},250! {x - 2},250!")
        p.lit("gold", f"{x},184! {x + 21},184! {x + 20},246! {x + 1},246!")
        if x > 100:
            p.ink(f"{x + 8},184! {x + 22},184! {x + 21},247! {x + 9},247!")
        rivets(p, "paper", (x + 10, 196), (x + 10, 216), (x + 10, 236), size=4.4)
    _teeth(p, "17,181 183,181", (24, 19, 15, 15, 20, 25), down=False, wide=0.4)

    # Tongue over the edge, where the lock should be.
    p.ink("70,150! 96,142 124,150 136,172! 140,204 128,240 108,254! 88,252 84,230 88,210! 72,196 64,172!")
    p.lit("blood", "76,158! 96,150 120,156 129,174! 132,204 122,232 106,246! 94,244 93,230 97,208! 84,194 72,174!")
    p.ink("108,153! 121,157 129,174! 132,204 122,232 107,246! 118,214 116,184!")
    p.rungs("blood", "126,176 128,206 114,238", "116,182 118,208 108,232", 6, width=3)
    p.gouge("ink", "92,160 102,184 104,212 102,234", width=4.4)
    p.gouge("paper", "82,166 88,182 98,196", width=4)
    # Drool, and the bait.
    p.cut("74,196! 80,198! 80,212 77,218 74,212!")
    for x, y, size in ((22, 240, 13), (44, 248, 12), (168, 246, 13), (150, 250, 9)):
        p.ink(disc(x, y, size + 3.6, size * 0.62 + 3))
        p.lit("gold", disc(x, y, size, size * 0.62))
        p.gouge("ink", f"{x - 4},{y} {x + 5},{y}", width=3)
    p.trim()
