"""A whole game over sockets: nobody hears what is not for him."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.server.rooms import Device, Room

MONSTERS = ("goblin", "skeleton", "orc", "vampire", "golem", "lich", "demon", "dragon")


def play(devices: dict[int, Device], choose: random.Random) -> None:
    """Random decisions, each acknowledged before the next, until the match is over."""
    while True:
        for device in devices.values():
            while not device.nows or device.table.get("state") == "gathering":
                device.hear()
        mover = next((seat for seat, d in devices.items() if d.nows[seat]["offers"]), None)
        if mover is None:
            waiting = next(iter(devices.values()))
            if waiting.nows[min(devices)]["view"]["waiting"] is None:
                return
            waiting.hear()
            continue
        device = devices[mover]
        offers = device.nows[mover]["offers"]
        actions = [offer["action"] for offer in offers]
        action = "draw" if "draw" in actions and choose.random() < 0.8 else choose.choice(actions)
        before = {seat: other.nows[seat] for seat, other in devices.items()}
        device.hear_a("ack", id=device.move(mover, action))
        for seat, other in devices.items():
            while other.nows[seat] is before[seat]:  # every decision of this game is seen by everybody
                other.hear()


@pytest.mark.parametrize("seed", range(3))
def test_no_frame_tells_of_a_card_in_somebody_elses_hand(shared_room: Room, seed: int) -> None:
    opened = shared_room.open("Eva", "Adam", successes=3)
    code = opened["table"]["code"]
    devices = {seat: shared_room.device(code, opened["seats"][str(seat)]) for seat in (0, 1)}
    watcher = shared_room.device(code, watch=True)
    play(devices, random.Random(seed))
    moves = shared_room.ask(f"/tables/{code}/record")["moves"]
    assert any(entry.endswith(" draw") for entry in moves), "nobody has drawn a card"
    for seat, device in {**devices, -1: watcher}.items():
        if seat == -1:
            device.hear_rest()
        updates = [frame for frame in device.frames if frame["t"] == "update"]
        assert {frame["seat"] for frame in updates} == {seat}
        for frame in updates:
            hand = frame["now"]["view"]["table"]["hand"]
            if hand is not None and hand["seat"] != seat:
                assert hand["monster"] == "unknown"
            for event in frame["events"]:
                if event["kind"] == "drew" and event["seat"] != seat:
                    assert not mentioned(event), event
        assert all(frame["now"]["offers"] == [] for frame in updates if asked(frame) != seat)
    texts = [text for device in devices.values() for text in device.raw]
    tokens = {*opened["seats"].values(), opened["host"]}
    assert not any(token in text for text in texts for token in tokens), "a token travels once"


def asked(frame: dict[str, Any]) -> int | None:
    waiting = frame["now"]["view"]["waiting"]
    return waiting and waiting["seat"]


def mentioned(event: dict[str, Any]) -> set[str]:
    """Monsters that an event or its words tell of."""
    return {monster for monster in MONSTERS if f'"{monster}"' in json.dumps(event)}


def test_a_card_is_seen_by_its_drawer_alone(shared_room: Room) -> None:
    opened = shared_room.open("Eva", "Adam")
    code = opened["table"]["code"]
    both = shared_room.device(code, *opened["seats"].values(), watch=True)
    while len(both.nows) < 3:
        both.hear()
    mover = both.nows[-1]["view"]["waiting"]["seat"]
    both.hear_a("ack", id=both.move(mover, "draw"))
    both.hear_rest()
    told = {seat: both.told[seat][-1] for seat in (-1, 0, 1)}
    assert {event["kind"] for event in told.values()} == {"drew"}
    assert mentioned(told[mover])
    assert not mentioned(told[1 - mover])
    assert not mentioned(told[-1])
    assert both.nows[mover]["view"]["table"]["hand"]["monster"] in MONSTERS
    assert both.nows[1 - mover]["view"]["table"]["hand"]["monster"] == "unknown"
    assert both.nows[mover]["secret"]


def test_secrets_of_a_table_are_not_to_be_had_while_it_is_played(shared_room: Room) -> None:
    opened = shared_room.open("Eva", "Adam")
    code, token = opened["table"]["code"], opened["host"]
    for path in ("record", "replay?seat=all", "replay?seat=0"):
        with pytest.raises(Exception, match="not-over"):
            shared_room.ask(f"/tables/{code}/{path}")
    assert shared_room.ask(f"/tables/{code}")["seed"] == ""
    ended = shared_room.ask(f"/tables/{code}/end", {}, token=token)
    assert (ended["state"], len(ended["seed"])) == ("closed", 32)
    assert shared_room.ask(f"/tables/{code}/replay?seat=all")["proven"] is True
