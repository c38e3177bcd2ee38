"""Signs become words: numbers and their nouns, markup and mouse fall away."""

import os
import subprocess
import sys

import pytest

from trickerion.language.signs import in_words, without_mouse
from trickerion.language.tongue import PASSED_ON, languages
from trickerion.language.verbatim import verbatim


@pytest.mark.parametrize(
    ("markup", "heard"),
    [
        ("1 {coin}", "1 Coin"),
        ("3 {coin}", "3 Coins"),
        ("1 {ap} left", "1 Action Point left"),
        ("2 {coin} Coins", "2 Coins"),
        ("Coins {coin}", "Coins"),
        ("{fame} or {coin}", "Fame or Coins"),
        ("each {shard}", "each Shard"),
        ("*Bold* −2 {fame}, +1 {shard}", "Bold minus 2 Fame, plus 1 Shard"),
        ("3 × X, 2×", "3 times X, 2 times"),
        ("1×", "1 time"),
        ("level I\u202f: 1 {fame}", "level 1\u202f: 1 Fame"),
        ("1 › 2 {ap}, 1–3 {ap}", "1, then 2 Action Points, 1 to 3 Action Points"),
        ("levels I, II and III", "levels 1, 2 and 3"),
        ("so do I know it", "so do I know it"),
        ("{component.wood} Wood", "Wood"),
    ],
)
def test_signs_are_words(markup: str, heard: str) -> None:
    assert in_words(markup) == heard


def test_what_people_type_is_no_sign() -> None:
    assert in_words(f"{verbatim('{coin} *II*')} sits here") == "{coin} *II* sits here".replace("II", "2")


def test_what_the_mouse_does_and_the_key_in_brackets_are_not_heard() -> None:
    assert without_mouse("A Trick. Click to look at it.") == "A Trick."
    assert without_mouse("How to play (F1)") == "How to play"
    assert without_mouse("Optical (7)") == "Optical (7)", "a number is no key"


_SAID = """
from trickerion.language.signs import in_words, without_mouse
print(in_words("1 {coin}"), in_words("2 {ap}"), without_mouse(CLOSE), in_words(LEVELS), sep="|")
"""


@pytest.mark.parametrize(
    ("code", "close", "levels", "heard"),
    [
        ("fr", "Fermer (Échap)", "niveau I ou II", "1 Pièce|2 Points d’Action|Fermer|niveau 1 ou 2"),
        (
            "de",
            "Schließen (Strg+Entf). Klick darauf.",
            "Stufe I und II",
            "1 Münze|2 Aktionspunkte|Schließen.|Stufe 1 und 2",
        ),
    ],
)
def test_signs_are_words_in_other_languages(code: str, close: str, levels: str, heard: str) -> None:
    if code not in languages():
        pytest.skip("its catalogue is not compiled")
    environment = {**os.environ, PASSED_ON: code, "PYTHONIOENCODING": "utf-8"}
    program = f"CLOSE, LEVELS = {(close, levels)!r}\n{_SAID}"
    ran = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, check=True)
    assert ran.stdout.decode().strip() == heard


_ALL_SAID = """
import gettext, re, sys
from trickerion.language.signs import told
with open("trickerion/languages/" + sys.argv[1] + ".mo", "rb") as file:
    words = gettext.GNUTranslations(file)._catalog
texts = words.values() if sys.argv[1] == sys.argv[2] else [key if isinstance(key, str) else key[0] for key in words]
print(*(told(text) for text in texts if re.search(sys.argv[3], told(text))), sep="\\n")
"""


@pytest.mark.parametrize(
    ("code", "verbs"),
    [
        ("en", r"(?i)\b(?:click|drag|right press|the wheel|mouse)"),
        ("fr", r"(?i)\b(?:clic|cliqu|molette|souris|glisser)"),
        ("de", r"(?i)klick|mausrad|maustaste|\bmaus\b"),
    ],
)
def test_nothing_that_is_told_is_for_a_hand_on_the_mouse(code: str, verbs: str) -> None:
    catalogue = "fr" if code == "en" else code
    if catalogue not in languages():
        pytest.skip("its catalogue is not compiled")
    command = [sys.executable, "-c", _ALL_SAID, catalogue, code, verbs]
    environment = {**os.environ, PASSED_ON: code, "PYTHONIOENCODING": "utf-8"}
    ran = subprocess.run(command, env=environment, capture_output=True, check=True, encoding="utf-8")
    assert ran.stdout.strip() == ""


@pytest.mark.parametrize(
    ("code", "said", "heard"),
    [
        ("en", "Turn it with the wheel or *R*. Right click: undo.", "Turn it with R."),
        ("en", "Esc or a right click puts it back.", "Esc puts it back."),
        (
            "fr",
            "Tournez-le à la molette ou avec *R*. Un clic ouvre l’Atelier.",
            "Tournez-le avec R. Entrée ouvre l’Atelier.",
        ),
        ("de", "Klick deinen Trick in den Kulissen an. Rechtsklick: zurück.", "Wähle deinen Trick in den Kulissen."),
        ("de", "Dreh ihn mit dem Mausrad oder R. Klick *Kaufen*.", "Dreh ihn mit R. Drück Kaufen."),
    ],
)
def test_a_deed_of_the_mouse_is_told_as_one_of_any_hand(code: str, said: str, heard: str) -> None:
    if code != "en" and code not in languages():
        pytest.skip("its catalogue is not compiled")
    program = f"from trickerion.language.signs import told\nprint(told({said!r}))"
    environment = {**os.environ, PASSED_ON: code, "PYTHONIOENCODING": "utf-8"}
    ran = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, check=True, encoding="utf-8"
    )
    assert ran.stdout.strip() == heard
