"""`herna replay`: a record checked, and told in words."""

from __future__ import annotations

from pathlib import Path

import msgspec

import herna
from herna.cli.records import read_record
from herna.cli.screen import Screen, make_console
from herna.cli.words import Words, texts_for
from herna.engine.constants import CHANCE, SPECTATOR
from herna.engine.dealer import Dealer
from herna.engine.errors import BadOption, BadRecord
from herna.engine.match import Match
from herna.engine.types import Record
from herna.texts.fluent import Texts

_EVERYTHING = "all"


def replay_command(file: Path, *, seat: str, step: bool, language: str | None) -> None:
    """Tell the record as a seat saw it; BadRecord says where it cannot be followed."""
    record = read_record(file)
    game = herna.find_game(record.game)
    screen, eyes = Screen(make_console(), "instant"), _eyes(seat, record.players)
    texts = texts_for(game, language)
    names = [_name(record, texts, number) for number in range(record.players)]
    herna.replay(record)  # a record that cannot be followed is not told in part
    whom = texts.text("cli-everyone" if eyes is None else "cli-spectator") if eyes in (None, SPECTATOR) else names[eyes or 0]
    screen.say(texts.text("cli-record", game=record.game, players=", ".join(names)), "bold")
    screen.say(texts.text("cli-record-eyes", whom=whom, moves=len(record.moves)), "said")
    heard = 0

    def tell(match: Match, entry: str) -> None:
        nonlocal heard
        words = Words(texts, game, match.components, names)
        fresh = match.events(SPECTATOR if eyes is None else eyes, heard, everything=eyes is None)
        heard += len(fresh)
        screen.tell((words.event(happened), words.style(happened), 0.0) for happened in fresh)
        if step and not entry.startswith("=") and not match.is_over:
            screen.ask(texts.text("cli-next"))

    match = herna.replay(record, after=tell)
    _close(match, record, names, Words(texts, game, match.components, names), screen)


def _close(match: Match, record: Record, names: list[str], words: Words, screen: Screen) -> None:
    texts = words.texts
    if match.returns is None:
        screen.say(texts.text("cli-unfinished"), "bold")
    else:
        screen.show(words.face.summary(match, words))
        results = ", ".join(f"{name} {result:+.3g}" for name, result in zip(names, match.returns, strict=True))
        screen.say(texts.text("cli-result", results=results), "bold")
    screen.say(texts.text("cli-replays"), "said")
    if record.promise:
        if record.seed:
            check_deal(record)
        screen.say(texts.text("cli-deal-proven" if record.seed else "cli-deal-open"), "said")


def check_deal(record: Record) -> None:
    """BadRecord unless the seed is the promised one, and dealt every outcome of the record."""
    dealer = Dealer(record.seed)
    if dealer.promise != record.promise:
        raise BadRecord(f"the seed is not the one that was promised: its SHA-256 is {dealer.promise}, not {record.promise}")
    dealt = ""  # what the seed deals next, if chance is awaited
    number = 0

    def compare(match: Match, entry: str) -> None:
        nonlocal dealt, number
        number += 1
        if entry.startswith("=") and entry != f"= {dealt}":
            raise BadRecord(f"entry {number}: {entry!r} was recorded, but the promised seed deals {dealt!r}")
        dealt = _next_dealt(match, dealer)

    dealt = _next_dealt(herna.replay(msgspec.structs.replace(record, moves=(), hashes={}, returns=None)), dealer)
    herna.replay(record, after=compare)


def _next_dealt(match: Match, dealer: Dealer) -> str:
    if match.to_move != CHANCE:
        return ""
    return match.rules.text(match.states, match.rules.dealt(match.states, dealer))


def _eyes(seat: str, players: int) -> int | None:
    if seat == _EVERYTHING:
        return None
    if seat == "spectator":
        return SPECTATOR
    if seat.isdigit() and 1 <= int(seat) <= players:
        return int(seat) - 1
    raise BadOption(f"--seat: expected a seat from 1 to {players}, spectator or all, not {seat!r}")


def _name(record: Record, texts: Texts, seat: int) -> str:
    return record.names[seat] if seat < len(record.names) else texts.text("player", number=str(seat + 1))
