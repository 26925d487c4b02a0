"""How much a second: in compiled loops, and one by one from Python. All rates are the best of several runs."""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np

from herna.engine import drivers
from herna.engine.chance import Stream
from herna.engine.constants import OVER
from herna.engine.game import Game
from herna.engine.options import complete, encode
from herna.engine.record import wrap
from herna.engine.rules import Rules
from herna.lab.matches import Setting, play_part

RUNS = 3


def best_rate(run: Callable[[int], int], seconds: float) -> float:
    """Best of some runs of what does n rounds and tells how much it did, n chosen so that they last so long between them."""
    run(1)  # compiled by now
    rounds, best = 1, 0.0
    while True:
        started = time.perf_counter()
        done = run(rounds)
        took = time.perf_counter() - started
        if took >= seconds / RUNS:
            break
        rounds *= 2
    best = done / took
    for _ in range(RUNS - 1):
        started = time.perf_counter()
        done = run(rounds)
        best = max(best, done / (time.perf_counter() - started))
    return best


def batch_rates(game: Game, bot: str, seconds: float) -> dict[int, float]:
    """Decisions a second in compiled loops where all seats play by the policy of a bot, by number of players."""

    def run(setting: Setting) -> Callable[[int], int]:
        return lambda games: play_part(setting, 1, 0, games).decisions

    fewest, most = game.players
    return {n: best_rate(run(Setting(game.id, (bot,) * n)), seconds) for n in range(fewest, most + 1)}


def advice_rate(game: Game, seconds: float) -> float:
    """Decisions a second by the rule of thumb, in compiled loops: a lower bound of how often it can be asked."""
    setting = Setting(game.id, ("cautious",) * game.players[0])
    return best_rate(lambda games: play_part(setting, 1, 0, games).decisions, seconds)


def python_rate(game: Game, seconds: float) -> float:
    """Decisions a second when each is asked for from Python, most players: one call a decision, legal actions as bits.

    Only decisions with at least two choices count. The second of the legal actions is taken seven times out of eight, so that
    choosing costs little and matches last.
    """
    rules, players = Rules(game, game.load(None)), game.players[1]
    family, tables = rules.family, rules.tables
    step, legal = drivers.step.of(family), drivers.legal_words.of(family)
    options = complete(game.options, {}, rules.components)
    words, out, random = np.zeros(family.words, np.uint64), np.zeros(family.outcomes, np.int64), Stream(1)
    stream = random.array

    def play(matches: int) -> int:
        decisions = 0
        for _ in range(matches):
            states = rules.begin(players, options)
            while rules.to_move(states) < 0:
                rules.move(states, random.pick(rules.chance(states)[0]))
            legal(tables, states, words)
            seat = 0
            while seat != OVER:
                word = int(words[0])
                second = word & (word - 1)
                if second:
                    decisions += 1
                    if decisions % 8:
                        word = second
                seat = step(tables, states, (word & -word).bit_length() - 1, words, out, stream)
        return decisions

    return best_rate(play, seconds)


def observation_rate(game: Game, seconds: float) -> float:
    """Observations a second of one concealed state, each asked for from Python."""
    rules = Rules(game, game.load(None))
    row = encode(game.options, complete(game.options, {}, rules.components), rules.components)
    states = rules.blank(game.players[0])
    drivers.begin_match.of(rules.family)(rules.tables, states, wrap(row), None)
    observe, out = drivers.observe_from.of(rules.family), np.zeros(rules.family.observation_size, np.float32)
    tables = rules.tables

    def run(times: int) -> int:
        for _ in range(times):
            observe(tables, states, 0, out)
        return times

    return best_rate(run, seconds)
