"""Help in the reader's language. It is put together before the command line is read, so the language is looked up there first."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from typer import rich_utils

from herna.texts.fluent import LANGUAGES, Texts, preferred_language, texts


def _spoken(arguments: Sequence[str]) -> Texts:
    """The texts to help with; a language that there is none of gets its error later, from the command."""
    given = None
    for place, argument in enumerate(arguments):
        if argument in ("-l", "--language"):
            given = next(iter(arguments[place + 1 : place + 2]), None)
        elif argument.startswith("--language="):
            given = argument.partition("=")[2]
    language = preferred_language(given)
    return texts(language if language in LANGUAGES else LANGUAGES[0])


_TEXTS = _spoken(sys.argv[1:])


def say(key: str) -> str:
    """A line of help."""
    return _TEXTS.text(f"help-{key}")


def say_command(command: str, example: str) -> str:
    """What a command does, with an example that works."""
    shown = _TEXTS.text("help-example", command=f"herna {command} {example}".strip())
    more = [say(f"{command}-more")] if _TEXTS.has(f"help-{command}-more") else []
    return "\n\n".join([say(command), *more, shown])


rich_utils.ARGUMENTS_PANEL_TITLE = say("panel-arguments")
rich_utils.OPTIONS_PANEL_TITLE = say("panel-options")
rich_utils.COMMANDS_PANEL_TITLE = say("panel-commands")
