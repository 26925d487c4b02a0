"""Errors as devices get them: a `Problem` with the status that fits."""

from __future__ import annotations

import logging

from litestar import Request, Response
from litestar.exceptions import HTTPException

from herna.room.errors import Kind, RoomError
from herna.room.wire import Problem

log = logging.getLogger("herna")

STATUS: dict[Kind, int] = {
    "no-such-table": 404,
    "no-such-game": 404,
    "not-yours": 403,
    "bad-options": 400,
    "bad-tables": 400,
    "bad-record": 400,
    "bad-request": 400,
    "unreadable": 400,
    "too-many": 429,
    "warming-up": 503,
}
"""The others are 409: right in itself, but not as the table stands."""


def refused(_: Request, error: RoomError) -> Response[Problem]:  # type: ignore[type-arg]
    """What a table refuses."""
    return Response(error.problem, status_code=STATUS.get(error.code, 409))


def misunderstood(_: Request, error: HTTPException) -> Response[Problem]:  # type: ignore[type-arg]
    """What the routes refuse: no such path, a body that is too large or is not what was expected."""
    detail = error.detail
    for found in error.extra if isinstance(error.extra, list) else []:
        detail += f"; {found.get('key', '')}: {found.get('message', '')}" if isinstance(found, dict) else f"; {found}"
    code: Kind = "too-many" if error.status_code == 413 else "bad-request"
    return Response(Problem(code=code, detail=detail), status_code=error.status_code)


def too_deep(_: Request, __: RecursionError) -> Response[Problem]:  # type: ignore[type-arg]
    """A body of brackets within brackets, without end."""
    return Response(Problem(code="bad-request", detail="expected a body whose brackets are not nested so deep"), status_code=400)


def failed(request: Request, error: Exception) -> Response[Problem]:  # type: ignore[type-arg]
    """What should not happen."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(Problem(code="bad-request", detail="the room made a mistake; it is in its log"), status_code=500)
