"""The end of an evening: the result, or the match kept for another time."""

from __future__ import annotations

from pathlib import Path

from herna.cli.records import write_record
from herna.cli.screen import Screen
from herna.cli.words import Words
from herna.engine.constants import SPECTATOR
from herna.engine.errors import HernaError
from herna.engine.match import Match


def show_end(match: Match, words: Words, screen: Screen, record: Path | None) -> None:
    """The last table, every round in a line, and the seed that was promised."""
    screen.show(words.face.draw(match.view(SPECTATOR, everything=True), words))
    screen.show(words.face.summary(match, words))
    if match.dealer is not None:
        screen.say(words.texts.text("cli-seed", seed=match.dealer.seed), "said")
    if record is not None:
        screen.say(words.texts.text("cli-saved", file=str(record)))


def show_leaving(match: Match, words: Words, screen: Screen, record: Path | None, *, offer: bool) -> None:
    """Say how to go on with a match that is kept; with `offer`, ask whether to keep one that is not yet."""
    texts = words.texts
    screen.gap()
    if record is None and offer:
        record = _asked(match, words, screen)
    screen.say(texts.text("cli-left"))
    if record is not None:
        screen.say(texts.text("cli-saved", file=str(record)))
        screen.say(texts.text("cli-go-on", command=f"herna play --continue {record}"))


def _asked(match: Match, words: Words, screen: Screen) -> Path | None:
    """A file to keep the match in, if the players want to; nobody there to answer means no."""
    while True:
        try:
            said = screen.ask(words.texts.text("cli-keep"))
        except (EOFError, KeyboardInterrupt):
            screen.gap()
            return None
        if not said:
            return None
        try:
            write_record(Path(said), match)
            return Path(said)
        except HernaError as error:
            screen.say(str(error), "wrong")
