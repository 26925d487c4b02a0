"""The rules of all games compiled behind the page: by another process, so that the room answers meanwhile."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from herna.bots import make_bot
from herna.engine.compiled import driver_folders
from herna.engine.game import Game, all_games
from herna.engine.record import PLAIN
from herna.room.opening import open_table
from herna.room.table import Table
from herna.room.wire import Place, Wish

log = logging.getLogger("herna")
_LOOK_EVERY = 0.5  # seconds


class Compiling:
    """How far the rules are compiled. command: what compiles them, run as a process of its own."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._share = 0.0
        self.ready = all(is_compiled(game) for game in all_games())

    @property
    def progress(self) -> float:
        """From 0 to 1."""
        return 1.0 if self.ready else self._share

    async def run(self, in_thread: Callable[[Callable[[], None]], Awaitable[None]]) -> None:
        """Compile what is missing, then load everything, so that the first table opens at once."""
        if not self.ready:
            await self._compile()
            self.ready = True
        await in_thread(_load_all)

    async def _compile(self) -> None:
        process = await asyncio.create_subprocess_exec(*self._command, stdout=asyncio.subprocess.DEVNULL)
        ended = asyncio.ensure_future(process.wait())
        try:
            while not ended.done():
                compiled = [any(folder.rglob("*.nbi")) for game in all_games() for folder in driver_folders(game.family)]
                self._share = sum(compiled) / max(1, len(compiled))
                await asyncio.wait({ended}, timeout=_LOOK_EVERY)
        finally:
            if not ended.done():
                process.terminate()
                await ended
        if process.returncode != 0:
            log.error("compiling the rules ended with %s; the first table will take its time", process.returncode)


def is_compiled(game: Game) -> bool:
    """Whether nobody has to wait for this game's rules."""
    return PLAIN or all(any(folder.rglob("*.nbi")) for folder in driver_folders(game.family))


def _load_all() -> None:
    """Call everything that a table calls once, which loads its machine code."""
    for game in all_games():
        fewest, _ = game.players
        table = Table(open_table(Wish(game=game.id, seats=[Place(kind="me")] * fewest), 0.0).facts)
        table.begin(0.0)
        match = table.looked_at
        table.now(match.to_move)
        make_bot("searcher:iterations=2", match.rules).choose(match.rules.conceal(match.states, match.to_move), match.to_move)
