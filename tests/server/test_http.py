"""Routes besides those of tables, the page, and what is refused."""

from __future__ import annotations

import urllib.request
from pathlib import Path

import jsonschema
import pytest

from herna.server import page
from herna.server.problems import STATUS
from herna.texts.statements import load_rules
from tests.server.rooms import GAME, Room
from tests.server.schemas import ROOM


def test_games(shared_room: Room) -> None:
    games = shared_room.ask("/games")
    (game,) = [game for game in games if game["id"] == GAME]
    jsonschema.validate(game, {"$ref": "#/$defs/GameInfo", **ROOM})
    assert (game["family"], game["fewest"], game["most"], game["ready"]) == ("dungeon_cards", 2, 4, True)
    assert game["bots"] == ["random", "cautious", "searcher-easy", "searcher-medium", "searcher-hard"]
    assert game["about"]["torch"]
    assert set(game["house"]) <= set(game["about"])


def test_rules(shared_room: Room) -> None:
    rules = shared_room.ask(f"/games/{GAME}/rules")
    assert sum(len(section["statements"]) for section in rules["sections"]) == len(load_rules(GAME).statements)


def test_qr(shared_room: Room) -> None:
    assert b"<svg" in shared_room.ask_raw("/api/qr.svg?text=http://127.0.0.1:8080/table/ABC234")


@pytest.mark.parametrize(
    ("path", "body", "expected"),
    [
        ("/nix", None, "404 bad-request"),
        ("/games/chess/rules", None, "404 no-such-game"),
        ("/tables/AAAAAA", None, "404 no-such-table"),
        ("/tables", {}, "400 bad-request"),
        ("/tables", {"game": "chess", "seats": []}, "404 no-such-game"),
        ("/tables", {"game": GAME, "seats": []}, "400 bad-options"),
        ("/tables", {"game": GAME, "seats": [{"kind": "me"}], "more": 1}, "400 bad-request.*more"),
        ("/tables", {"game": GAME, "seats": [{"kind": "king"}]}, r"400 bad-request.*seats\[0\].kind"),
        ("/replay", {"format": "herna-record/1", "game": GAME, "rules": "1", "players": 99}, "400 bad-record"),
        ("/replay?seat=king", {"format": "herna-record/1", "game": GAME, "rules": "1", "players": 2}, "400 bad-request"),
        ("/replay", {"pgn": "1. e4"}, "400 bad-request"),
        ("/qr.svg?text=" + "x" * 501, None, "400 bad-request"),
    ],
)
def test_every_refusal_is_a_problem(shared_room: Room, path: str, body: object, expected: str) -> None:
    with pytest.raises(Exception, match=expected):
        shared_room.ask(path, body)


def test_bodies_have_a_bound(shared_room: Room) -> None:
    with pytest.raises(Exception, match="413 too-many"):
        shared_room.ask("/tables", {"game": "x" * 2_000_000, "seats": []})


def test_every_kind_of_problem_has_a_text_in_both_languages() -> None:
    texts = Path(page.__file__).parents[1] / "texts"
    kinds = ROOM["$defs"]["Problem"]["properties"]["code"]["enum"]
    assert set(STATUS) <= set(kinds)
    for language in ("en", "cs"):
        written = "\n".join(file.read_text("utf-8") for file in (texts / language).glob("*.ftl"))
        assert [kind for kind in kinds if f"\nproblem-{kind} =" not in written] == []


def test_the_page(tmp_path: Path) -> None:
    assert b"has not been built" in page.serve(tmp_path, "").content
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>room")
    (tmp_path / "assets" / "main-1a2b.js").write_text("1")
    for path in ("", "table/ABC234", "../secret"):
        assert page.serve(tmp_path, path).content == b"<p>room"
    script = page.serve(tmp_path, "assets/main-1a2b.js")
    assert (script.content, script.media_type) == (b"1", "text/javascript")
    assert "immutable" in script.headers["Cache-Control"]
    with pytest.raises(Exception, match="404"):
        page.serve(tmp_path, "assets/gone.js")


def test_any_other_path_shows_the_page(shared_room: Room) -> None:
    with urllib.request.urlopen(f"http://127.0.0.1:{shared_room.port}/table/ABC234") as answer:
        assert answer.status == 200
        assert answer.headers["Content-Type"].startswith("text/html")
        answer.read()


def test_the_routes_describe_themselves(shared_room: Room) -> None:
    described = shared_room.ask("/schema/openapi.json")
    assert "/api/tables/{code}/rematch" in described["paths"]
    assert "Wish" in described["components"]["schemas"]
