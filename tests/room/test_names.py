"""Names: any script, any emoji, nothing that cannot be seen."""

from __future__ import annotations

import pytest

from herna.room.errors import RoomError
from herna.room.names import readable, tidy
from tests.room.tables import opening

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Žofie  ", "Žofie"),
        ("a\x00b\nc", "a b c"),
        ("\u202eavE\u202c", "avE"),
        (FAMILY, FAMILY),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("נועם", "נועם"),
        ("<b>x</b>", "<b>x</b>"),
        ("!", "!"),
    ],
)
def test_what_is_kept_of_a_name(given: str, kept: str) -> None:
    assert readable(given) == kept


@pytest.mark.parametrize("given", ["", "   ", "\u200b", "\u200d\u200c", "\u3164", "\u2800 \u2800", "\u0301", "\u00a0"])
def test_a_name_that_cannot_be_seen(given: str) -> None:
    assert tidy(given) == ""
    with pytest.raises(RoomError, match="expected a name that can be seen"):
        readable(given)


def test_names_at_the_opening_are_tidied_too() -> None:
    assert opening("Eva\u202e\n", "bot:random").facts.sitters[0].name == "Eva"
