"""`herna play`: seats everybody, or takes up a match that was kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import herna
from herna.bots import make_bot
from herna.cli.records import read_record, write_record
from herna.cli.screen import PAUSES, Screen, make_console
from herna.cli.seats import Chair, asked, seated
from herna.cli.session import Session
from herna.cli.warm import compile_game, is_compiled
from herna.cli.words import Words, texts_for
from herna.engine.dealer import Dealer
from herna.engine.errors import BadOption, BadRecord
from herna.engine.match import Match
from herna.texts.fluent import Texts


def play_command(
    game: str,
    *,
    players: int | None,
    seats: str | None,
    names: str | None,
    seed: str | None,
    options: dict[str, Any],
    tables: Path | None,
    record: Path | None,
    go_on: Path | None,
    speed: str,
    language: str | None,
) -> bool:
    """Seat everybody and play; `go_on` takes up a match that was kept. Whether it was left by Ctrl-C."""
    if speed not in PAUSES:
        raise BadOption(f"speed: {speed!r} is none of {', '.join(PAUSES)}")
    screen = Screen(make_console(), speed)
    if go_on is not None:
        match, chairs = _kept(go_on, language)
        record = record or go_on
    else:
        found = herna.find_game(game)
        texts = texts_for(found, language)
        herna.new(
            game, players=players, tables=tables, **options
        )  # what is wrong with the options is said before anything is asked
        if seats is None and names is None and screen.asks_people:
            chairs = asked(screen, texts, found.players, players)
        else:
            chairs = seated(texts, found.players, players, seats, names)
        match = herna.new(game, players=len(chairs), seed=seed, tables=tables, **options)
        match.names, match.bots = tuple(chair.name for chair in chairs), tuple(chair.bot for chair in chairs)
    texts = texts_for(match.game, language)
    if not is_compiled(match.game):
        screen.say(texts.text("cli-compiling"), "said")
        with screen.busy(""):
            compile_game(match.game)
    if record is not None:
        write_record(record, match)  # a file that cannot be written is found out now
    bots = {seat: make_bot(chair.bot, match.rules, seat + 1) for seat, chair in enumerate(chairs) if chair.bot}
    words = Words(texts, match.game, match.components, match.names, match.bots)
    return Session(match, words, bots, screen, record).run()


def _kept(file: Path, language: str | None) -> tuple[Match, list[Chair]]:
    """A kept match, ready to go on, and who sits where in it."""
    record = read_record(file)
    match = herna.replay(record)
    if match.is_over:
        raise BadRecord(f"{file}: that match is over; `herna replay {file}` tells it")
    if not record.seed:
        raise BadRecord(f"{file}: the seed of the deal is not in it, so the match cannot go on")
    dealer = Dealer(record.seed)
    if dealer.promise != record.promise:
        raise BadRecord(f"{file}: the seed in it is not the one that was promised")
    match.deal_by(dealer)
    texts = texts_for(match.game, language)
    chairs = [_chair(texts, seat, match.names, match.bots) for seat in range(match.players)]
    match.names, match.bots = tuple(chair.name for chair in chairs), tuple(chair.bot for chair in chairs)
    return match, chairs


def _chair(texts: Texts, seat: int, names: tuple[str, ...], bots: tuple[str, ...]) -> Chair:
    name = names[seat] if seat < len(names) else texts.text("player", number=str(seat + 1))
    return Chair(name, bots[seat] if seat < len(bots) else "")
