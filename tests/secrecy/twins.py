"""Twin matches: two that differ only in what a seat did not learn, and all that this seat is sent in each."""

from __future__ import annotations

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


def written_log(match: Match) -> tuple[list[Entry], list[Match]]:
    """The log of a match as a person at the table would write it down, and the match as it stood after so many entries."""
    again = herna.new(match.game.id, players=match.players, dealer=None, **match.options)
    entries, heard, stages = [], 0, [again.copy()]
    for index, move in enumerate(match.record().moves):
        view = again.view(SPECTATOR)
        asked = view.waiting.ask if view.waiting else ""
        seat, text = again.to_move, move.partition(" ")[2]
        if index > 0:  # what was told before the first entry belongs to it
            heard = len(again.events(SPECTATOR))
        again.push(text)
        caused = [(e.kind, e.seat) for e in again.events(SPECTATOR, heard)]
        entries.append(Entry(index, asked, seat, text, caused))
        del again._past[:-1]  # nobody takes more than the last decision back here, and every copy would copy all of them
        stages.append(again.copy())
    return entries, stages


def twin_of(game: str, players: int, options: dict[str, Any], log: list[Entry], seat: int, random: Stream) -> list[str] | None:
    """The texts of a log that differs only in what the seat has not learned by its end; None if nothing is hidden."""
    hidden = story(game, players, options, log).hidden(seat)
    texts = [entry.text for entry in log]
    for places, possible in hidden.pools.values():
        pool = list(possible)
        for place in places:
            texts[place] = pool.pop(random.below(len(pool)))
    others = list(hidden.kinds)
    renamed = {kind: others.pop(random.below(len(others))) for kind in hidden.kinds}
    texts = [renamed.get(text, text) for text in texts]
    for place, alternatives in hidden.decisions.items():
        texts[place] = alternatives[random.below(len(alternatives))]
    return texts if texts != [entry.text for entry in log] else None


def sent(match: Match, seat: int) -> bytes:
    """Everything that the seat is sent at this moment, and all that a bot in its place would get, as bytes."""
    rules, states = match.rules, match.states
    concealed = rules.conceal(states, seat)
    parts: list[Any] = [match.view(seat), match.events(seat), match.may_undo(seat), concealed.tobytes().hex()]
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


def compare(game: str, players: int, options: dict[str, Any], seed: int, tries: int, thorough: int = 40) -> tuple[int, list[str]]:
    """Play a match, make twins for every seat at some plies, compare all they are sent; how many, and what differed.

    thorough: one twin in so many is compared at every ply; the others at their last plies and wherever their logs differ.
    """
    random = Stream(seed, 123)
    match = herna.new(game, players=players, seed=seed, **options)
    for _ in random_moves(match, seed):
        pass
    log, stages = written_log(match)
    compared, differences = 0, []
    for _ in range(tries):
        length = 1 + random.below(len(log))
        seat = random.below(players + 1) - 1
        twin = twin_of(game, players, options, log[:length], seat, random)
        if twin is None:
            continue
        compared += 1
        from_ply = 0 if random.below(thorough) == 0 else length - 3  # what comes before are the last plies of other twins
        found = _difference(log[:length], stages, twin, seat, from_ply)
        if found:
            differences.append(f"{game}, {players} players, {options}, seed {seed}, {found}")
    return compared, differences


def _difference(log: list[Entry], stages: list[Match], twin: list[str], seat: int, from_ply: int) -> str:
    """Where the seat is first sent something else in the twin, and what; empty if nowhere."""
    start = next(entry.index for entry, text in zip(log, twin, strict=True) if entry.text != text)
    other = stages[start].copy()
    for entry, text in zip(log[start:], twin[start:], strict=True):
        other.push(text)
        if entry.index >= from_ply or entry.text != text:
            a, b = sent(stages[entry.index + 1], seat), sent(other, seat)
            if a != b:
                at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
                shown = f"{a[max(0, at - 60) : at + 60]!r} / {b[max(0, at - 60) : at + 60]!r}"
                return f"ply {entry.index + 1}, seat {seat}: {shown}"
    return ""
