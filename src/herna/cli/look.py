"""Inks of the terminal: few, and none that means something by itself, so that nothing is lost without colour."""

from __future__ import annotations

from rich.style import Style
from rich.theme import Theme

INK, EMBER, MOSS, FAINT, BLOOD = "bold", "dark_orange3", "green", "bright_black", "red"

WIDTH = 80
"""Columns that everything fits into."""

THEME = Theme({"prompt": Style(bold=True), "number": Style.parse(EMBER), "said": Style.parse(FAINT), "wrong": Style.parse(BLOOD)})
