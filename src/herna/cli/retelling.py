"""`herna replay`: a record checked, and told in words."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

import herna
from herna.cli.records import read_record
from herna.cli.words import Words
from herna.engine.constants import SPECTATOR
from herna.engine.errors import BadOption
from herna.engine.match import Match
from herna.texts.fluent import preferred_language, texts

EVERYTHING = "all"


def replay_command(file: Path, *, seat: str, step: bool, language: str | None) -> None:
    """Tell the record as a seat saw it; BadRecord says where it cannot be followed."""
    words, console = texts(preferred_language(language)), Console(highlight=False)
    record = read_record(file)
    heard = 0
    eyes = _eyes(seat, record.players)
    names = [_name(record.names, number) or words.text("cli-player", number=str(number + 1)) for number in range(record.players)]
    whose = words.text("cli-everything") if eyes is None else words.text("cli-spectator") if eyes == SPECTATOR else names[eyes]
    console.print(Text(words.text("cli-record-of", game=record.game, moves=str(len(record.moves)), seat=whose), "bold"))

    def tell(match: Match, entry: str) -> None:
        nonlocal heard
        speaker = Words(words, names, match.components)
        for happened in match.events(SPECTATOR if eyes is None else eyes, heard, everything=eyes is None):
            heard += 1
            console.print(Text(f"  {speaker.event(happened)}"))
        if step and entry:
            console.input()

    match = herna.replay(record, after=tell)
    tell(match, "")
    if match.returns is not None:
        result = ", ".join(f"{name} {value:+g}" for name, value in zip(names, match.returns, strict=True))
        console.print(Text(f"{words.text('cli-over')}: {result}", "bold"))
    console.print(Text(words.text("cli-good"), "green4"))


def _eyes(seat: str, players: int) -> int | None:
    if seat == EVERYTHING:
        return None
    if seat == "spectator":
        return SPECTATOR
    if seat.isdigit() and 1 <= int(seat) <= players:
        return int(seat) - 1
    raise BadOption(f"--seat: expected a seat from 1 to {players}, all or spectator, not {seat!r}")


def _name(names: tuple[str, ...], number: int) -> str:
    return names[number].partition("=")[0] if number < len(names) else ""
