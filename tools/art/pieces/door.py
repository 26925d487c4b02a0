"""The door in the forest: open by torchlight, and shut when all is over."""

from __future__ import annotations

from tools.art.geometry import disc, middle, mirrored, scaled, shape
from tools.art.kit import Block
from tools.art.parts import arch, candle, eyes, flame, rivets, skull
from tools.art.registry import SCENE, piece


def forest(p: Block) -> None:
    """Old trunks on both sides, the wood behind them in vertical cuts."""
    p.hatch("moss", "94,8! 226,8! 226,60! 94,60!", angle=90, gap=9, width=5, length=90)
    trunk = shape(
        "0,262! 0,0! 44,0! 42,40 47,62! 64,50 78,30 84,6! 94,8! 90,42 74,68 52,88! 47,130 51,180 60,214 88,240! 58,238 44,256!"
    )
    bark = (_line("10,10 12,100 8,240"), _line("36,14 34,110 48,222"))
    for left in (True, False):
        side = trunk if left else mirrored(trunk, 160)
        p.ink(scaled(side, 1.04, 0 if left else 320, 130, 1.0))
        p.lit("moss", scaled(side, 0.9, 0 if left else 320, 130, 1.0))
        a, b = bark if left else (mirrored(line, 160) for line in bark)
        p.rail("ink", a, b, 5, width=7, ragged=0.22, start=0.2)
        knot = _line("22,92 30,98 32,110 24,118")
        p.gouge("ink", knot if left else mirrored(knot, 160), width=8)


def _line(text: str) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in (word.split(",") for word in text.split())]


@piece("dungeon-door", SCENE)
def dungeon_door(p: Block) -> None:
    """A stone arch in the forest; steps go down, torches burn on both sides, something looks back."""
    p.sheet()
    forest(p)
    # Ground and path.
    p.ink("60,196! 260,196! 300,256! 20,256!")
    p.hatch("moss", "14,222! 90,206! 76,254! 14,254!", "306,222! 230,206! 244,254! 306,254!", angle=4, gap=9, width=4.4, length=36)
    # Light of the torches.
    for x in (66.0, 254.0):
        p.ink(disc(x, 96, 40))
        p.rays("gold", x, 92, 32, 62, 16, width=4.4, ragged=0.25)
    # Arch.
    p.ink("160,22! 108,30 70,70 68,120! 66,218! 254,218! 252,120! 250,70 212,30!")
    stones = arch(160, 116, 58, 84, 9, 100, 4)
    p.lit("paper", *stones)
    for stone in stones:
        (ax, ay), (bx, by) = stone[0], stone[-1]
        x, y = middle(stone)
        p.gouge("ink", [(ax * 0.7 + x * 0.3, ay * 0.7 + y * 0.3), (bx * 0.7 + x * 0.3, by * 0.7 + y * 0.3)], width=3.6)
    p.ink("140,60! 144,20! 176,20! 180,60! 160,68!")
    skull(p, 160, 42, 0.62)
    # The way down.
    p.ink("102,216! 102,116! 106,90 128,64 160,58 192,64 214,90 218,116! 218,216!")
    for number, (half, foot, tall) in enumerate(
        ((55, 215, 13), (47, 198, 10), (40, 185, 8), (34, 174.5, 6), (29, 166, 4.4), (25, 159.5, 3))
    ):
        ink = "gold" if number < 3 else "ember"
        p.lit(ink, f"{160 - half},{foot}! {160 - half + 5},{foot - tall}! {160 + half - 5},{foot - tall}! {160 + half},{foot}!")
        p.ink(f"{160 + half * 0.2},{foot}! {160 + half * 0.5},{foot - tall}! {160 + half},{foot - tall}! {160 + half + 2},{foot}!")
        p.gouge(ink, f"{160 + half * 0.5},{foot - tall * 0.45} {160 + half - 6},{foot - tall * 0.5}", width=3)
        p.gouge("ink", f"{160 - half * 0.6},{foot - tall * 0.4} {160 - half * 0.1},{foot - tall * 0.4}", width=2.4)
    # The vault follows them down.
    for side in (-1, 1):
        p.rungs(
            "ember",
            [(160 + side * 54, 100), (160 + side * 56, 196)],
            [(160 + side * 38, 116), (160 + side * 40, 178)],
            6,
            width=3.4,
        )
    p.rays("ember", 160, 140, 52, 76, 9, width=3.4, first=200, last=345, ragged=0.15)
    eyes(p, 160, 128, 30)
    # Torches on the jambs.
    for x in (66.0, 254.0):
        p.ink(f"{x - 9},96! {x + 9},96! {x + 5},146! {x - 4},146!")
        p.gouge("gold", f"{x - 3},104 {x - 2},140", width=3.6)
        p.gouge("paper", f"{x - 7},100 {x + 8},101", width=3, start=0.4)
        flame(p, x, 98, 0.78, flip=x > 160)
    # Stones of the path.
    p.lit(
        "paper",
        "108,224! 154,222! 150,234! 98,236!",
        "162,222! 206,223! 216,236! 160,235!",
        "92,241! 140,239! 136,253! 80,253!",
        "148,240! 186,240! 188,253! 144,253!",
        "194,240! 222,241! 234,253! 196,253!",
    )
    p.ink("190,224! 206,223! 216,236! 196,236!", "170,241! 186,240! 188,253! 172,253!", "210,241! 222,241! 234,253! 216,253!")
    p.trim()


@piece("ended", SCENE)
def ended(p: Block) -> None:
    """The same door, shut; a candle on the step has just gone out."""
    p.sheet()
    forest(p)
    p.ink("60,190! 260,190! 310,256! 10,256!", "160,22! 108,30 70,70 68,120! 66,218! 254,218! 252,120! 250,70 212,30!")
    stones = arch(160, 116, 58, 84, 9, 100, 4)
    p.lit("dusk", *stones)
    for stone in stones:
        x, y = middle(stone)
        p.gouge("ink", [(x + 6, y - 4), (x - 7, y + 4)], width=3.4)
    # The door's planks, bands and ring.
    p.ink("102,216! 102,116! 106,90 128,64 160,58 192,64 214,90 218,116! 218,216!")
    tops = (99, 74, 64, 65, 76, 102)
    for number, top in enumerate(tops):
        x = 106 + number * 18.2
        p.lit("ember", f"{x},{top + (8 if number < 3 else 0)}! {x + 16},{top + (0 if number < 3 else 8)}! {x + 16},214! {x},214!")
        p.gouge(
            "ink",
            f"{x + 5},{top + 14} {x + 6},{top + 52}",
            f"{x + 11},{top + 50} {x + 10},204",
            f"{x + 4},170 {x + 5},210",
            width=2.6,
        )
    p.ink("178,72! 198,76! 214,100! 214,214! 180,214!")
    p.rail("ember", "184,84 184,140 184,208", "210,112 210,150 210,208", 5, width=3.6, ragged=0.25)
    for y in (112, 172):
        p.ink(f"102,{y}! 206,{y - 2}! 216,{y + 7}! 206,{y + 16}! 102,{y + 15}!")
        p.gouge("dusk", f"106,{y + 4} 200,{y + 3}", width=4, start=0.4)
        rivets(p, "dusk", *((x, y + 9) for x in (114, 134, 154, 174, 194)), size=3.6)
    p.ink(disc(190, 146, 13), disc(190, 136, 6))
    p.lay("paper", disc(190, 147, 9))
    p.ink(disc(191, 146, 5.4))
    # Step, and the candle with its smoke.
    p.lit("dusk", "70,222! 250,222! 270,248! 50,248!")
    p.ink("180,222! 250,222! 270,248! 196,248!")
    p.gouge("ink", "80,230 130,231", "70,240 108,241", "150,228 172,229", width=3)
    p.gouge("dusk", "204,230 244,230", "206,240 256,241", width=3)
    candle(p, 62, 244, 56, lit=False, dish="ember")
    smoke = shape(
        "61,172! 52,158 64,146 62,132 48,118 54,98 72,86 68,66 54,52 58,26! 64,50 80,64 82,84 68,102 64,116 74,132 74,148 66,160!"
    )
    p.ink(scaled(smoke, 1.45, 66, 110, 1.03))
    p.cut(smoke)
    p.trim()
