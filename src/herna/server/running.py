"""The room's own loop: the application served by uvicorn until somebody stops it."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable
from contextlib import suppress

import uvicorn
from litestar import Litestar

_LARGEST_FRAME = 16_384  # bytes from a device; a hello with every seat of the largest table has a tenth of it
_ALIVE_EVERY = 20.0  # seconds between pings, by which dead lines are noticed and hung up
_GRACE = 3  # seconds for requests on their way when the room closes
_SWITCH = 0.001  # seconds that a thread may keep the others waiting: those that think wait rather than those that answer


class _Server(uvicorn.Server):
    """Says when it is there."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._opened()


def run(app: Litestar, listening: socket.socket, *, opened: Callable[[], None]) -> None:
    """Serve on a socket that listens already, until Ctrl-C or a signal to end. opened: called once the room answers."""
    sys.setswitchinterval(_SWITCH)
    config = uvicorn.Config(
        app,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=_LARGEST_FRAME,
        ws_ping_interval=_ALIVE_EVERY,
        ws_ping_timeout=_ALIVE_EVERY,
        ws_per_message_deflate=False,  # frames are small and the network is near
        timeout_graceful_shutdown=_GRACE,
    )
    with suppress(KeyboardInterrupt):
        _Server(config, opened).run(sockets=[listening])
