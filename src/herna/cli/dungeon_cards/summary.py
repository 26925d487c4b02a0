"""The rounds of a match in a table."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from herna.cli.look import BLOOD, FAINT, MOSS
from herna.cli.words import Words
from herna.engine.constants import SPECTATOR
from herna.engine.match import Match

_LIFE = ("entered", "gained", "struck", "took", "revived", "died")


def draw_summary(match: Match, words: Words) -> Table:
    """Every round in a line: the hero, who entered, how many monsters, life at the end, and how it went."""
    texts = words.texts
    heads = ("round", "hero", "adventurer", "dungeon", "life", "outcome")
    table = Table(*(texts.text(f"summary-{head}") for head in heads), box=box.SIMPLE_HEAD, header_style=FAINT)
    row: dict[str, str | Text] = {}
    number = 0
    rounds: dict[int, dict[str, str | Text]] = {}  # by number: a round whose end was taken back is told once
    for happened in match.events(SPECTATOR):
        data = happened.data
        if happened.kind == "round-began":
            row = {**dict.fromkeys(heads, ""), "round": str(data["round"]), "hero": texts.name(data["hero"])}
            number = data["round"]
        if happened.kind == "entered":
            row |= {"adventurer": words.who(happened.seat), "dungeon": str(data["dungeon"])}
        if happened.kind in _LIFE:
            row["life"] = str(max(data["life"], 0))
        if happened.kind in ("succeeded", "failed"):
            won = happened.kind == "succeeded"
            row["outcome"] = Text(texts.text("summary-success" if won else "summary-failure"), MOSS if won else BLOOD)
            rounds[number] = row
    for row in rounds.values():
        table.add_row(*(row[head] for head in heads))
    return table
