"""Pictures of every screen of the page, for people to look at: python tools/screens.py [FOLDER].

Both sizes, both languages, by day and by night, into build/screens: a page of them is written beside.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.page.conftest import LAPTOP, PHONE
from tests.page.devices import BOT, Device, boldly
from tests.page.rooms import ARoom
from tests.page.test_screens import visit

SETTINGS = ((LAPTOP, "en", False), (PHONE, "en", False), (LAPTOP, "cs", True), (PHONE, "cs", True))


def more(device: Device, room: ARoom) -> dict[str, Callable[[], None]]:
    """Moments of a game that are passing, and so are no screens of their own."""
    page = device.page

    def table(*, speed: str = "instant", lesson: bool = True) -> str:
        device.go()
        code = device.open_table([{"kind": "me", "name": "Eva"}, BOT, BOT], first_hero="warrior")
        device.set(speed=speed, lesson=lesson)
        device.go(f"/table/{code}")
        device.offers.first.wait_for()
        return code

    def until(wanted: str) -> None:
        """Play on until a choice of that word is offered, or the expedition is shown."""
        for _ in range(2000):
            if wanted == "expedition" and page.locator(".table.inside .turn").count():
                return
            actions = device.actions()
            if any(action.startswith(wanted) for action in actions):
                return
            if not device.step(boldly):
                page.wait_for_timeout(30)

    def expedition() -> None:
        table(speed="slow", lesson=False)
        until("expedition")
        page.wait_for_timeout(2600)

    def television() -> None:
        code = table()
        page.evaluate("() => localStorage.removeItem('herna-tables')")
        device.go(f"/table/{code}")
        page.locator(".table").wait_for()

    def aid() -> None:
        table(lesson=False)
        page.keyboard.press("a")
        page.locator("dialog").wait_for()

    def away() -> None:
        table(lesson=False)
        room.kill()
        page.locator(".away").wait_for()

    return {
        "bidding": lambda: (table(), None)[1],
        "naming": lambda: (table(lesson=False), until("name"))[1],
        "expedition": expedition,
        "television": television,
        "aid": aid,
        "away": away,
    }


def main(folder: Path) -> None:
    """Take every picture anew."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        room = ARoom(Path(place))
        room.wait_until_ready()
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        try:
            for size, language, night in SETTINGS:
                device = Device(browser, room.address, size, language, night)
                device.expects_trouble = True
                device.page.goto(room.address)
                for name, go in {**visit(device), **more(device, room)}.items():
                    go()
                    device.page.wait_for_timeout(700)
                    file = folder / f"{name}-{size[0]}-{language}-{'night' if night else 'day'}.png"
                    device.page.screenshot(path=file)
                    print(file)
                    if name == "away":
                        room.start()
                device.close()
        finally:
            browser.close()
            room.stop()
    files = sorted(folder.glob("*.png"))
    pictures = "".join(f"<figure><img src={one.name}><figcaption>{one.stem}</figcaption></figure>" for one in files)
    style = "body{display:flex;flex-wrap:wrap;gap:16px;font:14px sans-serif}img{max-height:420px;border:1px solid #888}"
    (folder / "index.html").write_text(f"<!doctype html><meta charset=utf-8><style>{style}</style>{pictures}", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("build/screens"))
