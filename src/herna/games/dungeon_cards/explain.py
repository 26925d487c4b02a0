"""Which statements of the rules stand behind a choice."""

from __future__ import annotations

from typing import Any

from herna.games.dungeon_cards.actions import action_text
from herna.texts.statements import load_rules


def explain(components: Any, state: Any, action: int) -> tuple[str, ...]:
    """Ids of the statements about the action's word, then about the component it names."""
    rules = load_rules(components.content["game"])
    verb, _, target = action_text(components, state, action).partition(" ")
    return tuple(dict.fromkeys([*rules.about(verb), *rules.about(target)])) if target else rules.about(verb)
