"""The commands of `herna` and what they share: language, options as text, errors in one line."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from herna.cli.help import say, say_command

app = typer.Typer(
    name="herna",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    help=say("herna"),
)

Language = Annotated[str | None, typer.Option("--language", "-l", metavar="en|cs", help=say("language"))]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="KEY=VALUE", help=say("option"))]
Tables = Annotated[Path | None, typer.Option("--tables", metavar="FILE", help=say("tables"))]
GameName = Annotated[str, typer.Argument(metavar="GAME", help=say("game"))]
DEFAULT_GAME = "welcome-to-the-dungeon"


def run() -> None:
    """Run a command; what a person did wrong is said in one line."""
    from herna.engine.errors import HernaError

    try:
        app(standalone_mode=True)
    except HernaError as error:
        line = Text.assemble(("herna: ", "bold red"), (" ".join(str(error).split()), "red"))
        Console(stderr=True, highlight=False).print(line, soft_wrap=True)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)


def parse_options(given: list[str] | None) -> dict[str, Any]:
    """Options from `KEY=VALUE` texts. BadOption if one is not of that form."""
    from herna.engine.errors import BadOption

    options: dict[str, Any] = {}
    for text in given or []:
        key, equals, value = text.partition("=")
        if not equals or not key or not value:
            raise BadOption(f"expected KEY=VALUE, for instance successes=3, not {text!r}")
        options[key.strip()] = value.strip()
    return options


def _version(asked: bool) -> None:
    if asked:
        import herna

        typer.echo(f"herna {herna.__version__}")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help=say("version"))] = False,
    language: Language = None,
) -> None:
    """Shared by all commands; each of them takes the language, too."""
    if language is not None:
        os.environ["HERNA_LANGUAGE"] = language


@app.command("games", help=say_command("games", "--language cs"))
def games(language: Language = None) -> None:
    """List the games with their players and options."""
    from herna.cli.listing import list_games

    list_games(language)


@app.command(
    "play", help=say_command("play", "welcome-to-the-dungeon --seats Eva,Adam,searcher-hard --option opening_add=first-round")
)
def play(
    game: GameName = DEFAULT_GAME,
    players: Annotated[int | None, typer.Option("--players", "-p", help=say("play-players"))] = None,
    seats: Annotated[
        str | None,
        typer.Option("--seats", metavar="me,cautious,...", help=say("play-seats")),
    ] = None,
    names: Annotated[str | None, typer.Option("--names", metavar="Eva,Adam", help=say("play-names"))] = None,
    seed: Annotated[str | None, typer.Option("--seed", help=say("play-seed"))] = None,
    option: Options = None,
    tables: Tables = None,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE", help=say("play-record"))] = None,
    go_on: Annotated[Path | None, typer.Option("--continue", metavar="FILE", help=say("play-continue"))] = None,
    speed: Annotated[str, typer.Option("--speed", metavar="slow|normal|instant", help=say("play-speed"))] = "normal",
    language: Language = None,
) -> None:
    """Play a whole game in the terminal, with people at this screen and bots."""
    from herna.cli.play import play_command

    interrupted = play_command(
        game, players=players, seats=seats, names=names, seed=seed, options=parse_options(option), tables=tables, record=record,
        go_on=go_on, speed=speed, language=language,
    )  # fmt: skip
    if interrupted:
        raise typer.Exit(130)


@app.command("replay", help=say_command("replay", "evening.json --seat 2"))
def replay(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help=say("replay-record"))],
    seat: Annotated[str, typer.Option("--seat", metavar="N|spectator|all", help=say("replay-seat"))] = "all",
    step: Annotated[bool, typer.Option("--step", help=say("replay-step"))] = False,
    language: Language = None,
) -> None:
    """Check a record and tell it in words."""
    from herna.cli.retelling import replay_command

    replay_command(record, seat=seat, step=step, language=language)


@app.command("scenario", help=say_command("scenario", "tests/scenarios/vorpal-sword.yaml"))
def scenario(
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help=say("scenario-file"))] = None,
    schema: Annotated[str | None, typer.Option("--schema", metavar="GAME", help=say("scenario-schema"))] = None,
) -> None:
    """Play a scenario; exits with 1 and says what differed from what was expected."""
    from herna.cli.scenario import print_schema, scenario_command
    from herna.engine.errors import BadRecord

    if schema is not None:
        print_schema(schema)
    elif file is None:
        raise BadRecord("expected a FILE with a scenario, or --schema GAME")
    else:
        raise typer.Exit(scenario_command(file))


@app.command("rules", help=say_command("rules", "welcome-to-the-dungeon --search dragon"))
def rules(
    game: GameName = DEFAULT_GAME,
    statement: Annotated[str | None, typer.Argument(metavar="ID", help=say("rules-statement"))] = None,
    search: Annotated[str | None, typer.Option("--search", "-s", metavar="WORD", help=say("rules-search"))] = None,
    language: Language = None,
) -> None:
    """Print the rules, statement by statement."""
    from herna.cli.listing import print_rules

    print_rules(game, statement, search, language)


@app.command("simulate", help=say_command("simulate", "welcome-to-the-dungeon --seats random,cautious --games 100000 --seed 1"))
def simulate(
    game: GameName = DEFAULT_GAME,
    seats: Annotated[str, typer.Option("--seats", metavar="BOT,BOT,...", help=say("simulate-seats"))] = "random,random",
    games: Annotated[int, typer.Option("--games", "-n", min=1, help=say("simulate-games"))] = 10_000,
    seed: Annotated[int, typer.Option("--seed", help=say("simulate-seed"))] = 0,
    workers: Annotated[int, typer.Option("--workers", "-w", min=1, help=say("workers"))] = 1,
    option: Options = None,
    tables: Tables = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("json"))] = False,
) -> None:
    """Let bots play many matches and count."""
    from herna.cli.lab import simulate_command

    simulate_command(game, seats, games, seed, workers, parse_options(option), tables, as_json)


@app.command(
    "arena",
    help=say_command("arena", "welcome-to-the-dungeon --bots random,cautious,searcher-hard --games 200 --resume arena.json"),
)
def arena(
    game: GameName = DEFAULT_GAME,
    bots: Annotated[str, typer.Option("--bots", metavar="BOT,BOT,...", help=say("arena-bots"))] = "random,cautious,searcher-easy",
    games: Annotated[int, typer.Option("--games", "-n", min=1, help=say("arena-games"))] = 100,
    players: Annotated[int, typer.Option("--players", "-p", help=say("arena-players"))] = 2,
    seed: Annotated[int, typer.Option("--seed", help=say("arena-seed"))] = 0,
    workers: Annotated[int, typer.Option("--workers", "-w", min=1, help=say("workers"))] = 1,
    option: Options = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help=say("arena-resume"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("json"))] = False,
) -> None:
    """A tournament between bots: win rates with 95 % intervals, and ratings."""
    from herna.cli.lab import arena_command

    arena_command(game, bots, games, players, seed, workers, parse_options(option), resume, as_json)


Database = Annotated[str | None, typer.Option("--database", metavar="FILE|URL", help=say("database"))]


@app.command("serve", help=say_command("serve", "--lan --open"))
def serve(
    host: Annotated[str | None, typer.Option("--host", metavar="ADDRESS", help=say("serve-host"))] = None,
    port: Annotated[int | None, typer.Option("--port", min=1, max=65535, help=say("serve-port"))] = None,
    database: Database = None,
    lan: Annotated[bool, typer.Option("--lan", help=say("serve-lan"))] = False,
    open_page: Annotated[bool, typer.Option("--open", help=say("serve-open"))] = False,
    language: Language = None,
) -> None:
    """Open the room: a page where people and bots play."""
    from herna.cli.serve import serve_command

    serve_command(host=host, port=port, database=database, lan=lan, open_page=open_page, language=language)


@app.command("backup", help=say_command("backup", "room-2026.backup"))
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("backup-file"))],
    database: Database = None,
    language: Language = None,
) -> None:
    """Copy all tables of the room into a file, also while it runs."""
    from herna.cli.serve import backup_command

    backup_command(file, database, language)


@app.command("restore", help=say_command("restore", "room-2026.backup"))
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("restore-file"))],
    database: Database = None,
    language: Language = None,
) -> None:
    """Put back what a backup holds, also while the room runs."""
    from herna.cli.serve import restore_command

    restore_command(file, database, language)


@app.command(
    "report", help=say_command("report", "welcome-to-the-dungeon --tables mine.yaml --against welcome-to-the-dungeon.yaml")
)
def report(
    game: GameName = DEFAULT_GAME,
    seats: Annotated[str, typer.Option("--seats", metavar="BOT,BOT,...", help=say("report-seats"))] = "cautious,cautious,cautious",
    games: Annotated[int, typer.Option("--games", "-n", min=1, help=say("report-games"))] = 5000,
    seed: Annotated[int, typer.Option("--seed", help=say("simulate-seed"))] = 0,
    workers: Annotated[int, typer.Option("--workers", "-w", min=1, help=say("workers"))] = 1,
    option: Options = None,
    tables: Tables = None,
    against: Annotated[Path | None, typer.Option("--against", metavar="FILE", help=say("report-against"))] = None,
    output: Annotated[Path | None, typer.Option("--output", metavar="FILE", help=say("report-output"))] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help=say("report-resume"))] = None,
    language: Language = None,
) -> None:
    """Write a page on a game's length, choices and balance."""
    from herna.cli.report import report_command

    report_command(
        game, seats=seats, games=games, seed=seed, workers=workers, options=parse_options(option), tables=tables, against=against,
        output=output, resume=resume, language=language,
    )  # fmt: skip


@app.command("compile", help=say_command("compile", ""))
def compile_all() -> None:
    """Compile the rules of every game ahead of time, so that nothing has to wait for it later."""
    from herna.cli.warm import compile_command

    compile_command()
