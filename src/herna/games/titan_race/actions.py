"""Decisions and outcomes of Titan Race: their codes and their texts.

Codes are by direction, titan, face or card, few and fixed; texts name the field that is meant, since people read fields.
"""

from __future__ import annotations

from typing import Any

from herna.games.titan_race.geometry import destination, field_name
from herna.games.titan_race.tables import DIRECTIONS, SLOTS, TITANS

WAYS = ("ss", "sl", "sr", "ls", "rs", "lll", "rrr", "s", "ll", "rr", "l", "r")
PATHS = ((0, 0), (0, 1), (0, 2), (1, 0), (2, 0), (1, 1, 1), (2, 2, 2), (0,), (1, 1), (2, 2), (1,), (2,))
DIRECTION_WORDS = ("s", "l", "r", "bs", "bl", "br")
ORDER_KINDS = ("shield", "headwind", "spiked-barding")
ORDER_WORDS = ("never", "next", "1", "2", "3")
START_FIELDS = (0, 12, 24)  # A1, C1, E1

GO = 0  # + way
END = GO + len(WAYS)
BREATH, STAY, REROLL, LOSE_LIFE, DECLINE, ORDERS = range(END + 1, END + 7)
LEAP = ORDERS + 1  # + direction
TURN = LEAP + 3  # + face: the die is turned to it
TAKE = TURN + 7  # + face: this die is picked
TITAN = TAKE + 7  # + titan
FIRST = TITAN + 7  # + titan of one's two that plays first
PLAY = FIRST + 7  # + card
DISCARD = PLAY + 14
REACT = DISCARD + 14
ORDER = REACT + 14  # + kind * 5 + value
START = ORDER + 15  # + which of the three
TRAP = START + 3  # + direction of the field
ATTACK = TRAP + DIRECTIONS
RITUAL = ATTACK + DIRECTIONS
CLAW = RITUAL + DIRECTIONS
DRAIN = CLAW + DIRECTIONS
TARGET = DRAIN + DIRECTIONS  # + direction
BOLT = TARGET + DIRECTIONS  # + slot
FIST = BOLT + SLOTS  # + direction of the titan * 6 + direction in which it moves
ACTIONS = FIST + DIRECTIONS * DIRECTIONS

OUTCOMES = 14

ASKS = (
    "",
    "titan",
    "order",
    "die",
    "start",
    "act",
    "trap",
    "attack",
    "target",
    "mimic",
    "face",
    "pirates",
    "pentagram",
    "orders",
    "react",
    "random-titan",
    "first-die",
    "roll",
    "reroll",
    "card",
)
(
    ASK_TITAN,
    ASK_ORDER,
    ASK_DIE,
    ASK_START,
    ASK_ACT,
    ASK_TRAP,
    ASK_ATTACK,
    ASK_TARGET,
    ASK_MIMIC,
    ASK_FACE,
    ASK_PIRATES,
    ASK_PENTAGRAM,
    ASK_ORDERS,
    ASK_REACT,
    ASK_RANDOM_TITAN,
    ASK_FIRST_DIE,
    ASK_ROLL,
    ASK_REROLL,
    ASK_CARD,
) = range(1, 20)

_WORDS = {END: "end", BREATH: "breath", STAY: "stay", REROLL: "reroll", LOSE_LIFE: "lose-life", DECLINE: "decline", ORDERS: "orders"}
_BY_DIRECTION = ((TRAP, "trap"), (ATTACK, "attack"), (RITUAL, "ritual"), (CLAW, "claw"), (DRAIN, "drain"), (TARGET, "target"))


def action_text(components: Any, state: Any, action: int) -> str:
    """The text of an action in a state; fields are those round the titan whose turn it is."""
    if action in _WORDS:
        return _WORDS[action]
    if action < END:
        return f"go {WAYS[action - GO]}"
    if LEAP <= action < TURN:
        return f"leap {DIRECTION_WORDS[action - LEAP]}"
    for first, end, word, ids in (
        (TURN, TAKE, "turn", components.faces),
        (TAKE, TITAN, "take", components.faces),
        (TITAN, FIRST, "titan", components.titans),
        (FIRST, PLAY, "first", components.titans),
        (PLAY, DISCARD, "play", components.cards),
        (DISCARD, REACT, "discard", components.cards),
        (REACT, ORDER, "react", components.cards),
    ):
        if first <= action < end:
            return f"{word} {ids[action - first - 1]}"
    if ORDER <= action < START:
        kind, value = divmod(action - ORDER, 5)
        return f"order {ORDER_KINDS[kind]} {ORDER_WORDS[value]}"
    if START <= action < TRAP:
        return f"start {field_name(START_FIELDS[action - START])}"
    for first, word in _BY_DIRECTION:
        if first <= action < first + DIRECTIONS:
            return f"{word} {_beside(components, state, action - first)}"
    if BOLT <= action < FIST:
        return f"target {field_name(state.field[action - BOLT] - 1, state.boards)}"
    where, way = divmod(action - FIST, DIRECTIONS)
    return f"fist {_beside(components, state, where)} {DIRECTION_WORDS[way]}"


def _beside(components: Any, state: Any, direction: int) -> str:
    tables = components.rules_tables
    return field_name(destination(tables, state, state.field[state.turn] - 1, direction), state.boards)


def outcome_text(components: Any, state: Any, outcome: int) -> str:
    """The text of an outcome of what is awaited."""
    if state.ask == ASK_RANDOM_TITAN:
        return str(components.titans[outcome - 1])
    if state.ask == ASK_CARD:
        return str(components.cards[outcome - 1])
    return str(components.faces[outcome - 1])


def vocabulary(components: Any) -> frozenset[str]:
    """Every text that is a move of this game in some position."""
    fields = [field_name(f, boards) for boards in (1, 3) for f in range(36 * boards)]
    found = [*_WORDS.values(), *(f"go {way}" for way in WAYS), *(f"leap {d}" for d in DIRECTION_WORDS[:3])]
    found += [f"{word} {face}" for word in ("turn", "take") for face in components.faces]
    found += [f"{word} {titan}" for word in ("titan", "first") for titan in components.titans]
    found += [f"{word} {card}" for word in ("play", "discard", "react") for card in components.cards]
    found += [f"order {kind} {value}" for kind in ORDER_KINDS for value in ORDER_WORDS]
    found += [f"start {field_name(f)}" for f in START_FIELDS]
    found += [f"{word} {f}" for _, word in _BY_DIRECTION for f in fields]
    found += [f"fist {f} {d}" for f in fields for d in DIRECTION_WORDS]
    return frozenset([*found, *components.titans, *components.faces, *components.cards])


assert TITANS == SLOTS
