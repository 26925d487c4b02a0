"""The table: planks with carved grain, as a pattern that repeats without a seam. `python -m tools.art.wood` writes it.

Only dark strokes of low opacity: the page lays them over the wood of the day or of the night.
"""

from __future__ import annotations

import math
import random
from pathlib import Path

FILE = Path(__file__).parents[2] / "web" / "src" / "style" / "wood.svg"
WIDTH, PLANK, PLANKS = 1200, 150, 4


def gouge(x: float, y: float, length: float, thick: float, bend: float) -> str:
    """One stroke of the knife along the grain, pointed at both ends."""
    half = length / 2
    return f"M{x:.0f} {y:.1f}q{half:.0f} {bend + thick:.1f} {length:.0f} 0q{-half:.0f} {bend - thick:.1f} {-length:.0f} 0z"


def knot(x: float, y: float, size: float) -> list[str]:
    """A knot: rings that the grain flows round."""
    rings = []
    for ring in range(3):
        a, b = size * (1 + ring * 0.75), size * (0.5 + ring * 0.42)
        t = 1.6 + ring * 0.5
        rings.append(
            f"M{x - a:.1f} {y:.1f}a{a:.1f} {b:.1f} 0 1 1 {2 * a:.1f} 0a{a:.1f} {b:.1f} 0 1 1 {-2 * a:.1f} 0z"
            f"m{t:.1f} 0a{a - t:.1f} {b - t / 2:.1f} 0 1 0 {2 * (a - t):.1f} 0"
            f"a{a - t:.1f} {b - t / 2:.1f} 0 1 0 {-2 * (a - t):.1f} 0z"
        )
    return rings


def draw(seed: int = 5) -> str:
    """The pattern as SVG."""
    hand = random.Random(seed)
    grain: list[str] = []
    seams: list[str] = []
    knots: list[str] = []
    for plank in range(PLANKS):
        top = plank * PLANK
        seams.append(f"M0 {top}h{WIDTH}v2.6h{-WIDTH}z")
        end = hand.randrange(150, WIDTH - 150)
        seams.append(f"M{end} {top}h2.4v{PLANK}h-2.4z")
        spot = (hand.randrange(60, WIDTH - 60), top + hand.randrange(45, PLANK - 45)) if plank != 1 else None
        if spot:
            knots += knot(*spot, hand.uniform(5, 8))
        for _ in range(30):
            x, y = hand.uniform(0, WIDTH - 260), top + 8 + hand.random() * (PLANK - 16)
            length = hand.uniform(60, 250)
            bend = hand.uniform(-3, 3)
            if spot and abs(y - spot[1]) < 26 and x < spot[0] < x + length:
                bend += math.copysign(22, y - spot[1])
            grain.append(gouge(x, y, length, hand.uniform(0.5, 1.7), bend))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{PLANK * PLANKS}">'
        f'<path fill-opacity=".13" d="{"".join(grain)}"/><path fill-opacity=".16" fill-rule="evenodd" d="{"".join(knots)}"/>'
        f'<path fill-opacity=".34" d="{"".join(seams)}"/></svg>\n'
    )


if __name__ == "__main__":
    FILE.write_text(draw(), encoding="utf-8")
