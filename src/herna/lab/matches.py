"""One match or many between policies and bots, without events and logs: what simulations are made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
from msgspec import Struct

from herna.bots.base import Bot
from herna.bots.registry import check_bot, make_bot, policy_of
from herna.engine import drivers
from herna.engine.chance import Stream
from herna.engine.constants import CHANCE, OVER
from herna.engine.game import find_game
from herna.engine.options import Value, complete, encode
from herna.engine.record import wrap
from herna.engine.rules import Rules


class Setting(Struct, frozen=True):
    """What is played: the game, who sits where, the options, and the components if not the game's own."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, Value] = {}
    tables: str | None = None

    def check(self) -> None:
        """Raise what is wrong with it: UnknownGame, BadOption, UnknownBot, BadTables."""
        game = find_game(self.game)
        game.check_players(len(self.seats))
        for name in self.seats:
            check_bot(name)
        complete(game.options, self.options, self.rules().components)

    @property
    def policies(self) -> list[int] | None:
        """What plays the seats inside compiled loops; None if one of them needs Python."""
        found = [policy for name in self.seats if (policy := policy_of(name)) is not None]
        return found if len(found) == len(self.seats) else None

    def rules(self) -> Rules:
        """The game with its components."""
        game = find_game(self.game)
        return Rules(game, game.load(Path(self.tables) if self.tables else None))


class Part(Struct):
    """Results of some matches: wins by seat, draws, decisions with at least two choices."""

    games: int
    wins: list[int]
    draws: int
    decisions: int

    def __add__(self, other: Part) -> Part:
        wins = [one + more for one, more in zip(self.wins, other.wins, strict=True)]
        return Part(self.games + other.games, wins, self.draws + other.draws, self.decisions + other.decisions)


def play_part(setting: Setting, seed: int, first: int, games: int) -> Part:
    """Play matches number `first` and following of a seed; any split into parts gives the same matches."""
    policies = setting.policies
    if policies is None:
        return _play_bots(setting, seed, first, games)
    return _play_compiled(setting, policies, seed, first, games)


def _play_compiled(setting: Setting, policies: Sequence[int], seed: int, first: int, games: int) -> Part:
    rules, players = setting.rules(), len(policies)
    family = rules.family
    options = encode(rules.game.options, complete(rules.game.options, setting.options, rules.components), rules.components)
    results, counts = np.zeros((games, players), np.float64), np.zeros((games, 2), np.int64)
    drivers.play_games.of(family)(
        rules.tables,
        wrap(rules.blank(players)),
        wrap(rules.blank(players)),
        wrap(options),
        wrap(np.array(policies, np.int64)),
        (seed + 2**63) % 2**64 - 2**63,  # any whole number is a seed; what is compiled takes 64 bits
        first,
        wrap(np.zeros(family.words, np.uint64)),
        wrap(np.zeros(family.outcomes, np.int64)),
        wrap(np.zeros(1, np.uint64)),
        wrap(results),
        wrap(counts),
    )
    won = results == results.max(axis=1, keepdims=True)
    alone = won.sum(axis=1) == 1
    return Part(games, (won & alone[:, None]).sum(axis=0).tolist(), int((~alone).sum()), int(counts[:, 0].sum()))


def _play_bots(setting: Setting, seed: int, first: int, games: int) -> Part:
    rules, players = setting.rules(), len(setting.seats)
    options = complete(rules.game.options, setting.options, rules.components)
    part = Part(0, [0] * players, 0, 0)
    for number in range(first, first + games):
        random = Stream(seed, number)
        bots = [make_bot(name, rules, random.word()) for name in setting.seats]
        returns, decisions = play_match(rules, bots, options, random)
        part.games += 1
        part.decisions += decisions
        winners = [seat for seat, result in enumerate(returns) if result == max(returns)]
        if len(winners) == 1:
            part.wins[winners[0]] += 1
        else:
            part.draws += 1
    return part


def play_match(rules: Rules, bots: Sequence[Bot], options: Mapping[str, Value], random: Stream) -> tuple[tuple[float, ...], int]:
    """One match between bots, chance from the stream; its results and its decisions with at least two choices."""
    states = rules.begin(len(bots), options)
    decisions = 0
    while (seat := rules.to_move(states)) != OVER:
        if seat == CHANCE:
            rules.move(states, random.pick(rules.chance(states)[0]))
            continue
        concealed = rules.conceal(states, seat)
        decisions += len(rules.legal(concealed)) > 1
        rules.move(states, bots[seat].choose(concealed, seat))
    return rules.returns(states), decisions
