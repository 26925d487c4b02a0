"""Pages of other sites are kept out: a browser would let them talk to a room in its reader's network."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from herna.room.errors import RoomError

_POLICY = 1008  # the code of a socket that is closed for what it wants


class OwnPage(ASGIMiddleware):
    """Refuses what a page of another address asks. Browsers say which page asks in `Origin`; other programs say nothing."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a request pass, or refuse it: `not-yours`, a socket before it opens."""
        headers = Headers.from_scope(scope)
        origin, host = headers.get("origin"), headers.get("host", "")
        if origin is None or is_own(origin, host):
            await next_app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": _POLICY, "reason": "a page of another address"})
        else:
            raise RoomError("not-yours", f"expected the room's own page to ask, from {host}, not one from {origin[:100]}")


def is_own(origin: str, host: str) -> bool:
    """Whether a page of that origin was served by the address that it asks."""
    try:
        return urlsplit(origin).netloc.lower() == host.lower() != ""
    except ValueError:  # brackets that are no address
        return False
