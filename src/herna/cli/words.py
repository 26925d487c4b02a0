"""Events, questions and choices of a match put into words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from herna.cli.faces import face_of, folder
from herna.engine.game import Game
from herna.engine.types import Choice, Happened, View
from herna.texts.fluent import Texts, preferred_language, texts


def texts_for(game: Game, language: str | None) -> Texts:
    """The texts of a game in the language given, or else preferred. UnknownLanguage."""
    return texts(preferred_language(language), folder(game))


class Words:
    """Speaks one language about one match.

    players: names by seat, `bots` what plays there ("" for a person); components: of the game, for what things are worth.
    """

    def __init__(self, texts: Texts, game: Game, components: Any, players: Sequence[str], bots: Sequence[str] = ()) -> None:
        self.texts, self.components, self.players, self.bots = texts, components, players, bots
        self.face = face_of(game)

    def who(self, seat: int | None) -> str:
        """Name of a player."""
        return "" if seat is None else self.players[seat]

    def level(self, seat: int) -> str:
        """What plays there, in a word; empty for a person."""
        bot = self.bots[seat] if seat < len(self.bots) else ""
        key = f"bot-level-{bot.partition(':')[0]}"
        return self.texts.text(key) if self.texts.has(key) else bot

    def style(self, happened: Happened) -> str:
        """How the sentence about an event is printed."""
        return "bold" if self.face.is_stressed(happened) else ""

    def event(self, happened: Happened, reader: int | None = None) -> str:
        """One sentence: what happened, and why. reader: the seat that is spoken to as `you`."""
        told = {key: value for key, value in happened.data.items() if value is not None}
        you = reader is not None and happened.seat == reader
        more = self.face.about_event(happened)
        sentence = self.texts.text(f"event-{happened.kind}", who=self.who(happened.seat), you=you, **told, **more)
        return " ".join(sentence.split())

    def prompt(self, view: View) -> str:
        """What this seat is asked, or whom everybody waits for; empty when the match is over."""
        if view.waiting is None:
            return ""
        asked = view.waiting.seat is not None and view.waiting.seat == view.seat
        key = f"{'ask' if asked else 'wait'}-{view.waiting.ask}"
        return self.texts.text(key, who=self.who(view.waiting.seat), **self.face.about_question(view, self))

    def choice(self, choice: Choice, view: View) -> str:
        """A choice in a few words."""
        return self._about("choice", choice, view)

    def note(self, choice: Choice, view: View) -> str:
        """What to know about a choice at a glance."""
        return self._about("note", choice, view)

    def explanation(self, choice: Choice, view: View) -> str:
        """What a choice means."""
        return self._about("explain", choice, view)

    def _about(self, what: str, choice: Choice, view: View) -> str:
        more = self.face.about_choice(choice, view, self)
        written = self.texts.text(f"{what}-{choice.verb}", **self.face.about_question(view, self), **more)
        return " ".join(written.split())

    def option(self, name: str, value: Any) -> str:
        """The value of an option in words; one that is a component is named."""
        key = f"option-{name}-{value}"
        return self.texts.text(key) if self.texts.has(key) else self.texts.text(f"option-{name}-component", value=value)
