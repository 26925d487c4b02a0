"""What a seat knows follows from what it was told: the events it saw and its own decisions.

Beside a match run others that differ from it in what the seat does not know: other cards, other decisions of the others. As long as
the seat is told the same in both, what is concealed to it must be the same bytes. No table of who learns what is needed, so this
holds a new game from its first day; that an event is told to the right seats is for the twins of `tests/secrecy` to prove.
"""

from __future__ import annotations

from typing import Any

import pytest

import herna
from herna.engine.chance import Stream
from herna.engine.constants import CHANCE
from herna.engine.events import new_buffer, sees, taken, told
from herna.engine.game import Game
from herna.engine.record import copied
from herna.engine.rules import Rules, States
from tests.conftest import ALL, some

OTHERS = 8
SETTINGS = pytest.mark.parametrize(("game", "players", "options"), ALL)


@SETTINGS
def test_who_is_told_the_same_knows_the_same(game: Game, players: int, options: dict[str, Any]) -> None:
    match = herna.new(game.id, players=players, dealer=None, **options)
    compared = 0
    for seed in range(some(8)):
        compared += follow(match.rules, players, match.options, seed)
    assert compared


def follow(rules: Rules, players: int, options: dict[str, Any], seed: int) -> int:
    """Play a match at random with others beside it, all of them as one seat sees them; how many could be compared."""
    random, seat = Stream(seed, 41), seed % (players + 1) - 1
    states, compared = rules.begin(players, options), 0
    others = [copied(states) for _ in range(OTHERS)]
    while not rules.is_over(states):
        mover, action = rules.to_move(states), chosen(rules, states, random)
        alike = [(other, _in_the_other(rules, other, mover == seat, action, random)) for other in others]
        heard, known = _tell(rules, states, action, seat), rules.conceal(states, seat)
        others = []
        for other, instead in alike:
            if instead is not None and _tell(rules, other, instead, seat) == heard:
                assert rules.conceal(other, seat).tobytes() == known.tobytes(), f"seat {seat} was told {heard}"
                compared += 1
                others.append(other)
        if not rules.is_over(states):
            others += [rules.resample(known, seat, random.array) for _ in range(OTHERS - len(others))]
    return compared


def chosen(rules: Rules, states: States, random: Stream) -> int:
    """An outcome as likely as it is, or any legal action, but seldom the first, with which rounds end early."""
    if rules.to_move(states) == CHANCE:
        return random.pick(rules.chance(states)[0])
    legal = rules.legal(states)
    return legal[random.below(len(legal))] or legal[random.below(len(legal))]


def _in_the_other(rules: Rules, other: States, own: bool, action: int, random: Stream) -> int | None:
    """What is done there: chance and other seats may do something else; None if the same cannot be done."""
    if rules.to_move(other) == CHANCE or (not own and random.below(2) == 0):
        return chosen(rules, other, random)
    return action if action in rules.legal(other) else None


def _tell(rules: Rules, states: States, action: int, seat: int) -> list[Any]:
    """Carry the move out; who is asked next, and what the seat is told."""
    buffer = new_buffer()
    rules.move(states, action, buffer)
    events = [told(row, seat, rules.family.events, rules.components) for row in taken(buffer) if sees(row, seat)]
    return [rules.to_move(states), *events]
