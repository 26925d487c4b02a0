"""Sealed Bids: a tiny game, and the template for a game of your own.

Each player is dealt one card, 1 to 3, which only he sees. In turn each seals a bid of 0 to 2, which the others do not see. Then all
is shown: the highest sum of card and bid wins unless another player has the same sum; a bid costs nothing but the winner's gain is
3 less his bid. It has what matters to an engine: hidden outcomes, hidden decisions, a shuffled deck, an option, a draw.

`rules.py` plays it, `knowledge.py` says who knows what, this file declares it.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any

import numpy as np

from herna.engine.constants import CHANCE
from herna.engine.events import EventKind, Number
from herna.engine.game import Family, Game, Source, register
from herna.engine.options import Option
from tests.tiny import knowledge, rules


@dataclass(frozen=True)
class TinyComponents:
    """Copies of each card."""

    record: np.ndarray[Any, Any]
    hash: str
    edited: bool
    content: dict[str, Any]


def load(source: Source) -> TinyComponents:
    """The components; this game has no file of its own, but takes a mapping (`{"copies": 3}`)."""
    copies = source["copies"] if isinstance(source, dict) else 2
    record = np.zeros(1, rules.Tables.dtype)
    record["copies"][0, 1:4] = copies
    record["cards"] = 3 * copies
    content = {"copies": copies}
    return TinyComponents(record, hashlib.sha256(repr(content).encode()).hexdigest()[:16], copies != 2, content)


def _say(_components: Any, number: int) -> Any:
    return {0: None, -1: "unknown"}.get(number, number)


def _say_bid(_components: Any, number: int) -> Any:
    return {0: None, -1: "unknown"}.get(number, number - 1)


def _view(_components: Any, state: Any, _seat: int) -> dict[str, Any]:
    return {
        "cards": [_say(None, state.cards[seat]) for seat in range(state.seats)],
        "bids": [_say_bid(None, state.bids[seat]) for seat in range(state.seats)],
        "deck": state.deck_size,
        "winner": state.winner - 1 if state.winner else None,
    }


def _check(_components: Any, state: Any) -> None:
    """ValueError if a position contradicts itself, so that rules can trust it."""
    if any(not 0 <= card <= 3 for card in state.cards) or any(not 0 <= bid <= 3 for bid in state.bids):
        raise ValueError("cards, bids: expected numbers from 0 to 3")
    if state.deck_size != sum(state.deck) or not all(0 <= copies <= 9 for copies in state.deck):
        raise ValueError("deck_size: expected as many cards as the deck has")
    dealt = sum(state.cards[seat] != 0 for seat in range(state.seats))
    after: list[list[int]] = []
    if state.ask == rules.ASK_CARD:
        if state.deck_size == 0 or dealt == state.seats or state.to_move != CHANCE:
            raise ValueError("cards: expected a seat without a card, and a card that chance deals")
        after = [[rules.SHOW, 0], [rules.ASK, 0], [rules.DEAL, dealt + 1]][: 3 if dealt + 1 < state.seats else 2]
    elif state.ask == rules.ASK_BID:
        if dealt < state.seats or state.to_move < 0:
            raise ValueError("cards: expected one for each seat before a seat bids")
        after = [[rules.SHOW, 0], [rules.ASK, state.to_move + 1]][: 2 if state.to_move + 1 < state.seats else 1]
    steps = [list(state.agenda[place])[:2] for place in range(state.agenda_size)]
    if steps != after:
        raise ValueError(f"agenda: expected {after}, as that is what follows the question, not {steps}")


FAMILY = Family(
    name="tiny",
    package="tests.tiny",
    state=rules.State,
    tables=rules.Tables,
    rules={
        "setup": rules.setup,
        "legal": rules.legal,
        "weights": rules.weights,
        "address": rules.address,
        "answer": rules.answer,
        "carry_out": rules.carry_out,
        "returns": rules.returns,
        "conceal": knowledge.conceal,
        "resample": knowledge.resample,
        "observe": knowledge.observe,
        "advise": rules.advise,
    },
    actions=3,
    outcomes=4,
    asks=("", "bid", "card"),
    steps=("", "deal", "ask-bid", "show"),
    events=(
        EventKind("dealt", (Number("card", _say, secret=True),)),
        EventKind("sealed", (Number("bid", _say_bid, secret=True),)),
        EventKind("shown", (Number("card", _say), Number("bid", _say_bid))),
        EventKind("won"),
        EventKind("drawn"),
    ),
    action_text=lambda components, state, action: f"bid {action}",
    outcome_text=lambda components, state, outcome: f"card {outcome}",
    vocabulary=lambda components: frozenset(["bid 0", "bid 1", "bid 2", "card 1", "card 2", "card 3"]),
    check=_check,
    pieces=(("my_card", 3), ("bids_sealed", 4)),
)

TINY = register(
    Game(
        id="tiny",
        version="1",
        family=FAMILY,
        players=(2, 4),
        options=(Option("open_bids", False, (False, True)),),
        load=load,
        longest=lambda players, options: 2 * players,
        view=_view,
    )
)
