"""What a room and the devices at its tables say to each other. `docs/protocol.md` tells the story; schemas lie in `docs/schemas`.

Texts that a person reads are messages (a key and arguments): the page speaks them in its reader's language.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from herna.engine.types import Seat, Value, View
from herna.texts.message import Message

Code = Annotated[str, Meta(pattern="^[A-Z0-9]{6}$", description="a table's public name, as it is read out loud")]
Token = Annotated[str, Meta(min_length=20, max_length=64, description="secret of one seat, or of a table's host")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
MoveId = Annotated[str, Meta(min_length=8, max_length=40, description="made by the client, new for each move")]

# --- asking for a table


class Place(Struct, kw_only=True, forbid_unknown_fields=True):
    """Who shall sit in one seat: `me` (whoever opens the table), `friend` (who comes with the code), or `bot` of a level."""

    kind: Literal["me", "friend", "bot"]
    name: Name | None = None
    bot: str | None = None


class Wish(Struct, kw_only=True, forbid_unknown_fields=True):
    """A table somebody wants to open. tables: content of a data file of components, if not the game's own."""

    game: str
    seats: list[Place]
    options: dict[str, Value] = {}
    tables: dict[str, Any] | None = None


class Opened(Struct, kw_only=True):
    """A table just opened. host: token that may start, end and rearrange it; seats: token of each seat of `me`, by seat."""

    table: Table
    host: Token
    seats: dict[int, Token]


class Sitting(Struct, kw_only=True, forbid_unknown_fields=True):
    """Somebody wants to sit down. seat: null takes the first free one."""

    name: Name
    seat: int | None = None


class Seated(Struct, kw_only=True):
    """A seat taken, and the token that holds it."""

    seat: int
    token: Token
    table: Table


# --- what everybody at a table knows


class Chair(Struct, kw_only=True):
    """One seat. kind: `open` waits for somebody; bot: what plays a bot's seat, or stands in for a person (`stand_in`).

    here: whether a device of that person is connected now.
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str = ""
    stand_in: bool = False
    here: bool = False


class Table(Struct, kw_only=True):
    """What everybody may know of a table without sitting at it.

    state: `gathering` until all seats are taken and the host starts, `playing`, `over` (played to its end), `closed` (ended
    before). promise: SHA-256 of the deal's seed; seed: told once over. created: seconds since 1970. rematch: code of the table
    that follows this one. watchers: spectators now connected.
    """

    code: Code
    game: str
    family: str
    players: int
    options: dict[str, Value]
    edited: bool
    state: Literal["gathering", "playing", "over", "closed"]
    chairs: list[Chair]
    created: float
    promise: str
    seed: str = ""
    rematch: Code | None = None
    watchers: int = 0


# --- what one seat is told


class Told(Struct, kw_only=True):
    """One event as one seat is told it.

    say: in words; weight: how long to stay with it, in usual pauses; stressed: a turning point.
    """

    version: int
    kind: str
    seat: int | None
    data: dict[str, Any]
    say: Message
    weight: float = 1.0
    stressed: bool = False


class Offer(Struct, kw_only=True):
    """A choice of the seat to move, explained.

    label: in a few words; note: at a glance, what it is worth; explain: what it means; rules: statements behind it; foreseen: what
    it will surely do, as far as the seat may know; then: why no more can be foreseen.
    """

    action: str
    verb: str
    target: str | int | None
    label: Message
    note: Message
    explain: Message
    rules: tuple[str, ...]
    foreseen: list[Told]
    then: Literal["unknown", "chance", "seat", "over", "done"]


class Now(Struct, kw_only=True):
    """How the match stands for one seat (-1: a spectator).

    view.choices is always empty here: `offers` say more. prompt: what this seat is asked, or whom everybody waits for; null when
    over. since: when the question that all wait for was asked, in seconds since 1970. may_undo: whether the seat may take its last
    decision back. secret: whether people beside this device should look away when the seat decides.
    """

    view: View
    prompt: Message | None
    offers: list[Offer]
    since: float
    may_undo: bool = False
    secret: bool = False


# --- the socket, device to room


class Key(Struct, kw_only=True, forbid_unknown_fields=True):
    """A seat that this device holds, and the last version that it has."""

    token: Token
    since: int = 0


class Hello(Struct, kw_only=True, forbid_unknown_fields=True, tag="hello", tag_field="t"):
    """First frame of a socket. watch: the last version known as a spectator, if the device wants to watch; null: it does not."""

    keys: list[Key] = []
    watch: int | None = None


class Move(Struct, kw_only=True, forbid_unknown_fields=True, tag="move", tag_field="t"):
    """A decision of a seat that said hello. version: the version that the seat saw when it decided."""

    id: MoveId
    seat: int
    version: int
    action: str


class Undo(Struct, kw_only=True, forbid_unknown_fields=True, tag="undo", tag_field="t"):
    """The seat takes its last decision back."""

    id: MoveId
    seat: int
    version: int


class Since(Struct, kw_only=True, forbid_unknown_fields=True, tag="since", tag_field="t"):
    """Asks for what a seat (-1: the spectator) was told after a version."""

    seat: Seat
    version: int


class Ping(Struct, kw_only=True, forbid_unknown_fields=True, tag="ping", tag_field="t"):
    """Are you there?"""

    n: int


Said = Hello | Move | Undo | Since | Ping

# --- the socket, room to device


class About(Struct, kw_only=True, tag="table", tag_field="t"):
    """The table has changed: who sits, who is here, how it stands."""

    table: Table


class Update(Struct, kw_only=True, tag="update", tag_field="t"):
    """What a seat (-1: the spectator) was told after version `since`, and how the match stands for it after that."""

    seat: Seat
    since: int
    events: list[Told]
    now: Now


class Ack(Struct, kw_only=True, tag="ack", tag_field="t"):
    """A move or undo is on disk. Sent again for one that comes again."""

    id: MoveId


class Refused(Struct, kw_only=True, tag="refused", tag_field="t"):
    """What was asked cannot be done; nothing has changed. id: of the move, if it was one."""

    error: Problem
    id: MoveId | None = None


class Pong(Struct, kw_only=True, tag="pong", tag_field="t"):
    """Here I am. at: the room's clock, seconds since 1970."""

    n: int
    at: float


Heard = About | Update | Ack | Refused | Pong


class Problem(Struct, kw_only=True):
    """An error that a person can meet.

    code: its kind, and with `problem-` before it the key of what to do; detail: more, in English.
    """

    code: Literal[
        "no-such-table", "no-such-game", "seat-taken", "no-free-seat", "not-yours", "not-started", "not-now", "stale", "unreadable",
        "bad-options", "bad-tables", "bad-record", "bad-request", "too-many", "closed", "not-over", "warming-up",
    ]  # fmt: skip
    detail: str = ""


# --- games, rules and replays


class OptionInfo(Struct, kw_only=True):
    """An option of a game: its values, and the usual one. Its texts are `option-NAME`, `option-NAME-about`, `option-NAME-VALUE`."""

    name: str
    default: Value
    choices: list[Value]


class GameInfo(Struct, kw_only=True):
    """A game that can be played here.

    family: folder of its texts and pictures; content: its components, as the data file has them (each with its provenance); house:
    ids of components made for this edition; bots: from weak to strong; ready: whether its rules are compiled; about: what each
    component is or does, in sentences.
    """

    id: str
    family: str
    fewest: int
    most: int
    options: list[OptionInfo]
    content: dict[str, Any]
    house: list[str]
    bots: list[str]
    ready: bool
    about: dict[str, list[Message]] = {}


class Frame(Struct, kw_only=True):
    """One step of a replay: what the entry was, what was told because of it, and how the match stood then."""

    entry: str
    events: list[Told]
    now: Now


class Replay(Struct, kw_only=True):
    """A match from its beginning to its end as one seat saw it (-1: a spectator; null: with everything shown).

    proven: whether every card lay where the promised seed puts it; null: the seed is not known.
    """

    game: str
    family: str
    content: dict[str, Any]
    players: int
    options: dict[str, Value]
    names: list[str]
    bots: list[str]
    seat: int | None
    frames: list[Frame]
    returns: list[float] | None
    promise: str
    seed: str
    proven: bool | None
