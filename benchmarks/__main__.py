"""Measures every game and prints a table: `python -m benchmarks [--json FILE] [--quick]`.

Timings on a shared machine are noisy: compare figures of one run. Rates count decisions with at least two choices.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import herna
from benchmarks.compiling import compile_costs
from benchmarks.speed import batch_rates, python_rate

FLOOR, AIM, PYTHON_FLOOR = 25e6, 45e6, 0.5e6
SECONDS_BUDGET, MEGABYTES_BUDGET = 60, 600


def main() -> int:
    """Measure and print; 1 if a floor or a budget is missed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", type=Path, help="also write the figures there")
    parser.add_argument("--quick", action="store_true", help="shorter measurements, no compiling")
    given = parser.parse_args()
    figures: dict[str, Any] = {}
    for game in herna.all_games():
        rates = batch_rates(game, 0.3 if given.quick else 2.0)
        found: dict[str, Any] = {"random_play": rates, "from_python": python_rate(game, 0.3 if given.quick else 2.0)}
        found["bytes_a_state"] = game.family.state.dtype.itemsize
        if not given.quick:
            found["compiling"] = compile_costs()
        figures[game.id] = found
    show(figures)
    if given.json:
        given.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    return 0 if all(met(found) for found in figures.values()) else 1


def met(found: dict[str, Any]) -> bool:
    """Whether the floors and budgets hold."""
    costs = found.get("compiling", {"cold_seconds": 0, "cold_megabytes": 0})
    fast = min(found["random_play"].values()) >= FLOOR and found["from_python"] >= PYTHON_FLOOR
    return fast and costs["cold_seconds"] <= SECONDS_BUDGET and costs["cold_megabytes"] <= MEGABYTES_BUDGET


def show(figures: dict[str, Any]) -> None:
    """The figures as a table."""
    console = Console(highlight=False)
    for game, found in figures.items():
        table = Table("what", "figure", "bar", title=game, title_justify="left")
        for what, figure, bar in rows(found):
            table.add_row(what, figure, bar)
        console.print(table)


def rows(found: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    """What was measured, the figure, and its bar."""
    for players, rate in found["random_play"].items():
        yield (
            f"random play, one core, {players} players",
            f"{rate / 1e6:.1f} M decisions/s",
            f"{FLOOR / 1e6:.0f} M, aim {AIM / 1e6:.0f} M",
        )
    yield "stepped from Python", f"{found['from_python'] / 1e6:.2f} M decisions/s", f"{PYTHON_FLOOR / 1e6:.1f} M"
    yield "a state", f"{found['bytes_a_state']} bytes", ""
    if "compiling" in found:
        costs, budget = found["compiling"], f"{SECONDS_BUDGET} s, {MEGABYTES_BUDGET} MB"
        yield "compiling everything, cold", f"{costs['cold_seconds']:.1f} s, {costs['cold_megabytes']:.0f} MB", budget
        yield "the same from the cache", f"{costs['cached_seconds']:.1f} s, {costs['cached_megabytes']:.0f} MB", ""


if __name__ == "__main__":
    sys.exit(main())
