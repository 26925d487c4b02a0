"""Which pieces there are, and how each is drawn."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from pathlib import Path

from tools.art import pieces
from tools.art.kit import Block

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "web" / "src" / "art" / "dungeon_cards"

CARD = (200, 260)
HERO = (260, 340)
TILE = (200, 200)
SCENE = (320, 260)
MARK = (120, 160)

_drawings: dict[str, tuple[tuple[float, float], Callable[[Block], None]]] = {}


def piece(name: str, size: tuple[float, float]) -> Callable[[Callable[[Block], None]], Callable[[Block], None]]:
    """Enter a drawing under the id of what it shows; `size` is that of its view box."""

    def enter(draw: Callable[[Block], None]) -> Callable[[Block], None]:
        if name in _drawings:
            raise ValueError(f"two drawings of {name}")
        _drawings[name] = (size, draw)
        return draw

    return enter


def names() -> list[str]:
    """Ids of all pieces."""
    for module in pkgutil.iter_modules(pieces.__path__):
        importlib.import_module(f"{pieces.__name__}.{module.name}")
    return sorted(_drawings)


def size_of(name: str) -> tuple[float, float]:
    """Width and height of a piece's view box."""
    return _drawings[name][0]


def print_of(name: str) -> str:
    """The SVG of a piece; the same each time."""
    if name not in names():
        raise KeyError(f"no piece {name!r}; there are {', '.join(names())}")
    size, draw = _drawings[name]
    block = Block(name, *size)
    draw(block)
    return block.svg()
