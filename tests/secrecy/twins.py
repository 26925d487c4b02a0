"""Twin matches: two that differ only in what a seat did not learn, and all that this seat is sent in each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

import herna
from herna.engine.chance import Stream
from herna.engine.constants import SPECTATOR
from herna.engine.events import new_buffer
from herna.engine.match import Match
from herna.engine.preview import preview
from tests.conftest import random_moves
from tests.secrecy.stories import Entry, story


def written_log(match: Match) -> list[Entry]:
    """The log of a match as a person at the table would write it down."""
    again = herna.new(match.game.id, players=match.players, dealer=None, **match.options)
    entries, heard = [], 0
    first = [(e.kind, e.seat) for e in again.events(SPECTATOR)]
    for index, move in enumerate(match.record().moves):
        view = again.view(SPECTATOR)
        asked = view.waiting.ask if view.waiting else ""
        seat, text = again.to_move, move.partition(" ")[2]
        again.push(text)
        told = again.events(SPECTATOR)[heard:]
        heard += len(told)
        caused = [(e.kind, e.seat) for e in told]
        entries.append(Entry(index, asked, seat, text, caused))
    if first and entries:
        entries[0].caused = [c for c in entries[0].caused if c not in first] or entries[0].caused
    return entries


def twin_of(game: str, players: int, options: dict[str, Any], log: list[Entry], seat: int, random: Stream) -> list[str] | None:
    """The texts of a log that differs only in what the seat has not learned by its end; None if nothing is hidden."""
    hidden = story(game, players, options, log).hidden(seat)
    texts = [entry.text for entry in log]
    for places, possible in hidden.pools.values():
        pool = list(possible)
        for place in places:
            texts[place] = pool.pop(random.below(len(pool)))
    for place, alternatives in hidden.decisions.items():
        texts[place] = alternatives[random.below(len(alternatives))]
    return texts if texts != [entry.text for entry in log] else None


def sent(match: Match, seat: int) -> bytes:
    """Everything that the seat is sent at this moment, and all that a bot in its place would get, as bytes."""
    rules, states = match.rules, match.states
    concealed = rules.conceal(states, seat)
    parts: list[Any] = [match.view(seat), match.events(seat), concealed.tobytes().hex()]
    parts.append(rules.observe(concealed, seat).tobytes().hex())
    parts.append(rules.resample(concealed, seat, Stream(5).array).tobytes().hex() if not match.is_over else "")
    if match.to_move == seat:
        legal = rules.texts(states)
        parts.append(list(legal))
        parts.append(rules.advise(concealed, seat, Stream(6).array))
        for code in legal.values():
            foreseen, after = preview(rules, concealed, seat, [code])
            parts += [foreseen, after.tobytes().hex()]
            parts.append(_really_told(match, seat, code, len(foreseen.happened)))
    return msgspec.json.encode(parts)


def _really_told(match: Match, seat: int, code: int, most: int) -> Any:
    """The first events that the seat would be told if it did this: as many as were foreseen."""
    from herna.engine.events import sees, taken, told

    states, buffer = match.states, new_buffer()
    match.rules.move(states, code, buffer)
    rows = [row for row in taken(buffer) if sees(row, seat)][:most]
    return [told(row, seat, match.game.family.events, match.components) for row in rows]


def compare(game: str, players: int, options: dict[str, Any], seed: int, tries: int) -> tuple[int, list[str]]:
    """Play a match, make twins for every seat at some plies, compare all they are sent; how many, and what differed."""
    random = Stream(seed, 123)
    match = herna.new(game, players=players, seed=seed, **options)
    for _ in random_moves(match, seed):
        pass
    log = written_log(match)
    compared, differences = 0, []
    for _ in range(tries):
        length = 1 + random.below(len(log))
        seat = random.below(players + 1) - 1
        twin = twin_of(game, players, options, log[:length], seat, random)
        if twin is None:
            continue
        compared += 1
        differences += list(_differing(game, players, options, log[:length], twin, seat, seed))
    return compared, differences


def _differing(
    game: str, players: int, options: dict[str, Any], log: list[Entry], twin: list[str], seat: int, seed: int
) -> Iterator[str]:
    one = herna.new(game, players=players, dealer=None, **options)
    two = herna.new(game, players=players, dealer=None, **options)
    for entry, text in zip(log, twin, strict=True):
        one.push(entry.text)
        two.push(text)
        if entry.index >= len(log) - 3 or entry.text != text:  # earlier plies are the last ones of other twins
            a, b = sent(one, seat), sent(two, seat)
            if a != b:
                at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
                shown = f"{a[max(0, at - 60) : at + 60]!r} / {b[max(0, at - 60) : at + 60]!r}"
                yield f"{game} seed {seed}, ply {entry.index + 1}, seat {seat}: {shown}"
                return
