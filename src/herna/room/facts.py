"""What is kept of a table: who sits where, what is played, and the log. Every state follows from these."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from herna.engine.types import Position, Value

State = Literal["gathering", "playing", "over", "closed"]


class Sitter(Struct, kw_only=True):
    """Who sits in one seat. key: fingerprint of the token that holds it; bot: what plays a bot's seat or stands in."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""
    stand_in: bool = False
    key: str | None = None


class Facts(Struct, kw_only=True):
    """One table without its log.

    options: complete; content: of a data file of components, if not the game's own; seed: of the deal, secret until the match is
    over; host: fingerprint of the host's token; created, began: seconds since 1970; start: the position that the log goes on from,
    if not the first one; start_ply: how many entries of the log come before it.
    """

    code: str
    game: str
    rules: str
    options: dict[str, Value]
    seed: str
    host: str
    created: float
    sitters: list[Sitter]
    content: dict[str, Any] | None = None
    state: State = "gathering"
    began: float | None = None
    rematch: str | None = None
    start: Position | None = None
    start_ply: int = 0

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.sitters)


class Entry(Struct, kw_only=True):
    """One entry of the log.

    text: as records have it (`1 draw`, `= goblin`, `undo`); at: when, in seconds since 1970; move: the client's id of the decision
    or undo, null for what followed from it; hash: of the state after it, at the end of each step.
    """

    ply: int
    text: str
    at: float
    move: str | None = None
    hash: str = ""


class Step(Struct, kw_only=True):
    """What one decision changed, to be stored as a whole or not at all.

    entries: the decision and the outcomes that followed; state: of the table after it; bot_to_move: whether a bot plays the seat to
    move; position: after it, now and then.
    """

    entries: list[Entry]
    state: State
    bot_to_move: bool
    position: Position | None = None
