"""Who sits where: from options, or from two friendly questions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from herna.bots import UnknownBot, all_bots
from herna.bots.registry import check_bot
from herna.cli.screen import Screen
from herna.engine.errors import BadOption, HernaError
from herna.texts.fluent import Texts

USUAL_BOT = "cautious"
USUAL_BOTS = 2
OFFERED = ("cautious", "searcher-easy", "searcher-medium", "searcher-hard")
PERSON = "me"


@dataclass(frozen=True)
class Chair:
    """Who sits at a place: a person (bot is empty), or a bot by the name that makes it."""

    name: str
    bot: str = ""


def seated(texts: Texts, allowed: tuple[int, int], players: int | None, seats: str | None, names: str | None) -> list[Chair]:
    """Chairs from options. BadOption, UnknownBot.

    seats: `me`, a person's name or a bot's, for each place; without it, one person against the usual bots. names: of the people,
    in the order of their places; players: how many chairs.
    """
    given = _split(names)
    if seats is not None:
        places = _split(seats)
    else:
        people = max(1, len(given))
        count = players or max(people, min(1 + USUAL_BOTS, allowed[1]))
        places = [PERSON] * people + [USUAL_BOT] * (count - people)
    if players is not None and players != len(places):
        raise BadOption(f"{players} players, but there are {len(places)} at the table: {', '.join(places)}")
    chairs = [_chair(text, number, texts) for number, text in enumerate(places, 1)]
    return _distinct(_renamed(chairs, given))


def asked(screen: Screen, texts: Texts, allowed: tuple[int, int], players: int | None) -> list[Chair]:
    """Chairs from two questions, each with an answer that Enter takes."""
    fewest, most = (players, players) if players else allowed
    me = screen.ask(texts.text("cli-your-name", usual=texts.text("player", number="1"))) or PERSON
    usual = ", ".join([USUAL_BOT] * (players - 1 if players else min(USUAL_BOTS, most - 1)))
    while True:
        question = texts.text("cli-who-else", fewest=str(fewest - 1), most=str(most - 1), bots=", ".join(OFFERED), usual=usual)
        others = _split(screen.ask(question) or usual)
        try:
            if not fewest <= 1 + len(others) <= most:
                raise BadOption(texts.text("cli-too-many", fewest=str(fewest - 1), most=str(most - 1)))
            return _distinct([_chair(text, number, texts) for number, text in enumerate([me, *others], 1)])
        except HernaError as error:
            screen.say(str(error), "wrong")


def _split(text: str | None) -> list[str]:
    parts = [part.strip() for part in text.split(",")] if text else []
    if not all(parts):
        raise BadOption(f"expected names or bots separated by commas, for instance {PERSON},{USUAL_BOT}; not {text!r}")
    return parts


def _chair(text: str, number: int, texts: Texts) -> Chair:
    if text.partition(":")[0] in {info.name for info in all_bots()}:
        check_bot(text)
        return Chair(texts.text("bot", number=str(number)), text)
    if text == PERSON:
        return Chair(texts.text("player", number=str(number)))
    if ":" in text or text.startswith("searcher"):
        raise UnknownBot(f"no bot {text!r}; there are: {', '.join(info.name for info in all_bots())}")
    return Chair(text)


def _renamed(chairs: list[Chair], names: Sequence[str]) -> list[Chair]:
    people = [place for place, chair in enumerate(chairs) if not chair.bot]
    if len(names) > len(people):
        raise BadOption(f"{len(names)} names ({', '.join(names)}), but {len(people)} people at the table")
    for place, name in zip(people, names, strict=False):
        chairs[place] = Chair(name)
    return chairs


def _distinct(chairs: list[Chair]) -> list[Chair]:
    names = [chair.name for chair in chairs]
    for name in names:
        if names.count(name) > 1:
            raise BadOption(f"two players are called {name}")
    return chairs
