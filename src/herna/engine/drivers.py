"""Entry points from Python that work for every game.

All take tables and states as arrays of records (in plain mode wrapped by `herna.engine.record.wrap`) and the index of the
state to work on: a call with an array of length 1 costs a fifth of a call with a record.
"""

from __future__ import annotations

from typing import Any

from herna.engine import verbs
from herna.engine.agenda import apply, begin, run
from herna.engine.bits import count_permitted, nth_permitted
from herna.engine.chance import below, pick, stream_start
from herna.engine.compiled import driver, rule
from herna.engine.constants import CHANCE, OVER

RANDOM, ADVISED = 0, 1  # policies: any legal action, what the rule of thumb advises
SELDOM = 2  # + code of an action: any legal one, but that one gives way to another except one time in SELDOM_ODDS
SELDOM_ODDS = 8


@driver
def begin_match(tables: Any, states: Any, options: Any, events: Any) -> None:
    """Set states[0], zeroed but for `seats`, up for its first decision or outcome."""
    begin(tables[0], states[0], options, events)


@driver
def resume_match(tables: Any, states: Any, events: Any) -> None:
    """Carry out what stands on the agenda of a position that was written by hand."""
    run(tables[0], states[0], events)


@driver
def move(tables: Any, states: Any, action: int, events: Any) -> None:
    """Carry out one legal decision or possible outcome on states[0] and append what happened to `events`."""
    apply(tables[0], states[0], action, events)


@driver
def legal_words(tables: Any, states: Any, words: Any) -> None:
    """Mark the legal actions of states[0] in uint64 words."""
    words[:] = 0
    verbs.legal(tables[0], states[0], words)


@driver
def chance_weights(tables: Any, states: Any, out: Any, where: Any) -> int:
    """Weights of the outcomes into int64 `out`, their address into int64[3] `where`; returns how many places are used."""
    out[:] = 0
    verbs.address(tables[0], states[0], where)
    return verbs.weights(tables[0], states[0], out)


@driver
def results(tables: Any, states: Any, out: Any) -> None:
    """Results of a match that is over into float64 `out`."""
    verbs.returns(tables[0], states[0], out)


@driver
def conceal_to(tables: Any, states: Any, seat: int) -> None:
    """Blank in states[0] what the seat may not know."""
    verbs.conceal(tables[0], states[0], seat)


@driver
def resample_for(tables: Any, states: Any, seat: int, random: Any) -> None:
    """Fill the blanks of states[0], concealed to the seat, with a consistent sample."""
    verbs.resample(tables[0], states[0], seat, random)


@driver
def observe_from(tables: Any, states: Any, seat: int, out: Any) -> None:
    """Tensor of states[0], concealed to the seat, into float32 `out`."""
    verbs.observe(tables[0], states[0], seat, out)


@driver
def advise_on(tables: Any, states: Any, seat: int, random: Any) -> int:
    """The rule of thumb's action for the seat in states[0], concealed to it."""
    return verbs.advise(tables[0], states[0], seat, random)


@rule
def play_chance(tables: Any, state: Any, out: Any, random: Any) -> None:
    """Let chance play until a seat has to decide or the match is over."""
    while state.to_move == CHANCE:
        apply(tables, state, pick(out, verbs.weights(tables, state, out), random), None)


@driver
def step(tables: Any, states: Any, action: int, words: Any, out: Any, random: Any) -> int:
    """One decision as fast as Python can ask for it: carry it out, play chance, mark what is legal next.

    words: uint64 row for the legal actions; out: int64 row for weights; random: uint64[1]. Returns the seat to move or OVER.
    """
    state = states[0]
    apply(tables[0], state, action, None)
    play_chance(tables[0], state, out, random)
    words[:] = 0
    if state.to_move != OVER:
        verbs.legal(tables[0], state, words)
    return state.to_move


@rule
def choose(tables: Any, state: Any, policy: int, words: Any, random: Any) -> int:
    """The action of a seat that plays by a policy; `words` hold its legal actions."""
    if policy == ADVISED:
        return verbs.advise(tables, state, state.to_move, random)
    if policy == RANDOM:
        return nth_permitted(words, below(random, count_permitted(words)))
    return choose_seldom(policy - SELDOM, words, random)


@rule
def choose_seldom(avoided: int, words: Any, random: Any) -> int:
    """Any legal action, but the avoided one mostly gives way to one of the others."""
    legal = count_permitted(words)
    drawn = below(random, legal)
    if nth_permitted(words, drawn) == avoided and legal > 1 and below(random, SELDOM_ODDS) > 0:
        other = below(random, legal - 1)
        drawn = other + (other >= drawn)
    return nth_permitted(words, drawn)


@driver
def play_games(
    tables: Any,
    blank: Any,
    states: Any,
    options: Any,
    policies: Any,
    seed: int,
    first: int,
    words: Any,
    out: Any,
    random: Any,
    results: Any,
    counts: Any,
) -> None:
    """Play whole games in one go, each from a stream of its own, so that any split into parts gives the same games.

    blank: one zeroed state with `seats` set; states: one state to work on; policies: int64 row, RANDOM, ADVISED or
    SELDOM + action for each seat; game i, counted from `first`, uses stream i of the seed. words, out, random: as for `step`.
    Results go into float64 `results`[games, seats]; counts: int64[games, 2] for decisions with at least two choices and for
    all moves.
    """
    table, state = tables[0], states[0]
    for game in range(len(results)):
        states[0] = blank[0]
        random[0] = stream_start(seed, first + game)
        begin(table, state, options, None)
        decisions, moves = 0, 0
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                action = pick(out, verbs.weights(table, state, out), random)
            else:
                words[:] = 0
                verbs.legal(table, state, words)
                decisions += count_permitted(words) > 1
                action = choose(table, state, policies[state.to_move], words, random)
            apply(table, state, action, None)
            moves += 1
        verbs.returns(table, state, results[game])
        counts[game, 0] = decisions
        counts[game, 1] = moves
