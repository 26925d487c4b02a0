"""People come, sit down, leave, let bots play, and play again."""

from __future__ import annotations

import pytest

from tests.server.rooms import Device, Room


def shown(device: Device) -> list[tuple[str, str, str, bool, bool]]:
    device.hear_rest()
    return [(c["kind"], c["name"], c["bot"], c["stand_in"], c["here"]) for c in device.table["chairs"]]


def test_friends_come_with_the_code(shared_room: Room) -> None:
    opened = shared_room.open("Eva", "?", "?")
    code, host = opened["table"]["code"], opened["host"]
    eva = shared_room.device(code, opened["seats"]["0"])
    assert eva.hear_a("table")["table"]["state"] == "gathering"
    adam = shared_room.ask(f"/tables/{code.lower()}/seats", {"name": " Adam "})
    assert adam["seat"] == 1
    assert shown(eva) == [
        ("person", "Eva", "", False, True),
        ("person", "Adam", "", False, False),
        ("open", "", "", False, False),
    ]
    with pytest.raises(Exception, match="409 seat-taken"):
        shared_room.ask(f"/tables/{code}/seats", {"name": "Ota", "seat": 1})
    for name in ("", "x" * 25, 7):
        with pytest.raises(Exception, match="400 bad-request"):
            shared_room.ask(f"/tables/{code}/seats", {"name": name})
    with pytest.raises(Exception, match="403 not-yours"):
        shared_room.ask(f"/tables/{code}/seats/2/bot", {"bot": "cautious"}, token=adam["token"])
    with pytest.raises(Exception, match="400 bad-options"):
        shared_room.ask(f"/tables/{code}/seats/2/bot", {"bot": "chess"}, token=host)
    table = shared_room.ask(f"/tables/{code}/seats/2/bot", {"bot": "random"}, token=host)
    assert table["state"] == "playing", "the last seat is taken"
    eva.hear_a("update", seat=0)
    with pytest.raises(Exception, match="409 no-free-seat"):
        shared_room.ask(f"/tables/{code}/seats", {"name": "Ota"})
    with pytest.raises(Exception, match="409 not-now"):
        shared_room.ask(f"/tables/{code}/start", {}, token=host)


def test_the_host_begins_with_bots_in_the_seats_that_are_free(shared_room: Room) -> None:
    opened = shared_room.open("Eva", "?", "?")
    table = shared_room.ask(f"/tables/{opened['table']['code']}/start", {}, token=opened["host"])
    assert [(c["kind"], c["bot"]) for c in table["chairs"]] == [
        ("person", ""),
        ("bot", "searcher-medium"),
        ("bot", "searcher-medium"),
    ]
    assert table["state"] == "playing"


def test_who_is_here(shared_room: Room) -> None:
    opened = shared_room.open("Eva", "Adam")
    code, seats = opened["table"]["code"], opened["seats"]
    eva = shared_room.device(code, seats["0"])
    assert [here for *_, here in shown(eva)] == [True, False]
    adam = shared_room.device(code, seats["1"], watch=True)
    assert [here for *_, here in shown(eva)] == [True, True]
    assert eva.table["watchers"] == 1
    adam.close()
    assert [here for *_, here in shown(eva)] == [True, False]
    assert eva.table["watchers"] == 0


def test_a_bot_stands_in_and_gives_the_seat_back(shared_room: Room) -> None:
    opened = shared_room.open("Eva", "Adam", successes=3)
    code, seats = opened["table"]["code"], opened["seats"]
    device = shared_room.device(code, *seats.values())
    while len(device.nows) < 2:
        device.hear()
    seat = device.nows[0]["view"]["waiting"]["seat"]
    before = len(device.told[seat])
    table = shared_room.ask(f"/tables/{code}/stand-in", {"bot": "cautious"}, token=seats[str(seat)])
    assert table["chairs"][seat] == {
        "seat": seat, "kind": "person", "name": ["Eva", "Adam"][seat], "bot": "cautious", "stand_in": True, "here": True,
    }  # fmt: skip
    while len(device.told[seat]) == before or not device.asked(1 - seat):
        device.hear()
    device.move(seat, "draw")
    assert device.hear_a("refused")["error"]["code"] == "not-now", "a bot plays it"
    back = shared_room.ask(f"/tables/{code}/stand-in", {"bot": None}, token=seats[str(seat)])
    assert not back["chairs"][seat]["stand_in"]
    device.hear_a("ack", id=device.move(1 - seat, "pass" if "pass" in device.asked(1 - seat) else device.asked(1 - seat)[0]))


def test_leaving_a_running_match_lets_a_bot_play_on(shared_room: Room) -> None:
    opened = shared_room.open("Eva", "Adam")
    code, seats = opened["table"]["code"], opened["seats"]
    table = shared_room.ask(f"/tables/{code}/leave", {}, token=seats["1"])
    assert (table["chairs"][1]["kind"], table["chairs"][1]["bot"]) == ("bot", "searcher-medium")
    with pytest.raises(Exception, match="403 not-yours"):
        shared_room.ask(f"/tables/{code}/rename", {"name": "Ota"}, token=seats["1"])
    gone = shared_room.device(code, seats["1"])
    assert gone.hear_a("refused")["error"]["code"] == "not-yours"


def test_a_new_name_is_spoken_from_now_on(shared_room: Room) -> None:
    opened = shared_room.open("Eva", "Adam")
    code, seats = opened["table"]["code"], opened["seats"]
    watcher = shared_room.device(code, watch=True)
    watcher.hear_a("update")
    seat = watcher.nows[-1]["view"]["waiting"]["seat"]
    table = shared_room.ask(f"/tables/{code}/rename", {"name": "Žofie"}, token=seats[str(seat)])
    assert table["chairs"][seat]["name"] == "Žofie"
    watcher.hear_rest()
    assert watcher.nows[-1]["prompt"]["args"]["who"] == "Žofie"


def test_rematch(shared_room: Room) -> None:
    opened = shared_room.open("Eva", "Adam")
    code, seats, host = opened["table"]["code"], opened["seats"], opened["host"]
    with pytest.raises(Exception, match="409 not-over"):
        shared_room.ask(f"/tables/{code}/rematch", {}, token=host)
    shared_room.ask(f"/tables/{code}/end", {}, token=host)
    watcher = shared_room.device(code, watch=True)
    with pytest.raises(Exception, match="403 not-yours"):
        shared_room.ask(f"/tables/{code}/rematch", {}, token="x" * 32)
    first = shared_room.ask(f"/tables/{code}/rematch", {}, token=seats["1"])
    assert (first["seats"], first["host"]) == ({"1": seats["1"]}, "")
    again = first["table"]["code"]
    assert first["table"]["state"] == "playing"
    watcher.hear_rest()
    assert watcher.table["rematch"] == again
    second = shared_room.ask(f"/tables/{code}/rematch", {}, token=host)
    assert (second["table"]["code"], second["host"]) == (again, host), "there is one rematch, whoever asks"
    device = shared_room.device(again, *seats.values())
    assert {device.hear_a("update")["seat"] for _ in seats} == {0, 1}


def test_bots_play_a_table_to_its_end(shared_room: Room) -> None:
    opened = shared_room.open("bot:random", "bot:cautious", "bot:searcher-easy", "bot:random")
    code = opened["table"]["code"]
    device = shared_room.device(code, watch=True)
    while device.table.get("state") != "over":
        device.hear()
    assert device.nows[-1]["prompt"] is None
    assert device.nows[-1]["view"]["returns"]
    record = shared_room.ask(f"/tables/{code}/record")
    assert record["bots"] == ["random", "cautious", "searcher-easy", "random"]
    sent = shared_room.ask("/replay?seat=2", record)
    assert sent["proven"] is True
    assert sent == shared_room.ask(f"/tables/{code}/replay?seat=2")


def test_an_edited_table_is_played_as_it_is(shared_room: Room) -> None:
    content = shared_room.ask("/games")[0]["content"]
    content["monsters"]["dragon"]["strength"] = 8
    wish = {"game": content["game"], "seats": [{"kind": "me", "name": "Eva"}, {"kind": "bot", "bot": "random"}], "tables": content}
    opened = shared_room.ask("/tables", wish)
    assert opened["table"]["edited"]
    content["monsters"]["dragon"]["strength"] = "much"
    with pytest.raises(Exception, match=r"400 bad-tables.*dragon"):
        shared_room.ask("/tables", wish)
