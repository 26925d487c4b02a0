"""Ways to lay a table of the second game, or of both together, out for a test; what `tables.py` is to the first game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import herna
from herna.engine.match import Match
from herna.engine.types import Position
from tests.games.dungeon_cards.tables import COPIES
from tests.games.dungeon_cards.tables import TILES as FIRST_TILES

GAME = "welcome-back-to-the-dungeon"
BOTH = "both-dungeons"
MONSTERS = list(COPIES)
SPECIALS = ["fairy", "ally", "mimic", "gelatinous-cube", "count", "shapeshifter"]
STRENGTH = {"goblin": 1, "skeleton": 2, "orc": 3, "vampire": 4, "golem": 5, "lich": 6, "demon": 7, "dragon": 9}
TILES = {
    "ninja": ["curative-herbs", "weird-concoction", "ninjato", "shinobi-gear", "wooden-shuriken", "smoke-bomb"],
    "bard": ["glamorous-tunic", "fancy-hat", "dancing-blade", "charming-flute", "elvish-harp", "lucky-coin"],
    "princess": ["mr-charm", "chaperon", "dragon-leash", "family-crown", "royal-scepter", "greatsword"],
    "necromancer": ["zombie-pet", "evil-cloak", "bloody-wand", "dark-stone", "possession-scroll", "reanimation-bones"],
}


def bidding(players: int = 2, *, hero: str = "ninja", specials: Sequence[str] = ("fairy", "ally"), **options: Any) -> Match:
    """A new match whose outcomes the test supplies, at the first bid of seat 0, with these special monsters."""
    match = herna.new(GAME, players=players, dealer=None, first_hero=hero, **options)
    for move in ("seat 0", *specials):
        match.push(move)
    return match


def at_the_door(
    hero: str,
    dungeon: Sequence[str],
    *,
    tiles: Sequence[str] | None = None,
    deck: Sequence[str] | None = None,
    players: int = 2,
    adventurer: int = 0,
    state: dict[str, Any] | None = None,
) -> Match:
    """The hero is about to enter; arguments as in `tables.at_the_door`.

    A hero of the second game plays it, one of the first plays with both together. The special monsters of the dungeon and the deck
    are those of the match.
    """
    names = {**FIRST_TILES, **TILES}[hero]
    left = [place for place, name in enumerate(names) if tiles is None or name in tiles]
    specials = [monster for monster in SPECIALS if monster in (*dungeon, *(deck or ()))]
    out = {**COPIES, **{monster: int(monster in specials) for monster in SPECIALS}}
    for monster in dungeon:
        out[monster] -= 1
    if deck is not None:
        out = {monster: list(deck).count(monster) for monster in out}
    pile = list(reversed(dungeon))
    numbers = [MONSTERS.index(m) + 1 if m in MONSTERS else len(MONSTERS) + SPECIALS.index(m) + 1 for m in specials]
    written: dict[str, Any] = {
        "to_move": "running",
        "agenda": ["enter"],
        "successes_to_win": 2,
        "round": 1,
        "success_cards": 5,
        "specials_in_play": len(specials),
        "specials": specials,
        "special_seen": ["everyone" if number in numbers else [] for number in range(16)],
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
        **(state or {}),
    }
    game = GAME if hero in TILES else BOTH
    return Match.from_position(Position(game=game, players=players, options={}, state=written))


def told(match: Match, kind: str) -> list[dict[str, Any]]:
    """The data of all events of a kind that those who watch were told."""
    return [event.data for event in match.events(-1) if event.kind == kind]


def fate(match: Match) -> dict[str, str]:
    """What became of each monster turned over so far: the tile that killed it, or the kind of what happened to it."""
    found = {}
    for event in match.events(-1):
        if event.kind == "killed":
            found[event.data["monster"]] = event.data["equipment"]
        elif event.kind in ("struck", "helped", "joined", "took", "replaced"):
            found[event.data["monster"]] = event.kind
    return found


def meets(
    hero: str,
    tiles: Sequence[str],
    monster: str,
    *,
    position: int = 1,
    life: int = 40,
    state: dict[str, Any] | None = None,
    **more: Any,
) -> Match:
    """The hero has so much life and meets this monster as the card of that position; those before it have no consequences."""
    before = [name for name in MONSTERS for _ in range(COPIES[name]) if name != monster][: position - 1]
    return at_the_door(
        hero,
        [*before, monster],
        tiles=tiles,
        state={"agenda": ["reveal"], "entered": 1, "life": life, "dungeon_size": 1, **(state or {})},
        **more,
    )
