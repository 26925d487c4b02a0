"""The bot that searches, with named levels and settings of its own."""

from __future__ import annotations

import time

import numpy as np

from herna.bots.search import MOST_DEPTH, root_counts, search
from herna.engine.chance import Stream
from herna.engine.record import wrap
from herna.engine.rules import Rules, States

PLACES = 16  # for statistics, for each iteration: a node and its actions need fewer than half
FEWEST_PLACES, MOST_PLACES = 1 << 10, 1 << 20  # 24 bytes each
A_MILLISECOND = 300  # iterations in it, at a guess
BATCH = 32  # iterations between looks at the clock
GREED = 1.0  # weight of exploring, for results between -1 and 1
WILD = 12  # one move in so many of a playout is random


class SearcherBot:
    """Searches a set number of iterations (the same choice again for the same seed) or a set time.

    iterations: how many; milliseconds: how long, if iterations is None; wild: one playout move in so many is random, 1: all.
    """

    def __init__(
        self, rules: Rules, seed: int, *, iterations: int | None = None, milliseconds: float | None = None, wild: int = WILD
    ) -> None:
        family = rules.family
        self._rules, self._iterations, self._milliseconds, self._wild = rules, iterations, milliseconds, wild
        self._random = Stream(seed).array
        self._states = np.zeros(2, family.state.dtype)
        self._raw = self._states[1:].view(np.uint64)
        self._words = np.zeros(family.words, np.uint64)
        self._weights = np.zeros(family.outcomes, np.int64)
        places = _places(iterations if iterations is not None else A_MILLISECOND * (milliseconds or 0.0))
        self._keys = np.zeros(places, np.uint64)
        self._counts = np.zeros(places, np.int64)
        self._values = np.zeros(places, np.float64)
        self._results = np.zeros(rules.game.players[1], np.float64)
        self._path = np.zeros((MOST_DEPTH, 2), np.int64)
        self._visits = np.zeros(family.actions, np.int64)

    def choose(self, concealed: States, seat: int) -> int:
        """The action tried most often."""
        legal = self._rules.legal(concealed)
        if len(legal) == 1:
            return legal[0]
        self._keys[:] = 0
        self._counts[:] = 0
        self._values[:] = 0.0
        if self._iterations is not None:
            self._search(concealed, seat, self._iterations)
        else:
            end = time.perf_counter() + (self._milliseconds or 0.0) / 1000
            self._search(concealed, seat, BATCH)
            while time.perf_counter() < end:
                self._search(concealed, seat, BATCH)
        return self._most_visited(concealed, seat)

    def _search(self, concealed: States, seat: int, iterations: int) -> None:
        search.of(self._rules.family)(
            self._rules.tables,
            wrap(concealed),
            wrap(self._states),
            wrap(self._raw),
            seat,
            iterations,
            wrap(self._words),
            wrap(self._weights),
            wrap(self._keys),
            wrap(self._counts),
            wrap(self._values),
            wrap(self._path),
            wrap(self._results),
            wrap(self._random),
            GREED,
            self._wild,
        )

    def _most_visited(self, concealed: States, seat: int) -> int:
        root_counts.of(self._rules.family)(
            self._rules.tables,
            wrap(concealed),
            wrap(self._states),
            wrap(self._raw),
            seat,
            wrap(self._words),
            wrap(self._keys),
            wrap(self._counts),
            wrap(self._visits),
        )
        return int(np.argmax(self._visits))


def _places(iterations: float) -> int:
    """Size of the table: a power of two with room for so many iterations, within bounds."""
    places = FEWEST_PLACES
    while places < min(PLACES * iterations, MOST_PLACES):
        places *= 2
    return places
