# Options of the table, what they are about, and what their values mean.

option-successes = Successes that win
option-successes-about = A success is an expedition that the hero comes through alive; it counts for whoever went in. With three of them a match takes longer.
option-successes-2 = two; five success cards are in play
option-successes-3 = three; all eight success cards are in play

option-opening_add = Opening
option-opening_add-about = Usually anyone may pass at once. An opening puts some monsters into the dungeon first, so that nobody can sit back from the start.
option-opening_add-off = nobody has to draw
option-opening_add-first-round = in the first round everyone first has to draw a monster and send it into the dungeon
option-opening_add-every-round = in every round everyone first has to draw a monster and send it into the dungeon

option-first_hero = First hero
option-first_hero-about = One hero serves all of you; this one goes into the dungeon in the first round. The heroes differ in lives and equipment.
option-first_hero-random = drawn at random
option-first_hero-chosen = chosen by the first player
option-first_hero-component = the { NAME($value) }

option-hero_choice = Who chooses the next hero
option-hero_choice-about = It makes a difference only when the player who was in the dungeon has just dropped out of the match. Otherwise that player chooses the hero and begins the next round, too.
option-hero_choice-adventurer = the player who was in the dungeon, even when out of the match since
option-hero_choice-starter = the player who begins the next round
