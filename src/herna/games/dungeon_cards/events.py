"""Events of a dungeon card game: their kinds, and how their numbers are told."""

from __future__ import annotations

from typing import Any

from herna.engine.compiled import rule
from herna.engine.constants import EMPTY, HIDDEN, UNKNOWN
from herna.engine.events import EventKind, Number
from herna.games.dungeon_cards.tables import ALL_TILES, TILES


def say_monster(components: Any, kind: int) -> str | None:
    """Id of a kind of monster; `unknown`; None for no card."""
    return _say(components.monsters, kind)


def say_hero(components: Any, hero: int) -> str | None:
    """Id of a hero; None for none."""
    return _say(components.heroes, hero)


def say_equipment(components: Any, equipment: int) -> str | None:
    """Id of a kind of equipment; None for none."""
    return _say(components.equipment, equipment)


def _say(ids: tuple[str, ...], number: int) -> str | None:
    if number == EMPTY:
        return None
    return HIDDEN if number == UNKNOWN else ids[number - 1]


def say_yes(_components: Any, number: int) -> bool:
    """A number that is a yes or no."""
    return bool(number)


def say_pass(_components: Any, reason: int) -> str:
    """Why a player passed."""
    return ("chosen", "deck-empty")[reason]


def say_add(_components: Any, reason: int) -> str:
    """Why a card went into the dungeon."""
    return ("chosen", "opening", "no-equipment", "none-may-go")[reason]


def say_win(_components: Any, reason: int) -> str:
    """Why the match was won."""
    return ("successes", "last-standing")[reason]


def say_monsters(components: Any, kinds: int) -> list[str] | str:
    """Ids of a set of kinds of monsters; `unknown`."""
    if kinds == UNKNOWN:
        return HIDDEN
    return [components.monsters[kind - 1] for kind in range(1, len(components.monsters) + 1) if kinds >> kind & 1]


def say_tiles(components: Any, number: int) -> list[str]:
    """Ids of a hero's tiles, from `hero_tiles`."""
    hero, tiles = divmod(number, ALL_TILES + 1)
    return [components.tile_id(hero, tile) for tile in range(TILES) if tiles >> tile & 1]


@rule
def hero_tiles(hero: int, tiles: int) -> int:
    """A hero and a set of his tiles as one number."""
    return hero * (ALL_TILES + 1) + tiles


_monster = Number("monster", say_monster)
_secret = Number("monster", say_monster, secret=True)
_hero = Number("hero", say_hero)
_tile = Number("equipment", say_equipment)
_life = Number("life")

(
    STARTER_DRAWN,
    HERO_DRAWN,
    HERO_CHOSEN,
    ROUND_BEGAN,
    PASSED,
    DREW,
    ADDED,
    SACRIFICED,
    ENTERED,
    NAMED,
    REVEALED,
    KILLED,
    GAINED,
    REPLACED,
    STRUCK,
    REVIVED,
    DIED,
    TURNED_OVER,
    JUDGED,
    SUCCEEDED,
    FAILED,
    ELIMINATED,
    SHOWN,
    WON,
    SPECIALS_DRAWN,
    OTHER_ASKED,
    TARGET_CHOSEN,
    BECAME,
    HELPED,
    JOINED,
    TOOK,
    BROKEN,
    REDUCED,
    DRAWN_GAME,
) = range(34)

PASS_CHOSEN, PASS_DECK_EMPTY = 0, 1
ADD_CHOSEN, ADD_OPENING, ADD_NO_EQUIPMENT, ADD_NONE_MAY_GO = 0, 1, 2, 3
WON_BY_SUCCESSES, WON_LAST = 0, 1

EVENTS = (
    EventKind("starter-drawn"),  # seat: who starts
    EventKind("hero-drawn", (_hero,)),
    EventKind("hero-chosen", (_hero,)),
    EventKind("round-began", (Number("round"), _hero, Number("cards"))),  # seat: who starts; cards in the deck
    EventKind("passed", (Number("why", say_pass),)),
    EventKind("drew", (_secret, Number("left"))),  # cards left in the deck
    EventKind("added", (_secret, Number("dungeon"), Number("why", say_add))),  # cards in the dungeon
    EventKind("sacrificed", (_secret, _tile)),
    EventKind("entered", (_hero, _life, Number("dungeon"))),
    EventKind("named", (_monster,)),
    EventKind("revealed", (_monster, Number("position"), Number("left"), Number("strength"))),
    # alone: no other tile could have been used; discarded: the tile leaves; next: it will kill the next monster, too
    EventKind("killed", (_monster, _tile, Number("alone", say_yes), Number("discarded", say_yes), Number("next", say_yes))),
    EventKind("gained", (_tile, Number("amount"), _life)),
    EventKind("replaced", (_monster, _tile)),
    EventKind("struck", (_monster, Number("damage"), _life)),
    EventKind("revived", (_tile, _life)),
    EventKind("died", (_life,)),
    EventKind("turned-over", (_monster,)),
    EventKind("judged", (_tile, Number("different", say_yes))),
    EventKind("succeeded", (Number("successes"),)),
    EventKind("failed", (Number("failures"),)),
    EventKind("eliminated"),
    EventKind("shown", (_monster, _tile)),  # seat: who laid it aside
    EventKind("won", (Number("why", say_win),)),
    EventKind("specials-drawn", (Number("specials", say_monsters, secret=True), Number("count"))),
    EventKind("other-asked", (Number("other"),)),  # seat: the adventurer; other: the seat that is to choose
    EventKind("target-chosen", (_monster,)),  # seat: who was asked
    # what a monster without a strength of its own is now; as: which monster it counts as, null if it is only itself
    EventKind("became", (_monster, Number("strength"), Number("as", say_monster))),
    EventKind("helped", (_monster,)),  # killed by the Ally that came before
    EventKind("joined", (_monster, Number("next", say_yes))),  # the Ally; next: there is a card for it to kill
    # a tile that the hero gave up (null if there was none), and his life now; monster: who took it, null if a tile cost it
    EventKind("took", (_monster, _tile, _life)),
    EventKind("broken", (_tile,)),  # a chain has ended, and its tile leaves
    # a blow that tiles change: the monster's strength, the damage that comes next, by which tiles
    EventKind("reduced", (_monster, Number("before"), Number("after"), Number("by", say_tiles))),
    EventKind("drawn-game"),  # the last player has no success: nobody wins
)
