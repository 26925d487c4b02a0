"""One socket: the seats it holds and the frames on their way to it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from herna.engine.constants import SPECTATOR
from herna.room.wire import Heard

MOST_WAITING = 200
"""Frames that may wait for a slow device; then it is hung up, and comes back when it can."""

_encoder = msgspec.json.Encoder()


def encoded(frame: Heard) -> str:
    """A frame as it goes over the line."""
    return _encoder.encode(frame).decode()


class Device:
    """A connected device. tokens: by which it holds its seats; seats: those seats, and -1 if it watches."""

    def __init__(self) -> None:
        self.tokens: tuple[str, ...] = ()
        self.seats: set[int] = set()
        self.lost = False  # too slow, or to be hung up for another reason
        self._frames: asyncio.Queue[str | None] = asyncio.Queue(MOST_WAITING)

    @property
    def watches(self) -> bool:
        """Whether it is a spectator's."""
        return SPECTATOR in self.seats

    def tell(self, frame: Heard) -> None:
        """Send a frame when its turn comes."""
        self.send(encoded(frame))

    def send(self, frame: str) -> None:
        """The same for a frame that is encoded already."""
        if self.lost:
            return
        try:
            self._frames.put_nowait(frame)
        except asyncio.QueueFull:
            self.hang_up(at_once=True)

    def hang_up(self, *, at_once: bool = False) -> None:
        """Close the line once what waits has been sent, or without that."""
        self.lost = True
        while at_once and not self._frames.empty():
            self._frames.get_nowait()
        if not self._frames.full():
            self._frames.put_nowait(None)

    async def write(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what comes, until the line is to be closed."""
        while True:
            frame = await self._frames.get()
            if frame is None:
                return
            await send(frame)
            if self.lost and self._frames.empty():
                return
