"""Leaks on purpose: every way to tell a seat more than it has learned by one small change of a game's source.

Each change is of one of these kinds; the twin matches in tests/secrecy must notice all of them.

* a statement of `conceal` deleted, a loop of it one turn short at either end, or the seat taken for everyone
* a card taken as seen by everyone where it is written down who has seen it
* an event's secret numbers told to everyone, or declared as no secret
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = {
    "welcome-back-to-the-dungeon": "src/herna/games/dungeon_cards",
    "tiny": "tests/tiny",
}
"""A game of each family, in which its leaks are looked for: one that uses all of the family's rules."""

OPTIONS: dict[str, dict[str, object]] = {"welcome-back-to-the-dungeon": {"hidden_specials": True}}
"""Options under which that game has the most to hide."""
EVERYONE = str((1 << 15) - 1)


@dataclass(frozen=True)
class Leak:
    """One change: in which file and function (empty: outside of all), what it is, and the file's whole source with it."""

    file: str
    function: str
    name: str
    source: str


def leaks(game: str) -> Iterator[Leak]:
    """Every leak of a game, file by file."""
    for path in sorted((ROOT / FOLDERS[game]).glob("*.py")):
        source = path.read_text(encoding="utf-8")
        tree = ast.parse(source)
        functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
        for function in functions:
            for node, instead in _in_function(function):
                yield _leak(path, function.name, source, node, instead)
        for node in ast.walk(tree):
            if isinstance(node, ast.keyword) and node.arg == "secret" and ast.unparse(node.value) == "True":
                yield _leak(path, "", source, node, "secret=False")


def _in_function(function: ast.FunctionDef) -> Iterator[tuple[ast.AST, str]]:
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "emit":
            for audience in node.args[3:5]:  # who sees the event, who knows its secrets
                if ast.unparse(audience) != "EVERYONE":
                    yield audience, EVERYONE
        elif isinstance(node, ast.Assign) and _says_who_has_seen(node):
            yield node.value, EVERYONE
    if function.name == "conceal":
        yield from _in_conceal(function)


def _says_who_has_seen(node: ast.Assign) -> bool:
    target = node.targets[0]
    name = target.value if isinstance(target, ast.Subscript) else target
    return isinstance(name, ast.Attribute) and name.attr.endswith("_seen") and ast.unparse(node.value) not in ("0", "EVERYONE")


def _in_conceal(function: ast.FunctionDef) -> Iterator[tuple[ast.AST, str]]:
    for node in ast.walk(function):
        if isinstance(node, ast.Assign | ast.AugAssign):  # without these a loop or a condition has no effect either
            yield node, "pass"
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "seat_bit":
            yield node, EVERYONE
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "range":
            first, end = ["0", *map(ast.unparse, node.args)][-2:]
            yield node, f"range({first} + 1, {end})"
            yield node, f"range({first}, {end} - 1)"


def _leak(path: Path, function: str, source: str, node: ast.AST, instead: str) -> Leak:
    there = ast.get_source_segment(source, node) or ""
    lines = source.split("\n")
    first, last = node.lineno - 1, node.end_lineno - 1  # type: ignore[attr-defined]
    before = lines[first].encode()[: node.col_offset].decode()  # type: ignore[attr-defined]
    after = lines[last].encode()[node.end_col_offset :].decode()  # type: ignore[attr-defined]
    changed = [*lines[:first], before + instead + after, *lines[last + 1 :]]
    shown = " ".join(there.split())
    name = f"{path.name}:{first + 1} {function}: `{shown[:70]}` becomes `{instead}`"
    return Leak(str(path.relative_to(ROOT)), function, name, "\n".join(changed))


if __name__ == "__main__":
    for game in FOLDERS:
        for leak in leaks(game):
            print(game, leak.name)
