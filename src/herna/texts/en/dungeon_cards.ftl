# What happens: one sentence for each kind of event.
event-starter-drawn = { $who } begins.
event-hero-drawn = The hero of the first round is drawn: the { NAME($hero) }.
event-hero-chosen = { $who } chooses the { NAME($hero) }.
event-round-began = Round { $round }: the { NAME($hero) } waits at the door. { $who } starts.
event-passed = { $why ->
    [deck-empty] The deck is empty, so { $who } has to pass.
   *[chosen] { $who } passes.
}
event-drew = { $monster ->
    [unknown] { $who } draws a monster and looks at it in secret.
   *[known] { $who } draws the { NAME($monster) }.
}
event-added = { $monster ->
    [unknown] { $why ->
        [opening] As the opening demands, { $who } adds the monster to the dungeon. It now holds { monsters-count }.
        [no-equipment] The hero has no equipment left, so { $who } has to add the monster to the dungeon. It now holds { monsters-count }.
       *[chosen] { $who } adds it to the dungeon, which now holds { monsters-count }.
    }
   *[known] { $why ->
        [opening] As the opening demands, { $who } adds the { NAME($monster) } to the dungeon. It now holds { monsters-count }.
        [no-equipment] The hero has no equipment left, so { $who } has to add the { NAME($monster) } to the dungeon. It now holds { monsters-count }.
       *[chosen] { $who } adds the { NAME($monster) } to the dungeon, which now holds { monsters-count }.
    }
}
monsters-count = { $dungeon ->
    [one] { $dungeon } monster
   *[other] { $dungeon } monsters
}
event-sacrificed = { $monster ->
    [unknown] { $who } takes the { NAME($equipment) } away from the hero and lays the monster under it.
   *[known] { $who } takes the { NAME($equipment) } away from the hero and lays the { NAME($monster) } under it.
}
event-entered = { $who } enters the dungeon with the { NAME($hero) }: { lives-count }, { $dungeon ->
    [0] and not a single monster inside.
    [one] 1 monster inside.
   *[other] { $dungeon } monsters inside.
}
lives-count = { $life ->
    [one] { $life } life
   *[other] { $life } lives
}
event-named = { $who } names the { NAME($monster) }: every one of them will be killed.
event-revealed = { $left ->
    [0] The last card is turned over: the { NAME($monster) }, strength { $strength }.
   *[other] Card { $position } is turned over: the { NAME($monster) }, strength { $strength }.
}
event-killed = { $alone ->
    [yes] The { NAME($equipment) } kills the { NAME($monster) }.
   *[no] { $who } uses the { NAME($equipment) }: it kills the { NAME($monster) }.
}{ $discarded ->
    [yes] {" "}The tile is used up.
   *[no] {""}
}{ $next ->
    [yes] {" "}It will take the next monster along, too.
   *[no] {""}
}
event-gained = The { NAME($equipment) } gives { $amount ->
    [one] 1 life
   *[other] { $amount } lives
}: the hero now has { $life }.
event-replaced = { $who } uses { NAME($equipment) }: the { NAME($monster) } is gone, and the top card of the deck comes in its place.
event-struck = Nothing kills the { NAME($monster) }. It costs { $damage ->
    [one] 1 life
   *[other] { $damage } lives
}: { $before } - { $damage } = { $life }.
event-revived = The { NAME($equipment) } brings the hero back with { lives-count }. It is used up.
event-died = The hero has died.
event-turned-over = Turned over for Omnipotence: the { NAME($monster) }.
event-judged = { $different ->
    [yes] All monsters were of different types: { NAME($equipment) } turns death into success.
   *[no] Two monsters were of the same type: { NAME($equipment) } does not help.
}
event-succeeded = Success! { $who } takes a success card and now has { $successes }.
event-failed = { $failures ->
    [1] The expedition has failed. { $who } turns the aid to the dark side; another failure means the end.
   *[other] The expedition has failed, the second time for { $who }.
}
event-eliminated = { $who } is out of the match.
event-shown = Under the { NAME($equipment) } lies the { NAME($monster) }, laid there by { $who }.
event-won = { $why ->
    [last-standing] { $who } is the last one left and wins!
   *[successes] { $who } has come through the dungeon often enough and wins!
}
event-undone = The last decision is taken back.

# What a player is asked.
ask-bid = { $who }: draw a monster, or pass and stay out of this round?
ask-place = { $who }: you drew the { NAME($monster) } (strength { $strength }). Send it into the dungeon, or take one piece of equipment away from the hero?
ask-name = { $who }: which type of monster shall your weapon kill? You choose before the first card is turned over.
ask-use = { $who }: you meet the { NAME($monster) } (strength { $strength }). What do you do?
ask-hero = { $who }: which hero goes into the dungeon next?
wait-bid = Waiting for { $who }, who draws or passes.
wait-place = Waiting for { $who }, who decides where the drawn monster goes.
wait-name = Waiting for { $who }, who names a type of monster.
wait-use = Waiting for { $who }, who faces a monster.
wait-hero = Waiting for { $who }, who chooses the next hero.
wait-starter = The first player is about to be drawn.
wait-first-hero = The first hero is about to be drawn.
wait-card = The top card of the deck is about to be drawn.
wait-replacement = The top card of the deck is about to come into the dungeon.

# Choices, and what they mean.
choice-draw = Draw a monster
choice-pass = Pass
choice-add = Send it into the dungeon
choice-sacrifice = Take away: { NAME($target) }
choice-use = Use: { NAME($target) }
choice-endure = Take the blow
choice-name = { NAME($target) }
choice-hero = { NAME($target) }
explain-draw = You look at the top monster in secret, then send it into the dungeon or lay it aside for a tile.
explain-pass = You take no more turns this round. The last one left has to enter.
explain-add = The monster goes face down on top of the dungeon. Whoever enters will meet it.
explain-sacrifice = The hero loses this tile for the round, and the monster stays out of the dungeon. { $effect }
explain-use = { $effect }
explain-endure = You keep your single-use tiles; the hero loses { $strength ->
    [one] 1 life
   *[other] { $strength } lives
}.
explain-name = Every { NAME($target) } of the dungeon will be killed.
explain-hero = { $life ->
    [one] { $life } life
   *[other] { $life } lives
} with all six tiles: { $tiles }.

# What a tile does.
effect-life = Gives { $life ->
    [one] 1 life
   *[other] { $life } lives
}.
effect-vorpal-sword = Kills every monster of the type that was named before entering.
effect-vorpal-dagger = Kills every monster of the type that was named before entering.
effect-torch = Kills monsters of strength 3 or less.
effect-holy-grail = Kills monsters of even strength.
effect-dragon-spear = Kills the Dragon.
effect-vorpal-axe = Kills any one monster, decided when it is turned over. Once.
effect-war-hammer = Kills Golems.
effect-healing-potion = Brings a dead hero back with his own lives. Once.
effect-polymorph = Replaces the monster by the top card of the deck. Once.
effect-omnipotence = If all monsters are of different types, the expedition succeeds even though the hero died.
effect-demonic-pact = Kills the Demon and the monster after it.
effect-ring-of-power = Kills monsters of strength 2 or less and adds their strength to the hero's lives.
effect-invisibility-cloak = Kills monsters of strength 6 or more.

# Options of the table.
option-successes = Successes that win
option-successes-2 = two, with five success cards in play
option-successes-3 = three, with all eight success cards in play
option-opening_add = Opening
option-opening_add-off = nobody has to draw
option-opening_add-first-round = in the first round everyone has to draw and add a monster first
option-opening_add-every-round = in every round everyone has to draw and add a monster first
option-first_hero = First hero
option-first_hero-random = drawn at random
option-first_hero-chosen = chosen by the first player
option-first_hero-hero = the { NAME($hero) }
option-hero_choice = Who chooses the next hero
option-hero_choice-adventurer = the player who was in the dungeon, even if now out of the match
option-hero_choice-starter = the player who starts the new round

# The table.
table-round = Round { $round }
table-hero = { NAME($hero) }
table-life = life
table-full-life = would enter with { lives-count }
table-deck = Deck
table-dungeon = Dungeon
table-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
table-empty = empty
table-equipment = Equipment
table-players = Players
table-success = success
table-failure = failure
table-turn = to move
table-passed = passed
table-adventurer = in the dungeon
table-eliminated = out
table-there = with the hero
table-sacrificed = taken away
table-spent = used up
table-under = over { NAME($monster, case: "acc") }
table-over-unknown = over an unseen card
table-hand = In hand
table-met = Turned over
table-facing = Facing
table-named = named: { NAME($monster) }
table-known = you know
