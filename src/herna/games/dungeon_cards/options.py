"""Options of a dungeon card game, and their places in the row that `setup` gets."""

from __future__ import annotations

from typing import Any

from herna.engine.options import Option, Value

FIRST_HEROES = ("random", "chosen")  # what `first_hero` takes besides the ids of heroes


def _first_heroes(components: Any) -> tuple[Value, ...]:
    return (*FIRST_HEROES, *components.heroes)


SUCCESSES, OPENING_ADD, FIRST_HERO, HERO_CHOICE = range(4)

OPTIONS = (
    Option("successes", 2, (2, 3)),
    Option("opening_add", "off", ("off", "first-round", "every-round")),
    Option("first_hero", "random", _first_heroes),
    Option("hero_choice", "adventurer", ("adventurer", "starter")),
)

OPENING_FIRST_ROUND, OPENING_EVERY_ROUND = 1, 2
FIRST_HERO_RANDOM, FIRST_HERO_CHOSEN = 0, 1  # from 2: the hero of that number, less one
HERO_CHOICE_STARTER = 1
