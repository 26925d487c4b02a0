"""The player aid: every monster, its strength, how many there are, and which tiles of the hero kill it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from herna.cli.look import EMBER, FAINT
from herna.cli.words import Words
from herna.engine.types import View


def draw_aid(view: View, words: Words) -> Table:
    """The monsters in a table, as the printed aid has them; tiles that the hero no longer has are left out."""
    texts, content = words.texts, words.components.content
    heads = ("aid-monster", "aid-strength", "aid-copies", "aid-killers")
    table = Table(*(texts.text(head) for head in heads), box=box.SIMPLE_HEAD, header_style=FAINT)
    tiles = [tile["id"] for tile in view.table["equipment"] if tile["state"] == "there"]
    for number, (monster, facts) in enumerate(content["monsters"].items(), 1):
        killers = [texts.name(tile) for tile in tiles if _kills(words.components, view.table, tile, number)]
        if not view.table["named"]:
            named = [tile for tile in tiles if "named" in content["equipment"][tile].get("kills", {})]
            killers += [texts.text("aid-if-named", equipment=tile) for tile in named]
        said = Text(", ".join(killers)) if killers else Text(texts.text("aid-nothing"), FAINT)
        table.add_row(texts.name(monster), Text(str(facts["strength"]), EMBER), str(facts["copies"]), said)
    return table


def _kills(components: Any, table: Mapping[str, Any], tile: str, monster: int) -> bool:
    """Whether the tile may be used on that monster, as the tables of the rules say."""
    row = components.record[0]
    hero = components.heroes.index(table["hero"]) + 1
    place = 1 << [t["id"] for t in table["equipment"]].index(tile)
    tiles = row["by_strength"][hero, row["strength"][monster] + 1] | row["by_identity"][hero, monster]
    if table["named"] == components.monsters[monster - 1]:
        tiles |= row["names"][hero]
    return bool(tiles & place)
