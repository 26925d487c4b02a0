"""Ways to lay a table out for a test: bidding from the start, or a hero at the door of a dungeon."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import herna
from herna.engine.match import Match
from herna.engine.types import Happened, Position

GAME = "welcome-to-the-dungeon"
COPIES = {"goblin": 2, "skeleton": 2, "orc": 2, "vampire": 2, "golem": 2, "lich": 1, "demon": 1, "dragon": 1}
TILES = {
    "warrior": ["plate-armor", "knight-shield", "vorpal-sword", "torch", "holy-grail", "dragon-spear"],
    "barbarian": ["chainmail", "leather-shield", "vorpal-axe", "torch", "war-hammer", "healing-potion"],
    "mage": ["wall-of-fire", "bracelet-of-protection", "holy-grail", "polymorph", "omnipotence", "demonic-pact"],
    "rogue": ["mithril-armor", "buckler", "ring-of-power", "invisibility-cloak", "vorpal-dagger", "healing-potion"],
}
BASE_LIFE = {"warrior": 3, "barbarian": 4, "mage": 2, "rogue": 3}


def bidding(players: int = 2, *, hero: str = "warrior", starter: int = 0, **options: Any) -> Match:
    """A new match whose outcomes the test supplies, at the first bid."""
    match = herna.new(GAME, players=players, dealer=None, first_hero=hero, **options)
    match.push(f"seat {starter}")
    return match


def play(match: Match, *moves: str) -> Match:
    """Push moves: decisions and outcomes, as they come."""
    for move in moves:
        match.push(move)
    return match


def add(match: Match, *monsters: str) -> Match:
    """Each player in turn draws the next of these and adds it to the dungeon."""
    for monster in monsters:
        play(match, "draw", monster, "add")
    return match


def at_the_door(
    hero: str,
    dungeon: Sequence[str],
    *,
    tiles: Sequence[str] | None = None,
    deck: Sequence[str] | None = None,
    players: int = 2,
    adventurer: int = 0,
    aside: dict[str, str] | None = None,
    state: dict[str, Any] | None = None,
    **options: Any,
) -> Match:
    """The hero is about to enter.

    dungeon: the monsters in the order in which they will be met; tiles: those he still has, by default all but the ones over a
    card in `aside` (tile to monster); deck: what is left of it, by default everything else; state: more fields of the position.
    """
    names = TILES[hero]
    aside = aside or {}
    left = [i for i, name in enumerate(names) if (name in tiles if tiles is not None else name not in aside)]
    out = dict(COPIES)
    for monster in [*dungeon, *aside.values()]:
        out[monster] -= 1
    if deck is not None:
        out = {monster: list(deck).count(monster) for monster in COPIES}
    pile = list(reversed(dungeon))
    written: dict[str, Any] = {
        "to_move": "running",
        "agenda": ["enter"],
        "successes_to_win": 2,
        "round": 1,
        "success_cards": 5,
        "hero": hero,
        "equipment": left,
        "deck_size": sum(out.values()),
        "deck": [0, *out.values()],
        "passed": [seat for seat in range(players) if seat != adventurer],
        "adventurer": adventurer,
        "dungeon_size": len(pile),
        "dungeon_count": len(pile),
        "dungeon": pile,
        "dungeon_seen": [[(i + 1) % players] for i in range(len(pile))],
        "dungeon_by": [(i + 1) % players for i in range(len(pile))],
        "aside": [aside.get(name) for name in names],
        "aside_seen": [[1] if name in aside else [] for name in names],
        "aside_by": [1 if name in aside else 0 for name in names],
        **(state or {}),
    }
    return Match.from_position(Position(game=GAME, players=players, options=options, state=written))


def life_of(hero: str, *tiles: str) -> int:
    """Life that the rulebook gives this hero with these tiles."""
    worth = {
        "plate-armor": 5,
        "knight-shield": 3,
        "chainmail": 4,
        "leather-shield": 3,
        "wall-of-fire": 6,
        "bracelet-of-protection": 3,
        "mithril-armor": 5,
        "buckler": 3,
    }
    return BASE_LIFE[hero] + sum(worth.get(tile, 0) for tile in tiles)


def kinds(match: Match, seat: int = -1) -> list[str]:
    """Names of the events that a seat was told, in order."""
    return [event.kind for event in match.events(seat)]


def last(match: Match, kind: str, seat: int = -1) -> Happened:
    """The last event of a kind that a seat was told."""
    return [event for event in match.events(seat) if event.kind == kind][-1]


def table(match: Match, seat: int = -1) -> dict[str, Any]:
    """The table as a seat sees it."""
    return match.view(seat).table
