"""Compiling: rules, drivers, and a cache that cannot be stale.

A *rule* is a small function that is compiled as part of whoever calls it. A *driver* is an entry point from Python: its machine
code, with every rule it reaches, is kept on disk. Numba does not notice that a function in another file has changed, so the
folder of a driver's machine code is named by a hash of every source file that can be in it (the engine's, the driver's own
package's, the game's), and of the compiler's version and settings. An edited text or table recompiles nothing.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import platform
import sys
import types
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

import llvmlite
import llvmlite.binding
import numba
import numpy as np

from herna.engine.record import PLAIN, PlainRecord

if TYPE_CHECKING:
    from herna.engine.game import Family

F = TypeVar("F", bound=Callable[..., Any])

# Rules never allocate, so nothing has to count references (_nrt): with rules inlined into their drivers that doubles the speed.
_SETTINGS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": False}


class Rule:
    """A rule where rules are compiled.

    A game's rules are hundreds of small functions, and what they cost is compiling them. So each is compiled once for all widths of
    numbers, and without an entry from Python, of which it has no need while other rules call it. (Measured on the first family:
    28 s and 420 MB without the entries instead of 38 s and 560 MB, 24 s and 380 MB with one width.) Python may call one all the
    same: over plain numbers and plain records it runs as it stands; with an array it is compiled by itself.
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.__doc__, self.__name__, self.__module__ = function.__doc__, function.__name__, function.__module__
        self._inner = numba.njit(forceinline=True, no_cpython_wrapper=True, no_cfunc_wrapper=True, **_SETTINGS)(function)
        find = self._inner.get_call_template
        self._inner.get_call_template = lambda given, named: find(tuple(map(_wide, given)), {k: _wide(v) for k, v in named.items()})
        self._entry: Any = None

    @property
    def _numba_type_(self) -> Any:
        """By this the compiler knows a call of the rule."""
        return self._inner._numba_type_

    @property
    def variants(self) -> int:
        """For how many combinations of types it has been compiled into its callers."""
        return len(self._inner.overloads)

    def __call__(self, *arguments: Any) -> Any:
        """What the rule returns, called from Python."""
        if all(isinstance(argument, int | PlainRecord) for argument in arguments):
            return self.function(*arguments)
        if self._entry is None:
            self._entry = numba.njit(**_SETTINGS)(self.function)
        return self._entry(*arguments)


def _wide(argument: Any) -> Any:
    """The type that a rule gets an argument in: every whole number, a constant too, is one of 64 bits."""
    plain = numba.types.unliteral(argument)
    if isinstance(plain, numba.types.Integer) and plain != numba.types.uint64:
        return numba.types.int64
    return plain


def rule(function: F) -> F:
    """Decorator for a function of the rules: plain Python as it stands, compiled into its callers otherwise."""
    return function if PLAIN else cast(F, Rule(function))


def cache_root() -> Path:
    """Where machine code is kept: HERNA_CACHE if set, else the user's cache folder."""
    named = os.environ.get("HERNA_CACHE")
    if named:
        return Path(named)
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "herna"


@cache
def sources_hash(*packages: str) -> str:
    """Hash of all Python files of these packages and of everything that shapes machine code; 16 hex digits."""
    digest = hashlib.sha256()
    for package in sorted(set(packages)):
        for folder in _folders(package):
            for file in sorted(folder.rglob("*.py")):
                digest.update(f"{package}/{file.relative_to(folder)}".encode())
                digest.update(file.read_bytes())
    digest.update(repr(_compiler()).encode())
    return digest.hexdigest()[:16]


def _folders(package: str) -> list[Path]:
    spec = importlib.util.find_spec(package)
    if spec is None:
        raise ModuleNotFoundError(f"no package {package} to hash for the compiled cache")
    if spec.submodule_search_locations:
        return [Path(p) for p in spec.submodule_search_locations]
    raise ModuleNotFoundError(f"{package} is a module; a game must be a package of its own, whose files are hashed")


def _compiler() -> tuple[Any, ...]:
    settings = {k: v for k, v in sorted(os.environ.items()) if k.startswith("NUMBA_") and k != "NUMBA_CACHE_DIR"}
    host = (platform.machine(), llvmlite.binding.get_host_cpu_name())
    return numba.__version__, llvmlite.__version__, np.__version__, sys.version_info[:3], host, settings


_drivers: list[Driver] = []


class Driver:
    """An entry point from Python into compiled code, compiled once for each family of games.

    `driver.of(family)` is what to call. In plain mode that is the function itself.
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.__doc__ = function.__doc__
        self._package = function.__module__.rpartition(".")[0]
        self._compiled: dict[str, Any] = {}
        _drivers.append(self)

    def of(self, family: Family) -> Callable[..., Any]:
        """The driver for games of this family."""
        if PLAIN:
            return self.function
        found = self._compiled.get(family.name)
        if found is None:
            found = self._compiled[family.name] = self._compile(family)
        return cast(Callable[..., Any], found)

    def folder(self, family: Family) -> Path:
        """Where this driver's machine code for the family lies."""
        key = sources_hash("herna.engine", self._package, family.package)
        return cache_root() / family.name / f"{self.function.__name__}-{key}"

    def _compile(self, family: Family) -> Any:
        source = self.function
        own = types.FunctionType(source.__code__, source.__globals__, source.__name__, source.__defaults__)
        own.__qualname__, own.__module__ = source.__qualname__, source.__module__
        dispatcher = numba.njit(**_SETTINGS)(own)
        folder, before = self.folder(family), numba.config.CACHE_DIR
        folder.mkdir(parents=True, exist_ok=True)
        try:  # Numba reads the folder while caching is switched on, and only then
            numba.config.CACHE_DIR = str(folder)
            dispatcher.enable_caching()
        finally:
            numba.config.CACHE_DIR = before
        return dispatcher


def driver(function: Callable[..., Any]) -> Driver:
    """Decorator: makes an entry point of a function over tables and arrays of states."""
    return Driver(function)


def driver_folders(family: Family) -> list[Path]:
    """Where the machine code of every driver that has been imported lies for this family."""
    return [driver.folder(family) for driver in _drivers]
