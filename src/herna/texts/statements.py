"""The rules of each game as numbered statements, in English and Czech."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct
from ruamel.yaml import YAML

from herna.engine.errors import HernaError

LANGUAGES = ("en", "cs")


class NoStatements(HernaError):
    """A game or an id for which there are no statements."""


class Both(Struct, frozen=True, forbid_unknown_fields=True):
    """A text in both languages."""

    en: Annotated[str, Meta(min_length=1)]
    cs: Annotated[str, Meta(min_length=1)]

    def get(self, language: str) -> str:
        """The text in a language, English if it has none."""
        return self.cs if language == "cs" else self.en


class Statement(Struct, frozen=True, forbid_unknown_fields=True):
    """One rule.

    source: `rulebook`, `component` (printed on the box or a card), `ruling` (settles what the rulebook leaves open) or `variant`;
    option: the table option that changes it; about: ids of the components that it explains.
    """

    id: str
    en: Annotated[str, Meta(min_length=1)]
    cs: Annotated[str, Meta(min_length=1)]
    source: Literal["rulebook", "component", "ruling", "variant"]
    option: str = ""
    about: tuple[str, ...] = ()

    def get(self, language: str) -> str:
        """The statement in a language, English if it has none."""
        return self.cs if language == "cs" else self.en


class Section(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the rules, as the rulebook has them."""

    id: str
    title: Both
    statements: tuple[Statement, ...]


class Rulebook(Struct, frozen=True, forbid_unknown_fields=True):
    """All statements of a game; the ids of its own are the prefix and a number, others it shares with the game that has them."""

    game: str
    prefix: str
    sections: tuple[Section, ...]

    @property
    def own(self) -> tuple[Statement, ...]:
        """The statements that this game makes itself, in order."""
        return tuple(statement for statement in self.statements if statement.id.startswith(f"{self.prefix}-"))

    @property
    def statements(self) -> tuple[Statement, ...]:
        """All statements in order."""
        return tuple(statement for section in self.sections for statement in section.statements)

    def find(self, statement_id: str) -> Statement:
        """The statement of that id; NoStatements says which there are."""
        wanted = statement_id.upper()
        for statement in self.statements:
            if statement.id == wanted or statement.id == f"{self.prefix}-{wanted}":
                return statement
        ranges = [f"{ids[0]} to {ids[-1]}" for ids in self._ids_by_prefix().values()]
        raise NoStatements(f"no statement {statement_id!r}; there are {', '.join(ranges)}")

    def _ids_by_prefix(self) -> dict[str, list[str]]:
        """Ids by the game that makes the statement, this game's own first; each in the order of their numbers."""
        found: dict[str, list[str]] = {self.prefix: []}
        for statement in self.statements:
            found.setdefault(statement.id.partition("-")[0], []).append(statement.id)
        return {prefix: sorted(ids, key=_number) for prefix, ids in found.items()}

    def search(self, word: str, language: str) -> tuple[Statement, ...]:
        """Statements that contain a word, in whatever case; none for an empty one."""
        wanted = word.casefold()
        return tuple(s for s in self.statements if wanted and wanted in s.get(language).casefold())

    def about(self, component: str) -> tuple[str, ...]:
        """Ids of the statements that explain a component."""
        return tuple(statement.id for statement in self.statements if component in statement.about)


class _Section(Struct, frozen=True, forbid_unknown_fields=True):
    """A section in the file. include: what it shares with other games: numbers of statements by game, `1-5, 9`, told first."""

    id: str
    title: Both
    include: Mapping[str, str] = {}
    statements: tuple[Statement, ...] = ()


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    prefix: str
    sections: tuple[_Section, ...]


@cache
def load_rules(game: str) -> Rulebook:
    """The statements of a game, those included that it shares with others. NoStatements if it has none."""
    file = files(__package__) / "rules" / f"{game}.yaml"
    if not file.is_file():
        raise NoStatements(f"no statements of the rules of {game!r}")
    found = msgspec.convert(YAML(typ="safe", pure=True).load(file.read_text(encoding="utf-8")), _File)
    sections = tuple(Section(s.id, s.title, (*_shared(s.include), *s.statements)) for s in found.sections)
    return Rulebook(found.game, found.prefix, sections)


def _shared(include: Mapping[str, str]) -> Iterator[Statement]:
    for game, numbers in include.items():
        rules = load_rules(game)
        for part in numbers.split(","):
            first, _, last = part.strip().partition("-")
            for number in range(int(first), int(last or first) + 1):
                yield rules.find(str(number))


def _number(statement_id: str) -> int:
    return int(statement_id.rpartition("-")[2])
