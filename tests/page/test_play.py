"""Whole games as people play them: on two devices, on a phone, by keyboard alone, and round one device."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.page.conftest import PHONE
from tests.page.devices import BOT, Device, boldly, play
from tests.page.secrets import leaks

Devices = Callable[..., Device]


def test_two_people_on_two_devices_and_neither_learns_the_others_cards(device: Devices) -> None:
    eva, adam = device(), device(language="cs")
    eva.go()
    code = eva.open_table([{"kind": "me", "name": "Eva"}, {"kind": "friend"}])
    adam.go()
    for one in (eva, adam):
        one.set(speed="instant", lesson=False)
        one.go(f"/table/{code}")
    adam.page.locator(".sit input").fill("Adam")
    adam.page.locator(".sit button").click()
    play(eva, adam)
    assert "Eva" in adam.page.locator(".players").inner_text()
    for one, mine in ((eva, {0}), (adam, {1})):
        updates = [frame for frame in one.frames if frame["t"] == "update"]
        assert len(updates) > 20
        assert [leak for frame in one.frames for leak in leaks(frame, mine)] == []
    assert any_draw_hidden(adam.frames, 0), "the search for leaks would not have seen one"


def any_draw_hidden(frames: list[dict[str, Any]], other: int) -> bool:
    """Whether the device was told of draws by the other seat, with the card hidden."""
    drawn = [e for f in frames if f["t"] == "update" for e in f["events"] if e["kind"] == "drew" and e["seat"] == other]
    return bool(drawn) and all(e["data"]["monster"] == "unknown" for e in drawn)


def test_a_game_on_a_phone_by_touch(device: Devices) -> None:
    phone = device(PHONE)
    phone.go()
    phone.set(speed="instant", lesson=False)
    phone.go()
    phone.page.locator("[data-play='welcome-to-the-dungeon']").tap()

    def choose(actions: list[str]) -> str:
        assert phone.too_wide() == [], "the table is wider than the phone"
        tiles = [action for action in actions if action.startswith("sacrifice")]
        return tiles[0] if len(tiles) > 4 else boldly(actions)

    play(phone, choose=choose)
    assert phone.page.locator(".rounds li").count() >= 1


def test_a_game_by_keyboard_alone(device: Devices) -> None:
    laptop = device()
    laptop.go()
    laptop.set(speed="instant", lesson=False)
    laptop.go()
    keyboard = laptop.page.keyboard
    for _ in range(30):
        keyboard.press("Tab")
        if laptop.page.evaluate("() => document.activeElement?.matches('[data-play]')"):
            break
    keyboard.press("Enter")
    for _ in range(4000):
        if laptop.over:
            break
        actions = laptop.actions()
        if not actions:
            laptop.page.wait_for_timeout(40)
            continue
        keyboard.press(str(actions.index(boldly(actions)) + 1))
        laptop.page.locator("[data-confirm]").wait_for()
        assert laptop.page.evaluate("() => document.activeElement?.matches('[data-confirm]')"), "Enter would not confirm"
        keyboard.press("Enter")
        laptop.page.locator("[data-confirm]").wait_for(state="detached")
    assert laptop.over


def test_two_people_at_one_device_see_their_cards_only_after_confirming(device: Devices) -> None:
    tablet = device()
    tablet.go()
    code = tablet.open_table([{"kind": "me", "name": "Eva"}, {"kind": "me", "name": "Adam"}, BOT])
    tablet.set(speed="instant", lesson=False)
    tablet.go(f"/table/{code}")
    curtains = 0
    for _ in range(4000):
        if tablet.over:
            break
        if tablet.page.locator("[data-curtain]").count():
            curtains += 1
            assert tablet.page.locator("[data-tile], .table").count() == 0, "cards lie open behind the curtain"
        if not tablet.step(boldly):
            tablet.page.wait_for_timeout(40)
    assert tablet.over
    assert curtains > 4
