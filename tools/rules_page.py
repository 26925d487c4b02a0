"""Writes docs/rules/GAME.md from the statements: every rule with its id, in English and Czech.

python tools/rules_page.py
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from herna.texts.statements import Rulebook, load_rules

DOCS = Path(__file__).parents[1] / "docs" / "rules"
SOURCES = {"rulebook": "", "component": "", "ruling": " *(ruling)*", "variant": " *(variant)*"}


def page(rules: Rulebook) -> str:
    """The page as Markdown. An option links to the first statement of the section `variants` that says what it does."""
    homes: dict[str, str] = {}
    for statement in (s for section in rules.sections if section.id == "variants" for s in section.statements):
        homes.setdefault(statement.option, statement.id)
    lines = [
        f"# Rules: {rules.game}",
        "",
        "Every rule that the game plays by, in our own words. Code, tests and the log cite the ids. *Ruling* marks what the",
        "rulebook leaves open and this edition settles; *option* names the table option that changes it.",
        f"`herna rules {rules.game}` prints the same list. Written by `tools/rules_page.py`.",
    ]
    for section in rules.sections:
        lines += ["", f"## {section.title.en} / {section.title.cs}"]
        for statement in section.statements:
            option = f" *(option [`{statement.option}`](#{homes[statement.option]}))*" if statement.option else ""
            lines += ["", f'<a id="{statement.id}"></a>**{statement.id}** {statement.en}{SOURCES[statement.source]}{option}  ']
            lines += [f"*{statement.cs}*"]
    return "\n".join(lines) + "\n"


def games() -> list[str]:
    """Games that have statements."""
    return sorted(f.name.removesuffix(".yaml") for f in (files("herna.texts") / "rules").iterdir() if f.name.endswith(".yaml"))


if __name__ == "__main__":
    for game in games():
        (DOCS / f"{game}.md").write_text(page(load_rules(game)), encoding="utf-8")
