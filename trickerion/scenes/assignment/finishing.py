"""What is said before the Assignment is finished: what is odd about it, and the question about idle Characters."""

from __future__ import annotations

from trickerion.rules.ask import wage_bill
from trickerion.rules.state import Character, GameState
from trickerion.scenes.assignment.desk import Desk
from trickerion.scenes.dialog import Question
from trickerion.words import names


def what_is_odd(state: GameState, seat: int, desk: Desk) -> str:
    """What is odd about finishing now, for the second line of Done."""
    if desk.idle:
        return f"{_number(len(desk.idle))} without a card"
    short = wage_bill(state, seat).short
    return f"{names.plural(short, 'Coin')} short for wages" if short > 0 else "everybody has a card"


def question(idle: tuple[Character, ...]) -> Question:
    """The question when these Characters would stay Idle."""
    who = names.join(_with_article(idle))
    lack = "has" if len(idle) == 1 else "have"
    text = f"{who[0].upper()}{who[1:]} {lack} no card: idle this turn, without a wage."
    return Question(f"{_number(len(idle)).capitalize()} without a card", text)


def _number(count: int) -> str:
    """How many Characters, in words where it is short."""
    words = {1: "one Character", 2: "two Characters", 3: "three Characters", 4: "four Characters"}
    return words.get(count, f"{count} Characters")


def _with_article(characters: tuple[Character, ...]) -> list[str]:
    """ "the Engineer", "an Apprentice", "2 Apprentices"."""
    kinds: dict[str, int] = {}
    for character in characters:
        kinds[character.kind] = kinds.get(character.kind, 0) + 1
    return [
        names.plural(count, names.CHARACTER[kind])
        if count > 1
        else names.an(names.CHARACTER[kind])
        if kind == "apprentice"
        else f"the {names.CHARACTER[kind]}"
        for kind, count in kinds.items()
    ]
