"""A table with the devices connected to it."""

from __future__ import annotations

import asyncio
import time

from herna.engine.constants import SPECTATOR
from herna.room.errors import RoomError
from herna.room.table import Table
from herna.room.wire import About, Refused
from herna.server.device import Device, encoded


class Seating:
    """One table in use. Whoever reads or changes it holds `lock`; what takes time is done in a thread meanwhile.

    table: None until it is loaded, and after a failed write, when what is in memory is not to be trusted.
    """

    def __init__(self, code: str) -> None:
        self.code = code
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.devices: set[Device] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.used = time.monotonic()
        self._announced: dict[int, tuple[int, int]] = {}  # by seat: mark and version that its devices have
        self._about = ""

    @property
    def in_use(self) -> bool:
        """Whether somebody is connected or a bot is thinking."""
        return bool(self.devices) or self.thinking is not None or self.lock.locked()

    def news(self) -> list[tuple[int, str]]:
        """Frames for the seats that have news, by seat; they count as announced from now on. Takes time: run it in a thread."""
        table = self.table
        if table is None or table.pictures is None:
            return []
        frames = []
        for seat in {seat for device in tuple(self.devices) for seat in device.seats}:
            mark, version = table.pictures.mark(seat), table.version(seat)
            before = self._announced.get(seat)
            if before is None or before[0] != mark:
                frames.append((seat, encoded(table.update(seat, before[1] if before else 0))))
                self._announced[seat] = mark, version
        return frames

    def spread(self, frames: list[tuple[int, str]]) -> None:
        """Send frames of `news` to the devices that hold the seats."""
        for seat, frame in frames:
            for device in self.devices:
                if seat in device.seats:
                    device.send(frame)

    def about(self) -> About:
        """The table as everybody may know it, with who is here."""
        assert self.table is not None
        here = {seat for device in self.devices for seat in device.seats if seat != SPECTATOR}
        return About(table=self.table.public(here, sum(device.watches for device in self.devices)))

    def spread_about(self, also: Device | None = None) -> None:
        """Tell every device of the table if what is to be told has changed, and one that does not know it yet in any case."""
        frame = encoded(self.about())
        for device in self.devices:
            if frame != self._about or device is also:
                device.send(frame)
        self._about = frame

    def welcome(self, device: Device, since: dict[int, int]) -> list[str]:
        """Frames for a device that has just said which seats it holds. Takes time: run it in a thread."""
        table = self.table
        if table is None or table.pictures is None:
            return []
        for seat in since:
            self._announced.setdefault(seat, (table.pictures.mark(seat), table.version(seat)))
        return [encoded(table.update(seat, version)) for seat, version in since.items()]

    def join(self, device: Device, tokens: dict[str, int], watch: int | None) -> dict[int, int]:
        """The device holds the seats of these tokens from now on; the versions it has, by seat.

        A token that holds nothing is refused to the device, the others count.
        """
        assert self.table is not None
        since: dict[int, int] = {}
        held = []
        for token, version in tokens.items():
            try:
                since[self.table.chairs.seat_of(token)] = version
                held.append(token)
            except RoomError as error:
                device.tell(Refused(error=error.problem))
        if watch is not None:
            since[SPECTATOR] = watch
        device.tokens, device.seats = tuple(held), set(since)
        self.devices.add(device)
        return since

    def check_seats(self) -> None:
        """Whoever has given a seat up holds it no longer, on any device."""
        assert self.table is not None
        for device in self.devices:
            seats = {token: self.table.chairs.held_by(token) for token in device.tokens}
            device.tokens = tuple(token for token, seat in seats.items() if seat is not None)
            device.seats = {seat for seat in seats.values() if seat is not None} | (device.seats & {SPECTATOR})

    def part(self, device: Device) -> None:
        """The device is gone."""
        self.devices.discard(device)
        self.used = time.monotonic()
        held = {seat for other in self.devices for seat in other.seats}
        self._announced = {seat: known for seat, known in dict(self._announced).items() if seat in held}

    def begin_anew(self) -> None:
        """The table in memory is another one now: nothing of it counts as announced."""
        self._announced.clear()
        self._about = ""
