"""`herna games` and `herna rules`."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import herna
from herna.bots import all_bots
from herna.cli.look import EMBER, FAINT, INK
from herna.cli.screen import make_console
from herna.cli.words import Words, texts_for, typed
from herna.engine.game import Game
from herna.texts.fluent import Texts, preferred_language, texts
from herna.texts.statements import Statement, load_rules


def list_games(language: str | None) -> None:
    """Print every game with its players and options, each value explained, and the bots."""
    console = make_console()
    for game in herna.all_games():
        _print_game(console, game, texts_for(game, language))
    shared = texts(preferred_language(language))
    console.print(Text(shared.text("cli-bots"), INK))
    console.print(_list([(bot.name, Text(shared.text(f"bot-about-{bot.name}"))) for bot in all_bots()]))


def _print_game(console: Console, game: Game, words: Texts) -> None:
    components = game.load(None)
    speaker = Words(words, game, components, ())
    fewest, most = game.players
    said = words.text("cli-players", fewest=str(fewest), most=str(most))
    console.print(Text.assemble((words.name(game.id), f"{INK} {EMBER}"), f"  {game.id}", (f"  {said}", FAINT)))
    for option in game.options:
        console.print(Text(f"  {words.text(f'option-{option.name}')}", INK))
        rows = []
        for value in option.choices(components):
            meaning = Text(speaker.option(option.name, value))
            if value == option.default:
                meaning.append(f" ({words.text('cli-usual')})", FAINT)
            rows.append((f"{option.name}={typed(value)}", meaning))
        console.print(_list(rows))
    console.print()


def _list(rows: list[tuple[str, Text]]) -> Padding:
    """What to type, and what it means."""
    table = Table.grid(padding=(0, 2))
    table.add_column(min_width=23, no_wrap=True)
    for command, meaning in rows:
        table.add_row(command, meaning)
    return Padding(table, (0, 0, 0, 4))


def print_rules(game: str, statement: str | None, search: str | None, language: str | None) -> None:
    """Print one statement, those with a word, or all of them. UnknownGame, NoStatements."""
    words = texts_for(herna.find_game(game), language)
    rules, console = load_rules(game), make_console()
    if statement is not None:
        _print(console, rules.find(statement), words)
        return
    wanted = rules.statements if search is None else rules.search(search, words.language)
    for section in rules.sections:
        found = [one for one in section.statements if one in wanted]
        if found:
            console.print(Text(f"\n{section.title.get(words.language)}", f"{INK} {EMBER}"))
        for one in found:
            _print(console, one, words)
    if not wanted:
        console.print(Text(words.text("cli-nothing-found", word=search or ""), FAINT))


def _print(console: Console, statement: Statement, words: Texts) -> None:
    said = Text(statement.get(words.language))
    if statement.option:
        said.append(f"  ({words.text('cli-see-option', option=statement.option)})", FAINT)
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=8, style=FAINT)
    grid.add_row(statement.id, said)
    console.print(grid)
