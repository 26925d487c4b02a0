"""Which pieces there are, and how each is drawn."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tools.art import pieces
from tools.art.kit import Block

ROOT = Path(__file__).parents[2]
ART = ROOT / "web" / "src" / "art"
HOUSE = "dungeon_cards"
"""The world of the pieces that lie in `pieces/` itself; those of another have a folder there, named like it."""

CARD = (200, 260)
HERO = (260, 340)
TILE = (200, 200)
SCENE = (320, 260)
MARK = (120, 160)
FIGURE = (220, 220)
"""A titan, on no ground."""
FIELD = (100, 100)
"""A field of a circuit or what lies on it, on no ground."""
DIE = (120, 120)
CIRCUIT = (720, 900)
"""What lies under a board of Titan Race: see `circuit_field`."""
COVER = (480, 320)


@dataclass(frozen=True)
class Drawing:
    """A piece: the world that it belongs to, the size of its view box, and how it is drawn."""

    world: str
    size: tuple[float, float]
    draw: Callable[[Block], None]


_drawings: dict[str, Drawing] = {}


def piece(name: str, size: tuple[float, float]) -> Callable[[Callable[[Block], None]], Callable[[Block], None]]:
    """Enter a drawing under the id of what it shows; `size` is that of its view box."""

    def enter(draw: Callable[[Block], None]) -> Callable[[Block], None]:
        if name in _drawings:
            raise ValueError(f"two drawings of {name}")
        folders = draw.__module__.removeprefix(f"{pieces.__name__}.").split(".")[:-1]
        _drawings[name] = Drawing(folders[0] if folders else HOUSE, size, draw)
        return draw

    return enter


def names(world: str | None = None) -> list[str]:
    """Ids of all pieces, or of those of one world."""
    for module in pkgutil.walk_packages(pieces.__path__, f"{pieces.__name__}."):
        importlib.import_module(module.name)
    return sorted(name for name, drawing in _drawings.items() if world in (None, drawing.world))


def worlds() -> list[str]:
    """The worlds that have pieces."""
    names()
    return sorted({drawing.world for drawing in _drawings.values()})


def file_of(name: str) -> Path:
    """Where a piece is written."""
    return ART / _known(name).world / f"{name}.svg"


def size_of(name: str) -> tuple[float, float]:
    """Width and height of a piece's view box."""
    return _known(name).size


def block_of(name: str) -> Block:
    """A piece as a block, to be written or to be stamped into another."""
    drawing = _known(name)
    block = Block(name, *drawing.size)
    drawing.draw(block)
    return block


def print_of(name: str) -> str:
    """The SVG of a piece; the same each time."""
    return block_of(name).svg()


def circuit_field(column: int, row: int) -> tuple[float, float]:
    """Where the middle of a field lies on a CIRCUIT: columns 0 to 5 from the left, rows 1 to 12 from below.

    Fields are 100 wide and 116 apart straight on, which makes the six neighbours equally far.
    """
    return 110 + 100 * column, 790 - 58 * (row - 1)


def _known(name: str) -> Drawing:
    if name not in names():
        raise KeyError(f"no piece {name!r}; there are {', '.join(names())}")
    return _drawings[name]
