"""`herna serve`, `herna backup` and `herna restore`: the room on this machine."""

from __future__ import annotations

import errno
import importlib.util
import logging
import os
import socket
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path

from rich.console import Console

from herna.engine.errors import HernaError
from herna.texts.fluent import Texts, preferred_language, texts

PORT = 8080
_PORTS = 50  # tried after it
_NEEDED = ("litestar", "uvicorn", "websockets", "sqlalchemy", "alembic", "segno", "platformdirs")
_COMPILE = (sys.executable, "-c", "from herna.cli import main; main()", "compile")


class CannotServe(HernaError):
    """The room cannot be opened on this machine, or not at this address."""


def check_installed() -> None:
    """CannotServe unless the packages of the room are there."""
    missing = [name for name in _NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        raise CannotServe(f"the room needs more packages ({', '.join(missing)}); install them with: pip install 'herna[room]'")


def usual_database() -> str:
    """The database in the user's data folder."""
    from platformdirs import user_data_path

    return str(user_data_path("herna") / "room.sqlite3")


def serve_command(
    *, host: str | None, port: int | None, database: str | None, lan: bool, open_page: bool, language: str | None
) -> None:
    """Open the room and keep it open until Ctrl-C. CannotServe, BadDatabase."""
    check_installed()
    from herna.server.app import PACE, create_app
    from herna.server.running import run
    from herna.server.storage import Storage

    spoken = texts(preferred_language(language))
    logging.basicConfig(format="%(levelname)s %(message)s", level=logging.WARNING)
    listening = _listen(host or ("0.0.0.0" if lan else "127.0.0.1"), port)
    storage = Storage(database or usual_database())
    here, near = _addresses(listening)
    app = create_app(storage, compiler=_COMPILE, pace=float(os.environ.get("HERNA_PACE", PACE)), near=near)
    run(app, listening, opened=lambda: _opened(spoken, here, near, open_page))


def _addresses(listening: socket.socket) -> tuple[str, str | None]:
    """Where this machine finds the room, and where others of its network do, if they do."""
    host, port = listening.getsockname()[:2]
    near = f"http://{lan_address()}:{port}/" if host == "0.0.0.0" else None
    return f"http://{'127.0.0.1' if host == '0.0.0.0' else host}:{port}/", near


def _opened(spoken: Texts, here: str, near: str | None, open_page: bool) -> None:
    """Say where the room is, with a code for phones, and show it."""
    import segno

    _print(spoken.text("serve-here", address=here))
    if near:
        _print(spoken.text("serve-near", address=near))
    if sys.stdout.isatty():
        segno.make(near or here, micro=False).terminal(compact=True)
    _print(spoken.text("serve-stop"))
    if open_page:
        webbrowser.open(here)


def lan_address() -> str:
    """This machine's address in its network; 127.0.0.1 if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # picks the way out and sends nothing
        return str(probe.getsockname()[0])
    return "127.0.0.1"


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket at the port asked for, or at the first free one. CannotServe."""
    for tried in [port] if port is not None else range(PORT, PORT + _PORTS):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, tried))
            listening.listen(256)
        except OSError as error:
            listening.close()
            if port is not None or error.errno != errno.EADDRINUSE:
                raise CannotServe(f"cannot listen at {host}, port {tried}: {error.strerror}") from None
        else:
            return listening
    raise CannotServe(f"no free port from {PORT} to {PORT + _PORTS - 1}; choose one with --port")


def _print(line: str) -> None:
    Console(highlight=False, soft_wrap=True).print(line)
    sys.stdout.flush()


def backup_command(file: Path, database: str | None, language: str | None) -> None:
    """Copy the database into a file."""
    check_installed()
    from herna.server.backup import backup

    tables = backup(database or usual_database(), file)
    _print(texts(preferred_language(language)).text("backup-done", file=str(file), tables=tables))


def restore_command(file: Path, database: str | None, language: str | None) -> None:
    """Put a backup in the place of the database's content."""
    check_installed()
    from herna.server.backup import restore

    tables = restore(file, database or usual_database())
    _print(texts(preferred_language(language)).text("restore-done", file=str(file), tables=tables))
