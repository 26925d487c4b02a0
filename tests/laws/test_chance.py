"""Laws of chance: weights, addresses, and deals that depend on nobody's decisions."""

from __future__ import annotations

from typing import Any

import pytest

import herna
from herna.engine.chance import Stream
from herna.engine.game import Game
from tests.conftest import ALL, new_match, random_moves, some

SETTINGS = pytest.mark.parametrize(("game", "players", "options"), ALL)


@SETTINGS
def test_weights_are_whole_and_possible_outcomes_are_legal(game: Game, players: int, options: dict[str, Any]) -> None:
    match = herna.new(game.id, players=players, dealer=None, **options)
    random, seen = Stream(1), 0
    while not match.is_over:
        if match.to_move == herna.CHANCE:
            weights, _ = match.rules.chance(match.states)
            assert all(weight >= 0 for weight in weights)
            assert sum(weights) > 0
            assert len(match.legal_actions) == sum(weight > 0 for weight in weights)
            seen += 1
        legal = match.legal_actions
        match.push(legal[random.below(len(legal))])
    assert seen


@SETTINGS
def test_every_outcome_of_a_match_has_an_address_of_its_own(game: Game, players: int, options: dict[str, Any]) -> None:
    match = herna.new(game.id, players=players, dealer=None, **options)
    dealer, random, addresses = herna.Dealer(3), Stream(2), []
    while not match.is_over:
        if match.to_move == herna.CHANCE:
            weights, address = match.rules.chance(match.states)
            addresses.append(address)
            match.push(match.rules.text(match.states, dealer.outcome(address, weights)))
        else:
            legal = match.legal_actions
            match.push(legal[random.below(len(legal))])
    assert len(set(addresses)) == len(addresses)


Dealt = dict[tuple[int, int, int], tuple[list[int], str]]
"""By address, in the order in which they came: the weights of an outcome, and its text."""


def _deal(game: Game, players: int, options: dict[str, Any], decisions: int) -> Dealt:
    """The outcomes of seed 11, whatever was decided."""
    match = herna.new(game.id, players=players, dealer=None, **options)
    dealer, random, dealt = herna.Dealer(11), Stream(decisions), Dealt()
    while not match.is_over:
        if match.to_move == herna.CHANCE:
            weights, address = match.rules.chance(match.states)
            text = match.rules.text(match.states, dealer.outcome(address, weights))
            dealt[address] = weights, text
            match.push(text)
        else:
            legal = match.legal_actions
            match.push(legal[random.below(len(legal))])
    return dealt


def dealt_alike(one: Dealt, other: Dealt) -> tuple[int, list[tuple[int, int, int]]]:
    """How many outcomes two deals of one seed should have in common, and the addresses of those that differ all the same.

    A shuffle of what decisions have left (a discard pile, a hand) is another shuffle; one that begins with the same cards is not.
    """
    compared, different = 0, []
    begun = [{address[:2]: weights for address, (weights, _) in reversed(deal.items())} for deal in (one, other)]
    for address in one.keys() & other.keys():
        if begun[0][address[:2]] == begun[1][address[:2]]:
            compared += 1
            if one[address][1] != other[address][1]:
                different.append(address)
    return compared, different


@SETTINGS
def test_deal_of_a_seed_depends_on_no_decision(game: Game, players: int, options: dict[str, Any]) -> None:
    first = _deal(game, players, options, 1)
    compared = 0
    for decisions in range(2, 2 + some(10)):
        common, different = dealt_alike(first, _deal(game, players, options, decisions))
        assert not different
        compared += common
    assert compared


def test_a_pile_that_decisions_left_may_be_shuffled_and_a_deck_may_not_change() -> None:
    deal: Dealt = {(0, 0, 0): ([1, 1], "a"), (0, 1, 0): ([2, 1], "a"), (0, 1, 1): ([1, 1], "b")}
    assert dealt_alike(deal, deal) == (3, [])
    discards = {**deal, (0, 1, 0): ([1, 2], "b"), (0, 1, 1): ([1, 1], "a")}
    assert dealt_alike(deal, discards) == (1, [])
    changed = {**deal, (0, 1, 1): ([1, 5], "a")}
    assert dealt_alike(deal, changed) == (3, [(0, 1, 1)])


@SETTINGS
def test_dealer_by_the_seed_is_the_dealer_of_the_match(game: Game, players: int, options: dict[str, Any]) -> None:
    match = new_match(game, players, options, 21)
    for _ in random_moves(match, 1):
        pass
    again = herna.Dealer(match.record().seed)
    assert again.promise == match.record().promise
