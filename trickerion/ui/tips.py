"""Tips that need no more than their words."""

from collections.abc import Callable
from typing import ParamSpec

from trickerion.language.wording import Words
from trickerion.ui.bubble import Tip
from trickerion.ui.hotspot import Area, Hotspot

Tips = Callable[[], Tip | None]
"""What makes a hotspot's tip."""

P = ParamSpec("P")
_WIDTH, _NARROW = 360, 330


def always(tip: Tip) -> Callable[[], Tip]:
    """A hotspot's ``tip`` that is always the same."""
    return lambda: tip


def words(title: str, *body: str, icon: str = "", note: str = "") -> Callable[[], Tip]:
    """A hotspot's ``tip`` from its words."""
    return always(Tip(title, body, icon=icon, note=note))


def spoken(words: Words, *more: str, note: str = "", width: int = _WIDTH) -> Tip:
    """The words of the game as a tip, with more sentences; another last line joins their own one, which moves up."""
    return Tip(*words.plus(*more, note=note), width)


def plain(words: Words) -> Tip:
    """A short tip."""
    return spoken(words, width=_NARROW)


def tip_of(make: Callable[P, Words], *of: P.args, **more: P.kwargs) -> Tips:
    """A hotspot's ``tip``: the words that ``make`` finds for a thing when it is pointed at."""
    return tip_in(_WIDTH, make, *of, **more)


def tip_in(width: int, make: Callable[P, Words], *of: P.args, **more: P.kwargs) -> Tips:
    """The same in a bubble of this width."""
    return lambda: spoken(make(*of, **more), width=width)


def explained(name: str, area: Area, make: Callable[P, Words], *of: P.args, **more: P.kwargs) -> Hotspot:
    """A hotspot that only explains what lies there: the words that ``make`` finds for it when it is pointed at."""
    return Hotspot(name, area, tip=tip_of(make, *of, **more), focusable=False)
