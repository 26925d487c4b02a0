"""kill -9 in mid-game, backups and restores while people play."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from herna.room.table import Table
from herna.server.storage import Storage
from tests.commands import COMMAND
from tests.room.tables import opening
from tests.server.rooms import Room, new_id

RESTART = 2.0
"""Seconds within which a room that starts again answers."""

TRIES = 10


def test_every_acknowledged_move_survives_a_kill(own_room: Room) -> None:
    opened = own_room.open("Eva", "Adam", "bot:random", successes=3)
    code, tokens = opened["table"]["code"], list(opened["seats"].values())
    choose, acknowledged, known = random.Random(1), [], {}
    for crash in range(3):
        device = own_room.device(code, *tokens, watch=True)
        while len(device.nows) < 3:
            device.hear()
        assert all(len(device.told[seat]) >= versions for seat, versions in known.items()), "something acknowledged is gone"
        for move, seat, version in acknowledged:
            device.move(seat, "draw", move, version)
            device.hear_a("ack", id=move)
        for _ in range(8):
            seat = device.nows[-1]["view"]["waiting"]["seat"]
            while not device.asked(seat):
                device.hear()
                seat = device.nows[-1]["view"]["waiting"]["seat"]
            version = device.nows[seat]["view"]["version"]
            offered = device.asked(seat)
            move = device.move(seat, "draw" if "draw" in offered else choose.choice(offered))
            device.hear_a("ack", id=move)
            acknowledged.append((move, seat, version))
            known = {seat: len(told) for seat, told in device.told.items()}
        if crash:  # in the middle of a move that nobody has acknowledged
            seat = device.nows[-1]["view"]["waiting"]["seat"]
            device.say(t="move", id=new_id(), seat=max(seat, 0), version=len(device.told.get(seat, [])), action="draw")
        own_room.kill()
        own_room.hang_up()
        own_room.start()
        own_room.wait_until_ready()
    table = own_room.ask(f"/tables/{code}")
    assert table["state"] == "playing"


def test_a_room_with_hundreds_of_tables_is_soon_back(tmp_path: Path) -> None:
    database = tmp_path / "room.sqlite3"
    storage = Storage(str(database))
    for _ in range(300):
        table = Table(opening("Eva", "bot:random").facts)
        step = table.begin(1.0)
        storage.create(table.facts, step, 1.0)
    storage.close()
    room = Room(database)
    try:
        room.wait_until_ready()
        room.kill()
        took = restart(room)
        for _ in range(TRIES):  # other work may keep this machine busy
            took = took if took < RESTART else min(took, restart(room))
        assert took < RESTART, f"{took:.2f} s"
        table_there = room.ask(f"/tables/{table.facts.code}")
        assert table_there["state"] in ("playing", "over")
    finally:
        room.kill()


def restart(room: Room) -> float:
    if room.process.poll() is None:
        room.kill()
    return room.start()


def test_bots_go_on_by_themselves_after_a_restart(own_room: Room) -> None:
    own_room.kill()
    own_room.pace = 0.05
    own_room.start()
    own_room.wait_until_ready()
    code = own_room.open("bot:random", "bot:random", "bot:cautious", successes=3)["table"]["code"]
    own_room.kill()
    own_room.start()
    own_room.wait_until_ready()
    device = own_room.device(code, watch=True)
    while device.table.get("state") != "over":
        device.hear()
    assert len(own_room.ask(f"/tables/{code}/replay")["frames"]) > 10


def command(*arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *map(str, arguments)], capture_output=True, text=True, timeout=120, check=False)


def test_restore_while_people_play(own_room: Room, tmp_path: Path) -> None:
    opened = own_room.open("Eva", "Adam")
    code = opened["table"]["code"]
    device = own_room.device(code, *opened["seats"].values())
    while len(device.nows) < 2:
        device.hear()
    seat = device.nows[0]["view"]["waiting"]["seat"]
    file = tmp_path / "kept.backup"
    assert command("backup", file, "--database", own_room.database, "-l", "en").stdout == f"One table is in {file}.\n"
    device.hear_a("ack", id=device.move(seat, "draw"))
    device.hear_rest()
    told = len(device.told[seat])
    gone = own_room.open("Eva", "Adam")["table"]["code"]
    lost = own_room.device(gone, watch=True)
    lost.hear_a("update", seat=-1)
    restored = command("restore", file, "--database", own_room.database, "-l", "en")
    assert restored.stdout == f"The room has the one table of {file} again.\n", restored.stderr
    again = device.hear_a("update", seat=seat, since=0)
    assert len(again["events"]) < told, "the table stands where it stood when the backup was made"
    assert lost.hear_a("refused")["error"]["code"] == "no-such-table"
    device.hear_rest()
    device.hear_a("ack", id=device.move(seat, "draw"))
    with pytest.raises(Exception, match="no-such-table"):
        own_room.ask(f"/tables/{gone}")


def test_two_rooms_over_one_database(own_room: Room) -> None:
    """A table that moved on in another room is loaded again, and nothing is lost or played twice."""
    opened = own_room.open("Eva", "Adam", successes=3)
    code, tokens = opened["table"]["code"], list(opened["seats"].values())
    other = Room(own_room.database)
    try:
        other.wait_until_ready()
        here, there = own_room.device(code, *tokens), other.device(code, *tokens)
        for device in (here, there):
            while len(device.nows) < 2:
                device.hear()
        seat = here.nows[0]["view"]["waiting"]["seat"]
        here.hear_a("ack", id=here.move(seat, "draw"))
        there.move(seat, "draw")
        assert there.hear_a("refused")["error"]["code"] == "stale"
        there.hear_rest()
        here.hear_rest()
        assert there.told == here.told
        there.hear_a("ack", id=there.move(seat, "add"))
    finally:
        other.hang_up()
        other.kill()


def test_a_wrong_file_is_refused_in_one_line(own_room: Room, tmp_path: Path) -> None:
    file = tmp_path / "wrong"
    file.write_text("no backup")
    refused = command("restore", file, "--database", own_room.database)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr == f"herna: {file}: expected a database of a room, as `herna backup` writes it\n"


def test_ctrl_c_closes_the_room(own_room: Room) -> None:
    opened = own_room.open("Eva", "bot:random")
    own_room.device(opened["table"]["code"], opened["seats"]["0"]).hear()
    assert own_room.stop() == (0, "")


def test_ports(own_room: Room, tmp_path: Path) -> None:
    taken = command("serve", "--port", own_room.port, "--database", tmp_path / "other.sqlite3")
    assert taken.returncode == 2
    assert taken.stderr == f"herna: cannot listen at 127.0.0.1, port {own_room.port}: Address already in use\n"


def test_herna_does_without_the_packages_of_the_room() -> None:
    code = (
        "import sys\n"
        "for name in ('litestar', 'uvicorn', 'websockets', 'sqlalchemy', 'alembic', 'segno', 'platformdirs'):\n"
        "    sys.modules[name] = None\n"
        "import herna, herna.room.table\n"
        "import importlib.util\n"
        "real = importlib.util.find_spec\n"
        "importlib.util.find_spec = lambda name, *a: None if name == 'litestar' else real(name, *a)\n"
        "sys.argv = ['herna', 'serve']\n"
        "from herna.cli import main\n"
        "main()\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False)
    assert ran.returncode == 2
    assert ran.stderr.startswith("herna: the room needs more packages (litestar")
    assert ran.stderr.rstrip().endswith("install them with: pip install 'herna[room]'")
