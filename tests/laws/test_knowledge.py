"""Laws of knowledge: concealing, previews, resampling, observations and advice."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

import herna
from herna.engine.chance import Stream
from herna.engine.constants import CHANCE, OPEN
from herna.engine.events import new_buffer, sees, taken, told
from herna.engine.game import Game
from herna.engine.match import Match
from herna.engine.preview import preview
from tests.conftest import ALL, PLAYERS, new_match, random_moves, some
from tests.laws.census import CENSUS

SETTINGS = pytest.mark.parametrize(("game", "players", "options"), ALL)


def moments(game: Game, players: int, options: dict[str, Any], seeds: int) -> Any:
    """Matches just before each decision."""
    for seed in range(seeds):
        match = new_match(game, players, options, seed)
        for _ in random_moves(match, seed):
            yield match


@SETTINGS
def test_concealing_twice_is_concealing_once(game: Game, players: int, options: dict[str, Any]) -> None:
    for match in moments(game, players, options, some(4)):
        for seat in range(-1, players):
            once = match.rules.conceal(match.states, seat)
            assert match.rules.conceal(once, seat).tobytes() == once.tobytes()


@SETTINGS
def test_what_is_legal_follows_from_what_the_mover_knows(game: Game, players: int, options: dict[str, Any]) -> None:
    for match in moments(game, players, options, some(4)):
        concealed = match.rules.conceal(match.states, match.to_move)
        assert match.rules.legal(concealed) == match.rules.legal(match.states)


@SETTINGS
def test_concealing_and_then_moving_is_moving_and_then_concealing_or_open(
    game: Game, players: int, options: dict[str, Any]
) -> None:
    opened, closed = 0, 0
    for match in moments(game, players, options, some(6)):
        rules, seat = match.rules, match.to_move
        for code in rules.legal(match.states):
            foreseen, really = rules.conceal(match.states, seat), match.states
            rules.move(foreseen, code)
            if rules.to_move(foreseen) == OPEN:
                opened += 1
                continue
            closed += 1
            rules.move(really, code)
            assert rules.conceal(foreseen, seat).tobytes() == rules.conceal(really, seat).tobytes()
    assert closed > 0


@SETTINGS
def test_previews_tell_what_then_happens(game: Game, players: int, options: dict[str, Any]) -> None:
    foretold = 0
    for match in moments(game, players, options, some(4)):
        rules, seat = match.rules, match.to_move
        concealed = rules.conceal(match.states, seat)
        for code in rules.legal(concealed):
            foreseen, _ = preview(rules, concealed, seat, [code])
            states, buffer = match.states, new_buffer()
            rules.move(states, code, buffer)
            rows = [row for row in taken(buffer) if sees(row, seat)]
            really = [told(row, seat, game.family.events, match.components) for row in rows]
            assert [(e.kind, e.seat, e.data) for e in foreseen.happened] == really[: len(foreseen.happened)]
            if foreseen.stopped != "unknown":
                assert len(really) == len(foreseen.happened)
            foretold += len(really)
    assert foretold


@SETTINGS
def test_resampled_states_are_consistent_and_playable(game: Game, players: int, options: dict[str, Any]) -> None:
    census = CENSUS[game.id]
    for number, match in enumerate(moments(game, players, options, some(4))):
        random = Stream(number)
        for seat in range(-1, players):
            concealed = match.rules.conceal(match.states, seat)
            sampled = match.rules.resample(concealed, seat, random.array)
            assert match.rules.conceal(sampled, seat).tobytes() == concealed.tobytes()
            assert census(sampled[0]) == census(match.states[0])
            if number % 7 == 0 and seat == match.to_move:
                _play_out(match, sampled, random)


def _play_out(match: Match, states: Any, random: Stream) -> None:
    rules = match.rules
    for _ in range(2000):
        if rules.is_over(states):
            return
        legal = rules.legal(states)
        assert legal
        rules.move(
            states, random.pick(rules.chance(states)[0]) if rules.to_move(states) == CHANCE else legal[random.below(len(legal))]
        )
    pytest.fail("a resampled match does not end")


@SETTINGS
def test_resampling_is_diverse(game: Game, players: int, options: dict[str, Any]) -> None:
    match = new_match(game, players, options, 1)
    most, random = 0, Stream(3)
    for _ in random_moves(match, 1):
        concealed = match.rules.conceal(match.states, match.to_move)
        found = {match.rules.resample(concealed, match.to_move, random.array).tobytes() for _ in range(20)}
        most = max(most, len(found))
    assert most >= 3


@SETTINGS
def test_observation_and_advice_come_from_what_is_known(game: Game, players: int, options: dict[str, Any]) -> None:
    for number, match in enumerate(moments(game, players, options, some(4))):
        rules, seat = match.rules, match.to_move
        for other in range(-1, players):
            seen = rules.observe(rules.conceal(match.states, other), other)
            assert seen.shape == (game.family.observation_size,)
            assert np.isfinite(seen).all()
            assert -1 <= seen.min() <= seen.max() <= 2
        concealed = rules.conceal(match.states, seat)
        advice = rules.advise(concealed, seat, Stream(number).array)
        assert advice == rules.advise(match.states, seat, Stream(number).array)
        assert advice in rules.legal(match.states)


def test_resampling_has_the_frequencies_of_the_histories() -> None:
    match = herna.new("tiny", players=3, dealer=None)
    for move in ("card 2", "card 1", "card 3", "bid 1"):
        match.push(move)
    # Seat 1 sees its own 1; the two hidden cards come from one 1, two 2s and two 3s, the bid of seat 0 is any of three.
    left, histories = {1: 1, 2: 2, 3: 2}, Counter()
    for first, copies in left.items():
        for second in left:
            ways = copies * (left[second] - (first == second))
            for bid in (1, 2, 3):
                if ways:
                    histories[first, second, bid] += ways
    concealed, random = match.rules.conceal(match.states, 1), Stream(99)
    draws, found = 6000 if some(8) == 8 else 1500, Counter()
    for _ in range(draws):
        state = match.rules.resample(concealed, 1, random.array)[0]
        found[int(state["cards"][0]), int(state["cards"][2]), int(state["bids"][0])] += 1
    assert set(found) <= set(histories)
    total = sum(histories.values())
    expected = [draws * n / total for n in histories.values()]
    assert chisquare([found[h] for h in histories], expected).pvalue > 0.001


@pytest.mark.parametrize(("game", "players", "options"), PLAYERS)
def test_a_spectator_is_offered_nothing(game: Game, players: int, options: dict[str, Any]) -> None:
    match = herna.new(game.id, players=players, dealer=None, **options)
    random = Stream(1)
    while not match.is_over:
        assert match.view(herna.SPECTATOR).choices == ()
        legal = match.legal_actions
        match.push(legal[random.below(len(legal))])
