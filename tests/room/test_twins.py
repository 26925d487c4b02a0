"""Two tables that differ only in what a seat does not know: everything that the seat is sent is the same, byte by byte."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import herna
from herna.engine.chance import Stream
from herna.engine.constants import CHANCE
from herna.room.facts import Entry, Facts
from herna.room.loading import load_table
from herna.room.table import Table
from tests.conftest import random_moves
from tests.room.tables import GAME, opening
from tests.secrecy.twins import twin_of, written_log

TWINS = 6
PLIES = 12  # compared of each pair of twins, from where they begin to differ


def entries(texts: list[str], players: int, options: dict[str, Any]) -> list[Entry]:
    """A table's log of these decisions and outcomes, one a second."""
    match = herna.new(GAME, players=players, dealer=None, **options)
    log = []
    for number, text in enumerate(texts, 1):
        who = "=" if match.to_move == CHANCE else match.to_move
        match.push(text)
        ended = match.to_move != CHANCE  # a step is a decision with the outcomes that follow
        log.append(Entry(ply=number, text=f"{who} {text}", at=100.0 + number, hash=match.hash() if ended else ""))
    return log


def table_of(facts: Facts, log: list[Entry]) -> Table:
    loaded = load_table(msgspec.convert(msgspec.to_builtins(facts), Facts), log, [], 0.0)
    assert loaded.resumed is None
    return loaded.table


def sent(table: Table, seat: int) -> bytes:
    """Frames that the seat could be sent now, and whether it would be sent one."""
    assert table.pictures is not None
    return msgspec.json.encode([table.update(seat, 0), table.public(), table.pictures.mark(seat), table.pictures.asked(seat)])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seat_is_sent_the_same_whatever_it_does_not_know(players: int) -> None:
    options = {"successes": 3}
    match = herna.new(GAME, players=players, seed=players, **options)
    for _ in random_moves(match, players):
        pass
    log, stages = written_log(match)
    facts = opening(*["Eva", "Adam", "Ota", "Jan"][:players], **options).facts
    facts.state, facts.began = "playing", 100.0
    random, compared = Stream(players, 7), 0
    for _ in range(200):
        if compared == TWINS:
            break
        length, seat = 2 + random.below(len(log) - 2), random.below(players + 1) - 1
        if stages[length].to_move == CHANCE:
            continue
        twin = twin_of(GAME, players, options, log[:length], seat, random)
        if twin is None:
            continue
        compared += 1
        here = entries([entry.text for entry in log[:length]], players, options)
        there = entries(twin, players, options)
        first = next(n for n, (a, b) in enumerate(zip(here, there, strict=True)) if a.text != b.text)
        for ply in range(first + 1, min(first + PLIES, length) + 1):
            if here[ply - 1].hash:
                one, other = table_of(facts, here[:ply]), table_of(facts, there[:ply])
                assert sent(one, seat) == sent(other, seat), f"seat {seat}, entry {ply}: {here[first].text} or {there[first].text}"
    assert compared == TWINS


def test_twins_differ_to_those_who_know() -> None:
    """The comparison can fail: with everything shown, the twins are not the same."""
    options = {"successes": 3}
    match = herna.new(GAME, players=2, seed=5, **options)
    for _ in random_moves(match, 5):
        pass
    log, _ = written_log(match)
    random = Stream(5, 7)
    facts = opening("Eva", "Adam", **options).facts
    facts.state, facts.began = "playing", 100.0
    for length in range(4, len(log)):
        twin = twin_of(GAME, 2, options, log[:length], 0, random)
        drawn = log[length - 1].text
        if twin is not None and twin[-1] != drawn and log[length - 2].text == "draw" and log[length - 2].seat == 1:
            here = entries([entry.text for entry in log[:length]], 2, options)
            one, other = table_of(facts, here), table_of(facts, entries(twin, 2, options))
            assert sent(one, 0) == sent(other, 0)
            assert sent(one, 1) != sent(other, 1), "whoever has drawn knows the card"
            return
    pytest.fail("no card was drawn that seat 0 does not know")
