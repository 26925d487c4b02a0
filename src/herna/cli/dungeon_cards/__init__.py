"""The face of the dungeon card games in the terminal."""

from __future__ import annotations

from rich.console import RenderableType

from herna.cli.dungeon_cards.aid import draw_aid
from herna.cli.dungeon_cards.drawing import draw_table
from herna.cli.dungeon_cards.summary import draw_summary
from herna.cli.words import Words
from herna.engine.match import Match
from herna.engine.types import View


class DungeonCards:
    """Draws Welcome to the Dungeon and its family."""

    def draw(self, view: View, words: Words) -> RenderableType:
        """The table."""
        return draw_table(view, words)

    def aid(self, view: View, words: Words) -> RenderableType:
        """The monsters, and which tiles of the hero kill them."""
        return draw_aid(view, words)

    def summary(self, match: Match, words: Words) -> RenderableType:
        """Every round in a line."""
        return draw_summary(match, words)


FACE = DungeonCards()
