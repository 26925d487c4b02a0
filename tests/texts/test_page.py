"""What the page says besides the game's own words: problems, options explained, notes for beginners."""

from __future__ import annotations

import re
from typing import get_args, get_type_hints

import pytest

import herna
from herna.engine.game import Game
from herna.room.wire import Problem
from herna.texts.fluent import LANGUAGES, texts
from herna.texts.wording import folder

CODES = get_args(get_type_hints(Problem)["code"])
STEPS = (
    "welcome", "first-turn", "drawn", "added", "sacrificed", "passed", "others", "last", "entered", "named", "use", "killed",
    "struck", "survived", "died", "round-end", "done", "other", "target", "special", "take", "reduced",
)  # fmt: skip
GAMES = [pytest.param(game, id=game.id) for game in herna.all_games() if game.family.package.startswith("herna.")]


def sentences(said: str) -> list[str]:
    return re.findall(r"[^.!?]+[.!?]", said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_problem_says_what_to_do(code: str, language: str) -> None:
    said = texts(language).text(f"problem-{code}")
    assert said[0].isupper()
    assert said.endswith(".")
    assert len(sentences(said)) == 2, "what has happened, and what to do now"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_and_option_says_what_it_is_about(game: Game, language: str) -> None:
    words = texts(language, folder(game))
    for key in [f"about-{game.id}", *(f"option-{option.name}-about" for option in game.options)]:
        assert len(sentences(words.text(key))) == 2
        assert words.text(key).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", STEPS)
def test_notes_for_beginners_are_short(step: str, language: str) -> None:
    said = texts(language, "dungeon_cards").text(f"lesson-{step}")
    assert said.endswith(".")
    assert len(sentences(said)) == 2
    assert len(said) <= 200


def test_the_last_note_says_how_to_call_them_back() -> None:
    for language in LANGUAGES:
        words = texts(language, "dungeon_cards")
        assert words.text("page-lesson-setting") in words.text("lesson-done")
