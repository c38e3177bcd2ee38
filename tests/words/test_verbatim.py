"""A text from outside reads in a sentence as it was typed."""

import pytest
from foreign import FOREIGN, MARKUP, STRANGE

from trickerion.language.verbatim import drawable, verbatim, writable
from trickerion.ui.text_block import missing_icons


@pytest.mark.parametrize("text", MARKUP)
def test_markup_typed_by_people_is_read_as_typed(text: str) -> None:
    assert drawable(f"*{verbatim(text)}* has 3 {{fame}}") == f"*{text}* has 3 {{fame}}"
    assert not set(verbatim(text)) & set("{}*")
    assert not missing_icons


@pytest.mark.parametrize("text", FOREIGN, ids=ascii)
def test_every_text_is_one_line_of_letters(text: str) -> None:
    for line in (drawable(text), drawable(verbatim(text)), writable(text)):
        assert line.isprintable()
        assert drawable(line) == line
        line.encode()


def test_stand_ins_that_were_typed_are_no_markup() -> None:
    assert not set(drawable(verbatim("\ue000x\ue001"))) & set("{}")


@pytest.mark.parametrize("text", [*MARKUP, *(text for text in STRANGE if "\ufe0f" not in text), "ﬁ ÄÖ", "“a”…"])
def test_what_can_be_typed_is_kept_whole(text: str) -> None:
    assert drawable(verbatim(text)) == writable(text) == text


def test_errors_speak_in_their_own_words() -> None:
    assert drawable(verbatim(OSError("no {x} *here*\nat all"))) == "no {x} *here* at all"


@pytest.mark.parametrize(
    ("name", "drawn"),
    [("Łukasz Dvořák", "Łukasz Dvořák"), ("Ǎda Ṡ", "Ada S"), ("Ŵïn", "Ŵïn"), ("Œuvre é ß", "Œuvre é ß")],
)
def test_letters_that_no_face_has_are_drawn_without_their_accents(name: str, drawn: str) -> None:
    assert drawable(name) == drawn
