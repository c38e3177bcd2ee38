"""Tips that need no more than their words."""

from __future__ import annotations

from collections.abc import Callable

from trickerion.rules.moves import Move
from trickerion.rules.state import GameState
from trickerion.ui.bubble import Tip
from trickerion.ui.spots import Area, Hotspot
from trickerion.words.moves import say
from trickerion.words.wording import Words


def always(tip: Tip) -> Callable[[], Tip]:
    """A hotspot's ``tip`` that is always the same."""
    return lambda: tip


def words(title: str, *body: str, icon: str = "", note: str = "") -> Callable[[], Tip]:
    """A hotspot's ``tip`` from its words."""
    return always(Tip(title, body, icon=icon, note=note))


def spoken(said: Words, *more: str, note: str = "", width: int = 360) -> Tip:
    """The words of the game as a tip, with more sentences; another last line joins their own one, which moves up."""
    own = (said.note,) if note and said.note else ()
    return Tip(said.title, (*said.body, *more, *own), said.icon, note or said.note, width)


def explained(name: str, area: Area, make: Callable[..., Words], *of: object) -> Hotspot:
    """A hotspot that only explains what lies there: the words that ``make`` finds for it when it is pointed at."""
    return Hotspot(name, area, tip=lambda: spoken(make(*of)), focusable=False)


def hint(of: tuple[Move, str], state: GameState, viewer: int) -> Tip:
    """A hint: the move, and the reason if there is one."""
    move, reason = of
    return Tip("Hint", (f"{say(move, state, viewer)}.", *([reason] if reason else [])), icon="ui.hint")
