"""The two simple bots: one that plays anything, and one that plays the game's rule of thumb."""

from __future__ import annotations

from herna.engine.chance import Stream
from herna.engine.rules import Rules, States


class RandomBot:
    """Plays any legal action, each as likely as another."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self._rules, self._random = rules, Stream(seed)

    def choose(self, concealed: States, seat: int) -> int:
        """Any legal action."""
        legal = self._rules.legal(concealed)
        return legal[self._random.below(len(legal))]


class CautiousBot:
    """Plays the game's rule of thumb: what a good amateur would write down."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self._rules, self._random = rules, Stream(seed)

    def choose(self, concealed: States, seat: int) -> int:
        """What the rule of thumb advises."""
        return self._rules.advise(concealed, seat, self._random.array)
