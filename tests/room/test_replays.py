"""Finished matches looked back on."""

from __future__ import annotations

import hashlib
import json

import msgspec
import pytest
from msgspec.structs import replace

from herna.room.errors import RoomError
from herna.room.replays import replay_of
from tests.room.tables import begun, play


def test_every_frame_is_what_the_seat_was_told() -> None:
    table, kept, _ = begun("Eva", "Adam", "bot:random")
    play(table, kept, prefer=("draw",))
    record = table.record()
    for seat in (-1, 0, 1, 2):
        replay = replay_of(record, seat)
        assert [told for frame in replay.frames for told in frame.events] == table.told(seat)
        assert replay.frames[-1].now.view.table == table.now(seat).view.table
        assert replay.proven is True
        assert replay.returns == list(table.looked_at.returns or ())
        assert not any(frame.now.offers for frame in replay.frames)


def test_entries_of_others_are_not_told_to_a_seat() -> None:
    table, kept, _ = begun("Eva", "Adam")
    play(table, kept, prefer=("draw",))
    replay = replay_of(table.record(), 0)
    assert {frame.entry for frame in replay.frames if not frame.entry.startswith("0 ")} <= {"", "=", "1"}
    assert any(frame.entry.startswith("0 ") for frame in replay.frames)
    assert [f.entry for f in replay_of(table.record(), None).frames[1:]] == list(table.record().moves)


def test_a_deal_that_does_not_follow_from_the_seed_is_not_proven() -> None:
    table, kept, _ = begun("Eva", "Adam")
    play(table, kept)
    record = table.record()
    assert replay_of(replace(record, seed="", promise=""), None).proven is None
    assert replay_of(replace(record, promise="0" * 64), None).proven is False
    other = hashlib.sha256(b"another").hexdigest()
    assert replay_of(replace(record, seed="another", promise=other), None).proven is False


def test_records_that_cannot_be_shown() -> None:
    table, kept, _ = begun("Eva", "Adam")
    play(table, kept)
    record = table.record()
    for broken, seat, code in [
        (record, 5, "bad-request"),
        (replace(record, moves=("0 jump", *record.moves[1:])), None, "bad-record"),
        (replace(record, game="chess"), None, "bad-record"),
        (replace(record, players=40), None, "bad-record"),
        (replace(record, moves=record.moves * 500), None, "too-many"),
    ]:
        with pytest.raises(RoomError) as refused:
            replay_of(broken, seat)
        assert refused.value.code == code


def test_a_replay_is_json() -> None:
    table, kept, _ = begun("Eva", "Adam")
    play(table, kept)
    replay = replay_of(table.record(), None)
    assert json.loads(msgspec.json.encode(replay))["frames"][-1]["now"]["view"]["waiting"] is None


def test_names_of_a_file_do_not_fill_its_replay() -> None:
    table, kept, _ = begun("Eva", "Adam")
    play(table, kept)
    replay = replay_of(replace(table.record(), names=("x" * 500_000, "Adam")), None)
    assert replay.names == ["x" * 60, "Adam"]
    assert len(msgspec.json.encode(replay)) < 2_000_000
