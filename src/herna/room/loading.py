"""A table read again from what was kept of it: the log is replayed, with the hashes of its states checked on the way."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from herna.engine.dealer import Dealer
from herna.engine.errors import BadRecord
from herna.engine.match import Match
from herna.engine.replay import replay
from herna.engine.types import Position, Record
from herna.room.facts import Entry, Facts, Step
from herna.room.pictures import Pictures
from herna.room.table import Table


class Loaded(Struct, kw_only=True):
    """A table that stands where it stood. resumed: if this version of the rules could not follow the log, what to store of where
    the table goes on; None otherwise."""

    table: Table
    resumed: Step | None = None


def load_table(facts: Facts, log: Sequence[Entry], positions: Sequence[Position], at: float) -> Loaded:
    """The table as it was when it was last stored.

    positions: stored on the way, the latest last. A log that this version of the rules plays differently is kept as it is, but the
    match goes on from the last position that can still be read, and everybody at the table is told so.
    """
    table = Table(facts)
    table.moves = {entry.move for entry in log if entry.move is not None}
    if facts.began is None:
        return Loaded(table=table)
    own = [entry for entry in log if entry.ply > facts.start_ply]
    try:
        _follow(table, own)
    except BadRecord:
        return Loaded(table=table, resumed=_resume(table, log, positions, at))
    return Loaded(table=table)


def _follow(table: Table, log: Sequence[Entry]) -> None:
    """Replay the log; pictures are taken where they were taken when it was written, so that every question keeps its time."""
    facts = table.facts
    steps = {entry.ply - facts.start_ply: entry.at for entry in log if entry.hash}
    record = Record(
        game=facts.game,
        rules=facts.rules,
        players=facts.players,
        options=facts.options,
        moves=tuple(entry.text for entry in log),
        hashes={str(entry.ply - facts.start_ply): entry.hash for entry in log if entry.hash},
        tables=facts.content,
        start=facts.start,
    )
    pictures: Pictures | None = None

    def after(match: Match, _: str) -> None:
        nonlocal pictures
        if match.ply in steps:
            pictures = pictures or Pictures(match)
            pictures.look(steps[match.ply])

    match = replay(record, after=after)
    dealer = Dealer(facts.seed)
    match.deal_by(dealer)
    if facts.start_ply:
        match.tell_all("resumed")
    table.adopt(match, log[-1].at if log else facts.began or facts.created, pictures)


def _resume(table: Table, log: Sequence[Entry], positions: Sequence[Position], at: float) -> Step:
    facts = table.facts
    facts.start_ply = log[-1].ply if log else 0
    facts.rules = table.game.version
    match = None
    for position in reversed(positions):
        try:
            match = Match.from_position(position, components=table.components, dealer=Dealer(facts.seed))
        except BadRecord:
            continue
        facts.start = position
        break
    if match is None:
        facts.start = None
        match = Match(table.game, facts.players, facts.options, table.components, Dealer(facts.seed))
    facts.start_ply = max(facts.start_ply, 1)
    match.tell_all("resumed")
    table.adopt(match, at)
    return table.step(0, at, None)
