"""The component numbers of Titan Race as rules take them, and the sizes of things."""

from __future__ import annotations

from typing import Annotated

from herna.engine.record import Grid, Int8, Record, Vector, record

SEATS = 6
SLOTS = 6  # titans in play, in order of play
TITANS = 6
FACES = 7  # faces of a die, counted from 1
CARDS = 14  # kinds of bonus cards, counted from 1
FIELDS = 36  # of one circuit: column * 6 + (row - 1) // 2
BOARDS = 3  # circuits of a Grand Slam, one above the other
HAND = 2
LAPS = 3
DIRECTIONS = 6
STRAIGHT, LEFT, RIGHT, BACK, BACK_LEFT, BACK_RIGHT = range(6)  # as the mover sees them; opposite of d: d + 3, crosswise

YELLOW, BLUE, BROWN, RED, GREEN, PURPLE = range(1, 7)
RASSIK, GRINDER, KRAKEN, RAGNAROK, SLAUGG, CTHOOLOO = range(1, 7)
(
    TRIBAL_TRAP,
    SPEED_POTION,
    SHIELD,
    MIMIC_TOTEM,
    BOMB,
    JAVELIN,
    THUNDERBOLT,
    HEALING_HERBS,
    WINGED_SADDLE,
    HARPOON,
    HEADWIND,
    SPIKED_BARDING,
    LOADED_DIE,
) = range(1, 14)
PLAIN_FIELD, LAVA, PIRATES, RAMP_LEFT, RAMP_RIGHT, MULTI_RAMP, STATUE, PENTAGRAM, ICE, BONUS = range(10)
FIELD_WORDS = ("plain", "lava", "pirates", "super-left", "super-right", "multi", "statue", "pentagram", "ice", "bonus")


@record
class Tables(Record):
    """Titans, faces and cards are counted from 1; row 0 stands for none."""

    traps: Int8  # in the pool
    colour: Annotated[Vector, "i1", 7]  # of each titan: a face
    most: Annotated[Vector, "i1", 7]  # lives of each titan at most
    start: Annotated[Vector, "i1", 7]  # and to begin with
    copies: Annotated[Vector, "i1", CARDS]
    order: Annotated[Vector, "i1", 3]  # standing orders to begin with
    what: Annotated[Grid, "i1", (6, FIELDS)]  # what is on each field of each circuit
    next: Annotated[Grid, "i1", (DIRECTIONS, FIELDS)]  # the field one step away
    crosses: Annotated[Grid, "i1", (DIRECTIONS, FIELDS)]  # 1 over the top, -1 over the bottom
