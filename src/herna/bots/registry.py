"""Bots by name."""

from __future__ import annotations

from herna.bots.base import Bot, BotInfo, UnknownBot
from herna.bots.searcher import SearcherBot
from herna.bots.simple import CautiousBot, RandomBot
from herna.engine.drivers import ADVISED, RANDOM
from herna.engine.rules import Rules

LEVELS = {"searcher-easy": 100, "searcher-medium": 600, "searcher-hard": 4000}
"""Iterations of the named levels."""

_BOTS = (
    BotInfo("random", "plays any legal action", RANDOM),
    BotInfo("cautious", "plays a rule of thumb that a good amateur would write down", ADVISED),
    *(BotInfo(name, f"thinks {iterations} matches ahead for each decision") for name, iterations in LEVELS.items()),
    BotInfo("searcher", "the same with settings of your own: searcher:iterations=N or searcher:ms=N"),
)


def all_bots() -> tuple[BotInfo, ...]:
    """Every bot, the weaker ones first."""
    return _BOTS


def bot_info(name: str) -> BotInfo:
    """The bot of that name, settings left out. UnknownBot lists the names."""
    plain = name.partition(":")[0]
    for info in _BOTS:
        if info.name == plain:
            return info
    raise UnknownBot(f"no bot {name!r}; there are: {', '.join(info.name for info in _BOTS)}")


def check_bot(name: str) -> None:
    """UnknownBot unless `make_bot` would make it."""
    info, settings = bot_info(name), name.partition(":")[2]
    if info.name == "searcher":
        _settings(settings)
    elif settings:
        raise UnknownBot(f"the bot {info.name} has no settings, but {name!r} gives some")


def make_bot(name: str, rules: Rules, seed: int = 0) -> Bot:
    """A bot for a game. Set in iterations it chooses the same again for the same seed. UnknownBot: no such name or setting."""
    check_bot(name)
    plain, _, settings = name.partition(":")
    if plain == "random":
        return RandomBot(rules, seed)
    if plain == "cautious":
        return CautiousBot(rules, seed)
    if plain in LEVELS:
        return SearcherBot(rules, seed, iterations=LEVELS[plain])
    key, number = _settings(settings)
    if key == "ms":
        return SearcherBot(rules, seed, milliseconds=number)
    return SearcherBot(rules, seed, iterations=int(number))


def _settings(text: str) -> tuple[str, float]:
    key, _, number = (text or "iterations=1000").partition("=")
    try:
        value = float(number)
    except ValueError:
        value = 0.0
    if key not in ("iterations", "ms") or not 0 < value < 1e9 or (key == "iterations" and value != int(value)):
        raise UnknownBot(f"searcher takes iterations=N or ms=N with a positive number, not {text!r}")
    return key, value
