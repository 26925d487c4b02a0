"""Records as files."""

from __future__ import annotations

from pathlib import Path

import msgspec

from herna.engine.errors import BadRecord
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
    beside = file.with_name(file.name + ".new")
    try:
        beside.write_bytes(msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n")
        beside.replace(file)
    except OSError as error:
        raise BadRecord(f"{file}: cannot be written: {error.strerror}") from None


def read_record(file: Path) -> Record:
    """The record in a file. BadRecord says why there is none."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Record)
    except OSError as error:
        raise BadRecord(f"{file}: cannot be read: {error.strerror}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"{file}: expected a record of a match: {error}") from None
