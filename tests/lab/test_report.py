"""Reports: what is counted is true, the same for any number of parts, and the page says it."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import pytest

from herna.engine.errors import BadRecord
from herna.lab.matches import Setting
from herna.lab.report.figures import Rate, differences, distribution, mean, quantile, rates
from herna.lab.report.gather import PART, gather
from tests.commands import Ran, runner

GAME = "welcome-to-the-dungeon"
SETTING = Setting(GAME, ("cautious", "random:seldom=6"))


@pytest.fixture(scope="module")
def counts() -> dict[str, int]:
    return gather(SETTING, 2 * PART, 5)[0].counts


def test_counts_add_up(counts: dict[str, int]) -> None:
    matches = counts["matches"]
    assert matches == 2 * PART
    assert sum(distribution(counts, "decisions").values()) == matches
    assert sum(distribution(counts, "lead-changes").values()) == matches
    assert sum(counts.get(f"seat/{seat}/won", 0) for seat in range(2)) + counts.get("drawn", 0) == matches
    expeditions = sum(n * many for n, many in distribution(counts, "rounds").items())
    assert sum(rate.of for rate in rates(counts, "hero", "success", ("success", "failure"))) == expeditions
    assert sum(rate.of for rate in rates(counts, "dungeon", "success", ("success", "failure"))) == expeditions
    asked = sum(many for name, many in counts.items() if name.startswith("choices/"))
    assert asked == sum(n * many for n, many in distribution(counts, "decisions").items())
    for rate in rates(counts, "tile", "sacrificed", ("rounds",), 2):
        name = "/".join(rate.name)
        assert counts[f"tile/{name}/rounds"] == counts.get(f"tile/{name}/sacrificed", 0) + counts.get(f"tile/{name}/there", 0)
        assert counts.get(f"tile/{name}/decisive", 0) <= counts.get(f"tile/{name}/success", 0)


def test_any_split_into_parts_counts_the_same(tmp_path: Path, counts: dict[str, int]) -> None:
    keep = tmp_path / "counts.json"
    first, _ = gather(SETTING, PART, 5, keep=keep)
    assert first.matches == PART
    gone_on, _ = gather(SETTING, 2 * PART, 5, keep=keep)
    assert gone_on.counts == counts
    with pytest.raises(BadRecord, match="counted with another game"):
        gather(SETTING, PART, 6, keep=keep)


def test_figures() -> None:
    spread = {1: 2, 3: 1, 10: 1}
    assert mean(spread) == 3.75
    assert [quantile(spread, share) for share in (0.25, 0.5, 0.75, 1.0)] == [1, 1, 3, 10]
    changed = differences([Rate(("a",), 50, 100), Rate(("b",), 50, 100)], [Rate(("a",), 52, 100), Rate(("b",), 90, 100)])
    assert [(one.name, one.is_clear) for one in changed] == [(("b",), True), (("a",), False)]
    assert changed[0].change == pytest.approx(0.4)


@pytest.fixture
def herna_(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    return runner(monkeypatch, capsys, 200)


@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_page_stands_alone_and_tells_what_changed(herna_: Callable[..., Ran], tmp_path: Path, language: str) -> None:
    own = Path(f"src/herna/games/dungeon_cards/data/{GAME}.yaml").read_text(encoding="utf-8")
    before, after, page = tmp_path / "before.yaml", tmp_path / "after.yaml", tmp_path / "report.html"
    before.write_text(own, encoding="utf-8")
    after.write_text(
        own.replace("torch: {kills: {strength: {at_most: 3}}", "torch: {kills: {strength: {at_most: 7}}"), encoding="utf-8"
    )
    files = ("--tables", after, "--against", before, "--output", page)
    ran = herna_("report", GAME, "-n", 100, "--seats", "cautious,cautious", *files, "--language", language)
    assert ran.code == 0, ran.err
    written = page.read_text(encoding="utf-8")
    assert "src=" not in written
    assert "http" not in re.sub(r'xmlns(:\w+)?="[^"]*"|xlink', "", written).replace("http://www.w3.org", "")
    for picture in re.findall(r"<svg.*?</svg>", written, flags=re.DOTALL):
        ET.fromstring(picture)
    assert written.count("<svg") >= 6
    assert 'class="clear"' in written
    assert not re.findall(r"report-[a-z]+-?[a-z]*", re.sub(r"<code>.*?</code>", "", written))


def test_a_wrong_seat_is_said_in_one_line(herna_: Callable[..., Ran], tmp_path: Path) -> None:
    ran = herna_("report", GAME, "--seats", "cautious,nobody", "--output", tmp_path / "x.html")
    assert ran.code == 2
    assert "no bot 'nobody'" in ran.err
    assert not (tmp_path / "x.html").exists()
