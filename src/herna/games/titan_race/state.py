"""The state of Titan Race."""

from __future__ import annotations

from typing import Annotated

from herna.engine.record import Grid, Header, Int8, Int16, Vector, record
from herna.games.titan_race.tables import BOARDS, CARDS, FACES, FIELDS, HAND, SEATS, SLOTS


@record
class State(Header):
    """Everything about a match. A titan in play is a slot, in order of play; titans, faces and cards are numbers from 1.

    Fields are counted over all boards: board * 36 + field; without a Grand Slam there is one board. Cards in hand are known to
    their seat alone, and so are its standing orders; nobody knows the deck.
    """

    agenda: Annotated[Grid, "i2", (24, 4)]

    # chosen before the match
    random_titans: Int8
    continuing: Int8  # 1: the draft goes on from where it stopped
    soft_pentagram: Int8
    optional_extras: Int8
    ask_reactions: Int8
    teams: Int8  # how many sides of partners; 0: everybody for himself
    alternating: Int8  # 1: partners do not sit together
    boards: Int8  # 1, or 3 in a Grand Slam
    circuit: Annotated[Vector, "i1", BOARDS]

    # the titans
    slots: Int8  # how many are in play
    first: Int8  # the slot that begins each round
    titan: Annotated[Vector, "i1", SLOTS]
    field: Annotated[Vector, "i1", SLOTS]  # field + 1; 0: beside the board
    lap: Annotated[Vector, "i1", SLOTS]  # 0 (pushed back before the first) to 4 (won)
    life: Annotated[Vector, "i1", SLOTS]
    down: Annotated[Vector, "i1", SLOTS]  # 0 standing, 1 knocked out, 2 heart up again and standing up in the next turn
    die: Annotated[Vector, "i1", SLOTS]  # the face last picked; 0: none

    # the board
    occupant: Annotated[Vector, "i1", BOARDS * FIELDS]  # slot + 1
    trap: Annotated[Vector, "i1", BOARDS * FIELDS]
    traps: Int8  # left in the pool

    # cards
    hand: Annotated[Grid, "i1", (SEATS, HAND)]
    hand_size: Annotated[Vector, "i1", SEATS]
    orders: Annotated[Grid, "i1", (SEATS, 3)]  # shield, headwind, spiked barding: 0 never, 1 next, 2 to 4: at 1 to 3 lives or fewer
    deck: Annotated[Vector, "i1", CARDS]  # how many of each kind
    deck_size: Int8
    discard: Annotated[Vector, "i1", CARDS]
    shuffle: Int16  # how often the deck has been shuffled
    drawn: Int8  # cards drawn since

    # the turn
    turn: Int8  # the slot whose turn it is
    turns: Int8  # turns in this round
    round: Int16
    pool: Annotated[Vector, "i1", FACES]  # dice that can be picked, by face
    pool_size: Int8
    face: Int8  # the face in use
    acted: Int8  # 1 once the die action is done
    turned: Int8  # 1 once the die has been turned
    ability_used: Int8
    card_played: Int8
    orders_changed: Int8
    saddled: Int8  # 1: occupied fields are jumped over in the die action
    rerolled: Int8
    extra_done: Int8  # 1 once the trap or the attack of the die is done
    moving: Int8  # slot + 1 of the titan whose own movement is going on: its last life is lost at the end
    lifted: Int8  # slot + 1 of the titan that is between two fields
    pushed: Int8  # set of slots that lost a life for a push in this action
    shifting: Int8  # set of slots that wait in a line for the one in front
    card: Int8  # the card whose target is asked for
    answer: Int16  # a reply kept for the step on top
    rolls: Annotated[Vector, "i4", 1]  # dice rolled so far
    winner: Int8  # slot + 1
