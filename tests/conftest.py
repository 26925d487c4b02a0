"""What all tests share: every registered game, the tiny one included, with the settings to try it in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import hypothesis
import pytest

import herna
import tests.tiny  # noqa: F401  registers the tiny game
from herna.engine.chance import Stream
from herna.engine.game import Game
from herna.engine.match import Match
from herna.engine.record import PLAIN

hypothesis.settings.register_profile("herna", deadline=None)  # the first example of a rule is compiled, which takes its time
hypothesis.settings.load_profile("herna")


def settings(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Player counts and options that between them use every count and every value of every option."""
    components = game.load(None)
    fewest, most = game.players
    for players in range(fewest, most + 1):
        yield players, {}
    players = fewest
    for option in game.options:
        for value in option.choices(components):
            if value != option.default:
                yield players, {option.name: value}
                players = players + 1 if players < most else fewest


ALL = [
    pytest.param(g, n, o, id=f"{g.id}-{n}-{'-'.join(map(str, o.values())) or 'default'}")
    for g in herna.all_games()
    for n, o in settings(g)
]
PLAYERS = [pytest.param(g, n, {}, id=f"{g.id}-{n}") for g in herna.all_games() for n in range(g.players[0], g.players[1] + 1)]


def some(compiled: int) -> int:
    """How many matches to play: fewer when rules run as plain Python."""
    return max(1, compiled // 8) if PLAIN else compiled


def new_match(game: Game, players: int, options: dict[str, Any], seed: int) -> Match:
    """A new match of the setting."""
    return herna.new(game.id, players=players, seed=seed, **options)


def random_moves(match: Match, seed: int) -> Iterator[str]:
    """Plays the match to its end at random, mostly drawing where that is a choice; yields each action just before it is pushed."""
    random = Stream(seed, 77)
    while not match.is_over:
        legal = match.legal_actions
        assert legal, f"nothing is legal for seat {match.to_move} after {match.record().moves}"
        action = legal[random.below(len(legal))]
        if "draw" in legal and random.below(4) > 0:
            action = "draw"
        yield action
        match.push(action)


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--statement WTD-12`: only the tests that cite it."""
    parser.addoption("--statement", default=None, help="run only the tests that cite this statement of the rules")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what does not cite the statement asked for."""
    wanted = config.getoption("--statement")
    if wanted:
        chosen = [item for item in items if any(wanted in mark.args for mark in item.iter_markers("rule"))]
        config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
        items[:] = chosen


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say how many twin matches were compared."""
    reports = [report for reports in terminalreporter.stats.values() for report in reports if hasattr(report, "user_properties")]
    twins = sum(value for report in reports for name, value in report.user_properties if name == "twins" and report.when == "call")
    if twins:
        terminalreporter.write_line(f"{twins} twin matches compared, byte for byte")
