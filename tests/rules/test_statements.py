"""The statements of the rules: complete in both languages, carried by the rulebook, proven by tests, shown in the docs."""

from __future__ import annotations

import ast
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import herna
from herna.texts.statements import NoStatements, load_rules

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import rulebook_map  # noqa: E402
import rules_page  # noqa: E402

GAMES = [game.id for game in herna.all_games() if game.id != "tiny"]
TEXTS = {
    "welcome-to-the-dungeon": "001_7d75d5b6c11203f0.txt",
    "welcome-back-to-the-dungeon": "000_d03b59b37facd5b1.txt",
}
BOOKS = [game for game in GAMES if game != "both-dungeons"]  # which has no rulebook of its own


def cited() -> Iterator[tuple[str, str]]:
    """Every id that a test cites, with the place where it does."""
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                for argument in node.args:
                    assert isinstance(argument, ast.Constant), f"{file.name}: an id is not a plain text"
                    yield str(argument.value), f"{file.relative_to(ROOT)}:{node.lineno}"


@pytest.mark.parametrize("game", GAMES)
def test_ids_count_from_one(game: str) -> None:
    rules = load_rules(game)
    assert [s.id for s in rules.own] == [f"{rules.prefix}-{i}" for i in range(1, len(rules.own) + 1)]
    assert len({s.id for s in rules.statements}) == len(rules.statements), "each stands there once"


@pytest.mark.parametrize("game", GAMES)
def test_languages_differ_and_end_in_a_full_stop(game: str) -> None:
    for statement in load_rules(game).statements:
        assert statement.en != statement.cs
        for text in (statement.en, statement.cs):
            assert text.endswith("."), text
            assert not re.search(r"  |\s[.,;:]", text), text


@pytest.mark.parametrize("game", GAMES)
def test_options_and_components_exist(game: str) -> None:
    found = herna.find_game(game)
    components = found.load(None)
    options = {option.name for option in found.options}
    ids = {*components.heroes, *components.monsters, *components.equipment}  # type: ignore[attr-defined]
    outcomes = {"seat"}
    ids |= {text.partition(" ")[0] for text in found.family.vocabulary(components)} - outcomes
    rules = load_rules(game)
    assert {s.option for s in rules.statements if s.option} == options
    assert {c for s in rules.statements for c in s.about} == ids, "every component is explained"


@pytest.mark.parametrize("game", GAMES)
def test_every_statement_has_a_test(game: str) -> None:
    proven = {statement_id for statement_id, _ in cited()}
    missing = [s.id for s in load_rules(game).statements if s.id not in proven]
    assert not missing


def test_tests_cite_only_statements_that_exist() -> None:
    known = {s.id for game in GAMES for s in load_rules(game).statements}
    assert not [f"{place} cites {statement_id}" for statement_id, place in cited() if statement_id not in known]


@pytest.mark.parametrize("game", BOOKS)
def test_map_of_the_rulebook_names_statements_that_exist_and_leaves_none_out(game: str) -> None:
    rules, sentences = load_rules(game), rulebook_map.load_map(game)["sentences"]
    known = {s.id for s in (*rules.own, *load_rules("both-dungeons").own)}  # a book may speak of the two games together
    carried = {i for entry in sentences.values() for i in entry.get("statements", ())}
    assert carried <= known
    assert {s.id for s in rules.statements if s.source == "rulebook"} <= carried
    assert all(("statements" in entry) != ("none" in entry) for entry in sentences.values())
    assert {e["none"] for e in sentences.values() if "none" in e} <= {
        "heading",
        "number of a list",
        "picture label",
        "advice to beginners",
        "story",
        "other games",
        "credits",
    }


def test_what_a_game_has_from_a_rulebook_is_in_a_map() -> None:
    carried = {i for game in BOOKS for e in rulebook_map.load_map(game)["sentences"].values() for i in e.get("statements", ())}
    assert {s.id for game in GAMES for s in load_rules(game).statements if s.source == "rulebook"} <= carried


@pytest.mark.parametrize("game", BOOKS)
def test_map_has_no_gaps(game: str) -> None:
    pages: dict[int, list[int]] = {}
    for key in rulebook_map.load_map(game)["sentences"]:
        page, number = map(int, key.split("."))
        pages.setdefault(page, []).append(number)
    assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in pages.values())
    assert list(pages) == list(rulebook_map.load_map(game)["pages"])


@pytest.mark.parametrize("game", BOOKS)
def test_map_fits_the_rulebook(game: str) -> None:
    folder = os.environ.get("HERNA_RULEBOOKS")
    if not folder:
        pytest.skip("the rulebook is not part of the project; set HERNA_RULEBOOKS to the folder that holds its text")
    assert rulebook_map.problems(game, (Path(folder) / TEXTS[game]).read_text(encoding="utf-8")) == []


def test_map_check_finds_what_is_wrong() -> None:
    game = BOOKS[0]
    found = rulebook_map.problems(game, "One sentence. Another one.")
    assert "1.1: differs from the sentence that was mapped" in found
    assert "1.2: not mapped" in found
    assert "2.1: mapped, but the rulebook has no such sentence" in found


def test_map_check_tells_moved_from_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(*text: str) -> list[str]:
        return rulebook_map.problems("any", "\n".join(text))

    entries = {key: {"hash": rulebook_map.mark(s)} for key, s in rulebook_map.sentences("One. Two. Note:\nFour. Note:").items()}
    monkeypatch.setattr(rulebook_map, "load_map", lambda game: {"sentences": entries})
    assert found("One.  Tw\u00ado. Note:", "Four. Note:") == []
    assert found("One. Other. Note:", "Four. Note:") == ["1.2: differs from the sentence that was mapped"]
    assert found("One. Note:", "Four. Note:") == [
        "1.2: moved, it is mapped as 1.3",
        "1.2: mapped, but the rulebook has no such sentence",
    ]
    assert found("One. Two. Note:", "New. Four. Note:") == [
        "2.2: moved, it is mapped as 2.1",
        "2.3: moved, it is mapped as 2.2",
        "2.1: not mapped",
    ]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess", "{file}"], "no map for 'chess'; there are maps for welcome-back-to-the-dungeon, welcome-to-the-dungeon"),
        (["welcome-to-the-dungeon", "{file}.gone"], "No such file or directory"),
    ],
)
def test_map_check_refuses_what_it_cannot_read(
    arguments: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "book.txt"
    file.write_text("One.", encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["rulebook_map.py", *(a.format(file=file) for a in arguments)])
    with pytest.raises(SystemExit, match="2"):
        rulebook_map.main()
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("game", GAMES)
def test_page_of_the_rules_is_up_to_date(game: str) -> None:
    assert (ROOT / "docs/rules" / f"{game}.md").read_text(encoding="utf-8") == rules_page.page(load_rules(game))


def test_a_statement_is_found_by_id_or_number() -> None:
    rules = load_rules("welcome-to-the-dungeon")
    assert rules.find("wtd-12").id == rules.find("12").id == "WTD-12"
    with pytest.raises(NoStatements, match="no statement 'WTD-999'; there are WTD-1 to WTD-94"):
        rules.find("WTD-999")
    with pytest.raises(NoStatements, match="no statements of the rules of 'chess'"):
        load_rules("chess")


def test_both_dungeons_share_what_the_two_games_say() -> None:
    rules = load_rules("both-dungeons")
    assert rules.find("both-1").id == rules.find("1").id == "BOTH-1"
    assert rules.find("WTD-52") == load_rules("welcome-to-the-dungeon").find("WTD-52")
    assert rules.find("wbd-58") == load_rules("welcome-back-to-the-dungeon").find("58")
    with pytest.raises(NoStatements, match=r"BOTH-1 to BOTH-\d+, WBD-1 to WBD-\d+, WTD-48 to WTD-75$"):
        rules.find("WTD-1")
