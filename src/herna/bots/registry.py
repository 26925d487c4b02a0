"""Bots by name."""

from __future__ import annotations

from herna.bots.base import Bot, BotInfo, UnknownBot
from herna.bots.searcher import SearcherBot
from herna.bots.simple import CautiousBot, RandomBot
from herna.engine.drivers import ADVISED, RANDOM, SELDOM
from herna.engine.rules import Rules

LEVELS = {"searcher-easy": 100, "searcher-medium": 600, "searcher-hard": 4000}
"""Iterations of the named levels."""

_BOTS = (
    BotInfo("random", "plays any legal action"),
    BotInfo("cautious", "plays a rule of thumb that a good amateur would write down"),
    *(BotInfo(name, f"thinks {iterations} matches ahead for each decision") for name, iterations in LEVELS.items()),
    BotInfo("searcher", "the same with settings of your own: searcher:iterations=N or searcher:ms=N"),
)

_SETTINGS = {"random": ("seldom",), "searcher": ("iterations", "ms")}
"""What may be set, for the bots that have settings."""

_DEFAULT_ITERATIONS = 1000


def all_bots() -> tuple[BotInfo, ...]:
    """Every bot, the weaker ones first."""
    return _BOTS


def check_bot(name: str) -> None:
    """UnknownBot, which says what there is, unless `make_bot` would make it."""
    _parse(name)


def policy_of(name: str) -> int | None:
    """What plays this bot inside compiled loops (a policy of `herna.engine.drivers`), if anything does."""
    plain, key, number = _parse(name)
    if plain == "cautious":
        return ADVISED
    if plain == "random":
        return SELDOM + int(number) if key else RANDOM
    return None


def make_bot(name: str, rules: Rules, seed: int = 0) -> Bot:
    """A bot for a game. Set in iterations it chooses the same again for the same seed. UnknownBot: no such name or setting."""
    plain, key, number = _parse(name)
    if plain == "random":
        return RandomBot(rules, seed, seldom=int(number) if key else None)
    if plain == "cautious":
        return CautiousBot(rules, seed)
    if plain in LEVELS:
        return SearcherBot(rules, seed, iterations=LEVELS[plain])
    if key == "ms":
        return SearcherBot(rules, seed, milliseconds=number)
    return SearcherBot(rules, seed, iterations=int(number) if key else _DEFAULT_ITERATIONS)


def _parse(name: str) -> tuple[str, str, float]:
    """Name, setting and its value; no setting is "" and 0."""
    plain, colon, setting = name.partition(":")
    if plain not in (bot.name for bot in _BOTS):
        raise UnknownBot(f"no bot {name!r}; there are: {', '.join(bot.name for bot in _BOTS)}")
    if not colon:
        return plain, "", 0.0
    allowed = _SETTINGS.get(plain, ())
    if not allowed:
        raise UnknownBot(f"the bot {plain} has no settings, but {name!r} gives some")
    key, _, text = setting.partition("=")
    number = _number(text)
    least = 0 if key == "seldom" else 1
    if key not in allowed or number is None or number < least or (key != "ms" and number != int(number)):
        forms = " or ".join(f"{plain}:{one}=N" for one in allowed)
        raise UnknownBot(f"expected {forms} with a number from {least}, not {name!r}")
    return plain, key, number


def _number(text: str) -> float | None:
    try:
        number = float(text)
    except ValueError:
        return None
    return number if 0 <= number < 1e9 else None
