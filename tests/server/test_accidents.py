"""What goes wrong around a room: full disks, devices that vanish, a database that is exchanged or cannot be read."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, insert
from sqlalchemy.exc import SQLAlchemyError

from herna.engine.types import Record
from herna.room import wire
from herna.room.errors import RoomError
from herna.room.wire import Place, Wish
from herna.server import bots, lobby, schema
from herna.server import socket as sockets
from herna.server.backup import backup, restore
from herna.server.device import Device
from herna.server.lobby import Lobby
from herna.server.seating import Seating
from herna.server.storage import Storage
from herna.server.writing import CannotStore, _Job
from tests.loops import run_apart
from tests.server.rooms import GAME, new_id

PEOPLE = [Place(kind="me", name="Eva"), Place(kind="me", name="Adam")]
SOON = 10.0  # seconds


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    opened = Storage(str(tmp_path / "room.sqlite3"))
    yield opened
    opened.close()


def within(storage: Storage, scenario: Callable[[Lobby], Awaitable[None]]) -> None:
    """Run a scenario in a room of its own."""

    async def run() -> None:
        room = Lobby(storage, pace=0.0, ready=lambda: True)
        try:
            await asyncio.wait_for(scenario(room), 60)
        finally:
            await room.close()

    run_apart(run())


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not true():
            await asyncio.sleep(0.01)


async def seated(room: Lobby, seats: list[Place]) -> tuple[Seating, wire.Opened]:
    opened = await room.open_table(Wish(game=GAME, seats=seats, options={"successes": 3}))
    return await room.find(opened.table.code), opened


def plies(storage: Storage, code: str) -> list[int]:
    stored = storage.load(code)
    assert stored is not None
    return [entry.ply for entry in stored.log]


def draw(seating: Seating) -> wire.Move:
    table = seating.table
    assert table is not None
    seat = table.looked_at.to_move
    return wire.Move(id=new_id(), seat=seat, version=table.version(seat), action="draw")


class Line:
    """A socket from which these frames come, and then none."""

    def __init__(self, *frames: msgspec.Struct) -> None:
        self._frames = [msgspec.json.encode(frame).decode() for frame in frames]

    async def receive_data(self, _: str) -> str:
        if not self._frames:
            await asyncio.Event().wait()
        return self._frames.pop(0)


def heard(device: Device) -> list[dict[str, Any]]:
    frames = []
    while not device._frames.empty():
        frame = device._frames.get_nowait()
        frames.append(msgspec.json.decode(frame) if frame else {"t": "end"})
    return frames


def test_a_disk_that_fills_up_acknowledges_nothing(storage: Storage) -> None:
    """SQLite takes the whole transaction back by itself then, and commits nothing without a word."""

    def small(connection: Connection) -> None:
        connection.execute(insert(schema.facts), [{"name": "small", "value": "kept"}])

    def large(connection: Connection) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages + 2}")
        connection.execute(insert(schema.facts), [{"name": f"large-{n}", "value": "x" * 9000} for n in range(99)])

    jobs = [_Job(small), _Job(large), _Job(small)]
    storage._writer._commit(jobs)
    assert [type(job.error) for job in jobs] == [CannotStore] * 3
    assert "full" in str(jobs[0].error)
    with storage._engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM facts WHERE name = 'small'").scalar_one() == 0


def test_a_transaction_that_is_gone_is_no_success(storage: Storage) -> None:
    def work(connection: Connection) -> None:
        connection.execute(insert(schema.facts), [{"name": "small", "value": "kept"}])
        connection.exec_driver_sql("ROLLBACK")  # what SQLite does by itself on some errors

    with pytest.raises(CannotStore):
        storage._writer.write(work)


def test_an_error_tells_no_card(storage: Storage) -> None:
    row = {"code": "ABC234", "ply": 1, "text": "= goblin", "at": 1.0, "hash": ""}
    with pytest.raises(SQLAlchemyError) as error, storage._engine.begin() as connection:
        connection.execute(insert(schema.log), [row, row])
    assert "goblin" not in str(error.value)


def full(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Let the disk be full until what is returned is called."""
    room_left = threading.Event()
    really = storage._writer.write

    def write(work: Callable[[Connection], None]) -> None:
        if not room_left.is_set():
            raise CannotStore("database or disk is full")
        really(work)

    monkeypatch.setattr(storage._writer, "write", write)
    return room_left.set


def test_a_move_that_cannot_be_stored_is_refused_and_can_be_made_again(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(room: Lobby) -> None:
        seating, opened = await seated(room, PEOPLE)
        device = Device()
        await sockets.hear(room, seating, device, wire.Hello(keys=[wire.Key(token=t) for t in opened.seats.values()]))
        move, before = draw(seating), plies(storage, seating.code)
        free = full(storage, monkeypatch)
        heard(device)
        await sockets.hear(room, seating, device, move)
        (frame,) = heard(device)
        assert (frame["t"], frame["id"], frame["error"]["code"]) == ("refused", move.id, "too-many")
        assert "full" in frame["error"]["detail"]
        assert plies(storage, seating.code) == before
        free()
        await sockets.hear(room, seating, device, move)
        assert {"t": "ack", "id": move.id} in heard(device)

    within(storage, scenario)


def test_a_bot_that_failed_tries_again_by_itself(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_AGAIN", 0.05)

    async def scenario(room: Lobby) -> None:
        free = None
        really = storage.append

        def append(*given: Any) -> None:
            nonlocal free
            free = free or full(storage, monkeypatch)  # from the first decision on
            really(*given)

        monkeypatch.setattr(storage, "append", append)
        seating, _ = await seated(room, [Place(kind="bot", bot="random")] * 3)
        await until(lambda: seating.table is None)
        assert free is not None
        free()
        await until(lambda: seating.table is not None and seating.table.facts.state == "over")

    within(storage, scenario)


def test_a_move_is_told_although_its_device_is_gone(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(room: Lobby) -> None:
        seating, opened = await seated(room, PEOPLE)
        move = draw(seating)
        mover, other = Device(), Device()
        await sockets.hear(room, seating, other, wire.Hello(keys=[wire.Key(token=opened.seats[1 - move.seat])]))
        begun, go_on = threading.Event(), threading.Event()
        really = storage.append

        def append(*given: Any) -> None:
            begun.set()
            go_on.wait(SOON)
            really(*given)

        monkeypatch.setattr(storage, "append", append)
        line = Line(wire.Hello(keys=[wire.Key(token=opened.seats[move.seat])]), move)
        reading = asyncio.create_task(sockets._read(line, room, seating, mover))  # type: ignore[arg-type]
        await until(begun.is_set)
        heard(other)
        reading.cancel()  # the line breaks
        await asyncio.gather(reading, return_exceptions=True)
        go_on.set()
        told: list[dict[str, Any]] = []
        await until(lambda: told.extend(heard(other)) or any(frame["t"] == "update" for frame in told))

    within(storage, scenario)


def test_a_device_that_never_says_hello_is_hung_up(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "_HELLO_WITHIN", 0.1)

    async def scenario(room: Lobby) -> None:
        seating, _ = await seated(room, PEOPLE)
        line = Line(wire.Ping(n=1))
        await asyncio.wait_for(sockets._read(line, room, seating, Device()), SOON)  # type: ignore[arg-type]

    within(storage, scenario)


def test_nothing_is_written_on_top_of_a_backup_from_the_memory_of_before(
    storage: Storage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "_LOOK_EVERY", 0.05)

    async def scenario(room: Lobby) -> None:
        first, _ = await seated(room, PEOPLE)
        second, opened = await seated(room, PEOPLE)
        device = Device()
        await sockets.hear(room, second, device, wire.Hello(keys=[wire.Key(token=t) for t in opened.seats.values()]))
        database = str(tmp_path / "room.sqlite3")
        backup(database, tmp_path / "kept.backup")
        await sockets.hear(room, second, device, draw(second))
        table = second.table
        assert table is not None
        seat = table.looked_at.to_move
        late = wire.Move(id=new_id(), seat=seat, version=table.version(seat), action="add")
        restore(tmp_path / "kept.backup", database)
        before = plies(storage, second.code)
        loading, go_on = asyncio.Event(), asyncio.Event()
        really = room.loaded

        async def loaded(seating: Seating) -> Any:
            if seating is first:  # takes a while
                loading.set()
                await go_on.wait()
            return await really(seating)

        monkeypatch.setattr(room, "loaded", loaded)
        room.open()
        await asyncio.wait_for(loading.wait(), SOON)
        await sockets.hear(room, second, device, late)
        assert plies(storage, second.code) == before, "an entry of the old match was put behind the restored ones"
        go_on.set()

    within(storage, scenario)


def test_a_database_that_cannot_be_looked_at_once_is_looked_at_again(
    storage: Storage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "_LOOK_EVERY", 0.05)
    looked = []
    really = storage.exchanged

    def exchanged() -> str | None:
        looked.append(1)
        if len(looked) == 1:
            raise OSError("the disk is asleep")
        return really()

    monkeypatch.setattr(storage, "exchanged", exchanged)

    async def scenario(room: Lobby) -> None:
        seating, _ = await seated(room, PEOPLE)
        table = seating.table
        room.open()
        backup(str(tmp_path / "room.sqlite3"), tmp_path / "kept.backup")
        await until(lambda: len(looked) > 1)
        restore(tmp_path / "kept.backup", str(tmp_path / "room.sqlite3"))
        await until(lambda: seating.table is not None and seating.table is not table)

    within(storage, scenario)


def test_a_table_can_be_opened_right_after_a_backup_was_put_back(
    storage: Storage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = str(tmp_path / "room.sqlite3")

    async def scenario(room: Lobby) -> None:
        room.open()
        backup(database, tmp_path / "kept.backup")
        restore(tmp_path / "kept.backup", database)
        seating, _ = await seated(room, PEOPLE)
        assert plies(storage, seating.code)

    within(storage, scenario)


def test_problems_of_the_disk_are_problems_that_a_person_can_read() -> None:
    assert isinstance(CannotStore("disk"), RoomError)
    assert CannotStore("disk").problem == wire.Problem(
        code="too-many", detail="the room cannot write to its database (disk); nothing has changed"
    )


def test_who_looks_back_keeps_nobody_from_playing(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()

    def slow(*_: Any) -> None:
        go_on.wait(SOON)

    monkeypatch.setattr(lobby, "replay_of", slow)

    async def scenario(room: Lobby) -> None:
        record = Record(game=GAME, rules="1", players=2)
        looking = [asyncio.create_task(room.replay(record, None)) for _ in range(40)]
        await asyncio.sleep(0)
        seating, _ = await asyncio.wait_for(seated(room, PEOPLE), SOON / 2)
        assert seating.table is not None
        go_on.set()
        await asyncio.gather(*looking)

    within(storage, scenario)
