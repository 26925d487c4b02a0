"""Records as files."""

from __future__ import annotations

from pathlib import Path

import msgspec

from herna.engine.files import read_json, write_whole
from herna.engine.match import Match
from herna.engine.types import Record


def write_record(file: Path, match: Match) -> None:
    """Keep a match in a file, which is whole at every moment. BadRecord says why it cannot be.

    The seed is kept along, so that an unfinished match can go on with the same deal: the file tells every hidden card, past and
    to come, and belongs to whoever keeps the table.
    """
    record = match.record()
    if match.dealer is not None:
        record = msgspec.structs.replace(record, seed=match.dealer.seed)
    write_whole(file, msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n")


def read_record(file: Path) -> Record:
    """The record in a file. BadRecord says why there is none."""
    return read_json(file, Record, "a record of a match")
