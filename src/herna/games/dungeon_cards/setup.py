"""Setting a match up: who starts, which hero, and the success cards in play."""

from __future__ import annotations

from typing import Any

from herna.engine.agenda import await_chance, push, question
from herna.engine.compiled import rule
from herna.engine.constants import EVERYONE
from herna.engine.events import NOBODY, emit
from herna.games.dungeon_cards import events as event
from herna.games.dungeon_cards.actions import ASK_FIRST_HERO, ASK_HERO, ASK_STARTER
from herna.games.dungeon_cards.options import (
    BOMB_MAY_GO,
    FIRST_HERO,
    FIRST_HERO_CHOSEN,
    FIRST_HERO_RANDOM,
    HARP_NEVER_RAISES,
    HERO_CHOICE,
    HEROES,
    HIDDEN_SPECIALS,
    OPENING_ADD,
    REX_DRAW,
    SHAPESHIFTER,
    SPECIALS,
    SUCCESSES,
)
from herna.games.dungeon_cards.steps import CHOOSE_FIRST_HERO, CHOOSE_STARTER, DRAW_SPECIALS, START_ROUND


@rule
def setup(tables: Any, state: Any, options: Any) -> None:
    """The match before anything has been drawn."""
    state.successes_to_win = 2 + options[SUCCESSES]
    state.opening_add = options[OPENING_ADD]
    state.hero_choice = options[HERO_CHOICE]
    state.success_cards = tables.success_cards[state.successes_to_win]
    specials = tables.specials_drawn
    if len(options) > REX_DRAW:  # the game has the options of the second one
        set_up_back(state, options)
    if len(options) > HEROES:
        specials = min(options[SPECIALS], count_specials(tables))
        state.heroes_out = heroes_out(tables, options[HEROES])
    push(state, START_ROUND)
    if specials > 0:
        push(state, DRAW_SPECIALS, specials)
    push(state, CHOOSE_FIRST_HERO, options[FIRST_HERO])
    push(state, CHOOSE_STARTER)


@rule
def set_up_back(state: Any, options: Any) -> None:
    """What the second game leaves to be chosen."""
    state.bomb_may_go = options[BOMB_MAY_GO]
    state.shapeshifter = options[SHAPESHIFTER]
    state.harp_never_raises = options[HARP_NEVER_RAISES]
    state.hidden_specials = options[HIDDEN_SPECIALS]
    state.rex_draw = options[REX_DRAW]


@rule
def count_specials(tables: Any) -> int:
    """How many special monsters there are to draw from."""
    count = 0
    for kind in range(1, tables.kinds + 1):
        count += tables.special[kind]
    return count


@rule
def heroes_out(tables: Any, box: int) -> int:
    """The set of heroes that do not come from the chosen box; none if that would leave nobody."""
    out = 0
    for hero in range(1, tables.heroes + 1):
        if box and tables.box[hero] != box:
            out |= 1 << hero
    return out if out != (2 << tables.heroes) - 2 else 0


@rule
def choose_starter(state: Any) -> None:
    """The first player of the match is drawn."""
    await_chance(state, ASK_STARTER)


@rule
def starter_drawn(state: Any, seat: int, events: Any) -> None:
    """Chance has named the first player."""
    state.starter = seat
    emit(events, event.STARTER_DRAWN, seat, EVERYONE, EVERYONE)


@rule
def choose_first_hero(state: Any, option: int) -> None:
    """The first hero is drawn, chosen by the first player, or was settled by the option."""
    if option == FIRST_HERO_RANDOM:
        await_chance(state, ASK_FIRST_HERO)
    elif option == FIRST_HERO_CHOSEN:
        question(state, ASK_HERO, state.starter)
    else:
        state.hero = option - FIRST_HERO_CHOSEN  # heroes stand after the two words


@rule
def first_hero_drawn(state: Any, hero: int, events: Any) -> None:
    """Chance has named the first hero."""
    state.hero = hero
    emit(events, event.HERO_DRAWN, NOBODY, EVERYONE, EVERYONE, hero)


@rule
def hero_chosen(state: Any, seat: int, hero: int, events: Any) -> None:
    """A player has chosen the hero of the round to come."""
    state.hero = hero
    emit(events, event.HERO_CHOSEN, seat, EVERYONE, EVERYONE, hero)
