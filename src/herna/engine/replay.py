"""Records read again: the same match, entry by entry, with the hashes of its states checked on the way."""

from __future__ import annotations

from collections.abc import Callable

from herna.engine.constants import CHANCE
from herna.engine.errors import BadRecord, HernaError
from herna.engine.game import Components, Game, find_game
from herna.engine.match import Match
from herna.engine.options import complete
from herna.engine.types import Record


def replay(record: Record, *, after: Callable[[Match, str], None] | None = None) -> Match:
    """The match that the record tells, driven by its log alone.

    after: called with the match and the entry once each entry has been carried out. BadRecord says at which entry the record
    cannot be followed, or where it comes out differently from when it was written.
    """
    game = find_game(record.game)
    components = game.load(record.tables)
    if record.tables_hash and components.hash != record.tables_hash:
        raise BadRecord("the record was played with other components than this version has, and does not bring its own along")
    match = _first(record, game, components)
    match.names, match.bots = record.names, record.bots
    _check(match, record, 0)
    for number, entry in enumerate(record.moves, 1):
        try:
            _follow(match, entry)
        except BadRecord as error:
            raise BadRecord(f"entry {number}: {error}") from None
        except HernaError as error:
            raise BadRecord(f"entry {number}, {entry!r}: {error}") from None
        _check(match, record, number)
        if after is not None:
            after(match, entry)
    if record.returns is not None and match.returns != record.returns:
        raise BadRecord(f"the match ends with {match.returns}, the record says {record.returns}")
    return match


def _first(record: Record, game: Game, components: Components) -> Match:
    """The match before the first entry."""
    beyond = sorted(record.hashes.keys() - {str(number) for number in range(len(record.moves) + 1)})
    if beyond:
        raise BadRecord(f"the record has {len(record.moves)} entries, but a hash after entry {', '.join(beyond)}: some are missing")
    if record.start is None:
        return Match(game, record.players, record.options, components, None)
    match = Match.from_position(record.start, components=components)
    if (match.game, match.players, match.options) != (game, record.players, complete(game.options, record.options, components)):
        raise BadRecord("the position that the record starts from has another game, number of players or options than the record")
    return match


def _check(match: Match, record: Record, number: int) -> None:
    """BadRecord if the record knows the state after so many entries, and this is another one."""
    expected = record.hashes.get(str(number))
    if expected is not None and match.hash() != expected:
        raise BadRecord(
            f"entry {number}: the state differs from the one that was recorded"
            f" (rules {record.rules}, now {match.game.version}; hash {match.hash()}, recorded {expected})"
        )


def _follow(match: Match, entry: str) -> None:
    who, _, text = entry.partition(" ")
    if entry == "undo":
        match.undo()
    elif who == "=":
        if match.to_move != CHANCE:
            raise BadRecord(f"{entry!r} is an outcome, but seat {match.to_move} has to decide")
        match.push(text)
    elif who == str(match.to_move):
        match.push(text)
    else:
        waiting = "an outcome" if match.to_move == CHANCE else f"seat {match.to_move}"
        raise BadRecord(f"{entry!r} is no move of {waiting}, which is awaited")
