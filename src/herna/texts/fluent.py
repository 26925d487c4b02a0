"""Texts in the reader's language, from Project Fluent files in `en/` and `cs/`."""

from __future__ import annotations

import locale
import os
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone

from herna.engine.errors import HernaError

LANGUAGES = ("en", "cs")


class UnknownLanguage(HernaError):
    """A language that there are no texts in."""


class MissingText(LookupError):
    """A text that no file has: a mistake of the program, found by the tests."""


class Texts:
    """The texts of one language.

    A name in another grammatical case is an attribute of its message; texts ask for it with `NAME($id, case: "acc")`.
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(f"no texts in {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False, functions={"NAME": self._name})
        for file in sorted((files(__package__) / language).iterdir(), key=lambda f: f.name):
            if file.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def text(self, key: str, **arguments: Any) -> str:
        """The text of a key. MissingText if there is none or it lacks an argument."""
        if not self._bundle.has_message(key):
            raise MissingText(f"no text {key!r} in {self.language}")
        message = self._bundle.get_message(key)
        if message.value is None:
            raise MissingText(f"text {key!r} in {self.language} has no value")
        written, errors = self._bundle.format_pattern(message.value, arguments)
        if errors:
            raise MissingText(f"text {key!r} in {self.language}: {errors[0]}")
        return str(written)

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        return bool(self._bundle.has_message(key))

    def name(self, component: str, case: str = "nom") -> str:
        """Name of a component in a grammatical case, where the language has it."""
        return str(self._name(component, case=case))

    def _name(self, component: Any, case: Any = "nom") -> Any:
        key = f"name-{component}"
        if not self._bundle.has_message(key):
            return FluentNone(key)
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(str(case), message.value)
        return self._bundle.format_pattern(pattern, {})[0]


@cache
def texts(language: str) -> Texts:
    """The texts of a language, read once."""
    return Texts(language)


def preferred_language(given: str | None = None) -> str:
    """The language to speak: the one given, that of HERNA_LANGUAGE, that of the system, else English."""
    if given:
        return given
    asked = os.environ.get("HERNA_LANGUAGE")
    if asked:
        return asked
    found = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return next((language for language in LANGUAGES if found.lower().startswith(language)), "en")
