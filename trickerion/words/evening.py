"""Tonight's Show in a line: dates, kinds of evening, and what a player shares."""

from datetime import date
from typing import Final

from trickerion.language.speech import Count, Say, _, table
from trickerion.language.verbatim import Verbatim
from trickerion.words.names import magician
from trickerion.words.screens.saves import MONTHS

WEEKDAYS: Final = (
    *(_("Monday"), _("Tuesday"), _("Wednesday")),
    *(_("Thursday"), _("Friday"), _("Saturday"), _("Sunday")),
)
"""Monday first."""
WEEKDAYS_SHORT: Final = (
    *(_("Mon"), _("Tue"), _("Wed"), _("Thu", "weekday of the calendar"), _("Fri", "weekday of the calendar")),
    *(_("Sat", "weekday of the calendar"), _("Sun", "weekday of the calendar")),
)
_MONTHS_SHORT: Final = (
    *(_("Jan"), _("Feb"), _("Mar"), _("Apr"), _("May", "short month"), _("Jun")),
    *(_("Jul"), _("Aug"), _("Sep"), _("Oct"), _("Nov"), _("Dec")),
)
KIND: Final[dict[str, str]] = table(
    "kind of an evening",
    matinee="Matinee",
    base="Base Game",
    dark_alley="Dark Alley",
    solo="Dahlgaard’s Heir",
    powers="Magician Powers",
    duel="Duel of Magicians",
    academy="Dahlgaard’s Academy",
    full_house="Full House",
)
PLACE: Final[dict[int, str]] = {1: _("1st"), 2: _("2nd"), 3: _("3rd"), 4: _("4th")}
"""Among those at the table, in the line that is shared."""

_SHOWS: Final = Count("{number} show", "{number} shows", "shows given in an evening")
_LINKS: Final = Count("{number} Link", "{number} Links", "Links made in an evening")


def date_words(day: date) -> str:
    """ "Monday, 23 November"."""
    return Say("{weekday}, {day} {month}")(weekday=WEEKDAYS[day.weekday()], day=day.day, month=MONTHS[day.month - 1])


def line(day: date, kind: str, played: str, version: str, *numbers: int) -> str:
    """The line to share, without its sum; ``numbers``: Fame, place, players, shows, Links."""
    fames, place, players, shows, links = numbers
    told = Say(
        "Trickerion, {day} {month} {year}: {fames} Fame, {place} of {players}, {kind}, {magician}, {shows}, {links} "
        "({version})"
    )
    return told(
        day=day.day,
        month=_MONTHS_SHORT[day.month - 1],
        year=day.year,
        fames=fames,
        place=PLACE[place],
        players=players,
        kind=KIND[kind],
        magician=magician(played),
        shows=_SHOWS(shows),
        links=_LINKS(links),
        version=Verbatim(version),
    )


VERDICT: Final[dict[str, str]] = table(
    "whether a record belongs to a line",
    belongs="The replay file belongs to this line.",
    no_line="This is not a line of Tonight’s Show: such a line ends with its check sum.",
    no_evening="The replay file is not an evening of Tonight’s Show.",
    not_over="The game in the replay file is not over.",
    other_version="The line comes from another version of the program, which dealt a different evening.",
    another="The line does not belong to this replay file, or somebody has changed it.",
)
