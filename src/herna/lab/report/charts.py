"""Charts of a report as SVG text, in the inks of the house."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure

from herna.lab.report.figures import Rate

INK, PAPER, EMBER, MOSS, MUTED = "#1b1511", "#f6ecd7", "#c2541f", "#6d7d3f", "#5c4a38"
WIDTH = 7.6  # inches

mpl.rcParams.update(
    {
        "svg.fonttype": "none",  # text stays text: it can be read, searched and translated
        "svg.hashsalt": "herna",
        "font.size": 11,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "axes.edgecolor": INK,
        "axes.labelcolor": INK,
        "xtick.color": INK,
        "ytick.color": INK,
        "text.color": INK,
    }
)


def spread(
    numbers: Mapping[int, int], label: str, other: Mapping[int, int] | None = None, others: tuple[str, str] = ("", "")
) -> str:
    """A distribution as bars of shares; with another one, as a line over it. others: what the two are called."""
    figure, axes = _new(2.5)
    total = sum(numbers.values()) or 1
    axes.bar(list(numbers), [count / total for count in numbers.values()], width=0.9, color=EMBER, label=others[0])
    if other is not None:
        whole = sum(other.values()) or 1
        axes.step(list(other), [count / whole for count in other.values()], where="mid", color=INK, label=others[1])
        axes.legend(frameon=False)
    axes.set_xlabel(label)
    axes.xaxis.set_major_locator(mpl.ticker.MaxNLocator(integer=True))
    axes.yaxis.set_major_formatter(mpl.ticker.PercentFormatter(1, decimals=0))
    return _svg(figure)


def bars(rates: Sequence[Rate], labels: Sequence[str], label: str, par: float | None = None) -> str:
    """Rates with their 95 % intervals, one bar each, the first on top. par: a line where all would be alike."""
    figure, axes = _new(0.5 + 0.34 * len(rates))
    places = list(range(len(rates)))[::-1]
    errors = [[max(0.0, rate.rate - rate.low) for rate in rates], [max(0.0, rate.high - rate.rate) for rate in rates]]
    axes.barh(places, [rate.rate for rate in rates], height=0.7, color=EMBER, xerr=errors, ecolor=INK, capsize=3)
    axes.set_yticks(places, labels)
    if par is not None:
        axes.axvline(par, color=MUTED, linestyle="--", linewidth=1)
    axes.set_xlim(left=0)
    axes.set_xlabel(label)
    axes.xaxis.set_major_formatter(mpl.ticker.PercentFormatter(1, decimals=0))
    return _svg(figure)


def curve(rates: Sequence[Rate], label: str, down: str, other: Sequence[Rate] = (), others: tuple[str, str] = ("", "")) -> str:
    """Rates against the number that is their name, with a band for the interval."""
    figure, axes = _new(3.0)
    for line, colour, name in ((rates, EMBER, others[0]), (other, INK, others[1])):
        if line:
            across = [int(rate.name[0]) for rate in line]
            axes.plot(across, [rate.rate for rate in line], color=colour, marker="o", markersize=4, label=name)
            axes.fill_between(
                across, [rate.low for rate in line], [rate.high for rate in line], color=colour, alpha=0.18, linewidth=0
            )
    if other:
        axes.legend(frameon=False)
    axes.set_ylim(0, 1)
    axes.set_xlabel(label)
    axes.set_ylabel(down)
    axes.xaxis.set_major_locator(mpl.ticker.MaxNLocator(integer=True))
    axes.yaxis.set_major_formatter(mpl.ticker.PercentFormatter(1, decimals=0))
    return _svg(figure)


def _new(height: float) -> tuple[Figure, Any]:
    figure = Figure(figsize=(WIDTH, height), layout="constrained")
    figure.patch.set_alpha(0)
    axes = figure.add_subplot()
    axes.patch.set_alpha(0)
    return figure, axes


def _svg(figure: Figure) -> str:
    """The picture without the head of a file; what would differ from run to run is left out."""
    written = io.StringIO()
    figure.savefig(written, format="svg", metadata={"Date": None, "Creator": None})
    picture = re.sub(r"^.*?(?=<svg)", "", written.getvalue(), flags=re.DOTALL)
    picture = re.sub(r"<metadata>.*?</metadata>", "", picture, flags=re.DOTALL)
    # Measured with the typeface that matplotlib brings along, shown in that of the page.
    return picture.replace("'DejaVu Sans'", "'Alegreya Sans', 'Segoe UI'")
