"""Numbers that have a meaning of their own in every game."""

CHANCE = -2  # to_move: an outcome is awaited (a draw, a roll)
OVER = -3  # to_move: the match has ended
OPEN = -4  # to_move: a preview ran into something its seat does not know
RUNNING = -5  # to_move: steps of the agenda are being carried out

EMPTY = 0  # a place for a card that holds none; kinds of cards count from 1
UNKNOWN = -1  # a card or number that is there, but that this seat may not know

HIDDEN = "unknown"  # how UNKNOWN is told

SPECTATOR = -1  # the seat of whoever only watches; never to move, so it is none of the above
SPECTATOR_BIT = 14  # its place in a set of seats; sets of seats fit a signed 16-bit field
EVERYONE = (1 << 15) - 1  # the set of all seats and the spectators
