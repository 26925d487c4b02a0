"""How the terminal draws a family of games.

A family's face lies in the folder of `herna.cli` that is called as its rules' folder, as `FACE`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Protocol

from rich.console import RenderableType

from herna.engine.game import Game
from herna.engine.match import Match
from herna.engine.types import View
from herna.texts.wording import folder

if TYPE_CHECKING:
    from herna.cli.words import Words


class Face(Protocol):
    """The face of a family. What draws a table gets the view of one seat, and so cannot show more than that seat may know."""

    def draw(self, view: View, words: Words) -> RenderableType:
        """The table."""

    def aid(self, view: View, words: Words) -> RenderableType:
        """The player aid: what is worth knowing at this table by heart."""

    def summary(self, match: Match, words: Words) -> RenderableType:
        """What became of the match, once it is over or left."""


def face_of(game: Game) -> Face:
    """The face of a game's family."""
    face: Face = import_module(f"herna.cli.{folder(game)}").FACE
    return face
