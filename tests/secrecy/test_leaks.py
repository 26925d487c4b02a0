"""The twin matches notice every leak: `conceal` without a statement, a secret told to all, a card seen by all.

Quick: the change is made in memory, in plain mode. `tools/mutants.py conceal` makes each in a copy of all sources, with more twins.
"""

from __future__ import annotations

import ast
import importlib
import sys
import types
from pathlib import Path
from typing import Any

import pytest

import herna
from herna.engine.record import PLAIN
from tests.secrecy.twins import compare

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

import leaks

pytestmark = [
    pytest.mark.plain,
    pytest.mark.skipif(
        not PLAIN, reason="a leak is put into rules as they run; compiled code would not see it (`make test-plain`)"
    ),
]
MATCHES = 40  # tried until the leak is noticed; mostly the first tells
CASES = [
    pytest.param(game, leak, id=f"{game}-{leak.name}") for game in leaks.FOLDERS for leak in leaks.leaks(game) if leak.function
]


def noticed(game: str) -> bool:
    """Whether twin matches differ, or cannot even be played."""
    fewest, most = herna.find_game(game).players
    for seed in range(1, MATCHES + 1):
        try:
            _, differences = compare(game, fewest + seed % (most - fewest + 1), leaks.OPTIONS.get(game, {}), seed, tries=6)
        except (NameError, IndexError, OverflowError):  # rules that do not run are noticed, too
            return True
        if differences:
            return True
    return False


def code_of(leak: leaks.Leak) -> types.CodeType:
    """What the function does with the leak in it; everything that it calls stays as it is."""
    tree = ast.parse(leak.source)
    function = next(node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == leak.function)
    function.decorator_list = []
    namespace: dict[str, Any] = {}
    exec(compile(ast.Module([function], []), leak.file, "exec", annotations.compiler_flag, dont_inherit=True), namespace)
    code: types.CodeType = namespace[leak.function].__code__
    return code


@pytest.mark.parametrize(("game", "leak"), CASES)
def test_leak_is_noticed(game: str, leak: leaks.Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    module = importlib.import_module(leak.file.removeprefix("src/").removesuffix(".py").replace("/", "."))
    monkeypatch.setattr(getattr(module, leak.function), "__code__", code_of(leak))
    assert noticed(game)


@pytest.mark.parametrize("game", leaks.FOLDERS)
def test_without_a_leak_nothing_is_noticed(game: str) -> None:
    for seed in range(1, 4):
        assert compare(game, 3, leaks.OPTIONS.get(game, {}), seed, tries=6)[1] == []


def test_every_family_is_searched_for_leaks() -> None:
    assert {herna.find_game(game).family.name for game in leaks.FOLDERS} == {game.family.name for game in herna.all_games()}
