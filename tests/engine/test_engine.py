"""The engine's pieces by themselves."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any

import numba
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare

import herna
from herna.engine import bits, compiled, verbs
from herna.engine.chance import Stream
from herna.engine.constants import EVERYONE
from herna.engine.events import EventKind, Number, new_buffer, seat_bit, sees, taken, told
from herna.engine.game import register
from herna.engine.options import Option, complete, encode
from herna.engine.record import PLAIN, Grid, Header, Int8, PlainRecord, PlainVector, Vector, copied, record, record_hash, wrap
from tests.tiny import FAMILY, TINY

WORDS = st.integers(0, 2**64 - 1)


@given(WORDS)
def test_bits_are_counted_and_found(x: int) -> None:
    assert bits.count_bits(x) == bin(x).count("1")
    assert bits.lowest_bit(x) == (64 if x == 0 else (x & -x).bit_length() - 1)


@given(st.sets(st.integers(0, 127), min_size=1))
def test_permitted_actions_are_counted_and_found_in_order(actions: set[int]) -> None:
    words = np.zeros(2, np.uint64)
    for action in actions:
        bits.permit(wrap(words), action)
    assert bits.count_permitted(wrap(words)) == len(actions)
    assert [bits.nth_permitted(wrap(words), n) for n in range(len(actions))] == sorted(actions)
    assert all(bits.permits(wrap(words), action) == (action in actions) for action in range(128))


@given(st.integers(0, 95), st.integers(0, 2**32 - 1))
def test_sets_of_actions_may_cross_a_word(first: int, members: int) -> None:
    words = np.zeros(2, np.uint64)
    bits.permit_set(wrap(words), first, members)
    assert sum(int(w) << 64 * i for i, w in enumerate(words)) == members << first


def test_streams_are_splitmix64() -> None:
    stream = Stream(0)
    stream.array[0] = 1234567
    # The first outputs of SplitMix64 from this counter, as published with its reference implementation.
    assert [stream.word() for _ in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_streams_are_even_and_apart() -> None:
    counts = [0] * 7
    stream = Stream(5, 1)
    for _ in range(7000):
        counts[stream.below(7)] += 1
    assert chisquare(counts).pvalue > 0.001
    assert Stream(5, 2).word() != Stream(5, 1).word() != Stream(6, 1).word()


def test_weighted_draws_have_their_weights() -> None:
    weights, counts, stream = [0, 3, 1, 0, 6], [0] * 5, Stream(8)
    for _ in range(5000):
        counts[stream.pick(weights)] += 1
    assert counts[0] == counts[3] == 0
    assert chisquare([counts[i] for i in (1, 2, 4)], [1500, 500, 3000]).pvalue > 0.001


def test_dealer_can_be_checked_with_nothing_but_sha256() -> None:
    dealer = herna.Dealer("a seed")
    assert dealer.promise == hashlib.sha256(b"a seed").hexdigest()
    weights = [0, 2, 2, 1]
    for position in range(50):
        word = int(hashlib.sha256(f"a seed/2/1/{position}".encode()).hexdigest()[:16], 16)
        place = word * 5 // 2**64
        expected = 1 if place < 2 else 2 if place < 4 else 3
        assert dealer.outcome((2, 1, position), weights) == expected
    assert len({herna.Dealer().seed for _ in range(5)}) == 5
    with pytest.raises(ValueError, match="no outcome is possible"):
        dealer.outcome((0, 0, 0), [0, 0])


def test_records_have_no_unnamed_gap_and_whole_words() -> None:
    @record
    class Odd(Header):
        small: Int8
        wide: Annotated[Vector, "i8", 2]
        last: Int8

    named = sum(np.dtype((Odd.dtype[n].base, Odd.dtype[n].shape)).itemsize for n in Odd.dtype.names or ())
    assert named == Odd.dtype.itemsize
    assert Odd.dtype.itemsize % 8 == 0
    assert Odd.dtype.isalignedstruct


def test_a_copy_of_records_is_their_bytes_and_nothing_shared() -> None:
    states = np.zeros(2, FAMILY.state.dtype)
    states["cards"][1, 2] = 3
    other = copied(states)
    assert (other.dtype, other.shape) == (states.dtype, states.shape)
    assert other.tobytes() == states.tobytes()
    assert other.flags.aligned
    assert other.flags.writeable
    assert other.flags.c_contiguous
    other["winner"] = 1
    assert not states["winner"].any()


def test_a_record_that_grows_keeps_its_hash() -> None:
    @record
    class Now(Header):
        cards: Annotated[Vector, "i1", 3]
        life: Int8

    @record
    class Later(Header):
        agenda: Annotated[Grid, "i2", (20, 4)]
        colour: Int8
        cards: Annotated[Vector, "i1", 9]
        life: Int8

    now, later = np.zeros(1, Now.dtype), np.zeros(1, Later.dtype)
    for states in (now, later):
        states["agenda"][0, 1] = [3, 0, 2, 0]
        states["cards"][0, :2] = [0, 5]
        states["life"] = -1
    assert record_hash(now) == record_hash(later)
    seen = {record_hash(now)}
    for name, value in (("colour", 1), ("life", 0), ("cards", [5, 0, 0, 0, 0, 0, 0, 0, 0]), ("to_move", 1)):
        other = copied(later)
        other[name][0] = value
        seen.add(record_hash(other))
    assert len(seen) == 5


def test_plain_records_refuse_what_compiled_code_would_do_silently() -> None:
    states = np.zeros(1, FAMILY.state.dtype)
    state = PlainRecord(states[0])
    with pytest.raises(OverflowError):
        state.winner = 200
    with pytest.raises(IndexError, match="negative index"):
        state.cards[-1]
    with pytest.raises(AttributeError, match="no field colour"):
        _ = state.colour
    state.cards[1] = 3
    assert isinstance(state.cards[1], int)
    assert list(PlainVector(states["cards"][0])) == [0, 3, 0, 0]


def test_a_record_type_serves_one_family_only() -> None:
    rules: dict[str, Any] = dict.fromkeys(verbs.VERBS, lambda *a: None)
    with pytest.raises(ValueError, match="its record type is that of tiny"):
        verbs.bind(FAMILY.state.dtype, "another", rules)
    with pytest.raises(ValueError, match=r"verbs missing \['setup'\], unknown \['jump'\]"):
        verbs.bind(np.dtype([("x", "i1")]), "another", {**{k: v for k, v in rules.items() if k != "setup"}, "jump": print})
    with pytest.raises(ValueError, match="registered already"):
        register(TINY)
    with pytest.raises(herna.UnknownGame, match="no game 'chess'; there are: welcome-to-the-dungeon"):
        herna.find_game("chess")


def test_events_are_told_to_those_who_see_them_and_secrets_to_those_who_know() -> None:
    buffer = new_buffer()
    buffer[0, 0] = 1
    buffer[1, :6] = [0, 2, EVERYONE, seat_bit(1), 7, 8]
    rows = taken(buffer)
    assert not buffer.any()
    kinds = (EventKind("dealt", (Number("card", secret=True), Number("left"))),)
    assert told(rows[0], 1, kinds, None) == ("dealt", 2, {"card": 7, "left": 8})
    assert told(rows[0], 0, kinds, None) == ("dealt", 2, {"card": -1, "left": 8})
    assert told(rows[0], None, kinds, None) == ("dealt", 2, {"card": 7, "left": 8})
    assert sees(rows[0], herna.SPECTATOR)
    assert not sees((0, 2, seat_bit(1), 0), herna.SPECTATOR)


OPTIONS = (Option("cards", 2, (2, 3)), Option("open", False, (False, True)), Option("mode", "off", ("off", "on", "every")))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ({"cards": "3"}, {"cards": 3}),
        ({"cards": 3}, {"cards": 3}),
        ({"open": "yes"}, {"open": True}),
        ({"open": "False"}, {"open": False}),
        ({"mode": True}, {"mode": "on"}),
        ({"mode": "every"}, {"mode": "every"}),
        ({}, {}),
    ],
)
def test_options_are_read_as_they_are_typed(typed: dict[str, Any], meant: dict[str, Any]) -> None:
    assert complete(OPTIONS, typed, None) == {"cards": 2, "open": False, "mode": "off", **meant}


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ({"cards": "4"}, "option cards: '4' is none of 2, 3"),
        ({"cards": True}, "option cards: True is none of 2, 3"),
        ({"open": "perhaps"}, "option open: 'perhaps' is none of false, true"),
        ({"colour": 1}, "no option 'colour'; there are: cards, open, mode"),
    ],
)
def test_wrong_options_say_what_there_is(typed: dict[str, Any], message: str) -> None:
    with pytest.raises(herna.BadOption) as refused:
        complete(OPTIONS, typed, None)
    assert str(refused.value) == message


def test_options_reach_the_rules_as_places() -> None:
    assert encode(OPTIONS, {"cards": 3, "open": True, "mode": "off"}, None).tolist()[:3] == [1, 1, 0]


def test_machine_code_is_kept_by_a_hash_of_all_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An edited rule gives another folder, an edited text or table the same one; run where the package is a copy."""
    source = Path(herna.__file__).parent
    shutil.copytree(source, tmp_path / "herna", ignore=shutil.ignore_patterns("__pycache__"))

    def key(*packages: str, **environment: str) -> str:
        code = f"from herna.engine.compiled import sources_hash; print(sources_hash{packages!r})"
        done = subprocess.run(
            [sys.executable, "-c", code], cwd=tmp_path, env={"PATH": "", **environment}, capture_output=True, text=True, check=True
        )
        return done.stdout.strip()

    names = ("herna.engine", "herna.games.dungeon_cards")
    before = key(*names)
    assert key(*names) == before
    data = tmp_path / "herna/games/dungeon_cards/data/welcome-to-the-dungeon.yaml"
    data.write_text(data.read_text("utf-8") + "# a remark\n", "utf-8")
    assert key(*names) == before
    rule = tmp_path / "herna/games/dungeon_cards/bidding.py"
    rule.write_text(rule.read_text("utf-8") + "# a remark\n", "utf-8")
    assert key(*names) != before
    assert key("herna.engine") == key("herna.engine")
    assert key("herna.engine", NUMBA_BOUNDSCHECK="1") != key("herna.engine")
    with pytest.raises(ModuleNotFoundError, match="is a module; a game must be a package"):
        compiled.sources_hash("herna.engine.bits")


@pytest.mark.skipif(PLAIN, reason="nothing is compiled in plain mode")
def test_a_driver_is_the_same_for_the_same_family() -> None:
    from herna.engine.drivers import move

    assert move.of(FAMILY) is move.of(FAMILY)
    assert move.folder(FAMILY) in compiled.driver_folders(FAMILY)
    assert move.folder(FAMILY).is_dir()


@pytest.mark.skipif(PLAIN, reason="nothing is compiled in plain mode")
def test_a_rule_is_compiled_once_whatever_the_widths_of_its_numbers() -> None:
    @compiled.rule
    def twice(x: Any) -> Any:
        return 2 * x

    @numba.njit
    def call(narrow: Any, wide: Any) -> Any:
        return twice(narrow[0]) + twice(wide[0]) + twice(3) + twice(len(wide))

    assert call(np.array([100], np.int8), np.array([20_000], np.int16)) == 200 + 40_000 + 6 + 2
    assert twice.variants == 1  # type: ignore[attr-defined]


@pytest.mark.skipif(PLAIN, reason="nothing is compiled in plain mode")
def test_python_may_call_a_rule() -> None:
    @compiled.rule
    def more(numbers: Any, by: int) -> None:
        numbers[0] += by

    counter = np.array([1], np.uint64)
    more(counter, 2)
    assert counter.tolist() == [3]
    assert seat_bit(3) == 8
