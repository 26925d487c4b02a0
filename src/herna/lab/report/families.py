"""Which tally counts a family's matches: `herna.lab.report.FOLDER`, by the name of the folder of its rules."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from herna.engine.game import Game
from herna.texts.wording import folder

if TYPE_CHECKING:
    from herna.lab.report.tally import Tally


def tally_of(game: Game, components: Any) -> Tally:
    """A fresh tally for one match."""
    tally: Tally = import_module(f"herna.lab.report.{folder(game)}").tally(components)
    return tally
