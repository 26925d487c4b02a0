"""A sentence before it is put into a language: what the room sends, and the page or the terminal speaks."""

from __future__ import annotations

from msgspec import Struct


class Message(Struct, kw_only=True, forbid_unknown_fields=True):
    """A text's key with its arguments.

    args: texts (also ids of components, which the texts name themselves), numbers, yes and no, or lists of messages, which are
    spoken one after the other with a space between them.
    """

    key: str
    args: dict[str, str | int | bool | list[Message]] = {}


Argument = str | int | bool | list[Message]
Arguments = dict[str, Argument]
