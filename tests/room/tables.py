"""Tables for tests of the room: opened, and played at random."""

from __future__ import annotations

import random
from collections.abc import Sequence

from herna.bots import make_bot
from herna.room.facts import Entry, Step
from herna.room.opening import Opening, open_table
from herna.room.table import Table
from herna.room.wire import Place, Wish

GAME = "welcome-to-the-dungeon"


class Kept:
    """What a storage would hold."""

    def __init__(self) -> None:
        self.log: list[Entry] = []
        self.steps: list[Step] = []

    def keep(self, step: Step | None) -> None:
        assert step is not None
        self.log += step.entries
        self.steps.append(step)

    @property
    def positions(self) -> list:  # type: ignore[type-arg]
        return [step.position for step in self.steps if step.position is not None]


def opening(*places: str, **options: object) -> Opening:
    """A table of these seats: `bot:NAME`, `?` for a friend, or a name."""
    seats = [
        Place(kind="bot", bot=p[4:]) if p.startswith("bot:") else Place(kind="friend") if p == "?" else Place(kind="me", name=p)
        for p in places
    ]
    return open_table(Wish(game=GAME, seats=seats, options=options), 1.0)  # type: ignore[arg-type]


def begun(*places: str, **options: object) -> tuple[Table, Kept, Opening]:
    """A table whose match has begun at 10 s."""
    opened = opening(*places, **options)
    table, kept = Table(opened.facts), Kept()
    kept.keep(table.begin(10.0))
    return table, kept, opened


def play(table: Table, kept: Kept, *, moves: int | None = None, seed: int = 1, prefer: Sequence[str] = ()) -> int:
    """Random decisions until the match is over or so many were made, one a second; how many."""
    choose, made = random.Random(seed), 0
    while table.facts.state == "playing" and made != moves:
        made += 1
        at = 100.0 + table.ply
        match = table.looked_at
        if table.bot_to_move:
            bot = make_bot("random", match.rules, made)
            code = bot.choose(match.rules.conceal(match.states, match.to_move), match.to_move)
            kept.keep(table.decide_for_bot(code, table.ply, at))
        else:
            seat = match.to_move
            offered = [offer.action for offer in table.now(seat).offers]
            wanted = [action for action in prefer if action in offered]
            action = wanted[0] if wanted else choose.choice(offered)
            kept.keep(table.decide(seat, action, table.version(seat), f"move-{made:04}-{seed}", at))
    return made
