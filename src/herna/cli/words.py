"""Events, questions and choices of a match put into words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from herna.engine.types import Choice, Happened, View
from herna.texts.fluent import Texts


class Words:
    """Speaks one language about one match.

    players: their names by seat; components: of the game, for what a tile is worth.
    """

    def __init__(self, texts: Texts, players: Sequence[str], components: Any) -> None:
        self.texts, self.players, self.components = texts, players, components

    def who(self, seat: int | None) -> str:
        """Name of a player."""
        return "" if seat is None else self.players[seat]

    def event(self, happened: Happened) -> str:
        """One sentence: what happened, and why."""
        data = {key: _word(value) for key, value in happened.data.items() if value is not None}
        if "damage" in data:
            data["before"] = data["life"] + data["damage"]
        sentence = self.texts.text(f"event-{happened.kind}", who=self.who(happened.seat), **data)
        return " ".join(sentence.split())

    def prompt(self, view: View) -> str:
        """What this seat is asked, or whom everybody waits for; empty when the match is over."""
        if view.waiting is None:
            return ""
        asked = view.waiting.seat is not None and view.waiting.seat == view.seat
        key = f"{'ask' if asked else 'wait'}-{view.waiting.ask}"
        return self.texts.text(key, who=self.who(view.waiting.seat), **self._monster(view))

    def _monster(self, view: View) -> dict[str, Any]:
        """The monster that the question is about: in the player's hand, or turned over."""
        met, hand = view.table.get("monster"), view.table.get("hand")
        if met:
            return {"monster": met["id"], "strength": met["strength"]}
        if hand:
            strength = self.components.content["monsters"].get(hand["monster"], {}).get("strength", 0)
            return {"monster": hand["monster"], "strength": strength}
        return {}

    def choice(self, choice: Choice) -> str:
        """A choice in a few words."""
        return self.texts.text(f"choice-{choice.verb}", target=choice.target or "")

    def explanation(self, choice: Choice, view: View) -> str:
        """What a choice means."""
        target = str(choice.target or "")
        more = {"target": target, **self._monster(view)}
        if choice.verb in ("sacrifice", "use"):
            more["effect"] = self.effect(target)
        if choice.verb == "hero":
            hero = self.components.content["heroes"][target]
            tiles = hero["equipment"]
            more["life"] = hero["life"] + sum(self.components.content["equipment"][tile].get("life", 0) for tile in tiles)
            more["tiles"] = ", ".join(self.texts.name(tile) for tile in tiles)
        return self.texts.text(f"explain-{choice.verb}", **more)

    def effect(self, tile: str) -> str:
        """What a piece of equipment does."""
        life = self.components.content["equipment"][tile].get("life")
        return self.texts.text("effect-life", life=life) if life else self.texts.text(f"effect-{tile}")

    def option(self, name: str, value: Any) -> str:
        """The value of an option in words."""
        key = f"option-{name}-{value}"
        return self.texts.text(key) if self.texts.has(key) else self.texts.text(f"option-{name}-hero", hero=value)


def _word(value: Any) -> Any:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else value
