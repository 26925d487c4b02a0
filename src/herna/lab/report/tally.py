"""What is counted of a match, whatever the game; families count more (`families.py`).

Everything is a count under a name of parts with slashes (`seat/0/won`), so that matches can be added up in any order, kept in
a file, and gone on with.
"""

from __future__ import annotations

from collections import Counter
from typing import Protocol

import numpy as np

from herna.bots.registry import make_bot
from herna.engine.chance import Stream
from herna.engine.constants import CHANCE, OVER
from herna.engine.events import new_buffer, taken
from herna.engine.options import complete
from herna.engine.rules import Rules
from herna.engine.types import Happened
from herna.lab.matches import Setting
from herna.lab.report.families import tally_of

Counts = Counter[str]


class Tally(Protocol):
    """What a family counts of one match. leader: the seat that is ahead, None if nobody is alone ahead."""

    leader: int | None

    def saw(self, happened: Happened, counts: Counts) -> None:
        """Something happened; nothing of it is hidden."""


def count_match(setting: Setting, rules: Rules, seed: int, number: int) -> Counts:
    """Play match `number` of a seed and count it. The same seed and number give the same counts."""
    random = Stream(seed, number)
    bots = [make_bot(name, rules, random.word()) for name in setting.seats]
    buffer, counts = new_buffer(), Counts()
    tally = tally_of(rules.game, rules.components)
    states = rules.begin(len(bots), complete(rules.game.options, setting.options, rules.components), buffer)
    leader, changes, decisions = tally.leader, 0, 0
    while True:
        for row in taken(buffer):
            tally.saw(rules.happened(row, None, 1), counts)
        if tally.leader is not None and tally.leader != leader:
            changes, leader = changes + (leader is not None), tally.leader
        seat = rules.to_move(states)
        if seat == OVER:
            break
        if seat == CHANCE:
            rules.move(states, random.pick(rules.chance(states)[0]), buffer)
            continue
        concealed = rules.conceal(states, seat)
        choices = len(rules.legal(concealed))
        if choices > 1:
            decisions += 1
            ask = rules.family.asks[int(states["ask"][0])]
            counts[f"choices/{ask}/{choices}"] += 1
        rules.move(states, bots[seat].choose(concealed, seat), buffer)
    counts["matches"] += 1
    counts[f"decisions/{decisions}"] += 1
    counts[f"lead-changes/{changes}"] += 1
    returns = np.asarray(rules.returns(states))
    winners = np.flatnonzero(returns == returns.max())
    for seat in range(len(bots)):
        counts[f"seat/{seat}/matches"] += 1
    if len(winners) == 1:
        counts[f"seat/{winners[0]}/won"] += 1
    else:
        counts["drawn"] += 1
    return counts
