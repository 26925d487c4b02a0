"""The wording of the dungeon card games: what their sentences need to be told, and what their components do."""

from __future__ import annotations

from herna.engine.constants import HIDDEN
from herna.engine.types import Choice, Happened, View
from herna.texts.message import Arguments, Message
from herna.texts.wording import Around, Content
from herna.texts.wording.dungeon_cards.components import about, components, hero_facts
from herna.texts.wording.dungeon_cards.events import about_event
from herna.texts.wording.dungeon_cards.specials import NO_STRENGTH, does, is_open

__all__ = [
    "about",
    "about_choice",
    "about_event",
    "about_question",
    "components",
    "is_secret",
    "is_stressed",
    "opens_table",
    "weight",
]

_PAUSES = {
    "revealed": 1.6,
    "turned-over": 1.6,
    "named": 1.4,
    "entered": 1.4,
    "judged": 1.6,
    "shown": 0.6,
    "gained": 0.6,
    "became": 1.4,
}
_STRESSED = ("round-began", "entered", "succeeded", "failed", "won", "eliminated", "drawn-game")
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


def about_question(view: View, content: Content) -> Arguments:
    """The monster that the question is about, before the hero or in the player's hand, and what it does if nothing kills it."""
    met, hand = view.table["monster"], view.table["hand"]
    if met:
        strength = met["strength"]
        told: Arguments = {
            "monster": met["id"],
            "strength": NO_STRENGTH if strength is None else strength,
            "does": does(met["id"], content),
        }
        blow = (view.table.get("reduction") or {}).get("blow")
        return {**told, "damage": blow["after"] if blow else strength or 0}
    if hand:
        facts = content["monsters"].get(hand["monster"]) or content.get("specials", {}).get(hand["monster"], {})
        strength = facts.get("strength", 0 if hand["monster"] == HIDDEN else NO_STRENGTH)
        return {"monster": hand["monster"], "strength": NO_STRENGTH if is_open(hand["monster"], content) else strength}
    return {"does": "nothing"}


def about_choice(choice: Choice, around: Around) -> Arguments:
    """The component or player that a choice names, with what it does."""
    target, content = str(choice.target), around.content
    if choice.verb in ("sacrifice", "use", "take", "name", "target"):
        return {"target": target, "effect": about(target, content)}
    if choice.verb == "other":
        return {"other": around.who(int(target))}
    if choice.verb == "hero":
        tiles = content["heroes"][target]["equipment"]
        listed = [Message(key="effect-of", args={"equipment": tile, "effect": about(tile, content)}) for tile in tiles]
        return {"target": target, **hero_facts(content, target), "tiles": listed}
    return {}
