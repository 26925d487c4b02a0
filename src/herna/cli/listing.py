"""`herna games` and `herna rules`."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

import herna
from herna.cli.words import Words
from herna.texts.fluent import preferred_language, texts
from herna.texts.statements import Statement, load_rules


def list_games(language: str | None) -> None:
    """Print every game with its players and its options, each value explained."""
    words = texts(preferred_language(language))
    console = Console(highlight=False)
    for game in herna.all_games():
        components = game.load(None)
        speaker = Words(words, (), components)
        seats = f"{words.text('cli-players')} {game.players[0]}-{game.players[1]}"
        console.print(f"[bold]{words.name(game.id)}[/bold]  {game.id}  [bright_black]{seats}[/]")
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
        for option in game.options:
            for number, value in enumerate(option.choices(components)):
                mark = " *" if value == option.default else ""
                heading = words.text(f"option-{option.name}") if number == 0 else ""
                table.add_row(heading, f"{option.name}={value}{mark}", speaker.option(option.name, value))
        console.print(table)


def print_rules(game: str, statement: str | None, search: str | None, language: str | None) -> None:
    """Print one statement, those with a word, or all of them. UnknownGame, NoStatements."""
    herna.find_game(game)
    spoken = preferred_language(language)
    texts(spoken)
    rules = load_rules(game)
    console = Console(highlight=False)
    if statement is not None:
        _print(console, rules.find(statement), spoken)
        return
    for section in rules.sections:
        found = [s for s in section.statements if search is None or search.lower() in s.get(spoken).lower()]
        if found:
            console.print(f"\n[bold]{section.title.get(spoken)}[/bold]")
        for one in found:
            _print(console, one, spoken)


def _print(console: Console, statement: Statement, language: str) -> None:
    option = f"  [bright_black]({statement.option})[/]" if statement.option else ""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=8, style="bright_black")
    grid.add_row(statement.id, statement.get(language) + option)
    console.print(grid)
