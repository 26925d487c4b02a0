"""Events, questions and choices of a match as messages, which a terminal or a page speaks in its reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from herna.engine.game import Components, Game
from herna.engine.types import Choice, Happened, View
from herna.texts.message import Argument, Message
from herna.texts.wording import Around, wording_of


class Words:
    """What is said about one match.

    components: of the match, for what things are worth; players: names by seat, `bots` what plays there ("" for a person). A seat
    without a name is called by its number, in the reader's language.

    Every method tells a seat no more than is in the view or event that it gets.
    """

    def __init__(self, game: Game, components: Components, players: Sequence[str], bots: Sequence[str] = ()) -> None:
        self._content, self._players, self._bots = components.content, players, bots
        self._wording = wording_of(game)

    def event_message(self, happened: Happened, reader: int | None = None) -> Message:
        """What happened, and why. reader: the seat that is spoken to as `you`."""
        told = {key: value for key, value in happened.data.items() if value is not None}
        you = reader is not None and happened.seat == reader
        more = self._wording.about_event(happened, Around(self._content, self._who, reader))
        return Message(key=f"event-{happened.kind}", args={"who": self._who(happened.seat), "you": you, **told, **more})

    def prompt_message(self, view: View) -> Message | None:
        """What this seat is asked, or whom everybody waits for; None when the match is over."""
        if view.waiting is None:
            return None
        asked = view.waiting.seat is not None and view.waiting.seat == view.seat
        more = self._wording.about_question(view, self._content)
        return Message(key=f"{'ask' if asked else 'wait'}-{view.waiting.ask}", args={"who": self._who(view.waiting.seat), **more})

    def choice_message(self, choice: Choice, view: View) -> Message:
        """A choice in a few words."""
        return self._about_choice("choice", choice, view)

    def note_message(self, choice: Choice, view: View) -> Message:
        """What to know about a choice at a glance."""
        return self._about_choice("note", choice, view)

    def explanation_message(self, choice: Choice, view: View) -> Message:
        """What a choice means."""
        return self._about_choice("explain", choice, view)

    def about(self, component: str) -> list[Message]:
        """What a component is or does, in sentences."""
        return self._wording.about(component, self._content)

    def about_components(self) -> dict[str, list[Message]]:
        """What every component is or does, by its id."""
        return {component: self.about(component) for component in self._wording.components(self._content)}

    def weight(self, happened: Happened) -> float:
        """How long to pause before the event is told, in usual pauses."""
        return self._wording.weight(happened)

    def is_stressed(self, happened: Happened) -> bool:
        """Whether the event is a turning point, which stands out among the others."""
        return self._wording.is_stressed(happened)

    def is_secret(self, view: View) -> bool:
        """Whether the seat to move is about to see or decide something that people beside it should not look at."""
        return self._wording.is_secret(view)

    def opens_table(self, happened: Happened) -> bool:
        """Whether from this event on there is nothing secret for a while, so that all may follow it on one screen."""
        return self._wording.opens_table(happened)

    def _about_choice(self, what: str, choice: Choice, view: View) -> Message:
        question = self._wording.about_question(view, self._content)
        around = Around(self._content, self._who, view.seat)
        return Message(key=f"{what}-{choice.verb}", args={**question, **self._wording.about_choice(choice, around)})

    def _who(self, seat: int | None) -> Argument:
        if seat is None:
            return ""
        if self._players[seat]:
            return self._players[seat]
        bot = seat < len(self._bots) and self._bots[seat]
        return [Message(key="bot" if bot else "player", args={"number": str(seat + 1)})]
