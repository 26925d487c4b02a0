"""Writes the JSON schemas of what leaves the engine and the room into docs/schemas/.

    python tools/schemas.py [FOLDER]

`room.json` holds every type that a room and its devices exchange, by name under `$defs`; each other file describes one document.
The page's types are generated from these files, and a test checks that they are up to date.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from herna.engine.preview import Preview
from herna.engine.types import Happened, Position, Record, View
from herna.room import wire

SCHEMAS = {"view": View, "event": Happened, "position": Position, "record": Record, "preview": Preview}
DRAFT = "https://json-schema.org/draft/2020-12/schema"

# Whatever else a room says is a part of these.
ROOM = (wire.Wish, wire.Opened, wire.Sitting, wire.Seated, wire.Said, wire.Heard, wire.GameInfo, wire.Replay, wire.Problem)


def write(folder: Path) -> None:
    """Write every schema as FOLDER/NAME.json."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, described in SCHEMAS.items():
        _write(folder / f"{name}.json", msgspec.json.schema(described))
    _, parts = msgspec.json.schema_components(ROOM, ref_template="#/$defs/{name}")
    _write(folder / "room.json", {"$defs": parts})


def _write(file: Path, schema: dict[str, Any]) -> None:
    file.write_text(json.dumps({"$schema": DRAFT, **schema}, indent=2, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[1] / "docs" / "schemas")
