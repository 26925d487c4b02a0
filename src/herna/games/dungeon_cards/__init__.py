"""Welcome to the Dungeon and its family: one set of rules, played with the components of a data file.

Read in the order of a round: `setup`, `drawing` (special monsters), `bidding`, `asking`, `expedition`, `shape` (what a monster is),
`meeting`, `blows`, `taking`, `rounds`; `knowledge` says who knows what.
"""

from __future__ import annotations

from collections.abc import Mapping

from herna.engine.game import Family, Game, Source, register
from herna.engine.options import Option, Value
from herna.games.dungeon_cards import knowledge, rounds, setup, verbs
from herna.games.dungeon_cards.actions import ACTIONS, ASKS, OUTCOMES, action_text, outcome_text, vocabulary
from herna.games.dungeon_cards.advice import advise
from herna.games.dungeon_cards.components import Components, load
from herna.games.dungeon_cards.consistency import check
from herna.games.dungeon_cards.events import EVENTS
from herna.games.dungeon_cards.explain import explain
from herna.games.dungeon_cards.observation import PIECES, observe
from herna.games.dungeon_cards.options import BACK_OPTIONS, BOTH_OPTIONS, OPTIONS
from herna.games.dungeon_cards.position import CODECS
from herna.games.dungeon_cards.state import State
from herna.games.dungeon_cards.steps import STEPS
from herna.games.dungeon_cards.tables import Tables
from herna.games.dungeon_cards.view import view

FAMILY = Family(
    name="dungeon-cards",
    package="herna.games.dungeon_cards",
    state=State,
    tables=Tables,
    rules={
        "setup": setup.setup,
        "legal": verbs.legal,
        "weights": verbs.weights,
        "address": verbs.address,
        "answer": verbs.answer,
        "carry_out": verbs.carry_out,
        "returns": rounds.returns,
        "conceal": knowledge.conceal,
        "resample": knowledge.resample,
        "observe": observe,
        "advise": advise,
    },
    actions=ACTIONS,
    outcomes=OUTCOMES,
    asks=ASKS,
    steps=STEPS,
    events=EVENTS,
    action_text=action_text,
    outcome_text=outcome_text,
    vocabulary=vocabulary,
    check=check,
    codecs=CODECS,
    pieces=PIECES,
)


def longest(players: int, options: Mapping[str, Value]) -> int:
    """Bound on the moves of a match: rounds until somebody must have won, times the moves of the longest round.

    Before the last round every player lacks a success, two more failures than all but two players' eliminations are impossible,
    and a round draws each card once (two decisions and an outcome), with a choice at each card of the dungeon, and in the second
    game perhaps a tile given up. A match without a winner ends no later.
    """
    specials = int(options.get("specials", 2)) if "hidden_specials" in options else 0
    cards, choices = 13 + specials, 3 if specials else 2
    rounds_at_most = players * (int(options["successes"]) - 1) + 2 * (players - 2) + 2 + 1
    return 2 + specials + rounds_at_most * (3 * cards + players + 1 + choices * cards + 3)


def _load(game_id: str, options: tuple[Option, ...]) -> Game:
    def load_this(source: Source) -> Components:
        return load(game_id, source)

    return register(
        Game(
            id=game_id,
            version="1",
            family=FAMILY,
            players=(2, 4),
            options=options,
            load=load_this,
            longest=longest,
            view=view,
            explain=explain,
        )
    )


WELCOME_TO_THE_DUNGEON = _load("welcome-to-the-dungeon", OPTIONS)
WELCOME_BACK_TO_THE_DUNGEON = _load("welcome-back-to-the-dungeon", BACK_OPTIONS)
BOTH_DUNGEONS = _load("both-dungeons", BOTH_OPTIONS)
