"""The table of a dungeon card game drawn in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from herna.cli.look import BLOOD, EMBER, FAINT, INK, MOSS, WIDTH
from herna.cli.words import Words
from herna.engine.constants import HIDDEN
from herna.engine.types import View

_LOW_LIFE = 4
_BACK = "▒▒"


def draw_table(view: View, words: Words) -> RenderableType:
    """The whole table as the view's seat sees it."""
    table, texts = view.table, words.texts
    title = Text.assemble((texts.name(view.game), EMBER))
    if table["round"]:
        title.append(f"  {texts.text('table-round', round=table['round'])}", FAINT)
    parts: list[RenderableType] = [_players(view, words)]
    if table["hero"]:
        parts += [_hero(table, words), _equipment(table, words), _piles(table, words)]
    return Panel(Group(*parts), title=title, title_align="left", box=box.ROUNDED, border_style=FAINT, width=WIDTH, padding=(0, 1))


def _players(view: View, words: Words) -> RenderableType:
    grid = Table.grid(padding=(0, 3))
    for seat, player in enumerate(view.table["seats"]):
        active = view.waiting is not None and view.waiting.seat == seat
        name = Text(f"{'▶' if active else ' '} {words.who(seat)}", f"{INK} {EMBER}" if active else "")
        if words.level(seat):
            name.append(f" ({words.level(seat)})", f"not bold {FAINT}")
        if player["eliminated"]:
            name.stylize(FAINT)
        state, style = _state(view, seat, player)
        said = Text(words.texts.text(f"table-{state}"), style) if state else Text()
        grid.add_row(name, *_marks(player, view, words), said)
    return Padding(grid, (0, 0, 1, 0))


def _state(view: View, seat: int, player: Mapping[str, Any]) -> tuple[str, str]:
    if view.table["winner"] == seat:
        return "winner", f"{INK} {MOSS}"
    if player["eliminated"]:
        return "eliminated", FAINT
    if view.table["adventurer"] == seat:
        return "adventurer", EMBER
    if player["passed"]:
        return "passed", FAINT
    return ("turn", EMBER) if view.waiting is not None and view.waiting.seat == seat else ("", "")


def _marks(player: Mapping[str, Any], view: View, words: Words) -> tuple[Text, Text]:
    """A star for each success, a cross for each failure, and places for what is still needed or allowed."""
    won, lost = player["successes"], player["failures"]
    out = words.components.content["rules"]["failures_out"]
    successes = Text.assemble(("★" * won, MOSS), ("☆" * max(view.table["successes_to_win"] - won, 0), FAINT))
    failures = Text.assemble(("✖" * lost, BLOOD), ("·" * max(out - lost, 0), FAINT))
    return (
        successes.append(f" {words.texts.text('table-success')}", FAINT),
        failures.append(f" {words.texts.text('table-failure')}", FAINT),
    )


def _hero(table: Mapping[str, Any], words: Words) -> Text:
    heading = Text(words.texts.name(table["hero"]), INK)
    life = table["life"]
    if life is None:
        heading.append(f"   ♥ {words.texts.text('table-full-life', life=table['full_life'])}", f"not bold {MOSS}")
    else:
        style = BLOOD if life < _LOW_LIFE else MOSS
        heading.append(f"   ♥ {words.texts.text('table-life', life=max(life, 0))}", style)
    if table["named"]:
        heading.append(f"   {words.texts.text('table-named', monster=table['named'])}", f"not bold {EMBER}")
    if table["target"] and table["target"]["monster"]:
        chosen = words.texts.text("table-target", who=words.who(table["target"]["by"]), monster=table["target"]["monster"])
        heading.append(f"   {chosen}", f"not bold {EMBER}")
    if table["reduction"] and table["reduction"]["earned"]:
        heading.append(f"   {words.texts.text('table-earned', amount=table['reduction']['earned'])}", f"not bold {MOSS}")
    return heading


def _equipment(table: Mapping[str, Any], words: Words) -> Table:
    grid = Table.grid(padding=(0, 1), pad_edge=True)
    grid.add_column(width=26, no_wrap=True)
    grid.add_column()
    for tile in table["equipment"]:
        there = tile["state"] == "there"
        name = Text(f"{'●' if there else '○'} {words.texts.name(tile['id'])}", "" if there else FAINT)
        said = Text(words.about(tile["id"])) if there else Text(_gone(tile, words), FAINT)
        if tile["id"] in table["chain"]:
            said = Text.assemble((words.texts.text("table-working"), EMBER), "  ", said)
        grid.add_row(name, said)
    return grid


def _gone(tile: Mapping[str, Any], words: Words) -> str:
    said = words.texts.text(f"table-{tile['state']}", equipment=tile["id"])
    under = tile["under"]
    return f"{said}, {words.texts.text('table-under', monster=under['monster'])}" if under else said


def _piles(table: Mapping[str, Any], words: Words) -> RenderableType:
    texts = words.texts
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style=FAINT, no_wrap=True)
    grid.add_column()
    if table["specials"]:
        grid.add_row(texts.text("table-specials"), ", ".join(texts.name(monster) for monster in table["specials"]))
    grid.add_row(texts.text("table-deck"), texts.text("table-cards", cards=table["deck"]))
    grid.add_row(texts.text("table-dungeon"), _dungeon(table, words))
    if table["revealed"]:
        met = [f"{texts.name(card['monster'])}" for card in table["revealed"] if card["monster"]]
        grid.add_row(texts.text("table-met"), Text(", ".join(met)))
    if table["hand"] and table["hand"]["monster"] != HIDDEN:
        monster = table["hand"]["monster"]
        grid.add_row(texts.text("table-hand"), _card(monster, strength_of(monster, words), words))
    if table["monster"]:
        facing = _card(table["monster"]["id"], table["monster"]["strength"], words)
        grid.add_row(texts.text("table-facing"), facing.append_text(_blow(table, words)))
    return Padding(grid, (1, 0, 0, 0))


def _dungeon(table: Mapping[str, Any], words: Words) -> Text:
    """How many cards, then the pile from its bottom to its top: backs, and names where this seat knows the card."""
    cards = table["dungeon"]
    said = Text(words.texts.text("table-cards", cards=len(cards)))
    if not cards:
        return said
    said.append(f"   {words.texts.text('table-bottom')}", FAINT)
    for card in cards:
        known = card["monster"] != HIDDEN
        said.append(f" {words.texts.name(card['monster']) if known else _BACK}", EMBER if known else FAINT)
    return said.append(f" {words.texts.text('table-top')}", FAINT)


def _card(monster: str, strength: int | None, words: Words) -> Text:
    return Text.assemble(
        (f" {'-' if strength is None else strength} ", f"reverse {INK} {EMBER}"), (f" {words.texts.name(monster)}", INK)
    )


def _blow(table: Mapping[str, Any], words: Words) -> Text:
    """What the blow of the monster costs, if tiles change it, and which ones; nothing if a tile is going to kill the monster."""
    blow = table["reduction"] and table["reduction"]["blow"]
    if not blow or blow["after"] == blow["before"]:
        return Text()
    by = ", ".join(words.texts.name(tile) for tile in blow["by"])
    said = words.texts.text("table-blow", damage=blow["after"], strength=blow["before"], by=by)
    return Text(f"   {said}", MOSS if blow["after"] < blow["before"] else BLOOD)


def strength_of(monster: str, words: Words) -> int | None:
    """The strength printed on a card; None if it has none, or only gets one when it is met."""
    content = words.components.content
    facts = content["monsters"].get(monster) or content["specials"][monster]
    settled = isinstance(facts.get("strength"), int) and "with_success" not in facts
    return facts["strength"] if settled else None
