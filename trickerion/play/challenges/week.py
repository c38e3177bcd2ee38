"""Which three challenges hang beside the evenings: another set every Monday, by the date alone."""

from datetime import date
from random import Random

from trickerion.play.challenges.shelf import SHELVES, Challenge, challenges

SET = 3
_MONDAY = date(2024, 1, 1).toordinal()


def of_the_week(today: date) -> tuple[Challenge, ...]:
    """Three of different shelves, an easy one first; all of them come in turn."""
    week = (today.toordinal() - _MONDAY) // 7
    shelves = [[one for one in challenges().values() if one.shelf == shelf] for shelf in SHELVES]
    shelves = [shelf for shelf in shelves if shelf]
    chosen = [shelves[(week + number) % len(shelves)] for number in range(min(SET, len(shelves)))]
    drawn = [
        Random(f"{week // len(shelves)} {shelf[0].shelf}").sample(shelf, len(shelf))[week % len(shelf)]
        for shelf in chosen
    ]
    return tuple(sorted(drawn, key=lambda one: (one.grade, one.minutes, one.id)))
