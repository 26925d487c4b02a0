"""What the components of the dungeon card games do, in sentences: one for each word of the data file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from herna.texts.message import Arguments, Message
from herna.texts.wording import Content
from herna.texts.wording.lists import listed

# Words of the data file that say all by themselves, in the order in which they are told.
_BARE_WORDS = ("gains", "takes_next", "replaces", "chain", "costs", "wins_if_different", "once", "stays_in_bidding")


def components(content: Content) -> list[str]:
    """Heroes, monsters, special ones among them, and equipment."""
    return [*content["heroes"], *content["monsters"], *content.get("specials", {}), *content["equipment"]]


def about(component: str, content: Content) -> list[Message]:
    """A piece of equipment: a sentence for each word that the data file says of it. A monster or a hero: one with its figures."""
    if component in content["equipment"]:
        return list(_effects(content, content["equipment"][component]))
    if component in content["monsters"]:
        return [Message(key="component-monster", args=_monster(content, component))]
    if component in content.get("specials", {}):
        return list(_special(content["specials"][component]))
    if component in content["heroes"]:
        return [Message(key="component-hero", args=hero_facts(content, component))]
    return []


def _monster(content: Content, monster: str) -> Arguments:
    facts = content["monsters"][monster]
    return {"target-strength": facts["strength"], "copies": facts["copies"]}


def hero_facts(content: Content, hero: str) -> Arguments:
    """Lives of a hero alone, and with all tiles."""
    facts = content["heroes"][hero]
    full = facts["life"] + sum(content["equipment"][tile].get("life", 0) for tile in facts["equipment"])
    return {"own-life": facts["life"], "full-life": full}


def _special(facts: Content) -> Iterator[Message]:
    """A sentence for each word that the data file says of a special monster."""
    strength = facts.get("strength")
    if isinstance(strength, int):
        yield Message(key="component-special-strength", args={"target-strength": strength})
    elif strength is not None:
        yield Message(key=f"component-special-strength-{strength}")
    for word in ("kills_next", "takes"):
        if word in facts:
            yield Message(key=f"component-special-{word}")
    if facts.get("is") == "position":
        yield Message(key="component-special-is-position")
    elif "is" in facts:
        yield Message(key="component-special-is", args={"monster": facts["is"]})
    if "with_success" in facts:
        yield Message(key="component-special-with_success", args={"target-strength": facts["with_success"]})
        if "is" in facts:
            yield Message(key="component-special-is-lost", args={"monster": facts["is"]})


def _effects(content: Content, tile: Content) -> Iterator[Message]:
    if "life" in tile:
        yield Message(key="effect-life", args={"life": tile["life"]})
    for word, value in tile.get("kills", {}).items():
        yield from _kills(content["monsters"], word, value)
    if "damage" in tile:
        yield Message(key="effect-damage", args={"odd": tile["damage"]["odd"], "even": tile["damage"]["even"]})
    for word in ("lowers_damage", "lowers_damage_by_kills"):
        if word in tile:
            yield Message(key=f"effect-{word}", args={"amount": tile[word]})
    if "revives" in tile:
        own = tile["revives"] == "hero"
        yield Message(key="effect-revives-hero") if own else Message(key="effect-revives", args={"life": tile["revives"]})
    if "needs_life" in tile:
        yield Message(key="effect-needs_life", args={"life": tile["needs_life"]})
    if "while" in tile:
        yield Message(key="effect-while", args={"life": tile["while"]["life_below"]})
    for word in _BARE_WORDS:
        if word in tile:
            yield Message(key=f"effect-{word}")


def _kills(monsters: Content, word: str, value: Any) -> Iterator[Message]:
    if word == "strength":
        ((bound, strength),) = value.items()
        if bound == "one_of":
            yield Message(key="effect-kills-one_of", args={"strengths": listed("number", strength)})
        else:
            yield Message(key=f"effect-kills-{bound}", args={"strength": strength})
    elif word == "parity":
        yield Message(key=f"effect-kills-{value}")
    elif word == "monster":
        for monster in [value] if isinstance(value, str) else value:
            yield Message(key="effect-kills-monster", args={"monster": monster, "copies": monsters[monster]["copies"]})
    elif word == "chosen_by_other":
        chosen = [value] if isinstance(value, str) else value
        yield Message(key="effect-kills-chosen_by_other", args={"monsters": listed("monster", chosen)})
    else:
        yield Message(key=f"effect-kills-{word}")
