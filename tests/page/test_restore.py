"""A room that is put back to an older state while somebody plays in it."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

from tests.commands import COMMAND
from tests.page.devices import BOT, Device, boldly, play
from tests.page.rooms import ARoom

Devices = Callable[..., Device]


def test_a_restored_room_is_shown_as_it_was_and_goes_on(device: Devices, tmp_path: Path) -> None:
    room = ARoom(tmp_path)
    try:
        room.wait_until_ready()
        laptop = device(at=room)
        laptop.expects_trouble = True
        laptop.go()
        code = laptop.open_table([{"kind": "me", "name": "Eva"}, BOT], first_hero="warrior")
        laptop.set(speed="instant", lesson=False)
        laptop.go(f"/table/{code}")
        laptop.offers.first.wait_for()
        before, told = laptop.actions(), laptop.page.locator(".log p").all_inner_texts()
        copy = tmp_path / "copy.db"
        subprocess.run([*COMMAND, "backup", str(copy), "--database", str(room.database)], check=True, capture_output=True)
        for _ in range(60):
            if laptop.page.locator(".log p").count() > len(told) + 4:
                break
            if not laptop.step(boldly):
                laptop.page.wait_for_timeout(40)
        subprocess.run([*COMMAND, "restore", str(copy), "--database", str(room.database)], check=True, capture_output=True)
        laptop.page.wait_for_function("(count) => document.querySelectorAll('.log p').length === count", arg=len(told))
        laptop.offers.first.wait_for()
        assert laptop.actions() == before
        assert laptop.page.locator(".log p").all_inner_texts() == told
        play(laptop)
    finally:
        room.stop()
