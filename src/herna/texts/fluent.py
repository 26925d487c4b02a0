"""Texts in the reader's language, from Project Fluent files.

`en/*.ftl` are shared by everything, `en/games/FOLDER/*.ftl` are those of one family of games; `cs/` holds the same keys. Where a
language lacks a text, English speaks.
"""

from __future__ import annotations

import locale
import os
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from herna.engine.errors import HernaError
from herna.texts.message import Message

LANGUAGES = ("en", "cs")


class UnknownLanguage(HernaError):
    """A language that there are no texts in."""


class MissingText(LookupError):
    """A text that no file has, or that lacks an argument: a mistake of the program, found by the tests."""


class Texts:
    """The texts of one language: the shared ones, and those of a family of games.

    Two functions serve the files: `NAME($id, case: "acc")` is the name of a component in a grammatical case (an attribute of
    its message), `GENDER($id)` its gender, `m`, `f` or `n`. A component that no file names, one of an edited table, say, is called
    by its id.
    """

    def __init__(self, language: str, family: str = "") -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(f"no texts in {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language, self.family = language, family
        self._bundles = [self._bundle(spoken) for spoken in dict.fromkeys((language, LANGUAGES[0]))]

    def _bundle(self, language: str) -> FluentBundle:
        bundle = FluentBundle([language], use_isolating=False, functions={"NAME": self._name, "GENDER": self._gender})
        for file in text_files(language, self.family):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        return bundle

    def speak(self, message: Message) -> str:
        """A message in words. MissingText."""
        return " ".join(self.text(message.key, **message.args).split())

    def text(self, key: str, **arguments: Any) -> str:
        """The text of a key; yes and no are told apart by the words `yes` and `no`, lists of messages are spoken. MissingText."""
        bundle = next((bundle for bundle in self._bundles if bundle.has_message(key)), None)
        if bundle is None:
            raise MissingText(f"no text {key!r} in {self.language}")
        told = {name: self._told(value) for name, value in arguments.items()}
        written, errors = bundle.format_pattern(bundle.get_message(key).value, told)
        if errors:
            raise MissingText(f"text {key!r} in {self.language}: {errors[0]}")
        return str(written)

    def _told(self, value: Any) -> Any:
        if isinstance(value, bool):
            return _YES_NO[value]
        return " ".join(map(self.speak, value)) if isinstance(value, list) else value

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def name(self, component: str, case: str = "nom") -> str:
        """Name of a component in a grammatical case, where the language has it."""
        return self._name(component, case=case)

    def _name(self, component: Any, case: Any = "nom") -> str:
        return self._attribute(component, str(case)) or str(component).replace("-", " ").title()

    def _gender(self, component: Any) -> str:
        return self._attribute(component, "gender", fallback="m")

    def _attribute(self, component: Any, attribute: str, fallback: str = "") -> str:
        bundle = self._bundles[0]
        if not bundle.has_message(f"name-{component}"):
            return fallback
        message = bundle.get_message(f"name-{component}")
        return str(bundle.format_pattern(message.attributes.get(attribute, message.value))[0])


_YES_NO = {True: "yes", False: "no"}


def text_files(language: str, family: str = "") -> Iterator[Traversable]:
    """The files of a language: the shared ones, then those of a family of games."""
    folders = [files(__package__) / language]
    if family:
        folders.append(folders[0] / "games" / family)
    for folder in folders:
        yield from sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


@cache
def texts(language: str, family: str = "") -> Texts:
    """The texts of a language, read once; family: the folder of a family of games, if its words are wanted, too."""
    return Texts(language, family)


def preferred_language(given: str | None = None) -> str:
    """The language to speak: the one given, that of HERNA_LANGUAGE, that of the system, else English."""
    asked = given or os.environ.get("HERNA_LANGUAGE")
    if asked:
        return asked
    found = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return next((language for language in LANGUAGES if found.lower().startswith(language)), LANGUAGES[0])
