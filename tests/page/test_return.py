"""Coming back: after a reload, after the room was killed in mid-game, after a decision was taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.page.conftest import PHONE
from tests.page.devices import BOT, Device, boldly, play
from tests.page.rooms import ARoom

Devices = Callable[..., Device]


@pytest.fixture
def own_room(tmp_path: Path) -> Iterator[ARoom]:
    """A room of this test alone, so that it may be killed."""
    opened = ARoom(tmp_path)
    opened.wait_until_ready()
    yield opened
    opened.stop()


@pytest.fixture
def slow_room(tmp_path: Path) -> Iterator[ARoom]:
    """A room whose bots think for a moment, so that no match ends before somebody has looked at it."""
    opened = ARoom(tmp_path, pause=0.4)
    opened.wait_until_ready()
    yield opened
    opened.stop()


def at_a_table(device: Device) -> str:
    """Sit down with a bot and decide three times."""
    device.go()
    code = device.open_table([{"kind": "me", "name": "Eva"}, BOT, BOT], first_hero="warrior")
    device.set(speed="instant", lesson=False)
    device.go(f"/table/{code}")
    decided = 0
    while decided < 3:
        if device.step(boldly):
            decided += 1
        else:
            device.page.wait_for_timeout(40)
    device.offers.first.wait_for()
    return code


def test_a_reload_returns_to_the_seat(device: Devices) -> None:
    laptop = device()
    code = at_a_table(laptop)
    before, told = laptop.actions(), laptop.page.locator(".log p").all_inner_texts()
    laptop.go(f"/table/{code}")
    laptop.offers.first.wait_for()
    assert laptop.actions() == before
    assert laptop.page.locator(".log p").all_inner_texts() == told


def test_the_room_is_killed_in_mid_game_and_the_game_goes_on(device: Devices, own_room: ARoom) -> None:
    laptop = device(at=own_room)
    at_a_table(laptop)
    before, told = laptop.actions(), laptop.page.locator(".log p").all_inner_texts()
    laptop.expects_trouble = True
    own_room.kill()
    laptop.page.locator(".away").wait_for()
    seconds = own_room.start()
    laptop.page.locator(".away").wait_for(state="detached")
    assert seconds < 8, f"a warm start took {seconds:.1f} s"
    laptop.offers.first.wait_for()
    assert laptop.actions() == before
    assert laptop.page.locator(".log p").all_inner_texts() == told
    play(laptop)


def test_passing_may_be_taken_back_until_somebody_acts(device: Devices) -> None:
    tablet = device()
    tablet.go()
    code = tablet.open_table([{"kind": "me", "name": "Eva"}, {"kind": "me", "name": "Adam"}])
    tablet.set(speed="instant", lesson=False)
    tablet.go(f"/table/{code}")
    tablet.page.locator("[data-curtain]").click()
    first = tablet.page.locator(".prompt .name").inner_text().rstrip(":")
    tablet.take("draw")
    tablet.offers.first.wait_for()
    assert tablet.page.get_by_role("button", name="Take back").count() == 0, "a card was seen"
    tablet.take("add")
    tablet.page.locator("[data-curtain]").wait_for()
    tablet.page.get_by_role("button", name=f"{first}: take back").click()
    tablet.page.get_by_role("button", name=f"I am {first}").click()
    tablet.offers.first.wait_for()
    assert "add" in tablet.actions()


def test_a_seat_moves_to_another_device_by_its_link(device: Devices) -> None:
    laptop, phone = device(), device(PHONE)
    at_a_table(laptop)
    laptop.page.locator(".tools button").last.click()
    laptop.page.get_by_role("button", name="To another device").click()
    link = laptop.page.locator("#invitation-link").input_value()
    path = "/table/" + link.partition("/table/")[2]
    phone.go(path)
    phone.offers.first.wait_for()
    assert phone.actions() == laptop.actions()
    assert "#" not in phone.page.url, "the token stands in the address for everybody to see"
    phone.go(path.partition("#")[0])
    phone.offers.first.wait_for()
    phone.set(speed="instant", lesson=False)
    phone.go(path.partition("#")[0])
    play(phone)
    laptop.page.keyboard.press("Escape")
    laptop.page.locator(".ending").wait_for()


def test_a_link_with_a_wrong_token_watches(device: Devices) -> None:
    laptop, stranger = device(), device()
    code = at_a_table(laptop)
    stranger.go(f"/table/{code}#0.{'x' * 32}")
    stranger.page.locator(".table").wait_for()
    assert stranger.offers.count() == 0
    assert stranger.page.locator(".said").count() == 1


def test_a_rematch_keeps_everybody_in_their_seats(device: Devices) -> None:
    host, guest = device(), device()
    host.go()
    code = host.open_table([{"kind": "me", "name": "Eva"}, {"kind": "friend"}])
    for one in (host, guest):
        one.go()
        one.set(speed="instant", lesson=False)
        one.go(f"/table/{code}")
    guest.page.locator(".sit input").fill("Adam")
    guest.page.locator(".sit button").click()
    play(host, guest)
    host.page.locator("[data-rematch]").click()
    guest.page.get_by_role("button", name="To the next game").click()
    host.page.wait_for_function("(before) => !location.pathname.endsWith(before)", arg=code)
    host.page.locator("section.console").wait_for()
    guest.page.locator("section.console").wait_for()
    play(host, guest)


def test_a_note_that_was_put_away_stays_away(device: Devices) -> None:
    phone = device(PHONE)
    phone.go()
    code = phone.open_table([{"kind": "me", "name": "Eva"}, {"kind": "me", "name": "Adam"}])
    phone.set(speed="instant")
    phone.go(f"/table/{code}")
    phone.page.locator("[data-curtain]").tap()
    note = phone.page.locator('[data-lesson="first-turn"]')
    note.get_by_role("button", name="Got it").tap()
    note.wait_for(state="detached")
    phone.offers.first.tap()
    phone.page.get_by_role("button", name="Not yet").tap()
    assert note.count() == 0, "the note came back after a look at a choice"


def test_a_seat_given_to_a_bot_is_taken_back_at_the_table(slow_room: ARoom, device: Devices) -> None:
    laptop = device(at=slow_room)
    at_a_table(laptop)
    laptop.page.locator(".tools button").last.click()
    laptop.page.get_by_role("button", name="Let a bot play").click()
    laptop.page.locator("dialog").wait_for(state="detached")
    back = laptop.page.get_by_role("button", name="Play myself again")
    back.click()
    back.wait_for(state="detached")
    laptop.offers.first.wait_for()
