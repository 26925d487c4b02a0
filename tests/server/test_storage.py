"""The database: what was acknowledged is there, and two rooms on one database lose nothing."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from herna.room.facts import Step
from herna.room.loading import load_table
from herna.room.table import Table
from herna.server.backup import backup, restore
from herna.server.schema import HEAD, metadata
from herna.server.storage import BadDatabase, Storage
from herna.server.writing import Conflict
from tests.room.tables import opening


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "room.sqlite3"


@pytest.fixture
def storage(database: Path) -> Iterator[Storage]:
    opened = Storage(str(database))
    yield opened
    opened.close()


def begun(storage: Storage) -> Table:
    table = Table(opening("Eva", "Adam").facts)
    storage.create(table.facts, table.begin(1.0), 1.0)
    return table


def loaded(storage: Storage, code: str) -> Table:
    stored = storage.load(code)
    assert stored is not None
    again = load_table(stored.facts, stored.log, stored.positions, 2.0)
    assert again.resumed is None
    return again.table


def draw(table: Table, move: str = "move-one") -> Step:
    seat = table.looked_at.to_move
    return table.decide(seat, "draw", table.version(seat), move, 2.0)


def test_a_table_is_read_as_it_was_written(storage: Storage) -> None:
    table = begun(storage)
    storage.append(table.facts, draw(table), 2.0)
    again = loaded(storage, table.facts.code)
    assert msgspec.json.encode(again.facts) == msgspec.json.encode(table.facts)
    assert again.update(0, 0) == table.update(0, 0)
    assert storage.load("AAAAAA") is None


def test_of_two_rooms_that_race_one_is_told_to_look_again(storage: Storage, database: Path) -> None:
    table = begun(storage)
    other = Storage(str(database))
    twin = loaded(other, table.facts.code)
    storage.append(table.facts, draw(table), 2.0)
    with pytest.raises(Conflict):
        other.append(twin.facts, draw(twin, "move-two"), 2.0)
    other.close()
    assert loaded(storage, table.facts.code).ply == table.ply


def test_a_move_id_is_stored_once(storage: Storage) -> None:
    table = begun(storage)
    step = draw(table)
    storage.append(table.facts, step, 2.0)
    later = [msgspec.structs.replace(entry, ply=entry.ply + 50) for entry in step.entries]
    with pytest.raises(Conflict):
        storage.append(table.facts, msgspec.structs.replace(step, entries=later), 3.0)
    assert loaded(storage, table.facts.code).ply == table.ply, "nothing of the second was kept"


def test_a_step_is_kept_as_a_whole_or_not_at_all(storage: Storage, database: Path) -> None:
    table = begun(storage)
    step = draw(table)
    taken = msgspec.structs.replace(step.entries[0], move=None)
    extra = msgspec.structs.replace(step, entries=[msgspec.structs.replace(taken, ply=taken.ply + 1)])
    storage.append(table.facts, extra, 2.0)
    both = msgspec.structs.replace(step, entries=[taken, msgspec.structs.replace(taken, ply=taken.ply + 1)])
    with pytest.raises(Conflict):
        storage.append(table.facts, both, 2.0)
    with closing(sqlite3.connect(database)) as opened:
        plies = [row[0] for row in opened.execute("SELECT ply FROM log WHERE code = ? ORDER BY ply", (table.facts.code,))]
    assert taken.ply not in plies


def test_of_many_who_write_at_once_each_is_kept_for_itself(storage: Storage) -> None:
    tables = [begun(storage) for _ in range(12)]
    steps = [draw(table) for table in tables]
    wrong = {2, 7}
    for number in wrong:
        steps[number].entries[0].ply -= 1  # an entry that is there already
    barrier = threading.Barrier(len(tables))

    def append(number: int) -> bool:
        barrier.wait()
        try:
            storage.append(tables[number].facts, steps[number], 2.0)
        except Conflict:
            return False
        return True

    with ThreadPoolExecutor(len(tables)) as threads:
        kept = list(threads.map(append, range(len(tables))))
    assert {number for number, done in enumerate(kept) if not done} == wrong
    for number, table in enumerate(tables):
        assert (loaded(storage, table.facts.code).ply == table.ply) is (number not in wrong)


def test_what_is_committed_reaches_the_disk(storage: Storage) -> None:
    with storage._engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL


def test_migrations_make_the_tables_that_the_code_uses(storage: Storage) -> None:
    with storage._engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == HEAD
        assert compare_metadata(context, metadata) == []


def test_tables_that_wait_for_bots_are_found(storage: Storage) -> None:
    table = Table(opening("bot:random", "bot:random").facts)
    storage.create(table.facts, table.begin(1.0), 1.0)
    begun(storage)
    assert storage.waiting_for_bots() == [table.facts.code]
    assert storage.count_open() == 2


def test_databases_that_are_none_of_a_room(tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.write_text("no database at all, but long enough to be looked at as one" * 20)
    other = tmp_path / "other.sqlite3"
    with closing(sqlite3.connect(other)) as made:
        made.execute("CREATE TABLE birds (name TEXT)")
    newer = tmp_path / "newer.sqlite3"
    Storage(str(newer)).close()
    with closing(sqlite3.connect(newer)) as opened:
        opened.execute("UPDATE alembic_version SET version_num = '9999'")
        opened.commit()
    for database, why in [
        (str(text), "not a database"),
        (str(other), "none of a room"),
        (str(newer), "newer version"),
        ("nonsense://x", "expected a file or a database URL"),
        (str(tmp_path), "cannot be opened"),
    ]:
        with pytest.raises(BadDatabase, match=why):
            Storage(database)


def test_backup_and_restore(storage: Storage, database: Path, tmp_path: Path) -> None:
    table = begun(storage)
    file = tmp_path / "kept.backup"
    assert backup(str(database), file) == 1
    storage.append(table.facts, draw(table), 2.0)
    begun(storage)
    assert storage.exchanged() is None
    assert restore(file, str(database)) == 1
    with pytest.raises(Conflict):
        storage.append(table.facts, draw_next(table), 3.0)
    generation = storage.exchanged()
    assert generation
    storage.adopt(generation)
    assert storage.exchanged() is None
    assert loaded(storage, table.facts.code).ply < table.ply
    begun(storage)


def draw_next(table: Table) -> Step:
    seat = table.looked_at.to_move
    return table.decide(seat, "add", table.version(seat), "move-add", 3.0)


def test_files_that_are_no_backup(storage: Storage, database: Path, tmp_path: Path) -> None:
    table = begun(storage)
    text = tmp_path / "text"
    text.write_text("just a text")
    other = tmp_path / "other.sqlite3"
    with closing(sqlite3.connect(other)) as made:
        made.execute("CREATE TABLE facts (name TEXT, value TEXT)")
    half = tmp_path / "half.backup"
    backup(str(database), half)
    half.write_bytes(half.read_bytes()[:9000])
    for file, why in [(text, "expected a database of a room"), (other, "expected a database"), (tmp_path / "nix", "no such file")]:
        with pytest.raises(BadDatabase, match=why):
            restore(file, str(database))
    with pytest.raises(BadDatabase):
        restore(half, str(database))
    with pytest.raises(BadDatabase, match="postgresql"):
        backup("postgresql://eva@localhost/room", tmp_path / "no")
    with pytest.raises(BadDatabase, match="no database of a room"):
        backup(str(tmp_path / "nothing.sqlite3"), tmp_path / "no")
    assert loaded(storage, table.facts.code).ply == table.ply, "everything is as it was"


def test_a_backup_of_an_older_version_is_brought_up_to_date(storage: Storage, database: Path, tmp_path: Path) -> None:
    file = tmp_path / "kept.backup"
    begun(storage)
    backup(str(database), file)
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN later TEXT")  # a column that this version does not know
    engine.dispose()
    assert restore(file, str(database)) == 1
