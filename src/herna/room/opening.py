"""Opening a table: a wish is checked and becomes a table's facts, with the tokens that hold it."""

from __future__ import annotations

from msgspec import Struct

from herna.bots import all_bots
from herna.engine.dealer import Dealer
from herna.engine.errors import BadOption, BadTables, UnknownGame
from herna.engine.game import Components, Game, find_game
from herna.engine.options import complete
from herna.room.codes import fingerprint, new_code, new_token
from herna.room.errors import RoomError
from herna.room.facts import Facts, Sitter
from herna.room.names import tidy
from herna.room.wire import Place, Wish

USUAL_BOT = "searcher-medium"
"""What sits in a bot's seat if nobody says which, or where somebody has left."""


class Opening(Struct, kw_only=True):
    """A table about to be opened. host: token of whoever opens it; seats: tokens of that person's seats."""

    facts: Facts
    host: str
    seats: dict[int, str]


def game_of(game_id: str) -> Game:
    """The game of that id. RoomError: no-such-game."""
    try:
        return find_game(game_id)
    except UnknownGame as error:
        raise RoomError("no-such-game", str(error)) from None


def seated_bots() -> list[str]:
    """Bots that may sit at a table, the weaker ones first. One with settings of somebody's own might think for hours."""
    return [bot.name for bot in all_bots() if bot.name != "searcher"]


def checked_bot(name: str | None) -> str:
    """The bot that was asked for, or the usual one. RoomError: bad-options."""
    wanted = name or USUAL_BOT
    if wanted not in seated_bots():
        raise RoomError("bad-options", f"no bot {wanted[:60]!r} plays at tables; there are: {', '.join(seated_bots())}")
    return wanted


def open_table(wish: Wish, at: float) -> Opening:
    """The facts of the table that somebody wants. RoomError: no-such-game, bad-options, bad-tables."""
    game = game_of(wish.game)
    components = _components(game, wish)
    try:
        game.check_players(len(wish.seats))
        options = complete(game.options, wish.options, components)
    except BadOption as error:
        raise RoomError("bad-options", str(error)) from None
    tokens = {seat: new_token() for seat, place in enumerate(wish.seats) if place.kind == "me"}
    host = new_token()
    facts = Facts(
        code=new_code(),
        game=game.id,
        rules=game.version,
        options=options,
        seed=Dealer().seed,
        host=fingerprint(host),
        created=at,
        sitters=[_sitter(place, tokens.get(seat)) for seat, place in enumerate(wish.seats)],
        content=components.content if components.edited else None,
    )
    return Opening(facts=facts, host=host, seats=tokens)


def open_rematch(before: Facts, at: float) -> Facts:
    """A table like the one before, for the same people in the same seats: their tokens hold these seats, too."""
    return Facts(
        code=new_code(),
        game=before.game,
        rules=game_of(before.game).version,
        options=before.options,
        seed=Dealer().seed,
        host=before.host,
        created=at,
        sitters=[_again(sitter) for sitter in before.sitters],
        content=before.content,
    )


def _again(sitter: Sitter) -> Sitter:
    """Who sits in the seat in a rematch. The seat of somebody who has left after the end is free."""
    if sitter.kind == "person" and sitter.key is None:
        return Sitter(kind="open")
    return Sitter(kind=sitter.kind, name=sitter.name, bot=sitter.bot if sitter.kind == "bot" else "", key=sitter.key)


def _components(game: Game, wish: Wish) -> Components:
    try:
        return game.load(wish.tables)
    except BadTables as error:
        raise RoomError("bad-tables", str(error)) from None


def _sitter(place: Place, token: str | None) -> Sitter:
    name = tidy(place.name or "")
    if place.kind == "bot":
        return Sitter(kind="bot", name=name, bot=checked_bot(place.bot))
    if token is not None:
        return Sitter(kind="person", name=name, key=fingerprint(token))
    return Sitter(kind="open", name=name)
