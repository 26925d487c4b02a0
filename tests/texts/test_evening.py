"""A whole match told in both languages, kept word for word, so that every change of a text shows as a difference.

    python -m tests.texts.test_evening

writes the stories anew; read them, sentence by sentence, before you keep them.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import herna
from herna.cli.words import Words, texts_for
from herna.engine.types import Record
from herna.texts.fluent import LANGUAGES

HERE = Path(__file__).parent
READER = 0


def story(language: str) -> str:
    """The match as its first player is told it, question by question."""
    record = msgspec.json.decode((HERE / "evening.json").read_bytes(), type=Record)
    game = herna.find_game(record.game)
    words = Words(texts_for(game, language), game, game.load(record.tables), record.names)
    lines: list[str] = []
    heard = 0

    def tell(match: herna.Match, entry: str) -> None:
        nonlocal heard
        for happened in match.events(READER, heard):
            heard += 1
            lines.append(words.event(happened, READER))
        view = match.view(READER)
        if view.waiting is not None and view.waiting.seat == READER:
            lines.append(f"> {words.prompt(view)}")
            lines.extend(f">   {words.choice(choice, view)} | {words.note(choice, view)}" for choice in view.choices)

    herna.replay(record, after=tell)
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_is_told_as_it_was(language: str) -> None:
    assert story(language).splitlines() == (HERE / f"evening.{language}.txt").read_text(encoding="utf-8").splitlines()


if __name__ == "__main__":
    for spoken in LANGUAGES:
        (HERE / f"evening.{spoken}.txt").write_text(story(spoken), encoding="utf-8")
