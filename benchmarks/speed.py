"""Decisions a second: in compiled loops, and stepped one by one from Python."""

from __future__ import annotations

import time

import numpy as np

from herna.engine import drivers
from herna.engine.chance import Stream
from herna.engine.constants import OVER
from herna.engine.game import Game
from herna.engine.options import complete, encode
from herna.engine.record import wrap
from herna.engine.rules import Rules
from herna.lab.matches import Setting, play_part


def batch_rates(game: Game, seconds: float) -> dict[int, float]:
    """Decisions a second of random play by number of players, best of three runs that last so long between them."""
    rates = {}
    for players in range(game.players[0], game.players[1] + 1):
        setting = Setting(game.id, ("random",) * players)
        play_part(setting, 0, 0, 10)
        games, best = 2000, 0.0
        while True:
            started = time.perf_counter()
            part = play_part(setting, 1, 0, games)
            took = time.perf_counter() - started
            best = max(best, part.decisions / took)
            if took > seconds / 3:
                break
            games *= 2
        for _ in range(2):
            started = time.perf_counter()
            part = play_part(setting, 1, 0, games)
            best = max(best, part.decisions / (time.perf_counter() - started))
        rates[players] = best
    return rates


def python_rate(game: Game, seconds: float) -> float:
    """Decisions a second when each is asked for from Python, most players: one call a decision, legal actions as bits."""
    rules, players = Rules(game, game.load(None)), game.players[1]
    family = rules.family
    step, legal, begin = drivers.step.of(family), drivers.legal_words.of(family), drivers.begin_match.of(family)
    options = encode(game.options, complete(game.options, {}, rules.components), rules.components)
    words, out, random = np.zeros(family.words, np.uint64), np.zeros(family.outcomes, np.int64), Stream(1)
    blank, states = rules.blank(players), rules.blank(players)
    tables, stream, decisions, best = rules.tables, random.array, 0, 0.0
    for _ in range(3):
        decisions, started, end = 0, time.perf_counter(), time.perf_counter() + seconds / 3
        while time.perf_counter() < end:
            states[:] = blank
            begin(tables, states, wrap(options), None)
            while rules.to_move(states) < 0:
                rules.move(states, random.pick(rules.chance(states)[0]))
            legal(tables, states, words)
            seat = 0
            while seat != OVER:
                word = int(words[0])
                action = (word & -word).bit_length() - 1  # the lowest legal action costs the least to find
                if word & 2:
                    action = 1 if decisions % 8 else action
                seat = step(tables, states, action, words, out, stream)
                decisions += 1
        best = max(best, decisions / (time.perf_counter() - started))
    return best
