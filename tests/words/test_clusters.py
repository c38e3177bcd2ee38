"""Letters as people count them."""

import pytest

from trickerion.language.clusters import clusters, cut, script_of

FAMILY, FLAGS = "👨\u200d👩\u200d👧", "🇫🇷🇩🇪"


@pytest.mark.parametrize(
    ("text", "letters"),
    [
        ("Ada", ["A", "d", "a"]),
        ("Nguye\u0302\u0303n", ["N", "g", "u", "y", "e\u0302\u0303", "n"]),
        ("ที่นี่", ["ที่", "นี่"]),
        ("क्षत्रिय", ["क्ष", "त्रि", "य"]),
        ("김민", ["김", "민"]),
        ("\u1100\u1161\u11a8", ["\u1100\u1161\u11a8"]),
        ("שָׁלוֹם", ["שָׁ", "ל", "וֹ", "ם"]),
        (f"{FAMILY}❤\ufe0f👍🏽", [FAMILY, "❤\ufe0f", "👍🏽"]),
        (FLAGS, ["🇫🇷", "🇩🇪"]),
    ],
)
def test_a_letter_keeps_its_marks(text: str, letters: list[str]) -> None:
    assert list(clusters(text)) == letters
    assert "".join(clusters(text)) == text


def test_a_text_is_never_cut_within_a_letter() -> None:
    assert cut("ab", 5) == "ab"
    assert cut("ae\u0302\u0303b", 3) == "a"
    assert cut("ae\u0302\u0303b", 4) == "ae\u0302\u0303"
    assert cut(FAMILY, 4) == ""


def test_each_letter_has_a_script_and_signs_have_none() -> None:
    assert [script_of(letter) for letter in "aяαשحकท字あア김\u0e31"] == [
        *("Latn", "Cyrl", "Grek", "Hebr", "Arab", "Deva", "Thai", "Hani", "Hira", "Kana", "Hang", "Thai")
    ]
    assert not any(map(script_of, "1 .!✓😀"))
