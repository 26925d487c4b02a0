"""Players that are programs. A bot is given a state concealed to its seat and nothing else, so it cannot peek.

`make_bot("cautious", rules, seed=1)`; names with settings: `searcher:iterations=2000`, `searcher:ms=20`.
"""

from herna.bots.base import Bot, BotInfo, UnknownBot
from herna.bots.registry import all_bots, make_bot

__all__ = ["Bot", "BotInfo", "UnknownBot", "all_bots", "make_bot"]
