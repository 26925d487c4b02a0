"""Checks that every sentence of a rulebook is carried by statements of ours.

    python tools/rulebook_map.py GAME RULEBOOK.txt [--list]

The rulebook is not part of the project: whoever owns it passes the file, its text in the order of the booklet, a page or column
a line. The map in docs/rules/map/GAME.yaml names sentences by page and number and keeps a hash of each, none of its wording.
Exit status 1 if a sentence is not mapped, has moved or changed, or is mapped and does not exist. `--list` prints the sentences
with their places and hashes.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import sys
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

MAPS = Path(__file__).parents[1] / "docs" / "rules" / "map"


def sentences(text: str) -> dict[str, str]:
    """The sentences of a rulebook by `PAGE.NUMBER`, both counted from 1; white space and soft hyphens do not count."""
    found = {}
    for page, line in enumerate(text.split("\n"), 1):
        clean = re.sub(r"\s+", " ", line.replace("\u00ad", "")).strip()
        for number, sentence in enumerate(filter(None, re.split(r"(?<=[.!?:])\s+", clean)), 1):
            found[f"{page}.{number}"] = sentence
    return found


def mark(sentence: str) -> str:
    """Hash of a sentence, 8 hex digits."""
    return hashlib.sha256(sentence.encode()).hexdigest()[:8]


def load_map(game: str) -> dict[str, Any]:
    """The map: sentence to its hash and the statements that carry it, or the reason why it is no rule."""
    content: dict[str, Any] = YAML(typ="safe", pure=True).load((MAPS / f"{game}.yaml").read_text(encoding="utf-8"))
    return content


def problems(game: str, text: str) -> list[str]:
    """What does not fit between the map and the rulebook: sentences that moved, changed, came or went."""
    mapped = {key: entry["hash"] for key, entry in load_map(game)["sentences"].items()}
    there = {key: mark(sentence) for key, sentence in sentences(text).items()}
    lost = {key: hash_ for key, hash_ in mapped.items() if there.get(key) != hash_}
    strange, found = [], []
    for key in (key for key, hash_ in there.items() if mapped.get(key) != hash_):
        before = next((place for place, hash_ in lost.items() if hash_ == there[key]), None)
        if before is None:
            strange.append(key)
        else:
            del lost[before]
            found.append(f"{key}: moved, it is mapped as {before}")
    for key in strange:  # only now: what has moved away does not count as changed
        found.append(f"{key}: differs from the sentence that was mapped" if lost.pop(key, None) else f"{key}: not mapped")
    return found + [f"{key}: mapped, but the rulebook has no such sentence" for key in lost]


def main() -> int:
    """Check, or list."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("rulebook", type=Path)
    parser.add_argument("--list", action="store_true", help="print the sentences with their places and hashes")
    given = parser.parse_args()
    try:
        text = given.rulebook.read_text(encoding="utf-8")
    except OSError as error:
        parser.error(f"cannot read {given.rulebook}: {error.strerror}")
    except UnicodeDecodeError:
        parser.error(f"{given.rulebook} is no text in UTF-8")
    if given.list:
        for key, sentence in sentences(text).items():
            print(key, mark(sentence), sentence)
        return 0
    maps = sorted(file.stem for file in MAPS.glob("*.yaml"))
    if given.game not in maps:
        parser.error(f"no map for {given.game!r}; there are maps for {', '.join(maps)}")
    found = problems(given.game, text)
    print("\n".join(found) or f"{len(sentences(text))} sentences, all mapped")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
