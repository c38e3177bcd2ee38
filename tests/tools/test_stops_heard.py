"""The 31 stops of somebody who does not see: each is told, whole, in every language of the program."""

import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from trickerion.language.tongue import PASSED_ON, languages

ROOT = Path(__file__).resolve().parents[2]
HEARD = {
    "question": ("Place a Character",),
    "where am I": ("Turn 2, Place Characters", "You: 5 Fame, 10 Coins, 0 Shards", "first of three"),
    "waiting Character": ("Magician", "waits for Downtown, free there: plus 1 and 0", "3 Action Points"),
    "Location": ("Downtown", "2 of 3 slots free", "Player 1’s Magician is on plus 2"),
    "slot": ("Downtown plus 2", "Player 1, Magician", "2 Action Points more"),
    "die": ("First Bank die", "4 Coins", "Its faces are"),
    "stock": ("Wood", "1 Coin;", "You have 1 of at most 3", "You need 2 for Barricaded Barrels (1 short)"),
    "Trick in the Workshop": ("Linking Rings", "Mechanical, level 1", "2 Metal", "2 on the card", "prepared"),
    "Component": ("Metal", "You have 2 of at most 3", "You need 2 for Linking Rings"),
    "Performance card": ("Riverside 1", "1/3", "Slot top left: Player 1’s Levitation of Spades", "1 with a Shard"),
    "weekday": ("Thursday", "Free.", "minus 1 Fame and minus 1 Coin"),
    "rival": ("Player 1", "first of three, 5 Fame, 3 Coins, 1 Shard", "Magician: is on Downtown plus 2", "Levitation"),
    "Action row": ("Learn Trick", "3 Action Points", "No category that the Residence dice allow has Tricks left."),
    "Done": ("Done", "4 points left"),
    "line of a list": ("4 Coins", "the die becomes X", "1/2"),
    "since your last move": ("Since your last move: 3 things.", "Lantern Jack: Placed the Apprentice: Workshop"),
    "log": ("left 2 Action Points unused",),
    "refusal and hint": ("No category that", "/ Hint: Leave the Manager Idle. There is nothing worth doing"),
    "marker on a card": ("Top left, Riverside 1, Levitation, Player 1", "pays 2 Fame, 3 Coins"),
    "free slot, marker in the hand": ("Middle left, Riverside 1", "1 Link, with Player 1’s Levitation", "Best of 5."),
    "turned": ("A quarter turn: no Link.",),
    "slots where it can link": ("Middle left, Riverside 1", "1 Link, with Player 1’s Levitation", "1/1"),
    "Assignment place and card": ("Magician; empty", "/ Downtown; You hold 2 of 2 cards."),
    "show before it is chosen": ("Riverside 1", "you get 3 Fame, 1 Coin, 1 Shard", "Lantern Jack gets 2 Fame"),
    "act": ("Act 1: Enchanted Butterflies, You; 1 Fame; 1/5", "Its card pays 2 Fame."),
    "applause": ("The show is over. You: 3 Fame, 1 Coin, 1 Shard. Lantern Jack: 2 Fame, 1 Coin, 1 Shard.",),
    "between turns": ("Turn 4 begins", "Wages: ", "Orders arrive: ", "Bank: 6 Coins, X", "Initiative: Lantern Jack"),
    "final table": ("First: You, 15 Fame: 7 on the Fame track, 3 for Shards", "Third: Lantern Jack, 5 Fame"),
    "Set-up seat": ("Seat 2", "Computer", "Apprentice"),
    "Settings row": ("Motion: 1 time", "3/5"),
    "dialog": ("Done already?", "2 Action Points would be lost."),
}
"""What is told at each stop, on tables that are laid so."""
NO_WORDS = re.compile(r"[{}*\ue000-\uf8ff×−›]|\b[Cc]lick|\bKlick|\bKey:|; ;|^; |\.\.")
"""Markup, signs that no voice reads, the hand on the mouse, a gap that nothing fills."""
ONE_OF_MANY = re.compile(
    r"(?<![\d.,])1 (?:Coins|Shards|Action Points|points|slots|Links|cards|things"
    r"|Pièces|Éclats|Points d|points|emplacements libres|Liens|cartes"
    r"|Münzen|Aktionspunkte|Punkte|Plätzen|Verknüpfungen|Karten)\b"
)
"""One of a thing with the word for several: "1 Coins"."""
NUMBER = re.compile(r"\d+")
NAMES = ("Player 1", "Lantern Jack", "Madame Vesper", "Riverside 1", "Riverside 2", "Grand Magorian")


@cache
def told(code: str) -> dict[str, str]:
    """What is told at each stop in a language."""
    tool = [sys.executable, str(ROOT / "tools" / "hear" / "stops.py")]
    speaks = {**os.environ, PASSED_ON: code, "PYTHONIOENCODING": "utf-8", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(tool, env=speaks, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    lines = (line.partition(": ") for line in done.stdout.splitlines())
    return {name: text for name, _, text in lines}


def facts(text: str) -> set[str]:
    """Numbers and names in a sentence, which are the same in all languages."""
    return {*NUMBER.findall(text), *(name for name in NAMES if name in text)}


@pytest.mark.slow
def test_every_stop_tells_what_lies_on_the_table() -> None:
    heard = told("en")
    assert len(HEARD) == 31
    assert list(heard) == list(HEARD)
    missing = [(stop, words) for stop, all_words in HEARD.items() for words in all_words if words not in heard[stop]]
    assert missing == []


@pytest.mark.slow
@pytest.mark.parametrize("code", sorted(languages()))
def test_every_stop_is_whole_in_each_language(code: str) -> None:
    heard = told(code)
    assert list(heard) == list(HEARD)
    for stop, text in heard.items():
        assert text, stop
        assert not NO_WORDS.search(text), (stop, text)
        assert not ONE_OF_MANY.search(text), (stop, text)
        if stop not in ("Set-up seat", "since your last move"):  # drawn by lot; "one thing", "eine Sache"
            assert facts(told("en")[stop]) <= facts(text), (stop, text)


@pytest.mark.slow
@pytest.mark.parametrize("code", sorted({*languages()} - {"en"}))
def test_no_stop_is_left_in_english(code: str) -> None:
    """Names of people and theaters are the same everywhere; whole sentences are not."""
    same = [stop for stop, text in told(code).items() if text == told("en")[stop]]
    assert same == []
