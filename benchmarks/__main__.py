"""Measures every game and prints a table: `python -m benchmarks [--json FILE] [--quick]`.

Timings on a shared machine are noisy: compare figures of one run. Rates count decisions with at least two choices. Exit status 1
if a floor or a budget is missed.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import herna
from benchmarks.compiling import compile_costs
from benchmarks.speed import advice_rate, batch_rates, observation_rate, python_rate

# Decisions a second in random play with the worst number of players, floor and aim; games that are not listed have no bar.
BARS = {
    "welcome-to-the-dungeon": (25e6, 45e6),
    "welcome-back-to-the-dungeon": (8e6, 15e6),
    "both-dungeons": (8e6, 15e6),
}
NO_BARS = (0.0, 0.0)
PYTHON_FLOOR, PYTHON_AIM = 0.5e6, 0.8e6
ADVICE_AIM = 3e6
SECONDS_BUDGET, MEGABYTES_BUDGET = 60, 600
SELDOM_PASSING = "random:seldom=0"
LONG, QUICK = 2.0, 0.3  # seconds for each measurement


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", type=Path, help="also write the figures there")
    parser.add_argument("--quick", action="store_true", help="shorter measurements, no compiling")
    given = parser.parse_args()
    seconds = QUICK if given.quick else LONG
    figures: dict[str, Any] = {
        game.id: {
            "random_play": batch_rates(game, "random", seconds),
            "seldom_passing": batch_rates(game, SELDOM_PASSING, seconds),
            "from_python": python_rate(game, seconds),
            "advice": advice_rate(game, seconds),
            "observation": observation_rate(game, seconds),
            "bytes_a_state": game.family.state.dtype.itemsize,
        }
        for game in herna.all_games()
    }
    costs = {} if given.quick else compile_costs()
    show(figures, costs)
    if given.json:
        given.json.write_text(json.dumps({"games": figures, "compiling": costs}, indent=1) + "\n", encoding="utf-8")
    return 0 if all(is_fast(game, found) for game, found in figures.items()) and is_within(costs) else 1


def is_fast(game: str, found: dict[str, Any]) -> bool:
    """Whether a game reaches its floors."""
    floor, _ = BARS.get(game, NO_BARS)
    return bool(min(found["random_play"].values()) >= floor and found["from_python"] >= PYTHON_FLOOR)


def is_within(costs: dict[str, float]) -> bool:
    """Whether compiling keeps to its budget."""
    return not costs or (costs["cold_seconds"] <= SECONDS_BUDGET and costs["cold_megabytes"] <= MEGABYTES_BUDGET)


def show(figures: dict[str, Any], costs: dict[str, float]) -> None:
    """The figures as tables."""
    console = Console(highlight=False)
    for game, found in figures.items():
        console.print(f"{game}, one core, millions a second")
        table = Table("what", "measured", "floor", "aim")
        for name, told in (("random_play", "decisions, random play"), ("seldom_passing", "the same, seldom passing")):
            for players, rate in found[name].items():
                bars = [_millions(bar) for bar in BARS.get(game, ())] if name == "random_play" else []
                table.add_row(f"{told}, {players} players", _millions(rate), *(bars or ["", ""]))
        table.add_row(
            "decisions, stepped from Python", _millions(found["from_python"]), _millions(PYTHON_FLOOR), _millions(PYTHON_AIM)
        )
        table.add_row("advice, its match going on meanwhile", _millions(found["advice"]), "", _millions(ADVICE_AIM))
        table.add_row("observations, one by one from Python", _millions(found["observation"]), "", "")
        console.print(table)
        console.print(f"a state: {found['bytes_a_state']} bytes\n")
    if costs:
        cold, cached = (f"{costs[f'{how}_seconds']:.1f} s, {costs[f'{how}_megabytes']:.0f} MB" for how in ("cold", "cached"))
        console.print(f"compiling everything: {cold} (budget {SECONDS_BUDGET} s, {MEGABYTES_BUDGET} MB); from the cache: {cached}")


def _millions(rate: float) -> str:
    return f"{rate / 1e6:.2f}" if rate < 10e6 else f"{rate / 1e6:.1f}"


if __name__ == "__main__":
    sys.exit(main())
