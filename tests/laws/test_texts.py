"""Laws of what leaves the engine: positions, records, views and events round-trip and keep to their schemas."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest

import herna
from herna.engine.chance import Stream
from herna.engine.game import Game
from herna.engine.match import Match
from herna.engine.preview import preview
from tests.conftest import ALL, new_match, random_moves

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import schemas  # noqa: E402

SETTINGS = pytest.mark.parametrize(("game", "players", "options"), ALL)
SCHEMAS = {
    name: jsonschema.Draft202012Validator(json.loads((ROOT / "docs/schemas" / f"{name}.json").read_text("utf-8")))
    for name in schemas.SCHEMAS
}


@SETTINGS
def test_positions_round_trip_byte_for_byte(game: Game, players: int, options: dict[str, Any]) -> None:
    match = herna.new(game.id, players=players, dealer=None, **options)
    random = Stream(2)
    while True:
        text = msgspec.json.encode(match.position())
        again = Match.from_position(msgspec.json.decode(text, type=herna.Position))
        assert again.states.tobytes() == match.states.tobytes()
        assert again.view(0).table == match.view(0).table
        assert again.legal_actions == match.legal_actions
        if match.is_over:
            return
        legal = match.legal_actions
        match.push(legal[random.below(len(legal))])


@SETTINGS
def test_records_round_trip_and_replay(game: Game, players: int, options: dict[str, Any]) -> None:
    match = new_match(game, players, options, 6)
    for number, _ in enumerate(random_moves(match, 6)):
        if number % 10 == 0:
            assert herna.replay(match.record()).hash() == match.hash()
    record = msgspec.json.decode(msgspec.json.encode(match.record()), type=herna.Record)
    again = herna.replay(record)
    assert again.record().moves == match.record().moves
    assert again.returns == match.returns
    for seat in range(-1, players):
        assert again.events(seat) == match.events(seat)


@SETTINGS
def test_a_record_that_was_tampered_with_is_refused(game: Game, players: int, options: dict[str, Any]) -> None:
    match = new_match(game, players, options, 8)
    for _ in random_moves(match, 8):
        pass
    record = match.record()
    swapped = next(i for i, move in enumerate(record.moves) if not move.startswith("="))
    for entry, number in (("7 jump", 1), ("= jump", 1), ("undo", 1), (f"9 {record.moves[swapped][2:]}", swapped + 1)):
        moves = list(record.moves)
        moves[number - 1] = entry
        with pytest.raises(herna.BadRecord, match=f"entry {number}"):
            herna.replay(msgspec.structs.replace(record, moves=tuple(moves)))
    with pytest.raises(herna.BadRecord, match="differs"):
        herna.replay(msgspec.structs.replace(record, hashes={str(len(record.moves)): "0" * 16}))
    with pytest.raises(herna.BadRecord, match="entry 0: the state differs"):
        herna.replay(msgspec.structs.replace(record, hashes={"0": "0" * 16}))
    with pytest.raises(herna.BadRecord, match="some are missing"):
        herna.replay(msgspec.structs.replace(record, moves=record.moves[:-1], returns=None))
    others = new_match(game, 5 - players if players < 4 else 2, {}, 1).position()
    with pytest.raises(herna.BadRecord, match="another game, number of players or options"):
        herna.replay(msgspec.structs.replace(record, start=others, moves=(), hashes={}))
    with pytest.raises(herna.BadRecord, match="other components"):
        herna.replay(msgspec.structs.replace(record, tables_hash="0" * 16))
    with pytest.raises(herna.BadRecord, match="the record says"):
        herna.replay(msgspec.structs.replace(record, returns=(9.0,) * players))


@SETTINGS
def test_what_leaves_the_engine_keeps_to_its_schema(game: Game, players: int, options: dict[str, Any]) -> None:
    match = new_match(game, players, options, 7)

    def check(name: str, value: object) -> None:
        SCHEMAS[name].validate(json.loads(msgspec.json.encode(value)))

    for number, _ in enumerate(random_moves(match, 7)):
        if number % 6 == 0:
            for seat in range(-1, players):
                check("view", match.view(seat))
            rules, seat = match.rules, match.to_move
            for code in rules.legal(match.states):
                check("preview", preview(rules, rules.conceal(match.states, seat), seat, [code])[0])
    check("view", match.view(-1, everything=True))
    check("position", match.position())
    check("record", match.record())
    for seat in range(-1, players):
        assert [e.version for e in match.events(seat)] == list(range(1, len(match.events(seat)) + 1))
        for event in match.events(seat):
            check("event", event)


def test_schemas_in_the_docs_are_up_to_date(tmp_path: Path) -> None:
    schemas.write(tmp_path)
    for name in schemas.SCHEMAS:
        assert (tmp_path / f"{name}.json").read_text("utf-8") == (ROOT / "docs/schemas" / f"{name}.json").read_text("utf-8")


@pytest.mark.parametrize(
    ("state", "message"),
    [
        ({"to_move": 9}, "position: to_move: expected a seat from 0 to 1"),
        ({"ask": "jump"}, "position: ask: expected one of bid, "),
        ({"agenda": ["jump"]}, "position: agenda: expected one of "),
        ({"colour": 1}, "position: no field 'colour'"),
        ({"life": "much"}, "position: life: expected a whole number from"),
        ({"hero": "knight"}, "position: hero: expected one of warrior, "),
        ({"equipment": [6]}, "position: equipment: expected a tile from 0 to 5, not 6"),
        ({"passed": [-1]}, "position: passed: expected a seat from 0"),
        ({"dungeon": ["goblin"] * 22}, "position: dungeon: expected a list of at most 21"),
        ({"to_move": "running"}, "position: agenda: expected at least one step to carry out"),
        ({"to_move": 0}, "position: ask: expected the question that waits for an answer, one of bid, "),
        ({"to_move": "chance"}, "position: ask: expected the question that waits for an answer, one of bid, "),
    ],
)
def test_wrong_positions_say_what_was_expected(state: dict[str, Any], message: str) -> None:
    with pytest.raises(herna.BadRecord) as refused:
        Match.from_position(herna.Position(game="welcome-to-the-dungeon", players=2, state=state))
    assert str(refused.value).startswith(message)
