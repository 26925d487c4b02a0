"""Every game that is registered can be spoken of, to the last event, question, action, option and component."""

from __future__ import annotations

from typing import Any

import pytest

import herna
from herna.cli.words import Words, texts_for
from herna.engine.game import Game
from herna.engine.types import Choice, Happened, View, Waiting
from herna.texts.fluent import LANGUAGES, MissingText, Texts, UnknownLanguage, preferred_language, texts
from herna.texts.statements import load_rules
from herna.texts.wording import folder

GAMES = [game for game in herna.all_games() if game.family.package.startswith("herna.")]
BOTH = [pytest.param(game, language, id=f"{game.id}-{language}") for game in GAMES for language in LANGUAGES]
PLAYERS = ("Eva", "Adam", "Jan", "Ida")


def speaker(game: Game, language: str) -> Words:
    return Words(texts_for(game, language), game, game.load(None), PLAYERS)


def looks_written(sentence: str) -> None:
    assert sentence
    assert sentence == " ".join(sentence.split())
    assert sentence[0].isupper() or sentence[0].isdigit(), sentence
    assert sentence[-1] in ".!?", sentence
    assert not set("{}$") & set(sentence), sentence


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_the_game_and_its_components_have_names(game: Game, language: str) -> None:
    words = texts_for(game, language)
    components: Any = game.load(None)
    assert words.has(f"name-{game.id}")
    for component in (*components.heroes, *components.monsters, *components.equipment, "unknown"):
        assert words.has(f"name-{component}"), component
        if language == "cs":
            forms = [words._attribute(component, case, fallback="?") for case in ("gen", "dat", "acc", "ins")]
            assert all(forms), component
            assert forms[3] != words.name(component), f"{component}: the instrumental differs from the nominative in Czech"
            assert words._gender(component) in ("m", "f", "n", "p")


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_every_kind_of_event_is_told_to_everyone(game: Game, language: str) -> None:
    """With and without the secret, to the one who acted and to others, for every reason and both answers."""
    words = speaker(game, language)
    for kind in game.family.events:
        for data in _samples(game, [number.name for number in kind.numbers]):
            secret = any(number.secret for number in kind.numbers)
            for reader in (0, 1):
                if data.get("monster") != "unknown" or (secret and reader != 0):
                    looks_written(words.event(Happened(version=1, kind=kind.name, seat=0, data=data), reader))
    looks_written(words.event(Happened(version=1, kind="undone"), 0))


def _samples(game: Game, names: list[str]) -> list[dict[str, Any]]:
    """Data of an event in variants, each value of each key at least once."""
    components: Any = game.load(None)
    values: dict[str, tuple[Any, ...]] = {
        "monster": (*components.monsters, "unknown"),
        "hero": components.heroes,
        "equipment": components.equipment,
        "why": ("chosen", "deck-empty", "opening", "no-equipment", "none-may-go", "successes", "last-standing"),
        "life": (-2, 0, 1, 3, 11),
        "as": (*components.monsters, None),
        "specials": ([], ["goblin"], ["goblin", "orc", "lich"], "unknown"),
        "by": ([], components.equipment[:1], components.equipment),
        "other": (0, 1),
    }
    answers = ("alone", "discarded", "next", "different")
    length = max((len(values.get(name, (1, 2, 5))) for name in names), default=1)
    found = []
    for place in range(length):
        data = {}
        for name in names:
            options = values.get(name, (True, False) if name in answers else (0, 1, 2, 5))
            data[name] = options[place % len(options)]
        found.append(data)
    return found


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_every_question_is_asked_and_waited_for(game: Game, language: str) -> None:
    words = texts_for(game, language)
    for ask in filter(None, game.family.asks):
        assert words.has(f"wait-{ask}"), ask
    asked = [ask for ask in game.family.asks if words.has(f"ask-{ask}")]
    assert asked
    match = herna.new(game.id, seed=1)
    seen = set()
    while not match.is_over:
        view = match.view(match.to_move)
        assert view.waiting is not None
        seen.add(view.waiting.ask)
        prompt = speaker(game, language).prompt(view)
        looks_written(prompt)
        looks_written(speaker(game, language).prompt(match.view(herna.SPECTATOR)))
        match.push(match.legal_actions[-1])
    assert seen <= set(asked)


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_every_action_is_named_noted_and_explained(game: Game, language: str) -> None:
    words = speaker(game, language)
    components: Any = game.load(None)
    table = {"monster": {"id": components.monsters[0], "strength": 1}, "hand": None}
    view = View(game=game.id, players=2, options={}, seat=0, version=1, waiting=Waiting(seat=0, ask="use"), choices=(), table=table)
    outcomes = {*components.monsters, *components.heroes}
    actions = [text for text in game.family.vocabulary(components) if text not in outcomes and not text.startswith("seat ")]
    assert len(actions) > 10
    for action in actions:
        verb, _, target = action.partition(" ")
        choice = Choice(action=action, verb=verb, target=target or None)
        assert words.choice(choice, view)
        looks_written(words.note(choice, view))
        looks_written(words.explanation(choice, view))


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_every_option_and_value_is_explained(game: Game, language: str) -> None:
    words = speaker(game, language)
    for option in game.options:
        assert words.texts.has(f"option-{option.name}")
        for value in option.choices(game.load(None)):
            assert words.option(option.name, value)


@pytest.mark.parametrize("game", GAMES)
def test_statements_call_components_by_the_names_of_the_texts(game: Game) -> None:
    for language in LANGUAGES:
        words, rules = texts_for(game, language), load_rules(game.id)
        components: Any = game.load(None)
        said = " ".join(statement.get(language) for statement in rules.statements)
        for component in (*components.heroes, *components.monsters, *components.equipment):
            forms = {words.name(component, case) for case in ("nom", "gen", "dat", "acc", "ins")}
            assert any(form in said for form in forms), component


@pytest.mark.parametrize(
    ("count", "said"), [(1, "1 karta"), (2, "2 karty"), (4, "4 karty"), (5, "5 karet"), (13, "13 karet"), (22, "22 karet")]
)
def test_czech_plurals(count: int, said: str) -> None:
    assert texts("cs", "dungeon_cards").text("table-cards", cards=count) == said


def test_czech_cases_and_genders() -> None:
    words = speaker(herna.find_game("welcome-to-the-dungeon"), "cs")

    def tell(kind: str, **data: Any) -> str:
        return words.event(Happened(version=1, kind=kind, seat=0, data=data))

    killed = {"monster": "skeleton", "alone": True, "next": False}
    assert tell("killed", equipment="torch", discarded=False, **killed) == "Pochodeň zabíjí Kostlivce."
    assert tell("killed", equipment="vorpal-axe", discarded=True, **killed).endswith("Magická sekera je tím spotřebována.")
    assert tell("sacrificed", monster="unknown", equipment="dragon-spear").endswith("a nestvůru odkládá pod ně.")
    assert tell("sacrificed", monster="lich", equipment="torch") == "Eva bere hrdinovi Pochodeň a odkládá pod ni Kostěje."
    assert "v roli Zlodějky" in tell("entered", hero="rogue", life=1, dungeon=2)
    assert tell("shown", monster="orc", equipment="torch").startswith("Pod Pochodní leží Ork")


def test_a_component_without_a_name_is_called_by_its_id() -> None:
    assert texts("cs", "dungeon_cards").name("silver-spoon", "acc") == "Silver Spoon"


def test_english_speaks_where_a_language_lacks_a_text(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Texts("cs")
    monkeypatch.delitem(words._bundles[0]._messages, "cli-replays")
    assert words.text("cli-replays") == "The record replays exactly."
    assert words.has("cli-replays")


def test_a_missing_text_or_argument_is_an_error() -> None:
    with pytest.raises(MissingText, match="no text 'nonsense'"):
        texts("en").text("nonsense")
    with pytest.raises(MissingText, match="who"):
        texts("en").text("cli-thinking")


def test_the_language_is_the_one_given_or_set_or_the_systems(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HERNA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert preferred_language() == "cs"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert preferred_language() == "en"
    monkeypatch.setenv("HERNA_LANGUAGE", "cs")
    assert preferred_language() == "cs"
    assert preferred_language("en") == "en"
    with pytest.raises(UnknownLanguage, match="there are: en, cs"):
        texts("de")


def test_words_of_a_family_lie_beside_its_rules() -> None:
    assert {folder(game) for game in GAMES} == {"dungeon_cards"}
