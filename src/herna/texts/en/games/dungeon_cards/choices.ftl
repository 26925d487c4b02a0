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

choice-endure = { $does ->
    [takes] Let it take a tile
    [helps] Let it join the hero
   *[strikes] Take the blow
}
note-endure = { $does ->
    [takes] You choose which one.
    [helps] It will kill the next monster.
   *[strikes] It costs { lost-lives }; the tiles that work only once stay for later.
}
explain-endure = { $does ->
    [takes] The { NAME($monster) } costs the hero one tile of your choice.
    [helps] The { NAME($monster) } costs nothing, and the monster after it dies.
   *[strikes] The { NAME($monster) } costs the hero { lost-lives }. The tiles that work only once stay for later.
}
lost-lives = { $damage ->
    [one] { $damage } life
   *[other] { $damage } lives
}

choice-name = { NAME($target) }
note-name = { $effect }
explain-name = Every monster of this type that you meet will be killed: { NAME($target) }. { $effect }

choice-hero = { NAME($target) }
note-hero = { component-hero }
explain-hero = { component-hero } { $tiles }

choice-take = Give up: { NAME($target) }
note-take = { $effect }
explain-take = The hero goes without this tile for the rest of the round; lives that it gave go with it. What the tile does: { $effect }

choice-other = Ask { $other }
note-other = Chooses what your weapon kills.
explain-other = { $other } then chooses what your weapon kills in this dungeon, and will hardly want to help you. What { $other } knows of the dungeon helps to choose badly for you.

choice-target = { NAME($target) }
note-target = { $effect }
explain-target = The hero's weapon will kill this and no other type: { NAME($target) }. { $effect }

# What components are.
component-monster = Strength { $target-strength }, { $copies ->
    [one] { $copies } card
   *[other] { $copies } cards
} in the deck of a new round.
component-special-strength = Special monster of strength { $target-strength }.
component-special-strength-equipment = Special monster: its strength is the number of tiles that the hero still has.
component-special-strength-position = Special monster: its strength is its place in the dungeon, the first card counting 1.
component-special-kills_next = Special monster without strength: it costs no life, and the monster that comes after it dies.
component-special-takes = Special monster without strength: it costs no life, but one of the hero's tiles.
component-special-is = Counts as a { NAME($monster) }.
component-special-is-position = Counts as the monster of that strength.
component-special-with_success = If the adventurer has a success card, its strength is { $target-strength }.
component-special-is-lost = Then it is no { NAME($monster) }.
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
effect-kills-chosen_by_other = Kills one type, which another player chooses before the first card: { $monsters }.
effect-kills-second_of_kind = Kills the second monster of a type, and any further one.
effect-while = Works only while the hero has fewer than { $life ->
    [one] { $life } life
   *[other] { $life } lives
}.
effect-damage = The blow of an odd monster costs { $odd }, that of an even one { $even }.
effect-lowers_damage = Takes { $amount } away from every blow.
effect-lowers_damage_by_kills = Every monster that it kills takes { $amount } away from all later blows.
effect-gains = The strength of what it kills becomes life.
effect-takes_next = The monster after that one dies as well.
effect-replaces = Swaps the monster for the top card of the deck.
effect-revives-hero = Brings the dead hero back with the hero's own lives.
effect-revives = Brings the dead hero back with { lives }.
effect-needs_life = Only if there { $life ->
    [one] was at least { $life } life
   *[other] were at least { $life } lives
} before the blow.
effect-chain = Stays after use and goes on by itself, until a monster comes that no tile kills. Then it leaves.
effect-costs = Another tile has to leave with it.
effect-stays_in_bidding = Cannot be taken away in the bidding, unless the table allows it.
effect-wins_if_different = Saves the expedition if no two monsters in the dungeon are of the same type.
effect-once = Works once.

# Parts of a list.
listed-monster-next = { NAME($monster) },
listed-monster-before-last = { NAME($monster) }
listed-monster-last = or { NAME($monster) }
listed-number-next = { $number },
listed-number-before-last = { $number }
listed-number-last = or { $number }
listed-component-next = { NAME($component) },
listed-component-before-last = { NAME($component) }
listed-component-last = and { NAME($component) }
listed-clause-next = { $clause },
listed-clause-before-last = { $clause }
listed-clause-last = and { $clause }
