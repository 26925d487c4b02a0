"""The page: files that Vite has built into the package, and the way to every screen."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

FOLDER = Path(__file__).parent / "page"

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Herna</title>
<body style="font: 18px/1.5 system-ui; max-width: 36em; margin: 15vh auto; padding: 0 1em">
<h1>The page has not been built</h1>
<p>The room runs, but this copy of Herna holds the sources of its page only. With Node installed, build it once:</p>
<pre>cd web
npm ci
npm run build</pre>
<p>Then load this page again. An installed package (<code>pip install herna[room]</code>) has the page inside.</p>
"""

_FOREVER = "public, max-age=31536000, immutable"  # the names of these files are hashes of what is in them
_CHECKED = "no-cache"


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(path: FromPath[str] = "") -> Response[bytes]:
    """A file of the page; its first file for whatever else is asked, since screens have addresses of their own."""
    if path.startswith("/api/") or path == "/api":
        raise NotFoundException(path)
    return serve(FOLDER, path.strip("/"))


def serve(folder: Path, path: str) -> Response[bytes]:
    """The answer to a path, from a folder with a built page or without one."""
    file = _file(folder, path)
    if file is not None:
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        return Response(
            file.read_bytes(), media_type=kind, headers={"Cache-Control": _FOREVER if path.startswith("assets/") else _CHECKED}
        )
    if path.startswith("assets/"):
        raise NotFoundException(path)
    index = folder / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT.encode(), media_type="text/html; charset=utf-8", headers={"Cache-Control": _CHECKED})
    return Response(index.read_bytes(), media_type="text/html; charset=utf-8", headers={"Cache-Control": _CHECKED})


def _file(folder: Path, path: str) -> Path | None:
    """The file of that path in the folder, if there is one."""
    try:
        file = (folder / path).resolve()
        return file if path and file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # a path that no file can have
        return None
