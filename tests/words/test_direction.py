"""What is written from right to left stands in its place among what is not."""

import pytest

from trickerion.language.direction import isolated, levels, words_in_sight

ADAM, EVE = "אדם", "חוה"


def seen(line: str) -> str:
    """A line as its letters stand from left to right."""
    return " ".join(
        "".join(part[::-1] if is_turned else part for part, is_turned in word) for word in words_in_sight(line)
    )


def turned(text: str) -> str:
    return text[::-1]


@pytest.mark.parametrize(
    ("line", "drawn"),
    [
        ("Ada has 3 Coins", "Ada has 3 Coins"),
        (ADAM, turned(ADAM)),
        (f"{ADAM} {EVE}", f"{turned(EVE)} {turned(ADAM)}"),
        (f"{ADAM} 12", f"12 {turned(ADAM)}"),
        (f"{ADAM} 12:30, Ada", f"Ada ,12:30 {turned(ADAM)}"),
        (f"Ada {ADAM} {EVE} Bela", f"Ada {turned(EVE)} {turned(ADAM)} Bela"),
        (f"{isolated(ADAM)}: 12 Fame", f"{turned(ADAM)}: 12 Fame"),
        (f"{isolated(ADAM)}, {isolated(EVE)} win.", f"{turned(ADAM)}, {turned(EVE)} win."),
        (f"Said: {isolated(f'{ADAM}, Ada Lovelace {EVE}!')}", f"Said: !{turned(EVE)} Ada Lovelace ,{turned(ADAM)}"),
        (f"Said: {isolated(f'Ada {ADAM} {EVE}!')}.", f"Said: Ada {turned(EVE)} {turned(ADAM)}!."),
    ],
)
def test_a_line_stands_in_the_order_of_its_scripts(line: str, drawn: str) -> None:
    assert seen(line) == drawn


def test_parts_of_a_paragraph_are_told_their_direction_together() -> None:
    texts = (f"\u2068{ADAM}", " ", f"{EVE}\u2069:", " ", "12")
    assert levels(texts) == (((ADAM, 1),), ((" ", 1),), ((EVE, 1), (":", 0)), ((" ", 0),), (("12", 0),))
