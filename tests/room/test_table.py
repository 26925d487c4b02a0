"""A table in memory: who may do what, and what each seat is told of it."""

from __future__ import annotations

import msgspec
import pytest

from herna.room.codes import ALPHABET, as_code, fingerprint, new_code, new_token
from herna.room.errors import RoomError
from herna.room.opening import open_rematch
from herna.room.table import Table
from tests.room.tables import begun, opening, play


def refusal(code: str) -> pytest.RaisesExc[RoomError]:
    return pytest.raises(RoomError, check=lambda error: error.code == code)


def test_codes_have_no_letters_that_look_alike() -> None:
    codes = {new_code() for _ in range(200)}
    assert len(codes) == 200
    assert not set("".join(codes)) & set("01OIL")
    assert set("".join(codes)) <= set(ALPHABET)
    assert as_code(" ab 2c3d") == "AB2C3D"


def test_tokens_are_kept_as_fingerprints_only() -> None:
    opened = opening("Eva", "bot:cautious")
    kept = msgspec.json.encode(opened.facts).decode()
    assert opened.host not in kept
    assert opened.seats[0] not in kept
    assert fingerprint(opened.seats[0]) in kept
    assert len(new_token()) >= 32


def test_a_match_begins_when_every_seat_is_taken() -> None:
    table = Table(opening("Eva", "?").facts)
    with refusal("not-now"):
        table.begin(1.0)
    seat, token = table.chairs.sit("  Ad\tam ", None)
    assert (seat, table.facts.sitters[1].name) == (1, "Ad am")
    assert table.chairs.seat_of(token) == 1
    table.begin(2.0)
    assert table.public().state == "playing"
    with refusal("no-free-seat"):
        table.chairs.sit("Ota", None)


def test_seats_are_taken_once() -> None:
    table = Table(opening("Eva", "?", "?").facts)
    table.chairs.sit("Adam", 2)
    with refusal("seat-taken"):
        table.chairs.sit("Ota", 2)
    with refusal("bad-request"):
        table.chairs.sit("Ota", 7)
    with refusal("bad-request"):
        table.chairs.sit(" \u200b ", 1)
    table.chairs.put_bot(1, "random")
    table.chairs.put_bot(1, "cautious")
    assert table.facts.sitters[1].bot == "cautious"
    with refusal("seat-taken"):
        table.chairs.put_bot(2, "random")


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (("Eva",), {}, "bad-options"),
        (("Eva", "bot:chess"), {}, "bad-options"),
        (("Eva", "bot:cautious"), {"successes": 7}, "bad-options"),
        (("Eva", "bot:cautious"), {"colour": "red"}, "bad-options"),
    ],
)
def test_wishes_that_cannot_be_had(seats: tuple[str, ...], options: dict[str, object], code: str) -> None:
    with refusal(code):
        opening(*seats, **options)


def test_decisions_are_checked_before_anything_changes() -> None:
    table, _, opened = begun("Eva", "Adam")
    seat = table.looked_at.to_move
    version, ply = table.version(seat), table.ply
    with refusal("not-now"):
        table.decide(1 - seat, "draw", table.version(1 - seat), "a" * 8, 11.0)
    with refusal("stale"):
        table.decide(seat, "draw", version - 1, "a" * 8, 11.0)
    with refusal("unreadable"):
        table.decide(seat, "jump", version, "a" * 8, 11.0)
    with refusal("not-now"):
        table.decide(seat, "add", version, "a" * 8, 11.0)
    with refusal("not-yours"):
        table.chairs.seat_of(opened.host)
    with refusal("not-yours"):
        table.chairs.check_host(opened.seats[0])
    assert (table.ply, table.version(seat), table.moves) == (ply, version, set())


def test_every_choice_is_explained_to_the_seat_that_has_it() -> None:
    table, kept, _ = begun("Eva", "Adam")
    for _ in range(40):
        match = table.looked_at
        if match.is_over:
            break
        for seat in range(-1, 2):
            now = table.now(seat)
            assert now.view.choices == ()
            assert [offer.action for offer in now.offers] == (match.legal_actions if seat == match.to_move else [])
            assert all(offer.rules and offer.label.key and offer.explain.key for offer in now.offers)
        play(table, kept, moves=1, seed=3)


def test_a_stand_in_decides_instead_of_the_person() -> None:
    table, _, _ = begun("Eva", "Adam")
    seat = table.looked_at.to_move
    table.chairs.stand_in(seat, "cautious")
    assert table.bot_to_move == "cautious"
    with refusal("not-now"):
        table.decide(seat, "draw", table.version(seat), "a" * 8, 11.0)
    table.chairs.stand_in(seat, None)
    assert table.bot_to_move is None
    table.decide(seat, "draw", table.version(seat), "a" * 8, 11.0)


def test_a_bots_decision_is_dropped_if_the_table_has_moved_on() -> None:
    table, _, _ = begun("Eva", "Adam")
    seat = table.looked_at.to_move
    table.chairs.stand_in(seat, "cautious")
    code = table.looked_at.rules.legal(table.looked_at.states)[0]
    assert table.decide_for_bot(code, table.ply - 1, 12.0) is None
    table.chairs.stand_in(seat, None)
    assert table.decide_for_bot(code, table.ply, 12.0) is None


def test_undo_until_somebody_else_acts_or_something_hidden_is_shown() -> None:
    table, _, _ = begun("Eva", "Adam")
    seat = table.looked_at.to_move
    table.decide(seat, "draw", table.version(seat), "move-one", 11.0)
    assert not table.now(seat).may_undo, "a card was drawn"
    with refusal("not-now"):
        table.undo(seat, table.version(seat), "undo-one", 12.0)
    action = next(o.action for o in table.now(seat).offers if o.verb == "sacrifice")
    before = table.now(seat).view.table
    table.decide(seat, action, table.version(seat), "move-two", 13.0)
    assert table.now(seat).may_undo
    assert not table.now(1 - seat).may_undo
    with refusal("stale"):
        table.undo(seat, table.version(seat) - 1, "undo-two", 14.0)
    step = table.undo(seat, table.version(seat), "undo-two", 14.0)
    assert [(e.text, e.move) for e in step.entries] == [("undo", "undo-two")]
    assert table.now(seat).view.table == before
    assert table.told(seat)[-1].kind == "undone"


def test_the_question_keeps_its_time_for_a_seat_that_is_told_nothing() -> None:
    table, _, _ = begun("Eva", "Adam")
    asked = {seat: table.now(seat).since for seat in (-1, 0, 1)}
    assert set(asked.values()) == {10.0}
    marks = {seat: table.pictures.mark(seat) for seat in (-1, 0, 1)}
    table.pictures.look(50.0)
    assert {seat: table.pictures.mark(seat) for seat in (-1, 0, 1)} == marks, "nothing has changed for anybody"
    seat = table.looked_at.to_move
    table.decide(seat, "draw", table.version(seat), "move-one", 60.0)
    assert table.now(seat).since == 60.0
    assert table.pictures.mark(seat) > marks[seat]


def test_what_is_secret_stays_secret_until_the_end() -> None:
    table, kept, opened = begun("Eva", "Adam")
    assert table.public().seed == ""
    with refusal("not-over"):
        table.record()
    play(table, kept)
    assert table.public().seed == opened.facts.seed
    assert table.record().seed == opened.facts.seed
    with refusal("not-now"):
        table.decide(0, "draw", table.version(0), "b" * 8, 999.0)


def test_an_ended_table_is_closed() -> None:
    table, kept, _ = begun("Eva", "Adam")
    play(table, kept, moves=3)
    table.close()
    with refusal("closed"):
        table.decide(0, "draw", table.version(0), "b" * 8, 999.0)
    with refusal("closed"):
        table.chairs.stand_in(0, "cautious")
    assert table.record().seed


def test_a_rematch_seats_the_same_people_by_their_old_tokens() -> None:
    table, kept, opened = begun("Eva", "bot:cautious", "Adam")
    table.chairs.stand_in(2, "random")
    play(table, kept)
    again = Table(open_rematch(table.facts, 2000.0))
    assert again.facts.code != table.facts.code
    assert again.facts.seed != table.facts.seed
    assert [(s.kind, s.name, s.bot, s.stand_in) for s in again.facts.sitters] == [
        ("person", "Eva", "", False),
        ("bot", "", "cautious", False),
        ("person", "Adam", "", False),
    ]
    assert again.chairs.seat_of(opened.seats[2]) == 2
    assert again.chairs.is_host(opened.host)


def test_who_leaves_makes_room() -> None:
    table = Table(opening("Eva", "Adam", "?").facts)
    table.chairs.leave(1)
    assert table.facts.sitters[1].kind == "open"
    table.chairs.sit("Ota", 1)
    table.chairs.sit("Jan", 2)
    table.begin(5.0)
    table.chairs.leave(1)
    assert (table.facts.sitters[1].kind, table.facts.sitters[1].bot) == ("bot", "searcher-medium")
