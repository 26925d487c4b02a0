"""Where every card of a game lies, counted by kind from the numbers of a state: dealing hidden cards anew must lose none."""

from __future__ import annotations

from collections import Counter
from typing import Any


def dungeon_cards(state: Any) -> Counter[int]:
    """Cards of the round: deck, hand, dungeon, under tiles, and the one that a replacement took out."""
    cards = Counter({kind: int(n) for kind, n in enumerate(state["deck"])})
    lying = [state["hand"], state["replaced"], *state["aside"], *state["dungeon"][: state["dungeon_count"]]]
    return +(cards + Counter(int(kind) for kind in lying if kind))


def tiny(state: Any) -> Counter[int]:
    """Cards of the deck and of the seats."""
    cards = Counter({kind: int(n) for kind, n in enumerate(state["deck"])})
    return +(cards + Counter(int(kind) for kind in state["cards"] if kind))


CENSUS = {"welcome-to-the-dungeon": dungeon_cards, "tiny": tiny}
