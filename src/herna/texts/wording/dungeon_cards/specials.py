"""What makes special monsters special, as far as sentences have to tell them apart."""

from __future__ import annotations

from herna.texts.wording import Content

NO_STRENGTH = -1  # a strength that is none, or is not known yet


def is_open(monster: str, content: Content) -> bool:
    """Whether only the moment when it is met settles how strong it is."""
    facts = content.get("specials", {}).get(monster, {})
    return isinstance(facts.get("strength"), str) or "with_success" in facts


def does(monster: str, content: Content) -> str:
    """What a monster does that nothing kills, in a word."""
    facts = content.get("specials", {}).get(monster, {})
    return "takes" if "takes" in facts else "helps" if "kills_next" in facts else "strikes"
