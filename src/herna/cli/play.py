"""`herna play`: who sits where, then the evening at the table."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console

import herna
from herna.bots import UnknownBot, all_bots, make_bot
from herna.bots.registry import check_bot
from herna.cli.records import read_record
from herna.cli.session import PAUSES, Session
from herna.engine.dealer import Dealer
from herna.engine.errors import BadOption, BadRecord
from herna.engine.match import Match
from herna.texts.fluent import Texts, preferred_language, texts

USUAL_BOT = "cautious"
OFFERED = ("cautious", "searcher-easy", "searcher-medium", "searcher-hard")
PERSON = "me"


@dataclass(frozen=True)
class Chair:
    """Who sits at a place: a person (bot is empty) or a bot."""

    name: str
    bot: str = ""


def play_command(
    game: str,
    *,
    players: int | None,
    seats: str | None,
    seed: str | None,
    options: dict[str, Any],
    tables: Path | None,
    record: Path | None,
    go_on: Path | None,
    speed: str,
    language: str | None,
) -> None:
    """Seat everybody and play; `go_on` continues a match that was kept."""
    words = texts(preferred_language(language))
    if speed not in PAUSES:
        raise BadOption(f"speed: {speed!r} is none of {', '.join(PAUSES)}")
    console = Console(highlight=False)
    if go_on is not None:
        match, chairs = _kept(go_on)
        record = record or go_on
    else:
        found = herna.find_game(game)
        match_options = dict(options)
        chairs = _named(seats, words) if seats else _asked(console, words, players, found.players)
        if players is not None and players != len(chairs):
            raise BadOption(f"--players {players}, but --seats names {len(chairs)}")
        match = herna.new(game, players=len(chairs), seed=seed, tables=tables, **match_options)
        match.names = tuple(f"{chair.name}={chair.bot}" if chair.bot else chair.name for chair in chairs)
    bots = {seat: make_bot(chair.bot, match.rules, seat + 1) for seat, chair in enumerate(chairs) if chair.bot}
    Session(match, [chair.name for chair in chairs], bots, words, console, record=record, pause=PAUSES[speed]).run()


def _named(seats: str, words: Texts) -> list[Chair]:
    """Chairs from the option: `me`, a bot's name, or a person's name."""
    chairs = []
    for number, text in enumerate((part.strip() for part in seats.split(",")), 1):
        if not text:
            raise BadOption("--seats: expected names or bots separated by commas, for instance me,cautious")
        chairs.append(_chair(text, number, words))
    return _distinct(chairs)


def _chair(text: str, number: int, words: Texts) -> Chair:
    if text.partition(":")[0] in {info.name for info in all_bots()}:
        check_bot(text)
        return Chair(words.text("cli-bot", bot=text, number=str(number)), text)
    if text == PERSON:
        return Chair(words.text("cli-player", number=str(number)))
    if ":" in text or "=" in text:
        raise UnknownBot(f"no bot {text!r}; there are: {', '.join(info.name for info in all_bots())}")
    return Chair(text)


def _distinct(chairs: list[Chair]) -> list[Chair]:
    names = [chair.name for chair in chairs]
    for name in names:
        if names.count(name) > 1:
            raise BadOption(f"--seats: two players are called {name}")
    return chairs


def _asked(console: Console, words: Texts, players: int | None, allowed: tuple[int, int]) -> list[Chair]:
    """Chairs from a few questions, each with an answer that Enter takes; without a terminal those answers are taken."""
    asking = sys.stdin.isatty()
    fewest, most = allowed
    count = players or 3
    while asking and players is None:
        said = console.input(f"{words.text('cli-how-many')} ({fewest}-{most}) \\[{count}] ").strip() or str(count)
        if said.isdigit() and fewest <= int(said) <= most:
            count = int(said)
            break
    me = words.text("cli-player", number="1")
    if asking:
        me = console.input(f"{words.text('cli-your-name')} \\[{me}] ").strip() or me
    chairs = [Chair(me)]
    for number in range(2, count + 1):
        question = words.text("cli-who-else", number=str(number), bots=", ".join(OFFERED))
        while True:
            said = (console.input(f"{question} \\[{USUAL_BOT}] ").strip() if asking else "") or USUAL_BOT
            try:
                chairs = _distinct([*chairs, _chair(said, number, words)])
                break
            except (UnknownBot, BadOption) as error:
                console.print(f"[red]{error}[/red]")
    return chairs


def _kept(file: Path) -> tuple[Match, list[Chair]]:
    """A kept match, ready to go on, and who sits where in it."""
    record = read_record(file)
    match = herna.replay(record)
    if match.is_over:
        raise BadRecord(f"{file}: that match is over; `herna replay {file}` tells it")
    match.dealer = Dealer(record.seed) if record.seed else Dealer(None)
    chairs = []
    for seat in range(match.players):
        name, _, bot = (record.names[seat] if seat < len(record.names) else f"{seat + 1}").partition("=")
        chairs.append(Chair(name, bot))
    return match, chairs
