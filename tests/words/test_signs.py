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
