"""Information-set Monte Carlo tree search, for every game (Cowling, Powley and Whitehouse 2012, several observers).

Each iteration deals what the searching seat does not know at random (`resample`), walks down the tree, adds one node, plays the
match out by the rule of thumb with some random moves, and carries everybody's result back up. A node is what the seat to move
knows: its key is a hash of the state concealed to that seat, so others decide from their own knowledge, not from ours.

Statistics lie in one table of fixed size with open addressing; when it is full, the tree just grows no further.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from herna.engine import verbs
from herna.engine.agenda import apply
from herna.engine.bits import count_permitted, nth_permitted, permits
from herna.engine.chance import below, mix, pick
from herna.engine.compiled import driver, rule
from herna.engine.constants import CHANCE, OVER

MOST_DEPTH = 64  # nodes of one walk whose statistics are kept
PROBES = 16  # places looked at for a key before giving up
UNTRIED = 1e9  # bound of an action that was never tried; above every other


@rule
def hash_words(words: Any, n: int) -> Any:
    """Hash of n 64-bit words; never 0, which marks a free place."""
    h = mix(np.uint64(n))
    for i in range(n):
        h = mix(h ^ np.uint64(words[i]))
    return h | np.uint64(1)


@rule
def find(keys: Any, key: Any) -> Any:
    """The place of a key in the table, a new one if it is not there; -1 if there is no room near it."""
    size = len(keys)
    start = np.int64(np.uint64(key) >> np.uint64(20)) & (size - 1)
    for i in range(PROBES):
        place = (start + i) & (size - 1)
        if keys[place] == np.uint64(key):
            return place
        if keys[place] == np.uint64(0):
            keys[place] = np.uint64(key)
            return place
    return -1


@rule
def edge_key(node: Any, action: int) -> Any:
    """Key of an action at a node."""
    return mix(np.uint64(node) ^ mix(np.uint64(action + 1))) | np.uint64(1)


@rule
def choose_by_bound(node: Any, words: Any, legal: int, visits: int, keys: Any, counts: Any, values: Any, greed: float) -> int:
    """The action with the highest upper confidence bound (UCB1); one never tried comes first.

    An action for which the table has no room is never chosen; -1 if it has none for any.
    """
    best, most = -1, -math.inf
    explore = greed * math.sqrt(math.log(visits + 1.0))
    for i in range(legal):
        action = nth_permitted(words, i)
        place = find(keys, edge_key(node, action))
        if place < 0:
            continue
        bound = UNTRIED - i
        if counts[place] > 0:
            bound = values[place] / counts[place] + explore / math.sqrt(counts[place])
        if bound > most:
            best, most = action, bound
    return best


@rule
def play_out(tables: Any, state: Any, words: Any, weights: Any, random: Any, wild: int) -> None:
    """Play to the end by the rule of thumb; one move in `wild` is random."""
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            action = pick(weights, verbs.weights(tables, state, weights), random)
        elif below(random, wild) == 0:
            words[:] = 0
            verbs.legal(tables, state, words)
            action = nth_permitted(words, below(random, count_permitted(words)))
        else:
            action = verbs.advise(tables, state, state.to_move, random)
        apply(tables, state, action, None)


@driver
def search(
    tables: Any,
    concealed: Any,
    states: Any,
    raw: Any,
    seat: int,
    iterations: int,
    words: Any,
    weights: Any,
    keys: Any,
    counts: Any,
    values: Any,
    path: Any,
    results: Any,
    random: Any,
    greed: float,
    wild: int,
) -> None:
    """Run iterations from concealed[0], the state concealed to `seat`, which is to move.

    states: two states to work on, raw: the second one as uint64 words; keys uint64, counts int64, values float64: the table, a
    power of two long; path: int64[MOST_DEPTH, 2]; results: float64 for the seats.
    """
    table = tables[0]
    for _ in range(iterations):
        states[0] = concealed[0]
        state = states[0]
        verbs.resample(table, state, seat, random)
        depth, growing = 0, True
        while growing and state.to_move != OVER and depth < MOST_DEPTH:
            if state.to_move == CHANCE:
                apply(table, state, pick(weights, verbs.weights(table, state, weights), random), None)
                continue
            words[:] = 0
            verbs.legal(table, state, words)
            legal = count_permitted(words)
            mover = state.to_move
            if legal == 1:
                apply(table, state, nth_permitted(words, 0), None)
                continue
            states[1] = states[0]
            verbs.conceal(table, states[1], mover)
            node = hash_words(raw, len(raw))
            at = find(keys, node)
            if at < 0:
                break
            visits = counts[at]
            counts[at] += 1
            action = -1
            if visits > 0:
                action = choose_by_bound(node, words, legal, visits, keys, counts, values, greed)
            if action < 0:
                action = verbs.advise(table, state, mover, random)
                growing = False
            edge = find(keys, edge_key(node, action))
            if edge >= 0:
                path[depth, 0] = edge
                path[depth, 1] = mover
                depth += 1
            apply(table, state, action, None)
        play_out(table, state, words, weights, random, wild)
        verbs.returns(table, state, results)
        for i in range(depth):
            edge, mover = path[i, 0], path[i, 1]
            counts[edge] += 1
            values[edge] += results[mover]


@driver
def root_counts(
    tables: Any, concealed: Any, states: Any, raw: Any, seat: int, words: Any, keys: Any, counts: Any, out: Any
) -> None:
    """Visits of each legal action at the root into int64 `out`, 0 for what is not legal."""
    states[1] = concealed[0]
    verbs.conceal(tables[0], states[1], seat)
    node = hash_words(raw, len(raw))
    words[:] = 0
    verbs.legal(tables[0], concealed[0], words)
    for action in range(len(out)):
        out[action] = 0
        if permits(words, action):
            place = find(keys, edge_key(node, action))
            if place >= 0:
                out[action] = counts[place]
