"""Draws docs/pictures/play.svg for the README: a game in progress, as the terminal shows it.

    python tools/picture.py

The match is played from a fixed seed up to an interesting moment, so the picture is the same each time.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.padding import Padding
from rich.terminal_theme import TerminalTheme

import herna
from herna.cli.desk import Desk
from herna.cli.look import THEME, WIDTH
from herna.cli.screen import Screen
from herna.cli.words import Words, texts_for

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "play.svg"
MOVES = (
    "seat 0",
    *("draw", "vampire", "add", "draw", "goblin", "sacrifice knight-shield", "draw", "lich", "add"),
    *("draw", "orc", "add", "pass", "pass", "name lich"),
)
# Warm paper by night: soot, bone, ember, moss.
NIGHT = TerminalTheme(
    (24, 20, 18), (226, 214, 196),
    [(24, 20, 18), (190, 72, 52), (132, 158, 96), (214, 138, 60),
     (110, 130, 150), (150, 110, 140), (110, 150, 146), (226, 214, 196)],
    [(148, 136, 124), (214, 96, 70), (146, 172, 106), (232, 160, 84),
     (140, 160, 180), (176, 136, 166), (140, 178, 172), (244, 236, 222)],
)  # fmt: skip


def draw() -> str:
    """The picture as SVG, with no font fetched from elsewhere."""
    match = herna.new("welcome-to-the-dungeon", players=3, dealer=None, first_hero="warrior")
    for move in MOVES:
        match.push(move)
    words = Words(texts_for(match.game, "en"), match.game, match.components, ["Eva", "Adam", "Jana"])
    console = Console(
        record=True, width=WIDTH, file=io.StringIO(), theme=THEME, force_terminal=True, color_system="truecolor", highlight=False
    )
    seat = match.to_move
    for happened in match.events(seat)[-4:]:
        console.print(Padding(words.event(happened, seat), (0, 0, 0, 2), expand=False))
    Desk(match, words, Screen(console, "instant")).lay_out(seat, by_name=True)
    template = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    svg = console.export_svg(title="herna play welcome-to-the-dungeon", theme=NIGHT, code_format=template, unique_id="herna")
    return "\n".join(line.rstrip() for line in svg.split("\n") if line.strip()) + "\n"


if __name__ == "__main__":
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(draw(), encoding="utf-8")
