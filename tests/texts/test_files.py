"""The two languages hold the same texts, with the same variables, and none that nobody speaks."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from herna.texts.fluent import LANGUAGES

TEXTS = Path(str(files("herna.texts")))
PAGE = Path(__file__).parents[2] / "web" / "src"
LAB = TEXTS.parent / "lab"
SPEAKERS = [
    *(TEXTS.parent / "cli").rglob("*.py"),
    *LAB.rglob("*.py"),
    *LAB.rglob("*.html"),
    *TEXTS.rglob("*.py"),
    *PAGE.rglob("*.ts"),
    *PAGE.rglob("*.svelte"),
]
CODE = "\n".join(file.read_text(encoding="utf-8") for file in SPEAKERS)
FILES = sorted(str(file.relative_to(TEXTS / "en")) for file in (TEXTS / "en").rglob("*.ftl"))
# Keys that the code puts together, by beginning and end: f"event-{kind}", `page-${what}-sure` on the page, and f"{what}-{verb}".
TOGETHER = {
    *re.findall(r'(?:f"|`)([a-z]+(?:-[a-z]+)*-)\$?\{[^{}]+\}((?:-[a-z]+)*)["`]', CODE),
    *((what, "") for what in ("ask-", "wait-", "choice-", "note-", "explain-", "name-")),
} - {("page-", "")}


class Parts(Visitor):
    """What a message is made of: variables, functions, other messages, literal texts."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.texts: list[str] = []
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def messages(language: str, file: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((TEXTS / language / file).read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, junk
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a key stands there twice"
    return {entry.id.name: entry for entry in found}


def everything(language: str) -> dict[str, ast.Message]:
    return {key: message for file in FILES for key, message in messages(language, file).items()}


def variables(key: str, known: dict[str, ast.Message]) -> set[str]:
    """Variables of a message and of those that it refers to."""
    parts = Parts(known[key])
    return parts.variables.union(*(variables(other, known) for other in parts.messages))


def test_both_languages_have_the_same_files() -> None:
    for language in LANGUAGES:
        assert sorted(str(file.relative_to(TEXTS / language)) for file in (TEXTS / language).rglob("*.ftl")) == FILES


HELPERS = {"monsters-inside", "the-tile", "successes", "under-it", "spent", "struck-hard"}
"""Parts of sentences that one language needs and the other does not."""


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_keys(file: str) -> None:
    assert messages("en", file).keys() - HELPERS == messages("cs", file).keys() - HELPERS


def test_both_languages_use_the_same_variables() -> None:
    english, czech = everything("en"), everything("cs")
    differing = {}
    for key in english.keys() & czech.keys():
        only = variables(key, english) ^ variables(key, czech)
        # Czech needs the tile to agree with it; English needs to know whether there are several of a kind.
        if only - {"equipment", "copies"}:
            differing[key] = only
    assert not differing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_spoken_somewhere(language: str) -> None:
    known = everything(language)
    referred = set().union(*(Parts(message).messages for message in known.values()))
    silent = [
        key
        for key in known
        if not re.search(f"['\"]{key}['\"]", CODE)
        and key not in referred
        and not any(key.startswith(begins) and key.endswith(ends) for begins, ends in TOGETHER)
    ]
    # Headings are put together from a tuple of their last words.
    assert [key for key in silent if f'"{key.removeprefix("summary-")}"' not in CODE] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_stands_in_two_files(language: str) -> None:
    assert sum(len(messages(language, file)) for file in FILES) == len(everything(language))


class Calls(Visitor):
    """Calls of functions, as far as a page can follow them: NAME and GENDER of a variable, a grammatical case by its word."""

    def __init__(self, resource: ast.Resource) -> None:
        self.strange: list[str] = []
        self.visit(resource)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        cases = {"NAME": {"case"}, "GENDER": set()}.get(node.id.name)
        (of,) = node.arguments.positional
        named = node.arguments.named
        if cases is None or not isinstance(of, ast.VariableReference) or not {one.name.name for one in named} <= cases:
            self.strange.append(f"{node.id.name} of {of}")
        self.strange += [f"case {one.value}" for one in named if one.value.value not in ("gen", "dat", "acc", "ins")]

    def visit_Term(self, node: ast.Term) -> None:  # noqa: N802
        self.strange.append(f"term {node.id.name}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_texts_call_nothing_but_what_terminal_and_page_both_have(file: str, language: str) -> None:
    assert Calls(FluentParser().parse((TEXTS / language / file).read_text(encoding="utf-8"))).strange == []


_SLIPS = r"\S  +\S| [,.;:!](?!\w)| \?(?!\w)|\(\s|\s\)|\.\.\.|--(?!\w)|\t|\bthe the\b|\ba a\b"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_slips_of_the_pen(language: str) -> None:
    for key, message in everything(language).items():
        for text in Parts(message).texts:
            assert not re.search(_SLIPS, text), (key, text)
            assert "'" not in text or language == "en", (key, text)
