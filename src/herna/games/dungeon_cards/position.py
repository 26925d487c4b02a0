"""How the fields of a dungeon card game's state are written in positions: with the names of cards, tiles and seats."""

from __future__ import annotations

from typing import Any

from herna.engine.constants import EVERYONE, HIDDEN, SPECTATOR_BIT, UNKNOWN
from herna.engine.game import Codec
from herna.games.dungeon_cards.tables import TILES


class Named:
    """A number that stands for a component: its id, null for none, `unknown` for a hidden card.

    kind: `monsters`, `heroes` or `equipment` of the components.
    """

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def write(self, components: Any, value: int) -> Any:
        """The id."""
        if value == UNKNOWN:
            return HIDDEN
        return getattr(components, self.kind)[value - 1] if value else None

    def read(self, components: Any, given: Any) -> int:
        """The number."""
        ids = getattr(components, self.kind)
        if given is None:
            return 0
        if given == HIDDEN:
            return UNKNOWN
        if given not in ids:
            raise ValueError(f"expected one of {', '.join(ids)}, `unknown` or null, not {given!r}")
        return int(ids.index(given)) + 1


class Seats:
    """A set of seats: a list of them, `spectators` for those who watch, or `everyone`."""

    def write(self, components: Any, value: int) -> Any:
        """The list, or `everyone`."""
        if value == EVERYONE:
            return "everyone"
        return [("spectators" if seat == SPECTATOR_BIT else seat) for seat in range(SPECTATOR_BIT + 1) if value >> seat & 1]

    def read(self, components: Any, given: Any) -> int:
        """The set."""
        if given == "everyone":
            return EVERYONE
        places = [SPECTATOR_BIT if seat == "spectators" else seat for seat in _list(given, "seats, or `everyone`")]
        return _set(places, SPECTATOR_BIT + 1, "a seat")


class Tiles:
    """A set of tiles of the hero: the places they have under him, counted from 0."""

    def write(self, components: Any, value: int) -> Any:
        """The list of places."""
        return [tile for tile in range(TILES) if value >> tile & 1]

    def read(self, components: Any, given: Any) -> int:
        """The set."""
        return _set(_list(given, "tiles by their places"), TILES, "a tile")


class Monsters:
    """A set of kinds of monsters: their ids."""

    def write(self, components: Any, value: int) -> Any:
        """The ids."""
        return [monster for kind, monster in enumerate(components.monsters, 1) if value >> kind & 1]

    def read(self, components: Any, given: Any) -> int:
        """The set."""
        return sum(1 << _monster.read(components, monster) for monster in dict.fromkeys(_list(given, "monsters")))


class Heroes:
    """A set of heroes: their ids."""

    def write(self, components: Any, value: int) -> Any:
        """The ids."""
        return [hero for number, hero in enumerate(components.heroes, 1) if value >> number & 1]

    def read(self, components: Any, given: Any) -> int:
        """The set."""
        return sum(1 << _hero.read(components, hero) for hero in dict.fromkeys(_list(given, "heroes")))


def _list(given: Any, what: str) -> list[Any]:
    if not isinstance(given, list):
        raise ValueError(f"expected a list of {what}, not {given!r}")
    return given


def _set(places: list[Any], end: int, what: str) -> int:
    members = 0
    for place in places:
        if isinstance(place, bool) or not isinstance(place, int) or not 0 <= place < end:
            raise ValueError(f"expected {what} from 0 to {end - 1}, not {place!r}")
        members |= 1 << place
    return members


_monster, _hero, _seats, _tiles = Named("monsters"), Named("heroes"), Seats(), Tiles()

CODECS: dict[str, Codec] = {
    "hero": _hero,
    "heroes_out": Heroes(),
    "specials": Monsters(),
    "special_seen": _seats,
    "target": _monster,
    "chained": _tiles,
    "equipment": _tiles,
    "spent": _tiles,
    "eliminated": _seats,
    "passed": _seats,
    "hand": _monster,
    "hand_seen": _seats,
    "aside": _monster,
    "aside_seen": _seats,
    "dungeon": _monster,
    "dungeon_seen": _seats,
    "replaced": _monster,
    "monster": _monster,
    "identity": _monster,
    "named": _monster,
}
