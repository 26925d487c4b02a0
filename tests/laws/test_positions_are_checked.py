"""A position that contradicts itself is refused; whatever is taken can be played to its end within its fields.

Run in plain mode, where a rule that reaches beyond a row, or uses UNKNOWN as an index, is an error rather than silence.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest

import herna
from herna.engine.chance import Stream
from herna.engine.game import Game
from herna.engine.match import Match
from herna.engine.position import read_state, write_state
from herna.engine.record import PLAIN
from tests.conftest import PLAYERS, new_match, random_moves

SETTINGS = pytest.mark.parametrize(("game", "players", "options"), PLAYERS)
TRIES = 600


@contextmanager
def at_most(seconds: int) -> Iterator[None]:
    """Fail if it takes longer: rules that go round for ever would never say so."""

    def fail(*_: Any) -> None:
        raise TimeoutError(f"not done after {seconds} s")

    before = signal.signal(signal.SIGALRM, fail)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def spoiled(states: Any, random: Stream) -> Any:
    """The state with one or two of its numbers changed at random."""
    changed = states.copy()
    names = [name for name in changed.dtype.names if not name.startswith("_") and name != "seats"]
    for _ in range(1 + random.below(2)):
        field = changed[names[random.below(len(names))]].reshape(-1)
        wide = np.iinfo(field.dtype)
        near = random.below(3)  # often a value that could nearly be true
        value = (
            int(field[0]) + random.below(5) - 2 if near else wide.min + random.below(min(2**31 - 1, int(wide.max) - int(wide.min)))
        )
        field[random.below(len(field))] = max(wide.min, min(wide.max, value))
    return changed


@pytest.mark.plain
@pytest.mark.skipif(not PLAIN, reason="compiled code is silent where plain mode is strict (`make test-plain`)")
@SETTINGS
def test_whatever_is_taken_can_be_played_to_its_end(game: Game, players: int, options: dict[str, Any]) -> None:
    random, taken, refused = Stream(41, players), 0, 0
    moments = []
    for seed in range(6):
        match = new_match(game, players, options, seed)
        moments += [match.states for _ in random_moves(match, seed)]
    components = match.components
    for _ in range(TRIES):
        states = spoiled(moments[random.below(len(moments))], random)
        try:
            written = write_state(game.family, components, states)
        except (IndexError, ValueError, TypeError):
            continue  # has no words, so nobody can write it down
        try:
            read = read_state(game.family, components, players, written)
        except herna.BadRecord:
            refused += 1
            continue
        taken += 1
        with at_most(20):
            play(game, players, written, read, random)
    assert taken > 20
    assert refused > 20


def play(game: Game, players: int, written: dict[str, Any], states: Any, random: Stream) -> None:
    """Play to the end at random, with all that is done at a table on the way."""
    match = Match.from_position(herna.Position(game=game.id, players=players, state=written))
    for _ in range(600):
        for seat in range(-1, players):
            match.view(seat)
        if match.is_over:
            return
        if match.to_move >= 0:
            concealed = match.rules.conceal(match.states, match.to_move)
            match.rules.observe(concealed, match.to_move)
            match.rules.advise(concealed, match.to_move, random.array)
        legal = match.legal_actions
        assert legal, written
        match.push(legal[random.below(len(legal))])


DUNGEON = {"to_move": 0, "ask": "bid", "hero": "mage", "round": 1, "successes_to_win": 2, "equipment": [0, 1, 2, 3, 4, 5]}
DECK = {"deck": [0, 2, 2, 2, 2, 2, 1, 1, 1], "deck_size": 13}


@pytest.mark.plain
@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"strength": 3000}, "strength: expected from -1 to 30, not 3000"),
        ({"dungeon_count": 100, "dungeon_size": 100}, "dungeon_count: expected from 0 to 21, not 100"),
        ({"dungeon_size": 3}, "dungeon_size: expected from 0 to 0, not 3"),
        ({"dungeon": ["goblin"]}, "dungeon: expected as many cards as dungeon_count"),
        ({"turn": 90}, "turn: expected from 0 to 1, not 90"),
        ({"adventurer": 77}, "adventurer: expected from 0 to 1, not 77"),
        ({"hero": None}, "hero: expected a hero"),
        ({"deck_size": 12}, "deck_size: expected as many cards as the deck has, 13, not 12"),
        ({"deck": [0, 3, 2, 2, 2, 2, 1, 1], "deck_size": 13}, "deck, dungeon, aside, hand, replaced: expected at most 2 cards"),
        ({"replaced": "unknown"}, "replaced: expected from 0 to 8, not -1"),
        ({"passed": [0, 1]}, "passed: expected at least one player who has not passed"),
        ({"eliminated": [1]}, "eliminated: expected at least two players"),
        ({"passed": [3]}, "passed: expected seats from 0 to 1 only"),
        ({"ask": "use"}, "monster: expected the card that has been turned over"),
        ({"ask": "place"}, "hand: expected a card if it is to be placed"),
        ({"to_move": "chance"}, "ask: expected a question to a seat where a seat is to move"),
        ({"agenda": ["bid"]}, "agenda: expected no steps, as that is what follows the question"),
        ({"ask": "hero"}, "agenda: expected start-round"),
        ({"to_move": "running", "ask": "", "agenda": ["bid"] * 5}, "agenda: expected at most 4 steps, not 5"),
        ({"to_move": "running", "ask": "", "agenda": ["show-aside"]}, "agenda: expected a first step that leads on"),
        (
            {"to_move": "running", "ask": "", "agenda": ["start-round", ["choose-first-hero", 300]]},
            "agenda: choose-first-hero: expected the place",
        ),
        (
            {"to_move": "running", "ask": "", "hero": "warrior", "agenda": ["turn-over"]},
            "agenda: turn-over: expected a hero with a tile",
        ),
    ],
)
def test_a_contradiction_is_named(wrong: dict[str, Any], message: str) -> None:
    sound = herna.Position(game="welcome-to-the-dungeon", players=2, state={**DUNGEON, **DECK})
    assert Match.from_position(sound).legal_actions == ["pass", "draw"]
    with pytest.raises(herna.BadRecord) as refused:
        Match.from_position(herna.Position(game="welcome-to-the-dungeon", players=2, state={**DUNGEON, **DECK, **wrong}))
    assert str(refused.value).startswith(f"position: {message}")
