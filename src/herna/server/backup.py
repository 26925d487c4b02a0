"""Backups of a room's SQLite database, made and put back while the room runs."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlalchemy import create_engine
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from herna.server import schema
from herna.server.storage import BadDatabase, Storage, migrate, new_generation, url_of

_BUSY = 30.0  # seconds to wait for the room to finish what it writes
_CONTENT = ("tables", "log", "positions")


def backup(database: str, file: Path) -> int:
    """Copy the database as it is at one moment into a file; how many tables it holds. BadDatabase: it cannot be done."""
    source = _file_of(database)
    if not source.is_file():
        raise BadDatabase(f"{source}: there is no database of a room; one is made when `herna serve` first runs")
    check(source)
    if file.exists() and file.samefile(source):
        raise BadDatabase(f"{file}: that is the database itself; choose another file for the backup")
    beside = file.with_name(file.name + ".new")
    try:
        beside.unlink(missing_ok=True)
        with closing(sqlite3.connect(source, timeout=_BUSY)) as room, closing(sqlite3.connect(beside)) as copy:
            room.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, without a second one beside it
            count = int(copy.execute("SELECT count(*) FROM tables").fetchone()[0])
        beside.replace(file)
    except (sqlite3.Error, OSError) as error:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
        raise BadDatabase(f"{file}: the backup cannot be written: {error}") from None
    return count


def restore(file: Path, database: str) -> int:
    """Put what a backup holds in the place of the database's content, in one transaction; how many tables it holds.

    A room that runs notices and loads its tables anew. BadDatabase: the file is no backup of a room, or it cannot be done.
    """
    target = _file_of(database)
    check(file)
    Storage(database).close()  # made or brought up to date
    try:
        with (
            _up_to_date(file) as source,
            closing(sqlite3.connect(target, timeout=_BUSY, isolation_level=None)) as room,
        ):
            room.execute("ATTACH DATABASE ? AS backup", (str(source),))
            room.execute("PRAGMA synchronous=FULL")
            room.execute("BEGIN IMMEDIATE")
            for table in _CONTENT:
                columns = ", ".join(f'"{column.name}"' for column in schema.metadata.tables[table].columns)
                room.execute(f"DELETE FROM main.{table}")
                room.execute(f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM backup.{table}")
            room.execute("UPDATE main.facts SET value = ? WHERE name = 'generation'", (new_generation(),))
            count = int(room.execute("SELECT count(*) FROM main.tables").fetchone()[0])
            room.execute("COMMIT")
    except (sqlite3.Error, SQLAlchemyError, OSError) as error:
        why = getattr(error, "orig", None) or error
        raise BadDatabase(f"{file}: the backup cannot be restored, everything is as it was: {why}") from None
    return count


def check(file: Path) -> None:
    """BadDatabase unless the file is a whole database of a room."""
    if not file.is_file():
        raise BadDatabase(f"{file}: there is no such file")
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=_BUSY)) as opened:
            found = opened.execute("SELECT value FROM facts WHERE name = 'format'").fetchone()
            whole = opened.execute("PRAGMA quick_check").fetchone()[0]
    except sqlite3.Error:
        found, whole = None, ""
    if found is None or found[0] != schema.FORMAT:
        raise BadDatabase(f"{file}: expected a database of a room, as `herna backup` writes it")
    if whole != "ok":
        raise BadDatabase(f"{file}: the database is damaged: {whole}")


def _file_of(database: str) -> Path:
    url = make_url(url_of(database))
    if url.get_backend_name() != "sqlite" or not url.database:
        raise BadDatabase(
            f"{url.render_as_string()}: only SQLite files are backed up here; use the tools of {url.get_backend_name()}"
        )
    return Path(url.database)


@contextmanager
def _up_to_date(file: Path) -> Iterator[Path]:
    """A copy of a backup, brought up to date if an older version wrote it."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.sqlite3"
        with (
            closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as read,
            closing(sqlite3.connect(copy)) as made,
        ):
            read.backup(made)  # with what a room that was killed has left beside its database
        engine = create_engine(f"sqlite:///{copy}")
        migrate(engine)
        engine.dispose()
        yield copy
