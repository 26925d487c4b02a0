"""What grows: leaves on a stem, half in light and half in shadow."""

from __future__ import annotations

from tools.art.geometry import Ring, line, moved, shape, turned
from tools.art.kit import Block


def leaf(p: Block, x: float, y: float, turn: float, long: float, wide: float, ink: str = "moss", ribs: int = 6) -> None:
    """A leaf whose stalk is at (x, y), turned clockwise from upright; `wide` is half its width."""

    def at(ring: Ring) -> Ring:
        return moved(turned(ring, turn, 0, 0), x, y)

    def outline(length: float, half: float, foot: float) -> Ring:
        return shape(
            f"0,{foot}! {-half},{foot - length * 0.36} {-half * 0.8},{foot - length * 0.7} 0,{foot - length}!"
            f" {half * 0.8},{foot - length * 0.7} {half},{foot - length * 0.36}"
        )

    p.ink(at(outline(long + 15, wide + 5.5, 6)))
    p.lit(ink, at(outline(long, wide, 0)))
    p.ink(at(shape(f"1,0! 2,{-long}! {wide * 0.8},{-long * 0.7} {wide + 1},{-long * 0.36}!")))
    inner, outer = f"3,{-long * 0.12} 3,{-long * 0.78}", f"{wide * 0.8},{-long * 0.3} {wide * 0.5},{-long * 0.88}"
    p.rungs(ink, at(line(inner)), at(line(outer)), ribs, width=2.8)
    inner, outer = f"-2,{-long * 0.14} -2,{-long * 0.66}", f"{-wide * 0.7},{-long * 0.36} {-wide * 0.5},{-long * 0.78}"
    p.rungs("ink", at(line(inner)), at(line(outer)), max(3, ribs - 2), width=2.2)
