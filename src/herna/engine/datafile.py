"""Data files of components: YAML read with the line of every key, and checks whose errors name file, line, key and expectation."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, NoReturn

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError

from herna.engine.errors import BadTables


class Node:
    """A value of a data file that knows where it stands.

    value: a mapping, list, text, number or yes/no; key: its path from the top (`equipment.torch.life`).
    """

    def __init__(self, value: Any, file: str, key: str = "", line: int | None = None) -> None:
        self.value, self.file, self.key, self.line = value, file, key, line

    def fail(self, message: str) -> NoReturn:
        """Raise BadTables for this value."""
        where = [self.file]
        if self.line is not None:
            where.append(f"line {self.line}")
        if self.key:
            where.append(self.key)
        raise BadTables(f"{', '.join(where)}: {message}")

    def expected(self, what: str) -> NoReturn:
        """Raise BadTables: something else was expected."""
        shown = repr(self.value)
        self.fail(f"expected {what}, not {shown if len(shown) <= 60 else type(self.value).__name__}")

    def entries(self) -> dict[str, Node]:
        """The values of a mapping by key."""
        if not isinstance(self.value, Mapping):
            self.expected("keys with values")
        return {str(k): self._child(str(k), k, v) for k, v in self.value.items()}

    def items(self) -> list[Node]:
        """The values of a list."""
        if not isinstance(self.value, list):
            self.expected("a list")
        return [self._child(str(i + 1), i, v) for i, v in enumerate(self.value)]

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
                node.fail(f"unknown key; {suggest(name, allowed)}")
        for name in required:
            if name not in found:
                self.fail(f"the key {name!r} is missing")
        return found

    def number(self, least: int, most: int) -> int:
        """A whole number within bounds."""
        if isinstance(self.value, bool) or not isinstance(self.value, int) or not least <= self.value <= most:
            self.expected(f"a whole number from {least} to {most}")
        return int(self.value)

    def yes(self) -> bool:
        """`true`; a word that would say nothing is not taken."""
        if self.value is not True:
            self.expected("true (or leave the key out)")
        return True

    def one_of(self, words: Collection[str]) -> str:
        """One of some words."""
        if not isinstance(self.value, str) or self.value not in words:
            self.fail(f"expected one of {', '.join(words)}, not {self.value!r}; {suggest(str(self.value), words)}")
        return self.value


def suggest(word: str, words: Collection[str]) -> str:
    """`did you mean ...?`, or the list of what there is."""
    near = difflib.get_close_matches(word, list(words), n=1)
    return f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(words)}"


def read(path: Path) -> Node:
    """The content of a YAML file. BadTables says what is wrong with it, with the line."""
    name = path.name
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadTables(f"{name}: expected text in UTF-8, but byte {error.start + 1} is not") from None
    except OSError as error:
        raise BadTables(f"{path}: cannot be read: {error.strerror}") from None
    try:
        content = YAML(typ="rt", pure=True).load(text)
    except MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        problem = str(error.problem or error.context).split("\n")[0]
        raise BadTables(f"{name}, line {line}: expected YAML: {problem}") from None
    except YAMLError as error:
        raise BadTables(f"{name}: expected YAML: {str(error).splitlines()[0]}") from None
    if content is None:
        raise BadTables(f"{name}: expected components, but the file is empty")
    return Node(content, name, line=1)


def plain(value: Any) -> Any:
    """The value as JSON would hold it: plain dicts with text keys, lists, texts and numbers."""
    if isinstance(value, Mapping):
        return {str(k): plain(v) for k, v in value.items()}
    if isinstance(value, list):
        return [plain(v) for v in value]
    return value
