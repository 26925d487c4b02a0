"""What each seat has learned of a match, reckoned from its log and the table `learns.yaml`, card by card.

Nothing here looks at a state, at `conceal` or at who has seen a card: where a card lies follows from the words of the log and
from the kinds of the public events, as a person at the table would follow it with a pencil.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from herna.engine.constants import SPECTATOR

LEARNS: dict[str, Any] = YAML(typ="safe", pure=True).load(Path(__file__).with_name("learns.yaml").read_text("utf-8"))


@dataclass
class Entry:
    """One entry of a log: what was awaited, who acted, its words, and the public events that it caused (kind and seat)."""

    index: int
    asked: str
    seat: int
    text: str
    caused: list[tuple[str, int | None]]


@dataclass
class Hidden:
    """What a seat has not learned: outcomes by the pool that they could be exchanged in, and decisions with their alternatives.

    kinds: texts that could be exchanged for one another wherever they stand, as the seat does not know which of them take part.
    pools: for each shuffle the entries that are hidden and all texts that may stand there, those of the cards not drawn included.
    """

    pools: dict[Any, tuple[list[int], list[str]]] = field(default_factory=dict)
    decisions: dict[int, list[str]] = field(default_factory=dict)
    kinds: list[str] = field(default_factory=list)


def learners(word: str, actor: int, players: int) -> set[int]:
    """The seats that a word of the table stands for."""
    return {"actor": {actor}, "nobody": set()}.get(word, set(range(SPECTATOR, players)))


class DungeonStory:
    """Welcome to the Dungeon and its family: cards go from the deck into a hand, then onto the dungeon or under a tile."""

    def __init__(self, game: str, players: int, options: dict[str, Any], copies: dict[str, int]) -> None:
        self.learns, self.players, self.copies = LEARNS[game], players, copies
        self.known: dict[int, set[int]] = {}  # entry of a card: the seats that know it
        self.text: dict[int, str] = {}
        self.round_of: dict[int, int] = {}
        self.round = 0
        self.hand: int | None = None
        self.dungeon: list[int] = []
        self.aside: list[int] = []
        self.specials_hidden = bool(options.get("hidden_specials"))
        self.specials: list[int] = []

    def tell(self, entry: Entry) -> None:
        """Follow one entry."""
        if entry.asked in ("card", "replacement"):
            self.text[entry.index], self.round_of[entry.index] = entry.text, self.round
            self.known[entry.index] = learners(self.learns["outcomes"][entry.asked], entry.seat, self.players)
            if entry.asked == "card":
                drew = [seat for kind, seat in entry.caused if kind == "drew"]
                self.known[entry.index] = learners(self.learns["outcomes"]["card"], drew[0] or 0, self.players)
                self.hand = entry.index
        if entry.asked == "special":
            self.specials.append(entry.index)
            self.text[entry.index] = entry.text
            self.copies = {**self.copies, entry.text: 1}
            word = "nobody" if self.specials_hidden else self.learns["outcomes"]["special"]
            self.known[entry.index] = learners(word, entry.seat, self.players)
        replaced = entry.asked == "replacement"
        for kind, _ in entry.caused:
            if kind == "added":
                self._place(self.dungeon)
            elif kind == "sacrificed":
                self._place(self.aside)
            elif kind == "revealed" and replaced:
                replaced = False  # the card that has just come from the deck
            elif kind in ("revealed", "turned-over"):
                self.known[self.dungeon.pop()] |= learners(self.learns["later"][kind], 0, self.players)
            elif kind == "shown":
                for card in self.aside:
                    self.known[card] |= learners(self.learns["later"]["shown"], 0, self.players)
            elif kind == "round-began":
                self.round += 1
                self.dungeon, self.aside, self.hand = [], [], None

    def _place(self, pile: list[int]) -> None:
        assert self.hand is not None
        pile.append(self.hand)
        self.hand = None

    def hidden(self, seat: int) -> Hidden:
        """What the seat has not learned so far."""
        found = Hidden()
        for number in range(1, self.round + 1):
            rest = dict(self.copies)
            for card, round_number in self.round_of.items():
                if round_number == number:
                    rest[self.text[card]] -= 1
            unseen = [c for c, r in self.round_of.items() if r == number and seat not in self.known[c]]
            texts = [self.text[c] for c in unseen] + [m for m, n in rest.items() for _ in range(n)]
            if unseen:
                found.pools[number] = (unseen, texts)
        found.kinds = self._kinds_unknown_to(seat)
        return found

    def _kinds_unknown_to(self, seat: int) -> list[str]:
        """The special monsters of which the seat cannot tell whether they take part: all but those whose card it has seen."""
        drawn = {self.text[entry]: seat in self.known[entry] for entry in self.specials}
        for card in self.round_of:
            if self.text[card] in drawn and seat in self.known[card]:
                drawn[self.text[card]] = True
        return [] if all(drawn.values()) else [kind for kind in SPECIALS if not drawn.get(kind)]


class TinyStory:
    """Sealed Bids: a card for each seat, then a bid of each, then everything is shown."""

    def __init__(self, game: str, players: int, options: dict[str, Any], copies: dict[str, int]) -> None:
        self.learns, self.players, self.copies = LEARNS[game], players, copies
        self.open = bool(options.get("open_bids"))
        self.cards: dict[int, str] = {}
        self.bids: list[int] = []
        self.known: dict[int, set[int]] = {}

    def tell(self, entry: Entry) -> None:
        """Follow one entry."""
        if entry.asked == "card":
            actor = len(self.cards)
            self.cards[entry.index] = entry.text
            self.known[entry.index] = learners(self.learns["outcomes"]["card"], actor, self.players)
        else:
            word = "everyone" if self.open else self.learns["decisions"]["bid"]
            self.bids.append(entry.index)
            self.known[entry.index] = learners(word, entry.seat, self.players)
        if any(kind == "shown" for kind, _ in entry.caused):
            for known in self.known.values():
                known |= learners(self.learns["later"]["shown"], 0, self.players)

    def hidden(self, seat: int) -> Hidden:
        """What the seat has not learned so far."""
        rest = dict(self.copies)
        for text in self.cards.values():
            rest[text] -= 1
        unseen = [card for card in self.cards if seat not in self.known[card]]
        texts = [self.cards[card] for card in unseen] + [text for text, n in rest.items() for _ in range(n)]
        bids = {bid: [f"bid {i}" for i in range(3)] for bid in self.bids if seat not in self.known[bid]}
        return Hidden({0: (unseen, texts)} if unseen else {}, bids)


DUNGEON = {"goblin": 2, "skeleton": 2, "orc": 2, "vampire": 2, "golem": 2, "lich": 1, "demon": 1, "dragon": 1}
SPECIALS = ["fairy", "ally", "mimic", "gelatinous-cube", "count", "shapeshifter"]
STORIES = {
    "welcome-to-the-dungeon": DungeonStory,
    "welcome-back-to-the-dungeon": DungeonStory,
    "both-dungeons": DungeonStory,
    "tiny": TinyStory,
}
COPIES = {
    "welcome-to-the-dungeon": DUNGEON,
    "welcome-back-to-the-dungeon": DUNGEON,
    "both-dungeons": DUNGEON,
    "tiny": {"card 1": 2, "card 2": 2, "card 3": 2},
}


def story(game: str, players: int, options: dict[str, Any], log: Iterable[Entry]) -> DungeonStory | TinyStory:
    """The story of a log."""
    told = STORIES[game](game, players, options, COPIES[game])
    for entry in log:
        told.tell(entry)
    return told
