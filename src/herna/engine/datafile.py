"""Data files of components: YAML read with the line of every key, and checks whose errors name file, line, key and expectation."""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, NoReturn

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.reader import ReaderError
from ruamel.yaml.scalarbool import ScalarBoolean

from herna.engine.errors import BadTables

MOST_BYTES = 1_000_000  # a device that never ends is no file of components
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class Node:
    """A value of a data file that knows where it stands.

    value: a mapping, list, text, number or yes/no; key: its path from the top (`equipment.torch.life`).
    """

    def __init__(self, value: Any, file: str, key: str = "", line: int | None = None) -> None:
        self.value, self.file, self.key, self.line = _scalar(value), file, key, line

    def fail(self, message: str) -> NoReturn:
        """Raise BadTables for this value."""
        where = [self.file]
        if self.line is not None:
            where.append(f"line {self.line}")
        if self.key:
            where.append(self.key)
        raise BadTables(f"{', '.join(where)}: {message}")

    def expected(self, what: str, hint: str = "") -> NoReturn:
        """Raise BadTables: something else was expected."""
        found = "but nothing is there" if self.value is None else f"not {_shown(self.value)}"
        self.fail(f"expected {what}, {found}{hint and '; '}{hint}")

    def entries(self) -> dict[str, Node]:
        """The values of a mapping by key."""
        if not isinstance(self.value, Mapping):
            self.expected("keys with values")
        found: dict[str, Node] = {}
        for key, value in self.value.items():
            if not isinstance(key, str | int):
                self.fail(f"expected words or numbers as keys, not {_shown(key)}")
            node = self._child(str(key), key, value)
            if str(key) in found:  # once as a text and once as a number, which YAML tells apart
                node.fail("this key is there twice")
            found[str(key)] = node
        return found

    def named(self, reserved: Collection[str] = ()) -> dict[str, Node]:
        """The values of a mapping whose keys are ids of components, and none of the reserved words."""
        found = self.entries()
        for name, node in found.items():
            if not ID.fullmatch(name):
                node.fail("expected an id of small letters a to z and digits, with hyphens between its words")
            if name in reserved:
                node.fail(f"the word {name!r} means something else already; expected another id")
        return found

    def items(self) -> list[Node]:
        """The values of a list."""
        if not isinstance(self.value, list):
            self.expected("a list")
        return [self._child(str(i + 1), i, v) for i, v in enumerate(self.value)]

    def some(self) -> list[Node]:
        """The values of a list that has any."""
        if not (found := self.items()):
            self.fail("expected a list that is not empty")
        return found

    def _child(self, name: str, key: Any, value: Any) -> Node:
        line = self.line
        marks = getattr(getattr(self.value, "lc", None), "data", None) or {}
        if key in marks:
            line = marks[key][0] + 1
        return Node(value, self.file, f"{self.key}.{name}" if self.key else name, line)

    def fields(self, required: Collection[str], optional: Collection[str] = ()) -> dict[str, Node]:
        """The values of a mapping that has all required keys and no unknown ones."""
        found = self.entries()
        allowed = [*required, *optional]
        for name, node in found.items():
            if name not in allowed:
                node.fail(f"unknown key; {_near(name, allowed) or 'there are: ' + ', '.join(allowed)}")
        for name in required:
            if name not in found:
                self.fail(f"the key {name!r} is missing")
        return found

    def number(self, least: int, most: int) -> int:
        """A whole number within bounds."""
        if isinstance(self.value, bool) or not isinstance(self.value, int) or not least <= self.value <= most:
            self.expected(f"a whole number from {least} to {most}")
        return self.value

    def yes(self) -> bool:
        """`true`; a word that would say nothing is not taken."""
        if self.value is not True:
            self.expected("true (or leave the key out)")
        return True

    def one_of(self, words: Collection[str]) -> str:
        """One of some words."""
        if not isinstance(self.value, str) or self.value not in words:
            near = _near(self.value, words) if isinstance(self.value, str) else ""
            self.expected(f"{'one of ' if len(words) > 1 else ''}{', '.join(words)}", near)
        return str(self.value)


def _near(word: str, words: Collection[str]) -> str:
    near = difflib.get_close_matches(word, list(words), n=1)
    return f"did you mean {near[0]!r}?" if near else ""


def _shown(value: Any) -> str:
    """A value as the writer of the file would know it again."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return "keys with values"
    if isinstance(value, list):
        return "a list"
    text = repr(value) if isinstance(value, str) else str(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def _scalar(value: Any) -> Any:
    """A text, number or yes/no as Python's own type: the reader has others for how they were written."""
    if isinstance(value, ScalarBoolean):
        return bool(value)
    if isinstance(value, int) and not isinstance(value, bool):
        return int(value)
    return str(value) if isinstance(value, str) else value


def read(path: Path) -> Node:
    """The content of a YAML file. BadTables says what is wrong with it, with the line."""
    name = path.name
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise BadTables(f"{path}: cannot be read: {error.strerror}") from None
    except ValueError as error:  # a path that no system could have
        raise BadTables(f"{str(path)!r}: cannot be read: {error}") from None
    if len(data) > MOST_BYTES:
        raise BadTables(f"{name}: expected components, but the file has more than {MOST_BYTES} bytes")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadTables(f"{name}, line {line}: expected text in UTF-8, but byte {error.start + 1} of the file is not") from None
    content = _parse(name, text)
    if content is None:
        raise BadTables(f"{name}: expected components, but the file is empty")
    return Node(content, name, line=1)


def _parse(name: str, text: str) -> Any:
    try:
        return YAML(typ="rt", pure=True).load(text)
    except MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        problem = str(error.problem or error.context).split("\n")[0].split(" with value ")[0]
        raise BadTables(f"{name}, line {line}: expected YAML: {problem}") from None
    except ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        raise BadTables(f"{name}, line {line}: expected YAML: the character {text[error.position]!r} may not stand there") from None
    except YAMLError as error:
        raise BadTables(f"{name}: expected YAML: {str(error).splitlines()[0]}") from None
    except RecursionError:
        raise BadTables(f"{name}: expected components, but brackets are nested far too deep") from None


def plain(value: Any) -> Any:
    """The value as JSON would hold it: plain dicts with text keys, lists, texts and numbers."""
    if isinstance(value, Mapping):
        return {str(k): plain(v) for k, v in value.items()}
    if isinstance(value, list):
        return [plain(v) for v in value]
    return _scalar(value)
