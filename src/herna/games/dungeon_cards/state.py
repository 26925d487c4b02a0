"""The state of a dungeon card game."""

from __future__ import annotations

from typing import Annotated

from herna.engine.record import Header, Int8, Int16, Int32, Vector, record
from herna.games.dungeon_cards.tables import CARDS, KINDS, SEATS, TILES


@record
class State(Header):
    """Everything about a match; a kind of monster is a number from 1, EMPTY is no card, UNKNOWN one that is hidden.

    Every monster card that is not in the deck carries the set of seats that have seen it (`..._seen`): whoever draws it, everybody
    once it is turned over. What a seat may know follows from that alone.
    """

    # chosen before the match
    successes_to_win: Int8
    opening_add: Int8  # place in the option's values: off, first round, every round
    hero_choice: Int8  # place in the option's values: adventurer, starter

    bomb_may_go: Int8  # 1 if a tile that stays in the bidding may be sacrificed all the same
    shapeshifter: Int8  # which reading of a position (place in the option's values)
    harp_never_raises: Int8
    hidden_specials: Int8
    rex_draw: Int8  # 1 if nobody wins by being the last without a success
    heroes_out: Int16  # set of the heroes, by number, that do not take part

    # the special monsters, drawn once for the whole match
    specials_in_play: Int8  # how many
    specials: Int32  # set of their kinds; a seat knows those that it has seen
    special_seen: Annotated[Vector, "i2", KINDS]

    # the match
    round: Int8  # counted from 1
    starter: Int8  # the seat that bids first
    eliminated: Int16  # set of seats
    success_cards: Int8  # still to be taken
    winner: Int8  # seat + 1; 0 while there is none
    successes: Annotated[Vector, "i1", SEATS]
    failures: Annotated[Vector, "i1", SEATS]

    # the round
    hero: Int8
    equipment: Int16  # set of tiles that the hero still has
    deck_size: Int8
    deck: Annotated[Vector, "i1", KINDS]  # how many of each kind: the weights of the next draw
    hand: Int8  # the card just drawn, until it is placed
    hand_seen: Int16

    # bidding
    turn: Int8
    passed: Int16  # set of seats out of this round; the eliminated are always in it
    opening_left: Int8  # how many players still have to draw and add in the first go-round
    must_add: Int8  # 1 while the card in hand has to go into the dungeon
    aside: Annotated[Vector, "i1", TILES]  # the card under each sacrificed tile
    aside_seen: Annotated[Vector, "i2", TILES]
    aside_by: Annotated[Vector, "i1", TILES]  # the seat that laid it there

    # the dungeon: the pile from its bottom, then what has been turned over
    dungeon_size: Int8  # cards still face down
    dungeon_count: Int8  # cards in all
    dungeon: Annotated[Vector, "i1", CARDS]
    dungeon_seen: Annotated[Vector, "i2", CARDS]
    dungeon_by: Annotated[Vector, "i1", CARDS]  # the seat that added it
    replaced: Int8  # the card that Polymorph took out of the dungeon

    # the expedition
    entered: Int8  # 1 from the moment a hero enters to the end of the round
    adventurer: Int8
    life: Int16
    monster: Int8  # the card being met
    strength: Int16
    identity: Int8
    named: Int8  # the kind that the adventurer named before entering
    other: Int8  # the seat, counted from 1, whom he asked to choose what a weapon kills
    target: Int8  # the kind that this seat chose
    taken_by: Int8  # the tile, counted from 1, that kills this monster after the one before it; BY_ALLY: that one does
    next_taken_by: Int8  # the tile that will kill the next one
    types_met: Int32  # set of identities that have gone by
    type_repeated: Int8  # 1 once two were of the same type
    chained: Int16  # set of tiles whose chain goes on
    calmed: Int16  # by how much kills have lowered the damage of every blow
    spent: Int16  # set of tiles used up in this expedition
