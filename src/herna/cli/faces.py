"""What the terminal has to know of a family of games: how its table looks, and what its sentences need to be told.

A family's face lies in the folder of `herna.cli` that is called as its rules' folder, as `FACE`; its words lie in a folder of that
name among the texts.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from rich.console import RenderableType

from herna.engine.game import Game
from herna.engine.match import Match
from herna.engine.types import Choice, Happened, View

if TYPE_CHECKING:
    from herna.cli.words import Words


class Face(Protocol):
    """The face of a family. Every method gets views or events of one seat, and so cannot show more than that seat may know."""

    def draw(self, view: View, words: Words) -> RenderableType:
        """The table."""

    def aid(self, view: View, words: Words) -> RenderableType:
        """The player aid: what is worth knowing at this table by heart."""

    def summary(self, match: Match, words: Words) -> RenderableType:
        """What became of the match, once it is over or left."""

    def is_secret(self, view: View) -> bool:
        """Whether the seat to move is about to see or decide something that people beside it should not look at."""

    def opens_table(self, happened: Happened) -> bool:
        """Whether from this event on there is nothing secret for a while, so that all may follow it on one screen."""

    def about_event(self, happened: Happened) -> Mapping[str, Any]:
        """More arguments for the sentence about an event."""

    def about_question(self, view: View, words: Words) -> Mapping[str, Any]:
        """Arguments for the prompt."""

    def about_choice(self, choice: Choice, view: View, words: Words) -> Mapping[str, Any]:
        """Arguments for the words of a choice."""

    def is_stressed(self, happened: Happened) -> bool:
        """Whether the sentence about an event stands out among the others."""

    def weight(self, happened: Happened) -> float:
        """How long to pause before the event is told, in usual pauses; 0: it is told with the one before."""


def folder(game: Game) -> str:
    """Name of the folders that hold a game's face and words."""
    return game.family.package.rpartition(".")[2]


def face_of(game: Game) -> Face:
    """The face of a game's family."""
    face: Face = import_module(f"herna.cli.{folder(game)}").FACE
    return face
