"""Options of Titan Race, and their places in the row that `setup` gets."""

from __future__ import annotations

from herna.engine.options import Option

CIRCUITS = ("kaldheira", "lagoon", "moltenchest", "ban-kogu", "anglieh", "estengaard")
SAME = "same"  # a later circuit of a Grand Slam that is the first one again

(
    CIRCUIT,
    TITANS,
    DRAFT,
    PENTAGRAM,
    DIE_EXTRAS,
    REACTIONS,
    TEAMS,
    TEAM_ORDER,
    GRAND_SLAM,
    SECOND_CIRCUIT,
    THIRD_CIRCUIT,
) = range(11)

OPTIONS = (
    Option("circuit", CIRCUITS[0], CIRCUITS),
    Option("titans", "chosen", ("chosen", "random")),
    Option("draft", "rulebook", ("rulebook", "continuing")),
    Option("pentagram", "rulebook", ("rulebook", "soft")),
    Option("die_extras", "must", ("must", "optional")),
    Option("reactions", "orders", ("orders", "ask")),
    Option("teams", "off", ("off", "pairs", "threes")),
    Option("team_order", "together", ("together", "alternating")),
    Option("grand_slam", False, (False, True)),
    Option("second_circuit", SAME, (SAME, *CIRCUITS)),
    Option("third_circuit", SAME, (SAME, *CIRCUITS)),
)

TITANS_RANDOM, DRAFT_CONTINUING, PENTAGRAM_SOFT, EXTRAS_OPTIONAL, REACTIONS_ASK = 1, 1, 1, 1, 1
TEAMS_PAIRS, TEAMS_THREES, ORDER_ALTERNATING = 1, 2, 1
