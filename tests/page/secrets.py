"""Looks through what a device was sent for cards that its seats must not know. Works on the bare JSON, not on the room's code."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

HIDDEN = ("unknown", None)
OPEN_TO_ALL = (
    "revealed", "killed", "struck", "replaced", "turned-over", "shown", "named", "gained", "entered", "judged", "revived", "died",
)  # fmt: skip


def leaks(frame: dict[str, Any], mine: set[int]) -> Iterator[str]:
    """Cards of others in a frame of the socket that were still face down; mine: seats of the device."""
    if frame["t"] != "update":
        return
    seat = frame["seat"]
    if seat not in mine and seat != -1:
        yield f"an update of seat {seat}"
    own = {seat} if seat >= 0 else set()
    for told in frame["events"]:
        if told["kind"] in OPEN_TO_ALL or told["seat"] in own:
            continue
        for place in (told["data"], told["say"]["args"]):
            if place.get("monster") not in HIDDEN:
                yield f"{told['kind']} of seat {told['seat']} tells {place['monster']}"
    table = frame["now"]["view"]["table"]
    hand = table["hand"]
    if hand and hand["seat"] not in own and hand["monster"] not in HIDDEN:
        yield f"the hand of seat {hand['seat']}: {hand['monster']}"
    for card in table["dungeon"]:
        if card["by"] not in own and card["monster"] not in HIDDEN:
            yield f"a card in the dungeon of seat {card['by']}: {card['monster']}"
    for tile in table["equipment"]:
        under = tile["under"]
        if under and under["by"] not in own and under["monster"] not in HIDDEN and table["phase"] == "bidding":
            yield f"a card under {tile['id']} of seat {under['by']}: {under['monster']}"
    prompt = frame["now"]["prompt"]
    if prompt and prompt["key"].startswith("wait-place") and prompt["args"].get("monster") not in HIDDEN:
        yield f"the prompt tells {prompt['args']['monster']}"
    if frame["now"]["offers"] and seat not in mine:
        yield "offers of another seat"
