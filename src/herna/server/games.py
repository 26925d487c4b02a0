"""What the room says of its games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from herna.engine.game import Game
from herna.room.opening import seated_bots
from herna.room.wire import GameInfo, OptionInfo
from herna.texts.wording import folder
from herna.texts.words import Words


def game_info(game: Game, *, ready: bool) -> GameInfo:
    """A game with its components, options and bots. ready: whether its rules are compiled."""
    components = game.load(None)
    words = Words(game, components, [""] * game.players[1])
    fewest, most = game.players
    listed = dict(_components(components.content))
    return GameInfo(
        id=game.id,
        family=folder(game),
        fewest=fewest,
        most=most,
        options=[OptionInfo(name=o.name, default=o.default, choices=list(o.choices(components))) for o in game.options],
        content=components.content,
        house=[name for name, component in listed.items() if component["provenance"] == "house"],
        bots=seated_bots(),
        ready=ready,
        about={name: words.about(name) for name in listed},
    )


def _components(content: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Everything in a data file that says where it comes from, by id."""
    for group in content.values():
        if isinstance(group, Mapping):
            yield from ((name, one) for name, one in group.items() if isinstance(one, Mapping) and "provenance" in one)
