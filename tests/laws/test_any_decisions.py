"""Laws over matches that are looked for rather than drawn: any setting, any seed, any decisions; what fails is made short."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

import herna
from herna.engine.chance import Stream
from herna.engine.constants import OPEN
from herna.engine.game import Game
from herna.engine.match import Match
from tests.conftest import ALL, some

SETTINGS = [setting.values for setting in ALL]


@settings(max_examples=some(120))
@given(st.sampled_from(SETTINGS), st.integers(0, 2**32), st.lists(st.integers(0, 255), max_size=60))
def test_any_match_keeps_the_laws(setting: tuple[Game, int, dict[str, Any]], seed: int, decisions: list[int]) -> None:
    game, players, options = setting
    match = herna.new(game.id, players=players, seed=seed, **options)
    for decision in decisions:
        if match.is_over:
            break
        hold(match)
        legal = match.legal_actions
        match.push(legal[decision % len(legal)])
    record = msgspec.json.decode(msgspec.json.encode(match.record()), type=herna.Record)
    assert herna.replay(record).states.tobytes() == match.states.tobytes()
    assert match.ply <= game.longest(players, match.options)


def hold(match: Match) -> None:
    """What must hold at any moment when a seat has to decide."""
    rules, states, mover = match.rules, match.states, match.to_move
    legal = rules.legal(states)
    assert legal
    assert len(set(match.legal_actions)) == len(legal), "two actions of one text"
    assert Match.from_position(match.position()).states.tobytes() == states.tobytes()
    for seat in range(-1, match.players):
        concealed = rules.conceal(states, seat)
        assert rules.conceal(concealed, seat).tobytes() == concealed.tobytes()
        sampled = rules.resample(concealed, seat, Stream(match.ply, seat + 1).array)
        assert rules.conceal(sampled, seat).tobytes() == concealed.tobytes()
        assert match.view(seat).version == len(match.events(seat))
    concealed = rules.conceal(states, mover)
    assert rules.legal(concealed) == legal
    assert rules.advise(concealed, mover, Stream(match.ply).array) in legal
    for code in legal:
        foreseen, really = concealed.copy(), states.copy()
        rules.move(foreseen, code)
        if rules.to_move(foreseen) != OPEN:
            rules.move(really, code)
            assert rules.conceal(foreseen, mover).tobytes() == rules.conceal(really, mover).tobytes()
