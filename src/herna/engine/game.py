"""Declarations: what a family of games and a game say of themselves, and the list of games.

A *family* is rules: a record type, the verbs and the names of things. A *game* is a family with components and options: Welcome to
the Dungeon and Welcome Back to the Dungeon are two games of one family. Declared facts are checked by the same tests for all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from herna.engine import verbs
from herna.engine.errors import BadOption, UnknownGame
from herna.engine.events import EventKind
from herna.engine.options import Option, Value
from herna.engine.record import Header

Source = Path | Mapping[str, Any] | None
"""Where components come from: a file, the content of one, or (None) the game's own."""


class Components(Protocol):
    """A game's components, read from a data file: the record that rules take, and names.

    record: array of length 1 of the family's tables type; hash: of the content, 16 hex digits; edited: whether they are not
    the game's own; content: the file's content, as JSON would hold it.
    """

    @property
    def record(self) -> np.ndarray[Any, Any]: ...  # noqa: D102  described above
    @property
    def hash(self) -> str: ...  # noqa: D102
    @property
    def edited(self) -> bool: ...  # noqa: D102
    @property
    def content(self) -> dict[str, Any]: ...  # noqa: D102


class Codec(Protocol):
    """How a number of the state is written in positions and read again."""

    def write(self, components: Any, value: int) -> Any:
        """The number as JSON."""

    def read(self, components: Any, given: Any) -> int:
        """The number; ValueError says what was expected."""


@dataclass(frozen=True)
class Family:
    """Rules for one or more games.

    name: of the folder of its machine code; package: whose files those rules are; state, tables: record classes; actions,
    outcomes: how many codes there are (actions are below 64 * words); asks, steps: their names by number, "" for 0; events: the
    kinds by number; codecs: how fields of the state are written, by field name; pieces: the parts of an observation in order
    with their lengths.
    action_text, outcome_text: text of a code in a state (a `PlainRecord`); vocabulary: every text that is an action.
    """

    name: str
    package: str
    state: type[Header]
    tables: type[Any]
    rules: Mapping[str, Callable[..., Any]]
    actions: int
    outcomes: int
    asks: tuple[str, ...]
    steps: tuple[str, ...]
    events: tuple[EventKind, ...]
    action_text: Callable[[Any, Any, int], str]
    outcome_text: Callable[[Any, Any, int], str]
    vocabulary: Callable[[Any], frozenset[str]]
    check: Callable[[Any, Any], None]
    codecs: Mapping[str, Codec] = field(default_factory=dict)
    pieces: tuple[tuple[str, int], ...] = ()

    def __post_init__(self) -> None:
        verbs.bind(self.state.dtype, self.name, dict(self.rules))

    @property
    def words(self) -> int:
        """How many uint64 words hold the legal actions."""
        return (self.actions + 63) // 64

    @property
    def observation_size(self) -> int:
        """Length of an observation."""
        return sum(length for _, length in self.pieces)


@dataclass(frozen=True)
class Game:
    """One game: its rules with its components, its options, and what may be relied on.

    id: as people type it; version: of the rules, raised when the same log could play differently; players: fewest and most;
    load: reads the components, BadTables says what is wrong with them; longest: bound on the moves of a match (decisions and
    outcomes); view: the table as a seat sees it, from a state concealed to it; explain: ids of the statements behind an action;
    sides: the side of each seat, for so many players with these options: partners win and lose together, and a side without another
    plays against the game.
    """

    id: str
    version: str
    family: Family
    players: tuple[int, int]
    options: tuple[Option, ...]
    load: Callable[[Source], Components]
    longest: Callable[[int, Mapping[str, Value]], int]
    view: Callable[[Any, Any, int], dict[str, Any]]
    explain: Callable[[Any, Any, int], tuple[str, ...]] = lambda components, state, action: ()
    sides: Callable[[int, Mapping[str, Value]], tuple[int, ...]] = lambda players, options: tuple(range(players))

    def check_players(self, players: int) -> None:
        """BadOption unless the game is for so many."""
        fewest, most = self.players
        if not fewest <= players <= most:
            raise BadOption(f"{self.id} is for {fewest} to {most} players, not {players}")


_games: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Add a game to the list; ValueError if its id is taken."""
    if game.id in _games:
        raise ValueError(f"a game {game.id!r} is registered already")
    _games[game.id] = game
    return game


def find_game(game_id: str) -> Game:
    """The game of that id; UnknownGame lists what there is."""
    try:
        return _games[game_id]
    except KeyError:
        raise UnknownGame(f"no game {game_id!r}; there are: {', '.join(_games)}") from None


def all_games() -> tuple[Game, ...]:
    """Every registered game, in order of registration."""
    return tuple(_games.values())
