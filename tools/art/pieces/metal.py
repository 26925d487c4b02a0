"""What metal does in a print: it glints, it is riveted, its right side sinks into shadow."""

from __future__ import annotations

import math
from dataclasses import dataclass

from tools.art.geometry import Ring, disc, line, mirrored, shape, turned
from tools.art.kit import Block, Drawn


def both(drawn: Drawn, axis: float = 100.0) -> tuple[Ring, Ring]:
    """A shape and its mirror image on the other side of x = axis."""
    ring = shape(drawn)
    return ring, mirrored(ring, axis)


@dataclass(frozen=True)
class Lean:
    """Turns what is drawn upright clockwise about a point."""

    degrees: float
    x: float = 100.0
    y: float = 100.0

    def shapes(self, *drawn: Drawn) -> list[Ring]:
        """Closed shapes, turned."""
        return [turned(shape(one), self.degrees, self.x, self.y) for one in drawn]

    def lines(self, *drawn: Drawn) -> list[Ring]:
        """Open lines, turned."""
        return [turned(line(one), self.degrees, self.x, self.y) for one in drawn]

    def guide(self, drawn: Drawn) -> Ring:
        """One open line, turned."""
        return self.lines(drawn)[0]

    def spot(self, x: float, y: float) -> tuple[float, float]:
        """A point, turned."""
        return turned([(x, y)], self.degrees, self.x, self.y)[0]


def glint(x: float, y: float, size: float, waist: float = 0.16) -> Ring:
    """A star of four points about (x, y): the place where metal answers the light."""
    out: Ring = []
    for step in range(8):
        reach = size * (waist if step % 2 else 1.0 if step % 4 else 0.72)
        turn = math.radians(45 * step)
        out.append((x + reach * math.cos(turn), y + reach * math.sin(turn)))
    return out


def rivet(p: Block, x: float, y: float, size: float = 4.2, ink: str = "gold") -> None:
    """A nail's head, lit from the upper left."""
    p.ink(disc(x, y, size, facets=9))
    p.lay(ink, disc(x - size * 0.15, y - size * 0.15, size * 0.6, facets=7))


def holds(ring: Ring, x: float, y: float) -> bool:
    """Whether the point lies inside the ring."""
    within = False
    for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
        if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            within = not within
    return within
