"""Bots at the tables of a room: they think in threads, and play at a pace that people can follow."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING

from herna.bots import make_bot
from herna.engine.rules import Rules, States
from herna.room.errors import RoomError
from herna.room.table import Table
from herna.server.writing import CannotStore

if TYPE_CHECKING:
    from herna.server.lobby import Lobby
    from herna.server.seating import Seating

log = logging.getLogger("herna")
_AGAIN = 5.0  # seconds before trying again after something that should not happen


async def think(lobby: Lobby, seating: Seating) -> None:
    """Decide for bots until a person has to, or the match is over."""
    try:
        while await _try(lobby, seating):
            pass
    finally:
        seating.thinking = None
    lobby.kick(seating)


async def _try(lobby: Lobby, seating: Seating) -> bool:
    """One decision of a bot, tried until it can be stored; False if none has to decide."""
    try:
        return await _decide(lobby, seating)
    except CannotStore:
        pass  # the log has it
    except Exception:
        log.exception("table %s: a bot could not decide", seating.code)
    await asyncio.sleep(_AGAIN)
    return True


async def _decide(lobby: Lobby, seating: Seating) -> bool:
    """One decision of a bot; False if none has to decide."""
    began = time.monotonic()
    async with seating.lock:
        try:
            table = await lobby.loaded(seating)
        except RoomError:
            return False  # there is no such table any more
        question = _question(table)
    if question is None:
        return False
    bot, seat, concealed, ply = question
    choice = await asyncio.get_running_loop().run_in_executor(lobby.thinkers, _choose, table, bot, seat, concealed)
    await asyncio.sleep(max(0.0, began + lobby.pace - time.monotonic()))
    async with seating.lock:
        if seating.table is table:
            try:
                await lobby.step(seating, lambda table, at: table.decide_for_bot(choice, ply, at))
            except CannotStore:
                raise
            except RoomError:
                return False  # stored elsewhere meanwhile: the table is loaded again, and its bot is asked then
    return True


def _question(table: Table) -> tuple[str, int, States, int] | None:
    """Who has to decide: bot, seat, what it knows, and how many entries the log has."""
    bot, match = table.bot_to_move, table.match
    if bot is None or match is None:
        return None
    seat = match.to_move
    return bot, seat, match.rules.conceal(match.states, seat), table.ply


def _choose(table: Table, bot: str, seat: int, concealed: States) -> int:
    rules = Rules(table.game, table.components)  # of its own: the match's are used by another thread
    return make_bot(bot, rules, secrets.randbits(62)).choose(concealed, seat)
