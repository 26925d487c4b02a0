"""Plays random games and prints a hash of every state, event and concealed state on the way: equal output, equal games.

    python tools/game_hashes.py GAME --players N --first I --games N

Compiled and plain (NUMBA_DISABLE_JIT=1) runs must print the same. One line for each game.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import tests.tiny  # noqa: F401  registers the tiny game

import herna
from herna.engine.chance import Stream
from herna.engine.constants import CHANCE, OVER
from herna.engine.events import new_buffer, taken
from herna.engine.options import complete
from herna.engine.rules import Rules


def game_hash(rules: Rules, players: int, number: int) -> str:
    """Hash of everything that happens in random game `number`."""
    game = rules.game
    random, digest, buffer = Stream(number, players), hashlib.sha256(), new_buffer()
    given = {o.name: o.choices(rules.components)[random.below(len(o.choices(rules.components)))] for o in game.options}
    states = rules.begin(players, complete(game.options, given, rules.components), buffer)
    while (seat := rules.to_move(states)) != OVER:
        if seat == CHANCE:
            weights, address = rules.chance(states)
            digest.update(repr((weights, address)).encode())
            action = random.pick(weights)
        else:
            legal = rules.legal(states)
            action = legal[random.below(len(legal))]
            if len(legal) == 2 and random.below(2) == 0:
                action = legal[-1]  # a match in which everybody passes at once shows little
            concealed = rules.conceal(states, seat)
            sampled = rules.resample(concealed, seat, random.array)
            advice = rules.advise(concealed, seat, random.array)
            digest.update(repr((legal, advice)).encode() + concealed.tobytes() + sampled.tobytes())
            digest.update(rules.observe(concealed, seat).tobytes())
        rules.move(states, action, buffer)
        digest.update(states.tobytes() + repr(taken(buffer)).encode())
    digest.update(repr(rules.returns(states)).encode())
    return digest.hexdigest()[:16]


def main() -> None:
    """Print a hash for each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--games", type=int, default=10)
    given = parser.parse_args()
    game = herna.find_game(given.game)
    rules = Rules(game, game.load(None))
    for number in range(given.first, given.first + given.games):
        print(number, game_hash(rules, given.players, number))


if __name__ == "__main__":
    main()
