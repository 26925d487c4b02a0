"""Every screen: accessible in both languages and lights, nothing cut off, errors that say what to do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.page.conftest import LAPTOP, PHONE
from tests.page.devices import BOT, Device, play
from tests.page.rooms import ARoom

Devices = Callable[..., Device]
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
# The number on a pile stands out over its edge; the log scrolls.
CUT = """() => [...document.querySelectorAll('button, h1, h2, h3, .prompt, .label, label > span')].filter((one) => {
    const box = one.getBoundingClientRect();
    if (box.width < 2 || one.closest('.hidden, .log') || one.matches('.pile')) return false;
    return box.left < -1 || box.right > document.documentElement.clientWidth + 1 || one.scrollWidth > one.clientWidth + 2;
}).map((one) => `${one.className}: ${one.textContent.trim().slice(0, 60)}`)"""


def found_by_axe(device: Device) -> list[str]:
    """What axe finds serious on the screen."""
    device.page.evaluate(AXE.read_text(encoding="utf-8"))
    # Half turned cards have half their contrast: they are looked at once they lie still.
    device.page.evaluate("() => Promise.allSettled(document.getAnimations().map((one) => one.finished))")
    result = device.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary']}"
        for one in result["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def visit(device: Device) -> dict[str, Callable[[], None]]:
    """How to come to each screen."""
    page = device.page
    at_once = {"speed": "instant"}

    def table(seats: list[dict[str, object]], *actions: str) -> None:
        device.go()
        code = device.open_table(seats, first_hero="rogue")
        device.set(**at_once)
        device.go(f"/table/{code}")
        for action in actions:
            page.locator("[data-curtain], .offer").first.wait_for()
            if page.locator("[data-curtain]").count():
                page.locator("[data-curtain]").click()
            device.offers.first.wait_for()
            device.take(action)
        page.locator(".console, .curtain, .gathering").first.wait_for()

    two = [{"kind": "me", "name": "Eva"}, {"kind": "me", "name": "Adam"}]

    def ended() -> None:
        table([{"kind": "me", "name": "Eva"}, BOT])
        play(device)
        page.locator(".rounds li").first.wait_for()

    def preview() -> None:
        table(two)
        page.locator("[data-curtain]").click()
        device.offers.first.click()
        page.locator("[data-confirm]").wait_for()

    def menu() -> None:
        table(two)
        page.locator(".tools button").last.click()
        page.locator("dialog").wait_for()

    def replay() -> None:
        ended()
        device.go(f"/replay/{page.url.rsplit('/', 1)[1]}")
        page.locator("input[type=range]").wait_for()
        page.locator("input[type=range]").fill("9")

    return {
        "home": device.go,
        "new": lambda: device.go("/new/welcome-to-the-dungeon"),
        "rules": lambda: device.go("/rules/welcome-to-the-dungeon"),
        "no-table": lambda: device.go("/table/QQQQQQ"),
        "nothing": lambda: device.go("/nowhere"),
        "replays": lambda: device.go("/replay"),
        "gathering": lambda: table([{"kind": "me", "name": "Eva"}, {"kind": "friend"}]),
        "curtain": lambda: table(two),
        "preview": preview,
        "placing": lambda: table(two, "draw"),
        "menu": menu,
        "ended": ended,
        "replay": replay,
    }


SCREENS = (
    "home", "new", "rules", "no-table", "nothing", "replays", "gathering",
    "curtain", "preview", "placing", "menu", "ended", "replay",
)  # fmt: skip


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_whole_and_open_to_everybody(device: Devices, screen: str) -> None:
    for size, language, night in ((LAPTOP, "en", False), (PHONE, "cs", True), (LAPTOP, "cs", True), (PHONE, "en", False)):
        one = device(size, language=language, night=night)
        one.expects_trouble = screen in ("no-table",)
        one.page.goto(one.address)
        visit(one)[screen]()
        where = f"{screen} at {size[0]} in {language}{', at night' if night else ''}"
        assert found_by_axe(one) == [], where
        assert one.page.evaluate(CUT) == [], f"cut off: {where}"
        assert one.too_wide() == [], where
        missing = one.page.evaluate(r"() => document.body.innerText.match(/\b(page|problem|option|event|lesson)-[a-z-]+/g)")
        assert missing is None, f"texts are missing: {where}"


def test_a_wrong_file_is_refused_in_words(device: Devices, tmp_path: Path) -> None:
    laptop = device()
    laptop.go("/replay")
    laptop.expects_trouble = True
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{}")
    laptop.page.locator("input[type=file]").set_input_files(wrong)
    laptop.page.locator(".problem").wait_for()
    assert "problem-" not in laptop.page.locator(".problem").inner_text()


def test_whoever_comes_too_late_for_a_seat_watches(device: Devices, room: ARoom) -> None:
    eva, late = device(), device()
    eva.go()
    code = eva.open_table([{"kind": "me", "name": "Eva"}, {"kind": "friend"}])
    late.go(f"/table/{code}")
    late.page.locator(".sit input").fill("Guest")
    room.post(f"/tables/{code}/seats", {"name": "Quick"})
    # The table begins, and whoever came late watches it.
    late.page.locator(".table").wait_for()
    assert late.offers.count() == 0
    assert "Quick" in late.page.locator(".players").inner_text()


def test_the_language_changes_at_any_time_and_is_remembered(device: Devices) -> None:
    laptop = device()
    laptop.go()
    laptop.page.get_by_role("button", name="Česky").click()
    laptop.page.get_by_role("heading", name="Herna je otevřená").wait_for()
    laptop.go("/rules")
    assert laptop.page.locator("html").get_attribute("lang") == "cs"
    assert "Pravidla" in laptop.page.locator("h1").inner_text()
