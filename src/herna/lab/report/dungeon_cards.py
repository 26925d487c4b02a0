"""What is counted of the dungeon card games: heroes, dungeons by their size, and what each tile did.

A tile is *used* in an expedition when it acted on a monster or on a death. It is *decisive* when the expedition succeeded and
the hero would have died without it: its own life, or the strength of the monsters that it alone could kill, is at least the life
that was left; or it brought the hero back; or it turned a failure into a success.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from herna.engine.types import Happened

_USES = ("killed", "replaced", "revived")


class DungeonCards:
    """Counts one match."""

    def __init__(self, components: Any) -> None:
        self._content = components.content
        self.leader: int | None = None
        self._successes: Counter[int] = Counter()
        self._rounds = 0
        self._begin("")

    def _begin(self, hero: str) -> None:
        self._hero, self._gone = hero, set[str]()
        self._saved: Counter[str] = Counter()
        self._used = set[str]()
        self._life = self._dungeon = self._strength = 0

    def saw(self, happened: Happened, counts: Counter[str]) -> None:
        """Something happened."""
        data = happened.data
        if happened.kind == "round-began":
            self._begin(data["hero"])
            self._rounds = data["round"]
        elif happened.kind == "sacrificed":
            self._gone.add(data["equipment"])
        elif happened.kind == "entered":
            self._life, self._dungeon = data["life"], data["dungeon"]
        elif happened.kind == "revealed":
            self._strength = max(0, data["strength"] or 0)
        elif happened.kind in ("struck", "gained"):
            self._life = data["life"]
        elif happened.kind == "judged" and data["different"]:
            self._used.add(data["equipment"])
            self._saved[data["equipment"]] += 1000
        elif happened.kind in ("succeeded", "failed"):
            self._end(happened.kind == "succeeded", happened.seat, counts)
        elif happened.kind == "won":
            counts[f"rounds/{self._rounds}"] += 1
            counts[f"won/{data['why']}"] += 1
        if happened.kind in _USES:
            self._use(happened)

    def _use(self, happened: Happened) -> None:
        tile = happened.data["equipment"]
        self._used.add(tile)
        if happened.kind == "revived":
            self._life = happened.data["life"]
            self._saved[tile] += 1000
        elif happened.kind == "killed" and happened.data["alone"]:
            self._saved[tile] += self._strength

    def _end(self, success: bool, seat: int | None, counts: Counter[str]) -> None:
        won = "success" if success else "failure"
        counts[f"hero/{self._hero}/{won}"] += 1
        counts[f"dungeon/{self._dungeon}/{won}"] += 1
        counts[f"equipment/{len(self._tiles) - len(self._gone)}/{won}"] += 1
        if success and seat is not None:
            self._successes[seat] += 1
            best = max(self._successes.values())
            ahead = [one for one, count in self._successes.items() if count == best]
            self.leader = ahead[0] if len(ahead) == 1 else None
        for tile in self._tiles:
            name = f"tile/{self._hero}/{tile}"
            counts[f"{name}/rounds"] += 1
            if tile in self._gone:
                counts[f"{name}/sacrificed"] += 1
                continue
            counts[f"{name}/there"] += 1
            counts[f"{name}/{won}"] += 1
            counts[f"{name}/used"] += tile in self._used
            saved = self._saved[tile] + self._content["equipment"][tile].get("life", 0)
            counts[f"{name}/decisive"] += success and self._dungeon > 0 and saved >= self._life > 0

    @property
    def _tiles(self) -> list[str]:
        return list(self._content["heroes"][self._hero]["equipment"])


def tally(components: Any) -> DungeonCards:
    """A fresh tally for one match."""
    return DungeonCards(components)
