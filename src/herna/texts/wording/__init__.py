"""What has to be known of a family of games to put its matches into words.

A family's wording is the module of this package that is called as the folder of its rules. It gets views, events and the content of
a data file of components, and so cannot tell more than these hold.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, NamedTuple, Protocol, cast

from herna.engine.game import Game
from herna.engine.types import Choice, Happened, View
from herna.texts.message import Argument, Arguments, Message

Content = Mapping[str, Any]
"""Content of a data file of components."""


class Around(NamedTuple):
    """What a sentence may need besides what it is about.

    content: of the components; who: what a seat is called; reader: the seat that is spoken to, None for whoever listens.
    """

    content: Content
    who: Callable[[int], Argument]
    reader: int | None = None


class Wording(Protocol):
    """The wording of a family: arguments of its sentences, and how its events are told."""

    def about_event(self, happened: Happened, around: Around) -> Arguments:
        """Arguments for the sentence about an event, besides its data."""

    def about_question(self, view: View, content: Content) -> Arguments:
        """Arguments for the prompt."""

    def about_choice(self, choice: Choice, around: Around) -> Arguments:
        """Arguments for the words of a choice, besides those for the prompt."""

    def components(self, content: Content) -> list[str]:
        """Ids of all components."""

    def about(self, component: str, content: Content) -> list[Message]:
        """What a component is or does, in sentences; none if it has nothing to say."""

    def weight(self, happened: Happened) -> float:
        """How long to pause before the event is told, in usual pauses."""

    def is_stressed(self, happened: Happened) -> bool:
        """Whether the event is a turning point, which stands out among the others."""

    def is_secret(self, view: View) -> bool:
        """Whether the seat to move is about to see or decide something that people beside it should not look at."""

    def opens_table(self, happened: Happened) -> bool:
        """Whether from this event on there is nothing secret for a while, so that all may follow it on one screen."""


def folder(game: Game) -> str:
    """The name that a family's rules, texts, wording and faces share."""
    return game.family.package.rpartition(".")[2]


def wording_of(game: Game) -> Wording:
    """The wording of a game's family."""
    return cast(Wording, import_module(f"{__name__}.{folder(game)}"))
