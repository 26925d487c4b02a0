"""Options of a dungeon card game, and their places in the row that `setup` gets."""

from __future__ import annotations

from typing import Any

from herna.engine.options import Option, Value

MOST_SPECIALS = 6
BOXES = ("first", "second")  # the games that two games put together come from
FIRST_HEROES = ("random", "chosen")  # what `first_hero` takes besides the ids of heroes


def _first_heroes(components: Any) -> tuple[Value, ...]:
    return (*FIRST_HEROES, *components.heroes)


def on_off(name: str) -> Option:
    """An option that is off unless it is chosen."""
    return Option(name, False, (False, True))


SUCCESSES, OPENING_ADD, FIRST_HERO, HERO_CHOICE = range(4)
BOMB_MAY_GO, SHAPESHIFTER, HARP_NEVER_RAISES, HIDDEN_SPECIALS, REX_DRAW = range(4, 9)
SPECIALS, HEROES = range(9, 11)

OPTIONS = (
    Option("successes", 2, (2, 3)),
    Option("opening_add", "off", ("off", "first-round", "every-round")),
    Option("first_hero", "random", _first_heroes),
    Option("hero_choice", "adventurer", ("adventurer", "starter")),
)

# A game has the options of those before it in the same places, and more.
BACK_OPTIONS = (
    *OPTIONS,
    on_off("smoke_bomb_may_be_sacrificed"),
    Option("shapeshifter", "rulebook", ("rulebook", "mandom")),
    on_off("harp_never_raises"),
    on_off("hidden_specials"),
    on_off("rex_draw"),
)
BOTH_OPTIONS = (
    *BACK_OPTIONS,
    Option("specials", 2, tuple(range(MOST_SPECIALS + 1))),
    Option("heroes", "all", ("all", *BOXES)),
)

OPENING_FIRST_ROUND, OPENING_EVERY_ROUND = 1, 2
FIRST_HERO_RANDOM, FIRST_HERO_CHOSEN = 0, 1  # from 2: the hero of that number, less one
HERO_CHOICE_STARTER = 1
