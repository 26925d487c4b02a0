"""One room for the tests that do not end it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.rooms import Room, room


@pytest.fixture(scope="session")
def lasting_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    with room(tmp_path_factory.mktemp("room") / "room.sqlite3") as opened:
        yield opened


@pytest.fixture
def shared_room(lasting_room: Room) -> Iterator[Room]:
    yield lasting_room
    lasting_room.hang_up()


@pytest.fixture
def own_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    with room(tmp_path_factory.mktemp("own") / "room.sqlite3") as opened:
        yield opened
