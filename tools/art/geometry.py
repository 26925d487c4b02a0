"""Points, curves and what is done to them. Units are those of a picture's view box; y points down."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from itertools import pairwise

Point = tuple[float, float]
Ring = list[Point]
"""Vertices of a closed shape, or of an open line, straight between them: a knife cuts facets."""
Width = float | Callable[[float], float]
"""Width of a stroke, or a function of how far along it one is, 0 to 1."""

_TOLERANCE = 0.5


def shape(drawn: str | Ring) -> Ring:
    """A closed curve through points: `"10,20 30,5! 50,20"`; `!` marks a corner, all else is smooth."""
    return _curve(drawn, closed=True) if isinstance(drawn, str) else drawn


def line(drawn: str | Ring) -> Ring:
    """An open curve through points, written as for `shape`."""
    return _curve(drawn, closed=False) if isinstance(drawn, str) else drawn


def _curve(text: str, closed: bool) -> Ring:
    points, corners = [], []
    for word in text.split():
        x, y = word.rstrip("!").split(",")
        points.append((float(x), float(y)))
        corners.append(word.endswith("!"))
    count = len(points)
    if not closed:
        corners[0] = corners[-1] = True
    if closed and all(corners):
        return points
    out: Ring = []
    for index in range(count if closed else count - 1):
        after = (index + 1) % count
        start, end = points[index], points[after]
        length = math.dist(start, end) / 3
        leave = _heading(start, end) if corners[index] else _tangent(points[index - 1], start, end)
        reach = _heading(start, end) if corners[after] else _tangent(start, end, points[(after + 1) % count])
        first = (start[0] + leave[0] * length, start[1] + leave[1] * length)
        second = (end[0] - reach[0] * length, end[1] - reach[1] * length)
        out += _thinned([_bezier(start, first, second, end, step / 16) for step in range(17)])[:-1]
    return out if closed else [*out, points[-1]]


def _heading(start: Point, end: Point) -> Point:
    length = math.dist(start, end) or 1.0
    return ((end[0] - start[0]) / length, (end[1] - start[1]) / length)


def _tangent(before: Point, at: Point, after: Point) -> Point:
    """Direction of a smooth curve: of its two chords the shorter weighs more."""
    come, go = math.dist(before, at) or 1.0, math.dist(at, after) or 1.0
    (ax, ay), (bx, by) = _heading(before, at), _heading(at, after)
    return _heading((0, 0), (ax * go + bx * come, ay * go + by * come))


def _bezier(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    s = 1 - t
    k0, k1, k2, k3 = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
    return (k0 * a[0] + k1 * b[0] + k2 * c[0] + k3 * d[0], k0 * a[1] + k1 * b[1] + k2 * c[1] + k3 * d[1])


def _thinned(points: Ring) -> Ring:
    """As few facets as keep within the tolerance (Douglas and Peucker)."""
    if len(points) < 3:
        return points
    far, where = 0.0, 0
    for index in range(1, len(points) - 1):
        distance = _off(points[index], points[0], points[-1])
        if distance > far:
            far, where = distance, index
    if far < _TOLERANCE:
        return [points[0], points[-1]]
    return _thinned(points[: where + 1])[:-1] + _thinned(points[where:])


def _off(point: Point, start: Point, end: Point) -> float:
    ux, uy = _heading(start, end)
    return abs((point[0] - start[0]) * uy - (point[1] - start[1]) * ux)


def disc(x: float, y: float, rx: float, ry: float | None = None, facets: int = 0) -> Ring:
    """An ellipse about (x, y)."""
    ry = rx if ry is None else ry
    count = facets or max(8, min(28, round(4 * math.sqrt(max(rx, ry)))))
    return [(x + rx * math.cos(k * math.tau / count), y + ry * math.sin(k * math.tau / count)) for k in range(count)]


def box(x: float, y: float, width: float, height: float) -> Ring:
    """A rectangle by its upper left corner."""
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]


def moved(ring: Ring, dx: float, dy: float) -> Ring:
    """The ring shifted."""
    return [(x + dx, y + dy) for x, y in ring]


def mirrored(ring: Ring, axis: float) -> Ring:
    """The ring seen in a mirror that stands at x = axis."""
    return [(2 * axis - x, y) for x, y in ring]


def turned(ring: Ring, degrees: float, x: float, y: float) -> Ring:
    """The ring turned clockwise about (x, y)."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(x + (px - x) * cos - (py - y) * sin, y + (px - x) * sin + (py - y) * cos) for px, py in ring]


def scaled(ring: Ring, factor: float, x: float, y: float, tall: float | None = None) -> Ring:
    """The ring grown about (x, y), by another factor in height if given."""
    tall = factor if tall is None else tall
    return [(x + (px - x) * factor, y + (py - y) * tall) for px, py in ring]


def middle(ring: Ring) -> Point:
    """The mean of the vertices."""
    return (sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring))


def area(ring: Ring) -> float:
    """Signed area: positive when the vertices go clockwise on the screen."""
    pairs = zip(ring, ring[1:] + ring[:1], strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs) / 2


def resampled(drawn: str | Ring, count: int) -> Ring:
    """`count` points at equal distances along an open line."""
    points = line(drawn)
    lengths = [math.dist(a, b) for a, b in pairwise(points)]
    total, out, done, index = sum(lengths), [points[0]], 0.0, 0
    for step in range(1, count):
        goal = total * step / (count - 1)
        while index < len(lengths) - 1 and done + lengths[index] < goal:
            done += lengths[index]
            index += 1
        part = min(1.0, (goal - done) / (lengths[index] or 1.0))
        (ax, ay), (bx, by) = points[index], points[index + 1]
        out.append((ax + (bx - ax) * part, ay + (by - ay) * part))
    return out


def between(first: Ring, second: Ring, share: float) -> Ring:
    """The line between two lines of equally many points."""
    return [(ax + (bx - ax) * share, ay + (by - ay) * share) for (ax, ay), (bx, by) in zip(first, second, strict=True)]


def taper(width: float, start: float = 0.0, end: float = 0.0, belly: float = 0.55) -> Callable[[float], float]:
    """The width of a cut that swells to `width` at `belly` from shares `start` and `end` of it."""

    def at(t: float) -> float:
        low, part = (start, t / belly) if t < belly else (end, (1 - t) / (1 - belly))
        return width * (low + (1 - low) * math.sin(part * math.pi / 2))

    return at


def ribbon(drawn: str | Ring, width: Width) -> Ring:
    """The outline of a stroke along an open line."""
    points = line(drawn)
    lengths = [0.0]
    for a, b in pairwise(points):
        lengths.append(lengths[-1] + math.dist(a, b))
    left, right = [], []
    for index, (x, y) in enumerate(points):
        ux, uy = _heading(points[max(0, index - 1)], points[min(len(points) - 1, index + 1)])
        at = lengths[index] / (lengths[-1] or 1.0)
        half = (width(at) if callable(width) else width) / 2
        left.append((x - uy * half, y + ux * half))
        right.append((x + uy * half, y - ux * half))
    if math.dist(left[0], right[0]) < 0.5:
        right = right[1:]
    if math.dist(left[-1], right[-1]) < 0.5:
        right = right[:-1]
    return left + right[::-1]


def chords(rings: Iterable[Ring], degrees: float, offset: float) -> list[tuple[Point, Point]]:
    """The pieces, inside the rings, of the straight line in a direction, `offset` beside the origin."""
    ux, uy = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    crossings = []
    for ring in rings:
        for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
            da, db = -ax * uy + ay * ux - offset, -bx * uy + by * ux - offset
            if (da < 0) != (db < 0):
                part = da / (da - db)
                crossings.append((ax + (bx - ax) * part) * ux + (ay + (by - ay) * part) * uy)
    crossings.sort()
    ends = [(t * ux - offset * uy, t * uy + offset * ux) for t in crossings]
    return list(zip(ends[::2], ends[1::2], strict=True))
