"""Games and engine pieces with a fault on purpose, each of which one law has to notice. Works in plain mode only.

`FAULTS` names each fault: what it does to the rules or the engine, and the law that must turn red.
"""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from herna.engine import game as games
from herna.engine import replay, verbs
from herna.engine.chance import below
from herna.engine.constants import EVERYONE, UNKNOWN
from herna.engine.dealer import Dealer
from herna.engine.events import emit
from herna.engine.match import Match
from herna.games.dungeon_cards import FAMILY as DUNGEON_CARDS
from tests.laws import test_chance, test_knowledge, test_moves, test_perft, test_texts, test_told
from tests.tiny import FAMILY, TINY, knowledge, rules

Patch = pytest.MonkeyPatch
Rule = Callable[..., Any]


@dataclass(frozen=True)
class Fault:
    """A fault: its name, the law that must notice, how it is put in, and the game to try."""

    name: str
    law: Callable[..., None]
    put_in: Callable[[Patch], None]
    game: str = "tiny"


def verb(name: str, broken: Rule, family: Any = FAMILY) -> Callable[[Patch], None]:
    """Put another rule in the place of a verb."""
    return lambda patch: patch.setitem(verbs._rules, (name, family.state.dtype), broken)


def declared(**facts: Any) -> Callable[[Patch], None]:
    """Let the tiny game declare something else of itself."""
    return lambda patch: patch.setitem(games._games, "tiny", dataclasses.replace(TINY, **facts))


def after_answer(fault: Callable[[Any, Any], None]) -> Rule:
    """The tiny game's `answer`, and then a fault on state and events."""

    def answer(tables: Any, state: Any, ask: int, seat: int, action: int, events: Any) -> None:
        rules.answer(tables, state, ask, seat, action, events)
        fault(state, events)

    return answer


def nothing_for_seat_1(tables: Any, state: Any, words: Any) -> None:
    if state.to_move != 1:
        rules.legal(tables, state, words)


def only_below_the_neighbours_card(tables: Any, state: Any, words: Any) -> None:
    for bid in range(max(1, min(3, state.cards[(state.to_move + 1) % state.seats]))):
        words[0] |= 1 << bid


def less_than_nothing(tables: Any, state: Any, out: Any) -> int:
    rules.weights(tables, state, out)
    out[0] = -1
    return 4


def weights_by_the_dungeon(tables: Any, state: Any, out: Any) -> int:
    used = int(WEIGHTS(tables, state, out))
    for kind in range(1, used):
        out[kind] *= 1 + kind * state.dungeon_size
    return used


WEIGHTS = DUNGEON_CARDS.rules["weights"]


def one_place(tables: Any, state: Any, out: Any) -> None:
    out[0] = out[1] = out[2] = 0


def all_win(tables: Any, state: Any, out: Any) -> None:
    for seat in range(state.seats):
        out[seat] = 1.0


def two_win(tables: Any, state: Any, out: Any) -> None:
    for seat in range(state.seats):
        out[seat] = -float(state.seats - 1) if seat == 0 else 1.0


def count_what_was_concealed(tables: Any, state: Any, seat: int) -> None:
    knowledge.conceal(tables, state, seat)
    state.deck_size += 1


def hint_at_the_first_card(tables: Any, state: Any, seat: int) -> None:
    great = state.cards[0] == 3
    knowledge.conceal(tables, state, seat)
    state.deck[1] -= great


def deal_from_a_full_deck(tables: Any, state: Any, seat: int, random: Any) -> None:
    for other in range(state.seats):
        if state.cards[other] == UNKNOWN:
            state.cards[other] = 1 + below(random, 3)
        if state.bids[other] == UNKNOWN:
            state.bids[other] = 1 + below(random, 3)
    for kind in range(1, 4):
        state.deck[kind] = tables.copies[kind]


def deal_kinds_alike(tables: Any, state: Any, seat: int, random: Any) -> None:
    """Kinds that are left are equally likely, however many cards of them there are."""
    deal_by(tables, state, lambda left: left[below(random, len(left))], lambda: below(random, 3))


def deal_the_lowest(tables: Any, state: Any, seat: int, random: Any) -> None:
    deal_by(tables, state, min, lambda: 0)


def deal_by(tables: Any, state: Any, choose: Callable[[list[int]], int], bid: Callable[[], int]) -> None:
    deck = [0, *(tables.copies[kind] - list(state.cards).count(kind) for kind in range(1, 4))]
    for other in range(state.seats):
        if state.cards[other] == UNKNOWN:
            state.cards[other] = kind = choose([k for k in range(1, 4) if deck[k] > 0])
            deck[kind] -= 1
        if state.bids[other] == UNKNOWN:
            state.bids[other] = 1 + bid()
    for kind in range(1, 4):
        state.deck[kind] = deck[kind]


def see_nothing_finite(tables: Any, state: Any, seat: int, out: Any) -> None:
    out[0] = float("nan")


def bid_by_the_neighbours_card(tables: Any, state: Any, seat: int, random: Any) -> int:
    return int(max(state.cards[(seat + 1) % state.seats], 1) - 1)


CALLS = itertools.count(1)


def remember(state: Any, _events: Any) -> None:
    state.winner = next(CALLS) % 100


def leave_a_step_behind(state: Any, _events: Any) -> None:
    state.agenda[7, 0] = 1


def write_down_the_first_card(state: Any, _events: Any) -> None:
    state.winner = state.cards[0] + 1


def tell_the_first_card(state: Any, events: Any) -> None:
    emit(events, rules.SHOWN, 0, EVERYONE, EVERYONE, state.cards[0], 1)


def deal_in_turn(patch: Patch) -> None:
    turn = itertools.count()
    patch.setattr(Dealer, "outcome", lambda self, address, weights: 1 + next(turn) // 2 % 3)


def share_the_log(patch: Patch) -> None:
    copy = Match.copy

    def shallow(self: Match) -> Match:
        other = copy(self)
        other._log = self._log
        return other

    patch.setattr(Match, "copy", shallow)


def log_before_reading(patch: Patch) -> None:
    push = Match.push

    def hasty(self: Match, action: str | int) -> None:
        self._shown.extend(self._shown[-1:])
        push(self, action)
        self._shown.pop()

    patch.setattr(Match, "push", hasty)


def undo_only_the_log(patch: Patch) -> None:
    patch.setattr(Match, "undo", lambda self: self._log.append("undo"))


FAULTS = (
    Fault(
        "a seat without a legal action",
        test_moves.test_something_is_legal_until_the_end_and_nothing_after,
        verb("legal", nothing_for_seat_1),
    ),
    Fault(
        "a match longer than declared", test_moves.test_match_is_no_longer_than_declared, declared(longest=lambda n, o: 2 * n - 1)
    ),
    Fault(
        "a refused action that leaves a trace", test_moves.test_what_is_not_legal_is_refused_and_changes_nothing, log_before_reading
    ),
    Fault("copies that share their log", test_moves.test_copies_are_independent, share_the_log),
    Fault("an undo that restores nothing", test_moves.test_undo_restores_bytes_and_the_same_outcomes_follow, undo_only_the_log),
    Fault("results above nothing", test_moves.test_results_add_up_to_nothing_and_one_side_wins_or_nobody, verb("returns", all_win)),
    Fault(
        "partners of whom one wins",
        test_moves.test_results_add_up_to_nothing_and_one_side_wins_or_nobody,
        declared(sides=lambda players, options: (0, 1, 0)),
    ),
    Fault("two winners", test_moves.test_results_add_up_to_nothing_and_one_side_wins_or_nobody, verb("returns", two_win)),
    Fault(
        "a dealer who does not keep to his seed",
        test_moves.test_same_seed_and_decisions_give_the_same_match,
        deal_in_turn,
    ),
    Fault(
        "a negative weight", test_chance.test_weights_are_whole_and_possible_outcomes_are_legal, verb("weights", less_than_nothing)
    ),
    Fault("one address for all", test_chance.test_every_outcome_of_a_match_has_an_address_of_its_own, verb("address", one_place)),
    Fault(
        "a deck that changes with decisions",
        test_chance.test_deal_of_a_seed_depends_on_no_decision,
        verb("weights", weights_by_the_dungeon, DUNGEON_CARDS),
        "welcome-to-the-dungeon",
    ),
    Fault(
        "a step left behind", test_texts.test_positions_round_trip_byte_for_byte, verb("answer", after_answer(leave_a_step_behind))
    ),
    Fault("rules with a memory", test_texts.test_records_round_trip_and_replay, verb("answer", after_answer(remember))),
    Fault(
        "hashes that nobody looks at",
        test_texts.test_a_record_that_was_tampered_with_is_refused,
        lambda patch: patch.setattr(replay, "_check", lambda match, record, number: None),
    ),
    Fault(
        "a table that is no object",
        test_texts.test_what_leaves_the_engine_keeps_to_its_schema,
        declared(view=lambda c, s, seat: [1]),
    ),
    Fault(
        "concealing that adds up",
        test_knowledge.test_concealing_twice_is_concealing_once,
        verb("conceal", count_what_was_concealed),
    ),
    Fault(
        "a hidden hand that shows how good it is",
        test_told.test_who_is_told_the_same_knows_the_same,
        verb("conceal", hint_at_the_first_card),
    ),
    Fault(
        "choices that depend on a hidden card",
        test_knowledge.test_what_is_legal_follows_from_what_the_mover_knows,
        verb("legal", only_below_the_neighbours_card),
    ),
    Fault(
        "a hidden card written where all see it",
        test_knowledge.test_concealing_and_then_moving_is_moving_and_then_concealing_or_open,
        verb("answer", after_answer(write_down_the_first_card)),
    ),
    Fault(
        "a hidden card told to all",
        test_knowledge.test_previews_tell_what_then_happens,
        verb("answer", after_answer(tell_the_first_card)),
    ),
    Fault(
        "cards dealt twice",
        test_knowledge.test_resampled_states_are_consistent_and_playable,
        verb("resample", deal_from_a_full_deck),
    ),
    Fault("the same deal every time", test_knowledge.test_resampling_is_diverse, verb("resample", deal_the_lowest)),
    Fault(
        "a number that is none",
        test_knowledge.test_observation_and_advice_come_from_what_is_known,
        verb("observe", see_nothing_finite),
    ),
    Fault(
        "advice from a hidden card",
        test_knowledge.test_observation_and_advice_come_from_what_is_known,
        verb("advise", bid_by_the_neighbours_card),
    ),
    Fault(
        "kinds dealt alike", test_knowledge.test_resampling_has_the_frequencies_of_the_histories, verb("resample", deal_kinds_alike)
    ),
    Fault("a bid too few", test_perft.test_counts_from_fixed_positions, verb("legal", lambda t, s, words: words.__setitem__(0, 3))),
)
