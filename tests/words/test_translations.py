"""Other languages: words that join the ones before them, verbs that differ for "you", one word for each term."""

import argparse
import inspect
import re
from functools import cache
from pathlib import Path

import pytest

from tools.books.language import LANGUAGES, Entry, checked, entries, messages
from trickerion.language.grammar import de, fr
from trickerion.language.voice import addressed, told_of

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("au Banque, du Atelier, Le Académie, un Scie", "à la Banque, de l’Atelier, L’Académie, une Scie"),
        (
            "ce Apprenti et ce Auberge, le Huile, le *Inventeur*",
            "cet Apprenti et cette Auberge, l’Huile, le *Inventeur*",
        ),
        ("de Ada, de *Éve*, que Ugo, de Bob", "d’Ada, d’*Éve*, qu’Ugo, de Bob"),
        ("de le Théâtre, à le Marché, de le Allée Sombre", "du Théâtre, au Marché, de l’Allée Sombre"),
        ("avant de le préparer, permet de acheter", "avant de le préparer, permet d’acheter"),
    ],
)
def test_a_word_joins_the_one_before_it(written: str, said: str) -> None:
    assert fr.joined(written) == said == fr.joined(said)


def test_nouns_and_names_have_their_forms() -> None:
    assert [fr.noun("saw", form) for form in ("", "a", "the", "many", "some")] == [
        *("Scie", "une Scie", "la Scie", "Scies", "des Scies")
    ]
    assert fr.noun("wood", "some") == "du Bois"
    assert fr.noun("dark_alley", "The") == "L’Allée Sombre"
    assert fr.player("L’Héritier", "") == "l’Héritier"
    assert fr.player("Ada", "name’s") == "d’Ada"


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("den~Bank, in den~Theater, zu dem~Werkstatt", "die Bank, ins Theater, zur Werkstatt"),
        ("In dem~Dunkle Gasse, vom~Akademie, des~Markt", "In der Dunklen Gasse, von der Akademie, des Marktes"),
        ("wo~Markt, wohin~Werkstatt, wo~Magnus Pantheon", "auf dem Markt, in die Werkstatt, im Magnus Pantheon"),
        ("einen~*Assistentin*, kein~Zahnrad, den~Spezialkarte", "eine *Assistentin*, kein Zahnrad, die Spezialkarte"),
        ("der Erbe~dem, dich~dem, Du~den, Ada~dem, *Ada*~den", "dem Erben, dir, Dich, Ada, *Ada*"),
        ("der Handlanger~den, die Assistentin~dem, Lukas~des", "den Handlanger, der Assistentin, Lukas’"),
        ("dein~en Trick, Adas~e Karte, Dein~e Münze", "deinen Trick, Adas Karte, Deine Münze"),
        ("in der Werkstatt, der Bank, den Markt", "in der Werkstatt, der Bank, den Markt"),
    ],
)
def test_a_german_article_follows_its_noun_and_a_noun_its_case(written: str, said: str) -> None:
    assert de.joined(written) == said == de.joined(said)


def test_german_nouns_and_names_have_their_cases() -> None:
    assert [de.noun("saw", form) for form in ("", "ein", "den", "dem", "many", "some")] == [
        *("Säge", "eine Säge", "die Säge", "der Säge", "Sägen", "Sägen")
    ]
    assert [de.noun("inn", form) for form in ("des", "vielen", "die", "denen", "keinen", "zum", "wohin")] == [
        *("des Gasthauses", "Gasthäusern", "die Gasthäuser", "den Gasthäusern", "kein Gasthaus"),
        *("zum Gasthaus", "ins Gasthaus"),
    ]
    assert [de.noun("apprentice", form) for form in ("the", "The", "a")] == [
        *("der Handlanger", "Der Handlanger", "ein Handlanger")
    ]
    assert de.noun("wood", "some") == "Holz"
    heir = [de.player("Der Erbe", form) for form in ("", "Name", "den", "dem", "von", "name’s", "Name’s")]
    assert heir == ["der Erbe", "Der Erbe", "den Erben", "dem Erben", "vom Erben", "des Erben", "Des Erben"]
    assert [de.player(name, "name’s") for name in ("Ada", "Lukas", "Beatrice")] == ["Adas", "Lukas’", "Beatrice’"]
    assert de.player("Ada", "von") == "von Ada"


def test_a_mark_that_nothing_can_follow_is_wrong() -> None:
    assert not [*de.faults("in den~{location}, {who}~dem, *{whose}*~en, den~*{card}*")]
    assert [*de.faults("in den ~{location}")]
    assert [*de.faults("{who}~sich")]


def test_a_case_waits_for_the_word_that_comes_later() -> None:
    said = de.joined("Der~Assistentin ist [whom]~dem lieb, [dir|[whom]~dem] hilft den~[whom]")
    assert said == "Die Assistentin ist [whom]~dem lieb, [dir|[whom]~dem] hilft den~[whom]"
    assert de.joined("Das ist [whom]~dem lieb".replace("[whom]", "dich")) == "Das ist dir lieb"
    assert de.joined("Das ist [whom]~dem lieb".replace("[whom]", "der Erbe")) == "Das ist dem Erben lieb"


def test_what_you_read_may_have_another_verb() -> None:
    said = "[avez|a] pris {number}; [vous jouez|[whom] joue] [votre|son] Tour"
    assert addressed(said, True) == "avez pris {number}; vous jouez votre Tour"
    assert addressed(said, False) == "a pris {number}; [whom] joue son Tour"
    assert told_of("[you|[whom]] x [your]", "") == "you x your"
    assert told_of("[you|[whom]] x [your]", "Ada") == "Ada x their"


GLOSSARIES = {"fr": "french.md", "de": "german.md"}
CARD_NAME = re.compile(r"card:\w+:(ability_)?name")
NO_WORDS = re.compile(r"[{\[][\w:’]+[}\]]")
FREE = 4
"""Sentences for each term that may go without it, in which a shorter word has to do."""


@cache
def translated(code: str) -> list[Entry]:
    """Entries of a language, without its head."""
    return entries((LANGUAGES / f"{code}.po").read_text(encoding="utf-8"))[1:]


def glossary(page: str) -> list[list[str]]:
    """The rows of a table of terms: the English one, its words, where they are from."""
    lines = (ROOT / "docs" / page).read_text(encoding="utf-8").splitlines()
    return [[cell.strip() for cell in line.strip("| \n").split("|")] for line in lines if line.startswith("| ")][2:]


@pytest.mark.parametrize("code", GLOSSARIES)
def test_a_term_of_the_rules_has_one_word(code: str) -> None:
    said = [entry for entry in translated(code) if not CARD_NAME.fullmatch(entry.context)]
    for term, words, _ in glossary(GLOSSARIES[code]):
        english = re.compile(rf"\b{term}(s|es)?\b")
        own = re.compile("|".join(re.escape(word).replace(r"\ ", "s? ") for word in words.split(" / ")), re.IGNORECASE)
        assert any(english.search(one) for _, one in messages()), term
        there = [entry for entry in said if english.search(NO_WORDS.sub("", entry.one))]
        without = [entry.one for entry in there if not own.search(NO_WORDS.sub("", " ".join(entry.said)))]
        assert len(without) <= FREE, (term, without)


def test_both_languages_have_a_word_for_the_same_terms() -> None:
    french, german = ({term for term, *_ in glossary(page)} for page in GLOSSARIES.values())
    assert french == german


OTHER_WORDS = {
    "fr": r"marqueurs?(?! spécia)|composants?",
    "de": r"Lehrlinge?|Komponenten?|Bauteile?|Trickplättchen|Requisite|Spezialauftrag\w*|Ruhmpunkte?|Spielern?|Ihnen",
}
"""Words of which a glossary has another one; German says *du*, and *alle* for the players."""


@pytest.mark.parametrize("code", GLOSSARIES)
def test_no_other_word_stands_for_a_term(code: str) -> None:
    other = re.compile(rf"\b({OTHER_WORDS[code]})\b", re.IGNORECASE if code == "fr" else 0)
    assert not [text for entry in translated(code) for text in entry.said if other.search(text)]


def test_german_has_quotes_of_its_own() -> None:
    texts = [text for entry in translated("de") for text in entry.said]
    assert not [text for text in texts if text.count("„") != text.count("“") or re.search('[”»«"]', text)]


@pytest.mark.parametrize("code", GLOSSARIES)
def test_a_language_that_is_shipped_says_every_message_and_can_be_used(code: str) -> None:
    _, wrong, behind = checked(code)
    assert (wrong, behind) == ([], [])


def test_the_parser_of_the_command_line_finds_its_own_words() -> None:
    _, *said = entries((LANGUAGES / "fr.po").read_text(encoding="utf-8"))
    parser, its = inspect.getsource(argparse), [each.one for each in said if each.context.startswith("what Python")]
    assert its
    assert all(one in parser for one in its)
