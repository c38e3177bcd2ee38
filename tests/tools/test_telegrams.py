"""Sentences without verb or subject are found by their form, and labels are left alone."""

import pytest

from tools.books import game_text, telegrams
from tools.books.language import Message


def kinds(text: str) -> list[str]:
    return [finding.kind for finding in telegrams.found_in(Message("", text, where="x.py"))]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("No Coins for wages.", ["no verb"]),
        ("A Trick, its Components and a Specialist, by category", ["no verb"]),
        ("waits a moment, then moves at its own pace.", ["no subject"]),
        ("It costs {price}. Any category, at once.", ["no verb"]),
        ("The card stands there.", ["stands"]),
        ("Whoever has it goes on.", ["goes on", "has it", "whoever"]),
        ("You move a Character to its slot.", ["it for people"]),
    ],
)
def test_telegrams_and_rare_words_are_found(text: str, found: list[str]) -> None:
    assert sorted(kinds(text)) == found


@pytest.mark.parametrize(
    "text",
    [
        "Components worth 2 Coins",  # a label
        "Fame Thresholds: {limits}.",  # an entry
        "{who}: {action}, {room}.",  # a form
        "Ties switch order.",
        "The others move next.",
        "No Trick yet?",
        "Fine.",
        "Choose a card.",
        "*{who}* hired {character}.",
        "The show costs 1 Coin.",
        "It’s your turn.",
        "A sign may stand in for another.",
    ],
)
def test_sentences_and_labels_are_no_telegrams(text: str) -> None:
    assert not kinds(text)


def test_the_report_counts_what_the_list_names() -> None:
    counted, listed = list(telegrams.lines(["board"])), list(telegrams.lines(["board"], is_list=True))
    assert counted[0].split() == [str(len(listed) - 2), "board"]
    assert counted[-1] == listed[-1]
    assert set(telegrams.findings()) == set(game_text.SCREENS)
