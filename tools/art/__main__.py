"""Writes the prints: `python -m tools.art [PIECE ...]`, all of them if none is named."""

from __future__ import annotations

import sys

from tools.art.registry import FOLDER, names, print_of

if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:] or names():
        drawn = print_of(name)
        (FOLDER / f"{name}.svg").write_text(drawn, encoding="utf-8")
        print(f"{name:24}{len(drawn):7,} bytes")
