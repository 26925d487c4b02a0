# What a player is asked, and what the others are told meanwhile.

ask-bid = Draw a monster, or pass and stay out for the rest of this round?
ask-place = You drew the { NAME($monster) }{ in-strength }. Send it into the dungeon, or take one piece of equipment away from the hero?
ask-name = Which type of monster shall your weapon kill? You choose before the first card is turned over.
ask-use = The { NAME($monster) }{ in-strength } stands before the hero. What do you do?
ask-hero = Which hero goes into the dungeon in the next round?
ask-take = { $does ->
    [takes] The { NAME($monster) } takes one of the hero's tiles. Which one do you give up?
   *[other] It costs one more tile. Which one do you give up?
}
ask-other = Who shall choose what your weapon kills? It may be somebody who is out of the match.
ask-target = Which of these shall the hero's weapon kill? It will kill no other.

wait-bid = { $who } decides: draw a monster, or pass.
wait-place = { $who } decides where the drawn monster goes.
wait-name = { $who } names a type of monster.
wait-use = { $who } faces the { NAME($monster) } and decides what to use.
wait-hero = { $who } chooses the hero of the next round.
wait-starter = The first player is being drawn.
wait-first-hero = The first hero is being drawn.
wait-card = The top card of the deck is being drawn.
wait-replacement = The top card of the deck comes into the dungeon.
wait-take = { $who } decides which tile the hero gives up.
wait-other = { $who } decides who chooses what the hero's weapon kills.
wait-target = { $who } chooses what the hero's weapon kills.
wait-special = The special monsters of this match are being drawn.

# Part of sentences: nothing if there is no strength, or none yet.
in-strength = { $strength ->
    [-1] {""}
   *[other] {" "}(strength { $strength })
}
