"""The face of the dungeon card games in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType

from herna.cli.dungeon_cards import wording
from herna.cli.dungeon_cards.aid import draw_aid
from herna.cli.dungeon_cards.drawing import draw_table
from herna.cli.dungeon_cards.summary import draw_summary
from herna.cli.words import Words
from herna.engine.match import Match
from herna.engine.types import Choice, Happened, View

_PAUSES = {"revealed": 1.6, "turned-over": 1.6, "named": 1.4, "entered": 1.4, "judged": 1.6, "shown": 0.6, "gained": 0.6}
_SECRET = ("bid", "place")
_STRESSED = ("round-began", "entered", "succeeded", "failed", "won", "eliminated")


class DungeonCards:
    """Draws and words of Welcome to the Dungeon and its family."""

    def draw(self, view: View, words: Words) -> RenderableType:
        """The table."""
        return draw_table(view, words)

    def aid(self, view: View, words: Words) -> RenderableType:
        """The monsters, and which tiles of the hero kill them."""
        return draw_aid(view, words)

    def summary(self, match: Match, words: Words) -> RenderableType:
        """Every round in a line."""
        return draw_summary(match, words)

    def is_secret(self, view: View) -> bool:
        """In the bidding a card may be in hand; in the expedition nobody has anything left to hide."""
        return view.waiting is not None and view.waiting.ask in _SECRET

    def opens_table(self, happened: Happened) -> bool:
        """All follow the expedition."""
        return happened.kind == "entered"

    def about_event(self, happened: Happened) -> Mapping[str, Any]:
        """Life before a blow, and whether any is left."""
        return wording.about_event(happened)

    def about_question(self, view: View, words: Words) -> Mapping[str, Any]:
        """The monster in hand or before the hero."""
        return wording.about_question(view, words.components.content)

    def about_choice(self, choice: Choice, view: View, words: Words) -> Mapping[str, Any]:
        """The tile, monster or hero that a choice names."""
        return wording.about_choice(choice, words)

    def is_stressed(self, happened: Happened) -> bool:
        """The turning points of a round."""
        return happened.kind in _STRESSED

    def weight(self, happened: Happened) -> float:
        """Cards are turned over slowly."""
        return _PAUSES.get(happened.kind, 1.0)


FACE = DungeonCards()
