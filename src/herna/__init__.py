"""Herna: tabletop games played exactly by their rulebooks, at the speed of research.

>>> import herna
>>> match = herna.new("welcome-to-the-dungeon", players=2, seed=7, first_hero="warrior")
>>> match.legal_actions
['pass', 'draw']
"""

from __future__ import annotations

from pathlib import Path

import herna.games  # noqa: F401  registers every game
from herna.engine.constants import CHANCE, OVER, SPECTATOR
from herna.engine.dealer import Dealer
from herna.engine.errors import (
    BadOption,
    BadRecord,
    BadTables,
    HernaError,
    IllegalAction,
    MatchOver,
    NothingToUndo,
    UnknownGame,
    UnreadableAction,
)
from herna.engine.game import all_games, find_game
from herna.engine.match import Match
from herna.engine.options import Value
from herna.engine.replay import replay
from herna.engine.types import Position, Record, View

__all__ = [
    "CHANCE",
    "OVER",
    "SPECTATOR",
    "BadOption",
    "BadRecord",
    "BadTables",
    "Dealer",
    "HernaError",
    "IllegalAction",
    "Match",
    "MatchOver",
    "NothingToUndo",
    "Position",
    "Record",
    "UnknownGame",
    "UnreadableAction",
    "View",
    "all_games",
    "find_game",
    "new",
    "replay",
]

__version__ = "0.1.0"


def new(
    game: str,
    *,
    players: int | None = None,
    seed: str | int | None = None,
    dealer: Dealer | bool | None = True,
    tables: Path | str | None = None,
    **options: Value,
) -> Match:
    """A new match.

    game: its id; players: how many, by default the fewest; seed: of the deal, by default drawn at random; dealer: who deals, None
    or False to push the outcomes yourself; tables: a file of components to play with instead of the game's own; options: as the
    game declares them. Raises UnknownGame, BadOption, BadTables.
    """
    found = find_game(game)
    components = found.load(None if tables is None else Path(tables))
    if dealer is True:
        dealer = Dealer(seed)
    return Match(found, players or found.players[0], options, components, dealer or None)
