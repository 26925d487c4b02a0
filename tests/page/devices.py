"""A device in somebody's hands: a browser window that keeps what it was sent, and a player who uses the page as people do."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Locator, Page

Seats = list[dict[str, Any]]

GAME = "welcome-to-the-dungeon"
BOT = {"kind": "bot", "bot": "random", "name": "Robot"}

_OPEN = """async (wish) => {
    const answer = await fetch('/api/tables', {
        method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(wish),
    });
    const opened = await answer.json();
    const kept = JSON.parse(localStorage.getItem('herna-tables') ?? '[]');
    kept.push({code: opened.table.code, game: wish.game, host: opened.host, seats: opened.seats, seen: Date.now()});
    localStorage.setItem('herna-tables', JSON.stringify(kept));
    return opened.table.code;
}"""

_TOO_WIDE = """() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const wide = [...document.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > width + 1);
    return wide.map((one) => `${one.tagName} ${one.className} ${one.getBoundingClientRect().right}`);
}"""


class Device:
    """A window on the room.

    frames: what the sockets brought, read; answers: bodies of what the room answered; errors: what the browser's console or the
    page complained about.
    """

    def __init__(self, browser: Browser, address: str, size: tuple[int, int], language: str, night: bool) -> None:
        self.address = address
        self.touch = size[0] < 600
        self.frames: list[dict[str, Any]] = []
        self.answers: list[tuple[str, str]] = []
        self.errors: list[str] = []
        self.expects_trouble = False
        self._context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if night else "light",
            has_touch=self.touch,
            is_mobile=self.touch,
        )
        self._context.set_default_timeout(15_000)
        self.page: Page = self._context.new_page()
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._frame))
        self.page.on("response", self._answer)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda message: self._complain(message.text) if message.type == "error" else None)

    def _frame(self, text: str | bytes) -> None:
        self.frames.append(json.loads(text))

    def _answer(self, answer: Any) -> None:
        if "/api/" in answer.url and "qr.svg" not in answer.url and answer.request.method == "POST":
            self.answers.append((answer.url, answer.request.post_data or ""))

    def _complain(self, text: str) -> None:
        if not self.expects_trouble:
            self.errors.append(text)

    def close(self) -> None:
        """Put it away."""
        self._context.close()

    # --- going about

    def go(self, path: str = "/") -> None:
        """Open a path of the page and wait until it has its content."""
        self.page.goto(self.address + path)
        self.page.locator("main, .room").first.wait_for()
        self.page.locator("[aria-busy=true]").first.wait_for(state="detached")

    def set(self, **settings: Any) -> None:
        """What this device remembers; the page must be opened already."""
        self.page.evaluate(
            "(more) => localStorage.setItem('herna-settings',"
            " JSON.stringify({...JSON.parse(localStorage.getItem('herna-settings') ?? '{}'), ...more}))",
            settings,
        )

    def open_table(self, seats: Seats, **options: Any) -> str:
        """Open a table with this device's seats, without going through the form; returns its code."""
        return str(self.page.evaluate(_OPEN, {"game": GAME, "seats": seats, "options": options}))

    def too_wide(self) -> list[str]:
        """What makes the page wider than the screen."""
        return list(self.page.evaluate(_TOO_WIDE))

    def press(self, target: Locator) -> None:
        """Touch it on a phone, click it elsewhere."""
        if self.touch:
            target.tap()
        else:
            target.click()

    # --- playing

    @property
    def offers(self) -> Locator:
        """The buttons of what may be done now."""
        return self.page.locator(".offer")

    @property
    def over(self) -> bool:
        """Whether the end is shown."""
        return self.page.locator(".ending").count() > 0

    def actions(self) -> list[str]:
        """What may be done now, as the room calls it."""
        return list(self.page.evaluate("() => [...document.querySelectorAll('.offer')].map((one) => one.dataset.action)"))

    def take(self, action: str) -> None:
        """Look at a choice, then confirm it."""
        button = self.page.locator(f'.offer[data-action="{action}"]')
        tile = self.page.locator(f'[data-tile="{action.partition(" ")[2]}"]')
        self.press(tile if self.touch and action.startswith(("sacrifice", "use", "take")) else button)
        self.press(self.page.locator("[data-confirm]"))
        self.page.locator("[data-confirm]").wait_for(state="detached")

    def step(self, choose: Callable[[list[str]], str]) -> bool:
        """Decide if this device is asked; whether it was."""
        curtain = self.page.locator("[data-curtain]")
        if curtain.count():
            self.press(curtain)
            return True
        actions = self.actions()
        if not actions:
            return False
        self.take(choose(actions))
        return True


def boldly(actions: list[str]) -> str:
    """A player who draws, sends monsters in, and uses what helps: matches end soon."""
    for wanted in ("add", "draw"):
        if wanted in actions:
            return wanted
    return next((action for action in actions if action.startswith("use")), actions[0])


def play(*devices: Device, choose: Callable[[list[str]], str] = boldly, steps: int = 4000) -> None:
    """Let the people at these devices play until the end is shown to all of them."""
    for _ in range(steps):
        if all(device.over for device in devices):
            return
        if not any(device.step(choose) for device in devices if not device.over):
            devices[0].page.wait_for_timeout(40)
    raise AssertionError(f"the match did not end; last seen: {devices[0].page.locator('body').inner_text()}")
