"""Codes that are read out loud, and tokens that nobody can guess."""

from __future__ import annotations

import hashlib
import secrets

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without 0, O, 1, I and L, which look alike."""

_LENGTH = 6  # 890 million codes
_BYTES = 24  # of a token, 32 characters


def new_code() -> str:
    """A table's public name."""
    return "".join(secrets.choice(ALPHABET) for _ in range(_LENGTH))


def as_code(typed: str) -> str:
    """A code as somebody typed it, put right: case and spaces do not matter."""
    return "".join(typed.split()).upper()


def new_token() -> str:
    """A secret that holds a seat, or a table."""
    return secrets.token_urlsafe(_BYTES)


def fingerprint(token: str) -> str:
    """SHA-256 of a token: what is kept, so that a copy of the database opens no seat."""
    return hashlib.sha256(token.encode()).hexdigest()
