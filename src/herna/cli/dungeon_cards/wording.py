"""What the sentences of the dungeon card games need to be told, and what their components do, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from herna.engine.types import Choice, Happened, View
from herna.texts.fluent import Texts

if TYPE_CHECKING:
    from herna.cli.words import Words

Content = Mapping[str, Any]
"""Content of a data file of components."""


def about_event(happened: Happened) -> dict[str, Any]:
    """Life before a blow, and whether any is left."""
    if happened.kind != "struck":
        return {}
    return {"before": happened.data["life"] + happened.data["damage"], "alive": happened.data["life"] > 0}


def about_question(view: View, content: Content) -> dict[str, Any]:
    """The monster that the question is about: before the hero, or in the player's hand."""
    met, hand = view.table["monster"], view.table["hand"]
    if met:
        return {"monster": met["id"], "strength": met["strength"] or 0}
    if hand:
        return {"monster": hand["monster"], "strength": content["monsters"].get(hand["monster"], {}).get("strength", 0)}
    return {}


def about_choice(choice: Choice, words: Words) -> dict[str, Any]:
    """The component that a choice names, with what it does."""
    content, target = words.components.content, str(choice.target)
    if choice.verb in ("sacrifice", "use"):
        return {"target": target, "effect": effect(words.texts, content, target)}
    if choice.verb == "name":
        monster = content["monsters"][target]
        return {"target": target, "target-strength": monster["strength"], "copies": monster["copies"]}
    if choice.verb == "hero":
        return {"target": target, **_about_hero(words.texts, content, target)}
    return {}


def _about_hero(texts: Texts, content: Content, hero: str) -> dict[str, Any]:
    life, tiles = content["heroes"][hero]["life"], content["heroes"][hero]["equipment"]
    full = life + sum(content["equipment"][tile].get("life", 0) for tile in tiles)
    listed = " ".join(f"{texts.name(tile)}: {effect(texts, content, tile)}" for tile in tiles)
    return {"own-life": life, "full-life": full, "tiles": listed}


def effect(texts: Texts, content: Content, tile: str) -> str:
    """What a piece of equipment does: a sentence for each word that the data file says of it."""
    return " ".join(_sentences(texts, content["monsters"], content["equipment"][tile]))


def _sentences(texts: Texts, monsters: Content, tile: Content) -> Iterator[str]:
    if "life" in tile:
        yield texts.text("effect-life", life=tile["life"])
    for word, value in tile.get("kills", {}).items():
        yield from _kills(texts, monsters, word, value)
    if "revives" in tile:
        own = tile["revives"] == "hero"
        yield texts.text("effect-revives-hero") if own else texts.text("effect-revives", life=tile["revives"])
    for word in ("gains", "takes_next", "replaces", "wins_if_different", "once"):
        if word in tile:
            yield texts.text(f"effect-{word}")


def _kills(texts: Texts, monsters: Content, word: str, value: Any) -> Iterator[str]:
    if word == "strength":
        ((bound, strength),) = value.items()
        if bound == "one_of":
            yield texts.text("effect-kills-one_of", strengths=", ".join(map(str, strength)))
        else:
            yield texts.text(f"effect-kills-{bound}", strength=strength)
    elif word == "parity":
        yield texts.text(f"effect-kills-{value}")
    elif word == "monster":
        for monster in [value] if isinstance(value, str) else value:
            yield texts.text("effect-kills-monster", monster=monster, copies=monsters[monster]["copies"])
    else:
        yield texts.text(f"effect-kills-{word}")
