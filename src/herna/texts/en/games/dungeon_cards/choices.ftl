# Choices: `choice` says it, `note` stands beside it in a list, `explain` tells more.

choice-draw = Draw a monster
note-draw = Look at it in secret, then place it in the dungeon or aside.
explain-draw = You look at the top card of the deck, which nobody else sees. Then you send it into the dungeon, or take one piece of equipment away from the hero and lay the monster aside under it.

choice-pass = Pass
note-pass = No more turns this round; the last one left has to enter.
explain-pass = You take no more turns in this round. When all but one have passed, the one who is left has to enter the dungeon with what is left of the equipment.

choice-add = Send the { NAME($monster) } into the dungeon
note-add = On top: whoever enters meets it first.
explain-add = The { NAME($monster) } goes face down on top of the dungeon. What goes in last is met first.

choice-sacrifice = Take away: { NAME($target) }
note-sacrifice = { $effect }
explain-sacrifice = The hero goes without this tile for the rest of the round, and the { NAME($monster) } lies aside under it instead of in the dungeon. What the tile does: { $effect }

choice-use = Use: { NAME($target) }
note-use = { $effect }
explain-use = The tile acts on the { NAME($monster) }. What it does: { $effect }

choice-endure = Take the blow
note-endure = It costs { lost-lives }; the tiles that work only once stay for later.
explain-endure = The { NAME($monster) } costs the hero { lost-lives }. The tiles that work only once stay for later.
lost-lives = { $strength ->
    [one] { $strength } life
   *[other] { $strength } lives
}

choice-name = { NAME($target) }
note-name = { component-monster }
explain-name = Every monster of this type that you meet will be killed: { NAME($target) }. { component-monster }

choice-hero = { NAME($target) }
note-hero = { component-hero }
explain-hero = { component-hero } { $tiles }

# What components are.
component-monster = Strength { $target-strength }, { $copies ->
    [one] { $copies } card
   *[other] { $copies } cards
} in the deck of a new round.
component-hero = { $own-life ->
    [one] { $own-life } life
   *[other] { $own-life } lives
} of the hero's own, { $full-life } with all six tiles.

# What a tile does, word by word of the data file.
effect-of = { NAME($equipment) }: { $effect }
effect-life = Gives { lives }.
effect-kills-any = Kills any monster.
effect-kills-at_most = Kills monsters of strength { $strength } or less.
effect-kills-at_least = Kills monsters of strength { $strength } or more.
effect-kills-one_of = Kills monsters of strength { $strengths }.
effect-kills-even = Kills monsters of even strength.
effect-kills-odd = Kills monsters of odd strength.
effect-kills-monster = { $copies ->
    [one] Kills the { NAME($monster) }.
   *[other] Kills every { NAME($monster) }.
}
effect-kills-named = Kills the type named before the first card.
effect-gains = The strength of what it kills becomes life.
effect-takes_next = The monster after that one dies as well.
effect-replaces = Swaps the monster for the top card of the deck.
effect-revives-hero = Brings the dead hero back with the hero's own lives.
effect-revives = Brings the dead hero back with { lives }.
effect-wins_if_different = Saves the expedition if no two monsters in the dungeon are of the same type.
effect-once = Works once.
