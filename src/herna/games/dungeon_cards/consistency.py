"""Whether a state makes sense: positions are written by people and files, and rules trust what they read.

Each field fits its type already when this is asked; here the fields are held against each other. What passes can be played on:
no rule reaches beyond a row, and none goes round for ever.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from herna.engine.constants import OVER, RUNNING
from herna.games.dungeon_cards import actions
from herna.games.dungeon_cards import steps as step_of
from herna.games.dungeon_cards.options import MOST_SPECIALS
from herna.games.dungeon_cards.tables import BY_ALLY, CARDS, KINDS, NO_STRENGTH, SEATS, STRENGTHS

# What goes on once a question is answered; nothing for those not named, whose answers lead on by themselves. Before the first round
# special monsters may also be still to be drawn.
AFTER = {
    actions.ASK_STARTER: (step_of.START_ROUND, step_of.CHOOSE_FIRST_HERO),
    actions.ASK_FIRST_HERO: (step_of.START_ROUND,),
    actions.ASK_HERO: (step_of.START_ROUND,),
    actions.ASK_NAME: (step_of.REVEAL,),
    actions.ASK_OTHER: (step_of.REVEAL,),
    actions.ASK_TARGET: (step_of.REVEAL,),
    actions.ASK_SPECIAL: (step_of.START_ROUND,),
}
_LEAD_NOWHERE = (
    step_of.CHOOSE_STARTER,
    step_of.CHOOSE_FIRST_HERO,
    step_of.DRAW_SPECIALS,
    step_of.NAME_MONSTER,
    step_of.CHOOSE_OTHER,
    step_of.SHOW_ASIDE,
)
MOST_STEPS = 4  # on the agenda of a position; rules push a few more
MOST_ROUNDS = 100
LIFE = (-200, 2000)
MOST_CALMED = 100
_OF_CHANCE = (actions.ASK_CARD, actions.ASK_REPLACEMENT, actions.ASK_STARTER, actions.ASK_FIRST_HERO, actions.ASK_SPECIAL)
_OF_ADVENTURER = (actions.ASK_NAME, actions.ASK_USE, actions.ASK_TAKE, actions.ASK_OTHER)
_OF_EXPEDITION = (*_OF_ADVENTURER, actions.ASK_REPLACEMENT, actions.ASK_TARGET)
_BEFORE_HERO = (actions.ASK_STARTER, actions.ASK_FIRST_HERO, actions.ASK_HERO)


def check(components: Any, state: Any) -> None:
    """ValueError names the field that contradicts the others, and says what was expected."""
    tables = components.record[0]
    for part in (_numbers, _seats, _specials, _cards, _round, _agenda):
        for message in part(tables, state):
            raise ValueError(message)


def _within(state: Any, name: str, least: int, most: int) -> Iterator[str]:
    value = getattr(state, name)
    for number in value if hasattr(value, "__len__") else (value,):
        if not least <= number <= most:
            yield f"{name}: expected from {least} to {most}, not {number}"


def _numbers(tables: Any, state: Any) -> Iterator[str]:
    last, kinds = state.seats - 1, int(tables["kinds"])
    bounds = {
        "successes_to_win": (2, 3),
        "opening_add": (0, 2),
        "hero_choice": (0, 1),
        "round": (0, MOST_ROUNDS),
        "starter": (0, last),
        "turn": (0, last),
        "adventurer": (0, last),
        "dungeon_by": (0, last),
        "aside_by": (0, last),
        "winner": (0, state.seats),
        "success_cards": (0, 99),
        "successes": (0, state.successes_to_win),
        "failures": (0, int(tables["failures_out"])),
        "hero": (0, int(tables["heroes"])),
        "opening_left": (0, state.seats),
        "must_add": (0, 1),
        "entered": (0, 1),
        "type_repeated": (0, 1),
        "types_met": (0, (1 << KINDS) - 1),
        "life": LIFE,
        "strength": (NO_STRENGTH, STRENGTHS - 2),
        "taken_by": (0, BY_ALLY),
        "next_taken_by": (0, BY_ALLY),
        **dict.fromkeys(("bomb_may_go", "shapeshifter", "harp_never_raises", "hidden_specials", "rex_draw"), (0, 1)),
        "specials_in_play": (0, MOST_SPECIALS),
        "specials": (0, (1 << KINDS) - 1),
        "other": (0, state.seats),
        "target": (0, kinds),
        "calmed": (0, MOST_CALMED),
        "dungeon_size": (0, state.dungeon_count),
        "dungeon_count": (0, CARDS),
        "deck": (0, int(tables["cards"])),
        **dict.fromkeys(("hand", "monster", "identity", "named", "replaced", "dungeon", "aside"), (0, kinds)),
    }
    for name, (least, most) in bounds.items():
        yield from _within(state, name, least, most)


def _seats(tables: Any, state: Any) -> Iterator[str]:
    everybody = (1 << state.seats) - 1
    for name in ("passed", "eliminated"):
        if getattr(state, name) & ~everybody:
            yield f"{name}: expected seats from 0 to {state.seats - 1} only"
    if state.passed & everybody == everybody:
        yield "passed: expected at least one player who has not passed"
    bidding = state.ask in (actions.ASK_BID, actions.ASK_CARD, actions.ASK_PLACE) or any(
        step == step_of.BID for step, *_ in _steps(state)
    )
    if bidding and (state.passed >> state.turn & 1 or state.passed.bit_count() > state.seats - 2):
        yield "passed: expected two players at least who have not, with the one whose turn it is, as there is bidding"
    left = state.seats - state.eliminated.bit_count()
    if state.to_move != OVER and left < 2:
        yield "eliminated: expected at least two players who are not, unless the match is over"
    for seat in range(state.seats, SEATS):
        if state.successes[seat] or state.failures[seat]:
            yield f"successes, failures: expected those of {state.seats} players"


def _specials(tables: Any, state: Any) -> Iterator[str]:
    special = sum(1 << kind for kind in range(1, KINDS) if tables["special"][kind])
    if state.specials & ~special:
        yield "specials: expected special monsters only"
    if state.specials.bit_count() != state.specials_in_play:
        yield f"specials: expected as many as specials_in_play, {state.specials_in_play}, not {state.specials.bit_count()}"
    for kind in range(KINDS):
        if state.special_seen[kind] and not state.specials >> kind & 1:
            yield "special_seen: expected nobody to have seen what does not take part"
    if state.heroes_out >> 1 & ((1 << int(tables["heroes"])) - 1) == (1 << int(tables["heroes"])) - 1:
        yield "heroes_out: expected at least one hero who takes part"


def _cards(tables: Any, state: Any) -> Iterator[str]:
    kinds, lying = int(tables["kinds"]), [0] * KINDS
    for place in range(CARDS):
        if (state.dungeon[place] == 0) != (place >= state.dungeon_count):
            yield f"dungeon: expected as many cards as dungeon_count, {state.dungeon_count}, from the bottom"
        lying[state.dungeon[place]] += 1
    for card in (*state.aside, state.hand, state.replaced):
        lying[card] += 1
    for kind in range(1, KINDS):
        copies = int(tables["copies"][kind]) + (state.specials >> kind & 1) if kind <= kinds else 0
        if state.deck[kind] + lying[kind] > copies:
            yield f"deck, dungeon, aside, hand, replaced: expected at most {copies} cards of kind {kind} in all"
    if state.deck[0] or state.deck_size != sum(state.deck):
        yield f"deck_size: expected as many cards as the deck has, {sum(state.deck)}, not {state.deck_size}"


def _round(tables: Any, state: Any) -> Iterator[str]:
    if state.ask and (state.to_move >= 0) == (state.ask in _OF_CHANCE):
        yield "ask: expected a question to a seat where a seat is to move, and an outcome where chance is"
    hero_to_come = state.ask in _BEFORE_HERO or any(step == step_of.CHOOSE_FIRST_HERO for step, *_ in _steps(state))
    if state.hero == 0 and (state.round > 0 or not hero_to_come):
        yield "hero: expected a hero, as one is in play"
    if not state.entered and state.dungeon_size != state.dungeon_count:
        yield "dungeon_size: expected dungeon_count, as no card has been turned over before anybody enters"
    if state.ask in (actions.ASK_USE, actions.ASK_REPLACEMENT) and (not state.monster or state.dungeon_size == state.dungeon_count):
        yield "monster: expected the card that has been turned over"
    if state.ask in _OF_EXPEDITION and not state.entered:
        yield "entered: expected 1, as the question is one of the expedition"
    if state.ask in (actions.ASK_CARD, actions.ASK_REPLACEMENT) and not state.deck_size:
        yield "deck_size: expected at least one card, as one is about to be drawn"
    if (state.ask == actions.ASK_PLACE) != (state.hand != 0):
        yield "hand: expected a card if it is to be placed, and none else"
    if state.ask == actions.ASK_PLACE and not state.hand_seen >> state.turn & 1:
        yield "hand_seen: expected the player whose turn it is, who has drawn the card"
    if state.ask in (actions.ASK_BID, actions.ASK_PLACE) and state.to_move != state.turn:
        yield f"to_move: expected the seat whose turn it is, {state.turn}"
    if state.ask in _OF_ADVENTURER and state.to_move != state.adventurer:
        yield f"to_move: expected the adventurer, {state.adventurer}"
    if state.ask == actions.ASK_TARGET and (state.to_move != state.other - 1 or state.to_move == state.adventurer):
        yield f"to_move: expected the other player who was asked, {state.other - 1}, and not the adventurer"
    asks_other = state.ask in (actions.ASK_OTHER, actions.ASK_TARGET) or any(s == step_of.CHOOSE_OTHER for s, *_ in _steps(state))
    if asks_other and not int(tables["choices"][state.hero]):
        yield "hero: expected one with a tile that kills what another player chooses"
    if state.ask == actions.ASK_TAKE and not state.equipment:
        yield "equipment: expected at least one tile, as one is to be given up"
    if state.ask == actions.ASK_SPECIAL and not _left_to_draw(tables, state):
        yield "specials: expected one at least that has not been drawn"


def _agenda(tables: Any, state: Any) -> Iterator[str]:
    steps = tuple(step for step, *_ in _steps(state) if step != step_of.DRAW_SPECIALS or state.round > 0)
    if state.ask and steps != AFTER.get(state.ask, ()):
        names = ", ".join(step_of.STEPS[step] for step in AFTER.get(state.ask, ())) or "no steps"
        yield f"agenda: expected {names}, as that is what follows the question"
    first = state.agenda[0, 0] if state.agenda_size else 0
    if state.to_move == RUNNING and first in _LEAD_NOWHERE:
        yield f"agenda: expected a first step that leads on to a question, not {step_of.STEPS[first]}"
    if state.agenda_size > MOST_STEPS:
        yield f"agenda: expected at most {MOST_STEPS} steps, not {state.agenda_size}"
    for step, number, *_ in _steps(state):
        if step == step_of.CHOOSE_FIRST_HERO and not 0 <= number <= int(tables["heroes"]) + 1:
            yield "agenda: choose-first-hero: expected the place of a value of the option first_hero"
        if step == step_of.DRAW_SPECIALS and not 0 <= number <= _left_to_draw(tables, state) - (state.ask == actions.ASK_SPECIAL):
            yield "agenda: draw-specials: expected no more than there are left"
        if step == step_of.TURN_OVER and not int(tables["wins_if_different"][state.hero]) & state.equipment:
            yield "agenda: turn-over: expected a hero with a tile that wins if all monsters differ"


def _left_to_draw(tables: Any, state: Any) -> int:
    """How many special monsters have not been drawn."""
    return int(sum(tables["special"])) - state.specials_in_play


def _steps(state: Any) -> Iterator[list[int]]:
    for place in range(min(state.agenda_size, len(state.agenda))):
        yield list(state.agenda[place])
