"""The sentences about events of the dungeon card games: what they need to be told besides the data of the event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from herna.engine.constants import HIDDEN
from herna.engine.types import Happened
from herna.texts.message import Arguments, Message
from herna.texts.wording import Around
from herna.texts.wording.dungeon_cards.specials import NO_STRENGTH, is_open
from herna.texts.wording.lists import listed

Data = Mapping[str, Any]
"""What an event holds."""


def about_event(happened: Happened, around: Around) -> Arguments:
    """What the sentence needs besides the event's data, and data put into words."""
    tell = _TOLD.get(happened.kind)
    return tell(happened.data, around) if tell else {}


def _revealed(data: Data, around: Around) -> Arguments:
    """A strength that is settled only now is told by itself."""
    return {"strength": NO_STRENGTH if is_open(data["monster"], around.content) else data["strength"]}


def _struck(data: Data, around: Around) -> Arguments:
    """Life before a blow, and whether any is left."""
    return {"before": data["life"] + data["damage"], "alive": data["life"] > 0}


def _specials_drawn(data: Data, around: Around) -> Arguments:
    """The special monsters by name, if they are known."""
    drawn = data["specials"]
    return {} if drawn == HIDDEN else {"specials": listed("component", drawn)}


def _other_asked(data: Data, around: Around) -> Arguments:
    return {"other": around.who(data["other"]), "other-you": data["other"] == around.reader}


def _became(data: Data, around: Around) -> Arguments:
    """Where the strength comes from, and what the monster counts as."""
    facts = around.content.get("specials", {}).get(data["monster"], {})
    source = "success" if "with_success" in facts else facts.get("strength")
    return {"reason": source if isinstance(source, str) else "none", "as": data["as"] or "none"}


def _helped(data: Data, around: Around) -> Arguments:
    """Who killed the monster."""
    helpers = (name for name, facts in around.content.get("specials", {}).items() if "kills_next" in facts)
    return {"helper": next(helpers, "ally")}


def _took(data: Data, around: Around) -> Arguments:
    """The life that went with the tile."""
    lost = around.content["equipment"].get(data["equipment"], {}).get("life", 0)
    return {
        "monster": data["monster"] or "none",
        "equipment": data["equipment"] or "none",
        "lost": lost,
        "before": data["life"] + lost,
        "alive": data["life"] > 0,
    }


def _reduced(data: Data, around: Around) -> Arguments:
    """Step by step how the tiles change the blow, in the order of the rules: one sets it, the others take from it."""
    tiles = [(tile, around.content["equipment"][tile]) for tile in data["by"]]
    damage, clauses = data["before"], []
    for tile, facts in tiles:
        if "damage" in facts:
            damage = facts["damage"]["odd" if data["before"] % 2 else "even"]
            clauses.append(_clause("reduced-sets", tile, damage))
    for tile, facts in tiles:
        if "lowers_damage" in facts:
            clauses.append(_lowered(tile, damage, facts["lowers_damage"]))
            damage = max(damage - facts["lowers_damage"], 0)
    for tile, facts in tiles:
        if "lowers_damage_by_kills" in facts:  # what is still missing: the event does not say how much it has earned
            clauses.append(_lowered(tile, damage, damage - data["after"]))
            damage = data["after"]
    return {"by": listed("clause", [[clause] for clause in clauses])}


def _lowered(tile: str, damage: int, amount: int) -> Message:
    return _clause("reduced-to-nothing" if amount >= damage else "reduced-lowers", tile, amount)


def _clause(key: str, tile: str, amount: int) -> Message:
    return Message(key=key, args={"equipment": tile, "amount": amount})


_TOLD: dict[str, Callable[[Data, Around], Arguments]] = {
    "revealed": _revealed,
    "struck": _struck,
    "specials-drawn": _specials_drawn,
    "other-asked": _other_asked,
    "became": _became,
    "helped": _helped,
    "took": _took,
    "reduced": _reduced,
}
