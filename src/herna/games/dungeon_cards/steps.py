"""The steps of a dungeon card game: what can stand on its agenda, in the order of a round."""

CHOOSE_STARTER, CHOOSE_FIRST_HERO, START_ROUND, BID, NEXT_BIDDER = range(1, 6)
ENTER, NAME_MONSTER, REVEAL, MEET, STRIKE, DIE, TURN_OVER = range(6, 13)
SUCCEED, FAIL, SHOW_ASIDE, NEXT_ROUND = range(13, 17)
DRAW_SPECIALS, CHOOSE_OTHER, TAKE = range(17, 20)

STEPS = (
    "",
    "choose-starter",
    "choose-first-hero",
    "start-round",
    "bid",
    "next-bidder",
    "enter",
    "name-monster",
    "reveal",
    "meet",
    "strike",
    "die",
    "turn-over",
    "succeed",
    "fail",
    "show-aside",
    "next-round",
    "draw-specials",
    "choose-other",
    "take",
)
