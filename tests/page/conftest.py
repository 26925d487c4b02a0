"""A browser, devices and a room for the tests of the page."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.page.devices import Device
from tests.page.rooms import ARoom

LAPTOP, PHONE = (1440, 900), (390, 844)
_ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, as the system has it."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert found, "the tests of the page need Chromium: `bash tools/chromium.sh` installs it on Debian"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=_ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ARoom]:
    """A room that the tests of one worker share; its bots act at once."""
    page = Path(__file__).parents[2] / "src/herna/server/page/index.html"
    assert page.is_file(), "the page has not been built: `make page` builds it"
    opened = ARoom(tmp_path_factory.mktemp("room"))
    opened.wait_until_ready()
    yield opened
    opened.stop()


@pytest.fixture
def device(browser: Browser, room: ARoom) -> Iterator[Callable[..., Device]]:
    """Makes devices that look at the room; afterwards none of them may have met an error."""
    made: list[Device] = []

    def make(size: tuple[int, int] = LAPTOP, *, language: str = "en", night: bool = False, at: ARoom | None = None) -> Device:
        one = Device(browser, (at or room).address, size, language, night)
        made.append(one)
        return one

    yield make
    for one in made:
        one.close()
    for one in made:
        assert one.errors == [], "the page met errors"
