"""The same door, deeper down."""

from __future__ import annotations

from math import cos, hypot, radians, sin

from tools.art.geometry import Ring, disc, line, middle, mirrored, moved, ribbon, scaled, taper
from tools.art.kit import Block
from tools.art.parts import arch, eyes, skull
from tools.art.registry import SCENE, piece


def ribs(p: Block) -> None:
    """The hall is the carcass of something huge: its ribs stand where the trees stood above."""
    p.hatch("violet", "94,8! 226,8! 226,44! 94,44!", angle=90, gap=15, width=7, length=60)
    for drawn, wide in (
        ("8,82 30,30 64,14 108,10", 20.0),
        ("9,154 19,92 40,60 74,48", 19.0),
        ("9,218 15,162 26,124 54,98", 18.0),
        ("10,252 17,214 28,184 50,156", 16.0),
    ):
        bones = (line(drawn), mirrored(line(drawn), 160))
        p.ink(*(ribbon(bone, taper(wide + 10, 0.5, 0.5, 0.35)) for bone in bones))
        p.lit("bone", *(ribbon(bone, taper(wide, 0.4, 0.2, 0.35)) for bone in bones))
        p.gouge("ink", *([(x + 2, y + 5) for x, y in bone] for bone in bones), width=4.4, start=0.6)
    low = line("18,206 32,160 46,140")
    for guide in (low, mirrored(low, 160)):
        p.rungs("violet", guide, [(x + (4 if guide[0][0] < 160 else -4), y - 44) for x, y in guide], 4, width=4.4, ragged=0.3)


def _stair(p: Block, x: float, top: float, foot: float, reach: float, rise: float) -> None:
    """A winding stair about a pillar, pale on its treads, lit from below: the far half, the pillar, the near half."""
    halves: dict[bool, list[tuple[Ring, Ring]]] = {False: [], True: []}
    for number in range(int((foot - top) / rise)):
        turn, y = 30.0 * number + 200, top + rise * number
        edge = [(x + reach * cos(radians(a)), y + reach * 0.4 * sin(radians(a))) for a in (turn, turn + 15, turn + 30)]
        tread: Ring = [(x + 6 * cos(radians(turn)), y), *edge, (x + 6 * cos(radians(turn + 30)), y)]
        face: Ring = [*edge, *((ex, ey + rise * 0.95) for ex, ey in edge[::-1])]
        # Those that would stand in the vault are left out.
        if all(hypot(tx - x, ty - 116) <= 56 for tx, ty in tread if ty < 116):
            halves[sin(radians(turn + 15)) > 0].append((tread, face))
    _flight(p, halves[False])
    p.ink([(x - 10, top - 40), (x + 10, top - 40), (x + 10, foot + 20), (x - 10, foot + 20)])
    p.lit("bone", [(x - 6, top - 40), (x, top - 40), (x, foot + 20), (x - 6, foot + 20)])
    for step in sorted(halves[True], key=lambda step: max(y for _, y in step[0]) - min(y for _, y in step[0])):
        _flight(p, [step])


def _flight(p: Block, steps: list[tuple[Ring, Ring]]) -> None:
    p.ink(*(scaled(tread, 1.12, *middle(tread)) for tread, _ in steps), *(moved(face, 0, 2) for _, face in steps))
    p.lay("violet", *(scaled(face, 0.86, *middle(face)) for _, face in steps))
    p.lay("paper", *(scaled(tread, 0.88, *middle(tread)) for tread, _ in steps))


@piece("deeper-door", SCENE)
def deeper_door(p: Block) -> None:
    """An arch among giant ribs; behind it a stair winds down into violet light, and more than one thing looks back."""
    p.sheet()
    ribs(p)
    p.ink("52,196! 268,196! 306,256! 14,256!")

    # The way down: the stair, and the light it winds into.
    p.ink("160,22! 108,30 70,70 68,120! 66,222! 254,222! 252,120! 250,70 212,30!")
    p.rays("violet", 160, 222, 40, 150, 9, width=7, first=248, last=300, ragged=0.15)
    p.rays("violet", 160, 222, 30, 84, 5, width=6, first=216, last=246, ragged=0.1)
    p.rays("violet", 160, 222, 30, 84, 4, width=7, first=300, last=330, ragged=0.1)
    _stair(p, 160, 84, 216, 51, 7.6)
    eyes(p, 129, 122, 20)

    # Arch and its keystone.
    stones = arch(160, 116, 58, 84, 9, 100, 4)
    p.cut(*stones)
    for stone in stones:
        x, y = middle(stone)
        p.gouge("ink", [(x + 9, y - 6), (x - 5, y + 7)] if x > 160 else [(x + 7, y - 4), (x + 8, y + 8)], width=4.6)
    p.ink("140,60! 144,20! 176,20! 180,60! 160,68!")
    skull(p, 160, 42, 0.62)

    # Its light on the floor, and what lies there.
    p.ink("60,216! 260,216! 300,256! 20,256!")
    p.lit("violet", "104,220! 216,220! 246,252! 74,252!")
    p.gouge("ink", "112,230 150,230", "160,236 206,236", "96,244 140,244", "180,246 230,246", width=4)
    skull(p, 40, 226, 0.66, ink="bone")
    for course in ("66,240 104,228", "236,226 278,240", "232,246 270,226"):
        ends = line(course)
        knobs = [(x + side * 3, y + (3 if (x, y) == ends[-1] else -3)) for x, y in ends for side in (-1, 1)]
        p.ink(ribbon(course, 13), *(disc(x, y, 7.4, facets=7) for x, y in knobs))
        p.lay("bone", ribbon(course, taper(6, 1, 1)), *(disc(x, y, 4.2, facets=6) for x, y in knobs))
    eyes(p, 276, 190, 18)
    p.trim()
