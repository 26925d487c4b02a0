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
    buffer, compared = new_buffer(), 0
    states = rules.begin(players, options, buffer)
    others = [copied(states) for _ in range(OTHERS)]
    begun = taken(buffer)
    heard = _settle(rules, states, seat, begun, random)
    alike = [other for other in others if _settle(rules, other, seat, begun, random) == heard]
    while True:
        known = rules.conceal(states, seat)
        for other in alike:
            assert rules.conceal(other, seat).tobytes() == known.tobytes(), f"seat {seat} was told {heard}"
        compared += len(alike)
        if rules.is_over(states):
            return compared
        alike += [rules.resample(known, seat, random.array) for _ in range(OTHERS - len(alike))]
        own, action = rules.to_move(states) == seat, chosen(rules, states, random)
        chances = [(other, action if own or random.below(2) else chosen(rules, other, random)) for other in alike]
        heard = _tell(rules, states, action, seat, random)
        alike = [
            other
            for other, instead in chances
            if instead in rules.legal(other) and _tell(rules, other, instead, seat, random) == heard
        ]


def chosen(rules: Rules, states: States, random: Stream) -> int:
    """Any legal action, but seldom the first, with which rounds end early."""
    legal = rules.legal(states)
    return legal[random.below(len(legal))] or legal[random.below(len(legal))]


def _tell(rules: Rules, states: States, action: int, seat: int, random: Stream) -> list[Any]:
    """Carry a decision out and the outcomes that follow from it; what the seat is told, and who has to decide next."""
    buffer = new_buffer()
    rules.move(states, action, buffer)
    return _settle(rules, states, seat, taken(buffer), random)


def _settle(rules: Rules, states: States, seat: int, rows: list[tuple[int, ...]], random: Stream) -> list[Any]:
    buffer = new_buffer()
    while rules.to_move(states) == CHANCE:
        rules.move(states, random.pick(rules.chance(states)[0]), buffer)
        rows = rows + taken(buffer)
    events = [told(row, seat, rules.family.events, rules.components) for row in rows if sees(row, seat)]
    return [rules.to_move(states), *events]
