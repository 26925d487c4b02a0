"""Tournaments between bots: every pair meets in every order of seats; with intervals and ratings; can be stopped and resumed."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from herna.engine.errors import BadRecord, HernaError
from herna.engine.files import read_json, write_whole
from herna.engine.options import Value
from herna.lab.matches import Part, Setting, play_part
from herna.lab.stats import ratings, wilson
from herna.lab.workers import in_parts

PART, COMPILED_PART = 4, 10_000  # matches between two looks at the progress; even, so that each has both orders of seats
Progress = Callable[[int, int], None]
"""Called with the matches done so far, and with those among them that are new since the last call."""


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

    keep: a file in which every finished part is kept, and from which a stopped tournament goes on; BadRecord if it is of another,
    or cannot be read or written.
    """
    if len(set(bots)) < 2:
        raise TooFewBots(f"a tournament needs at least two different bots, not {', '.join(bots) or 'none'}")
    pairs = list(itertools.combinations(dict.fromkeys(bots), 2))
    tournament = Tournament(game, players, options or {}, seed, games, [Meeting(pair, done={}) for pair in pairs])
    for pair in pairs:
        _setting(tournament, pair, 0).check()
    if keep is not None and keep.exists():
        tournament = _read(keep, tournament)
    if keep is not None:
        _write(keep, tournament)  # what cannot be kept is known before anything is played
    jobs = [job for number in range(len(pairs)) for job in _jobs(tournament, number)]
    if workers > 1:
        for job in {job.settings[0].policies is None: job for job in jobs}.values():
            _play(msgspec.structs.replace(job, games=1))  # compiled here, once, before all workers would begin to
    whole = True
    try:
        for job, part in in_parts(_play, sorted(jobs, key=lambda job: job.first), workers):
            _add(tournament.meetings[job.meeting], job.first, part)
            if keep is not None:
                _write(keep, tournament)
            if progress is not None:
                progress(sum(m.games for m in tournament.meetings), part.games)
    except KeyboardInterrupt:
        whole = False
    return tournament, whole


class Job(Struct, frozen=True):
    """Matches number `first` and following of a meeting: the part of work that a worker is given.

    settings: with either bot on the first seat.
    """

    meeting: int
    settings: tuple[Setting, Setting]
    seed: int
    first: int
    games: int


def _setting(tournament: Tournament, bots: tuple[str, str], turn: int) -> Setting:
    """Who sits where in the matches of one turn: the bots alternately, the first seat in turn."""
    seats = tuple(bots[(seat + turn) % 2] for seat in range(tournament.players))
    return Setting(tournament.game, seats, tournament.options)


def _jobs(tournament: Tournament, number: int) -> list[Job]:
    """What is still to be played of a meeting."""
    meeting = tournament.meetings[number]
    settings = _setting(tournament, meeting.bots, 0), _setting(tournament, meeting.bots, 1)
    size = COMPILED_PART if settings[0].policies else PART
    return [
        Job(number, settings, tournament.seed, first, min(size, tournament.games - first))
        for first in range(0, tournament.games, size)
        if str(first) not in meeting.done
    ]


def _play(job: Job) -> Part:
    """Play a job; every deal is played in both orders of seats. wins[0] are those of the first bot."""
    total = Part(0, [0, 0], 0, 0)
    for turn, setting in enumerate(job.settings):
        of_turn = (job.games + 1 - turn) // 2
        if of_turn:
            part = play_part(setting, job.seed, job.first // 2, of_turn)
            wins = [sum(part.wins[(turn + bot) % 2 :: 2]) for bot in (0, 1)]
            total += Part(part.games, wins, part.draws, part.decisions)
    return total


def _add(meeting: Meeting, first: int, part: Part) -> None:
    meeting.games += part.games
    meeting.points += part.wins[0] + part.draws / 2
    meeting.done[str(first)] = part.games


def _write(keep: Path, tournament: Tournament) -> None:
    write_whole(keep, msgspec.json.encode(tournament))


def _read(keep: Path, wanted: Tournament) -> Tournament:
    kept = read_json(keep, Tournament, "a tournament to go on with")
    same: tuple[Any, ...] = (kept.game, kept.players, kept.options, kept.seed, kept.games, [m.bots for m in kept.meetings])
    if same != (wanted.game, wanted.players, wanted.options, wanted.seed, wanted.games, [m.bots for m in wanted.meetings]):
        raise BadRecord(f"{keep}: is of another tournament; give another file, or delete it to begin anew")
    return kept
