"""What several hands have written into one catalogue is put together without an entry that stands twice."""

from pathlib import Path

import pytest

from tools.books import language

CATALOGUES = sorted(language.LANGUAGES.glob("*.po*"))


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.name)
def test_no_message_stands_twice(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert language.entries(text)
    assert not [*language.twice(text)]


def test_what_a_merge_has_glued_together_is_wrong() -> None:
    entry = 'msgctxt "one"\nmsgid "Link"\nmsgstr "Enchaînement"\n'
    other = entry.replace("one", "two")
    assert not [*language.twice(f"{entry}\n{other}")]
    for glued in (f"{entry}\n#: words/log.py\n{entry}", f'{entry}msgstr "lien"\n'):
        assert len([*language.twice(glued)]) == 1


def test_texts_that_a_table_takes_over_are_found_where_they_stand() -> None:
    text = 'from trickerion.language.speech import Remarks\nR = Remarks("row", {**OTHER, **of.OTHER, "a": "%s"}, GAPS)'
    assert [(m.context, m.one) for m in language.of_module(text % "one", "x.py")] == [("row", "one")]
