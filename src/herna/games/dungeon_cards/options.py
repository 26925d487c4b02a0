"""Options of a dungeon card game, and their places in the row that `setup` gets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from herna.engine.options import Option, SetOption, Value

MOST_SPECIALS = 6
ALL_HEROES = "all"
BOXES = ("first", "second")  # the games that two games put together come from
FIRST_HEROES = ("random", "chosen")  # what `first_hero` takes besides the ids of heroes


def _first_heroes(components: Any) -> tuple[Value, ...]:
    return (*FIRST_HEROES, *components.heroes)


def _heroes(components: Any) -> tuple[str, ...]:
    return tuple(components.heroes)


def _heroes_of(components: Any, word: str) -> tuple[str, ...]:
    """The heroes that a word of `heroes` stands for: all of them, or those from one box."""
    facts = components.content["heroes"]
    return tuple(hero for hero in components.heroes if word == ALL_HEROES or facts[hero].get("box") == word)


def _sets_of_heroes(components: Any) -> tuple[Value, ...]:
    """The sets of heroes with a name; an edited table may have no hero from one of the boxes, or only such."""
    return (ALL_HEROES, *(box for box in BOXES if 0 < len(_heroes_of(components, box)) < len(components.heroes)))


def _first_hero_plays(heroes: tuple[str, ...], options: Mapping[str, Value], components: Any) -> str | None:
    first = options["first_hero"]
    if first in FIRST_HEROES or first in heroes:
        return None
    return f"option first_hero: {first!r} does not take part; expected one of {', '.join((*FIRST_HEROES, *heroes))}"


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
    SetOption("heroes", ALL_HEROES, _sets_of_heroes, _heroes, _heroes_of, _first_hero_plays),
)

OPENING_FIRST_ROUND, OPENING_EVERY_ROUND = 1, 2
FIRST_HERO_RANDOM, FIRST_HERO_CHOSEN = 0, 1  # from 2: the hero of that number, less one
HERO_CHOICE_STARTER = 1
