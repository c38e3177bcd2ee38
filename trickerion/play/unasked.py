"""Every Choice of the rules is asked in words of its own, or no game begins."""

import inspect
from collections.abc import Iterator

from trickerion.rules import game as _every_choice  # noqa: F401  (all of them are known)
from trickerion.rules.state import Choice
from trickerion.words.questions import QUESTIONS


def _choices(kind: type) -> Iterator[type]:
    child: type
    for child in kind.__subclasses__():
        yield child
        yield from _choices(child)


def require_every_question() -> None:
    """Every Choice that can be open has its record, and no record is without a Choice. Raises LookupError."""
    known = {choice.__name__ for choice in _choices(Choice) if not inspect.isabstract(choice)}
    if without := known ^ set(QUESTIONS):
        raise LookupError(*sorted(without))
