"""Tournaments: seats and deals are fair, any number of workers and any interruption give the same table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import herna
from herna.bots import UnknownBot
from herna.engine.errors import BadOption, BadRecord
from herna.lab import arena as arena_module
from herna.lab.arena import TooFewBots, Tournament, arena
from herna.lab.matches import Part, Setting
from herna.lab.stats import wilson

GAME = "welcome-to-the-dungeon"
BOTS = ["cautious", "searcher-easy"]
TRIO = ["random", "cautious", "searcher:iterations=3"]


def scores(tournament: Tournament) -> list[tuple[tuple[str, str], int, float]]:
    return [(m.bots, m.games, m.points) for m in tournament.meetings]


def test_every_two_bots_meet() -> None:
    played, whole = arena(GAME, [*TRIO, "random"], 6)
    assert whole
    assert [m.bots for m in played.meetings] == [(TRIO[0], TRIO[1]), (TRIO[0], TRIO[2]), (TRIO[1], TRIO[2])]
    assert all(m.games == 6 for m in played.meetings)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("games", [1, 7, 12])
def test_seats_alternate_and_are_swapped_on_the_same_deals(players: int, games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[tuple[str, ...], int]] = []

    def record(setting: Setting, seed: int, first: int, count: int) -> Part:
        played.extend((setting.seats, number) for number in range(first, first + count))
        return Part(count, [0] * players, 0, 0)

    monkeypatch.setattr(arena_module, "play_part", record)
    monkeypatch.setattr(arena_module, "PART", 4)
    arena(GAME, BOTS, games, players=players)
    assert len(played) == games
    orders = [tuple(bots[seat % 2] for seat in range(players)) for bots in (BOTS, BOTS[::-1])]
    assert {seats for seats, _ in played} == set(orders[: min(games, 2)])
    for order in orders:
        deals = [number for seats, number in played if seats == order]
        assert sorted(deals) == list(range(len(deals)))
        assert len(deals) in (games // 2, (games + 1) // 2)


def test_a_better_bot_scores_from_every_seat() -> None:
    played, _ = arena(GAME, ["random", "cautious"], 400)
    other_order, _ = arena(GAME, ["cautious", "random"], 400)
    assert played.meetings[0].rate < 0.05
    assert other_order.meetings[0].points == 400 - played.meetings[0].points
    assert played.meetings[0].interval == wilson(played.meetings[0].points, 400)
    assert played.ratings["cautious"] > played.ratings["random"] + 300
    assert sum(played.ratings.values()) == pytest.approx(3000)


def test_three_at_a_table() -> None:
    played, _ = arena(GAME, ["random", "cautious"], 200, players=3)
    assert played.meetings[0].games == 200
    assert played.meetings[0].rate < 0.2


def test_workers_change_nothing() -> None:
    assert arena(GAME, TRIO, 9, seed=2, workers=1) == arena(GAME, TRIO, 9, seed=2, workers=2)
    assert scores(arena(GAME, TRIO[:2], 30, seed=3)[0]) != scores(arena(GAME, TRIO[1:], 30, seed=3)[0])


def stop_after(parts: int) -> Any:
    """A progress that presses Ctrl-C at the given call."""
    calls = []

    def progress(done: int, new: int) -> None:
        calls.append(done)
        if len(calls) == parts:
            raise KeyboardInterrupt

    return progress


@pytest.mark.parametrize("workers", [1, 2])
def test_stopped_and_resumed_is_as_if_never_stopped(workers: int, tmp_path: Path) -> None:
    keep = tmp_path / "arena.json"
    bots, games = ["cautious", "searcher:iterations=3"], 30
    stopped, whole = arena(GAME, bots, games, seed=5, workers=workers, keep=keep, progress=stop_after(2))
    assert not whole
    assert stopped.meetings[0].games == 8
    again, whole = arena(GAME, bots, games, seed=5, workers=workers, keep=keep, progress=stop_after(1))
    assert (again.meetings[0].games, whole) == (12, False)
    resumed, whole = arena(GAME, bots, games, seed=5, keep=keep)
    assert whole
    assert scores(resumed) == scores(arena(GAME, bots, games, seed=5)[0])
    finished, whole = arena(GAME, bots, games, seed=5, keep=keep, progress=stop_after(1))  # nothing is left to play
    assert (scores(finished), whole) == (scores(resumed), True)


@pytest.mark.parametrize(
    "change", [{"seed": 6}, {"games": 31}, {"bots": ["random", "cautious"]}, {"players": 3}, {"options": {"successes": 3}}]
)
def test_file_of_another_tournament_is_refused(change: dict[str, Any], tmp_path: Path) -> None:
    keep = tmp_path / "arena.json"
    own: dict[str, Any] = {"bots": ["random", "random:seldom=0"], "games": 30, "seed": 5, "keep": keep}
    arena(GAME, **own)
    before = keep.read_bytes()
    with pytest.raises(BadRecord, match=r"arena\.json: is of another tournament; give another file, or delete it"):
        arena(GAME, **{**own, **change})
    assert keep.read_bytes() == before


@pytest.mark.parametrize("content", [b"", b"{}", b"not json", b"\xff\xfe", b"[1]"])
def test_unreadable_file_is_refused(content: bytes, tmp_path: Path) -> None:
    keep = tmp_path / "arena.json"
    keep.write_bytes(content)
    with pytest.raises(BadRecord, match=r"arena\.json: expected a tournament to go on with"):
        arena(GAME, ["random", "cautious"], 10, keep=keep)
    assert keep.read_bytes() == content


def test_place_where_nothing_can_be_kept_is_refused_before_playing(tmp_path: Path) -> None:
    def never(done: int, new: int) -> None:
        pytest.fail("a match was played")

    with pytest.raises(BadRecord, match=r"cannot be written: No such file or directory"):
        arena(GAME, ["random", "cautious"], 10, keep=tmp_path / "missing" / "arena.json", progress=never)
    with pytest.raises(BadRecord, match=r"cannot be read: Is a directory"):
        arena(GAME, ["random", "cautious"], 10, keep=tmp_path, progress=never)


@pytest.mark.parametrize(
    ("bots", "players", "error"),
    [
        ([], 2, TooFewBots),
        (["random", "random"], 2, TooFewBots),
        (["random", "robot"], 2, UnknownBot),
        (["random", "cautious"], 5, BadOption),
    ],
)
def test_wrong_tournaments_are_refused(bots: list[str], players: int, error: type[herna.HernaError]) -> None:
    with pytest.raises(error):
        arena(GAME, bots, 10, players=players)
