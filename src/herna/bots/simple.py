"""The two simple bots: one that plays anything, and one that plays the game's rule of thumb."""

from __future__ import annotations

from herna.engine.chance import Stream
from herna.engine.drivers import SELDOM_ODDS
from herna.engine.rules import Rules, States


class RandomBot:
    """Plays any legal action, each as likely as another.

    seldom: code of an action that mostly gives way to another, where there is one. A random player who passes as gladly as he draws
    ends most rounds at once; one who seldom passes gets to see the game.
    """

    def __init__(self, rules: Rules, seed: int, *, seldom: int | None = None) -> None:
        self._rules, self._random, self._seldom = rules, Stream(seed), seldom

    def choose(self, concealed: States, seat: int) -> int:
        """Any legal action."""
        legal = self._rules.legal(concealed)
        action = legal[self._random.below(len(legal))]
        if action == self._seldom and len(legal) > 1 and self._random.below(SELDOM_ODDS) > 0:
            legal.remove(action)
            action = legal[self._random.below(len(legal))]
        return action


class CautiousBot:
    """Plays the game's rule of thumb: what a good amateur would write down."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self._rules, self._random = rules, Stream(seed)

    def choose(self, concealed: States, seat: int) -> int:
        """What the rule of thumb advises."""
        return self._rules.advise(concealed, seat, self._random.array)
