"""The table of a dungeon card game drawn in the terminal."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from herna.cli.words import Words
from herna.engine.types import View

INK, EMBER, MOSS, FAINT, BLOOD = "bold", "bold dark_orange", "green4", "bright_black", "red3"
_CARDS_A_ROW = 13


def draw_table(view: View, words: Words) -> RenderableType:
    """The whole table as the view's seat sees it."""
    table = view.table
    title = Text.assemble(
        (words.texts.name(view.game), EMBER), "  ", (words.texts.text("table-round", round=max(table["round"], 1)), FAINT)
    )
    parts: list[RenderableType] = [_players(view, words)]
    if table["hero"]:
        parts.append(_hero(table, words))
        parts.append(_piles(table, words))
    return Panel(Group(*parts), title=title, title_align="left", box=box.ROUNDED, border_style=FAINT, width=80, padding=(0, 1))


def _players(view: View, words: Words) -> RenderableType:
    grid = Table.grid(padding=(0, 2), expand=False)
    for seat, player in enumerate(view.table["seats"]):
        name, state = Text(words.who(seat)), Text()
        active = view.waiting is not None and view.waiting.seat == seat
        if player["eliminated"]:
            name.stylize(f"strike {FAINT}")
            state.append(words.texts.text("table-eliminated"), FAINT)
        elif view.table["adventurer"] == seat:
            state.append(words.texts.text("table-adventurer"), EMBER)
        elif player["passed"]:
            state.append(words.texts.text("table-passed"), FAINT)
        elif active:
            state.append(words.texts.text("table-turn"), EMBER)
        if active:
            name.stylize(INK)
        marker = Text("▶ " if active else "  ", EMBER)
        grid.add_row(Text.assemble(marker, name), _marks(player, view, words), state)
    return Padding(grid, (0, 0, 1, 0))


def _marks(player: dict[str, Any], view: View, words: Words) -> Text:
    won, needed, lost = player["successes"], view.table["successes_to_win"], player["failures"]
    text = Text()
    text.append("★" * won, MOSS)
    text.append("☆" * max(needed - won, 0), FAINT)
    text.append(f" {words.texts.text('table-success')}   ", FAINT)
    text.append("✖" * lost, BLOOD)
    text.append("·" * max(2 - lost, 0), FAINT)
    text.append(f" {words.texts.text('table-failure')}", FAINT)
    return text


def _hero(table: dict[str, Any], words: Words) -> RenderableType:
    heading = Text()
    heading.append(words.texts.name(table["hero"]), INK)
    if table["life"] is not None:
        heading.append(f"   ♥ {max(table['life'], 0)}", BLOOD if table["life"] < 4 else MOSS)
        heading.append(f" {words.texts.text('table-life')}", FAINT)
    else:
        heading.append(f"   ♥ {words.texts.text('table-full-life', life=table['full_life'])}", FAINT)
    if table["named"]:
        heading.append(f"   {words.texts.text('table-named', monster=table['named'])}", EMBER)
    grid = Table(box=box.SIMPLE_HEAD, show_header=False, padding=(0, 1), pad_edge=False, width=74)
    grid.add_column(width=24, no_wrap=True)
    grid.add_column()
    for tile in table["equipment"]:
        there = tile["state"] == "there"
        name = Text(("● " if there else "○ ") + words.texts.name(tile["id"]), "" if there else f"strike {FAINT}")
        grid.add_row(name, Text(words.effect(tile["id"]) if there else _gone(tile, words), "" if there else FAINT))
    return Group(heading, grid)


def _gone(tile: dict[str, Any], words: Words) -> str:
    said = words.texts.text(f"table-{tile['state']}")
    if tile["under"] is None:
        return said
    if tile["under"]["monster"] == "unknown":
        return f"{said}, {words.texts.text('table-over-unknown')}"
    return f"{said}, {words.texts.text('table-under', monster=tile['under']['monster'])}"


def _piles(table: dict[str, Any], words: Words) -> RenderableType:
    lines: list[RenderableType] = []
    deck = words.texts.text("table-cards", cards=table["deck"])
    inside = words.texts.text("table-cards", cards=len(table["dungeon"])) if table["dungeon"] else words.texts.text("table-empty")
    lines.append(
        Text.assemble(
            (words.texts.text("table-deck") + " ", FAINT), deck, "    ", (words.texts.text("table-dungeon") + " ", FAINT), inside
        )
    )
    known = [card["monster"] for card in reversed(table["dungeon"]) if card["monster"] != "unknown"]
    if table["dungeon"]:
        lines.append(Text("▇ " * min(len(table["dungeon"]), _CARDS_A_ROW), EMBER))
    if known:
        lines.append(_listed(words.texts.text("table-known"), known, words, "acc"))
    if table["revealed"]:
        lines.append(_listed(words.texts.text("table-met"), [card["monster"] for card in reversed(table["revealed"])], words))
    cards = []
    if table["hand"] and table["hand"]["monster"] != "unknown":
        cards.append(_card(words.texts.text("table-hand"), table["hand"]["monster"], None, words))
    if table["monster"]:
        cards.append(_card(words.texts.text("table-facing"), table["monster"]["id"], table["monster"]["strength"], words))
    if cards:
        lines.append(Columns(cards))
    return Group(*lines)


def _listed(label: str, monsters: list[str], words: Words, case: str = "nom") -> Text:
    return Text.assemble((f"{label} ", FAINT), ", ".join(words.texts.name(monster, case) for monster in monsters))


def _card(label: str, monster: str, strength: int | None, words: Words) -> Panel:
    if strength is None:
        strength = words.components.content["monsters"][monster]["strength"]
    face = Text.assemble((f"{strength} ", EMBER), (words.texts.name(monster), INK), justify="center")
    return Panel(face, title=Text(label, FAINT), box=box.HEAVY, border_style=EMBER, width=24)
