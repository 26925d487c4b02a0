"""Bounds: how much waits for a slow device, and how many may come."""

from __future__ import annotations

import asyncio

from herna.room.wire import Pong
from herna.server.device import MOST_WAITING, Device
from herna.server.socket import MOST_AT_A_TABLE
from tests.loops import run_apart
from tests.server.rooms import Room


def test_a_device_that_does_not_keep_up_is_hung_up() -> None:
    async def scenario() -> list[str]:
        device, sent = Device(), []
        for n in range(MOST_WAITING + 5):
            device.tell(Pong(n=n, at=0.0))
        assert device.lost

        async def send(frame: str) -> None:
            sent.append(frame)

        await asyncio.wait_for(device.write(send), 5)
        return sent

    assert run_apart(scenario()) == [], "it has missed something anyway, and asks anew when it comes back"


def test_a_device_is_told_the_last_word_before_it_is_hung_up() -> None:
    async def scenario() -> list[str]:
        device, sent = Device(), []
        device.tell(Pong(n=1, at=0.0))
        device.hang_up()
        device.tell(Pong(n=2, at=0.0))

        async def send(frame: str) -> None:
            sent.append(frame)

        await asyncio.wait_for(device.write(send), 5)
        return sent

    assert run_apart(scenario()) == ['{"t":"pong","n":1,"at":0.0}']


def test_a_table_has_room_for_so_many_devices(shared_room: Room) -> None:
    code = shared_room.open("Eva", "bot:random")["table"]["code"]
    for _ in range(MOST_AT_A_TABLE):
        shared_room.device(code, watch=True)
    shared_room.devices[-1].hear_a("update")
    assert shared_room.line(code).hear_a("refused")["error"]["code"] == "too-many"
    shared_room.devices.pop(0).close()
    again = shared_room.device(code, watch=True)
    for _ in range(20):
        frame = again.hear()
        if frame["t"] != "refused":
            break
        again = shared_room.device(code, watch=True)
    assert again.hear_a("update")["seat"] == -1, "somebody left, so somebody may come"


def test_a_frame_that_is_too_long_ends_the_line(shared_room: Room) -> None:
    opened = shared_room.open("Eva", "bot:random")
    device = shared_room.device(opened["table"]["code"], opened["seats"]["0"])
    device.hear_a("update")
    device.line.send("x" * 20_000)
    closed = None
    try:
        while True:
            device.hear()
    except Exception as error:
        closed = error
    assert "1009" in str(closed), closed
    again = shared_room.device(opened["table"]["code"], opened["seats"]["0"])
    assert again.hear_a("update")["now"]["view"]["version"] > 0
