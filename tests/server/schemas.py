"""The schema of everything that a room says."""

from __future__ import annotations

import json
from pathlib import Path

ROOM = json.loads((Path(__file__).parents[2] / "docs" / "schemas" / "room.json").read_text(encoding="utf-8"))
