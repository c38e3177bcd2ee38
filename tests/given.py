"""What a test knows of a thing and its type does not say: that it is there, and of what kind it is."""

from collections.abc import Iterable
from typing import TypeVar

from trickerion.language.verbatim import Verbatim, verbatim

Thing = TypeVar("Thing")


def there(thing: Thing | None) -> Thing:
    """The thing itself. Fails when there is none."""
    assert thing is not None, "nothing is there"
    return thing


def of_kind(kind: type[Thing], thing: object) -> Thing:
    """The thing itself. Fails when its kind is another one."""
    assert isinstance(thing, kind), f"{type(thing).__name__} in place of {kind.__name__}"
    return thing


def all_of(kind: type[Thing], things: Iterable[object]) -> list[Thing]:
    """The things themselves. Fails when one of them is of another kind."""
    return [of_kind(kind, thing) for thing in things]


def named(*names: str) -> tuple[Verbatim, ...]:
    """Names of players as the program reads them, in order of seats."""
    return tuple(map(verbatim, names))
