# Options of the table, what they are about, and what their values mean.

option-successes = Successes that win
option-successes-about = A success is an expedition that the hero comes through alive; it counts for whoever went in. With three of them a match takes longer.
option-successes-2 = two
option-successes-3 = three; if the game has more success cards, they are in play as well

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

option-smoke_bomb_may_be_sacrificed = Smoke Bomb in the bidding
option-smoke_bomb_may_be_sacrificed-about = The rulebook forbids to take it away from the hero in the bidding. You may allow it.
option-smoke_bomb_may_be_sacrificed-false = may not be taken away
option-smoke_bomb_may_be_sacrificed-true = may be taken away like any other tile

option-shapeshifter = Shapeshifter
option-shapeshifter-about = It is as strong as its place in the dungeon, and counts as the monster of that strength. Rulebooks differ on what the eighth card and later ones count as.
option-shapeshifter-rulebook = as the eighth card a Dragon of strength 8, later no other monster
option-shapeshifter-mandom = as the ninth card a Dragon, as the eighth or after the ninth no other monster

option-harp_never_raises = Elvish Harp
option-harp_never_raises-about = To the letter the harp makes every even monster strike for 2, even one of strength 0. You may agree that it never makes a blow worse.
option-harp_never_raises-false = an even monster of strength 0 strikes for 2
option-harp_never_raises-true = an even monster of strength 0 strikes for 0

option-hidden_specials = Special monsters drawn
option-hidden_specials-about = They take part in the whole match. Usually everyone knows which they are; kept secret, they come as a surprise.
option-hidden_specials-false = everyone knows which they are
option-hidden_specials-true = nobody knows until they turn up

option-rex_draw = The last one left
option-rex_draw-about = Whoever is left when all others are out wins the match. You may ask for at least one success for that.
option-rex_draw-false = wins in any case
option-rex_draw-true = wins only with a success, else the match is drawn

option-specials = Special monsters
option-specials-about = So many of the six are drawn for the match and shuffled in among the others. With more of them less can be foreseen.
option-specials-0 = none
option-specials-1 = one
option-specials-2 = two
option-specials-3 = three
option-specials-4 = four
option-specials-5 = five
option-specials-6 = all six

option-heroes = Heroes
option-heroes-about = Heroes of both games may go into the dungeon, or those of one only. The special monsters stay the same.
option-heroes-all = all eight
option-heroes-first = those of the first game
option-heroes-second = those of the second game
