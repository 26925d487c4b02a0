"""`herna compile`: every driver of every game compiled ahead of time, with progress; old machine code is thrown away."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable, Iterator

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

import herna
from herna.bots import make_bot
from herna.engine import drivers
from herna.engine.chance import Stream
from herna.engine.compiled import cache_root, driver_folders
from herna.engine.events import new_buffer
from herna.engine.game import Game
from herna.engine.record import PLAIN
from herna.engine.rules import Rules
from herna.lab.matches import Setting, play_part

_KEPT = 30 * 24 * 3600  # seconds since a version last compiled here, after which its machine code may go


def compile_command() -> None:
    """Compile what is not compiled yet and say how long it took."""
    console = Console(highlight=False)
    if PLAIN:
        console.print("Rules run as plain Python (NUMBA_DISABLE_JIT=1): there is nothing to compile.")
        return
    started = time.perf_counter()
    jobs = [(game, name, job) for game in herna.all_games() for name, job in _jobs(game)]
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed}/{task.total}"), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("compiling", total=len(jobs))
        for game, name, job in jobs:
            bar.update(task, description=f"{game.id}: {name}")
            if not console.is_terminal:
                console.print(f"compiling {game.id}: {name}")
            job()
            bar.advance(task)
    removed = _prune()
    old = f", removed {removed} folders of older versions" if removed else ""
    console.print(f"Compiled in {time.perf_counter() - started:.1f} s{old}.")


def is_compiled(game: Game) -> bool:
    """Whether there is machine code of every driver for this game, so that nobody has to wait for it."""
    return PLAIN or all(any(folder.rglob("*.nbi")) for folder in driver_folders(game.family))


def compile_game(game: Game) -> None:
    """Compile what one game needs."""
    for _, job in _jobs(game):
        job()


def _jobs(game: Game) -> Iterator[tuple[str, Callable[[], object]]]:
    """Small tasks that between them call every driver in the way it is really called."""
    rules = Rules(game, game.load(None))
    yield "matches", lambda: _one_match(game)
    yield "knowledge", lambda: _knowledge(game, rules)
    yield "simulation", lambda: play_part(Setting(game.id, ("random", "cautious")), 0, 0, 1)
    yield "stepping", lambda: _step(game, rules)
    yield "search", lambda: _search(game, rules)


def _one_match(game: Game) -> None:
    match = herna.new(game.id, seed=1)
    random = Stream(1)
    while not match.is_over:
        legal = match.legal_actions
        match.push(legal[random.below(len(legal))])
    match.rules.returns(match.states)
    match.rules.resume(match.states, new_buffer())


def _knowledge(game: Game, rules: Rules) -> None:
    match = herna.new(game.id, seed=1)
    seat, random = match.to_move, Stream(1).array
    concealed = rules.conceal(match.states, seat)
    rules.resample(concealed, seat, random)
    rules.observe(concealed, seat)
    rules.advise(concealed, seat, random)


def _step(game: Game, rules: Rules) -> None:
    match = herna.new(game.id, seed=1)
    words, out = np.zeros(rules.family.words, np.uint64), np.zeros(rules.family.outcomes, np.int64)
    action = rules.legal(match.states)[0]
    drivers.step.of(rules.family)(rules.tables, match.states, action, words, out, Stream(1).array)


def _search(game: Game, rules: Rules) -> None:
    match = herna.new(game.id, seed=1)
    make_bot("searcher:iterations=2", rules).choose(rules.conceal(match.states, match.to_move), match.to_move)


def _prune() -> int:
    """Remove the folders of machine code that no driver of this version would look at; returns how many.

    Other versions that compiled here lately keep theirs: somebody may be playing with one.
    """
    root = cache_root()
    families = {game.family.name: game.family for game in herna.all_games()}.values()  # games of one share their machine code
    used = {folder for family in families for folder in driver_folders(family)}
    for folder in used:
        os.utime(folder)
    old = time.time() - _KEPT
    others = [f for family in families for f in (root / family.name).iterdir() if f.is_dir() and f not in used]
    stale = [folder for folder in others if folder.stat().st_mtime < old]
    for folder in stale:
        shutil.rmtree(folder, ignore_errors=True)
    return len(stale)
