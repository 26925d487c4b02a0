"""Tables read again from what was kept."""

from __future__ import annotations

import copy

import msgspec
import pytest

from herna.room.facts import Facts
from herna.room.loading import load_table
from herna.room.table import Table
from tests.room.tables import begun, play


def facts_of(table: Table) -> Facts:
    """As a database gives them back."""
    return msgspec.json.decode(msgspec.json.encode(table.facts), type=Facts)


@pytest.mark.parametrize("seed", range(4))
def test_a_table_stands_where_it_stood(seed: int) -> None:
    table, kept, _ = begun("Eva", "Adam", "bot:random")
    for _ in range(6):
        play(table, kept, moves=9, seed=seed, prefer=("draw",))
        loaded = load_table(facts_of(table), kept.log, kept.positions, 9999.0)
        assert loaded.resumed is None
        assert loaded.table.ply == table.ply
        assert loaded.table.moves == table.moves
        for seat in range(-1, 3):
            assert loaded.table.update(seat, 0) == table.update(seat, 0)


def test_a_loaded_table_goes_on_to_the_same_end() -> None:
    table, kept, _ = begun("Eva", "Adam")
    play(table, kept, moves=10, prefer=("draw",))
    loaded, log = load_table(facts_of(table), kept.log, [], 9999.0).table, copy.copy(kept)
    log.log, log.steps = list(kept.log), []
    play(loaded, log, seed=5)
    play(table, kept, seed=5)
    assert [e.text for e in log.log] == [e.text for e in kept.log], "the same deal"
    assert loaded.record() == table.record()


def test_a_table_that_gathers_has_no_match() -> None:
    table, _, opened = begun("Eva", "Adam")
    opened.facts.state, opened.facts.began = "gathering", None
    assert load_table(facts_of(table), [], [], 1.0).table.match is None


def test_rules_that_play_differently_go_on_from_the_last_position_and_say_so() -> None:
    table, kept, _ = begun("Eva", "Adam", successes=3)
    seed = 0
    while not kept.positions:
        seed += 1
        table, kept, _ = begun("Eva", "Adam", successes=3)
        play(table, kept, moves=60, seed=seed, prefer=("draw",))
    if table.facts.state == "over":
        table.facts.state = "playing"
    log = list(kept.log)
    log[-1] = msgspec.structs.replace(log[-1], hash="0" * 16)
    loaded = load_table(facts_of(table), log, kept.positions, 500.0)
    assert loaded.resumed is not None
    again = loaded.table
    assert again.looked_at.position().state == kept.positions[-1].state
    assert again.facts.start_ply == len(log)
    assert again.told(0)[0].kind == "resumed"
    # What was resumed is loaded as it stands, and played to its end.
    log += loaded.resumed.entries
    twice = load_table(facts_of(again), log, kept.positions, 600.0)
    assert twice.resumed is None
    assert twice.table.update(0, 0).events == again.update(0, 0).events
    more = copy.copy(kept)
    more.log, more.steps = log, []
    play(twice.table, more)
    assert [e.ply for e in more.log] == list(range(1, len(more.log) + 1))
    assert twice.table.facts.state == "over"


def test_without_a_position_the_match_begins_anew() -> None:
    table, kept, _ = begun("Eva", "Adam")
    play(table, kept, moves=4, prefer=("draw",))
    log = [msgspec.structs.replace(entry, hash=entry.hash and "0" * 16) for entry in kept.log]
    loaded = load_table(facts_of(table), log, [], 500.0)
    assert loaded.resumed is not None
    assert loaded.resumed.entries[0].ply == len(log) + 1
    assert loaded.table.looked_at.ply == len(loaded.resumed.entries)
