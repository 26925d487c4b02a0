"""The special monsters: some are drawn for a whole match, and the others stay in the box."""

from __future__ import annotations

from typing import Any

from herna.engine.agenda import await_chance, push
from herna.engine.compiled import rule
from herna.engine.constants import EVERYONE
from herna.engine.events import NOBODY, emit
from herna.games.dungeon_cards import events as event
from herna.games.dungeon_cards.actions import ASK_SPECIAL
from herna.games.dungeon_cards.steps import DRAW_SPECIALS


@rule
def draw_specials(tables: Any, state: Any, left: int, events: Any) -> None:
    """One after the other is drawn; then they are shown, unless they are to stay hidden."""
    if left > 0:
        push(state, DRAW_SPECIALS, left - 1)
        await_chance(state, ASK_SPECIAL)
    else:
        known = 0 if state.hidden_specials else EVERYONE
        emit(events, event.SPECIALS_DRAWN, NOBODY, EVERYONE, known, state.specials, state.specials_in_play)


@rule
def special_drawn(state: Any, kind: int) -> None:
    """This one takes part."""
    state.specials |= 1 << kind
    state.specials_in_play += 1
    if state.hidden_specials == 0:
        state.special_seen[kind] = EVERYONE


@rule
def weights_of_specials(tables: Any, state: Any, out: Any) -> int:
    """Every special monster alike that has not been drawn."""
    out[0] = 0
    for kind in range(1, tables.kinds + 1):
        out[kind] = 1 if tables.special[kind] and not state.specials >> kind & 1 else 0
    return tables.kinds + 1


@rule
def learn(tables: Any, state: Any, kind: int, seats: int) -> None:
    """Who sees a special monster that was drawn unseen knows from then on that it takes part."""
    if state.hidden_specials and tables.special[kind]:
        state.special_seen[kind] |= seats


@rule
def copies(tables: Any, state: Any, kind: int) -> int:
    """How many cards of a kind are in the deck when a round begins."""
    return tables.copies[kind] + (state.specials >> kind & 1)
