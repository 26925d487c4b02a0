"""Where every card of a game lies, counted by kind from the numbers of a state: dealing hidden cards anew must lose none."""

from __future__ import annotations

from collections import Counter
from typing import Any

MONSTERS, SPECIAL = 8, 9  # kinds that are always there; what all others are counted as


def dungeon_cards(state: Any) -> Counter[int]:
    """Cards of the round: deck, hand, dungeon, under tiles, and the one that a replacement took out."""
    cards = Counter({kind: int(n) for kind, n in enumerate(state["deck"])})
    lying = [state["hand"], state["replaced"], *state["aside"], *state["dungeon"][: state["dungeon_count"]]]
    return +(cards + Counter(int(kind) for kind in lying if kind))


def tiny(state: Any) -> Counter[int]:
    """Cards of the deck and of the seats."""
    cards = Counter({kind: int(n) for kind, n in enumerate(state["deck"])})
    return +(cards + Counter(int(kind) for kind in state["cards"] if kind))


def dungeon_cards_with_specials(state: Any) -> Counter[int]:
    """The same; which special monsters take part may be what a seat does not know, so only their number counts."""
    cards: Counter[int] = Counter()
    for kind, number in dungeon_cards(state).items():
        cards[kind if kind <= MONSTERS else SPECIAL] += number
    return cards


CENSUS = {
    "welcome-to-the-dungeon": dungeon_cards,
    "welcome-back-to-the-dungeon": dungeon_cards_with_specials,
    "both-dungeons": dungeon_cards_with_specials,
    "tiny": tiny,
}
