"""Plays the tournament that the levels of the bots are judged by, and writes docs/bots.md.

    python tools/arena_table.py [--games N] [--workers W] [--game GAME]

Each named level meets the one below it, and the strongest meets `cautious` and `random`. Progress is kept in build/, so that it
can be stopped and goes on where it was, as long as neither rules nor bots have changed. Bars: 55 % against the level below; the
strongest at least 55 % (lower end of the interval) against `cautious` and 80 % against `random`; `cautious` at least 95 %
against `random`.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import time
from pathlib import Path

import herna
from herna.bots import make_bot
from herna.bots.registry import LEVELS, all_bots
from herna.engine.chance import Stream
from herna.engine.compiled import sources_hash
from herna.engine.options import complete
from herna.engine.rules import Rules
from herna.lab.arena import arena
from herna.lab.matches import play_match

ROOT = Path(__file__).parents[1]


def pairs() -> list[tuple[str, str, float, bool]]:
    """The meetings, the bar of each, and whether the lower end of the interval has to reach it."""
    levels = list(LEVELS)
    steps = [(upper, lower, 0.55, False) for lower, upper in itertools.pairwise(levels)]
    return [("cautious", "random", 0.95, False), *steps, (levels[-1], "cautious", 0.55, True), (levels[-1], "random", 0.80, True)]


def milliseconds(game: str, bot: str) -> float:
    """Mean time of a decision with a choice, over three matches of the bot against itself."""
    found = herna.find_game(game)
    rules = Rules(found, found.load(None))
    options = complete(found.options, {}, rules.components)
    play_match(rules, [make_bot("searcher:iterations=2", rules)] * 2, options, Stream(0))
    started, decisions = time.perf_counter(), 0
    for number in range(3):
        decisions += play_match(rules, [make_bot(bot, rules, 1), make_bot(bot, rules, 2)], options, Stream(1, number))[1]
    return 1000 * (time.perf_counter() - started) / decisions


def main() -> int:
    """Play and write; 1 if a bar is missed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="welcome-to-the-dungeon")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    (ROOT / "build").mkdir(exist_ok=True)
    rows, missed = [], 0
    version = sources_hash("herna.engine", "herna.bots", herna.find_game(given.game).family.package)
    for one, other, bar, lower_end in pairs():
        keep = ROOT / "build" / f"arena-{given.game}-{one}-{other}-{given.games}-{version}.json"
        played, whole = arena(
            given.game, [one, other], given.games, seed=1, workers=given.workers, keep=keep,
            progress=lambda done, _, name=f"{one} - {other}": print(f"{name}: {done} of {given.games}", end="\r", flush=True),
        )  # fmt: skip
        if not whole:
            return 130
        meeting = played.meetings[0]
        low, high = meeting.interval
        reached = (low if lower_end else meeting.rate) >= bar
        missed += not reached
        wanted = f"{bar:.0%}" + (" (lower end)" if lower_end else "")
        rows.append(f"| `{one}` | `{other}` | {meeting.games} | {meeting.rate:.1%} | {low:.1%} to {high:.1%} | {wanted} |")
        print(rows[-1], "" if reached else "MISSED")
    write(given.game, given.games, rows)
    return 1 if missed else 0


def write(game: str, games: int, rows: list[str]) -> None:
    """The page about the bots."""
    times = [f"| `{name}` | {LEVELS[name]} | {milliseconds(game, name):.1f} ms |" for name in LEVELS]
    lines = [
        "# Bots",
        "",
        "A bot gets the state concealed to its seat and nothing else, so it cannot peek. By name:",
        "",
        *[f"* `{bot.name}`: {bot.description}" for bot in all_bots()],
        "",
        "`searcher` is information-set Monte Carlo tree search: it deals what it does not know at random, consistently with what",
        "it does, and plays matches out by the rule of thumb. Set in iterations it chooses the same again for the same seed; set",
        "in time (`searcher:ms=20`) it thinks as long as a person would wait. `random:seldom=0` avoids one action, here the one",
        "with code 0 (passing), seven times out of eight: a random player who passes as gladly as he draws hardly gets to see the",
        "game.",
        "",
        "| level | iterations | mean time of a decision (one core, noisy) |",
        "|---|---|---|",
        *times,
        "",
        f"## Tournament: {game}, 2 players",
        "",
        f"Written by `python tools/arena_table.py --game {game} --games {games}`. Seats are taken in turn on the same deals; the",
        "intervals are Wilson's.",
        "",
        "| bot | against | matches | points | 95 % interval | bar |",
        "|---|---|---|---|---|---|",
        *rows,
    ]
    (ROOT / "docs/bots.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
