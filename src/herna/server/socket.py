"""The socket of a table: frames from a device are read, and carried out at the table."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from herna.room.errors import RoomError
from herna.room.wire import Ack, Hello, Move, Ping, Pong, Refused, Said, Since, Undo
from herna.server.device import Device
from herna.server.lobby import Lobby
from herna.server.seating import Seating

MOST_AT_A_TABLE = 100
"""Devices connected to one table."""

MOST_AT_ALL = 2000
"""Devices connected to the room."""

log = logging.getLogger("herna")
_AGAIN_LATER = 1013  # the code of a closed socket that says so
_HELLO_WITHIN = 10.0  # seconds

_decoder: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


@websocket("/api/tables/{code:str}/socket")
async def socket(socket: WebSocket, state: State, code: FromPath[str]) -> None:  # type: ignore[type-arg]
    """One device at one table, from its first frame to its last."""
    await socket.accept()
    lobby: Lobby = state.lobby
    device = Device()
    try:
        seating = await lobby.find(code)
        _check_room(state.devices, seating)
    except RoomError as error:
        device.tell(Refused(error=error.problem))
        device.hang_up()
        with suppress(WebSocketDisconnect, RuntimeError):
            await device.write(lambda text: _send(socket, text))
            await socket.close(code=_AGAIN_LATER)
        return
    state.devices.add(device)
    writing = asyncio.create_task(device.write(lambda text: _send(socket, text)))
    reading = asyncio.create_task(_read(socket, lobby, seating, device))
    try:
        done, _ = await asyncio.wait({writing, reading}, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            broken = None if task.cancelled() else task.exception()
            if broken is not None and not isinstance(broken, WebSocketDisconnect | OSError):
                log.error("table %s: a device's line broke", code, exc_info=broken)
    finally:
        for task in (writing, reading):
            task.cancel()
        await asyncio.gather(writing, reading, return_exceptions=True)
        state.devices.discard(device)
        device.hang_up(at_once=True)
        seating.part(device)
        if seating.table is not None:
            seating.spread_about()
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(code=_AGAIN_LATER)


def _check_room(devices: set[Device], seating: Seating) -> None:
    if len(devices) >= MOST_AT_ALL:
        raise RoomError("too-many", f"{MOST_AT_ALL} devices are connected already")
    if len(seating.devices) >= MOST_AT_A_TABLE:
        raise RoomError("too-many", f"{MOST_AT_A_TABLE} devices are connected to this table already")


async def _send(socket: WebSocket, text: str) -> None:  # type: ignore[type-arg]
    await socket.send({"type": "websocket.send", "text": text, "bytes": None})


async def _read(socket: WebSocket, lobby: Lobby, seating: Seating, device: Device) -> None:  # type: ignore[type-arg]
    greeted_by = asyncio.get_running_loop().time() + _HELLO_WITHIN
    while True:
        try:
            async with asyncio.timeout_at(None if device in seating.devices else greeted_by):
                text = await socket.receive_data("text")
        except (WebSocketDisconnect, TimeoutError):
            return
        try:
            said = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            device.tell(Refused(error=RoomError("bad-request", f"expected a frame of the protocol: {error}").problem))
            continue
        await lobby.finish(hear(lobby, seating, device, said))  # a move is told to the others even if its device is gone by then


async def hear(lobby: Lobby, seating: Seating, device: Device, said: Said) -> None:
    """Carry out one frame of a device."""
    if isinstance(said, Ping):
        device.tell(Pong(n=said.n, at=time.time()))
        return
    move = said.id if isinstance(said, Move | Undo) else None
    try:
        async with seating.lock:
            if isinstance(said, Hello):
                await _greet(lobby, seating, device, said)
            elif isinstance(said, Since):
                await _catch_up(lobby, seating, device, said)
            else:
                await _decide(lobby, seating, device, said)
    except RoomError as error:
        device.tell(Refused(error=error.problem, id=move))
        if error.code == "stale" and isinstance(said, Move | Undo) and seating.table is not None:
            async with seating.lock:
                await _catch_up(lobby, seating, device, Since(seat=said.seat, version=said.version))
    lobby.kick(seating)


async def _greet(lobby: Lobby, seating: Seating, device: Device, hello: Hello) -> None:
    await lobby.loaded(seating)
    if device.lost:
        return  # it is gone already
    since = seating.join(device, {key.token: key.since for key in hello.keys}, hello.watch)
    seating.spread_about(also=device)
    for frame in await lobby.run(lambda: seating.welcome(device, since)):
        device.send(frame)


async def _catch_up(lobby: Lobby, seating: Seating, device: Device, asked: Since) -> None:
    _check_holds(device, asked.seat)
    table = await lobby.loaded(seating)
    device.tell(await lobby.run(lambda: table.update(asked.seat, asked.version)))


async def _decide(lobby: Lobby, seating: Seating, device: Device, said: Move | Undo) -> None:
    _check_holds(device, said.seat)
    table = await lobby.loaded(seating)
    if said.id in table.moves:
        device.tell(Ack(id=said.id))
        return
    if isinstance(said, Move):
        await lobby.step(seating, lambda table, at: table.decide(said.seat, said.action, said.version, said.id, at))
    else:
        await lobby.step(seating, lambda table, at: table.undo(said.seat, said.version, said.id, at))
    device.tell(Ack(id=said.id))


def _check_holds(device: Device, seat: int) -> None:
    if seat not in device.seats:
        raise RoomError("not-yours", f"this device does not hold seat {seat}: say hello with its token first")
