# What happens: one sentence for each kind of event. $who acted; $you is yes when that is the reader.

event-starter-drawn = { $you ->
    [yes] You are drawn as the first player.
   *[no] { $who } is drawn as the first player.
}
event-hero-drawn = The first hero is drawn: the { NAME($hero) }.
event-hero-chosen = { $you ->
    [yes] You choose the { NAME($hero) } as the hero.
   *[no] { $who } chooses the { NAME($hero) } as the hero.
}
event-round-began = Round { $round }: the { NAME($hero) } waits at the door with all six tiles, and { $cards ->
    [one] { $cards } monster lies
   *[other] { $cards } monsters lie
} in the deck. { $you ->
    [yes] You begin.
   *[no] { $who } begins.
}

# The bidding. $monster is `unknown` for whoever did not see the card.
event-passed = { $why ->
    [deck-empty] The deck is empty, so { $you ->
        [yes] you have to pass.
       *[no] { $who } has to pass.
    }
   *[chosen] { $you ->
        [yes] You pass.
       *[no] { $who } passes.
    }
}
event-drew = { $monster ->
    [unknown] { $who } draws a monster and looks at it in secret.
   *[known] { $you ->
        [yes] You draw a monster: the { NAME($monster) }.
       *[no] { $who } draws a monster: the { NAME($monster) }.
    }
}{ $left ->
    [0] {" "}It was the last card of the deck.
   *[other] {""}
}
event-added = { $monster ->
    [unknown] { $who } sends a monster into the dungeon, which now holds { monsters-inside }.
   *[known] { $you ->
        [yes] You send the { NAME($monster) } into the dungeon, which now holds { monsters-inside }.
       *[no] { $who } sends the { NAME($monster) } into the dungeon, which now holds { monsters-inside }.
    }
}{ $why ->
    [opening] {" "}The opening leaves no choice.
    [no-equipment] {" "}The hero has no equipment left to take away instead.
    [none-may-go] {" "}None of the tiles that are left may be taken away instead.
   *[chosen] {""}
}
event-sacrificed = { $monster ->
    [unknown] { $who } takes { the-tile } away from the hero and lays a monster aside under it.
   *[known] { $you ->
        [yes] You take { the-tile } away from the hero and lay the { NAME($monster) } aside under it.
       *[no] { $who } takes { the-tile } away from the hero and lays the { NAME($monster) } aside under it.
    }
}

# The expedition.
event-entered = { $you ->
    [yes] You enter the dungeon with the { NAME($hero) }.
   *[no] { $who } enters the dungeon with the { NAME($hero) }.
} The hero has { lives }, and { $dungeon ->
    [0] not a single monster is inside.
    [one] { $dungeon } monster is inside.
   *[other] { $dungeon } monsters are inside.
}
event-named = { $you ->
    [yes] You name the { NAME($monster) }: every monster of this type will be killed.
   *[no] { $who } names the { NAME($monster) }: every monster of this type will be killed.
}
event-revealed = { $left ->
    [0] The last card: the { NAME($monster) }{ with-strength }.
   *[other] Card { $position }: the { NAME($monster) }{ with-strength }.
}
event-killed = { $alone ->
    [yes] The { NAME($equipment) } kills the { NAME($monster) }.
   *[no] { $you ->
        [yes] You use the { NAME($equipment) }, which kills the { NAME($monster) }.
       *[no] { $who } uses the { NAME($equipment) }, which kills the { NAME($monster) }.
    }
}{ $discarded ->
    [yes] {" "}That uses it up.
   *[no] {""}
}{ $next ->
    [yes] {" "}It will kill the next monster as well.
   *[no] {""}
}
event-gained = The { NAME($equipment) } turns the monster's strength into life: { $amount } more, the hero now has { lives }.
event-replaced = { $you ->
    [yes] You use { the-tile }: the top card of the deck takes the place of the { NAME($monster) }.
   *[no] { $who } uses { the-tile }: the top card of the deck takes the place of the { NAME($monster) }.
}
# $before: life before the blow; $alive: whether any is left.
event-struck = { $alive ->
    [yes] { $damage ->
        [0] The { NAME($monster) } does the hero no harm: { lives } left.
       *[other] The { NAME($monster) } strikes the hero for { $damage }: { $before } − { $damage } leaves { lives }.
    }
   *[no] The { NAME($monster) } strikes for { $damage }, and the hero has only { $before ->
        [one] { $before } life.
       *[other] { $before } lives.
    }
}
event-revived = No life is left, but the { NAME($equipment) } { $equipment ->
    [reanimation-bones] bring
   *[other] brings
} the hero back with { lives }.
event-died = No life is left: the hero dies.
event-turned-over = Also in the dungeon: the { NAME($monster) }.
event-judged = { $different ->
    [yes] No two monsters in the dungeon were of the same type, so { the-tile } saves the expedition.
   *[no] Two monsters in the dungeon were of the same type, so { the-tile } cannot save the expedition.
}

# Special monsters, and tiles that change a blow.
event-specials-drawn = { $specials ->
    [unknown] { $count ->
        [one] One special monster is drawn, but nobody sees which.
       *[other] { $count } special monsters are drawn, but nobody sees which.
    }
   *[known] { $count ->
        [0] No special monster takes part in this match.
        [one] One special monster takes part in this match: { $specials }.
       *[other] { $count } special monsters take part in this match: { $specials }.
    }
}
event-other-asked = { $you ->
    [yes] You leave it to { $other } what the hero's weapon kills.
   *[no] { $other-you ->
        [yes] { $who } leaves it to you what the hero's weapon kills.
       *[no] { $who } leaves it to { $other } what the hero's weapon kills.
    }
}
event-target-chosen = { $you ->
    [yes] You choose the { NAME($monster) }: the hero's weapon will kill every monster of this type.
   *[no] { $who } chooses the { NAME($monster) }: the hero's weapon will kill every monster of this type.
}
event-became = { $reason ->
    [equipment] The { NAME($monster) } is as strong as the hero has tiles: strength { $strength }.
    [position] The { NAME($monster) } is as strong as its place in the dungeon: strength { $strength }.
    [success] { $as ->
        [none] The adventurer has a success, so the { NAME($monster) } has strength { $strength }.
       *[other] The adventurer has no success yet, so the { NAME($monster) } has strength { $strength }.
    }
   *[none] The { NAME($monster) } has strength { $strength }.
}{ $as ->
    [none] {""}
    [orc] {" "}It counts as an { NAME($as) }.
   *[other] {" "}It counts as a { NAME($as) }.
}
event-joined = { $next ->
    [yes] The { NAME($monster) } joins the hero: it will kill the next monster.
   *[no] The { NAME($monster) } joins the hero, but there is no monster left for it to kill.
}
event-helped = The { NAME($helper) } kills the { NAME($monster) }.
event-took = { $monster ->
    [none] { $you ->
        [yes] You give up { the-tile } as the price.
       *[no] { $who } gives up { the-tile } as the price.
    }
   *[other] { $equipment ->
        [none] The { NAME($monster) } finds no tile that it could take.
       *[other] { $you ->
            [yes] You leave { the-tile } to the { NAME($monster) }.
           *[no] { $who } leaves { the-tile } to the { NAME($monster) }.
        }
    }
}{ $lost ->
    [0] {""}
   *[other] {" "}{ $alive ->
        [yes] That costs the hero { lost-with-it }: { $before } − { $lost } leaves { lives }.
       *[no] That costs the hero { lost-with-it }, and there { $before ->
            [one] is only { $before }.
           *[other] are only { $before }.
        }
    }
}
event-broken = No tile has killed this monster, so the luck of the { NAME($equipment) } is over, and it leaves the hero.
# $before: the strength; $after: what the blow costs; $by: what makes the difference.
event-reduced = The blow of the { NAME($monster) } ({ $before }) costs { $after }: { $by }.
reduced-sets = the { NAME($equipment) } makes it { $amount }
reduced-lowers = the { NAME($equipment) } takes { $amount } away
reduced-to-nothing = the { NAME($equipment) } takes all of it away
event-drawn-game = The only one left has no success, so nobody wins: the match is drawn.

# The end of a round and of the match.
event-succeeded = { $you ->
    [yes] The expedition succeeds! You take a success card and now have { $successes }.
   *[no] The expedition succeeds! { $who } takes a success card and now has { $successes }.
}
event-failed = { $failures ->
    [1] { $you ->
        [yes] The expedition fails. You turn your aid to its dark side: one failure.
       *[no] The expedition fails. { $who } turns the aid to its dark side: one failure.
    }
   *[other] { $you ->
        [yes] The expedition fails. That makes { $failures } failures for you.
       *[no] The expedition fails. That makes { $failures } failures for { $who }.
    }
}
event-eliminated = { $you ->
    [yes] You are out of the match.
   *[no] { $who } is out of the match.
}
event-shown = { $you ->
    [yes] Under { the-tile } lies the { NAME($monster) }, as you know.
   *[no] Under { the-tile } lies the { NAME($monster) }, put there by { $who }.
}
event-won = { $why ->
    [last-standing] { $you ->
        [yes] You are the last one left and win the match!
       *[no] { $who } is the last one left and wins the match!
    }
   *[successes] { $you ->
        [yes] You have come through the dungeon often enough and win the match!
       *[no] { $who } has come through the dungeon often enough and wins the match!
    }
}
event-undone = The last decision is taken back.
event-resumed = This version of the rules plays the match differently. It goes on from the last position that was kept.

# Parts of sentences.
monsters-inside = { $dungeon ->
    [one] { $dungeon } monster
   *[other] { $dungeon } monsters
}
lives = { $life ->
    [one] { $life } life
   *[other] { $life } lives
}
the-tile = { $equipment ->
    [polymorph] { NAME($equipment) }
    [omnipotence] { NAME($equipment) }
    [mr-charm] { NAME($equipment) }
   *[other] the { NAME($equipment) }
}
with-strength = { $strength ->
    [-1] {""}
   *[other] , strength { $strength }
}
lost-with-it = { $lost ->
    [one] { $lost } life
   *[other] { $lost } lives
}
