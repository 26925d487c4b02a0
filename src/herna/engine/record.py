"""Records: the state of a match and the tables of a game as aligned NumPy records.

A record is declared as a class whose annotations are its fields, so that a reader, an editor and the type checker see the same
thing that the compiled code works on:

    @record
    class State(Header):
        life: Int16                                # a number
        dungeon: Annotated[Vector, "i1", 15]       # a row of numbers
        kills: Annotated[Grid, "u1", (8, 16)]      # a table of numbers

`State.dtype` is then the NumPy type; `wrap` hands an array of such records to rules in the form that the present mode wants.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, Protocol, TypeVar, get_args, get_origin, get_type_hints

import numba
import numpy as np

PLAIN: bool = bool(numba.config.DISABLE_JIT)
"""True when the rules run as plain Python (NUMBA_DISABLE_JIT=1): for debuggers, coverage and strict checks."""

Int8 = Annotated[int, "i1"]
Int16 = Annotated[int, "i2"]
Int32 = Annotated[int, "i4"]
Int64 = Annotated[int, "i8"]
UInt64 = Annotated[int, "u8"]


class Record(Protocol):
    """A class that `record` has given its NumPy type."""

    dtype: np.dtype[Any]


class Vector(Protocol):
    """A row of integers inside a record, or an array handed to a rule."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int | slice, value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Grid(Protocol):
    """A table of integers inside a record."""

    def __getitem__(self, index: tuple[int, ...], /) -> int: ...
    def __setitem__(self, index: tuple[int, ...], value: int, /) -> None: ...


class Header:
    """The fields that every state begins with; the engine needs no others.

    agenda: steps still to be carried out, the last one first; each row is a step and three numbers of its own. A game whose moves
    interrupt each other deeply declares the field again, longer: `agenda: Annotated[Grid, "i2", (24, 4)]`.
    """

    dtype: np.dtype[Any]

    to_move: Int8  # a seat, CHANCE, OVER, OPEN or RUNNING
    ask: Int8  # which question waits for an answer; 0 is none
    seats: Int8  # how many players
    agenda_size: Int8
    agenda: Annotated[Grid, "i2", (8, 4)]


C = TypeVar("C")


def record(cls: type[C]) -> type[C]:
    """Class decorator: gives the class its aligned NumPy type as `dtype`, read from the annotations, bases first."""
    fields: list[tuple[Any, ...]] = []
    for name, hint in get_type_hints(cls, include_extras=True).items():
        if get_origin(hint) is not Annotated:
            continue
        _, code, *shape = get_args(hint)
        fields.append((name, code, shape[0]) if shape else (name, code))
    cls.dtype = _without_gaps(fields)  # type: ignore[attr-defined]
    return cls


def _without_gaps(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """The aligned type with a named field in every gap: NumPy need not copy what has no name, and equal records are equal bytes.

    The size is a multiple of 8, so that a record can be read as 64-bit words, to hash it.
    """
    aligned = np.dtype(fields, align=True)
    filled: list[tuple[Any, ...]] = []
    end = 0
    for entry in [*fields, None]:
        start = -(-aligned.itemsize // 8) * 8 if entry is None else aligned.fields[entry[0]][1]  # type: ignore[index]
        if start > end:
            filled.append((f"_gap{end}", "u1", start - end))
        if entry is not None:
            filled.append(entry)
            end = start + np.dtype([entry]).itemsize
    return np.dtype(filled, align=True)


def copied(records: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """A copy of a row of records, as bytes: NumPy's own goes field by field, which takes a hundred times as long."""
    return np.frombuffer(bytearray(records.tobytes()), records.dtype)


def record_hash(records: np.ndarray[Any, Any]) -> str:
    """Hash of the first record, 16 hex digits: of the names of its fields and what is in them.

    A blank field does not count, nor does the blank end of a row: a family may get new fields and longer rows, and what was
    hashed before keeps its hash.
    """
    content, digest = records[:1].tobytes(), hashlib.sha256()
    for name, (start, end) in _places(records.dtype):
        part = content[start:end].rstrip(b"\0")
        if part:
            digest.update(b"%s %d " % (name, len(part)) + part)
    return digest.hexdigest()[:16]


@cache
def _places(dtype: np.dtype[Any]) -> tuple[tuple[bytes, tuple[int, int]], ...]:
    """Where each field lies, in the order of their names."""
    fields: Any = dtype.fields or {}
    return tuple((name.encode(), (offset, offset + kind.itemsize)) for name, (kind, offset, *_) in sorted(fields.items()))


class PlainVector:
    """An array as rules see it in plain mode: it gives Python integers, and refuses what compiled code would do silently.

    A negative index (UNKNOWN used as one, say) and a value that does not fit the field are errors here.
    """

    __slots__ = ("_array",)

    def __init__(self, array: np.ndarray[Any, Any]) -> None:
        self._array = array

    def __len__(self) -> int:
        return len(self._array)

    def __iter__(self) -> Iterator[Any]:
        return (self[i] for i in range(len(self._array)))

    def __getitem__(self, index: Any) -> Any:
        _refuse_negative(index)
        value = self._array[index]
        if isinstance(value, np.ndarray):
            return PlainVector(value)
        if isinstance(value, np.void):
            return PlainRecord(value)
        return value.item()

    def __setitem__(self, index: Any, value: Any) -> None:
        _refuse_negative(index)
        if isinstance(value, PlainRecord):
            self._array[index] = value._record
        elif isinstance(value, PlainVector):
            self._array[index] = value._array
        else:
            self._array[index] = value if isinstance(value, float | np.floating) else int(value)


def _refuse_negative(index: Any) -> None:
    for part in index if isinstance(index, tuple) else (index,):
        if not isinstance(part, slice) and part < 0:
            raise IndexError(f"negative index {index} in a rule")


class PlainRecord:
    """One record as rules see it in plain mode."""

    __slots__ = ("_record",)
    _record: np.void

    def __init__(self, value: np.void) -> None:
        object.__setattr__(self, "_record", value)

    @property
    def dtype(self) -> np.dtype[Any]:
        """The record's NumPy type, by which its verbs are found."""
        return self._record.dtype

    def __getattr__(self, name: str) -> Any:
        try:
            value = self._record[name]
        except ValueError:
            raise AttributeError(f"the record has no field {name}") from None
        return PlainVector(value) if isinstance(value, np.ndarray) else value.item()

    def __setattr__(self, name: str, value: Any) -> None:
        self._record[name] = int(value)


def wrap(array: np.ndarray[Any, Any] | None) -> Any:
    """An array as drivers take it: itself when compiled, a `PlainVector` over the same memory in plain mode."""
    return PlainVector(array) if PLAIN and array is not None else array
