"""The component numbers of a dungeon card game as rules take them.

What a tile does is not a function of its own: while loading, the effects in the data file become sets of tiles. A set of tiles
is six bits, bit i being the tile in place i under the hero. To ask which tiles kill a monster is then to join a few sets.
"""

from __future__ import annotations

from typing import Annotated

from herna.engine.record import Grid, Int8, Record, Vector, record

SEATS = 4
KINDS = 16  # kinds of monsters, counted from 1, and the row of "no card"
HEROES = 9  # heroes, counted from 1, and the row of "no hero"
TILES = 6  # equipment tiles of a hero
CARDS = 21  # monster cards at most: 15 of the file and the six specials
STRENGTHS = 32  # strengths from 0 that a table can speak of, and a place for "no strength"
NO_STRENGTH = -1
ALL_TILES = (1 << TILES) - 1
BY_ALLY = TILES + 1  # in place of a tile counted from 1: what kills is the monster that came before

# Where the strength of a kind comes from.
BY_CARD, BY_EQUIPMENT, BY_POSITION, BY_SUCCESS = range(4)


@record
class Tables(Record):
    """One row for each hero or kind of monster; row 0 stands for none and is blank. Special monsters follow the others.

    Grids named `by_...` give, for a hero, the set of tiles that kill a monster of that strength (place strength + 1, so that
    place 0 is "no strength") or identity. The other sets say what else a tile does.
    """

    heroes: Int8  # how many heroes
    kinds: Int8  # how many kinds of monsters, the special ones included
    regular: Int8  # how many kinds without these, which come first
    cards: Int8  # how many monster cards in all, without special ones
    specials_drawn: Int8  # how many special monsters take part in a match, unless an option says otherwise
    failures_out: Int8  # failures that eliminate a player
    success_cards: Annotated[Vector, "i1", 4]  # in play, by successes needed to win

    strength: Annotated[Vector, "i2", KINDS]  # NO_STRENGTH if it has none
    identity: Annotated[Vector, "i1", KINDS]  # the kind that it counts as; 0 if its position says so
    copies: Annotated[Vector, "i1", KINDS]  # none of a special monster: it is drawn for the match or not
    may_be_named: Annotated[Vector, "i1", KINDS]

    special: Annotated[Vector, "i1", KINDS]
    strength_from: Annotated[Vector, "i1", KINDS]  # BY_CARD, BY_EQUIPMENT, BY_POSITION, BY_SUCCESS
    success_strength: Annotated[Vector, "i2", KINDS]  # BY_SUCCESS: once the adventurer has a success, with no other identity
    position_identity: Annotated[Grid, "i1", (2, CARDS + 1)]  # BY_POSITION: by the option's reading; 0 is none but its own
    kills_next: Annotated[Vector, "i1", KINDS]
    takes: Annotated[Vector, "i1", KINDS]  # costs the hero a tile instead of life

    hero_life: Annotated[Vector, "i2", HEROES]
    tile: Annotated[Grid, "i1", (HEROES, TILES)]  # kind of equipment, counted from 1
    tile_life: Annotated[Grid, "i2", (HEROES, TILES)]
    life: Annotated[Grid, "i2", (HEROES, ALL_TILES + 1)]  # of the hero with that set of tiles
    by_strength: Annotated[Grid, "i2", (HEROES, STRENGTHS)]
    by_identity: Annotated[Grid, "i2", (HEROES, KINDS)]
    names: Annotated[Vector, "i2", HEROES]  # kill the type that the adventurer named
    chosen: Annotated[Vector, "i2", HEROES]  # kill the type that another player chose
    choices: Annotated[Vector, "i4", HEROES]  # set of the kinds from which he chooses
    repeats: Annotated[Vector, "i2", HEROES]  # kill a monster of a type that was in the dungeon before
    once: Annotated[Vector, "i2", HEROES]  # leave after use
    chains: Annotated[Vector, "i2", HEROES]  # go on killing until something breaks their chain, and then leave
    optional: Annotated[Vector, "i2", HEROES]  # both of these: used only if the adventurer wants to
    costs: Annotated[Vector, "i2", HEROES]  # another tile leaves when they kill
    stays_in_bidding: Annotated[Vector, "i2", HEROES]  # cannot be sacrificed
    sure: Annotated[Vector, "i2", HEROES]  # neither optional nor conditional: kill whenever they can
    conditional: Annotated[Vector, "i2", HEROES]  # do anything only while life is below a number
    life_below: Annotated[Grid, "i2", (HEROES, TILES)]  # that number
    gains: Annotated[Vector, "i2", HEROES]  # add the strength of what they kill to the hero's life
    takes_next: Annotated[Vector, "i2", HEROES]  # kill the next monster, too
    replaces: Annotated[Vector, "i2", HEROES]  # put a card of the deck in place of the monster instead of killing it
    revives: Annotated[Vector, "i2", HEROES]
    revive_life: Annotated[Grid, "i2", (HEROES, TILES)]  # life of a hero revived by this tile
    revive_needs: Annotated[Grid, "i2", (HEROES, TILES)]  # life that he must have had before the blow
    softens: Annotated[Vector, "i2", HEROES]  # change the damage of a blow, by any of the following
    sets_damage: Annotated[Vector, "i2", HEROES]
    damage: Annotated[Grid, "i2", (HEROES, 2)]  # to this, by the parity of the strength: even, odd
    lowers: Annotated[Grid, "i2", (HEROES, TILES)]  # by this much
    lowers_by_kills: Annotated[Grid, "i2", (HEROES, TILES)]  # by this much for each monster that the tile has killed
    wins_if_different: Annotated[Vector, "i2", HEROES]  # win when all monsters are of different types
    box: Annotated[Vector, "i1", HEROES]  # the game that a hero comes from, if two are put together: 1 or 2
