"""What people may not do who are not, or no longer, at a table; and odd requests, which are refused like any other."""

from __future__ import annotations

import http.client
import json
import urllib.error
import urllib.request
from contextlib import closing

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from herna.server.origin import is_own
from tests.server.rooms import GAME, Device, Room


def post(room: Room, origin: str) -> tuple[int, str]:
    """Status and code of a problem, if it was one."""
    wish = {"game": GAME, "seats": [{"kind": "me", "name": "Eva"}, {"kind": "bot", "bot": "random"}]}
    headers = {"Content-Type": "text/plain", "Origin": origin}  # what a page may send anywhere without being asked
    request = urllib.request.Request(f"http://127.0.0.1:{room.port}/api/tables", json.dumps(wish).encode(), headers)
    try:
        with urllib.request.urlopen(request) as answer:
            answer.read()
            return int(answer.status), ""
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read())["code"]


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "http://[", "http://user@127.0.0.1"])
def test_a_page_of_another_site_is_not_let_in(shared_room: Room, origin: str) -> None:
    code = shared_room.open("Eva", "bot:random")["table"]["code"]
    assert post(shared_room, origin) == (403, "not-yours")
    with pytest.raises(InvalidStatus, match="403"):
        connect(f"ws://127.0.0.1:{shared_room.port}/api/tables/{code}/socket", origin=origin)  # type: ignore[arg-type]


def test_the_rooms_own_page_is_let_in(shared_room: Room) -> None:
    code = shared_room.open("Eva", "bot:random")["table"]["code"]
    own = f"http://127.0.0.1:{shared_room.port}"
    assert post(shared_room, own) == (201, "")
    with connect(f"ws://127.0.0.1:{shared_room.port}/api/tables/{code}/socket", origin=own) as line:  # type: ignore[arg-type]
        line.send('{"t":"ping","n":1}')
        assert json.loads(line.recv(10))["t"] == "pong"
    assert is_own("https://Room.example", "room.example")
    assert not is_own("", "")


def test_who_has_left_hears_nothing_of_whoever_sits_there_now(shared_room: Room) -> None:
    code = shared_room.open("Eva", "?", "?")["table"]["code"]
    adam = shared_room.ask(f"/tables/{code}/seats", {"name": "Adam", "seat": 1})["token"]
    gone = shared_room.device(code, adam)
    gone.hear_a("table")
    shared_room.ask(f"/tables/{code}/leave", {}, token=adam)
    for name in ("Ota", "Jan"):
        shared_room.ask(f"/tables/{code}/seats", {"name": name})
    gone.hear_rest()
    assert gone.table["state"] == "playing"
    assert gone.nows == {}
    gone.say(t="since", seat=1, version=0)
    assert gone.hear_a("refused")["error"]["code"] == "not-yours"
    gone.move(1, "draw", version=3)
    assert gone.hear_a("refused")["error"]["code"] == "not-yours"


def test_a_seat_that_was_left_after_the_end_is_free_in_the_rematch(shared_room: Room) -> None:
    opened = shared_room.open("Eva", "Adam")
    code, seats = opened["table"]["code"], opened["seats"]
    shared_room.ask(f"/tables/{code}/end", {}, token=opened["host"])
    shared_room.ask(f"/tables/{code}/leave", {}, token=seats["1"])
    again = shared_room.ask(f"/tables/{code}/rematch", {}, token=seats["0"])["table"]
    assert (again["state"], [chair["kind"] for chair in again["chairs"]]) == ("gathering", ["person", "open"])


def get(room: Room, path: str) -> tuple[int, bytes]:
    """A path as it is: nothing is put right on this side."""
    with closing(http.client.HTTPConnection("127.0.0.1", room.port, timeout=30)) as line:
        line.putrequest("GET", path)
        line.endheaders()
        answer = line.getresponse()
        return answer.status, answer.read()


@pytest.mark.parametrize("path", ["/%00", "/" + "a" * 5000, "/%ff", "/a%00b/c", "/" + "a/" * 2000])
def test_a_path_that_no_file_can_have_shows_the_page(shared_room: Room, path: str) -> None:
    assert get(shared_room, path)[0] == 200


@pytest.mark.parametrize("body", [b"[" * 400_000, b'{"game":"x","seats":[],"tables":' + b'{"a":' * 90_000 + b"1" + b"}" * 90_001])
def test_a_body_of_brackets_is_refused(shared_room: Room, body: bytes) -> None:
    request = urllib.request.Request(f"http://127.0.0.1:{shared_room.port}/api/tables", body)
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request)
    assert (refused.value.code, json.loads(refused.value.read())["code"]) == (400, "bad-request")


def test_a_code_with_a_line_break_names_the_file_in_one_line(shared_room: Room) -> None:
    opened = shared_room.open("Eva", "Adam")
    code = opened["table"]["code"]
    shared_room.ask(f"/tables/{code}/end", {}, token=opened["host"])
    assert get(shared_room, f"/api/tables/{code[:3].lower()}%0d%0a{code[3:]}/record")[0] == 200


@pytest.mark.parametrize("frame", ['{"t":' + "[" * 15_000, '{"x":' + "[" * 15_000])
def test_a_frame_of_brackets_is_refused_and_the_line_goes_on(shared_room: Room, frame: str) -> None:
    device = watching(shared_room)
    device.line.send(frame)
    assert device.hear_a("refused")["error"]["code"] == "bad-request"
    device.say(t="ping", n=1)
    device.hear_a("pong")


def test_a_version_before_the_first_is_answered_from_the_beginning(shared_room: Room) -> None:
    device = watching(shared_room)
    device.say(t="since", seat=-1, version=-2)
    update = device.hear_a("update")
    assert (update["since"], update["events"][0]["version"]) == (0, 1)


def watching(room: Room) -> Device:
    device = room.device(room.open("Eva", "Adam")["table"]["code"], watch=True)
    device.hear_a("update")
    return device


def test_a_bot_with_settings_of_ones_own_is_not_seated(shared_room: Room) -> None:
    """It might think for a year, and the room could not even be closed."""
    with pytest.raises(
        Exception, match=r"400 bad-options: no bot 'searcher:iterations=99999999' plays at tables; there are: random"
    ):
        shared_room.open("Eva", "bot:searcher:iterations=99999999")
