"""The first start: the page is there at once, tables once the rules are compiled."""

from __future__ import annotations

import os
import urllib.request
from pathlib import Path

import pytest

from herna.engine.record import PLAIN
from tests.server.rooms import Room


@pytest.mark.skipif(PLAIN, reason="plain rules need no compiling")
def test_nobody_waits_for_the_compiler_without_being_told(tmp_path: Path) -> None:
    room = Room(tmp_path / "room.sqlite3", cache=tmp_path / "cache")
    try:
        health = room.ask("/health")
        assert health["status"] == "warming-up"
        assert 0 <= health["progress"] < 1
        assert [game["ready"] for game in room.ask("/games")] == [False] * len(room.ask("/games"))
        assert room.ask(f"/games/{room.ask('/games')[0]['id']}/rules")["sections"]
        with urllib.request.urlopen(f"http://127.0.0.1:{room.port}/") as page:
            assert page.status == 200
            page.read()
        with pytest.raises(Exception, match="503 warming-up"):
            room.open("Eva", "bot:random")
        assert room.line("AAAAAA").hear_a("refused")["error"]["code"] == "warming-up"
        children = Path(f"/proc/{room.process.pid}/task/{room.process.pid}/children")
        compiler = int(children.read_text().split()[0]) if children.exists() else None
        assert room.stop()[0] == 0
        if compiler is not None:
            with pytest.raises(ProcessLookupError):
                os.kill(compiler, 0)
    finally:
        room.hang_up()
        if room.process.poll() is None:
            room.kill()
