"""All tables of a room: opened, played at by people and bots, kept, and found again."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from herna.engine.types import Record
from herna.room import wire
from herna.room.codes import as_code
from herna.room.errors import RoomError
from herna.room.facts import Step
from herna.room.loading import load_table
from herna.room.opening import open_rematch, open_table
from herna.room.replays import replay_of
from herna.room.table import Table
from herna.server.bots import think
from herna.server.seating import Seating
from herna.server.storage import Storage
from herna.server.writing import CannotStore, Conflict

MOST_TABLES = 5000
"""Tables that may be gathering or playing at once."""

_KEPT = 600.0  # seconds a table stays in memory when nobody uses it
_LOOK_EVERY = 0.5  # seconds between looks whether the database was exchanged
_DESKS = 4  # threads that work at tables: enough to wait for the disk together, few enough not to wait for each other
_TRIES = 5  # at a code that nobody has

T = TypeVar("T")
log = logging.getLogger("herna")


class Lobby:
    """The tables of one storage. pace: seconds between the decisions of bots, so that people can follow.

    ready: says whether the rules are compiled; until then every table is refused with `warming-up`.
    """

    def __init__(self, storage: Storage, *, pace: float, ready: Callable[[], bool]) -> None:
        self.storage, self.pace, self.ready = storage, pace, ready
        self._seatings: dict[str, Seating] = {}
        workers = max(2, os.cpu_count() or 2)
        self._desk = ThreadPoolExecutor(_DESKS, thread_name_prefix="desk")
        self._lookers = ThreadPoolExecutor(1, thread_name_prefix="look-back")  # may take seconds, while others play
        self.thinkers = ThreadPoolExecutor(workers, thread_name_prefix="bot")
        self._tasks: set[asyncio.Task[None]] = set()

    # --- living

    def open(self) -> None:
        """Begin: bots go on where they stopped, tables nobody uses leave the memory, a restored database is noticed."""
        for work in (self._go_on(), self._forget_unused(), self._watch_database()):
            self._keep(asyncio.create_task(work))

    async def close(self) -> None:
        """Stop. Everything that was acknowledged is stored already."""
        thinking = [seating.thinking for seating in self._seatings.values() if seating.thinking]
        for task in (*self._tasks, *thinking):
            task.cancel()
        await asyncio.gather(*self._tasks, *thinking, return_exceptions=True)
        for device in [device for seating in self._seatings.values() for device in seating.devices]:
            device.hang_up(at_once=True)
        self.thinkers.shutdown(wait=False, cancel_futures=True)
        for pool in (self._lookers, self._desk):
            pool.shutdown(wait=True, cancel_futures=True)
        self.storage.close()

    async def run(self, work: Callable[[], T]) -> T:
        """Do something that takes time in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._desk, work)

    async def finish(self, work: Coroutine[None, None, None]) -> None:
        """Do something to its end, even if whoever waits for it goes away meanwhile."""
        task = asyncio.create_task(work)
        self._keep(task)
        await asyncio.shield(task)

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _go_on(self) -> None:
        while not self.ready():
            await asyncio.sleep(0.1)
        for code in await self.run(self.storage.waiting_for_bots):
            try:
                await self.change(code, lambda table: None, save=False)
            except Exception:
                log.exception("table %s cannot go on", code)

    async def _forget_unused(self) -> None:
        while True:
            await asyncio.sleep(_KEPT / 10)
            old = time.monotonic() - _KEPT
            for code in [code for code, s in self._seatings.items() if not s.in_use and s.used < old]:
                del self._seatings[code]

    async def _watch_database(self) -> None:
        while True:
            await asyncio.sleep(_LOOK_EVERY)
            try:
                generation = await self.run(self.storage.exchanged)
                if generation is not None:
                    await self._exchange(generation)
            except Exception:
                log.exception("the database could not be looked at")

    async def _exchange(self, generation: str) -> None:
        """Another content was put into the database: forget every table before anything may be written to it, then load them."""
        seatings = list(self._seatings.values())
        for seating in seatings:
            async with seating.lock:
                seating.table = None
                seating.begin_anew()
        self.storage.adopt(generation)
        for seating in seatings:
            await self._begin_anew(seating)
        self._keep(asyncio.create_task(self._go_on()))

    async def _begin_anew(self, seating: Seating) -> None:
        """What is known of a table was exchanged: load it again, and tell its devices everything from the beginning."""
        async with seating.lock:
            seating.table = None
            seating.begin_anew()
            try:
                await self.loaded(seating)
            except RoomError as error:
                for device in seating.devices:
                    device.tell(wire.Refused(error=error.problem))
                    device.hang_up()
                return
            for device in list(seating.devices):
                since = seating.join(device, dict.fromkeys(device.tokens, 0), 0 if device.watches else None)
                for frame in await self.run(lambda device=device, since=since: seating.welcome(device, since)):  # type: ignore[misc]
                    device.send(frame)
            seating.spread_about()
        self.kick(seating)

    # --- finding tables

    async def find(self, code: str) -> Seating:
        """The seating of that code, loaded. RoomError: no-such-table, warming-up."""
        if not self.ready():
            raise RoomError("warming-up", "the rules are being compiled; this happens once after installing or updating")
        code = as_code(code)
        seating = self._seatings.setdefault(code, Seating(code))
        async with seating.lock:
            await self.loaded(seating)
        return seating

    async def about(self, code: str) -> wire.Table:
        """What everybody may know of a table. RoomError: no-such-table, warming-up."""
        seating = await self.find(code)
        async with seating.lock:
            await self.loaded(seating)
            return seating.about().table

    async def loaded(self, seating: Seating) -> Table:
        """The table of a seating whose lock is held. RoomError: no-such-table."""
        seating.used = time.monotonic()
        if seating.table is None:
            table = await self.run(lambda: self._load(seating.code))
            if table is None:
                if not seating.devices:
                    self._seatings.pop(seating.code, None)
                raise RoomError("no-such-table", f"there is no table {seating.code}")
            seating.table = table
        return seating.table

    def _load(self, code: str) -> Table | None:
        stored = self.storage.load(code)
        if stored is None:
            return None
        at = time.time()
        loaded = load_table(stored.facts, stored.log, stored.positions, at)
        if loaded.resumed is not None:
            log.warning("table %s: this version plays its log differently; it goes on from its last stored position", code)
            self.storage.save(loaded.table.facts, loaded.table.bot_to_move is not None, loaded.resumed, at)
        return loaded.table

    # --- changing them

    async def change(self, code: str, what: Callable[[Table], T], *, save: bool = True) -> T:
        """Do something at a table, store it and tell everybody. `what` raises RoomError before it changes anything.

        A match begins when its last free seat is taken. save: whether `what` changes anything to be stored.
        """
        seating = await self.find(code)
        async with seating.lock:
            table = await self.loaded(seating)

            def work() -> tuple[T, list[tuple[int, str]]]:
                result = what(table)
                if save:
                    at = time.time()
                    step = begin_if_full(table, at)
                    table.rename_in_match()
                    self.storage.save(table.facts, table.bot_to_move is not None, step, at)
                return result, seating.news()

            result, frames = await self._try(seating, work)
            seating.check_seats()
            seating.spread(frames)
            seating.spread_about()
        self.kick(seating)
        return result

    async def step(self, seating: Seating, what: Callable[[Table, float], Step | None]) -> bool:
        """A decision at a table whose lock is held: store it, then tell everybody who has news of it. False if it was none."""
        table = await self.loaded(seating)

        def work() -> tuple[bool, list[tuple[int, str]]]:
            at = time.time()
            step = what(table, at)
            if step is None:
                return False, []
            self.storage.append(table.facts, step, at)
            return True, seating.news()

        done, frames = await self._try(seating, work)
        seating.spread(frames)
        if table.facts.state != "playing":
            seating.spread_about()
        return done

    async def _try(self, seating: Seating, work: Callable[[], T]) -> T:
        """Do the work in a thread; whatever stops it from being stored takes the table out of the memory."""
        try:
            return await self.run(work)
        except CannotStore:
            seating.table = None
            seating.begin_anew()
            raise
        except RoomError:
            raise
        except Conflict:
            seating.table = None
            seating.begin_anew()
            self._keep(asyncio.create_task(self._begin_anew(seating)))
            raise RoomError("stale", "the table has moved on elsewhere; here is how it stands") from None
        except BaseException:
            seating.table = None
            seating.begin_anew()
            raise

    def kick(self, seating: Seating) -> None:
        """If a bot has to decide, let it."""
        if seating.thinking is None and seating.table is not None and seating.table.bot_to_move is not None:
            seating.thinking = asyncio.create_task(think(self, seating))

    # --- opening tables

    async def open_table(self, wish: wire.Wish) -> wire.Opened:
        """Open the table that somebody wants. RoomError: no-such-game, bad-options, bad-tables, too-many, warming-up."""
        if not self.ready():
            raise RoomError("warming-up", "the rules are being compiled; this happens once after installing or updating")

        def work() -> tuple[Table, str, dict[int, str]]:
            if self.storage.count_open() >= MOST_TABLES:
                raise RoomError("too-many", f"{MOST_TABLES} tables are open already: end some, or play them to their end")
            for _ in range(_TRIES):
                at = time.time()
                opening = open_table(wish, at)
                table = Table(opening.facts)
                try:
                    self.storage.create(table.facts, begin_if_full(table, at), at)
                except Conflict:
                    time.sleep(_LOOK_EVERY)  # if a backup has just been put back, this room will have noticed then
                    continue
                return table, opening.host, opening.seats
            raise RoomError("too-many", "no free code was found for the table")

        table, host, seats = await self.run(work)
        self.kick(self._seat(table))
        return wire.Opened(table=table.public(), host=host, seats=seats)

    async def rematch(self, code: str, token: str) -> wire.Opened:
        """The table that follows a finished one, opened by whoever asks first. RoomError: not-yours, not-over."""
        seating = await self.find(code)
        async with seating.lock:
            table = await self.loaded(seating)
            host = table.chairs.is_host(token)
            seats = {} if host else {table.chairs.seat_of(token): token}
            if table.facts.state not in ("over", "closed"):
                raise RoomError("not-over", "a rematch can be had once this match is over")
            if table.facts.rematch is None:

                def work() -> Table:
                    at = time.time()
                    following = Table(open_rematch(table.facts, at))
                    table.facts.rematch = following.facts.code
                    self.storage.follow(table.facts, following.facts, begin_if_full(following, at), at)
                    return following

                self.kick(self._seat(await self._try(seating, work)))
                seating.spread_about()
            rematch = table.facts.rematch
        assert rematch is not None
        found = await self.find(rematch)
        assert found.table is not None
        return wire.Opened(table=found.table.public(), host=token if host else "", seats=seats)

    def _seat(self, table: Table) -> Seating:
        """The seating of a table just made."""
        seating = self._seatings.setdefault(table.facts.code, Seating(table.facts.code))
        seating.table = seating.table or table
        return seating

    # --- looking back

    async def record(self, code: str) -> Record:
        """Record of a finished match. RoomError: not-over, no-such-table."""
        seating = await self.find(code)
        async with seating.lock:
            table = await self.loaded(seating)
            return await self.run(table.record)

    async def replay(self, record: Record, seat: int | None) -> wire.Replay:
        """A record taken apart. RoomError: bad-record, warming-up."""
        if not self.ready():
            raise RoomError("warming-up", "the rules are being compiled; this happens once after installing or updating")
        return await asyncio.get_running_loop().run_in_executor(self._lookers, replay_of, record, seat)


def begin_if_full(table: Table, at: float) -> Step | None:
    """The match begins if every seat is taken and it has not begun."""
    if table.facts.state != "gathering" or table.chairs.first_open() is not None:
        return None
    return table.begin(at)
