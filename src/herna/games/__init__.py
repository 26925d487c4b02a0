"""The games. Importing this package registers all of them."""

from herna.games import dungeon_cards  # noqa: F401
