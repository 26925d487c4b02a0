# Words on the table, and in the summary after a match.

table-round = Round { $round }
table-deck = Deck
table-dungeon = Dungeon
table-cards = { $cards ->
    [0] empty
    [one] { $cards } card
   *[other] { $cards } cards
}
table-life = life: { $life }
table-full-life = would enter with { lives }
table-success = success
table-failure = failure
table-turn = to move
table-passed = passed
table-adventurer = in the dungeon
table-eliminated = out
table-winner = wins
table-sacrificed = taken away
table-spent = used up
table-under = { $monster ->
    [unknown] over an unseen monster
   *[other] over the { NAME($monster) }
}
table-hand = Drawn
table-facing = Before the hero
table-met = Met so far
table-bottom = bottom
table-top = top
table-named = named: { NAME($monster) }
table-target = { $who } chose: { NAME($monster) }
table-specials = Special monsters
table-working = goes on by itself
table-earned = every blow weaker by { $amount }
table-blow = costs { $damage }, not { $strength }: { $by }

aid-monster = Monster
aid-strength = Strength
aid-copies = Cards
aid-killers = Killed by
aid-if-named = { NAME($equipment) } if named
aid-open = settled when met
aid-none = none
aid-nothing = nothing that the hero has

summary-round = Round
summary-hero = Hero
summary-adventurer = Adventurer
summary-dungeon = Monsters
summary-life = Life at the end
summary-outcome = Result
summary-success = success
summary-failure = failure
