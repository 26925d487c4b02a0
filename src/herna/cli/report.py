"""`herna report`: a page on a game's length, choices and balance."""

from __future__ import annotations

import importlib.util
import shlex
import sys
from pathlib import Path
from typing import Any

from rich.console import Console

import herna
from herna.cli.lab import progress_bar, rate_of, seat_names
from herna.cli.words import texts_for
from herna.engine.errors import HernaError
from herna.engine.files import write_whole
from herna.lab.matches import Setting
from herna.lab.report.gather import Gathered, gather


class NotInstalled(HernaError):
    """The report needs packages that are not there."""


def report_command(
    game: str,
    *,
    seats: str,
    games: int,
    seed: int,
    workers: int,
    options: dict[str, Any],
    tables: Path | None,
    against: Path | None,
    output: Path | None,
    resume: Path | None,
    language: str | None,
) -> None:
    """Count matches, with `--against` those with other components too, and write the page. NotInstalled, BadRecord."""
    missing = [name for name in ("matplotlib", "jinja2") if importlib.util.find_spec(name) is None]
    if missing:
        raise NotInstalled(f"the report needs more packages ({', '.join(missing)}); install them with: pip install 'herna[report]'")
    from herna.lab.report.page import Side, write_page

    texts = texts_for(herna.find_game(game), language)
    output = output or Path(f"report-{game}.html")
    found: list[Gathered] = []
    for file, keep in ((tables, resume), (against, resume.with_suffix(f".against{resume.suffix}") if resume else None)):
        if file is None and found:
            break
        setting = Setting(game, seat_names(seats), options, str(file) if file else None)
        found.append(_count(setting, games, seed, workers, keep))
    sides = [Side(one, Path(one.setting.tables).name if one.setting.tables else "") for one in found]
    # `--against` is what the components are compared with: the state before.
    before = Side(sides[1].gathered, sides[1].name) if len(sides) > 1 else None
    page = write_page(sides[0], texts, shlex.join(["herna", *sys.argv[1:]]), before)
    write_whole(output, page.encode())
    Console(highlight=False, soft_wrap=True).print(texts.text("report-written", file=str(output)))


def _count(setting: Setting, games: int, seed: int, workers: int, keep: Path | None) -> Gathered:
    """Count with a bar; Ctrl-C ends the command and keeps what was counted, if there is a file for it."""
    with progress_bar() as bar:
        task = bar.add_task(setting.tables or setting.game, total=games, rate="")

        def show(done: int) -> None:
            bar.update(task, completed=done, rate=rate_of(done, bar.tasks[task].elapsed, "matches"))

        gathered, whole = gather(setting, games, seed, workers=workers, keep=keep, progress=show)
    if not whole:
        kept = f", kept in {keep}; the same command goes on" if keep else "; with --resume FILE they would be kept"
        Console(stderr=True).print(f"stopped after {gathered.matches} of {games} matches{kept}")
        sys.exit(130)
    return gathered
