"""The sentences of the second game word for word: cause and effect of what its monsters and tiles do."""

from __future__ import annotations

from typing import Any

import pytest

import herna
from herna.cli.words import Words, texts_for
from herna.engine.types import Choice, Happened, View, Waiting

GAME = herna.find_game("welcome-back-to-the-dungeon")
PLAYERS = ("Eva", "Adam", "Jan", "Ida")


def words(language: str) -> Words:
    return Words(texts_for(GAME, language), GAME, GAME.load(None), PLAYERS)


def told(language: str, kind: str, reader: int | None = 1, **data: Any) -> str:
    return words(language).event(Happened(version=1, kind=kind, seat=0, data=data), reader)


@pytest.mark.parametrize(
    ("monster", "before", "after", "by", "english", "czech"),
    [
        (
            "vampire", 4, 1, ["charming-flute", "elvish-harp"],
            "The blow of the Vampire (4) costs 1: the Elvish Harp makes it 2 and the Charming Flute takes 1 away.",
            "Rána, kterou dává Upír (4), stojí 1: Elfí harfa z ní dělá 2 a Kouzelná flétna ji zmenšuje o 1.",
        ),
        (
            "demon", 7, 0, ["charming-flute", "elvish-harp"],
            "The blow of the Demon (7) costs 0: the Elvish Harp makes it 1 and the Charming Flute takes all of it away.",
            "Rána, kterou dává Démon (7), stojí 0: Elfí harfa z ní dělá 1 a Kouzelná flétna z ní nenechává nic.",
        ),
        (
            "dragon", 9, 7, ["family-crown"],
            "The blow of the Dragon (9) costs 7: the Family Crown takes 2 away.",
            "Rána, kterou dává Drak (9), stojí 7: Královská koruna ji zmenšuje o 2.",
        ),
        (
            "goblin", 1, 0, ["family-crown"],
            "The blow of the Goblin (1) costs 0: the Family Crown takes all of it away.",
            "Rána, kterou dává Goblin (1), stojí 0: Královská koruna z ní nenechává nic.",
        ),
        (
            "fairy", 0, 2, ["elvish-harp"],
            "The blow of the Fairy (0) costs 2: the Elvish Harp makes it 2.",
            "Rána, kterou dává Víla (0), stojí 2: Elfí harfa z ní dělá 2.",
        ),
        (
            "golem", 5, 3, ["charming-flute"],
            "The blow of the Golem (5) costs 3: the Charming Flute takes 2 away.",
            "Rána, kterou dává Golem (5), stojí 3: Kouzelná flétna ji zmenšuje o 2.",
        ),
    ],
)  # fmt: skip
def test_a_blow_says_which_tiles_change_it(monster: str, before: int, after: int, by: list[str], english: str, czech: str) -> None:
    for language, said in (("en", english), ("cs", czech)):
        assert told(language, "reduced", monster=monster, before=before, after=after, by=by) == said


def test_a_monster_says_where_its_strength_comes_from() -> None:
    def became(language: str, monster: str, strength: int, identity: str | None) -> str:
        return told(language, "became", monster=monster, strength=strength, **{"as": identity})

    assert became("en", "mimic", 5, None) == "The Mimic is as strong as the hero has tiles: strength 5."
    assert became("cs", "mimic", 5, None) == "Oživlá truhla má tolik síly, kolik má hrdina kartiček: 5."
    assert became("en", "shapeshifter", 3, "orc").endswith("strength 3. It counts as an Orc.")
    assert became("en", "shapeshifter", 10, None) == "The Shapeshifter is as strong as its place in the dungeon: strength 10."
    assert became("cs", "shapeshifter", 8, "dragon") == "Měňavec má sílu podle svého pořadí v podzemí: 8. Počítá se za druh Drak."
    assert became("en", "count", 4, "vampire").startswith("The adventurer has no success yet, so the Count has strength 4.")
    assert became("cs", "count", 8, None) == "Dobrodruh už má úspěch, Upíří hrabě má proto sílu 8."
    assert told("en", "revealed", monster="mimic", position=2, left=3, strength=5) == "Card 2: the Mimic."
    assert told("en", "revealed", monster="fairy", position=2, left=0, strength=0) == "The last card: the Fairy, strength 0."


def test_a_tile_given_up_says_to_whom_and_what_goes_with_it() -> None:
    def took(language: str, monster: str | None, tile: str | None, life: int, reader: int = 1) -> str:
        return told(language, "took", reader, monster=monster, equipment=tile, life=life)

    assert took("en", "gelatinous-cube", "chaperon", 4) == (
        "Eva leaves the Chaperon to the Gelatinous Cube. That costs the hero 3 lives: 7 − 3 leaves 4 lives."
    )
    assert took("cs", "gelatinous-cube", "chaperon", -1) == (
        "Kostka slizu dostává Chůvu, vybírá Eva. Stojí to hrdinu 3 životy, a ten má jen 2 životy."
    )
    assert took("en", "gelatinous-cube", "mr-charm", 0, reader=0).startswith("You leave Mr. Charm to the Gelatinous Cube.")
    assert took("cs", "gelatinous-cube", None, 3) == "Kostka slizu nemá hrdinovi co vzít."
    assert took("en", None, "ninjato", 3, reader=0) == "You give up the Ninjato as the price."
    assert took("cs", None, "curative-herbs", 2).startswith(
        "Eva se za to vzdává Léčivých bylin. Stojí to hrdinu 3 životy, zbývají 2"
    )


def test_players_are_called_by_their_names() -> None:
    assert told("en", "other-asked", 1, other=2) == "Eva leaves it to Jan what the hero's weapon kills."
    assert told("en", "other-asked", 2, other=2) == "Eva leaves it to you what the hero's weapon kills."
    assert told("cs", "other-asked", 0, other=2) == "Určit, co hrdinova zbraň zabije, necháváš na jiném hráči: Jan."
    view = View(
        game=GAME.id, players=4, options={}, seat=0, version=1, waiting=Waiting(seat=0, ask="other"), choices=(),
        table={"monster": None, "hand": None},
    )  # fmt: skip
    assert words("cs").choice(Choice(action="other 3", verb="other", target="3"), view) == "Určí Ida"


def test_helpers_chains_and_draws() -> None:
    assert told("en", "helped", monster="lich") == "The Ally kills the Lich."
    assert told("cs", "joined", monster="ally", next=False).endswith("ale žádná další nestvůra už nepřijde.")
    assert "Lucky Coin is over" in told("en", "broken", equipment="lucky-coin")
    assert told("cs", "drawn-game").endswith("partie končí remízou.")
    assert told("en", "specials-drawn", specials="unknown", count=2) == "2 special monsters are drawn, but nobody sees which."
    assert told("cs", "specials-drawn", specials=["ally", "count"], count=2).endswith("2 zvláštní nestvůry: Alík a Upíří hrabě.")
    assert told("en", "struck", monster="fairy", damage=0, life=3) == "The Fairy does the hero no harm: 3 lives left."
    assert told("en", "revived", equipment="reanimation-bones", life=1).endswith(
        "Reanimation Bones bring the hero back with 1 life."
    )


def test_enduring_says_what_the_monster_would_do() -> None:
    def noted(language: str, monster: str, strength: int | None, blow: dict[str, Any] | None = None) -> str:
        table = {"monster": {"id": monster, "strength": strength}, "hand": None, "reduction": {"earned": 1, "blow": blow}}
        waiting = Waiting(seat=0, ask="use")
        view = View(game=GAME.id, players=2, options={}, seat=0, version=1, waiting=waiting, choices=(), table=table)
        choice = Choice(action="endure", verb="endure", target=None)
        return f"{words(language).choice(choice, view)}. {words(language).note(choice, view)}"

    assert noted("en", "gelatinous-cube", None) == "Let it take a tile. You choose which one."
    assert noted("cs", "ally", None) == "Nechat přidat k hrdinovi. Příští nestvůra pak zahyne."
    blow = {"before": 4, "after": 1, "by": ["elvish-harp"]}
    assert noted("en", "vampire", 4, blow).startswith("Take the blow. It costs 1 life;")
    assert noted("cs", "golem", 5).startswith("Přijmout ránu. Stojí 5 životů,")
