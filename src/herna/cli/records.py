"""Records as files."""

from __future__ import annotations

from pathlib import Path

import msgspec

from herna.engine.errors import BadRecord
from herna.engine.match import Match
from herna.engine.types import Record


def write_record(file: Path, match: Match) -> None:
    """Keep a match in a file; the file is whole at every moment."""
    beside = file.with_name(file.name + ".new")
    beside.write_bytes(msgspec.json.format(msgspec.json.encode(match.record()), indent=1) + b"\n")
    beside.replace(file)


def read_record(file: Path) -> Record:
    """The record in a file. BadRecord says why there is none."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Record)
    except OSError as error:
        raise BadRecord(f"{file}: cannot be read: {error.strerror}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"{file}: expected a record of a match: {error}") from None
