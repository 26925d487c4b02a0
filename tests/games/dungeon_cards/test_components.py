"""The data file: what the rulebook says of components, and how a wrong file is refused."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import herna
from herna.engine.errors import BadTables
from herna.games.dungeon_cards.components import load
from tests.games.dungeon_cards.tables import BASE_LIFE, COPIES, GAME, TILES, play

FILE = Path(__file__).parents[3] / "src/herna/games/dungeon_cards/data" / f"{GAME}.yaml"


@pytest.mark.rule("WTD-6")
def test_monsters_of_the_rulebook() -> None:
    own = load(GAME, None)
    monsters = own.content["monsters"]
    assert {name: m["copies"] for name, m in monsters.items()} == COPIES
    assert [m["strength"] for m in monsters.values()] == [1, 2, 3, 4, 5, 6, 7, 9]
    assert sum(COPIES.values()) == int(own.record["cards"][0]) == 13
    assert int((own.record["strength"][0] * own.record["copies"][0]).sum()) == 52


@pytest.mark.rule("WTD-7")
def test_four_heroes_with_six_tiles_each() -> None:
    own = load(GAME, None)
    assert {name: hero["equipment"] for name, hero in own.content["heroes"].items()} == TILES
    assert {name: hero["life"] for name, hero in own.content["heroes"].items()} == BASE_LIFE


@pytest.mark.parametrize("hero", TILES)
def test_every_hero_has_eleven_life_with_all_tiles(hero: str) -> None:
    own = load(GAME, None)
    number = own.heroes.index(hero) + 1
    assert int(own.record["life"][0, number, 0]) == BASE_LIFE[hero]
    assert int(own.record["life"][0, number, 63]) == 11


# Strength: tiles that kill it (or put another card in its place), with those of one identity and those that kill what was named.
KILLERS: dict[str, tuple[str, dict[str, str], dict[str, set[int | None]]]] = {
    "warrior": ("vorpal-sword", {"dragon": "dragon-spear"}, {"torch": {1, 2, 3}, "holy-grail": {2, 4, 6}}),
    "barbarian": ("", {"golem": "war-hammer"}, {"torch": {1, 2, 3}, "vorpal-axe": {None, 1, 2, 3, 4, 5, 6, 7, 9}}),
    "mage": ("", {"demon": "demonic-pact"}, {"holy-grail": {2, 4, 6}, "polymorph": {None, 1, 2, 3, 4, 5, 6, 7, 9}}),
    "rogue": ("vorpal-dagger", {}, {"ring-of-power": {1, 2}, "invisibility-cloak": {6, 7, 9}}),
}
DOES = {
    "once": {"vorpal-axe", "healing-potion", "polymorph"},
    "gains": {"ring-of-power"},
    "takes_next": {"demonic-pact"},
    "replaces": {"polymorph"},
    "revives": {"healing-potion"},
    "wins_if_different": {"omnipotence"},
}


@pytest.mark.parametrize("hero", TILES)
def test_sets_of_tiles_say_what_each_tile_does(hero: str) -> None:
    own = load(GAME, None)
    number, tables = own.heroes.index(hero) + 1, own.record[0]
    weapon, by_monster, by_strength = KILLERS[hero]

    def tiles(members: int) -> set[str]:
        return {tile for place, tile in enumerate(TILES[hero]) if int(members) >> place & 1}

    for strength in (None, 1, 2, 3, 4, 5, 6, 7, 9):  # None: a monster that has none
        place = 0 if strength is None else strength + 1
        assert tiles(tables["by_strength"][number, place]) == {t for t, kills in by_strength.items() if strength in kills}
    for kind, monster in enumerate(own.monsters, 1):
        assert tiles(tables["by_identity"][number, kind]) == ({by_monster[monster]} if monster in by_monster else set())
    assert tiles(tables["names"][number]) == ({weapon} if weapon else set())
    for name, doers in DOES.items():
        assert tiles(tables[name][number]) == doers & set(TILES[hero])
    revived = {t: int(tables["revive_life"][number, i]) for i, t in enumerate(TILES[hero])}
    assert revived == {t: BASE_LIFE[hero] if t == "healing-potion" else 0 for t in TILES[hero]}


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


GOBLIN = "  goblin: {strength: 1, copies: 2, provenance: rulebook}\n"


def test_another_order_is_another_numbering_and_a_match_keeps_it(tmp_path: Path) -> None:
    """The goblin last: all monsters have other numbers, so a record of the match must bring the file along."""
    mine = tmp_path / "mine.yaml"
    text = FILE.read_text(encoding="utf-8").replace(GOBLIN, "")
    mine.write_text(text.replace("\nequipment:\n", f"{GOBLIN}\nequipment:\n"), encoding="utf-8")
    assert load(GAME, mine).monsters[-1] == "goblin"
    assert load(GAME, mine).edited
    assert load(GAME, mine).hash != load(GAME, None).hash
    match = play(herna.new(GAME, seed=3, tables=mine), "draw", "add", "draw", "add", "draw")
    assert herna.replay(match.record()).hash() == match.hash()


def test_order_of_keys_that_number_nothing_does_not_matter(tmp_path: Path) -> None:
    mine = tmp_path / "mine.yaml"
    turned = FILE.read_text(encoding="utf-8").replace("{strength: 1, copies: 2,", "{copies: 2, strength: 1,")
    mine.write_text(turned, encoding="utf-8")
    assert not load(GAME, mine).edited


@pytest.mark.parametrize("nine", ["0x9", "0o11", "+9", "&x 9", "0_9"])
def test_a_number_is_the_same_however_it_is_written(tmp_path: Path, nine: str) -> None:
    mine = tmp_path / "mine.yaml"
    text = FILE.read_text(encoding="utf-8").replace("dragon: {strength: 9", f"dragon: {{strength: {nine}")
    mine.write_text(text.replace("{any: true}", "{any: &yes true}"), encoding="utf-8")
    assert not load(GAME, mine).edited
    assert msgspec.json.encode(load(GAME, mine).content) == msgspec.json.encode(load(GAME, None).content)


EQUIPMENT = dict.fromkeys(tile for tiles in TILES.values() for tile in tiles)
AN_ID = "expected an id of small letters a to z and digits, with hyphens between its words"

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
        "LINE, monsters.dragon.strength: expected a whole number from 0 to 30, not true",
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
        "LINE, monsters.goblin.provenance: expected one of rulebook, corroborated, single-source, house, not 'hearsay'",
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
        "LINE, equipment.holy-grail.kills: expected at least one of any, strength, parity, monster, named, chosen_by_other, second_of_kind",
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
        "LINE, equipment.vorpal-axe.kills.any: expected true (or leave the key out), not false",
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
        "LINE, equipment.wall-of-fire: expected at least one of life, kills, once, chain, costs, stays_in_bidding, while, gains, takes_next, replaces, revives, needs_life, damage, lowers_damage, lowers_damage_by_kills, wins_if_different",
        "",
    ),
    (
        "gains: strength, p",
        "gains: gold, p",
        "LINE, equipment.ring-of-power.gains: expected strength, not 'gold'",
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
        "LINE, heroes.warrior.equipment.2: expected 6 different tiles, but 'plate-armor' is there twice",
        "",
    ),
    (
        "equipment: [plate-armor, knight-shield,",
        "equipment: [plate-armour, knight-shield,",
        f"LINE, heroes.warrior.equipment.1: expected one of {', '.join(EQUIPMENT)}, not 'plate-armour'; did you mean 'plate-armor'?",
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
    (
        "  orc: {",
        "  orc: {{",
        "LINE: expected YAML: expected ',' or '}', but got '<scalar>'",
        ": {strength: 4",
    ),
    ("  orc: {", "  torch\x07: {", "LINE: expected YAML: the character '\\x07' may not stand there", ""),
    ("  orc: {", "  Big Orc: {", f"LINE, monsters.Big Orc: {AN_ID}", ""),
    ("  orc: {", "  5: {", f"LINE, monsters.5: {AN_ID}", ""),
    ("  torch: {", "  '': {", f"LINE, equipment.: {AN_ID}", ""),
    (
        "  orc: {",
        "  unknown: {",
        "LINE, monsters.unknown: the word 'unknown' means something else already; expected another id",
        "",
    ),
    ("  warrior:\n", "  random:\n", "LINE, heroes.random: the word 'random' means something else already; expected another id", ""),
    ("  mage:\n", "  chosen:\n", "LINE, heroes.chosen: the word 'chosen' means something else already; expected another id", ""),
    ("{2: 5, 3: 8}", '{2: 5, 3: 8, "2": 4}', "LINE, rules.success_cards.2: this key is there twice", ""),
    ("{2: 5, 3: 8}", "{2: 5, ~: 8}", "LINE, rules.success_cards: expected words or numbers as keys, not nothing", ""),
    ("{2: 5, 3: 8}", "", "LINE, rules.success_cards: expected keys with values, but nothing is there", "success_cards"),
    ("{2: 5, 3: 8}", "[5, 8]", "LINE, rules.success_cards: expected keys with values, not a list", ""),
    ("{parity: even}", "{parity: [even]}", "LINE, equipment.holy-grail.kills.parity: expected one of even, odd, not a list", ""),
    ("at_most: 3", "one_of: []", "LINE, equipment.torch.kills.strength.one_of: expected a list that is not empty", ""),
    ("at_most: 3", "one_of: 3", "LINE, equipment.torch.kills.strength.one_of: expected a list, not 3", ""),
    ("{monster: golem}", "{monster: []}", "LINE, equipment.war-hammer.kills.monster: expected a list that is not empty", ""),
    (
        "kills: {monster: demon}, takes_next",
        "takes_next",
        "LINE, equipment.demonic-pact.takes_next: this does nothing without kills",
        "",
    ),
    (
        "polymorph: {replaces: true, once",
        "polymorph: {once",
        "LINE, equipment.polymorph.once: this does nothing without kills or replaces or revives",
        "",
    ),
    (
        "polymorph: {replaces: true",
        "polymorph: {kills: {any: true}, replaces: true",
        "LINE, equipment.polymorph.kills: this does nothing beside replaces",
        "",
    ),
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
    assert str(refused.value) == f"mine.yaml, {message.replace('LINE', f'line {line}')}"


def test_no_file_a_folder_and_an_empty_file_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadTables, match=r"none\.yaml: cannot be read: No such file"):
        load(GAME, tmp_path / "none.yaml")
    with pytest.raises(BadTables, match="cannot be read: Is a directory"):
        load(GAME, tmp_path)
    (tmp_path / "empty.yaml").write_text("# nothing\n", encoding="utf-8")
    with pytest.raises(BadTables, match=r"empty\.yaml: expected components, but the file is empty"):
        load(GAME, tmp_path / "empty.yaml")
    (tmp_path / "latin.yaml").write_bytes(b"# own\ngame: Vzh\xf9ru\n")
    with pytest.raises(BadTables, match=r"latin\.yaml, line 2: expected text in UTF-8, but byte 16 of the file is not"):
        load(GAME, tmp_path / "latin.yaml")


def test_what_could_be_no_file_of_components_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadTables, match="cannot be read: embedded null byte"):
        load(GAME, Path("mine\0.yaml"))
    (tmp_path / "deep.yaml").write_text("a: " + "[" * 5000, encoding="utf-8")
    with pytest.raises(BadTables, match=r"deep\.yaml: expected components, but brackets are nested far too deep"):
        load(GAME, tmp_path / "deep.yaml")
    (tmp_path / "long.yaml").write_bytes(b"#" * 1_000_001)
    with pytest.raises(BadTables, match=r"long\.yaml: expected components, but the file has more than 1000000 bytes"):
        load(GAME, tmp_path / "long.yaml")


def test_tables_of_a_record_are_checked_too() -> None:
    content = {**load(GAME, None).content, "monsters": {}}
    with pytest.raises(BadTables, match="tables of the record, monsters: expected 1 to 15 kinds of monsters, not 0"):
        load(GAME, content)
