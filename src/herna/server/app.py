"""The room as an ASGI application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from herna.room.errors import RoomError
from herna.server.compiling import Compiling
from herna.server.lobby import Lobby
from herna.server.origin import OwnPage
from herna.server.page import page
from herna.server.problems import failed, misunderstood, refused, too_deep
from herna.server.routes import ROUTES
from herna.server.socket import socket
from herna.server.storage import Storage

PACE = 0.6
"""Seconds between the decisions of bots: long enough to see one, short enough not to wait for it."""

_LARGEST_BODY = 1_000_000  # bytes; the longest record has a tenth of it


def create_app(storage: Storage, *, compiler: Sequence[str], pace: float = PACE, near: str | None = None) -> Litestar:
    """The room over a database. compiler: command that compiles the rules; pace: seconds between the decisions of bots; near:
    the address at which other devices of this network find the room, if they do.
    """

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        compiling = Compiling(compiler)
        lobby = Lobby(storage, pace=pace, ready=lambda: compiling.ready)
        app.state.update({"compiling": compiling, "lobby": lobby, "devices": set(), "near": near})
        warming = asyncio.create_task(compiling.run(lobby.run))
        lobby.open()
        try:
            yield
        finally:
            warming.cancel()
            with suppress(asyncio.CancelledError):
                await warming
            await lobby.close()

    return Litestar(
        route_handlers=[*ROUTES, socket, page],
        lifespan=[lifespan],
        middleware=[OwnPage()],
        exception_handlers={RoomError: refused, HTTPException: misunderstood, RecursionError: too_deep, Exception: failed},
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6),
        openapi_config=OpenAPIConfig(title="Herna", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin()]),
        request_max_body_size=_LARGEST_BODY,
    )
