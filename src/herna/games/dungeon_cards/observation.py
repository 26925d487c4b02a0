"""The state as a tensor, for learning programs: what a seat sees of a concealed state, the seat itself first."""

from __future__ import annotations

from typing import Any

from herna.engine.compiled import rule

PIECES: tuple[tuple[str, int], ...] = (("life", 1),)


@rule
def observe(tables: Any, state: Any, seat: int, out: Any) -> None:
    """Fill float32 `out`; `PIECES` names its parts."""
    out[0] = state.life
