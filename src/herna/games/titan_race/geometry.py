"""The board: fields, directions and the way from one to the other.

A circuit is a cycle in both senses. In a Grand Slam three of them stand one above the other and do not join up again, but for
whoever is pushed out at the very bottom, who comes in again at the top of the first.
"""

from __future__ import annotations

from typing import Any

from herna.engine.compiled import rule
from herna.games.titan_race.tables import FIELDS

COLUMNS = "ABCDEF"
STEPS = ((0, 2), (-1, 1), (1, 1), (0, -2), (-1, -1), (1, -1))  # column, row of each direction


def field_number(name: str) -> int:
    """Number of a field of one circuit from its name; ValueError for no field."""
    column, row = COLUMNS.find(name[:1]), name[1:]
    if column < 0 or not name or not row.isdecimal() or not 1 <= int(row) <= 12 or (int(row) + column) % 2 == 0 or str(int(row)) != row:
        raise ValueError(f"expected a field from A1 to F12 (odd rows in A, C and E, even ones in B, D and F), not {name!r}")
    return column * 6 + (int(row) - 1) // 2


def field_name(field: int, boards: int = 1) -> str:
    """Name of a field; in a Grand Slam with the number of its board: `2-C5`."""
    board, here = divmod(field, FIELDS)
    column, place = divmod(here, 6)
    name = f"{COLUMNS[column]}{place * 2 + 1 + column % 2}"
    return f"{board + 1}-{name}" if boards > 1 else name


def step(field: int, direction: int) -> tuple[int, int]:
    """The field one step away on a circuit that joins up, and whether the step goes over the top (1) or the bottom (-1)."""
    column, place = divmod(field, 6)
    row = place * 2 + 1 + column % 2 + STEPS[direction][1]
    column = (column + STEPS[direction][0]) % 6
    crosses = 1 if row > 12 else -1 if row < 1 else 0
    row -= 12 * crosses
    return column * 6 + (row - 1) // 2, crosses


@rule
def opposite(direction: int) -> int:
    """The direction back: straight and straight back, left and back right, right and back left."""
    return (3, 5, 4, 0, 2, 1)[direction]


@rule
def destination(tables: Any, state: Any, field: int, direction: int) -> int:
    """The field beside, as zones see it; -1 where a Grand Slam has an end."""
    board, here = field // FIELDS, field % FIELDS
    if state.boards > 1:
        board += tables.crosses[direction, here]
        if board < 0 or board >= state.boards:
            return -1
    return board * FIELDS + tables.next[direction, here]
