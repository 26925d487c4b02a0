"""What a match says as messages: spoken in both languages, fit to be sent, and telling no more than a seat may know."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import herna
from herna.engine.constants import HIDDEN, SPECTATOR
from herna.engine.game import Game
from herna.engine.types import Happened, View
from herna.texts.fluent import LANGUAGES, texts
from herna.texts.message import Message
from herna.texts.wording import folder
from herna.texts.words import Words
from tests.conftest import new_match, random_moves, settings, some

GAMES = [pytest.param(game, id=game.id) for game in herna.all_games() if game.family.package.startswith("herna.")]
PLAYERS = ("Eva", "Adam", "", "")
BOTS = ("", "cautious", "", "random")
MATCHES = 240
# Words of the data file, any of which it takes that an event happens or a question is asked.
NEEDS = {
    "named": ("named",), "replaced": ("replaces",), "turned-over": ("wins_if_different",), "judged": ("wins_if_different",),
    "specials-drawn": ("specials",), "became": ("equipment", "position"), "joined": ("kills_next",), "helped": ("kills_next",),
    "took": ("takes", "costs"), "broken": ("chain",), "reduced": ("damage", "lowers_damage"), "drawn-game": ("specials",),
    "other-asked": ("chosen_by_other",), "target-chosen": ("chosen_by_other",),
    "name": ("named",), "take": ("takes", "costs"), "other": ("chosen_by_other",), "target": ("chosen_by_other",),
}  # fmt: skip


class Heard:
    """Everything that is said in many matches; messages as JSON, so that each is spoken once."""

    def __init__(self, game: Game) -> None:
        self.messages: set[bytes] = set()
        self.words = Words(game, game.load(None), PLAYERS, BOTS)
        self.kinds: set[str] = set()
        self.asks: set[tuple[str, bool]] = set()
        self.verbs: set[str] = set()

    def event(self, happened: Happened, seat: int) -> Message:
        self.kinds.add(happened.kind)
        return self._kept(self.words.event_message(happened, seat))

    def view(self, view: View) -> list[Message]:
        prompt = self.words.prompt_message(view)
        assert (prompt is None) == (view.waiting is None)
        said = [prompt] if prompt else []
        if view.waiting is not None:
            self.asks.add((view.waiting.ask, view.waiting.seat == view.seat))
        for choice in view.choices:
            self.verbs.add(choice.verb)
            said += [say(choice, view) for say in self._about_choices()]
        return [self._kept(message) for message in said]

    def _about_choices(self) -> tuple[Callable[..., Message], ...]:
        return self.words.choice_message, self.words.note_message, self.words.explanation_message

    def _kept(self, message: Message) -> Message:
        self.messages.add(msgspec.json.encode(message))
        return message


def listen(game: Game, check: Callable[[Message, str], None]) -> Heard:
    """Play many matches, the last decision of each taken back; `check` gets each message and, as JSON, what it was made from."""
    heard = Heard(game)
    tables = list(settings(game))
    for seed in range(some(MATCHES)):
        players, options = tables[seed % len(tables)]
        match = new_match(game, players, options, seed)
        for _ in random_moves(match, seed):
            for seat in (match.to_move, SPECTATOR):
                view = match.view(seat)
                for message in heard.view(view):
                    check(message, msgspec.json.encode((view.table, view.choices)).decode())
        heard.view(match.view(0))
        match.undo()
        for seat in (*range(players), SPECTATOR):
            for happened in match.events(seat):
                check(heard.event(happened, seat), msgspec.json.encode(happened.data).decode())
    return heard


def ids_in(message: Message, ids: frozenset[str]) -> set[str]:
    """Components that a message names itself, the Ally who helps left out, since he lay open a moment before.

    What a tile does, which anyone may know, is in the messages within.
    """
    return {value for name, value in message.args.items() if isinstance(value, str) and value in ids and name != "helper"}


@pytest.mark.parametrize("game", GAMES)
def test_whatever_happens_in_a_match_is_said_in_both_languages(game: Game) -> None:
    components: Any = game.load(None)
    monsters = frozenset(components.monsters)

    def check(message: Message, source: str) -> None:
        for monster in ids_in(message, monsters):
            assert f'"{monster}"' in source or f' {monster}"' in source, (message, source)

    heard = listen(game, check)
    assert heard.kinds == {kind.name for kind in game.family.events if can_be(kind.name, game)} | {"undone"}
    for asked in (True, False):
        assert {ask for ask, mine in heard.asks if mine == asked} == asks_of_seats(game)
    assert heard.verbs == {action.partition(" ")[0] for action in actions(game)}
    for sent in heard.messages:
        message = msgspec.json.decode(sent, type=Message)
        for language in LANGUAGES:
            said = texts(language, folder(game)).speak(message)
            assert said, message
            assert not re.search(r"[{}$\[\]]|\bTrue\b|\bFalse\b|Message", said), said


def actions(game: Game) -> set[str]:
    """Every text that a seat may decide, outcomes left out."""
    components: Any = game.load(None)
    outcomes = {*components.monsters, *components.heroes}
    return {text for text in game.family.vocabulary(components) if text not in outcomes and not text.startswith("seat ")}


def asks_of_seats(game: Game) -> set[str]:
    """Questions to seats; those to chance are answered before anyone can see them."""
    words = texts("en", folder(game))
    return {ask for ask in game.family.asks if words.has(f"ask-{ask}") and can_be(ask, game)}


def can_be(what: str, game: Game) -> bool:
    """Whether an event or a question can come up in the game, by the words of its data file."""
    content = game.load(None).content
    words = {word for thing in content["equipment"].values() for word in (*thing, *thing.get("kills", {}))}
    words |= {"specials"} if content.get("specials") else set()
    words |= {word for special in content.get("specials", {}).values() for word in (*special, *special.values())}
    return what not in NEEDS or bool(words & set(NEEDS[what]))


@pytest.mark.parametrize("game", GAMES)
def test_a_card_that_a_seat_has_not_seen_is_in_none_of_its_messages(game: Game) -> None:
    match = herna.new(game.id, players=3, seed=4)
    words = Words(game, match.components, PLAYERS, BOTS)
    components: Any = match.components
    monsters = frozenset(components.monsters)
    hidden = 0
    for _ in random_moves(match, 4):
        for seat in (*range(3), SPECTATOR):
            view, last = match.view(seat), match.events(seat)[-1:]
            said = [words.event_message(happened, seat) for happened in last]
            said += [prompt] if (prompt := words.prompt_message(view)) else []
            secret = (view.waiting is not None and view.waiting.ask == "place" and view.waiting.seat != seat) or any(
                happened.data.get("monster") == HIDDEN for happened in last
            )
            if secret:
                hidden += 1
                assert not set().union(*(ids_in(message, monsters) for message in said))
                assert any(message.args.get("monster") == HIDDEN for message in said)
    assert hidden > 10


def test_what_a_hero_brings_is_said_in_messages_within_messages() -> None:
    game = herna.find_game("welcome-to-the-dungeon")
    words = Words(game, game.load(None), PLAYERS)
    assert words.about("torch") == [Message(key="effect-kills-at_most", args={"strength": 3})]
    assert words.about("lich") == [Message(key="component-monster", args={"target-strength": 6, "copies": 1})]
    assert words.about("silver-spoon") == []
    match = herna.new(game.id, players=2, first_hero="chosen", seed=1)
    view = match.view(match.to_move)
    barbarian = next(choice for choice in view.choices if choice.target == "barbarian")
    message = words.explanation_message(barbarian, view)
    assert isinstance(message.args["tiles"], list)
    assert (
        texts("en", "dungeon_cards")
        .speak(message)
        .endswith(
            "Chainmail: Gives 4 lives. Leather Shield: Gives 3 lives. Vorpal Axe: Kills any monster. Works once. "
            "Torch: Kills monsters of strength 3 or less. War Hammer: Kills every Golem. "
            "Healing Potion: Brings the dead hero back with the hero's own lives. Works once."
        )
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_component_is_told_in_sentences(game: Game) -> None:
    components: Any = game.load(None)
    told = Words(game, components, ()).about_components()
    assert told.keys() == {*components.heroes, *components.monsters, *components.equipment}
    for language in LANGUAGES:
        for messages in told.values():
            said = [texts(language, folder(game)).speak(message) for message in messages]
            assert said
            assert all(sentence.endswith(".") for sentence in said)


@pytest.mark.parametrize(("language", "names"), [("en", ["Eva", "Bot 2", "Player 3"]), ("cs", ["Eva", "Bot 2", "Hráč 3"])])
def test_a_seat_without_a_name_is_called_by_its_number(language: str, names: list[str]) -> None:
    game = herna.find_game("welcome-to-the-dungeon")
    words = Words(game, game.load(None), ("Eva", "", ""), ("", "cautious"))
    for seat, name in enumerate(names):
        message = words.event_message(Happened(version=1, kind="eliminated", seat=seat))
        assert name in texts(language, "dungeon_cards").speak(message)


def test_how_events_are_told() -> None:
    game = herna.find_game("welcome-to-the-dungeon")
    match = herna.new(game.id, players=2, seed=3)
    words = Words(game, match.components, PLAYERS)
    secret = words.is_secret(match.view(match.to_move))
    assert secret
    for _ in random_moves(match, 3):
        pass
    told = match.events(SPECTATOR)
    assert {happened.kind for happened in told if words.opens_table(happened)} == {"entered"}
    assert {"round-began", "won"} <= {happened.kind for happened in told if words.is_stressed(happened)}
    revealed = next(happened for happened in told if happened.kind == "revealed")
    assert words.weight(revealed) > words.weight(told[0]) == 1.0
    assert not words.is_stressed(revealed)
    assert not words.is_secret(match.view(SPECTATOR))
