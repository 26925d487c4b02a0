"""The back of the monster cards, and the deck."""

from __future__ import annotations

from tools.art.geometry import Ring, box, disc, moved, scaled, shape
from tools.art.kit import Block
from tools.art.registry import CARD, piece


def watching_eye(p: Block, x: float, y: float, size: float) -> None:
    """A reptile's eye under heavy lids, 150 units wide at size 1."""

    def at(*drawn: str | Ring) -> list[Ring]:
        return [moved(scaled(shape(one), size, 0, 0), x, y) for one in drawn]

    p.ink(*at("-92,6! -60,-40 0,-62 60,-40 92,-6! 60,42 0,62 -56,42!"))
    p.lit(
        "moss",
        *at("-84,4! -56,-36 0,-56 56,-36 84,-4! 56,-18 0,-36 -56,-16!", "-78,10! -50,22 0,38 52,18 82,2! 56,38 0,56 -52,38!"),
    )
    for outer, inner, count in (
        ("-70,-6! -40,-34 0,-50 40,-34 70,-8!", "-58,-10! -34,-26 0,-38 34,-26 60,-12!", 11),
        ("-58,22! 0,46 60,18!", "-48,38! 0,56 52,36!", 9),
    ):
        first, second = at(outer, inner)
        p.rungs("ink", first, second, count, width=4 * size, start=0.3)
    p.lit("gold", *at("-66,2! -36,-18 0,-26 36,-20 68,-2! 38,16 0,28 -36,18!"))
    p.ink(*at(disc(0, 1, 30)))
    p.lit("ember", *at(disc(0, 1, 25)))
    p.rays("ink", x + 1, y, 9 * size, 25 * size, 22, width=2.4 * size, ragged=0.2)
    p.ink(*at("0,-26! 8,-4 0,30! -8,2"))
    p.cut(*at("-16,-14! -6,-16! -9,-6!"))
    p.gouge("ink", *at("-60,2 -40,-8 -30,-10", "-54,8 -40,10 -32,8", "60,-2 44,-10 34,-12", "54,6 42,10 32,10"), width=3 * size)


@piece("back-monster", CARD)
def back_monster(p: Block) -> None:
    """An eye in a gaping mouth: something waits behind the card."""
    p.sheet()
    p.rays("moss", 100, 130, 96, 140, 44, width=4.4, ragged=0.12)
    for below in (False, True):

        def at(drawn: str, below: bool = below) -> Ring:
            """The lower jaw is the upper one turned about the middle of the card."""
            ring = shape(drawn)
            return [(200 - x, 260 - y) for x, y in ring] if below else ring

        p.ink(at("-4,-4! 204,-4! 204,56! 190,66! 150,96 100,102 50,96 10,66! -4,56!"))
        p.lit("moss", at("-4,-4! 204,-4! 204,46! 160,30 100,24 40,30 -4,46!"))
        p.rungs("ink", at("6,12! 60,8! 140,8! 194,12!"), at("10,34! 60,22! 140,22! 190,34!"), 15, width=5, start=0.4, ragged=0.2)
        p.gouge("paper", at("8,44! 60,31! 100,28! 140,31! 192,44!"), width=2.6)
        for x, gum, tip in ((10, 50, 78), (35, 43, 80), (61, 38, 88), (88, 36, 94), (115, 38, 88), (141, 43, 80), (167, 50, 78)):
            p.cut(at(f"{x},{gum}! {x + 23},{gum}! {x + 12},{tip}!"))
            p.ink(at(f"{x + 14},{gum}! {x + 24},{gum}! {x + 12},{tip}!"))
    watching_eye(p, 100, 130, 0.98)
    p.trim()


@piece("deck", CARD)
def deck(p: Block) -> None:
    """A pile of monster cards, face down."""
    p.sheet(ink="moss")
    p.hatch("ink", box(8, 8, 184, 244), angle=-8, gap=12, width=4.4, length=70, skip=0.2)
    for number in range(7):
        y = 236 - number * 7
        x = (22, 18, 24, 20, 23, 19, 21)[number]
        p.ink(f"{x - 4},{y - 30}! {x + 160},{y - 38}! {x + 162},{y + 2}! {x - 2},{y + 10}!")
        p.lit("paper", f"{x},{y - 4}! {x + 156},{y - 8}! {x + 157},{y - 2}! {x + 1},{y + 3}!")
    p.ink("16,22! 182,14! 186,190! 20,198!")
    p.lit("paper", "21,27! 177,19! 181,185! 25,193!")
    p.ink("28,34! 171,26! 175,179! 31,186!")
    p.rays("moss", 101, 106, 52, 72, 34, width=4, ragged=0.12)
    watching_eye(p, 101, 106, 0.72)
    p.trim()
