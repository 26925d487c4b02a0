"""The table as a seat sees it: what the page, the terminal and bots in other languages draw from.

Works on a concealed state only, so it cannot show more than the seat may know.
"""

from __future__ import annotations

from typing import Any

from herna.engine.constants import HIDDEN, OVER
from herna.engine.events import seat_bit
from herna.engine.record import PlainRecord
from herna.games.dungeon_cards import blows
from herna.games.dungeon_cards.actions import ASK_TAKE
from herna.games.dungeon_cards.events import hero_tiles, say_equipment, say_hero, say_monster, say_monsters, say_tiles
from herna.games.dungeon_cards.tables import BY_EQUIPMENT, BY_POSITION, BY_SUCCESS, NO_STRENGTH, TILES

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
        "specials": _specials(components, state),
        "specials_in_play": state.specials_in_play,
        "deck": state.deck_size,
        "hand": _hand(components, state),
        "dungeon": [_card(components, state, place) for place in range(state.dungeon_size)],
        "revealed": [_card(components, state, p) for p in range(state.dungeon_count - 1, state.dungeon_size - 1, -1)],
        "monster": _monster(components, state),
        "named": say_monster(components, state.named),
        "target": _target(components, state),
        "chain": _ids(components, state, int(state.chained)),
        "reduction": _reduction(components, state),
        "replaced": say_monster(components, state.replaced),
        "seats": [_player(state, player) for player in range(state.seats)],
        "success_cards": state.success_cards,
        "successes_to_win": state.successes_to_win,
        "winner": state.winner - 1 if state.winner else None,
    }


def _phase(state: Any) -> str:
    if state.to_move == OVER:
        return ENDED
    if state.round == 0 or (_entered(state) and state.dungeon_size == 0 and state.monster == 0 and state.ask != ASK_TAKE):
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
        if row["special"][kind] and not _may_come(state, kind):
            continue
        strength, identity = _shape(row, state, kind)
        tiles = int(row["by_strength"][state.hero, strength + 1] | row["by_identity"][state.hero, identity])
        for kills, name in ((state.named, "names"), (state.target, "chosen")):
            if kills == identity:
                tiles |= int(row[name][state.hero])
        if state.types_met >> identity & 1:
            tiles |= int(row["repeats"][state.hero])
        found[monster] = _ids(components, state, tiles & ~_idle(components, state))
    return found


def _may_come(state: Any, kind: int) -> bool:
    """Whether a special monster may be in the deck, as far as is known."""
    known = bool(state.specials >> kind & 1)
    return known or int(state.specials).bit_count() < state.specials_in_play


def _shape(row: Any, state: Any, kind: int) -> tuple[int, int]:
    """Strength and identity that a monster would have as the next one; in the bidding nobody knows a position."""
    strength, identity, source = int(row["strength"][kind]), int(row["identity"][kind]), int(row["strength_from"][kind])
    if state.monster == kind:
        return state.strength, state.identity
    if source == BY_EQUIPMENT:
        strength = int(state.equipment).bit_count()
    elif source == BY_POSITION:
        place = state.dungeon_count - state.dungeon_size + 1 if state.entered and state.dungeon_size else 0
        strength = place or NO_STRENGTH
        identity = (identity or int(row["position_identity"][state.shapeshifter, place])) if place else kind
    elif source == BY_SUCCESS and state.successes[state.adventurer if state.entered else state.turn] > 0:
        strength, identity = int(row["success_strength"][kind]), kind
    return strength, identity or kind


def _idle(components: Any, state: Any) -> int:
    """The tiles that do nothing with the life that the hero has now, or would enter with."""
    row, life = components.record[0], state.life if state.entered else _full_life(components, state)
    conditional = int(row["conditional"][state.hero])
    return sum(1 << tile for tile in range(TILES) if conditional >> tile & 1 and life >= row["life_below"][state.hero, tile])


def _specials(components: Any, state: Any) -> list[str]:
    """The special monsters that are known to take part, and `unknown` for each of the others that do."""
    known = say_monsters(components, state.specials)
    return [*known, *[HIDDEN] * (state.specials_in_play - len(known))]


def _target(components: Any, state: Any) -> dict[str, Any] | None:
    """Who was asked to choose what a weapon kills, and the choice."""
    return {"by": state.other - 1, "monster": say_monster(components, state.target)} if state.other else None


def _reduction(components: Any, state: Any) -> dict[str, Any] | None:
    """How the hero's tiles change blows: what kills have earned, and the blow of the monster being met; null without such tiles."""
    tables = PlainRecord(components.record[0])
    if not state.hero or not tables.softens[state.hero]:
        return None
    blow = None
    if state.monster and state.strength >= 0:
        damage = blows.damage_of_blow(tables, state)
        tiles = blows.softeners(tables, state) if damage != state.strength else 0
        blow = {"before": state.strength, "after": damage, "by": say_tiles(components, hero_tiles(state.hero, tiles))}
    return {"earned": state.calmed, "blow": blow}


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
