"""What the room shows when there is nothing to play: an empty table, a broken bridge."""

from __future__ import annotations

from tools.art.geometry import Ring, disc, line, middle, mirrored, moved, resampled, ribbon, scaled, shape, taper
from tools.art.kit import Block
from tools.art.parts import BAT, candle
from tools.art.registry import SCENE, piece


@piece("empty", SCENE)
def empty(p: Block) -> None:
    """A candle on an empty table; two stools wait."""
    p.sheet()
    x, y = 160.0, 88.0
    p.rays("gold", x, y, 44, 78, 26, width=4.4, ragged=0.2)
    p.rays("paper", x, y, 76, 240, 44, width=5, first=168, last=372, ragged=0.35)
    # Table top, planks running away from us.
    p.ink("76,132! 244,132! 322,214! -2,214!")
    p.lit("ember", "80,138! 240,138! 306,204! 14,204!")
    for near, far in ((74, 112), (132, 144), (190, 176), (248, 208)):
        p.ink(f"{far},138! {far + 2},138! {near + 4},206! {near},206!")
    p.ink("196,138! 240,138! 308,206! 226,206!")
    p.rungs("ember", "206,142 240,200", "236,142 296,200", 6, width=4, ragged=0.3)
    for course in (
        "92,150 74,176",
        "100,146 94,166",
        "124,150 116,196",
        "136,178 134,202",
        "50,180 36,200",
        "154,172 156,200",
        "178,176 184,202",
    ):
        p.gouge("ink", course, width=4)
    # Light on the wood round the candle.
    p.lay("gold", "120,164! 140,154 160,152 182,155 198,164! 184,176 160,180 136,176!")
    p.lit("ember", "10,210! 310,210! 306,224! 14,224!")
    p.ink("200,208! 312,208! 308,226! 214,226!")
    p.gouge("ember", "222,214 300,213", "230,220 290,219", width=3)
    p.gouge("ink", "30,216 90,217", "110,218 180,217", width=3.4)
    # Legs and stools below.
    p.lit("dusk", "34,230! 58,230! 54,252! 40,252!", "262,230! 286,230! 280,252! 266,252!")
    p.lit("dusk", "92,236! 146,236! 150,246! 88,246!", "174,236! 228,236! 232,246! 170,246!")
    p.ink(
        "124,236! 146,236! 150,246! 130,246!",
        "206,236! 228,236! 232,246! 212,246!",
        "48,230! 58,230! 54,252! 50,252!",
        "274,230! 287,230! 281,252! 275,252!",
    )
    candle(p, 160, 172, 62)
    p.trim()


@piece("away", SCENE)
def away(p: Block) -> None:
    """A rope bridge, broken over a chasm, by moonlight."""
    p.sheet()
    p.hatch("dusk", "8,8! 312,8! 312,160! 8,160!", gap=8.5, width=5, length=84)
    p.ink(disc(160, 66, 52))
    p.lit("gold", disc(160, 66, 46))
    p.gouge("ink", "176,34 190,40 198,50", "170,28 182,31", "180,92 192,88 200,78", width=4)
    p.ink(moved(scaled(BAT, 0.9, 0, 0), 132, 70), moved(scaled(BAT, 0.6, 0, 0), 176, 52))
    # Cliffs.
    for cliff in (
        "-4,264! -4,100! 40,104 78,116 102,128! 98,150 84,158 90,184 72,200 78,226 56,264!",
        "324,264! 324,92! 276,98 240,112 218,126! 224,146 238,156 230,182 248,200 240,226 266,264!",
    ):
        p.ink(scaled(shape(cliff), 1.05, 0 if cliff[0] == "-" else 320, 180))
    p.lit("steel", "0,108! 40,111 74,121 94,131! 88,148 76,158 80,182 64,200 68,224 50,262! 0,262!")
    p.lit("steel", "320,100! 278,106 246,118 226,131! 232,146 246,156 240,182 256,200 250,226 272,262! 320,262!")
    p.ink("66,124! 94,131! 88,148 76,158 80,182 64,200 68,224 50,262! 34,262! 48,226 44,198 58,180 54,160 68,146!")
    p.rungs("steel", "86,136 70,160 72,184 58,204 46,256", "66,142 56,164 58,180 46,204 38,250", 11, width=4)
    p.rail("ink", "12,124 16,180 10,250", "44,128 36,180 30,250", 4, width=6, ragged=0.25)
    p.rail("ink", "244,126 258,170 262,250", "304,116 304,180 304,250", 6, width=7, ragged=0.2)
    p.gouge("paper", "2,112 40,114 84,128", "236,128 270,112 316,106", width=4)
    # The two halves hang from their posts: ropes of both sides, planks between them.
    for left in (True, False):

        def at(drawn: str, left: bool = left) -> Ring:
            """The right half mirrors the left one."""
            ring = line(drawn)
            return ring if left else mirrored(ring, 162)

        near, far = at("66,140 96,146 112,164 118,196 116,230"), at("88,124 116,130 132,148 138,180 136,214")
        p.ink(ribbon(at("44,90 76,104 96,128 104,154"), 9), ribbon(at("92,80 114,98 126,122 132,146"), 9))
        for rope in (near, far):
            p.ink(ribbon(rope, 9))
        for index, ((ax, ay), (bx, by)) in enumerate(zip(resampled(near, 9), resampled(far, 9), strict=True)):
            if index in ((4, 7) if left else (5,)):
                continue
            slip = (2, -2, 1, 3, -1, 2, -3, 2, 5)[index]
            down = 5.5 if index < 3 else 7.5
            plank = [(ax, ay + slip - down / 2), (bx, by + slip - down / 2), (bx, by + slip + down / 2), (ax, ay + slip + down / 2)]
            p.ink(scaled(plank, 1.35, (ax + bx) / 2, (ay + by) / 2 + slip, 1.5))
            p.lit("paper", plank)
        hand = [at("48,92 76,104 96,128 104,154"), at("94,82 114,98 126,122 132,146")]
        for rope in [near, far, *hand]:
            p.lay("paper", ribbon(rope, taper(3.4, 0.9, 0.4)))
        for x, top, foot in ((46, 74, 142), (92, 66, 126)):
            post = at(f"{x - 5},{top}! {x + 5},{top + 2}! {x + 5},{foot}! {x - 5},{foot}!")
            p.ink(scaled(post, 2.0, *middle(post), 1.12))
            p.lit("paper", post)
            p.ink(at(f"{x + 1},{top}! {x + 5},{top + 2}! {x + 5},{foot}! {x + 1},{foot}!"))
    # Planks that still fall.
    for falling in ("150,168! 172,178! 169,187! 147,177!", "158,238! 167,214! 176,217! 167,242!"):
        p.ink(scaled(shape(falling), 1.4, *middle(shape(falling))))
        p.lit("paper", falling)
    p.trim()
