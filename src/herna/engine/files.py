"""Files that people keep: read with clear errors, and whole at every moment while they are written."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

from herna.engine.errors import BadRecord

T = TypeVar("T")


def read_json(file: Path, kind: type[T], what: str) -> T:
    """The content of a JSON file. BadRecord says that it cannot be read, or that it is not `what` was expected."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=kind)
    except OSError as error:
        raise BadRecord(f"{file}: cannot be read: {error.strerror}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"{file}: expected {what}: {error}") from None


def write_whole(file: Path, content: bytes) -> None:
    """Write a file beside the old one, then put it in its place. BadRecord says why it cannot be written."""
    beside = file.with_name(file.name + ".new")
    try:
        beside.write_bytes(content)
        beside.replace(file)
    except OSError as error:
        raise BadRecord(f"{file}: cannot be written: {error.strerror}") from None
