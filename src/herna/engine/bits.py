"""Sets as bits of integers: small sets (tiles, seats) in one signed integer, legal actions in words of 64.

The legal actions of a state are a row of uint64 words: bit `a & 63` of word `a >> 6` is set when action `a` may be done.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types
from numba.extending import intrinsic, overload

from herna.engine.compiled import rule


def count_bits(x: Any) -> int:
    """How many bits of x are set; x as 64 bits."""
    return (int(x) & 0xFFFFFFFFFFFFFFFF).bit_count()


def lowest_bit(x: Any) -> int:
    """Index of the lowest bit set; 64 for zero."""
    x = int(x) & 0xFFFFFFFFFFFFFFFF
    return (x & -x).bit_length() - 1 if x else 64


@intrinsic
def _ctpop(_typing: Any, _x: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.uint64(types.uint64), generate


@intrinsic
def _cttz(_typing: Any, _x: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        from llvmlite import ir

        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.uint64(types.uint64), generate


# The compiler wants the implementations' signatures to be those of the functions above, without annotations.
overload(count_bits)(lambda x: lambda x: np.int64(_ctpop(np.uint64(x))))
overload(lowest_bit)(lambda x: lambda x: np.int64(_cttz(np.uint64(x))))


@rule
def permit(words: Any, action: int) -> None:
    """Mark one action as legal."""
    words[action >> 6] |= np.uint64(1) << np.uint64(action & 63)


@rule
def permit_set(words: Any, first: int, members: int) -> None:
    """Mark action `first + i` as legal for every bit i of `members` (at most 32 of them)."""
    word, shift = first >> 6, first & 63
    words[word] |= (np.uint64(members) << np.uint64(shift)) & np.uint64(0xFFFFFFFFFFFFFFFF)
    if shift > 32:
        over = np.uint64(members) >> np.uint64(64 - shift)
        if over:
            words[word + 1] |= over


@rule
def permits(words: Any, action: int) -> bool:
    """Whether the action is marked as legal."""
    return (np.uint64(words[action >> 6]) >> np.uint64(action & 63)) & np.uint64(1) != np.uint64(0)


@rule
def count_permitted(words: Any) -> int:
    """How many actions are marked as legal."""
    total = 0
    for i in range(len(words)):
        total += count_bits(words[i])
    return total


@rule
def nth_permitted(words: Any, n: int) -> int:
    """The n-th legal action, counted from 0; n must be below `count_permitted`."""
    for i in range(len(words)):
        word = np.uint64(words[i])
        here = count_bits(word)
        if n < here:
            for _ in range(n):
                word &= word - np.uint64(1)
            return i * 64 + lowest_bit(word)
        n -= here
    return -1
