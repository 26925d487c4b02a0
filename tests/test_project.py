"""The habits of the project: what is pinned, what is packed, what is said about it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = ["requirements/base.txt", "requirements/dev.txt"]


def pins(lock: str) -> dict[str, str]:
    """What a lock file pins: name, without its extras, to version. Several versions of one name are joined."""
    found: dict[str, str] = {}
    for name, version in re.findall(r"(?m)^([a-z0-9-]+)(?:\[[a-z0-9,-]+\])?==([^ \\]+)", (ROOT / lock).read_text(encoding="utf-8")):
        found[name] = f"{found[name]} {version}" if name in found else version
    return found


def required(requirements: list[str]) -> set[str]:
    """The normalised names of requirements."""
    return {re.sub(r"[-_.]+", "-", re.split(r"[<>=~!\[; ]", r, maxsplit=1)[0]).lower() for r in requirements}


def test_every_dependency_is_pinned() -> None:
    core = required(PROJECT["project"]["dependencies"])
    assert core <= pins("requirements/base.txt").keys()
    assert core | required(PROJECT["dependency-groups"]["dev"]) <= pins("requirements/dev.txt").keys()


def test_both_locks_pin_the_same_releases() -> None:
    base, dev = (pins(lock) for lock in LOCKS)
    assert base.items() <= dev.items(), "run make lock"


@pytest.mark.parametrize("lock", LOCKS)
def test_locks_are_hashed_and_name_no_index(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    entries = re.split(r"(?m)^(?=[a-z0-9-]+==)", text)[1:]
    assert entries
    assert all("--hash=sha256:" in entry for entry in entries)
    assert not re.search(r"://|^--|^-f", text, re.MULTILINE)


def test_every_dependency_says_why() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    blocks = re.findall(r"(?ms)^(?:dependencies|dev) = \[\n(.*?)^\]", text)
    assert len(blocks) == 2
    for block in blocks:
        lines = [line.strip() for line in block.splitlines()]
        unexplained = [line for before, line in zip(["", *lines], lines, strict=False) if line[0] == before[:1] == '"']
        assert lines[0].startswith("#")
        assert not unexplained


def test_one_version_everywhere() -> None:
    import herna

    assert PROJECT["project"]["version"] == herna.__version__


def test_changelog_tells_of_this_version() -> None:
    assert PROJECT["project"]["version"] in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_wheel_holds_every_file_of_the_package(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT, check=True, capture_output=True,
    )  # fmt: skip
    (wheel,) = tmp_path.glob("herna-*.whl")
    packed = set(zipfile.ZipFile(wheel).namelist())
    kinds = {".py", ".yaml", ".json", ".ftl", ".typed"}
    wanted = {str(file.relative_to(ROOT / "src")) for file in (ROOT / "src/herna").rglob("*") if file.suffix in kinds}
    assert "herna/py.typed" in wanted
    assert wanted <= packed, f"not in the wheel: {sorted(wanted - packed)}"


def test_local_links_of_documents_lead_somewhere() -> None:
    documents = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    broken = [
        f"{document.relative_to(ROOT)}: {target}"
        for document in documents
        for target in re.findall(r"\]\(([^)#\s]+)", document.read_text(encoding="utf-8"))
        if "://" not in target and not (document.parent / target).exists()
    ]
    assert not broken


def test_the_example_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"(?s)```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"))
    exec(compile(example, "README.md", "exec"), {})
    legal, hidden = capsys.readouterr().out.splitlines()
    assert f"print(match.legal_actions)  # {legal}" in example
    assert "unknown" in hidden


@pytest.mark.parametrize("line", re.findall(r"(?m)^\.venv/bin/herna (.*?) +#", (ROOT / "README.md").read_text(encoding="utf-8")))
def test_commands_in_the_readme_exist(line: str) -> None:
    command, *words = line.split()
    program = [str(Path(sys.executable).with_name("herna")), command, "--help"]
    plain = {**os.environ, "NO_COLOR": "1", "COLUMNS": "200"}
    shown = subprocess.run(program, capture_output=True, text=True, check=True, env=plain).stdout
    assert all(word in shown for word in words if word.startswith("--"))
