"""What can go wrong between a person, a file or a program and a game."""


class HernaError(Exception):
    """Base of all errors whose message is meant for the person who caused them."""


class UnknownGame(HernaError):
    """No game of that id is registered."""


class BadOption(HernaError):
    """An option or a number of players that the game does not have."""


class UnreadableAction(HernaError):
    """A text that names no action of this game."""


class IllegalAction(HernaError):
    """An action of the game that may not be done now; the message lists what may."""


class MatchOver(IllegalAction):
    """The match has ended; nothing more can be done in it."""


class NothingToUndo(HernaError):
    """No decision has been made yet."""


class BadRecord(HernaError):
    """A record or position that cannot be read or does not replay."""


class BadTables(HernaError):
    """A file of components that is not what the game needs; names file, line, key and what was expected."""
