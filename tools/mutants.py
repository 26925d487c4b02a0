"""Breaks the code on purpose and sees whether the tests notice.

    python tools/mutants.py conceal [GAME]      each line of `conceal` deleted in turn, every secret event told to all, and the
                                                other changes of tools/leaks.py: the twin matches must notice
    python tools/mutants.py statements [GAME] [--only WTD-12,...]   for every statement of the rules the mutants listed in
                                                tests/rules/mutants/GAME.yaml: a test that cites the statement must fail

Works on a copy in a temporary folder, in plain mode. Progress is kept in build/mutants-KIND.json: what was caught with the same
sources is not tried again. Exit status 1 if a mutant survives.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from ruamel.yaml import YAML

sys.path.insert(0, str(Path(__file__).parent))

import leaks

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build"


@dataclass(frozen=True)
class Mutant:
    """One change and the tests that must notice: `there`, which stands once in the file, becomes `instead`.

    source: instead of both, what the whole file becomes.
    """

    name: str
    file: str
    there: str
    instead: str
    tests: tuple[str, ...]
    source: str = ""


def conceal_mutants(game: str) -> Iterator[Mutant]:
    """Every small change that tells a seat more than it has learned."""
    tests = ("tests/secrecy/test_twins.py", "-k", f"twins and {game}")
    for leak in leaks.leaks(game):
        yield Mutant(f"{game}: {leak.name}", leak.file, "", "", tests, leak.source)


def statement_mutants(game: str, only: set[str]) -> Iterator[Mutant]:
    """The mutants listed for each statement."""
    listed = YAML(typ="safe", pure=True).load((ROOT / "tests/rules/mutants" / f"{game}.yaml").read_text(encoding="utf-8"))
    for statement, changes in listed["statements"].items():
        if only and statement not in only:
            continue
        for number, change in enumerate(changes, 1):
            file = listed["files"][change["file"]]
            name = f"{statement} ({number})"
            yield Mutant(name, file, change["there"], change["instead"], ("tests/games", "--statement", statement))


def try_mutant(mutant: Mutant) -> str:
    """`caught`, `survived`, or what is wrong with the mutant itself."""
    with tempfile.TemporaryDirectory(prefix="herna-mutant-") as folder:
        copy = Path(folder)
        for part in ("src", "tests", "docs", "tools"):
            shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("__pycache__", "pictures"))
        shutil.copy(ROOT / "pyproject.toml", copy)
        file = copy / mutant.file
        source = file.read_text(encoding="utf-8")
        if mutant.source:
            changed = mutant.source
        elif not mutant.there:
            changed = source
        elif source.count(mutant.there) != 1:
            return f"the text to change stands {source.count(mutant.there)} times in {mutant.file}"
        else:
            changed = source.replace(mutant.there, mutant.instead)
        file.write_text(changed, encoding="utf-8")
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-x",
            "--no-header",
            "-p",
            "no:cacheprovider",
            "-p",
            "no:xdist",
            *mutant.tests,
        ]
        environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}"}
        done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, timeout=600, check=False)
        if done.returncode == 1:
            return "caught"
        return "survived" if done.returncode == 0 else f"the tests could not run: {done.stdout[-300:]}"


def sources() -> str:
    """Hash of everything that a result depends on."""
    digest = hashlib.sha256()
    for part in ("src/herna/engine", "src/herna/games", "tests"):
        for file in sorted((ROOT / part).rglob("*")):
            if file.suffix in (".py", ".yaml"):
                digest.update(file.read_bytes())
    return digest.hexdigest()


def run(kind: str, mutants: list[Mutant], workers: int) -> int:
    """Try all mutants that were not caught before with the same sources; how many survive."""
    KEPT.mkdir(exist_ok=True)
    kept_in, key = KEPT / f"mutants-{kind}.json", sources()
    kept = json.loads(kept_in.read_text()) if kept_in.exists() else {}
    caught = set(kept.get("caught", ())) if kept.get("sources") == key else set()
    survived = []
    if (whole := try_mutant(Mutant("nothing changed", "pyproject.toml", "", "", mutants[0].tests))) != "survived":
        print(f"the tests fail without any change: {whole}")
        return 1
    with ThreadPoolExecutor(workers) as pool:
        fresh = [m for m in mutants if m.name not in caught]
        for number, (mutant, result) in enumerate(zip(fresh, pool.map(try_mutant, fresh), strict=True), 1):
            print(f"[{number}/{len(fresh)}] {mutant.name}: {result}", flush=True)
            if result == "caught":
                caught.add(mutant.name)
                kept_in.write_text(json.dumps({"sources": key, "caught": sorted(caught)}))
            else:
                survived.append(mutant)
    print(f"{len(mutants) - len(survived)} of {len(mutants)} mutants caught")
    return len(survived)


def main() -> int:
    """Run one kind of mutants."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=("conceal", "statements"))
    parser.add_argument("game", nargs="?")
    parser.add_argument("--only", default="", help="statements, separated by commas")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    if given.kind == "conceal":
        mutants = [m for game in ([given.game] if given.game else leaks.FOLDERS) for m in conceal_mutants(game)]
    else:
        games = [given.game] if given.game else [f.stem for f in sorted((ROOT / "tests/rules/mutants").glob("*.yaml"))]
        only = set(filter(None, given.only.split(",")))
        mutants = [m for game in games for m in statement_mutants(game, only)]
    return 1 if run(given.kind, mutants, given.workers) else 0


if __name__ == "__main__":
    sys.exit(main())
