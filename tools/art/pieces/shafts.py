"""Round things that follow a line: rope, rod, bone. A black rim, a colour, the far side in shadow."""

from __future__ import annotations

import math

from tools.art.geometry import Ring, Width, line, moved, ribbon
from tools.art.kit import Block


def tube(p: Block, ink: str, drawn: str | Ring, width: Width, rim: float = 4.5, shade: float = 0.34) -> None:
    """A rod of a width along an open line; `shade` is the share of it that lies in black, on the lower right."""
    course = line(drawn)

    def wide(share: float, more: float) -> Width:
        return (lambda t: width(t) * share + more) if callable(width) else width * share + more

    p.ink(ribbon(longer(course, rim), wide(1, 2 * rim)))
    p.lit(ink, ribbon(course, wide(1, 0)))
    if shade:
        slip = (width(0.5) if callable(width) else width) * (0.5 - shade / 2) * 0.75
        p.ink(ribbon(moved(course, slip, slip), wide(shade, 0)))


def longer(course: Ring, by: float) -> Ring:
    """The line drawn out at both its ends."""

    def beyond(end: tuple[float, float], before: tuple[float, float]) -> tuple[float, float]:
        length = math.dist(end, before) or 1.0
        return (end[0] + (end[0] - before[0]) * by / length, end[1] + (end[1] - before[1]) * by / length)

    return [beyond(course[0], course[1]), *course, beyond(course[-1], course[-2])]
