"""The state as a tensor, for learning programs: what a seat knows, the seat itself first. All values lie between -1 and 2."""

from __future__ import annotations

from typing import Any

from herna.engine.compiled import rule
from herna.engine.constants import EMPTY, UNKNOWN
from herna.games.dungeon_cards.state import CARDS, SEATS
from herna.games.dungeon_cards.tables import HEROES, KINDS, TILES

ASKS = 10
SEAT_FACTS = 7
MOST_LIFE = 20.0  # a usual most; more is above 1

PIECES: tuple[tuple[str, int], ...] = (
    ("ask", ASKS),  # one-hot: the question that waits
    (
        "seats",
        SEATS * SEAT_FACTS,
    ),  # from the observer to the left: there, to move, successes, failures, passed, eliminated, in the dungeon
    ("hero", HEROES),  # one-hot, place 0 unused
    ("equipment", TILES),  # tiles that the hero still has
    ("counts", 6),  # round, deck, dungeon, dungeon turned over, life, successes that win
    ("hand", KINDS + 1),  # one-hot: the drawn card if the observer knows it; the last place: somebody holds an unknown one
    ("dungeon", CARDS * 2),  # from the bottom: there face down; there and known to the observer
    ("known", KINDS),  # cards of each kind known to lie in the dungeon face down
    ("gone", KINDS),  # cards of each kind known to lie elsewhere: turned over, aside, replaced
    ("monster", KINDS),  # one-hot: the monster being met
    ("named", KINDS),  # one-hot: the type that was named
    ("expedition", 3),  # strength, a tile takes this monster, two types were alike
)


@rule
def observe(tables: Any, state: Any, seat: int, out: Any) -> None:
    """Fill zeroed float32 `out`; `PIECES` names its parts. A spectator's view begins with seat 0."""
    out[state.ask] = 1.0
    at = observe_seats(state, seat, out, ASKS)
    out[at + state.hero] = 1.0
    at += HEROES
    for tile in range(TILES):
        out[at + tile] = state.equipment >> tile & 1
    at += TILES
    out[at] = state.round / 10.0
    out[at + 1] = state.deck_size / 16.0
    out[at + 2] = state.dungeon_size / 16.0
    out[at + 3] = state.dungeon_count / 16.0
    out[at + 4] = state.life / MOST_LIFE if state.entered else tables.life[state.hero, state.equipment] / MOST_LIFE
    out[at + 5] = state.successes_to_win / 3.0
    at += 6
    if state.hand > EMPTY:
        out[at + state.hand] = 1.0
    out[at + KINDS] = 1.0 if state.hand == UNKNOWN else 0.0
    observe_cards(state, out, at + KINDS + 1)


@rule
def observe_seats(state: Any, seat: int, out: Any, at: int) -> int:
    """The seats in turn from the observer; returns where the next piece begins."""
    first = max(seat, 0)
    for i in range(state.seats):
        other = (first + i) % state.seats
        place = at + i * SEAT_FACTS
        out[place] = 1.0
        out[place + 1] = 1.0 if state.to_move == other else 0.0
        out[place + 2] = state.successes[other] / 3.0
        out[place + 3] = state.failures[other] / 2.0
        out[place + 4] = state.passed >> other & 1
        out[place + 5] = state.eliminated >> other & 1
        out[place + 6] = 1.0 if state.entered and state.adventurer == other else 0.0
    return at + SEATS * SEAT_FACTS


@rule
def observe_cards(state: Any, out: Any, at: int) -> None:
    """The cards of the dungeon, those that are gone, and the expedition."""
    known, gone = at + CARDS * 2, at + CARDS * 2 + KINDS
    for place in range(state.dungeon_count):
        kind = state.dungeon[place]
        if place < state.dungeon_size:
            out[at + place] = 1.0
            if kind > EMPTY:
                out[at + CARDS + place] = 1.0
                out[known + kind] += 0.5
        elif kind > EMPTY:
            out[gone + kind] += 0.5
    for tile in range(TILES):
        if state.aside[tile] > EMPTY:
            out[gone + state.aside[tile]] += 0.5
    if state.replaced > EMPTY:
        out[gone + state.replaced] += 0.5
    at = gone + KINDS
    out[at + state.monster] = 1.0 if state.monster else 0.0
    at += KINDS
    out[at + state.named] = 1.0 if state.named else 0.0
    at += KINDS
    out[at] = state.strength / 10.0
    out[at + 1] = 1.0 if state.taken_by else 0.0
    out[at + 2] = state.type_repeated
