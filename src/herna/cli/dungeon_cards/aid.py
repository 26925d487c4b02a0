"""The player aid: every monster, its strength, how many there are, and which tiles of the hero kill it."""

from __future__ import annotations

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
    for monster, facts in content["monsters"].items():
        killers = [texts.name(tile) for tile in view.table["killers"].get(monster, [])]
        if not view.table["named"]:
            killers += [texts.text("aid-if-named", equipment=tile) for tile in view.table["namers"]]
        said = Text(", ".join(killers)) if killers else Text(texts.text("aid-nothing"), FAINT)
        table.add_row(texts.name(monster), Text(str(facts["strength"]), EMBER), str(facts["copies"]), said)
    return table
