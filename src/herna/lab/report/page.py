"""The report as one HTML page that needs nothing besides: words, charts, tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from herna.lab.report import charts
from herna.lab.report.figures import Counts, Difference, Rate, differences, distribution, mean, names, quantile, rates
from herna.lab.report.gather import Gathered
from herna.texts.fluent import Texts

_BOTH = ("success", "failure")


@dataclass(frozen=True)
class Side:
    """What is reported on: counts, and what the components are called."""

    gathered: Gathered
    name: str

    @property
    def counts(self) -> Counts:
        """All counts."""
        return self.gathered.counts


def write_page(side: Side, texts: Texts, command: str, before: Side | None = None) -> str:
    """The page. before: counts with other components, to compare with; command: that made the report."""
    environment = Environment(
        loader=PackageLoader("herna.lab.report"), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    )
    setting = side.gathered.setting
    words = {
        "t": texts.text,
        "percent": lambda rate: f"{rate:.1%}",
        "language": texts.language,
    }
    return environment.get_template("report.html").render(
        **words,
        game=setting.game,
        matches=side.gathered.matches,
        seats=", ".join(setting.seats),
        seed=side.gathered.seed,
        name=side.name,
        before=before.name if before else "",
        command=command,
        sections=_sections(side, texts, before),
        questions=_questions(side.counts, texts),
        tiles=_tiles(side.counts, texts),
        differences=[_told(one, texts) for one in _differences(before.counts, side.counts)] if before else [],
    )


def _sections(side: Side, texts: Texts, before: Side | None) -> dict[str, Any]:
    """Charts and numbers of each section, by its name."""
    counts, old = side.counts, before.counts if before else {}
    others, t = (side.name, before.name if before else ""), texts.text

    def spread(prefix: str, label: str) -> Markup:
        return Markup(charts.spread(distribution(counts, prefix), t(label), distribution(old, prefix) or None, others))

    decisions, leads = distribution(counts, "decisions"), distribution(counts, "lead-changes")
    seats = rates(counts, "seat", "won", ("matches",))
    heroes = rates(counts, "hero", "success", _BOTH)
    dungeon = _by_number(rates(counts, "dungeon", "success", _BOTH))
    return {
        "length": {
            "low": quantile(decisions, 0.25),
            "high": quantile(decisions, 0.75),
            "mean": f"{mean(decisions):.1f}",
            "rounds": f"{mean(distribution(counts, 'rounds')):.1f}",
            "charts": [spread("decisions", "report-decisions"), spread("rounds", "report-rounds")],
        },
        "seats": {
            "drawn": counts.get("drawn", 0),
            "chart": Markup(
                charts.bars(
                    seats, [t("report-seat", number=int(one.name[0]) + 1) for one in seats], t("report-wins"), 1 / len(seats)
                )
            ),
        },
        "heroes": {"chart": Markup(charts.bars(heroes, [texts.name(one.name[0]) for one in heroes], t("report-expeditions")))},
        "dungeon": {
            "chart": Markup(
                charts.curve(
                    dungeon, t("report-monsters"), t("report-survival"), _by_number(rates(old, "dungeon", "success", _BOTH)), others
                )
            )
        },
        "leads": {"mean": f"{mean(leads):.2f}", "chart": spread("lead-changes", "report-lead-changes")},
    }


def _by_number(found: list[Rate]) -> list[Rate]:
    return sorted(found, key=lambda rate: int(rate.name[0]))


def _questions(counts: Counts, texts: Texts) -> list[dict[str, Any]]:
    """Each question with how often it is asked, and between how many things."""
    rows = []
    for (ask,) in names(counts, "choices"):
        spread = distribution(counts, f"choices/{ask}")
        key = f"report-ask-{ask}"
        rows.append(
            {
                "name": texts.text(key) if texts.has(key) else ask,
                "asked": f"{sum(spread.values()) / max(1, counts['matches']):.1f}",
                "mean": f"{mean(spread):.1f}",
                "most": max(spread),
            }
        )
    return rows


def _tiles(counts: Counts, texts: Texts) -> list[dict[str, Any]]:
    """Each hero with a row for each tile."""
    heroes: dict[str, list[dict[str, Any]]] = {}
    columns = (("sacrificed", "rounds"), ("used", "there"), ("decisive", "there"), ("success", "there"))
    found = {happened: {rate.name: rate for rate in rates(counts, "tile", happened, (of,), 2)} for happened, of in columns}
    for hero, tile in names(counts, "tile", 2):
        row = {happened: found[happened][hero, tile] for happened, _ in columns}
        heroes.setdefault(texts.name(hero), []).append({"name": texts.name(tile), **row})
    return [{"hero": hero, "rows": rows} for hero, rows in heroes.items()]


def _differences(before: Counts, after: Counts) -> list[Difference]:
    """Everything that both have, put side by side."""

    def all_rates(counts: Counts) -> list[Rate]:
        found = [("seat", "won", ("matches",), 1), ("hero", "success", _BOTH, 1), ("dungeon", "success", _BOTH, 1)]
        found += [("tile", h, (o,), 2) for h, o in (("sacrificed", "rounds"), ("used", "there"), ("decisive", "there"))]
        return [
            Rate((prefix, *rate.name, happened), rate.happened, rate.of)
            for prefix, happened, of, depth in found
            for rate in rates(counts, prefix, happened, of, depth)
        ]

    return differences(all_rates(before), all_rates(after))


def _told(one: Difference, texts: Texts) -> dict[str, Any]:
    """A difference in words and figures."""
    prefix, *name, happened = one.name
    what = {
        "seat": lambda: f"{texts.text('report-seat', number=int(name[0]) + 1)}: {texts.text('report-wins')}",
        "hero": lambda: f"{texts.name(name[0])}: {texts.text('report-expeditions')}",
        "dungeon": lambda: f"{name[0]} {texts.text('report-monsters')}: {texts.text('report-survival')}",
        "tile": lambda: f"{texts.name(name[0])}, {texts.name(name[1])}: {texts.text(f'report-{happened}')}",
    }[prefix]()
    low, high = one.change - one.half, one.change + one.half
    return {
        "what": what,
        "before": f"{one.before.rate:.1%}",
        "after": f"{one.after.rate:.1%}",
        "change": f"{one.change * 100:+.1f}",
        "interval": f"{low * 100:+.1f} … {high * 100:+.1f}",
        "clear": one.is_clear,
    }
