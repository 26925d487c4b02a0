"""What is saved and opened: records of finished matches, read by the page and by the command line alike; the size of the page."""

from __future__ import annotations

import gzip
import subprocess
from collections.abc import Callable
from pathlib import Path

from tests.commands import COMMAND
from tests.page.devices import BOT, Device, play

Devices = Callable[..., Device]


def test_a_finished_match_is_saved_retold_and_opened_again(device: Devices, tmp_path: Path) -> None:
    laptop = device()
    laptop.go()
    code = laptop.open_table([{"kind": "me", "name": "Eva"}, BOT])
    laptop.set(speed="instant", lesson=False)
    laptop.go(f"/table/{code}")
    play(laptop)
    with laptop.page.expect_download() as download:
        laptop.page.locator("a[download]").click()
    record = tmp_path / "match.json"
    download.value.save_as(record)
    told = subprocess.run([*COMMAND, "replay", str(record), "--language", "en"], capture_output=True, text=True, check=True)
    assert "The record replays exactly." in told.stdout
    assert "Every card lies where the promised seed put it." in told.stdout

    laptop.go("/replay")
    laptop.page.locator("input[type=file]").set_input_files(record)
    slider = laptop.page.locator("input[type=range]")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    assert last >= 5
    everything = []
    for step in (2, last):
        slider.fill(str(step))
        everything.append(laptop.page.locator(".log p").count())
    assert 0 < everything[0] < everything[1]
    laptop.page.locator(".eyes select").select_option("0")
    laptop.page.wait_for_timeout(300)
    laptop.page.keyboard.press("Home")


def test_the_first_view_is_small(device: Devices) -> None:
    laptop = device(language="cs")
    sizes: dict[str, int] = {}

    def weigh(answer: object) -> None:
        body = answer.body()  # type: ignore[attr-defined]
        url = str(answer.url)  # type: ignore[attr-defined]
        sizes[url] = len(body) if url.endswith("woff2") else len(gzip.compress(body))

    laptop.page.on("response", weigh)
    laptop.go()
    laptop.page.wait_for_load_state("networkidle")
    assert sum(sizes.values()) < 250_000, sizes
