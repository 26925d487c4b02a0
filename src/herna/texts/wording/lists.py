"""Lists within sentences."""

from __future__ import annotations

from collections.abc import Sequence

from herna.texts.message import Argument, Message


def listed(what: str, items: Sequence[Argument]) -> list[Message]:
    """Things one after the other, as a sentence lists them; what: the word that their texts call each of them by."""
    several = len(items) > 1
    ends = [f"{what}-next"] * (len(items) - 2) + [f"{what}-before-last"] * bool(items) + [f"{what}-last"] * several
    return [Message(key=f"listed-{end}", args={what: item}) for end, item in zip(ends, items, strict=True)]
