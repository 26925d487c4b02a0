"""The steps of a dungeon card game: what can stand on its agenda, in the order of a round."""

CHOOSE_STARTER, CHOOSE_FIRST_HERO, START_ROUND, BID, DRAW_CARD, PLACE_CARD, NEXT_BIDDER = range(1, 8)
ENTER, NAME_MONSTER, REVEAL, MEET, STRIKE, DIE, TURN_OVER = range(8, 15)
SUCCEED, FAIL, SHOW_ASIDE, NEXT_ROUND = range(15, 19)

STEPS = (
    "",
    "choose-starter",
    "choose-first-hero",
    "start-round",
    "bid",
    "draw-card",
    "place-card",
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
)
