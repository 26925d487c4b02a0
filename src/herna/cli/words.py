"""A match spoken about in one language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from herna.cli.faces import face_of
from herna.engine.game import Game
from herna.engine.types import Choice, Happened, View
from herna.texts.fluent import Texts, preferred_language, texts
from herna.texts.wording import folder
from herna.texts.words import Words as Messages


def texts_for(game: Game, language: str | None) -> Texts:
    """The texts of a game in the language given, or else preferred. UnknownLanguage."""
    return texts(preferred_language(language), folder(game))


class Words:
    """Speaks one language about one match.

    players: names by seat, `bots` what plays there ("" for a person); components: of the game, for what things are worth; messages:
    what is said, before it is put into the language.
    """

    def __init__(self, texts: Texts, game: Game, components: Any, players: Sequence[str], bots: Sequence[str] = ()) -> None:
        self.texts, self.components, self.players, self.bots = texts, components, players, bots
        self.face, self.messages = face_of(game), Messages(game, components, players, bots)

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
        return "bold" if self.messages.is_stressed(happened) else ""

    def event(self, happened: Happened, reader: int | None = None) -> str:
        """One sentence: what happened, and why. reader: the seat that is spoken to as `you`."""
        return self.texts.speak(self.messages.event_message(happened, reader))

    def prompt(self, view: View) -> str:
        """What this seat is asked, or whom everybody waits for; empty when the match is over."""
        message = self.messages.prompt_message(view)
        return self.texts.speak(message) if message else ""

    def choice(self, choice: Choice, view: View) -> str:
        """A choice in a few words."""
        return self.texts.speak(self.messages.choice_message(choice, view))

    def note(self, choice: Choice, view: View) -> str:
        """What to know about a choice at a glance."""
        return self.texts.speak(self.messages.note_message(choice, view))

    def explanation(self, choice: Choice, view: View) -> str:
        """What a choice means."""
        return self.texts.speak(self.messages.explanation_message(choice, view))

    def about(self, component: str) -> str:
        """What a component is or does."""
        return " ".join(map(self.texts.speak, self.messages.about(component)))

    def option(self, name: str, value: Any) -> str:
        """The value of an option in words; one that is a component is named."""
        key = f"option-{name}-{typed(value)}"
        return self.texts.text(key) if self.texts.has(key) else self.texts.text(f"option-{name}-component", value=value)


def typed(value: Any) -> str:
    """The value of an option as it is typed, and as the keys of its texts have it."""
    return str(value).lower() if isinstance(value, bool) else str(value)
