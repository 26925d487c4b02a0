"""Events of Titan Race: their kinds, and how their numbers are told."""

from __future__ import annotations

from typing import Any

from herna.engine.constants import HIDDEN, UNKNOWN
from herna.engine.events import EventKind, Number
from herna.games.titan_race.actions import DIRECTION_WORDS
from herna.games.titan_race.geometry import field_name
from herna.games.titan_race.tables import FIELD_WORDS, FIELDS

CAUSES = (
    "push", "trap", "lava", "pirates", "statue", "attack", "breath", "drain", "bomb", "javelin", "thunderbolt", "barding",
    "purple", "pentagram", "own-colour", "herbs", "leap", "die", "fist", "harpoon", "headwind", "claw", "potion", "ice", "ramp",
    "red", "ritual", "tribal-trap", "start", "saddle", "full",
)  # fmt: skip
(
    PUSH, TRAP, LAVA, PIRATES, STATUE, ATTACK, BREATH, DRAIN, BOMB, JAVELIN, THUNDERBOLT, BARDING,
    PURPLE, PENTAGRAM, OWN_COLOUR, HERBS, LEAP, DIE, FIST, HARPOON, HEADWIND, CLAW, POTION, ICE, RAMP,
    RED, RITUAL, TRIBAL_TRAP, START, SADDLE, FULL,
) = range(31)  # fmt: skip

GRAND = 1000  # added to the number of a field of a Grand Slam, whose name has its board


def say_titan(components: Any, titan: int) -> str | None:
    """Id of a titan; None for none."""
    return components.titans[titan - 1] if titan > 0 else None


def say_face(components: Any, face: int) -> str | None:
    """Colour of a face; None for none."""
    return components.faces[face - 1] if face > 0 else None


def say_card(components: Any, card: int) -> str | None:
    """Id of a bonus card; `unknown`; None for none."""
    return HIDDEN if card == UNKNOWN else components.cards[card - 1] if card else None


def say_field(_components: Any, field: int) -> str | None:
    """Name of a field; None beside the board."""
    if field < 0:
        return None
    return field_name(field - GRAND, 3) if field >= GRAND else field_name(field)


def say_cause(_components: Any, cause: int) -> str:
    """Why it happened."""
    return CAUSES[cause]


def say_way(_components: Any, direction: int) -> str:
    """A direction as the mover sees it."""
    return DIRECTION_WORDS[direction]


def say_what(_components: Any, what: int) -> str:
    """What is on a field."""
    return FIELD_WORDS[what]


_titan, _by = Number("titan", say_titan), Number("by", say_titan)
_from, _to, _field = Number("from", say_field), Number("to", say_field), Number("field", say_field)
_why, _way, _face = Number("why", say_cause), Number("way", say_way), Number("face", say_face)
_card, _secret = Number("card", say_card), Number("card", say_card, secret=True)

(
    TITAN_TAKEN,
    ORDER_CHOSEN,
    FIRST_ROLLED,
    TURN_BEGAN,
    DICE_ROLLED,
    DIE_TAKEN,
    DIE_TURNED,
    STARTED,
    STEPPED,
    PUSHED,
    MOVED,
    JUMPED,
    SLID,
    SWAPPED,
    LAP_UP,
    LAP_DOWN,
    LIFE_LOST,
    LIFE_GAINED,
    UNHURT,
    TRAP_LAID,
    TRAP_SPRUNG,
    TRAP_DESTROYED,
    STATUE_FIRED,
    PIRATES_CAME,
    REROLLED,
    STAYED,
    CARD_DRAWN,
    HAND_FULL,
    RESHUFFLED,
    CARD_PLAYED,
    CARD_DISCARDED,
    SHIELDED,
    ABILITY_USED,
    KNOCKED_OUT,
    HEART_UP,
    STOOD_UP,
    ORDERS_CHANGED,
    NOTHING_TO_DO,
    WON,
) = range(39)

EVENTS = (
    EventKind("titan-taken", (_titan,)),
    EventKind("order-chosen", (_titan,)),  # the titan that plays first of this seat's two
    EventKind("first-rolled", (_face, _titan)),  # titan: null if nobody has this colour
    EventKind("turn-began", (_titan, Number("round"))),
    EventKind("die-rolled", (_face, Number("left"))),  # left: dice still to be rolled
    EventKind("die-taken", (_titan, _face)),
    EventKind("die-turned", (_titan, _face, _why)),  # why: purple, or tribal... `die` for the loaded die
    EventKind("started", (_titan, _field)),
    EventKind("stepped", (_titan, _from, _to, _way, _why)),
    EventKind("pushed", (_titan, _from, _to, _way, _by)),
    EventKind("moved", (_titan, _from, _to, _way, _by, _why)),  # by another's ability or card
    EventKind("jumped", (_titan, _from, _to, _way, _why)),  # why: ramp or saddle; pushed ones, too
    EventKind("slid", (_titan, _from, _to, _way)),
    EventKind("swapped", (_titan, Number("other", say_titan), _from, _to)),
    EventKind("lap-up", (_titan, Number("lap"))),
    EventKind("lap-down", (_titan, Number("lap"))),
    EventKind("life-lost", (_titan, Number("left"), _why, _by, _field)),
    EventKind("life-gained", (_titan, Number("left"), _why)),
    EventKind("unhurt", (_titan, _why, _by)),  # knocked out: immune
    EventKind("trap-laid", (_titan, _field, _why)),
    EventKind("trap-sprung", (_titan, _field)),  # titan: null on lava
    EventKind("trap-destroyed", (_field, _why, _by)),
    EventKind("statue-fired", (_titan, _field)),
    EventKind("pirates", (_titan, _field)),
    EventKind("rerolled", (_titan, _face)),
    EventKind("stayed", (_titan, _field)),
    EventKind("card-drawn", (_secret, _titan, _field)),  # titan and field: null in the beginning
    EventKind("hand-full", (_titan, _field)),
    EventKind("reshuffled", (Number("cards"),)),
    EventKind("card-played", (_card, _titan)),
    EventKind("card-discarded", (_card, _titan, _why)),
    EventKind("shielded", (_titan, _why, _by)),
    EventKind("ability-used", (_titan, Number("ability", say_titan))),  # ability: whose it is
    EventKind("knocked-out", (_titan, _field)),
    EventKind("heart-up", (_titan,)),
    EventKind("stood-up", (_titan, Number("left"))),
    EventKind("orders-changed"),
    EventKind("nothing-to-do", (_titan, _why)),  # the trap or the attack of the die has no target, or is given up
    EventKind("won", (_titan, Number("pushed"))),
)

assert FIELDS < GRAND
