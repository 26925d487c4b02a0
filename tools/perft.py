"""Counts how many ways a match can go on from fixed positions: a change of the rules that nobody meant shows in the numbers.

    python tools/perft.py GAME [--most N]     writes tests/laws/perft/GAME.json

For every question that a seat or chance is asked in a random match of each number of players, the first position that asks it.
The counts are of lines of 1, 2, 3, ... moves (decisions and possible outcomes; a match that ends earlier counts no further),
as deep as the last count is not above N.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

import tests.tiny  # noqa: F401  registers the tiny game

import herna
from herna.engine.chance import Stream
from herna.engine.game import Game
from herna.engine.match import Match
from herna.engine.rules import Rules, States

KEPT = Path(__file__).parents[1] / "tests" / "laws" / "perft"
MOST_LINES = 4000
MATCHES = 40  # in which the positions are looked for


def count(rules: Rules, states: States, depth: int) -> int:
    """How many lines of so many moves there are."""
    legal = rules.legal(states)
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = states.copy()
        rules.move(after, action)
        total += count(rules, after, depth - 1)
    return total


def counts(rules: Rules, states: States, most: int) -> list[int]:
    """The counts for 1, 2, 3, ... moves up to `most`, at most 8 of them."""
    found = [count(rules, states, 1)]
    while found[-1] and len(found) < 8:
        deeper = count(rules, states, len(found) + 1)
        if deeper > most:
            break
        found.append(deeper)
    return found


def positions(game: Game, players: int) -> dict[str, herna.Position]:
    """By question, the first position that asks it in a few random matches, every other one with random options."""
    found: dict[str, herna.Position] = {}
    components = game.load(None)
    for seed in range(MATCHES):
        random = Stream(seed, players)
        drawn = {o.name: o.choices(components)[random.below(len(o.choices(components)))] for o in game.options}
        match = herna.new(game.id, players=players, dealer=None, **(drawn if seed % 2 else {}))
        while not match.is_over:
            legal = match.legal_actions
            found.setdefault(match.game.family.asks[match.state.ask], match.position())
            match.push("draw" if "draw" in legal and random.below(3) else legal[random.below(len(legal))])
    return found


def describe(game: str, most: int) -> dict[str, Any]:
    """The file's content: positions with their counts."""
    declared = herna.find_game(game)
    listed = []
    for players in range(declared.players[0], declared.players[1] + 1):
        for ask, position in sorted(positions(declared, players).items()):
            match = Match.from_position(position)
            listed.append(
                {"asks": ask, "counts": counts(match.rules, match.states, most), "position": msgspec.to_builtins(position)}
            )
    return {"game": game, "rules": declared.version, "positions": listed}


def main() -> None:
    """Write the file of one game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--most", type=int, default=MOST_LINES, help="lines that the last count may have")
    given = parser.parse_args()
    KEPT.mkdir(exist_ok=True)
    file = KEPT / f"{given.game}.json"
    described = describe(given.game, given.most)
    file.write_text(json.dumps(described, indent=1) + "\n", encoding="utf-8")
    lines = sum(sum(position["counts"]) for position in described["positions"])
    print(f"{file.name}: {len(described['positions'])} positions, {lines} lines counted")


if __name__ == "__main__":
    main()
