"""A text from outside reads in a sentence as it was typed."""

import pytest
from foreign import FOREIGN, MARKUP, STRANGE

from trickerion.language.verbatim import as_line, drawable, is_line, verbatim, with_directions, writable
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


@pytest.mark.parametrize("text", [*MARKUP, *STRANGE, "ﬁ ÄÖ", "“a”…"])
def test_what_can_be_typed_is_kept_whole(text: str) -> None:
    assert drawable(verbatim(text)) == writable(text) == text


def test_errors_speak_in_their_own_words() -> None:
    assert drawable(verbatim(OSError("no {x} *here*\nat all"))) == "no {x} *here* at all"


@pytest.mark.parametrize(
    "name",
    [
        "Łukasz Dvořák",
        "Nguyễn",
        "Nguye\u0302\u0303n",
        "Ǎda Ṡ",
        "می\u200cخواهم",
        "क\u094d\u200dष",
        "❤\ufe0f",
        "1\ufe0f\u20e3",
    ],
)
def test_a_name_stays_what_was_typed(name: str) -> None:
    assert drawable(verbatim(name)) == writable(name) == as_line(name) == name
    assert is_line(name)


@pytest.mark.parametrize("name", ["Ada\u200d", "A\u200cda", "Ada\ufe0f", "1\ufe0f", "\u200dAda", "\u2068Ada\u2069"])
def test_a_code_that_changes_nothing_makes_no_other_name(name: str) -> None:
    assert writable(name) == name.strip("\u200d\ufe0f\u2068\u2069").replace("\u200c", "")


def test_what_is_written_from_the_right_is_set_off_from_the_sentence_around_it() -> None:
    assert with_directions(f"{verbatim('שלום')}: 12") == "\u2068שלום\u2069: 12"
    assert with_directions(f"{verbatim('Ada')}: 12") == "Ada: 12"
    assert drawable(f"{verbatim('שלום')}: 12") == "שלום: 12"
