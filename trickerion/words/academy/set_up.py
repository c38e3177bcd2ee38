"""What the Set-up tells of the Academy: what it brings, how it changes the start, what it adds to the scoring."""

from collections.abc import Collection
from typing import Final

from trickerion.language.speech import Say, _, join
from trickerion.rules.academy.catalog import BANNER_BONUS
from trickerion.rules.catalog import ACADEMY
from trickerion.rules.options import HEIR, MODULES, terms_of

OFFERED: Final[tuple[str, ...]] = (ACADEMY,) if MODULES[ACADEMY].in_menu else ()
"""The Academy's id, when it stands in the menu: only then How to Play and the lists tell of it."""
NAME, DETAIL = _("Dahlgaard’s Academy", "module"), _("rooms, lessons, secrets and a Protégé; needs the Dark Alley")
CLASSROOM: Final = ("phase.classroom", _("Classroom"), _("Taught Tricks pay their owners on every day."))
"""The phase: sign, name, what happens."""


_AT_THE_END: Final = Say(
    "With four players, the most Banners earn {worth} {fame} at the end. A level 3 Trick also scores with a "
    "marker on it, without its Components."
)
IN_SHORT: Final = (
    _(
        "It opens a sixth Location. Practice a Trick in a room and it gets better on stage; teach it in one and "
        "it pays every turn, without a show. The Protégé, a sixth kind of Character, learns secrets."
    ),
    _("You also get four Magicians, 22 special cards and seven other prophecies."),
    _AT_THE_END(worth=join(BANNER_BONUS[4])),
)


def before_the_choices(usual: str, modules: Collection[str]) -> str:
    """Opening of the full set-up: with the Academy what everybody begins with, else the usual text."""
    if ACADEMY not in modules:
        return usual
    terms = terms_of(tuple(modules))
    alone = Say("You begin with {start} {fame}, {more} {coin} more and a Protégé.")
    begin = alone if HEIR in modules else Say("Everybody begins with {start} {fame}, {more} {coin} more and a Protégé.")
    return begin(start=terms.fame, more=terms.coins - terms_of(()).coins)


def also_counts(players: int, modules: Collection[str]) -> str:
    """Addition of the Academy to the final scoring, or ""."""
    said = Say(
        "With the Academy, the most Banners earn {worth} {fame} at the end. A level 3 Trick also scores with a "
        "marker on it, without its Components."
    )
    return said(worth=join(BANNER_BONUS[players])) if ACADEMY in modules else ""
