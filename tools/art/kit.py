"""A block of lino: what an artist does to it, in print order from the paper up."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from itertools import pairwise

from tools.art.geometry import (
    Point,
    Ring,
    Width,
    area,
    between,
    box,
    chords,
    line,
    moved,
    resampled,
    ribbon,
    shape,
    taper,
)

INKS = {
    "paper": "#f2e6cd", "ink": "#1b1511", "ember": "#d9602b", "gold": "#dca63a", "moss": "#6d7d3f",
    "blood": "#a3312a", "bone": "#e4d3ac", "steel": "#8c9390", "dusk": "#3f4a5a", "skin": "#d9a878",
    "violet": "#6a4a78",
}  # fmt: skip
"""The inks, by class name; a page may give the classes other colours."""
GRAINS = 4
"""Steps of a coordinate in one unit: whole numbers keep the files small."""
REGISTER = (2.2, -1.6)
"""How far off the colour is laid from where the black says it should be."""

Drawn = str | Ring


class Block:
    """One print in the making. Shapes are rings or the point language of `geometry.shape`."""

    def __init__(self, name: str, width: float, height: float) -> None:
        self.name, self.width, self.height = name, width, height
        self.random = random.Random(name)
        self._layers: list[tuple[str, list[Ring]]] = []
        self._edge: Ring = []

    # Laying ink

    def lay(self, ink: str, *shapes: Drawn, wobble: float = 0.35) -> None:
        """Print shapes in one ink, over all that is there."""
        if ink not in INKS:
            raise ValueError(f"no ink {ink!r}; the inks are {', '.join(INKS)}")
        rings = [_clockwise(self._by_hand(shape(drawn), wobble)) for drawn in shapes]
        if self._layers and self._layers[-1][0] == ink:
            self._layers[-1][1].extend(rings)
        else:
            self._layers.append((ink, rings))

    def ink(self, *shapes: Drawn) -> None:
        """Print black."""
        self.lay("ink", *shapes)

    def cut(self, *shapes: Drawn) -> None:
        """Carve shapes out down to the paper."""
        self.lay("paper", *shapes)

    def under(self, ink: str, *shapes: Drawn) -> None:
        """Lay a flat colour off register; the black that belongs to it comes after."""
        self.lay(ink, *(moved(shape(drawn), *REGISTER) for drawn in shapes))

    def lit(self, ink: str, *shapes: Drawn) -> None:
        """Carve shapes out of the black and lay a colour into them, off register."""
        rings = [shape(drawn) for drawn in shapes]
        self.cut(*rings)
        self.under(ink, *rings)

    def sheet(self, margin: float = 5.0, ink: str = "ink", holes: tuple[Drawn, ...] = ()) -> None:
        """The paper, and on it a block with an edge cut by hand, open where holes are."""
        self.lay("paper", box(0, 0, self.width, self.height), wobble=0)
        self.frame(margin, ink, holes)

    def frame(self, margin: float, ink: str = "ink", holes: tuple[Drawn, ...] = ()) -> None:
        """A block over what is there; holes must neither overlap nor reach the edge."""
        edge: list[Point] = []
        corners = box(margin, margin, self.width - 2 * margin, self.height - 2 * margin)
        for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
            count = max(2, round(math.dist((ax, ay), (bx, by)) / 22))
            for step in range(count):
                at = (step + self.random.uniform(-0.25, 0.25) * (step > 0)) / count
                slip = self.random.uniform(-1.1, 1.1) * margin / 5
                edge.append((ax + (bx - ax) * at + slip * (ay != by), ay + (by - ay) * at + slip * (ax != bx)))
        self._edge = edge
        rings = [_clockwise(edge), *(_clockwise(self._by_hand(shape(hole), 0.35))[::-1] for hole in holes)]
        self._layers.append((ink, rings))

    def trim(self) -> None:
        """Wipe off what stands over the edge of the block."""
        self._layers.append(("paper", [box(-1, -1, self.width + 2, self.height + 2), _clockwise(self._edge)[::-1]]))

    # Carving and hatching

    def gouge(self, ink: str, *lines: Drawn, width: float = 2.5, start: float = 0.0, end: float = 0.25, belly: float = 0.6) -> None:
        """Tapered strokes along lines: the tool bites in, swells, and lifts off."""
        rings = []
        for drawn in lines:
            swell = width * self.random.uniform(0.85, 1.15)
            course = line(drawn)
            course = resampled(course, 5) if len(course) > 5 else course
            rings.append(ribbon(_with_belly(course, belly), taper(swell, start, end, belly)))
        self.lay(ink, *rings, wobble=0.15)

    def rail(self, ink: str, first: Drawn, second: Drawn, count: int, width: Width = 2.5, ragged: float = 0.12,
             start: float = 0.0, end: float = 0.2) -> None:  # fmt: skip
        """Strokes that follow two guide lines and all between them, as folds and muscles do."""
        a, b = resampled(first, 7), resampled(second, 7)
        for index in range(count):
            at = index / max(1, count - 1)
            low, high = self.random.uniform(0, ragged), 1 - self.random.uniform(0, ragged)
            course = resampled(_part(between(a, b, at), low, high), 4 if _bent(a) or _bent(b) else 2)
            self.gouge(ink, course, width=width(at) if callable(width) else width, start=start, end=end)

    def rungs(self, ink: str, first: Drawn, second: Drawn, count: int, width: Width = 2.5, ragged: float = 0.1,
              bow: float = 0.0, start: float = 0.0, end: float = 0.2) -> None:  # fmt: skip
        """Strokes across, from one guide line to the other; `bow` bends them by a share of their length."""
        for index, (a, b) in enumerate(zip(resampled(first, count), resampled(second, count), strict=True)):
            low, high = self.random.uniform(0, ragged), 1 - self.random.uniform(0, ragged)
            half = ((a[0] + b[0]) / 2 - (b[1] - a[1]) * bow, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bow)
            course = _part(resampled([a, half, b] if bow else [a, b], 3), low, high)
            wide = width(index / max(1, count - 1)) if callable(width) else width
            self.gouge(ink, course if bow else [course[0], course[-1]], width=wide, start=start, end=end)

    def hatch(self, ink: str, *shapes: Drawn, angle: float = 0.0, gap: float = 6.0, width: float = 2.0, length: float = 30.0,
              skip: float = 0.0, light: Callable[[float, float], float] | None = None) -> None:  # fmt: skip
        """A field of short straight strokes inside shapes, `gap` apart, at most about `length` long.

        `skip` leaves out that share of them; `light(x, y)` scales the width, and below 0.15 nothing is cut.
        """
        rings = [shape(drawn) for drawn in shapes]
        ux, uy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        across = [-x * uy + y * ux for ring in rings for x, y in ring]
        offset = min(across) + gap / 2
        while offset < max(across):
            for a, b in chords(rings, angle, offset + self.random.uniform(-0.15, 0.15) * gap):
                self._dashes(ink, a, b, width, length, skip, light)
            offset += gap

    def _dashes(self, ink: str, a: Point, b: Point, width: float, length: float, skip: float,
                light: Callable[[float, float], float] | None) -> None:  # fmt: skip
        total = math.dist(a, b)
        done = self.random.uniform(0, 0.3) * min(length, total)
        while done < total - 2:
            reach = min(total, done + length * self.random.uniform(0.6, 1.25))
            ends = [(a[0] + (b[0] - a[0]) * t / total, a[1] + (b[1] - a[1]) * t / total) for t in (done, reach)]
            scale = light((ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2) if light else 1.0
            if self.random.random() >= skip and scale >= 0.15 and reach - done > width:
                self.gouge(ink, ends, width=width * scale)
            done = reach + max(width * 0.8, length * self.random.uniform(0.08, 0.25))

    def rays(self, ink: str, x: float, y: float, inner: float, outer: float, count: int, width: float = 3.0,
             first: float = 0.0, last: float = 360.0, ragged: float = 0.25) -> None:  # fmt: skip
        """A burst of strokes about (x, y), from angle `first` to `last` in degrees, clockwise from the right.

        Those that would leave the block are cut short at its edge.
        """
        for index in range(count):
            turn = math.radians(first + (last - first) * (index + self.random.uniform(-0.2, 0.2)) / count)
            low = inner * (1 + self.random.uniform(0, ragged))
            high = outer * (1 - self.random.uniform(0, ragged))
            room = self._room(x, y, math.cos(turn), math.sin(turn))
            high = min(high, room * self.random.uniform(0.94, 1.0))
            if high > low + 8:
                ends = [(x + r * math.cos(turn), y + r * math.sin(turn)) for r in (low, high)]
                self.gouge(ink, ends, width=width, end=0.1, belly=0.72)

    def _room(self, x: float, y: float, ux: float, uy: float, margin: float = 9.0) -> float:
        """How far one can go from (x, y) in a direction before the block ends."""
        ways = [1e9]
        for at, step, size in ((x, ux, self.width), (y, uy, self.height)):
            if abs(step) > 1e-6:
                ways.append(((size - margin if step > 0 else margin) - at) / step)
        return min(ways)

    # Writing

    def svg(self) -> str:
        """The file: a style with the inks used, then one path per layer."""
        used = [ink for ink in INKS if any(layer == ink for layer, _ in self._layers)]
        style = "".join(f".{ink}{{fill:{INKS[ink]}}}" for ink in used)
        paths = [f'<path class="{ink}" d="{"".join(map(_written, rings))}"/>' for ink, rings in self._layers]
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:g} {self.height:g}">'
        group = f'<g transform="scale({1 / GRAINS:g})">'
        return "\n".join([head, f"<style>{style}</style>", group, *paths, "</g>", "</svg>"]) + "\n"

    def _by_hand(self, ring: Ring, wobble: float) -> Ring:
        """The ring as a hand cuts it: long edges in several pushes, no vertex quite in its place."""
        if not wobble:
            return ring
        out: Ring = []
        for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
            pushes = max(1, round(math.dist((ax, ay), (bx, by)) / 40)) if wobble > 0.2 else 1
            for push in range(pushes):
                x, y = ax + (bx - ax) * push / pushes, ay + (by - ay) * push / pushes
                out.append((x + self.random.uniform(-wobble, wobble), y + self.random.uniform(-wobble, wobble)))
        return out


def _clockwise(ring: Ring) -> Ring:
    return ring if area(ring) >= 0 else ring[::-1]


def _with_belly(points: Ring, belly: float) -> Ring:
    """A straight stroke needs a vertex where it is widest."""
    if len(points) > 2:
        return points
    (ax, ay), (bx, by) = points
    return [points[0], (ax + (bx - ax) * belly, ay + (by - ay) * belly), points[1]]


def _part(points: Ring, low: float, high: float) -> Ring:
    count = 24
    fine = resampled(points, count + 1)
    return fine[round(low * count) : round(high * count) + 1]


def _bent(points: Ring) -> bool:
    (ax, ay), (bx, by) = points[0], points[-1]
    half = points[len(points) // 2]
    return math.dist(half, ((ax + bx) / 2, (ay + by) / 2)) > 0.03 * math.dist(points[0], points[-1])


def _written(ring: Ring) -> str:
    """A closed subpath in grains: whole numbers, each step told from the point before."""
    grains = [(round(x * GRAINS), round(y * GRAINS)) for x, y in ring]
    start, out = grains[0], []
    for before, at in pairwise(grains):
        if at != before:
            out.append(_joined(at[0] - before[0]) + _joined(at[1] - before[1]))
    return f"M{start[0]}{_joined(start[1])}l{''.join(out).lstrip()}z"


def _joined(number: int) -> str:
    """A number as it follows another: the sign parts them, or a blank."""
    return f"{number}" if number < 0 else f" {number}"
