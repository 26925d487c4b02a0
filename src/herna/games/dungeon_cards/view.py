"""The table as a seat sees it: what the page, the terminal and bots in other languages draw from.

Works on a concealed state only, so it cannot show more than the seat may know.
"""

from __future__ import annotations

from typing import Any

from herna.engine.constants import OVER
from herna.engine.events import seat_bit
from herna.games.dungeon_cards.events import say_equipment, say_hero, say_monster
from herna.games.dungeon_cards.tables import TILES

BIDDING, EXPEDITION, BETWEEN, ENDED = "bidding", "expedition", "between", "ended"


def view(components: Any, state: Any, seat: int) -> dict[str, Any]:
    """The game's part of a view; `docs/formats/view.md` explains every key."""
    return {
        "phase": _phase(state),
        "round": state.round,
        "starter": state.starter if state.round else None,
        "turn": state.turn if _phase(state) == BIDDING else None,
        "adventurer": state.adventurer if _entered(state) else None,
        "hero": say_hero(components, state.hero),
        "life": state.life if _entered(state) else None,
        "full_life": _full_life(components, state),
        "equipment": [_tile(components, state, tile) for tile in range(TILES)] if state.hero else [],
        "killers": _killers(components, state),
        "namers": _ids(components, state, int(components.record[0]["names"][state.hero])),
        "deck": state.deck_size,
        "hand": _hand(components, state),
        "dungeon": [_card(components, state, place) for place in range(state.dungeon_size)],
        "revealed": [_card(components, state, p) for p in range(state.dungeon_count - 1, state.dungeon_size - 1, -1)],
        "monster": _monster(components, state),
        "named": say_monster(components, state.named),
        "replaced": say_monster(components, state.replaced),
        "seats": [_player(state, player) for player in range(state.seats)],
        "success_cards": state.success_cards,
        "successes_to_win": state.successes_to_win,
        "winner": state.winner - 1 if state.winner else None,
    }


def _phase(state: Any) -> str:
    if state.to_move == OVER:
        return ENDED
    if state.round == 0 or (_entered(state) and state.dungeon_size == 0 and state.monster == 0):
        return BETWEEN
    return EXPEDITION if _entered(state) else BIDDING


def _entered(state: Any) -> bool:
    return bool(state.entered)


def _full_life(components: Any, state: Any) -> int | None:
    """Life that the hero would enter with now."""
    if not state.hero:
        return None
    return int(components.record[0]["life"][state.hero, state.equipment])


def _tile(components: Any, state: Any, tile: int) -> dict[str, Any]:
    """A tile of the hero: still with him, sacrificed in the bidding (over a card), or spent in the expedition."""
    there = bool(state.equipment >> tile & 1)
    under = None
    if state.aside[tile]:
        under = {"monster": say_monster(components, state.aside[tile]), "by": state.aside_by[tile]}
    kind = int(components.record[0]["tile"][state.hero, tile])
    return {
        "id": say_equipment(components, kind),
        "state": "there" if there else "sacrificed" if under else "spent",
        "under": under,
    }


def _killers(components: Any, state: Any) -> dict[str, list[str]]:
    """The hero's tiles that would be used on each kind of monster, were it met now; none before there is a hero."""
    if not state.hero:
        return {}
    row, found = components.record[0], {}
    for kind, monster in enumerate(components.monsters, 1):
        tiles = row["by_strength"][state.hero, row["strength"][kind] + 1] | row["by_identity"][state.hero, row["identity"][kind]]
        if state.named == kind:
            tiles |= row["names"][state.hero]
        found[monster] = _ids(components, state, int(tiles))
    return found


def _ids(components: Any, state: Any, tiles: int) -> list[str]:
    """Ids of those tiles of a set that the hero still has."""
    kinds = components.record[0]["tile"][state.hero]
    return [str(say_equipment(components, int(kinds[tile]))) for tile in range(TILES) if (tiles & state.equipment) >> tile & 1]


def _card(components: Any, state: Any, place: int) -> dict[str, Any]:
    return {"monster": say_monster(components, state.dungeon[place]), "by": state.dungeon_by[place]}


def _hand(components: Any, state: Any) -> dict[str, Any] | None:
    return {"seat": state.turn, "monster": say_monster(components, state.hand)} if state.hand else None


def _monster(components: Any, state: Any) -> dict[str, Any] | None:
    """The monster being met, with the strength it has now."""
    if not state.monster:
        return None
    return {
        "id": say_monster(components, state.monster),
        "strength": state.strength if state.strength >= 0 else None,
        "position": state.dungeon_count - state.dungeon_size,
    }


def _player(state: Any, player: int) -> dict[str, Any]:
    return {
        "successes": state.successes[player],
        "failures": state.failures[player],
        "passed": bool(state.passed & seat_bit(player)),
        "eliminated": bool(state.eliminated & seat_bit(player)),
    }
