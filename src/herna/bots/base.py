"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from herna.engine.errors import HernaError
from herna.engine.rules import States


class UnknownBot(HernaError):
    """No bot of that name, or settings that it does not have."""


class Bot(Protocol):
    """A player that is a program; made for one game, one bot may serve several seats."""

    def choose(self, concealed: States, seat: int) -> int:
        """Code of a legal action for the seat to move.

        concealed: array of length 1, the state with everything blanked that the seat may not know.
        """


class BotInfo(Struct, frozen=True):
    """A bot that can be asked for by name."""

    name: str
    description: str
