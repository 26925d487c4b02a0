"""The marks of success and failure."""

from __future__ import annotations

from tools.art.geometry import disc
from tools.art.kit import Block
from tools.art.parts import rivets, skull
from tools.art.registry import MARK, piece


@piece("success", MARK)
def success(p: Block) -> None:
    """A chest that has been opened, shining."""
    p.sheet(margin=4)
    p.rays("gold", 60, 84, 34, 110, 30, width=5, first=180, last=360, ragged=0.3)
    p.ink("14,62! 22,34 98,34 106,62! 102,84! 112,86! 112,144! 8,144! 8,86! 18,84!")
    # Lid, thrown back.
    p.lit("ember", "20,62! 27,41 93,41 100,62! 94,70! 26,70!")
    p.ink("72,40! 93,41 100,62! 94,70! 76,70!", "28,64! 92,64! 88,74! 32,74!")
    p.gouge("ink", "30,56 46,50 66,49", width=3)
    p.rungs("ember", "80,46 84,66", "92,48 96,62", 3, width=3)
    # Gold.
    p.lit("gold", "20,90! 28,78 38,80! 44,70 56,72! 64,66 74,74! 84,70 90,80! 98,80 102,90!")
    p.cut("46,76! 56,74! 50,84!", "70,76! 78,76! 72,84!")
    p.ink(disc(36, 86, 3), disc(62, 82, 3), disc(86, 85, 3))
    # Chest.
    p.lit("ember", "13,92! 107,92! 106,139! 14,139!")
    p.ink("78,92! 107,92! 106,139! 80,139!")
    p.rungs("ember", "84,98 84,136", "103,98 102,136", 6, width=3)
    p.gouge("ink", "18,106 42,107", "18,120 46,121", "18,131 40,131", "70,104 76,104", "68,122 76,123", width=3)
    p.ink("22,90! 34,90! 34,141! 23,141!", "44,90! 76,90! 76,124! 60,130! 44,124!")
    p.lit("gold", "49,94! 71,94! 71,119! 60,124! 49,119!")
    p.ink(disc(60, 105, 5), "58,105! 62,105! 64,117! 56,117!")
    rivets(p, "gold", (28, 98), (28, 132), size=3.4)
    p.trim()


@piece("failure", MARK)
def failure(p: Block) -> None:
    """A skull over a broken sword."""
    p.sheet(margin=4, ink="blood")
    p.rays("ink", 60, 70, 50, 120, 26, width=6, first=150, last=390, ragged=0.25)
    # The blade, snapped; the hilt below.
    p.ink("14,10! 30,12! 60,70! 50,92! 38,80! 44,64!")
    p.cut("19,16! 27,17! 53,68! 49,74!")
    p.ink("54,86! 70,90! 88,122! 104,112! 108,124! 96,132! 104,148! 92,154! 84,138! 70,146! 66,134! 78,126!")
    p.cut("60,92! 67,93! 86,129! 80,131!", "71,139! 102,120! 104,125! 75,143!", "88,137! 94,134! 101,147! 93,150!")
    # Skull.
    p.ink("60,24! 26,30 14,62 20,88! 32,98 34,110! 38,126! 82,126! 86,110! 88,98 100,88! 106,62 94,30!")
    skull(p, 60, 76, 1.46)
    p.gouge("blood", "44,34 50,48 44,56 52,66", width=4.6)
    p.lay("blood", disc(39, 82, 4.2), disc(80, 82, 4.2))
    p.trim()
