"""docs/protocol.md is what the room does."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from herna.server import lobby, problems, routes, socket
from herna.server.app import create_app
from herna.server.storage import Storage
from tests.server.rooms import Room
from tests.server.schemas import ROOM

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_the_client_in_short_plays_a_match(shared_room: Room) -> None:
    found = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert found
    script = found[1].replace("127.0.0.1:8080", f"127.0.0.1:{shared_room.port}")
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=120, check=False)
    assert ran.stdout.strip() in ("[1.0, -1.0]", "[-1.0, 1.0]"), ran.stderr


def test_every_route_is_told(tmp_path: Path) -> None:
    storage = Storage(str(tmp_path / "room.sqlite3"))
    app = create_app(storage, compiler=())
    told = {
        (
            method,
            re.sub(r"\?.*", "", path).replace("CODE", "{code:str}").replace("GAME", "{game:str}").replace("/N/", "/{seat:int}/"),
        )
        for method, path in re.findall(r"\| `(GET|POST) (\S+?)` \|", PAGE)
    }
    served = {(method, path) for handler in routes.ROUTES for path in handler.paths for method in handler.http_methods}
    assert told == served
    assert "/api/tables/{code:str}/socket" in {route.path_format.replace("{code}", "{code:str}") for route in app.routes}
    storage.close()


def test_every_kind_of_problem_and_frame_is_told() -> None:
    kinds = ROOM["$defs"]["Problem"]["properties"]["code"]["enum"]
    assert [kind for kind in kinds if f"`{kind}`" not in PAGE] == []
    assert set(problems.STATUS) <= set(kinds)
    tags = {found["properties"]["t"]["enum"][0] for found in ROOM["$defs"].values() if "t" in found.get("properties", {})}
    assert {tag for tag in tags if f"\n| `{tag}` |" not in PAGE} == set()


def test_the_bounds_are_told() -> None:
    assert f"{lobby.MOST_TABLES} tables, {socket.MOST_AT_A_TABLE} devices at one, {socket.MOST_AT_ALL} in all" in PAGE
