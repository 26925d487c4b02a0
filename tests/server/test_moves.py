"""The protocol: moves are played once, gaps are answered, what cannot be is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.rooms import Device, Room, new_id

Two = tuple[Device, Device, dict[str, Any]]


@pytest.fixture
def two(shared_room: Room) -> Two:
    """Devices of whoever is to move and of the other, and what the table's opening gave."""
    opened = shared_room.open("Eva", "Adam")
    code = opened["table"]["code"]
    devices = [shared_room.device(code, opened["seats"][str(seat)]) for seat in (0, 1)]
    for seat, device in enumerate(devices):
        device.hear_a("update", seat=seat)
    mover = devices[0].nows[0]["view"]["waiting"]["seat"]
    return devices[mover], devices[1 - mover], opened


def seat_of(device: Device) -> int:
    return next(iter(device.nows))


def version(device: Device) -> int:
    return int(device.nows[seat_of(device)]["view"]["version"])


def refusal(device: Device) -> tuple[str, str | None]:
    frame = device.hear_a("refused")
    return frame["error"]["code"], frame["id"]


def test_a_move_sent_again_is_acknowledged_again_and_played_once(two: Two) -> None:
    mover, other, _ = two
    seat, at = seat_of(mover), version(mover)
    move = mover.move(seat, "draw")
    mover.hear_a("ack", id=move)
    for _ in range(3):
        mover.move(seat, "draw", move, at)
        mover.hear_a("ack", id=move)
    other.hear_rest()
    assert [event["kind"] for event in other.told[seat_of(other)]].count("drew") == 1


def test_a_move_sent_again_over_a_new_line_is_played_once(two: Two, shared_room: Room) -> None:
    mover, _, opened = two
    seat, at, move = seat_of(mover), version(mover), new_id()
    mover.move(seat, "draw", move)
    mover.line.socket.close()
    again = shared_room.device(opened["table"]["code"], opened["seats"][str(seat)], since=at)
    again.move(seat, "draw", move, at)
    again.hear_a("ack", id=move)
    again.hear_rest()
    assert [event["kind"] for frame in again.frames if frame["t"] == "update" for event in frame["events"]].count("drew") == 1


def test_a_gap_is_filled(two: Two) -> None:
    mover, _, _ = two
    seat = seat_of(mover)
    mover.say(t="since", seat=seat, version=0)
    first = mover.hear_a("update", since=0)
    assert [event["version"] for event in first["events"]] == list(range(1, version(mover) + 1))
    mover.say(t="since", seat=seat, version=2)
    assert mover.hear_a("update", since=2)["events"] == first["events"][2:]
    mover.say(t="since", seat=seat, version=999)
    assert mover.hear_a("update")["since"] == 0, "who claims to know more than there is hears everything"


def test_moves_that_cannot_be_made_change_nothing(two: Two) -> None:
    mover, other, _ = two
    seat, at = seat_of(mover), version(mover)
    for device, where, action, known, code in [
        (other, 1 - seat, "draw", version(other), "not-now"),
        (mover, seat, "jump", at, "unreadable"),
        (mover, seat, "sacrifice torch", at, "not-now"),
        (mover, 1 - seat, "draw", at, "not-yours"),
        (mover, -1, "draw", at, "not-yours"),
    ]:
        assert refusal_of(device, where, action, known) == code
    assert refusal_of(mover, seat, "draw", at - 1) == "stale"
    assert mover.hear_a("update")["since"] == at - 1, "who is behind is told the rest at once"
    mover.hear_a("ack", id=mover.move(seat, "draw", None, at))


def refusal_of(device: Device, seat: int, action: str, known: int) -> str:
    move = device.move(seat, action, None, known)
    code, refused = refusal(device)
    assert refused == move
    return code


def test_frames_that_are_none(two: Two) -> None:
    mover, _, _ = two
    for frame in ("nonsense", "[]", '{"t":"jump"}', '{"t":"ping"}', '{"t":"ping","n":1,"more":2}', '{"t":"move","id":"short"}'):
        mover.line.send(frame)
        assert refusal(mover) == ("bad-request", None)
    mover.line.send(b"\xff\xfe")
    assert refusal(mover) == ("bad-request", None)
    mover.say(t="ping", n=7)
    assert mover.hear_a("pong")["n"] == 7


def test_a_wrong_token_holds_no_seat(shared_room: Room, two: Two) -> None:
    _, _, opened = two
    code = opened["table"]["code"]
    stranger = shared_room.device(code, "x" * 32)
    assert refusal(stranger) == ("not-yours", None)
    stranger.hear_rest()
    assert not stranger.nows, "nothing is told to a device that holds no seat and does not watch"
    for path, body in [("start", {}), ("leave", {}), ("end", {}), ("stand-in", {"bot": None}), ("rename", {"name": "Ota"})]:
        for token in (None, "x" * 32):
            with pytest.raises(Exception, match="403 not-yours"):
                shared_room.ask(f"/tables/{code}/{path}", body, token=token)
    with pytest.raises(Exception, match="403 not-yours"):
        shared_room.ask(f"/tables/{code}/end", {}, token=opened["seats"]["0"])


def test_a_table_that_is_not_there(shared_room: Room) -> None:
    device = shared_room.line("AAAAAA")
    assert refusal(device) == ("no-such-table", None)
    with pytest.raises(Exception, match="404 no-such-table"):
        shared_room.ask("/tables/AAAAAA")


def test_silence_betrays_nothing(two: Two, shared_room: Room) -> None:
    """Frames come only to seats that are told something: a question's clock stands still, too."""
    mover, other, _ = two
    other.hear_rest()
    before = len(other.frames)
    mover.move(seat_of(mover), "jump")
    refusal(mover)
    assert other.hear_rest() == []
    assert len(other.frames) == before


def test_undo(two: Two) -> None:
    mover, other, _ = two
    seat = seat_of(mover)
    mover.hear_a("ack", id=mover.move(seat, "draw"))
    mover.hear_rest()
    assert not mover.nows[seat]["may_undo"], "a card was drawn"
    mover.hear_a("ack", id=mover.move(seat, "add"))
    mover.hear_rest()
    assert mover.nows[seat]["may_undo"]
    mover.hear_a("ack", id=mover.undo(seat))
    mover.hear_rest()
    assert mover.told[seat][-1]["kind"] == "undone"
    assert "add" in mover.asked(seat)
    other.hear_rest()
    assert other.told[1 - seat][-1]["kind"] == "undone"
    mover.undo(seat)
    assert refusal(mover)[0] == "not-now"


def test_several_devices_of_one_seat_hear_the_same(two: Two, shared_room: Room) -> None:
    mover, _, opened = two
    seat = seat_of(mover)
    second = shared_room.device(opened["table"]["code"], opened["seats"][str(seat)])
    second.hear_a("update")
    mover.hear_a("ack", id=mover.move(seat, "draw"))
    second.hear_rest()
    mover.hear_rest()
    assert second.told[seat] == mover.told[seat]
    assert second.nows == mover.nows


def test_schema(two: Two) -> None:
    """Every frame is what docs/schemas/room.json says."""
    import jsonschema

    from tests.server.schemas import ROOM

    mover, other, _ = two
    mover.hear_a("ack", id=mover.move(seat_of(mover), "draw"))
    mover.move(seat_of(mover), "jump")
    mover.say(t="ping", n=1)
    frames = [*mover.hear_rest(), *mover.frames, *other.hear_rest()]
    names = {"table": "About", "update": "Update", "ack": "Ack", "refused": "Refused", "pong": "Pong"}
    assert {frame["t"] for frame in frames} == set(names)
    for frame in frames:
        jsonschema.validate(json.loads(json.dumps(frame)), {"$ref": f"#/$defs/{names[frame['t']]}", **ROOM})
