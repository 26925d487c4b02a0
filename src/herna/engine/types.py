"""What leaves the engine: views, events, records and positions, as JSON with a schema.

The page, bots in other languages, files and logs all stand on these types; their schemas are written by
`tools/schemas.py` into `docs/schemas/`. Ids of components and actions are texts. A card that a seat may not know is the text
`unknown`, a place without a card is null.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=-1, le=13, description="a player, counted from 0; -1 is a spectator")]
Value = str | int | bool


class Choice(Struct, kw_only=True, forbid_unknown_fields=True):
    """Something the seat to move may do now.

    action: its text form, to be sent back; verb: its first word; target: what it is done to, if anything; rules: the statements
    that explain it.
    """

    action: str
    verb: str
    target: str | int | None = None
    rules: tuple[str, ...] = ()


class Happened(Struct, kw_only=True, forbid_unknown_fields=True):
    """One event as one seat is told it.

    version: counts the events this seat was told, from 1; kind: its name in the game's list of events; seat: who acted.
    """

    version: int
    kind: str
    seat: int | None = None
    data: dict[str, Any] = {}


class Waiting(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the match waits for: a seat's decision (who and which question), or chance (seat null)."""

    seat: int | None
    ask: str


class View(Struct, kw_only=True, forbid_unknown_fields=True):
    """All that one seat may know of a match now, computed from the state concealed to it.

    version: events this seat has been told so far; waiting: null when the match is over; choices: empty unless this seat is
    to move; table: the game's own picture of the table; returns: result of each seat, once over.
    """

    game: str
    players: int
    options: dict[str, Value]
    seat: Seat
    version: int
    waiting: Waiting | None
    choices: tuple[Choice, ...]
    table: dict[str, Any]
    returns: tuple[float, ...] | None = None


class Position(Struct, kw_only=True, forbid_unknown_fields=True):
    """A state of a match in words: what FEN is to chess.

    state: every field of the state that is not blank, with names for what has names. `docs/formats/position.md` explains it.
    """

    format: Literal["herna-position/1"] = "herna-position/1"
    game: str
    players: int
    options: dict[str, Value] = {}
    state: dict[str, Any] = {}


class Record(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole match: what PGN is to chess. The log is the truth; every state follows from it.

    moves: `SEAT ACTION` for a decision (`1 draw`), `= OUTCOME` for chance (`= goblin`), `undo` for taking back the decision
    before and all that followed from it. hashes: of the state after some numbers of log entries, to find where a replay
    differs. names: of the players; bots: what plays each seat, empty for a person. tables: the components, only if they are not the
    game's own. promise: SHA-256 of the seed; seed: once told.
    start: the position that the match began from, if not the game's own.
    """

    format: Literal["herna-record/1"] = "herna-record/1"
    game: str
    rules: str
    players: int
    options: dict[str, Value] = {}
    moves: tuple[str, ...] = ()
    hashes: dict[str, str] = {}
    names: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    tables: dict[str, Any] | None = None
    tables_hash: str = ""
    promise: str = ""
    seed: str = ""
    start: Position | None = None
    returns: tuple[float, ...] | None = None
