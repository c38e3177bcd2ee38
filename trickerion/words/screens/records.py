"""The records: kinds of game, columns, and what each number counts."""

from typing import Final

from trickerion.words import names as n
from trickerion.words.heir.tables import DIFFICULTY
from trickerion.words.verbatim import Verbatim

TITLE: Final = "Records"
NOTHING: Final = "–"
COUNTED: Final = "Every game that a person has played to its end counts, once."
NO_GAMES: Final = "No game has been played to its end yet. The first one will stand here."
BY_KIND, BY_MAGICIAN, BEST = "By Kind of Game", "By Magician", "The Best Evenings"

COLUMNS: Final[tuple[tuple[str, str], ...]] = (
    ("Games", "Games played to their end with a person at the table."),
    ("Won", "Games in which a person came first."),
    ("Best", "The highest final Fame of a person."),
    ("Mean", "The final Fame of all people in these games, on average."),
)
"""The name of each column, and what it counts."""

WON_BY_MAGICIAN: Final = "Games in which the person with this Magician came first."
FIGURES: Final = ("Games Finished", "Games Won", "Best Fame", "Mean Fame")

MODES: Final[dict[str, str]] = {
    "base": "Base Game",
    "dark_alley": "Dark Alley",
    "academy": "Dahlgaard’s Academy",
    "duel": "Duel of Magicians",
    "solo": "Solo: Dahlgaard’s Heir",
    "solo_academy": "Solo: the Heir and the Academy",
}
PLAYERS: Final[dict[int, str]] = {2: "Two players", 3: "Three players", 4: "Four players"}
_SHORT: Final[dict[str, str]] = {
    **MODES,
    "academy": "Academy",
    "duel": "Duel",
    "solo": "Solo",
    "solo_academy": "Solo with the Academy",
}


def line(players: int, difficulty: str = "") -> str:
    """A line below a mode: "Three players", or the difficulty of the solo game: "Hard"."""
    return DIFFICULTY[difficulty] if difficulty else PLAYERS[players]


def kind(mode: str, players: int, difficulty: str = "") -> str:
    """ "Dark Alley, three players", "Solo, hard"."""
    return f"{_SHORT[mode]}, {line(players, difficulty).lower()}"


def at_the_table(place: int, name: Verbatim, fame: int) -> str:
    """One player of an evening: "I. Ada: 61 {fame}"."""
    return f"{n.ROMAN[place]}. {name}: {fame} {{fame}}"
