"""The records: kinds of game, columns, and what each number counts."""

from typing import Final

from trickerion.language.speech import Say, _, table
from trickerion.words.heir.tables import DIFFICULTY

TITLE: Final = _("Records")
NOTHING: Final = "–"
COUNTED: Final = _("Every game that a person has played to its end counts, once.")
NO_GAMES: Final = _("A game that a person plays to its end stands here.")
INVITATION: Final = _("This page is still yours to write")
INVITATION_TEXT: Final = _(
    "Play a game to its end, and it is told here: the Fame you earned, the games you won, how each Magician did "
    "for you, and your best evenings."
)
INVITED: Final = _("To Your First Game")
BY_KIND, BY_MAGICIAN, BEST = _("By Kind of Game"), _("By Magician"), _("The Best Evenings")

COLUMNS: Final[tuple[tuple[str, str], ...]] = (
    (_("Games"), _("Games played to their end with a person at the table.")),
    (_("Won"), _("Games in which a person came first.")),
    (_("Best"), _("The highest final Fame of a person.")),
    (_("Mean"), _("The final Fame of all people in these games, on average.")),
)
"""The name of each column, and what it counts."""

WON_BY_MAGICIAN: Final = _("Games in which the person with this Magician came first.")
FIGURES: Final = (_("Games Finished"), _("Games Won"), _("Best Fame"), _("Mean Fame"))

MODES: Final[dict[str, str]] = table(
    "modes",
    base="Base Game",
    dark_alley="Dark Alley",
    academy="Dahlgaard’s Academy",
    duel="Duel of Magicians",
    solo="Solo: Dahlgaard’s Heir",
    solo_academy="Solo: the Heir and the Academy",
    solo_small="Solo: the small game",
)
PLAYERS: Final[dict[int, str]] = {2: _("Two players"), 3: _("Three players"), 4: _("Four players")}
ANY: Final = "any"
"""Difficulty of the line of small games, which stands for all."""
ROWS: Final = PLAYERS | DIFFICULTY | {ANY: _("Small game")}
"""Below a mode: how many play, or the difficulty of the solo game."""

_SHORT: Final[dict[str, str]] = {
    **MODES,
    "academy": _("Academy"),
    "duel": _("Duel"),
    "solo": _("Solo"),
    "solo_academy": _("Solo with the Academy"),
    "solo_small": _("Small solo game"),
}
_IN_A_LIST: Final = {2: _("two players"), 3: _("three players"), 4: _("four players")} | table(
    "difficulty in a list", easy="easy", normal="normal", hard="hard"
)
_KIND: Final = Say("{kind}, {players}", "kind of game")
KIND: Final = {
    (mode, row): _KIND(kind=kind, players=players)
    for mode, kind in _SHORT.items()
    for row, players in _IN_A_LIST.items()
}
"""By its mode and what stands below that: "Dark Alley, three players", "Solo, hard"."""
at_the_table: Final = Say("{place}. {name}: {points} {fame}")
"""One player of an evening: "I. Ada: 61 {fame}"."""
