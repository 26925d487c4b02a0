"""Backups that would do harm, and databases that are taken for backups."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from herna.room.table import Table
from herna.server.backup import backup, restore
from herna.server.storage import BadDatabase, Storage
from tests.room.tables import opening


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Path]:
    """A database in use, with one table that is not in its main file yet."""
    file = tmp_path / "room.sqlite3"
    storage = Storage(str(file))
    table = Table(opening("Eva", "Adam").facts)
    storage.create(table.facts, table.begin(1.0), 1.0)
    assert file.with_name("room.sqlite3-wal").stat().st_size
    yield file
    storage.close()


def count(database: Path) -> int:
    storage = Storage(str(database))
    try:
        return storage.count_open()
    finally:
        storage.close()


def test_a_backup_does_not_replace_the_database_itself(database: Path, tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(database)
    inode = database.stat().st_ino
    for file in (database, link, tmp_path / "." / database.name):
        with pytest.raises(BadDatabase, match="that is the database itself"):
            backup(str(database), file)
    assert database.stat().st_ino == inode


def test_another_rooms_database_is_restored_with_what_lies_beside_it(database: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.sqlite3"
    assert restore(database, str(other)) == 1
    assert count(other) == 1


def test_a_file_whose_name_has_signs_of_its_own_is_a_file(database: Path, tmp_path: Path) -> None:
    file = tmp_path / "50 % of all? #1.backup"
    assert backup(str(database), file) == 1
    assert restore(file, str(tmp_path / "other.sqlite3")) == 1


def test_a_backup_that_says_no_version_is_refused(database: Path, tmp_path: Path) -> None:
    file = tmp_path / "kept.backup"
    backup(str(database), file)
    with closing(sqlite3.connect(file)) as opened:
        opened.execute("DELETE FROM alembic_version")
        opened.commit()
    with pytest.raises(BadDatabase, match="cannot be restored, everything is as it was: table facts already exists"):
        restore(file, str(database))
    assert count(database) == 1


def test_a_backup_that_fails_leaves_nothing_behind(database: Path, tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    with pytest.raises(BadDatabase, match="cannot be written"):
        backup(str(database), folder)
    assert not (tmp_path / "folder.new").exists()
