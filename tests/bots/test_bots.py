"""What holds for every bot, in every game: names, legality, reproducibility, and that it cannot peek or meddle."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from herna.bots import Bot, UnknownBot, all_bots, make_bot
from herna.bots.registry import check_bot, policy_of
from herna.engine.chance import Stream
from herna.engine.drivers import ADVISED, RANDOM, SELDOM
from herna.engine.game import Game
from herna.engine.options import complete
from herna.engine.rules import Rules, States
from herna.lab.matches import play_match
from tests.conftest import PLAYERS

NAMES = ["random", "random:seldom=0", "cautious", "searcher:iterations=12"]

SETTINGS = pytest.mark.parametrize(("game", "players", "options"), PLAYERS)


class Witness:
    """Stands before a bot and looks at what it is given and what it answers."""

    def __init__(self, rules: Rules, bot: Bot) -> None:
        self.rules, self.bot = rules, bot
        self.given: list[bytes] = []
        self.chosen: list[int] = []

    def choose(self, concealed: States, seat: int) -> int:
        assert concealed.shape == (1,)
        assert self.rules.to_move(concealed) == seat
        assert self.rules.conceal(concealed, seat).tobytes() == concealed.tobytes(), "something was left to conceal"
        before = concealed.tobytes()
        action = self.bot.choose(concealed, seat)
        assert concealed.tobytes() == before, "a bot changed what it was given"
        assert action in self.rules.legal(concealed)
        self.given.append(before)
        self.chosen.append(action)
        return action


def play(game: Game, players: int, name: str, seed: int) -> tuple[list[Witness], tuple[float, ...]]:
    rules = Rules(game, game.load(None))
    bots = [Witness(rules, make_bot(name, rules, seed + seat)) for seat in range(players)]
    returns, _ = play_match(rules, bots, complete(game.options, {}, rules.components), Stream(seed))
    return bots, returns


@SETTINGS
@pytest.mark.parametrize("name", NAMES)
def test_bots_play_whole_matches_legally_on_concealed_states(game: Game, players: int, options: dict[str, Any], name: str) -> None:
    bots, returns = play(game, players, name, 1)
    assert all(bot.chosen for bot in bots)
    assert len(returns) == players


@pytest.mark.parametrize("name", NAMES)
def test_same_seed_same_choices(name: str) -> None:
    game = PLAYERS[0].values[0]
    first, again, other = (play(game, 2, name, seed)[0] for seed in (5, 5, 6))
    assert [bot.chosen for bot in first] == [bot.chosen for bot in again]
    assert [bot.given for bot in first] != [bot.given for bot in other]


@SETTINGS
def test_bots_see_no_more_than_their_seat(game: Game, players: int, options: dict[str, Any]) -> None:
    """The same seat to move in two states that differ only in what it does not know: equal input, hence equal choice."""
    rules, random, compared = Rules(game, game.load(None)), Stream(8), 0
    states = rules.begin(players, complete(game.options, {}, rules.components))
    while not rules.is_over(states):
        seat = rules.to_move(states)
        if seat >= 0:
            concealed = rules.conceal(states, seat)
            twin = rules.resample(concealed, seat, random.array)
            if twin.tobytes() != states.tobytes():
                compared += 1
                for name in NAMES:
                    one, two = (make_bot(name, rules, 3).choose(rules.conceal(state, seat), seat) for state in (states, twin))
                    assert one == two
        weights = rules.chance(states)[0] if seat < 0 else None
        legal = rules.legal(states)
        rules.move(states, random.pick(weights) if weights else legal[-1 if compared < 20 else 0])
    assert compared


class Vandal:
    """Writes into the state it is given."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, concealed: States, seat: int) -> int:
        action = self.bot.choose(concealed, seat)
        concealed.view(np.uint8)[:] = 99
        return action


def test_what_a_bot_writes_into_its_state_does_not_reach_the_match() -> None:
    game = PLAYERS[0].values[0]
    rules = Rules(game, game.load(None))
    options = complete(game.options, {}, rules.components)
    honest, vandals = (
        play_match(rules, [wrapped(make_bot("cautious", rules, seat)) for seat in range(2)], options, Stream(2))
        for wrapped in (lambda bot: bot, Vandal)
    )
    assert honest == vandals


def test_every_bot_listed_can_be_made_and_says_what_it_does() -> None:
    game = PLAYERS[0].values[0]
    rules = Rules(game, game.load(None))
    assert [bot.name for bot in all_bots()][:2] == ["random", "cautious"]
    for bot in all_bots():
        assert bot.description
        assert callable(make_bot(bot.name, rules).choose)


def test_policies_of_compiled_loops() -> None:
    names = ["random", "random:seldom=0", "random:seldom=7", "cautious", "searcher-easy", "searcher:ms=3"]
    assert [policy_of(name) for name in names] == [RANDOM, SELDOM, SELDOM + 7, ADVISED, None, None]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("robot", "no bot 'robot'; there are: random, cautious, searcher-easy, searcher-medium, searcher-hard, searcher"),
        ("", "no bot ''; there are: random"),
        ("cautious:ms=3", "the bot cautious has no settings, but 'cautious:ms=3' gives some"),
        ("searcher-easy:iterations=3", "has no settings"),
        ("searcher:", "expected searcher:iterations=N or searcher:ms=N with a number from 1, not 'searcher:'"),
        ("searcher:depth=3", "expected searcher:iterations=N or"),
        ("searcher:iterations=0", "with a number from 1"),
        ("searcher:iterations=2.5", "with a number from 1"),
        ("searcher:ms=nan", "with a number from 1"),
        ("searcher:ms=-4", "with a number from 1"),
        ("searcher:ms=many", "with a number from 1"),
        ("random:seldom=-1", "expected random:seldom=N with a number from 0"),
        ("random:ms=3", "expected random:seldom=N"),
    ],
)
def test_wrong_names_and_settings_say_what_there_is(name: str, told: str) -> None:
    with pytest.raises(UnknownBot) as raised:
        check_bot(name)
    assert told in str(raised.value)
