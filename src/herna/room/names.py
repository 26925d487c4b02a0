"""What people are called: any script and any emoji, but nothing that cannot be seen or that turns the line around it."""

from __future__ import annotations

import unicodedata

from herna.room.errors import RoomError

_JOINERS = "\u200c\u200d"  # letters of Persian and emoji of families are written with them
_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # count as letters or signs, and show nothing


def tidy(name: str) -> str:
    """A name as it is kept: without blanks around it, control characters and what else shows nothing; maybe nothing is left."""
    kept = " ".join("".join(c if c in _JOINERS or (c.isprintable() and c not in _BLANKS) else " " for c in name).split())
    return kept if any(unicodedata.category(c)[0] not in "CZM" for c in kept) else ""


def readable(name: str) -> str:
    """A tidy name. RoomError: bad-request if nothing of it can be seen."""
    kept = tidy(name)
    if not kept:
        raise RoomError("bad-request", "expected a name that can be seen")
    return kept
