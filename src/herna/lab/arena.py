"""Tournaments between bots: every pair meets in every order of seats; with intervals and ratings; can be stopped and resumed."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from herna.engine.errors import BadRecord, HernaError
from herna.engine.options import Value
from herna.lab.matches import Part, Setting, play_part
from herna.lab.stats import ratings, wilson

PART = 4  # matches played between two looks at the progress
Progress = Callable[[int], None]
"""Called with the matches done so far."""


class TooFewBots(HernaError):
    """A tournament needs two different bots."""


class Meeting(Struct):
    """How two bots did against each other; `bots[0]` scored `points` in `games`, a draw counts half.

    With more than two seats the bots sit alternately, and a point is a win of any seat of theirs.
    """

    bots: tuple[str, str]
    games: int = 0
    points: float = 0.0
    done: dict[str, int] = {}

    @property
    def rate(self) -> float:
        """Points a game."""
        return self.points / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """95 % interval of the rate."""
        return wilson(self.points, self.games)


class Tournament(Struct):
    """All meetings of a tournament: what is kept in a file to go on with."""

    game: str
    players: int
    options: dict[str, Value]
    seed: int
    games: int
    meetings: list[Meeting]

    @property
    def ratings(self) -> dict[str, float]:
        """Elo ratings, mean 1500."""
        names = list(dict.fromkeys(name for meeting in self.meetings for name in meeting.bots))
        points = {}
        for meeting in self.meetings:
            if meeting.games:
                points[meeting.bots] = meeting.points
                points[meeting.bots[1], meeting.bots[0]] = meeting.games - meeting.points
        return ratings(names, points)


def arena(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    players: int = 2,
    options: dict[str, Value] | None = None,
    seed: int = 0,
    workers: int = 1,
    keep: Path | None = None,
    progress: Progress | None = None,
) -> tuple[Tournament, bool]:
    """Play `games` matches between every two bots, seats taken in turn; also whether all were played (False: Ctrl-C).

    keep: a file in which every finished part is kept, and from which a stopped tournament goes on; BadRecord if it is of another.
    """
    if len(set(bots)) < 2:
        raise TooFewBots(f"a tournament needs at least two different bots, not {', '.join(bots) or 'none'}")
    pairs = list(itertools.combinations(dict.fromkeys(bots), 2))
    tournament = Tournament(game, players, options or {}, seed, games, [Meeting(pair, done={}) for pair in pairs])
    for meeting in tournament.meetings:
        _setting(tournament, meeting, 0).check()
    if keep is not None and keep.exists():
        tournament = _read(keep, tournament)
    whole = True
    try:
        for meeting, first, part in _parts(tournament, workers):
            _add(tournament, meeting, first, part)
            if keep is not None:
                _write(keep, tournament)
            if progress is not None:
                progress(sum(m.games for m in tournament.meetings))
    except KeyboardInterrupt:
        whole = False
    return tournament, whole


def _setting(tournament: Tournament, meeting: Meeting, turn: int) -> Setting:
    """Who sits where in the matches of one turn: the bots alternately, the first seat in turn."""
    seats = tuple(meeting.bots[(seat + turn) % 2] for seat in range(tournament.players))
    return Setting(tournament.game, seats, tournament.options)


def _parts(tournament: Tournament, workers: int) -> Iterator[tuple[Meeting, int, Part]]:
    """All parts that are still to be played. Part i has the first seats swapped against part i - 1, on the same deals."""
    jobs = [
        (meeting, first)
        for first in range(0, tournament.games, PART)
        for meeting in tournament.meetings
        if str(first) not in meeting.done
    ]
    if workers == 1:
        for meeting, first in jobs:
            yield meeting, first, _play(tournament, meeting, first)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        waiting: dict[Future[Part], tuple[Meeting, int]] = {}
        try:
            for meeting, first in jobs:
                waiting[pool.submit(_play, tournament, meeting, first)] = meeting, first
                if len(waiting) >= 3 * workers:
                    yield from _finished(waiting)
            while waiting:
                yield from _finished(waiting)
        except (KeyboardInterrupt, GeneratorExit):
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _finished(waiting: dict[Future[Part], tuple[Meeting, int]]) -> Iterator[tuple[Meeting, int, Part]]:
    done, _ = wait(waiting, return_when=FIRST_COMPLETED)
    for future in done:
        meeting, first = waiting.pop(future)
        yield meeting, first, future.result()


def _play(tournament: Tournament, meeting: Meeting, first: int) -> Part:
    """Matches `first` to `first + PART`, as seats of the two bots: wins[0] are those of the first bot."""
    count = min(PART, tournament.games - first)
    total = Part(0, [0, 0], 0, 0)
    for turn in (0, 1):
        of_turn = (count + 1 - turn) // 2
        if of_turn:
            part = play_part(_setting(tournament, meeting, turn), tournament.seed, first // 2, of_turn)
            for seat, wins in enumerate(part.wins):
                total.wins[(seat + turn) % 2] += wins
            total.games += part.games
            total.draws += part.draws
            total.decisions += part.decisions
    return total


def _add(tournament: Tournament, meeting: Meeting, first: int, part: Part) -> None:
    meeting.games += part.games
    meeting.points += part.wins[0] + part.draws / 2
    meeting.done[str(first)] = part.games


def _write(keep: Path, tournament: Tournament) -> None:
    beside = keep.with_suffix(keep.suffix + ".new")
    beside.write_bytes(msgspec.json.encode(tournament))
    beside.replace(keep)


def _read(keep: Path, wanted: Tournament) -> Tournament:
    try:
        kept = msgspec.json.decode(keep.read_bytes(), type=Tournament)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"{keep}: expected a tournament to go on with: {error}") from None
    same: tuple[Any, ...] = (kept.game, kept.players, kept.options, kept.seed, kept.games, [m.bots for m in kept.meetings])
    if same != (wanted.game, wanted.players, wanted.options, wanted.seed, wanted.games, [m.bots for m in wanted.meetings]):
        raise BadRecord(f"{keep}: is of another tournament; give another file, or delete it to begin anew")
    return kept
