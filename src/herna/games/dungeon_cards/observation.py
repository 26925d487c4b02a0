"""The state as a tensor, for learning programs: what a seat knows, the seat itself first. All values lie between 0 and 1.

docs/formats/observation.md says the same for people who write such programs.
"""

from __future__ import annotations

from typing import Any

from herna.engine.compiled import rule
from herna.engine.constants import EMPTY, UNKNOWN
from herna.games.dungeon_cards.blows import damage_of_blow
from herna.games.dungeon_cards.options import HERO_CHOICE_STARTER, OPENING_EVERY_ROUND, OPENING_FIRST_ROUND
from herna.games.dungeon_cards.tables import BY_ALLY, CARDS, HEROES, KINDS, SEATS, TILES

ASKS = 14
OPTIONS = 4
SEAT_FACTS = 7
COUNTS = 5
CARD_FACTS = 3
EXPEDITION = 3
VARIANTS = 5
EFFECTS = 4
MOST_ROUNDS, MOST_LIFE, MOST_STRENGTH, MOST_CARDS, MOST_CALMED = 12.0, 24.0, 12.0, 16.0, 4.0  # what counts as 1, and so does more

PIECES: tuple[tuple[str, int], ...] = (
    # one-hot: the question that waits; place 0 when the match is over
    ("ask", ASKS),
    # three successes win, opening add in the first round, in every round, the starter chooses the hero
    ("options", OPTIONS),
    # for each seat from the observer to the left: there, to move, successes, failures, passed, eliminated, in the dungeon
    ("seats", SEATS * SEAT_FACTS),
    # one-hot, place 0 unused
    ("hero", HEROES),
    # tiles that the hero still has, by place under him
    ("equipment", TILES),
    # for each tile: a card lies under it, the observer knows that card
    ("aside", TILES * 2),
    # round, cards in the deck, face down in the dungeon, turned over, life
    ("counts", COUNTS),
    # one-hot: the drawn card if the observer knows it; the last place: somebody holds one that he does not know
    ("hand", KINDS + 1),
    # for each card face down in the dungeon, from the top: there, known to the observer, its strength if so
    ("dungeon", CARDS * CARD_FACTS),
    # for each kind: the share of its cards known to lie in the dungeon face down
    ("known", KINDS),
    # for each kind: the share known to lie elsewhere: turned over, aside, replaced
    ("gone", KINDS),
    # one-hot: the monster being met, place 0 unused
    ("monster", KINDS),
    # one-hot: the type that was named, place 0 unused
    ("named", KINDS),
    # strength of the monster being met, a tile takes it after the one before, two types were alike
    ("expedition", EXPEDITION),
    # the Smoke Bomb may be sacrificed, the other reading of the Shapeshifter, the Harp never raises, hidden specials, REX draw
    ("variants", VARIANTS),
    # the special monsters that are known to take part
    ("specials", KINDS),
    # one-hot: what the monster being met counts as, place 0 unused
    ("identity", KINDS),
    # one-hot: the type that another player chose, place 0 unused
    ("target", KINDS),
    # a chain goes on, damage lowered by kills, damage of the monster being met if no tile kills it, the one before it will
    ("effects", EFFECTS),
)


@rule
def observe(tables: Any, state: Any, seat: int, out: Any) -> None:
    """Fill zeroed float32 `out`; `PIECES` names its parts. A spectator's view begins with seat 0."""
    out[state.ask] = 1.0
    at = observe_options(state, out, ASKS)
    at = observe_seats(state, seat, out, at)
    at = observe_hero(tables, state, out, at)
    at = observe_dungeon(tables, state, out, at)
    at = observe_kinds(tables, state, out, at)
    at = observe_expedition(state, out, at)
    observe_specials(tables, state, out, at)


@rule
def share(x: Any, most: float) -> float:
    """x as a share of what counts as most, within 0 and 1."""
    return min(max(x / most, 0.0), 1.0)


@rule
def observe_options(state: Any, out: Any, at: int) -> int:
    """What was settled before the match. Like the following, returns where the next piece begins."""
    out[at] = state.successes_to_win == 3
    out[at + 1] = state.opening_add == OPENING_FIRST_ROUND
    out[at + 2] = state.opening_add == OPENING_EVERY_ROUND
    out[at + 3] = state.hero_choice == HERO_CHOICE_STARTER
    return at + OPTIONS


@rule
def observe_seats(state: Any, seat: int, out: Any, at: int) -> int:
    """The seats in turn from the observer."""
    first = max(seat, 0)
    for i in range(state.seats):
        other = (first + i) % state.seats
        place = at + i * SEAT_FACTS
        out[place] = 1.0
        out[place + 1] = state.to_move == other
        out[place + 2] = share(state.successes[other], 3.0)
        out[place + 3] = share(state.failures[other], 2.0)
        out[place + 4] = state.passed >> other & 1
        out[place + 5] = state.eliminated >> other & 1
        out[place + 6] = state.entered == 1 and state.adventurer == other
    return at + SEATS * SEAT_FACTS


@rule
def observe_hero(tables: Any, state: Any, out: Any, at: int) -> int:
    """The hero, his tiles, what lies under those sacrificed, the counts, and the drawn card."""
    out[at + state.hero] = 1.0
    at += HEROES
    for tile in range(TILES):
        out[at + tile] = state.equipment >> tile & 1
        out[at + TILES + 2 * tile] = state.aside[tile] != EMPTY
        out[at + TILES + 2 * tile + 1] = state.aside[tile] > EMPTY
    at += TILES + TILES * 2
    out[at] = share(state.round, MOST_ROUNDS)
    out[at + 1] = share(state.deck_size, MOST_CARDS)
    out[at + 2] = share(state.dungeon_size, MOST_CARDS)
    out[at + 3] = share(state.dungeon_count - state.dungeon_size, MOST_CARDS)
    out[at + 4] = share(state.life if state.entered == 1 else tables.life[state.hero, state.equipment], MOST_LIFE)
    at += COUNTS
    if state.hand > EMPTY:
        out[at + state.hand] = 1.0
    out[at + KINDS] = state.hand == UNKNOWN
    return at + KINDS + 1


@rule
def observe_dungeon(tables: Any, state: Any, out: Any, at: int) -> int:
    """The cards face down in the order in which they will be met."""
    for depth in range(state.dungeon_size):
        kind = state.dungeon[state.dungeon_size - 1 - depth]
        place = at + depth * CARD_FACTS
        out[place] = 1.0
        if kind > EMPTY:
            out[place + 1] = 1.0
            out[place + 2] = share(tables.strength[kind], MOST_STRENGTH)
    return at + CARDS * CARD_FACTS


@rule
def observe_kinds(tables: Any, state: Any, out: Any, at: int) -> int:
    """Where the cards of each kind are known to be."""
    gone = at + KINDS
    for place in range(state.dungeon_count):
        count_card(tables, state.dungeon[place], out, at if place < state.dungeon_size else gone)
    for tile in range(TILES):
        count_card(tables, state.aside[tile], out, gone)
    count_card(tables, state.replaced, out, gone)
    return gone + KINDS


@rule
def count_card(tables: Any, kind: int, out: Any, at: int) -> None:
    """One card more of its kind, if it is known."""
    if kind > EMPTY:
        out[at + kind] += 1.0 / max(tables.copies[kind], 1)  # of a special monster there is one


@rule
def observe_expedition(state: Any, out: Any, at: int) -> int:
    """What the hero has before him."""
    if state.monster:
        out[at + state.monster] = 1.0
    if state.named:
        out[at + KINDS + state.named] = 1.0
    at += 2 * KINDS
    out[at] = share(state.strength, MOST_STRENGTH)
    out[at + 1] = state.taken_by != 0
    out[at + 2] = state.type_repeated
    return at + EXPEDITION


@rule
def observe_specials(tables: Any, state: Any, out: Any, at: int) -> None:
    """What the second game adds."""
    out[at] = state.bomb_may_go
    out[at + 1] = state.shapeshifter
    out[at + 2] = state.harp_never_raises
    out[at + 3] = state.hidden_specials
    out[at + 4] = state.rex_draw
    at += VARIANTS
    for kind in range(1, tables.kinds + 1):
        out[at + kind] = state.specials >> kind & 1
    if state.monster:
        out[at + KINDS + state.identity] = 1.0
    if state.target:
        out[at + 2 * KINDS + state.target] = 1.0
    at += 3 * KINDS
    out[at] = state.chained != 0
    out[at + 1] = share(state.calmed, MOST_CALMED)
    if state.monster:
        out[at + 2] = share(damage_of_blow(tables, state), MOST_STRENGTH)
    out[at + 3] = state.taken_by == BY_ALLY
