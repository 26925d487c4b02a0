"""The routes under /api: each asks the lobby, and answers in the types of `herna.room.wire`."""

from __future__ import annotations

import io
from typing import Annotated, Literal

import segno
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from herna.engine.game import all_games
from herna.engine.types import Record
from herna.room import wire
from herna.room.codes import as_code
from herna.room.errors import RoomError
from herna.room.opening import game_of
from herna.room.table import Table
from herna.server.compiling import Compiling
from herna.server.games import game_info
from herna.server.lobby import Lobby
from herna.texts.statements import NoStatements, Rulebook, load_rules

_MOST_QR = 500  # characters


class Health(Struct, kw_only=True):
    """Whether tables can be opened; until then, how much of the rules is compiled, from 0 to 1."""

    status: Literal["ready", "warming-up"]
    progress: float


class BotWish(Struct, kw_only=True, forbid_unknown_fields=True):
    """Which bot shall play a seat; null: none, or the usual one where there has to be one."""

    bot: Annotated[str, Meta(max_length=60)] | None = None


class Naming(Struct, kw_only=True, forbid_unknown_fields=True):
    """What somebody wants to be called."""

    name: wire.Name


def lobby_of(state: State) -> Lobby:
    """The lobby that all routes share."""
    return state.lobby  # type: ignore[no-any-return]


def token_of(request: Request) -> str:  # type: ignore[type-arg]
    """The token that came with a request. RoomError: not-yours if none did."""
    kind, _, token = request.headers.get("Authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token.strip():
        raise RoomError("not-yours", "expected the header Authorization: Bearer TOKEN, with the token of a seat or of the host")
    return token.strip()


@get("/api/health")
async def health(state: State) -> Health:
    """How the room is."""
    compiling: Compiling = state.compiling
    return Health(status="ready" if compiling.ready else "warming-up", progress=compiling.progress)


class Near(Struct, kw_only=True):
    """Where other devices of this network find the room; null if they do not."""

    address: str | None


@get("/api/address")
async def address(state: State) -> Near:
    """Where to invite others to: the host's own browser knows the room by an address that means themselves to them."""
    return Near(address=state.near)


@get("/api/games", sync_to_thread=True)
def games(state: State) -> list[wire.GameInfo]:
    """The games that can be played."""
    return [game_info(game, ready=state.compiling.ready) for game in all_games()]


@get("/api/games/{game:str}/rules", sync_to_thread=True)
def rules(game: FromPath[str]) -> Rulebook:
    """The rules of a game, statement by statement."""
    try:
        return load_rules(game_of(game).id)
    except NoStatements as error:
        raise RoomError("no-such-game", str(error)) from None


@post("/api/tables", status_code=201)
async def open_table(state: State, data: JSONBody[wire.Wish]) -> wire.Opened:
    """Open a table."""
    return await lobby_of(state).open_table(data)


@get("/api/tables/{code:str}")
async def table(state: State, code: FromPath[str]) -> wire.Table:
    """What everybody may know of a table."""
    return await lobby_of(state).about(code)


@post("/api/tables/{code:str}/seats", status_code=201)
async def sit(state: State, code: FromPath[str], data: JSONBody[wire.Sitting]) -> wire.Seated:
    """Sit down."""
    seat, token = await lobby_of(state).change(code, lambda table: table.chairs.sit(data.name, data.seat))
    return wire.Seated(seat=seat, token=token, table=await lobby_of(state).about(code))


@post("/api/tables/{code:str}/seats/{seat:int}/bot", status_code=200)
async def seat_bot(request: Request, state: State, code: FromPath[str], seat: FromPath[int], data: JSONBody[BotWish]) -> wire.Table:  # type: ignore[type-arg]
    """The host lets a bot take a free seat."""
    token = token_of(request)

    def put(table: Table) -> None:
        table.chairs.check_host(token)
        table.chairs.put_bot(seat, data.bot)

    await lobby_of(state).change(code, put)
    return await lobby_of(state).about(code)


@post("/api/tables/{code:str}/start", status_code=200)
async def start(request: Request, state: State, code: FromPath[str]) -> wire.Table:  # type: ignore[type-arg]
    """The host begins at once: bots take the seats that are still free."""
    token = token_of(request)

    def fill(table: Table) -> None:
        table.chairs.check_host(token)
        table.check_gathering()
        while (seat := table.chairs.first_open()) is not None:
            table.chairs.put_bot(seat, None)

    await lobby_of(state).change(code, fill)
    return await lobby_of(state).about(code)


@post("/api/tables/{code:str}/leave", status_code=200)
async def leave(request: Request, state: State, code: FromPath[str]) -> wire.Table:  # type: ignore[type-arg]
    """Give a seat up; a bot plays on."""
    token = token_of(request)
    await lobby_of(state).change(code, lambda table: table.chairs.leave(table.chairs.seat_of(token)))
    return await lobby_of(state).about(code)


@post("/api/tables/{code:str}/stand-in", status_code=200)
async def stand_in(request: Request, state: State, code: FromPath[str], data: JSONBody[BotWish]) -> wire.Table:  # type: ignore[type-arg]
    """Let a bot play one's seat for a while, or take it back."""
    token = token_of(request)
    await lobby_of(state).change(code, lambda table: table.chairs.stand_in(table.chairs.seat_of(token), data.bot))
    return await lobby_of(state).about(code)


@post("/api/tables/{code:str}/rename", status_code=200)
async def rename(request: Request, state: State, code: FromPath[str], data: JSONBody[Naming]) -> wire.Table:  # type: ignore[type-arg]
    """Be called something else."""
    token = token_of(request)
    await lobby_of(state).change(code, lambda table: table.chairs.rename(table.chairs.seat_of(token), data.name))
    return await lobby_of(state).about(code)


@post("/api/tables/{code:str}/end", status_code=200)
async def end(request: Request, state: State, code: FromPath[str]) -> wire.Table:  # type: ignore[type-arg]
    """The host ends the table."""
    token = token_of(request)

    def close(table: Table) -> None:
        table.chairs.check_host(token)
        table.close()

    await lobby_of(state).change(code, close)
    return await lobby_of(state).about(code)


@post("/api/tables/{code:str}/rematch", status_code=201)
async def rematch(request: Request, state: State, code: FromPath[str]) -> wire.Opened:  # type: ignore[type-arg]
    """Play again, the same people in the same seats."""
    return await lobby_of(state).rematch(code, token_of(request))


def _viewer(seat: str) -> int | None:
    if seat == "all":
        return None
    try:
        return int(seat)
    except ValueError:
        raise RoomError("bad-request", f"expected a seat's number, -1, or all, not {seat!r}") from None


@get("/api/tables/{code:str}/record")
async def record(state: State, code: FromPath[str]) -> Response[Record]:
    """A finished match as a file."""
    found = await lobby_of(state).record(code)
    return Response(found, headers={"Content-Disposition": f'attachment; filename="{found.game}-{as_code(code)}.json"'})


@get("/api/tables/{code:str}/replay")
async def replay(state: State, code: FromPath[str], seat: FromQuery[str] = "all") -> wire.Replay:
    """A finished match, step by step."""
    lobby = lobby_of(state)
    return await lobby.replay(await lobby.record(code), _viewer(seat))


@post("/api/replay", status_code=200)
async def replay_file(state: State, data: JSONBody[Record], seat: FromQuery[str] = "all") -> wire.Replay:
    """Any record, step by step."""
    return await lobby_of(state).replay(data, _viewer(seat))


@get("/api/qr.svg", media_type="image/svg+xml", sync_to_thread=True)
def qr(text: FromQuery[str]) -> Response[bytes]:
    """A text as a QR code."""
    if not 0 < len(text) <= _MOST_QR:
        raise RoomError("bad-request", f"expected a text of at most {_MOST_QR} characters, not {len(text)}")
    drawn = io.BytesIO()
    segno.make(text, micro=False).save(drawn, kind="svg", border=2, xmldecl=False, svgclass=None, lineclass=None, omitsize=True)
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=86400"})


ROUTES = [
    health, address, games, rules, open_table, table, sit, seat_bot, start, leave, stand_in, rename, end, rematch, record, replay,
    replay_file, qr,
]  # fmt: skip
