"""The data file: what the rulebook says of components, and how a wrong file is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from herna.engine.errors import BadTables
from herna.games.dungeon_cards.components import load
from tests.games.dungeon_cards.tables import BASE_LIFE, COPIES, GAME, TILES

FILE = Path(__file__).parents[3] / "src/herna/games/dungeon_cards/data" / f"{GAME}.yaml"


@pytest.mark.rule("WTD-6")
def test_monsters_of_the_rulebook() -> None:
    own = load(GAME, None)
    monsters = own.content["monsters"]
    assert {name: m["copies"] for name, m in monsters.items()} == COPIES
    assert [m["strength"] for m in monsters.values()] == [1, 2, 3, 4, 5, 6, 7, 9]
    assert sum(COPIES.values()) == int(own.record["cards"][0]) == 13


@pytest.mark.rule("WTD-7")
def test_four_heroes_with_six_tiles_each() -> None:
    own = load(GAME, None)
    assert {name: hero["equipment"] for name, hero in own.content["heroes"].items()} == TILES
    assert {name: hero["life"] for name, hero in own.content["heroes"].items()} == BASE_LIFE


def test_every_component_says_how_sure_it_is() -> None:
    own = load(GAME, None)
    words = {own.provenance(kind, name) for kind in ("monsters", "equipment", "heroes") for name in own.content[kind]}
    assert words == {"rulebook", "corroborated"}
    assert own.provenance("equipment", "buckler") == "corroborated"


def test_own_file_is_not_edited_and_a_changed_copy_is(tmp_path: Path) -> None:
    assert not load(GAME, FILE).edited
    assert load(GAME, FILE).hash == load(GAME, None).hash
    changed = tmp_path / "mine.yaml"
    changed.write_text(FILE.read_text(encoding="utf-8").replace("dragon: {strength: 9", "dragon: {strength: 8"), "utf-8")
    mine = load(GAME, changed)
    assert mine.edited
    assert mine.hash != load(GAME, None).hash
    assert int(mine.record["strength"][0, 8]) == 8
    assert load(GAME, mine.content).hash == mine.hash  # as a record brings it along


# What stands in the file, what is written instead, the error (LINE: that of the text, or of the one in the last place).
BROKEN = [
    (
        "dragon: {strength: 9",
        "dragon: {strength: strong",
        "LINE, monsters.dragon.strength: expected a whole number from 0 to 30, not 'strong'",
        "",
    ),
    (
        "dragon: {strength: 9",
        "dragon: {strength: 31",
        "LINE, monsters.dragon.strength: expected a whole number from 0 to 30, not 31",
        "",
    ),
    (
        "dragon: {strength: 9",
        "dragon: {strength: true",
        "LINE, monsters.dragon.strength: expected a whole number from 0 to 30, not True",
        "",
    ),
    ("dragon: {strength: 9, ", "dragon: {", "LINE, monsters.dragon: the key 'strength' is missing", ""),
    (
        "lich: {strength: 6, copies: 1",
        "lich: {strength: 6, copies: 4",
        "LINE, monsters: expected at most 15 monster cards in all, not 16",
        "monsters:",
    ),
    (
        "goblin: {strength: 1, copies: 2, provenance: rulebook}",
        "goblin: {strength: 1, copies: 0, provenance: rulebook}",
        "LINE, monsters.goblin.copies: expected a whole number from 1 to 9, not 0",
        "",
    ),
    (
        "goblin: {strength: 1, copies: 2, provenance: rulebook}",
        "goblin: {strength: 1, copies: 2, provenance: hearsay}",
        "LINE, monsters.goblin.provenance: expected one of rulebook, corroborated, single-source, house, not 'hearsay'; there are: rulebook, corroborated, single-source, house",
        "",
    ),
    (
        "goblin: {strength: 1, copies: 2, provenance: rulebook}",
        "goblin: 3",
        "LINE, monsters.goblin: expected keys with values, not 3",
        "",
    ),
    (
        "at_most: 3",
        "at_mots: 3",
        "LINE, equipment.torch.kills.strength.at_mots: unknown key; did you mean 'at_most'?",
        "",
    ),
    (
        "at_most: 3",
        "at_most: 3, at_least: 1",
        "LINE, equipment.torch.kills.strength: expected one of at_most, at_least, one_of",
        "",
    ),
    (
        "strength: {at_most: 3}",
        "strength: 3",
        "LINE, equipment.torch.kills.strength: expected keys with values, not 3",
        "",
    ),
    (
        "{kills: {parity: even}",
        "{kills: {parity: evn}",
        "LINE, equipment.holy-grail.kills.parity: expected one of even, odd, not 'evn'; did you mean 'even'?",
        "",
    ),
    (
        "{kills: {parity: even}",
        "{kills: {}",
        "LINE, equipment.holy-grail.kills: expected at least one of any, strength, parity, monster, named",
        "",
    ),
    (
        "{kills: {monster: dragon}",
        "{kills: {monster: dragoon}",
        "LINE, equipment.dragon-spear.kills.monster: expected one of goblin, skeleton, orc, vampire, golem, lich, demon, dragon, not 'dragoon'; did you mean 'dragon'?",
        "",
    ),
    (
        "{kills: {any: true}, once: true",
        "{kills: {any: false}, once: true",
        "LINE, equipment.vorpal-axe.kills.any: expected true (or leave the key out), not False",
        "",
    ),
    (
        "{kills: {any: true}, once: true",
        "{kills: {any: true}, onec: true",
        "LINE, equipment.vorpal-axe.onec: unknown key; did you mean 'once'?",
        "",
    ),
    (
        "{revives: hero",
        "{revives: nobody",
        "LINE, equipment.healing-potion.revives: expected a whole number from 1 to 99, not 'nobody'",
        "",
    ),
    (
        "{life: 6, provenance: rulebook}",
        "{provenance: rulebook}",
        "LINE, equipment.wall-of-fire: expected at least one of life, kills, once, gains, takes_next, replaces, revives, wins_if_different",
        "",
    ),
    (
        "gains: strength, p",
        "gains: gold, p",
        "LINE, equipment.ring-of-power.gains: expected one of strength, not 'gold'; there are: strength",
        "",
    ),
    (
        "equipment: [plate-armor, knight-shield,",
        "equipment: [plate-armor,",
        "LINE, heroes.warrior.equipment: expected 6 tiles, not 5",
        "",
    ),
    (
        "equipment: [plate-armor, knight-shield,",
        "equipment: [plate-armor, plate-armor,",
        "LINE, heroes.warrior.equipment: expected six different tiles",
        "",
    ),
    (
        "equipment: [plate-armor, knight-shield,",
        "equipment: [plate-armour, knight-shield,",
        "LINE, heroes.warrior.equipment.1: expected one of",
        "",
    ),
    (
        "equipment: [mithril-armor, buckler, ring-of-power,",
        "equipment: [mithril-armor, torch, ring-of-power,",
        "LINE, equipment.buckler: no hero has this tile",
        "buckler: {",
    ),
    (
        "  barbarian:\n    life: 4",
        "  barbarian:\n    life: 0",
        "LINE, heroes.barbarian.life: expected a whole number from 1 to 99, not 0",
        "life: 0",
    ),
    ("game: welcome-to-the-dungeon", "game: poker", "LINE, game: expected welcome-to-the-dungeon, not 'poker'", ""),
    (
        "failures_out: 2 ",
        "failures_out: 0 ",
        "LINE, rules.failures_out: expected a whole number from 1 to 9, not 0",
        "",
    ),
    ("{2: 5, 3: 8}", "{2: 5}", "LINE, rules.success_cards: the key '3' is missing", ""),
    ("heroes:\n  warrior:", "heros:\n  warrior:", "LINE, heros: unknown key; did you mean 'heroes'?", ""),
    ("  orc: {", "  goblin: {", 'LINE: expected YAML: found duplicate key "goblin"', ""),
    ("  orc: {", "  orc: {{", "LINE: expected YAML", "vampire: {"),
]


@pytest.mark.parametrize(("there", "instead", "message", "anchor"), BROKEN, ids=[row[1].strip()[:40] for row in BROKEN])
def test_wrong_file_is_refused_with_file_line_key_and_what_was_expected(
    tmp_path: Path, there: str, instead: str, message: str, anchor: str
) -> None:
    text = FILE.read_text(encoding="utf-8")
    assert text.count(there) == 1
    mine = tmp_path / "mine.yaml"
    broken = text.replace(there, instead)
    mine.write_text(broken, encoding="utf-8")
    start = broken.rindex(anchor) if anchor else text.index(there)
    line = broken.count("\n", 0, start) + 1
    with pytest.raises(BadTables) as refused:
        load(GAME, mine)
    assert str(refused.value).startswith(f"mine.yaml, {message.replace('LINE', f'line {line}')}")


def test_no_file_a_folder_and_an_empty_file_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadTables, match=r"none\.yaml: cannot be read: No such file"):
        load(GAME, tmp_path / "none.yaml")
    with pytest.raises(BadTables, match="cannot be read: Is a directory"):
        load(GAME, tmp_path)
    (tmp_path / "empty.yaml").write_text("# nothing\n", encoding="utf-8")
    with pytest.raises(BadTables, match=r"empty\.yaml: expected components, but the file is empty"):
        load(GAME, tmp_path / "empty.yaml")
    (tmp_path / "latin.yaml").write_bytes(b"game: Vzh\xf9ru\n")
    with pytest.raises(BadTables, match="expected text in UTF-8"):
        load(GAME, tmp_path / "latin.yaml")


def test_tables_of_a_record_are_checked_too() -> None:
    content = {**load(GAME, None).content, "monsters": {}}
    with pytest.raises(BadTables, match="tables of the record, monsters: expected 1 to 15 kinds of monsters, not 0"):
        load(GAME, content)
