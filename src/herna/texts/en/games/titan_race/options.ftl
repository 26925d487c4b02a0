# Options of the table, what they are about, and what their values mean.

option-circuit = Circuit
option-circuit-about = Each circuit is a world of its own: lava, pirates, ramps, statues, a pentagram or ice.
option-circuit-component = { NAME($value) }

option-titans = Titans
option-titans-about = Each titan has a colour and an ability of its own.
option-titans-chosen = everybody chooses in the order of the seats
option-titans-random = dealt at random

option-draft = Dice
option-draft-about = Players take a die one after the other, and a choice is best for who comes first. This says who rolls.
option-draft-rulebook = the first player rolls in each round, the last one rolls all dice again
option-draft-continuing = the dice go on round the table; who would be left a single one rolls them all

option-pentagram = After a reroll in the pentagram
option-pentagram-about = Matters on the circuit Ang’lieh only. Who rolls again gives something up for it.
option-pentagram-rulebook = no ability and no bonus card until the turn ends
option-pentagram-soft = ability and card again, once the new action is done

option-die_extras = Trap of red, attack of green
option-die_extras-about = Whether the extra of a die may be left out when it would hurt oneself or a partner.
option-die_extras-must = carried out when there is something to aim at
option-die_extras-optional = may be left out

option-reactions = Cards in other players’ turns
option-reactions-about = Shield, Headwind and Spiked Barding. With orders nobody has to wait, and nobody can tell from waiting who holds what.
option-reactions-orders = played by orders that you leave beforehand
option-reactions-ask = whoever holds any card is asked each time

option-teams = Teams
option-teams-about = The first titan home wins for its whole team.
option-teams-off = everybody for himself
option-teams-pairs = teams of two (four or six players)
option-teams-threes = teams of three (six players)

option-team_order = Seats of a team
option-team_order-about = Matters when you play in teams. Who sits beside a partner moves right before or after him.
option-team_order-together = partners side by side
option-team_order-alternating = the teams take turns round the table
