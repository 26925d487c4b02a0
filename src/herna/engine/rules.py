"""The verbs of one game with its tables, callable from Python: what matches, bots and tools work with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from herna.engine import drivers
from herna.engine.constants import CHANCE, OVER
from herna.engine.dealer import Dealer
from herna.engine.events import told
from herna.engine.game import Components, Game
from herna.engine.options import Value, encode
from herna.engine.record import PlainRecord, copied, wrap
from herna.engine.types import Happened

States = np.ndarray[Any, Any]


class Rules:
    """A game's verbs over arrays that hold one state.

    Nothing here checks that an action is legal: `Match` does. A state is an array of length 1 of the family's record type.
    """

    def __init__(self, game: Game, components: Components) -> None:
        self.game, self.components, self.family = game, components, game.family
        self.tables = wrap(components.record)
        self._words = np.zeros(self.family.words, np.uint64)
        self._weights = np.zeros(self.family.outcomes, np.int64)
        self._address = np.zeros(3, np.int64)

    def blank(self, players: int) -> States:
        """A zeroed state for so many players."""
        states = np.zeros(1, self.family.state.dtype)
        states["seats"] = players
        return states

    def begin(self, players: int, options: Mapping[str, Value], events: States | None = None) -> States:
        """The first position; `options` complete."""
        states = self.blank(players)
        row = encode(self.game.options, options, self.components)
        drivers.begin_match.of(self.family)(self.tables, wrap(states), wrap(row), wrap(events))
        return states

    def resume(self, states: States, events: States | None = None) -> None:
        """Carry out what stands on the agenda of a position written by hand."""
        drivers.resume_match.of(self.family)(self.tables, wrap(states), wrap(events))

    def move(self, states: States, action: int, events: States | None = None) -> None:
        """Carry out one legal decision or possible outcome."""
        drivers.move.of(self.family)(self.tables, wrap(states), action, wrap(events))

    def to_move(self, states: States) -> int:
        """The seat to move, CHANCE, OVER or OPEN."""
        return int(states["to_move"][0])

    def legal(self, states: States) -> list[int]:
        """Codes of what may be done now: actions of a seat, possible outcomes of chance, nothing when it is over."""
        waiting = self.to_move(states)
        if waiting == CHANCE:
            weights, _ = self.chance(states)
            return [i for i, weight in enumerate(weights) if weight > 0]
        if waiting < 0:
            return []
        drivers.legal_words.of(self.family)(self.tables, wrap(states), wrap(self._words))
        found = []
        for place, word in enumerate(self._words.tolist()):
            while word:
                found.append(place * 64 + (word & -word).bit_length() - 1)
                word &= word - 1
        return found

    def chance(self, states: States) -> tuple[list[int], tuple[int, int, int]]:
        """Weights of the outcomes awaited, and their address: stream, shuffle or die, position."""
        compute = drivers.chance_weights.of(self.family)
        used = compute(self.tables, wrap(states), wrap(self._weights), wrap(self._address))
        stream, shuffle, position = self._address.tolist()
        return self._weights[:used].tolist(), (stream, shuffle, position)

    def returns(self, states: States) -> tuple[float, ...]:
        """Result of each seat; the match must be over."""
        out = np.zeros(int(states["seats"][0]), np.float64)
        drivers.results.of(self.family)(self.tables, wrap(states), wrap(out))
        return tuple(out.tolist())

    def conceal(self, states: States, seat: int) -> States:
        """A copy of the state with what the seat may not know blanked."""
        copy = copied(states)
        drivers.conceal_to.of(self.family)(self.tables, wrap(copy), seat)
        return copy

    def resample(self, concealed: States, seat: int, random: np.ndarray[Any, np.dtype[np.uint64]]) -> States:
        """A state consistent with what the seat knows; random: uint64[1], advanced."""
        copy = copied(concealed)
        drivers.resample_for.of(self.family)(self.tables, wrap(copy), seat, wrap(random))
        return copy

    def observe(self, concealed: States, seat: int) -> np.ndarray[Any, np.dtype[np.float32]]:
        """The concealed state as a tensor, float32 of the family's `observation_size`."""
        out = np.zeros(self.family.observation_size, np.float32)
        drivers.observe_from.of(self.family)(self.tables, wrap(concealed), seat, wrap(out))
        return out

    def advise(self, concealed: States, seat: int, random: np.ndarray[Any, np.dtype[np.uint64]]) -> int:
        """The rule of thumb's action for the seat."""
        return int(drivers.advise_on.of(self.family)(self.tables, wrap(concealed), seat, wrap(random)))

    def happened(self, row: tuple[int, ...], seat: int | None, version: int) -> Happened:
        """A row of the event buffer as a seat is told it; seat None knows all."""
        kind, who, data = told(row, seat, self.family.events, self.components)
        return Happened(version=version, kind=kind, seat=who, data=data)

    def dealt(self, states: States, dealer: Dealer) -> int:
        """Code of the outcome that the dealer deals where chance is awaited."""
        weights, address = self.chance(states)
        return dealer.outcome(address, weights)

    def text(self, states: States, code: int) -> str:
        """Text form of an action of the seat to move, or of an outcome when chance is awaited."""
        state = PlainRecord(states[0])
        write = self.family.outcome_text if state.to_move == CHANCE else self.family.action_text
        return write(self.components, state, code)

    def texts(self, states: States) -> dict[str, int]:
        """Everything that may be done now, by its text."""
        return {self.text(states, code): code for code in self.legal(states)}

    def is_over(self, states: States) -> bool:
        """Whether the match has ended."""
        return self.to_move(states) == OVER
