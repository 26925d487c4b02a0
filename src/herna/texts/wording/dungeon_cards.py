"""The wording of the dungeon card games: what their sentences need to be told, and what their components do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from herna.engine.types import Choice, Happened, View
from herna.texts.message import Arguments, Message
from herna.texts.wording import Content

_PAUSES = {"revealed": 1.6, "turned-over": 1.6, "named": 1.4, "entered": 1.4, "judged": 1.6, "shown": 0.6, "gained": 0.6}
_STRESSED = ("round-began", "entered", "succeeded", "failed", "won", "eliminated")
_SECRET = ("bid", "place")


def weight(happened: Happened) -> float:
    """Cards are turned over slowly."""
    return _PAUSES.get(happened.kind, 1.0)


def is_stressed(happened: Happened) -> bool:
    """The turning points of a round."""
    return happened.kind in _STRESSED


def is_secret(view: View) -> bool:
    """In the bidding a card may be in hand; in the expedition nobody has anything left to hide."""
    return view.waiting is not None and view.waiting.ask in _SECRET


def opens_table(happened: Happened) -> bool:
    """All follow the expedition."""
    return happened.kind == "entered"


def about_event(happened: Happened) -> Arguments:
    """Life before a blow, and whether any is left."""
    if happened.kind != "struck":
        return {}
    return {"before": happened.data["life"] + happened.data["damage"], "alive": happened.data["life"] > 0}


def about_question(view: View, content: Content) -> Arguments:
    """The monster that the question is about: before the hero, or in the player's hand."""
    met, hand = view.table["monster"], view.table["hand"]
    if met:
        return {"monster": met["id"], "strength": met["strength"] or 0}
    if hand:
        return {"monster": hand["monster"], "strength": content["monsters"].get(hand["monster"], {}).get("strength", 0)}
    return {}


def about_choice(choice: Choice, content: Content) -> Arguments:
    """The component that a choice names, with what it does."""
    target = str(choice.target)
    if choice.verb in ("sacrifice", "use"):
        return {"target": target, "effect": about(target, content)}
    if choice.verb == "name":
        return {"target": target, **_monster(content, target)}
    if choice.verb == "hero":
        tiles = content["heroes"][target]["equipment"]
        listed = [Message(key="effect-of", args={"equipment": tile, "effect": about(tile, content)}) for tile in tiles]
        return {"target": target, **_hero(content, target), "tiles": listed}
    return {}


def components(content: Content) -> list[str]:
    """Heroes, monsters and equipment."""
    return [*content["heroes"], *content["monsters"], *content["equipment"]]


def about(component: str, content: Content) -> list[Message]:
    """A piece of equipment: a sentence for each word that the data file says of it. A monster or a hero: one with its figures."""
    if component in content["equipment"]:
        return list(_effects(content, content["equipment"][component]))
    if component in content["monsters"]:
        return [Message(key="component-monster", args=_monster(content, component))]
    if component in content["heroes"]:
        return [Message(key="component-hero", args=_hero(content, component))]
    return []


def _monster(content: Content, monster: str) -> Arguments:
    facts = content["monsters"][monster]
    return {"target-strength": facts["strength"], "copies": facts["copies"]}


def _hero(content: Content, hero: str) -> Arguments:
    facts = content["heroes"][hero]
    full = facts["life"] + sum(content["equipment"][tile].get("life", 0) for tile in facts["equipment"])
    return {"own-life": facts["life"], "full-life": full}


def _effects(content: Content, tile: Content) -> Iterator[Message]:
    if "life" in tile:
        yield Message(key="effect-life", args={"life": tile["life"]})
    for word, value in tile.get("kills", {}).items():
        yield from _kills(content["monsters"], word, value)
    if "revives" in tile:
        own = tile["revives"] == "hero"
        yield Message(key="effect-revives-hero") if own else Message(key="effect-revives", args={"life": tile["revives"]})
    for word in ("gains", "takes_next", "replaces", "wins_if_different", "once"):
        if word in tile:
            yield Message(key=f"effect-{word}")


def _kills(monsters: Content, word: str, value: Any) -> Iterator[Message]:
    if word == "strength":
        ((bound, strength),) = value.items()
        if bound == "one_of":
            yield Message(key="effect-kills-one_of", args={"strengths": ", ".join(map(str, strength))})
        else:
            yield Message(key=f"effect-kills-{bound}", args={"strength": strength})
    elif word == "parity":
        yield Message(key=f"effect-kills-{value}")
    elif word == "monster":
        for monster in [value] if isinstance(value, str) else value:
            yield Message(key="effect-kills-monster", args={"monster": monster, "copies": monsters[monster]["copies"]})
    else:
        yield Message(key=f"effect-kills-{word}")
