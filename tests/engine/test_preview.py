"""Previews: what is told, and why it stops."""

from __future__ import annotations

import pytest

import herna
from herna.engine.match import Match
from herna.engine.preview import Preview, preview


def foresee(match: Match, *actions: str) -> Preview:
    """The preview of actions by their texts; an action behind a stop is given as any code."""
    rules, seat = match.rules, match.to_move
    concealed = rules.conceal(match.states, seat)
    before, ahead, codes = concealed.tobytes(), concealed.copy(), []
    for action in actions:
        codes.append(rules.texts(ahead)[action] if rules.to_move(ahead) == seat else 0)
        if rules.to_move(ahead) == seat:
            rules.move(ahead, codes[-1])
    foreseen, _ = preview(rules, concealed, seat, codes)
    assert concealed.tobytes() == before, "a preview works on a copy"
    return foreseen


def tiny(*moves: str) -> Match:
    match = herna.new("tiny", players=2, dealer=None)
    for move in moves:
        match.push(move)
    return match


def test_it_stops_where_another_seat_decides() -> None:
    foreseen = foresee(tiny("card 1", "card 2"), "bid 2")
    assert foreseen.stopped == "seat"
    assert [(e.version, e.kind, e.seat, e.data) for e in foreseen.happened] == [(1, "sealed", 0, {"bid": 2})]


def test_it_stops_where_a_hidden_card_decides_and_keeps_what_was_certain() -> None:
    foreseen = foresee(tiny("card 1", "card 2", "bid 2"), "bid 0")
    assert foreseen.stopped == "unknown"
    assert [e.kind for e in foreseen.happened] == ["sealed"]


def test_it_does_not_go_on_behind_a_stop() -> None:
    assert foresee(tiny("card 1", "card 2"), "bid 2", "bid 1") == foresee(tiny("card 1", "card 2"), "bid 2")


def test_it_stops_at_chance() -> None:
    match = herna.new("welcome-to-the-dungeon", dealer=None, first_hero="mage")
    match.push("seat 1")
    assert foresee(match, "draw") == Preview(happened=(), stopped="chance")


def test_it_carries_out_several_decisions_of_one_seat() -> None:
    match = herna.new("welcome-to-the-dungeon", dealer=None, first_hero="warrior")
    for move in ("seat 0", "draw", "goblin", "add", "pass"):
        match.push(move)
    # Seat 0 has the vorpal sword and goes in against the goblin that it has seen, with four tiles that matter here.
    foreseen = foresee(match, "name goblin")
    assert foreseen.stopped == "done"
    assert [e.kind for e in foreseen.happened] == ["named", "revealed"]
    further = foresee(match, "name goblin", "use torch")
    assert further.stopped == "done"
    assert [e.kind for e in further.happened][:4] == ["named", "revealed", "killed", "succeeded"]


@pytest.mark.parametrize("bid", ["bid 0", "bid 2"])
def test_it_tells_the_end_when_all_is_known(bid: str) -> None:
    match = herna.new("tiny", players=2, dealer=None, open_bids=True)
    for move in ("card 3", "card 1", "bid 1"):
        match.push(move)
    states = match.states
    states["cards_seen"][0, 0] |= 1 << 1  # the neighbour has peeped
    foreseen, after = preview(match.rules, match.rules.conceal(states, 1), 1, [int(bid[-1])])
    assert foreseen.stopped == "over"
    assert match.rules.is_over(after)
    assert foreseen.happened[-1].kind == "won"
