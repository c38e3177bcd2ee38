"""A translator's bundle: what is asked, what is wrong in an answer, and what stands in the catalogue afterwards."""

import json
from pathlib import Path

import pytest

from tools.books import bundle, language
from tools.books.language import Entry, Message, entries

HEAD = 'msgid ""\nmsgstr ""\n"Language: fr\\n"\n"Plural-Forms: nplurals=2; plural=(n > 1);\\n"\n'
ASKED = [
    Message("", "{number} Coin", "{number} Coins", "words/names.py"),
    Message("days", "Thursday", "", "words/names.py", "the first of four"),
    Message("", "{who:Name} waits\nhere", "", "words/log.py"),
    Message("", "Yes", "", "words/log.py"),
]
QUESTIONS = """## words/names.py
#0.0 {number} Coin
#0.1 {number} Coins
@ days
// the first of four
#1 Thursday
## words/log.py
// seen in: board
#2 {who:Name} waits\\nhere
#3 Yes
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A bundle of four messages, and an empty catalogue of French."""
    monkeypatch.setattr(language, "LANGUAGES", tmp_path)
    monkeypatch.setattr(language, "messages", lambda: {(each.context, each.one): each for each in ASKED})
    (tmp_path / "fr.po").write_text(HEAD, encoding="utf-8")
    bundle.make(ASKED, tmp_path / "out", {ASKED[2].one: ["board"]})
    (tmp_path / "out" / "done").mkdir()
    return tmp_path


def answered(folder: Path, text: str) -> Path:
    """A file of answers to the first file."""
    path = folder / "out" / "done" / "01.txt"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_message_is_a_line_and_its_plural_another(folder: Path) -> None:
    assert (folder / "out" / "01.txt").read_text(encoding="utf-8") == QUESTIONS


def test_slices_have_whole_files_and_together_everything() -> None:
    messages = [Message("", f"a text of {number} words", "", f"file_{number // 10}") for number in range(100)]
    slices = [bundle.sliced(messages, number, 3) for number in (1, 2, 3)]
    assert [each for part in slices for each in part] == messages
    assert [len({each.where for each in part}) for part in slices] == [3, 4, 3]
    with pytest.raises(ValueError, match="no slice 4"):
        bundle.sliced(messages, 4, 3)


ANSWERS = """#0.0 {number} Pièce
#0.1 {number} Pièces
@ days
#1 Jeudi
#2 {who:Name} attend\\nici
#3 Oui
"""


def test_answers_come_into_the_catalogue_in_the_order_of_the_messages(folder: Path) -> None:
    answered(folder, "#3 Oui\n")
    assert bundle.take("fr", folder / "out" / "done") == (1, ["01.txt:0: no answer to 0, 1, 2"])
    answered(folder, ANSWERS)
    assert bundle.take("fr", folder / "out" / "done") == (4, [])
    _, *said = entries((folder / "fr.po").read_text(encoding="utf-8"))
    assert [entry[:3] for entry in said] == [message[:3] for message in ASKED]
    assert said[0].said == ("{number} Pièce", "{number} Pièces")
    assert said[2].said == ("{who:Name} attend\nici",)
    assert bundle.wanted("fr") == []


@pytest.mark.parametrize(
    ("written", "answer", "why"),
    [
        ("#1 Jeudi", "#1", "is empty"),
        ("#1 Jeudi", '#1 "Jeudi"', "straight quote"),
        ("#1 Jeudi", "Jeudi", "no such number"),
        ("#1 Jeudi", "#1 Jeudi\n#1 jeudi", "answered twice"),
        ("#1 Jeudi", "#1 [le|un] jeudi", "is not divided"),
        ("#1 Jeudi", "#77 Jeudi", "no such number"),
        ("{number} Pièces", "Pièces", "has the gaps"),
        ("#0.1 {number} Pièces\n", "", "plural forms"),
        ("{who:Name} attend\\nici", "{who:Name} attend ici", "ends of lines"),
        ("{who:Name} attend", "{who:genitive} attend", "asks for the form"),
        ("#0.0 {number}", "#0.0 {number:the}", "asks for a form of ['number']"),
    ],
)
def test_what_is_wrong_is_told_with_its_line_and_not_taken(folder: Path, written: str, answer: str, why: str) -> None:
    path = answered(folder, ANSWERS.replace(written, answer))
    good, wrong = bundle.checked("fr", [path])
    assert any(why in each and each.startswith("01.txt:") for each in wrong), wrong
    assert len(good) < len(ASKED) or "twice" in why


def test_an_index_that_is_nowhere_is_said(tmp_path: Path) -> None:
    (tmp_path / "01.txt").write_text("#1 x", encoding="utf-8")
    with pytest.raises(FileNotFoundError, match=r"messages\.json lies neither"):
        bundle.checked("fr", [tmp_path / "01.txt"])


def test_translations_follow_their_english(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answered(folder, ANSWERS)
    bundle.take("fr", folder / "out" / "done")
    now = [
        ASKED[0]._replace(many="{number} golden Coins"),
        ASKED[1]._replace(one="On a Thursday"),
        ASKED[2],
        ASKED[3]._replace(one="Yes, {name}"),
    ]
    monkeypatch.setattr(language, "messages", lambda: {(each.context, each.one): each for each in now})
    pairs = [
        ["days", "Thursday", "On Thursday"],
        ["days", "On Thursday", "On a Thursday"],
        ["", "{number} Coins", "{number} golden Coins"],
        ["", "Yes", "Yes, {name}"],
        ["", "{who:Name} waits\nhere", "not yet a text of the game"],
    ]
    (folder / "pairs.json").write_text(json.dumps(pairs), encoding="utf-8")
    told = bundle.move("fr", [folder / "pairs.json"])
    _, coins, day, waits, yes = entries((folder / "fr.po").read_text(encoding="utf-8"))
    assert coins == Entry("", "{number} Coin", "{number} golden Coins", ("{number} Pièce", "{number} Pièces"), False)
    assert (day.one, day.said) == ("On a Thursday", ("Jeudi",))
    assert waits.one == ASKED[2].one
    assert (yes.one, yes.said, yes.is_fuzzy) == ("Yes, {name}", ("Oui",), True)
    assert [line for line in told if "has the gaps [], not ['name']" in line]
    assert len(told) == 3
