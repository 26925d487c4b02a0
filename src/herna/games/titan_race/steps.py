"""The steps of Titan Race: what can stand on its agenda."""

NAMES = (
    "choose-titan", "choose-order", "first-die", "begin-turn", "roll", "pick-die", "act", "move", "enter", "hurt", "pirates",
    "barding", "extra", "finish-move", "headwind", "end-turn", "fire", "draw", "lay", "strike",
)  # fmt: skip
(
    CHOOSE_TITAN, CHOOSE_ORDER, FIRST_DIE, BEGIN_TURN, ROLL, PICK_DIE, ACT, MOVE, ENTER, HURT, PIRATES,
    BARDING, EXTRA, FINISH_MOVE, HEADWIND, END_TURN, FIRE, DRAW, LAY, STRIKE,
) = range(1, 21)  # fmt: skip
STEPS = ("", *NAMES)
