"""Print the Markdown table of what is in the game, from the rules themselves, for docs/content.md.

python tools/books/list_content.py           print it
python tools/books/list_content.py --write   put it between the markers of docs/content.md
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from typing import TYPE_CHECKING

from trickerion.rules.academy.catalog import CLASSROOMS, PRACTICE_ROOMS, SECRETS
from trickerion.rules.catalog import (
    ACADEMY,
    CATEGORIES,
    DUEL,
    HOUSE_CARDS,
    LOCATIONS,
    MAGICIANS,
    PERFORMANCES,
    PROPHECIES,
    SOLO_CARDS,
    SPECIAL_DECKS,
    STANDARD,
    TRICKS,
    of_cut,
    printed_for,
    solo_card_set,
    specials_for,
)
from trickerion.rules.effects import load
from trickerion.rules.effects.registry import EFFECTS
from trickerion.rules.heir.catalog import ACADEMY_PLANS, PLANS
from trickerion.words.academy.set_up import OFFERED
from trickerion.words.heir.gaps import PLAN

if TYPE_CHECKING:
    from collections.abc import Iterable

BEGIN, END = "<!-- content -->", "<!-- /content -->"


def table() -> str:
    """The Markdown table: kind of thing, how many, their names. Only what has a working effect is listed."""
    assert load, "importing it registers every effect"
    rows = [*_boards(), *_tricks(), *_magicians(), *_special_cards(), *_prophecies()]
    rows += _academy() if OFFERED else []
    lines = ["| what | how many | which |", "| --- | --- | --- |"]
    return "\n".join(lines + [f"| {what} | {number} | {names} |" for what, number, names in rows])


Row = tuple[str, int, str]


def _row(what: str, names: Iterable[str]) -> Row:
    listed = list(names)
    return what, len(listed), ", ".join(listed)


def _title(name: str) -> str:
    return name.replace("_", " ").title()


def _boards() -> list[Row]:
    return [
        _row("Locations", (_title(location) for location in LOCATIONS if location != ACADEMY or OFFERED)),
        _performances("Performance cards", card_set=STANDARD),
        _performances("Performance cards of the solo game", card_set=solo_card_set(SOLO_CARDS)),
        _performances("Performance cards of the Duel", card_set=DUEL),
        _row("Plan cards of the solo game", (PLAN[plan] for plan in PLANS)),
    ]


def _performances(what: str, *, card_set: str) -> Row:
    cards = [card for card in PERFORMANCES.values() if card.card_set == card_set]
    theaters = Counter(card.theater for card in cards)
    return what, len(cards), ", ".join(f"{_title(theater)} {number}" for theater, number in theaters.items())


def _tricks() -> list[Row]:
    return [
        _row(f"{_title(category)} Tricks", (trick.name for trick in TRICKS.values() if trick.category == category))
        for category in CATEGORIES
    ]


def _magicians() -> list[Row]:
    names = [f"{m.name} ({m.ability_name})" for m in printed_for(MAGICIANS, OFFERED) if m.id in EFFECTS]
    academy = [m.name for m in MAGICIANS.values() if f"{m.id}.academy" in EFFECTS]
    return [_row("Magicians with their abilities", names), _row("Abilities in the Academy's version, too", academy)]


def _special_cards() -> list[Row]:
    return [
        _row(
            f"Special Assignment cards, {_title(deck)}",
            (card.name for card in specials_for(OFFERED) if card.location == deck and card.id in EFFECTS),
        )
        for deck in (*SPECIAL_DECKS, *OFFERED)
    ]


def _prophecies() -> list[Row]:
    return [_row("Prophecies", (token.name for token in printed_for(PROPHECIES, OFFERED) if token.id in EFFECTS))]


def _academy() -> list[Row]:
    return [
        _row(
            "Practice Rooms of the Academy", (PRACTICE_ROOMS[room].name for room in of_cut(PRACTICE_ROOMS, HOUSE_CARDS))
        ),
        _row("Classrooms of the Academy", (CLASSROOMS[room].name for room in of_cut(CLASSROOMS, HOUSE_CARDS))),
        _row("Secrets of the Protégé", (SECRETS[secret].name for secret in of_cut(SECRETS, HOUSE_CARDS))),
        _row("Plan cards of the solo game with the Academy", (PLAN[plan] for plan in ACADEMY_PLANS)),
    ]


def with_table(text: str) -> str:
    """The text with the table between its markers. Raises ValueError when a marker is missing."""
    if BEGIN not in text or END not in text:
        raise ValueError(f"The text needs the lines {BEGIN} and {END}.")
    before, rest = text.split(BEGIN, 1)
    return f"{before}{BEGIN}\n{table()}\n{END}{rest.split(END, 1)[1]}"


def main() -> None:
    """Print, or write into docs/content.md."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="put it between the markers of docs/content.md")
    args = parser.parse_args()
    page = ROOT / "docs" / "content.md"
    if args.write:
        page.write_text(with_table(page.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")
    else:
        print(table())


if __name__ == "__main__":
    main()
