"""Writes the JSON schemas of what leaves the engine into docs/schemas/.

    python tools/schemas.py [FOLDER]

The page's types are generated from these files, and a test checks that they are up to date.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import msgspec

from herna.engine.preview import Preview
from herna.engine.types import Happened, Position, Record, View

SCHEMAS = {"view": View, "event": Happened, "position": Position, "record": Record, "preview": Preview}


def write(folder: Path) -> None:
    """Write every schema as FOLDER/NAME.json."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, described in SCHEMAS.items():
        schema = {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(described)}
        (folder / f"{name}.json").write_text(json.dumps(schema, indent=2, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[1] / "docs" / "schemas")
