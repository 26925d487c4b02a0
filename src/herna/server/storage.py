"""The tables of a room in a database: SQLite by default, any other by its URL.

What is stored has reached the disk when a method returns. Everything here blocks, and may be called from any thread.
"""

from __future__ import annotations

import sqlite3
import uuid
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, create_engine, event, func, insert, inspect, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from herna.engine.errors import HernaError
from herna.engine.types import Position
from herna.room.facts import Entry, Facts, Step
from herna.server import schema
from herna.server.writing import Conflict, Writer

_BUSY = 10.0  # seconds to wait for another process that writes, a restore for instance


class BadDatabase(HernaError):
    """A database that cannot be opened, or is none of a room."""


class Stored(msgspec.Struct, kw_only=True):
    """A table as it is kept. positions: the latest last."""

    facts: Facts
    log: list[Entry]
    positions: list[Position]


def url_of(database: str) -> str:
    """The URL of a database: itself, or that of a SQLite file."""
    return database if "://" in database else f"sqlite:///{Path(database).expanduser().absolute()}"


class Storage:
    """The database of a room. database: a file, or a URL as SQLAlchemy takes it. BadDatabase says what is wrong with it."""

    def __init__(self, database: str) -> None:
        self.url = url_of(database)
        try:
            self._engine = _engine(self.url)
            self._writer = Writer(self._engine, self._check)
            self._migrate()
            with self._engine.connect() as connection:
                self._generation = _generation(connection)
        except (ArgumentError, NoSuchModuleError, ModuleNotFoundError) as error:
            raise BadDatabase(f"{database}: expected a file or a database URL: {error}") from None
        except (SQLAlchemyError, OSError) as error:
            raise BadDatabase(f"{database}: cannot be opened: {getattr(error, 'orig', None) or error}") from None

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    # --- reading

    def load(self, code: str) -> Stored | None:
        """A table with its whole log; None if there is none of that code."""
        with self._engine.connect() as connection:
            row = connection.execute(select(schema.tables.c.facts).where(schema.tables.c.code == code)).one_or_none()
            if row is None:
                return None
            entries = connection.execute(select(schema.log).where(schema.log.c.code == code).order_by(schema.log.c.ply))
            stored = select(schema.positions.c.position).where(schema.positions.c.code == code).order_by(schema.positions.c.ply)
            return Stored(
                facts=msgspec.convert(row.facts, Facts),
                log=[Entry(ply=e.ply, text=e.text, at=e.at, move=e.move, hash=e.hash) for e in entries],
                positions=[msgspec.convert(p.position, Position) for p in connection.execute(stored)],
            )

    def waiting_for_bots(self) -> list[str]:
        """Codes of the tables at which a bot has to decide, those last played at first."""
        wanted = select(schema.tables.c.code).where(schema.tables.c.state == "playing", schema.tables.c.bot_to_move)
        with self._engine.connect() as connection:
            return list(connection.execute(wanted.order_by(schema.tables.c.touched.desc())).scalars())

    def count_open(self) -> int:
        """How many tables are gathering or playing."""
        wanted = select(func.count()).select_from(schema.tables).where(schema.tables.c.state.in_(("gathering", "playing")))
        with self._engine.connect() as connection:
            return connection.execute(wanted).scalar_one()

    def exchanged(self) -> str | None:
        """Name of what the database holds now, if that is not what this room has in memory: `herna restore` exchanges it."""
        with self._engine.connect() as connection:
            generation = _generation(connection)
        return generation if generation != self._generation else None

    def adopt(self, generation: str) -> None:
        """From now on this room has that content in memory, and none of the one before: it may write again."""
        self._generation = generation

    # --- writing

    def create(self, facts: Facts, step: Step | None, at: float) -> None:
        """Keep a new table, with the beginning of its match if it begins at once. Conflict: the code is taken."""
        self._writer.write(lambda connection: _create(connection, facts, step, at))

    def save(self, facts: Facts, bot_to_move: bool, step: Step | None, at: float) -> None:
        """Keep who sits at a table, how it stands, and what was done at it. Conflict: it must be loaded again."""

        def work(connection: Connection) -> None:
            _update(connection, facts.code, state=facts.state, bot_to_move=bot_to_move, touched=at, facts=_plain(facts))
            if step is not None:
                _append(connection, facts.code, step)

        self._writer.write(work)

    def append(self, facts: Facts, step: Step, at: float) -> None:
        """Keep what was done at a table. Conflict: it must be loaded again."""
        changed: dict[str, Any] = {"state": step.state, "bot_to_move": step.bot_to_move, "touched": at}
        if step.state != "playing":
            changed["facts"] = _plain(facts)

        def work(connection: Connection) -> None:
            _update(connection, facts.code, **changed)
            _append(connection, facts.code, step)

        self._writer.write(work)

    def follow(self, before: Facts, after: Facts, step: Step | None, at: float) -> None:
        """Keep a table that knows its rematch, and the rematch. Conflict: load it again."""

        def work(connection: Connection) -> None:
            _update(connection, before.code, facts=_plain(before))
            _create(connection, after, step, at)

        self._writer.write(work)

    def _check(self, connection: Connection) -> None:
        """Conflict if the database is not the one that this room has in memory."""
        if _generation(connection) != self._generation:
            raise Conflict("the database was exchanged")

    def _migrate(self) -> None:
        with self._engine.connect() as connection:
            known = inspect(connection).get_table_names()
            if "alembic_version" in known:
                if connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == schema.HEAD:
                    return
            elif known:
                raise BadDatabase(f"{self.url}: there is a database already, but none of a room")
        migrate(self._engine)


def migrate(engine: Engine) -> None:
    """Bring a database up to date, from nothing or from an older version. BadDatabase: it is of a newer version."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            if connection.execute(select(func.count()).select_from(schema.facts)).scalar_one() == 0:
                facts = [{"name": "format", "value": schema.FORMAT}, {"name": "generation", "value": new_generation()}]
                connection.execute(insert(schema.facts), facts)
    except CommandError as error:
        raise BadDatabase(f"the database was written by a newer version of Herna: {error}") from None


def new_generation() -> str:
    """A name for the content of a database that no other content has."""
    return uuid.uuid4().hex


def _generation(connection: Connection) -> str:
    return str(connection.execute(select(schema.facts.c.value).where(schema.facts.c.name == "generation")).scalar_one())


def _create(connection: Connection, facts: Facts, step: Step | None, at: float) -> None:
    bots = step is not None and step.bot_to_move
    row = {"code": facts.code, "state": facts.state, "bot_to_move": bots, "touched": at, "facts": _plain(facts)}
    connection.execute(insert(schema.tables).values(row))
    if step is not None:
        _append(connection, facts.code, step)


def _update(connection: Connection, code: str, **values: Any) -> None:
    changed = connection.execute(update(schema.tables).where(schema.tables.c.code == code).values(values))
    if changed.rowcount != 1:
        raise Conflict(f"table {code} is gone")


def _append(connection: Connection, code: str, step: Step) -> None:
    if step.entries:
        rows = [{"code": code, "ply": e.ply, "text": e.text, "at": e.at, "move": e.move, "hash": e.hash} for e in step.entries]
        connection.execute(insert(schema.log), rows)
    if step.position is not None and step.entries:
        last = {"code": code, "ply": step.entries[-1].ply, "position": _plain(step.position)}
        connection.execute(insert(schema.positions).values(last))


def _plain(value: Facts | Position) -> Any:
    return msgspec.to_builtins(value)


def _engine(url: str) -> Engine:
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        return create_engine(parsed, pool_pre_ping=True, hide_parameters=True)
    if parsed.database not in (None, "", ":memory:"):
        Path(str(parsed.database)).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(parsed, connect_args={"timeout": _BUSY}, hide_parameters=True)  # errors are logged: no card, no seed

    @event.listens_for(engine, "connect")
    def connected(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # transactions are begun below, not by the driver
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")  # what was committed is on the disk, whatever happens to the machine

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")

    @event.listens_for(engine, "commit")
    def committed(connection: Connection) -> None:
        connection.exec_driver_sql("COMMIT")  # the driver's own is silent if SQLite has rolled back already, as on a full disk

    return engine
