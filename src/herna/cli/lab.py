"""`herna simulate` and `herna arena`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from herna.lab.arena import Meeting, Tournament, arena
from herna.lab.matches import Setting
from herna.lab.simulate import Simulation, simulate


def seat_names(text: str) -> tuple[str, ...]:
    """What stands between commas; an empty place is left for the lab to refuse."""
    return tuple(name.strip() for name in text.split(","))


def rate_of(count: float, elapsed: float | None, what: str) -> str:
    """So many a second, in words."""
    rate = count / max(elapsed or 0.0, 1e-3)
    for size, unit in ((1e6, " M"), (1e3, " k")):
        if rate >= size:
            return f"{rate / size:.1f}{unit} {what}/s"
    return f"{rate:.1f} {what}/s"


def progress_bar() -> Progress:
    """The bar of long work: shown to people only."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def simulate_command(
    game: str, seats: str, games: int, seed: int, workers: int, options: dict[str, Any], tables: Path | None, as_json: bool
) -> None:
    """Run a simulation and print what it found; Ctrl-C prints what was done by then and exits with 130."""
    setting = Setting(game, seat_names(seats), options, str(tables) if tables else None)
    with progress_bar() as bar:
        task = bar.add_task("matches", total=games, rate="")

        def show(done: int, decisions: int) -> None:
            bar.update(task, completed=done, rate=rate_of(decisions, bar.tasks[task].elapsed, "decisions"))

        result, whole = simulate(setting, games, seed, workers, show)
    if as_json:
        sys.stdout.write(msgspec.json.encode(result).decode() + "\n")
    else:
        _print_simulation(result, setting)
    if not whole:
        Console(stderr=True).print(f"stopped after {result.games} of {games} matches")
        sys.exit(130)


def _print_simulation(result: Simulation, setting: Setting) -> None:
    console = Console(highlight=False)
    console.print(f"{result.game}: {result.games:,} matches")
    table = Table("seat", "bot", "wins", "rate")
    for seat, (bot, wins) in enumerate(zip(setting.seats, result.wins, strict=True)):
        table.add_row(str(seat + 1), bot, f"{wins:,}", f"{wins / max(result.games, 1):.2%}")
    console.print(table)
    console.print(
        f"draws {result.draws:,}; {result.decisions:,} decisions in {result.seconds:.2f} s,"
        f" {result.decisions_per_second:,.0f} a second; {result.mean_decisions:.1f} a match"
    )


def arena_command(
    game: str,
    bots: str,
    games: int,
    players: int,
    seed: int,
    workers: int,
    options: dict[str, Any],
    resume: Path | None,
    as_json: bool,
) -> None:
    """Run a tournament and print its table; Ctrl-C prints what was done by then and exits with 130."""
    with progress_bar() as bar:
        names = seat_names(bots)
        pairs = len(set(names)) * (len(set(names)) - 1) // 2
        task = bar.add_task("matches", total=games * pairs, rate="")
        before: list[int] = []

        def show(done: int, new: int) -> None:
            before[:] = before or [done - new]  # what a resumed tournament had says nothing of how fast this one is
            rate = rate_of(done - before[0], bar.tasks[task].elapsed, "matches")
            bar.update(task, completed=done, rate=rate)

        tournament, whole = arena(
            game, names, games, players=players, options=options, seed=seed, workers=workers, keep=resume, progress=show
        )
    if as_json:
        sys.stdout.write(msgspec.json.encode(_as_json(tournament)).decode() + "\n")
    else:
        _print_tournament(tournament)
    if not whole:
        Console(stderr=True).print("stopped; what was played counts" + (f", and is kept in {resume}" if resume else ""))
        sys.exit(130)


def _as_json(tournament: Tournament) -> dict[str, Any]:
    def one(meeting: Meeting) -> dict[str, Any]:
        return {"bots": meeting.bots, "games": meeting.games, "rate": meeting.rate, "interval": meeting.interval}

    return {
        "game": tournament.game,
        "players": tournament.players,
        "seed": tournament.seed,
        "meetings": [one(m) for m in tournament.meetings],
        "ratings": tournament.ratings,
    }


def _print_tournament(tournament: Tournament) -> None:
    console = Console(highlight=False)
    console.print(f"{tournament.game}, {tournament.players} players")
    table = Table("bot", "against", "matches", "points", "95 % interval")
    for meeting in tournament.meetings:
        low, high = meeting.interval
        table.add_row(*meeting.bots, str(meeting.games), f"{meeting.rate:.1%}", f"{low:.1%} to {high:.1%}")
    console.print(table)
    console.print("Ratings (Elo, mean 1500)")
    rated = Table("bot", "rating")
    for name, rating in sorted(tournament.ratings.items(), key=lambda entry: -entry[1]):
        rated.add_row(name, f"{rating:.0f}")
    console.print(rated)
