"""The component numbers of a dungeon card game as rules take them.

What a tile does is not a function of its own: while loading, the effects in the data file become sets of tiles. A set of tiles
is six bits, bit i being the tile in place i under the hero. To ask which tiles kill a monster is then to join a few sets.
"""

from __future__ import annotations

from typing import Annotated

from herna.engine.record import Grid, Int8, Record, Vector, record

KINDS = 16  # kinds of monsters, counted from 1, and the row of "no card"
HEROES = 9  # heroes, counted from 1, and the row of "no hero"
TILES = 6  # equipment tiles of a hero
STRENGTHS = 32  # strengths from 0 that a table can speak of, and a place for "no strength"
NO_STRENGTH = -1
ALL_TILES = (1 << TILES) - 1


@record
class Tables(Record):
    """One row for each hero or kind of monster; row 0 stands for none and is blank.

    Grids named `by_...` give, for a hero, the set of tiles that kill a monster of that strength (place strength + 1, so that
    place 0 is "no strength") or identity. The other sets say what else a tile does.
    """

    heroes: Int8  # how many heroes
    kinds: Int8  # how many kinds of monsters
    cards: Int8  # how many monster cards in all
    failures_out: Int8  # failures that eliminate a player
    success_cards: Annotated[Vector, "i1", 4]  # in play, by successes needed to win

    strength: Annotated[Vector, "i2", KINDS]  # NO_STRENGTH if it has none
    identity: Annotated[Vector, "i1", KINDS]  # the kind that it counts as
    copies: Annotated[Vector, "i1", KINDS]
    may_be_named: Annotated[Vector, "i1", KINDS]

    hero_life: Annotated[Vector, "i2", HEROES]
    tile: Annotated[Grid, "i1", (HEROES, TILES)]  # kind of equipment, counted from 1
    tile_life: Annotated[Grid, "i2", (HEROES, TILES)]
    life: Annotated[Grid, "i2", (HEROES, ALL_TILES + 1)]  # of the hero with that set of tiles
    by_strength: Annotated[Grid, "i2", (HEROES, STRENGTHS)]
    by_identity: Annotated[Grid, "i2", (HEROES, KINDS)]
    names: Annotated[Vector, "i2", HEROES]  # kill the type that the adventurer named
    once: Annotated[Vector, "i2", HEROES]  # leave after use, and are used only if the adventurer wants to
    gains: Annotated[Vector, "i2", HEROES]  # add the strength of what they kill to the hero's life
    takes_next: Annotated[Vector, "i2", HEROES]  # kill the next monster, too
    replaces: Annotated[Vector, "i2", HEROES]  # put a card of the deck in place of the monster instead of killing it
    revives: Annotated[Vector, "i2", HEROES]
    revive_life: Annotated[Grid, "i2", (HEROES, TILES)]  # life of a hero revived by this tile
    wins_if_different: Annotated[Vector, "i2", HEROES]  # win when all monsters are of different types
