"""The player aid: every monster, its strength, how many there are, and which tiles of the hero kill it."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from herna.cli.dungeon_cards.drawing import strength_of
from herna.cli.look import EMBER, FAINT
from herna.cli.words import Words
from herna.engine.constants import HIDDEN
from herna.engine.types import View


def draw_aid(view: View, words: Words) -> RenderableType:
    """The monsters in a table, as the printed aid has them, then what the special ones do.

    Tiles that the hero no longer has are left out, and so are special monsters that cannot come; while it is not known which take
    part, all that may are there.
    """
    texts, content = words.texts, words.components.content
    heads = ("aid-monster", "aid-strength", "aid-copies", "aid-killers")
    table = Table(*(texts.text(head) for head in heads), box=box.SIMPLE_HEAD, header_style=FAINT)
    specials = _specials(view, words)
    for monster in (*content["monsters"], *specials):
        killers = [texts.name(tile) for tile in view.table["killers"].get(monster, [])]
        if not view.table["named"] and monster not in specials:
            killers += [texts.text("aid-if-named", equipment=tile) for tile in view.table["namers"]]
        said = Text(", ".join(killers)) if killers else Text(texts.text("aid-nothing"), FAINT)
        copies = content["monsters"].get(monster, {"copies": 1})["copies"]
        table.add_row(texts.name(monster), _strength(monster, words), str(copies), said)
    if not specials:
        return table
    about = Table.grid(padding=(0, 2))
    about.add_column(no_wrap=True)
    for monster in specials:
        about.add_row(texts.name(monster), Text(words.about(monster), FAINT))
    return Group(table, Padding(about, (0, 0, 1, 1)))


def _specials(view: View, words: Words) -> list[str]:
    """The special monsters that take part, or may as far as this seat knows."""
    known = view.table["specials"]
    return list(words.components.content["specials"]) if HIDDEN in known else list(known)


def _strength(monster: str, words: Words) -> Text:
    """The strength; of a special monster also that it has none, or gets it only when it is met."""
    strength = strength_of(monster, words)
    if strength is not None:
        return Text(str(strength), EMBER)
    facts = words.components.content["specials"][monster]
    return Text(words.texts.text("aid-open" if "strength" in facts else "aid-none"), FAINT)
