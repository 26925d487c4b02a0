"""The search: it sees what is plain, keeps to its time and its memory."""

from __future__ import annotations

import time

import pytest

import herna
from herna.bots import make_bot, searcher
from herna.bots.searcher import SearcherBot
from herna.engine.chance import Stream
from herna.engine.match import Match
from tests.games.dungeon_cards.tables import at_the_door, bidding, play


def chosen(match: Match, bot: SearcherBot) -> str:
    """The text of what the bot would do in a match."""
    seat = match.to_move
    return match.rules.text(match.states, bot.choose(match.rules.conceal(match.states, seat), seat))


def search(match: Match, seed: int, iterations: int = 300) -> str:
    return chosen(match, SearcherBot(match.rules, seed, iterations=iterations))


def deadly() -> Match:
    """Seat 0 has seen the two worst monsters go into the dungeon, of four, of a hero without armour."""
    match = bidding(hero="barbarian")
    for monster, place in (
        ("dragon", "add"),
        ("golem", "sacrifice chainmail"),
        ("demon", "add"),
        ("golem", "sacrifice leather-shield"),
        ("lich", "add"),
        ("vampire", "sacrifice vorpal-axe"),
        ("vampire", "sacrifice healing-potion"),
        ("orc", "sacrifice war-hammer"),
    ):
        play(match, "draw", monster, place)
    return match


@pytest.mark.parametrize("seed", range(5))
def test_passes_rather_than_die(seed: int) -> None:
    assert search(deadly(), seed) == "pass"


@pytest.mark.parametrize("seed", range(5))
def test_spends_a_tile_on_the_blow_that_would_kill(seed: int) -> None:
    match = at_the_door("barbarian", ["dragon"], tiles=["vorpal-axe"])
    assert match.legal_actions == ["use vorpal-axe", "endure"]
    assert search(match, seed, 60) == "use vorpal-axe"


@pytest.mark.parametrize("seed", range(5))
def test_keeps_a_tile_for_the_worse_monster_that_it_knows(seed: int) -> None:
    """The rule of thumb would spend the axe on the golem; the adventurer knows that the dragon lies below."""
    state = {"dungeon_seen": [[0], [0, 1]], "successes": [1, 0]}
    match = at_the_door("barbarian", ["golem", "dragon"], tiles=["vorpal-axe", "chainmail"], state=state)
    seat, random = match.to_move, Stream(seed).array
    advised = match.rules.advise(match.rules.conceal(match.states, seat), seat, random)
    assert match.rules.text(match.states, advised) == "use vorpal-axe"
    assert search(match, seed, 200) == "endure"


def test_full_table_still_gives_sense(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searcher, "FEWEST_PLACES", 16)
    monkeypatch.setattr(searcher, "MOST_PLACES", 16)
    match = deadly()
    bot = SearcherBot(match.rules, 1, iterations=3000)
    assert len(bot._keys) == 16
    assert chosen(match, bot) == "pass"


def test_table_grows_with_the_iterations_up_to_a_bound() -> None:
    rules = bidding().rules
    sizes = [len(SearcherBot(rules, 1, iterations=n)._keys) for n in (1, 100, 4000, 10**8)]
    assert sizes == [1 << 10, 1 << 11, 1 << 16, 1 << 20]
    assert len(SearcherBot(rules, 1, milliseconds=20)._keys) == 1 << 17


def test_set_in_time_it_takes_that_time() -> None:
    match = herna.new("welcome-to-the-dungeon", seed=1)
    bot = make_bot("searcher:ms=30", match.rules)
    concealed = match.rules.conceal(match.states, match.to_move)
    bot.choose(concealed, match.to_move)  # compiled by now
    started = time.perf_counter()
    assert bot.choose(concealed, match.to_move) in match.rules.legal(concealed)
    assert 0.03 <= time.perf_counter() - started < 1


def test_one_iteration_is_enough_for_a_legal_choice() -> None:
    match = herna.new("welcome-to-the-dungeon", players=4, seed=2)
    bot = make_bot("searcher:iterations=1", match.rules, 3)
    while not match.is_over:
        seat = match.to_move
        match.push(bot.choose(match.rules.conceal(match.states, seat), seat))
