"""Simulation: right counts, the same whatever the workers, and Ctrl-C keeps what was done."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

import herna
from herna.bots import UnknownBot
from herna.engine.chance import Stream
from herna.engine.constants import CHANCE, OVER
from herna.engine.errors import BadOption, BadTables, UnknownGame
from herna.engine.options import complete
from herna.lab.matches import Part, Setting, play_part
from herna.lab.simulate import simulate

GAME = "welcome-to-the-dungeon"
RANDOM = Setting(GAME, ("random", "random"))


def test_counts_add_up() -> None:
    result, whole = simulate(Setting(GAME, ("random", "cautious", "random")), 3000, seed=4)
    assert whole
    assert (result.game, result.games) == (GAME, 3000)
    assert sum(result.wins) + result.draws == 3000
    assert result.mean_decisions == pytest.approx(result.decisions / 3000, abs=1e-3)
    assert result.decisions_per_second == pytest.approx(result.decisions / result.seconds, rel=0.01)


def test_fields_are_the_documented_json_keys() -> None:
    result, _ = simulate(RANDOM, 10)
    keys = "game games decisions seconds decisions_per_second wins draws mean_decisions"
    assert list(msgspec.to_builtins(result)) == keys.split()


def test_compiled_matches_are_those_of_the_rules_played_by_hand() -> None:
    """The same stream, move by move: same winner, and decisions are those with at least two choices."""
    rules = RANDOM.rules()
    for number in range(30):
        random, decisions = Stream(7, number), 0
        states = rules.begin(2, complete(rules.game.options, {}, rules.components))
        while (seat := rules.to_move(states)) != OVER:
            if seat == CHANCE:
                rules.move(states, random.pick(rules.chance(states)[0]))
            else:
                legal = rules.legal(states)
                decisions += len(legal) > 1
                rules.move(states, legal[random.below(len(legal))])
        part = play_part(RANDOM, 7, number, 1)
        assert part.decisions == decisions
        assert part.wins[int(np.argmax(rules.returns(states)))] == 1


@pytest.mark.parametrize("seats", [("random", "cautious"), ("random", "searcher:iterations=3")])
def test_any_split_into_parts_gives_the_same_matches(seats: tuple[str, ...]) -> None:
    setting = Setting(GAME, seats)
    whole = play_part(setting, 9, 0, 30)
    split = sum((play_part(setting, 9, first, 10) for first in (10, 0, 20)), Part(0, [0, 0], 0, 0))
    assert split == whole
    assert play_part(setting, 10, 0, 30) != whole


@pytest.mark.parametrize(("seats", "games"), [(("random", "cautious"), 50_001), (("cautious", "searcher:iterations=3"), 9)])
def test_workers_change_nothing_but_the_time(seats: tuple[str, ...], games: int) -> None:
    one, _ = simulate(Setting(GAME, seats), games, seed=3, workers=1)
    two, _ = simulate(Setting(GAME, seats), games, seed=3, workers=2)
    assert (one.games, one.decisions, one.wins, one.draws) == (two.games, two.decisions, two.wins, two.draws)


def test_options_and_seeds_reach_the_matches() -> None:
    two, _ = simulate(RANDOM, 2000, seed=1)
    three, _ = simulate(Setting(GAME, ("random", "random"), {"successes": 3}), 2000, seed=1)
    other, _ = simulate(RANDOM, 2000, seed=2)
    assert three.mean_decisions > two.mean_decisions
    assert other.wins != two.wins
    assert simulate(RANDOM, 100, seed=10**30)[0].wins == simulate(RANDOM, 100, seed=10**30)[0].wins
    assert simulate(RANDOM, 100, seed=-1)[0].games == 100


def test_who_seldom_passes_plays_longer_matches() -> None:
    usual, _ = simulate(RANDOM, 1000)
    drawing, _ = simulate(Setting(GAME, ("random:seldom=0",) * 2), 1000)
    assert drawing.mean_decisions > 2 * usual.mean_decisions


def test_edited_components_reach_the_matches(tmp_path: Path) -> None:
    """Where no monster costs life every expedition succeeds: fewer rounds decide a match."""
    content = msgspec.json.decode(msgspec.json.encode(herna.find_game(GAME).load(None).content))
    for monster in content["monsters"].values():
        monster["strength"] = 0
    file = tmp_path / "harmless.yaml"
    file.write_bytes(msgspec.json.encode(content))
    seats = ("random:seldom=0",) * 2
    own, _ = simulate(Setting(GAME, seats), 2000, seed=1)
    harmless, _ = simulate(Setting(GAME, seats, tables=str(file)), 2000, seed=1)
    assert harmless.mean_decisions < own.mean_decisions


@pytest.mark.parametrize(
    ("setting", "error"),
    [
        (Setting("chess", ("random", "random")), UnknownGame),
        (Setting(GAME, ("random",)), BadOption),
        (Setting(GAME, ("random", "robot")), UnknownBot),
        (Setting(GAME, ("random", "random"), {"successes": 9}), BadOption),
        (Setting(GAME, ("random", "random"), tables="/no/such/file"), BadTables),
    ],
)
def test_wrong_settings_are_refused_before_anything_is_played(setting: Setting, error: type[Exception]) -> None:
    with pytest.raises(error):
        simulate(setting, 10)


def test_ctrl_c_keeps_what_was_done() -> None:
    def stop(games: int, decisions: int) -> None:
        if games >= 40_000:
            raise KeyboardInterrupt

    for workers in (1, 2):
        result, whole = simulate(RANDOM, 10_000_000, workers=workers, progress=stop)
        assert not whole
        assert 40_000 <= result.games < 400_000
        assert sum(result.wins) == result.games
