"""What one seat is told: events in words, how the match stands, and what it may do, each choice explained."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from herna.engine.constants import SPECTATOR
from herna.engine.match import Match
from herna.engine.preview import Reason, preview
from herna.engine.types import Choice, Happened, View
from herna.room.wire import Now, Offer, Told
from herna.texts.words import Words


class Teller:
    """Tells about one match in messages. names, bots: by seat, as `Words` takes them."""

    def __init__(self, match: Match, names: Sequence[str], bots: Sequence[str]) -> None:
        self._match = match
        self._words = Words(match.game, match.components, names, bots)

    def told(self, seat: int, since: int = 0, *, everything: bool = False) -> list[Told]:
        """What the seat was told after a version; with `everything`, all that happened."""
        return [self._told(happened, seat) for happened in self._match.events(seat, since, everything=everything)]

    def now(self, seat: int, *, since: float, may_undo: bool = False) -> Now:
        """How the match stands for the seat. since: when it was asked what is asked now."""
        view = self._match.view(seat)
        return Now(
            view=replace(view, choices=()),
            prompt=self._words.prompt_message(view),
            offers=self._offers(seat, view) if view.choices else [],
            since=since,
            may_undo=may_undo,
            secret=bool(view.choices) and self._words.is_secret(view),
        )

    def then(self, seat: int, *, everything: bool = False) -> Now:
        """How a match that is looked back on stood for the seat; nobody is offered anything."""
        view = replace(self._match.view(seat, everything=everything), choices=())
        return Now(view=view, prompt=self._words.prompt_message(view), offers=[], since=0.0)

    def _told(self, happened: Happened, seat: int) -> Told:
        return Told(
            version=happened.version,
            kind=happened.kind,
            seat=happened.seat,
            data=happened.data,
            say=self._words.event_message(happened, None if seat == SPECTATOR else seat),
            weight=self._words.weight(happened),
            stressed=self._words.is_stressed(happened),
        )

    def _offers(self, seat: int, view: View) -> list[Offer]:
        rules = self._match.rules
        concealed = rules.conceal(self._match.states, seat)
        codes = rules.texts(concealed)
        offers = []
        for choice in view.choices:
            foreseen, _ = preview(rules, concealed, seat, [codes[choice.action]])
            offers.append(
                self._offer(choice, view, [self._told(happened, seat) for happened in foreseen.happened], foreseen.stopped)
            )
        return offers

    def _offer(self, choice: Choice, view: View, foreseen: list[Told], then: Reason) -> Offer:
        return Offer(
            action=choice.action,
            verb=choice.verb,
            target=choice.target,
            label=self._words.choice_message(choice, view),
            note=self._words.note_message(choice, view),
            explain=self._words.explanation_message(choice, view),
            rules=choice.rules,
            foreseen=foreseen,
            then=then,
        )
