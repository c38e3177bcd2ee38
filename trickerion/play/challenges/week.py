"""Which three challenges hang beside the evenings: another set every Monday, by the date alone."""

from datetime import date
from random import Random

from trickerion.play.challenges.shelf import SHELVES, Challenge, challenges

SET = 3
GENTLE = 2
"""The highest grade of a gentle challenge; each week has one."""
_MONDAY = date(2024, 1, 1).toordinal()


def of_the_week(today: date) -> tuple[Challenge, ...]:
    """Three of different shelves, a gentle one first; all of them come in turn."""
    week, all_of_them = (today.toordinal() - _MONDAY) // 7, tuple(challenges().values())
    gentle = _turn_of([one for one in all_of_them if one.grade <= GENTLE], week, "gentle")
    others = [shelf for shelf in SHELVES if shelf != gentle.shelf]
    drawn = [gentle]
    for number in range(SET - 1):
        shelf = others[(week + number) % len(others)]
        drawn.append(_turn_of([one for one in all_of_them if one.shelf == shelf], week, shelf))
    return tuple(sorted(drawn, key=lambda one: (one.grade, one.minutes, one.id)))


def _turn_of(ones: list[Challenge], week: int, name: str) -> Challenge:
    """The one whose week this is: each comes once before the first comes again, in another order each time."""
    return Random(f"{week // len(ones)} {name}").sample(ones, len(ones))[week % len(ones)]
