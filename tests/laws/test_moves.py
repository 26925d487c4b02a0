"""Laws of moving: for every game, every player count and every option."""

from __future__ import annotations

from typing import Any

import pytest

import herna
from herna.engine.game import Game
from tests.conftest import ALL, PLAYERS, new_match, random_moves, some

SETTINGS = pytest.mark.parametrize(("game", "players", "options"), ALL)


@SETTINGS
def test_something_is_legal_until_the_end_and_nothing_after(game: Game, players: int, options: dict[str, Any]) -> None:
    for seed in range(some(8)):
        match = new_match(game, players, options, seed)
        for _ in random_moves(match, seed):
            assert match.legal_actions
            assert 0 <= match.to_move < players
        assert match.legal_actions == []
        with pytest.raises(herna.MatchOver):
            match.push("anything")


@SETTINGS
def test_match_is_no_longer_than_declared(game: Game, players: int, options: dict[str, Any]) -> None:
    bound = game.longest(players, new_match(game, players, options, 0).options)
    for seed in range(some(8)):
        match = new_match(game, players, options, seed)
        for _ in random_moves(match, seed):
            pass
        assert match.ply <= bound


@pytest.mark.parametrize(("game", "players", "options"), PLAYERS)
def test_what_is_not_legal_is_refused_and_changes_nothing(game: Game, players: int, options: dict[str, Any]) -> None:
    match = new_match(game, players, options, 5)
    everything = sorted(game.family.vocabulary(match.components))

    def all_there_is() -> list[Any]:
        told = [(match.view(seat), match.events(seat)) for seat in range(-1, players)]
        return [match.states.tobytes(), match.record(), match.events(0, everything=True), told]

    for number, _ in enumerate(random_moves(match, 5)):
        before = all_there_is()
        for action in everything[number % 7 :: 7]:
            if action not in match.legal_actions:
                with pytest.raises(herna.IllegalAction, match="legal are: "):
                    match.push(action)
        for action in ("", "jump", "draw draw", "= goblin"):
            with pytest.raises(herna.UnreadableAction, match=r"is no action of .*; legal are: "):
                match.push(action)
        with pytest.raises(herna.IllegalAction):
            match.push(10**6)
        assert all_there_is() == before


@SETTINGS
def test_copies_are_independent(game: Game, players: int, options: dict[str, Any]) -> None:
    match = new_match(game, players, options, 3)
    for number, _ in enumerate(random_moves(match, 3)):
        if number % 5 == 0:
            before = (match.hash(), match.record(), match.events(0))
            other = match.copy()
            for _ in random_moves(other, number):
                pass
            other.undo()
            assert (match.hash(), match.record(), match.events(0)) == before


@SETTINGS
def test_undo_restores_bytes_and_the_same_outcomes_follow(game: Game, players: int, options: dict[str, Any]) -> None:
    match = new_match(game, players, options, 4)
    with pytest.raises(herna.NothingToUndo):
        match.undo()
    past = []
    for action in random_moves(match, 4):
        past.append((match.hash(), action))
    end = match.hash()
    for before, _ in reversed(past):
        match.undo()
        assert match.hash() == before
    for _, action in past:
        match.push(action)
    assert match.hash() == end
    assert match.record().moves.count("undo") == len(past)
    assert herna.replay(match.record()).hash() == end


@SETTINGS
def test_results_add_up_to_nothing_and_one_side_wins_or_nobody(game: Game, players: int, options: dict[str, Any]) -> None:
    for seed in range(some(8)):
        match = new_match(game, players, options, seed)
        assert match.returns is None
        for _ in random_moves(match, seed):
            pass
        assert match.returns is not None
        assert len(match.returns) == players
        sides = game.sides(players, match.options)
        by_side = dict(zip(sides, match.returns, strict=True))
        assert match.returns == tuple(by_side[side] for side in sides), "partners win and lose together"
        if len(by_side) > 1:
            assert sum(match.returns) == pytest.approx(0)
            assert sum(result > 0 for result in by_side.values()) == any(match.returns)


@SETTINGS
def test_same_seed_and_decisions_give_the_same_match(game: Game, players: int, options: dict[str, Any]) -> None:
    one, two = new_match(game, players, options, 9), new_match(game, players, options, 9)
    for action in random_moves(one, 9):
        two.push(action)
    assert one.record() == two.record()
    assert one.events(0) == two.events(0)
