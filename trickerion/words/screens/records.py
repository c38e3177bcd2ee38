"""The records: kinds of game, columns, and what each number counts."""

from typing import Final

from trickerion.language.speech import Count, Say, _, table
from trickerion.words.heir.tables import DIFFICULTY

TITLE: Final = _("Records")
NOTHING: Final = "–"
COUNTED: Final = _("Every finished game with a human player counts once.")
NO_GAMES: Final = _("You find here every finished game with a human player.")
WEEK_IS_KEPT: Final = _("Your shows of Opening Week are in its programme.")
INVITATION: Final = _("This page is still yours to write")
INVITATION_TEXT: Final = _(
    "Finish a game, and this page tells its story: the Fame you earned, the games you won, how each "
    "Magician did for you, and your best evenings."
)
INVITED: Final = _("To Your First Game")
TO_COME: Final = _("Still to be played")
to_come: Final = Say("You have not finished a game of this kind yet: {kinds}.")
RESTING: Final = _("Not on stage yet")
RESTING_TIP: Final = _("You have not finished a game as this Magician yet.")
BY_KIND, BY_MAGICIAN, BEST = _("By Kind of Game"), _("By Magician"), _("The Best Evenings")

COLUMNS: Final[tuple[tuple[str, str], ...]] = (
    (_("Games"), _("This counts finished games with a human player.")),
    (_("Won"), _("This counts games that a human player won.")),
    (_("Best"), _("This is the highest final Fame of a human player.")),
    (_("Mean"), _("This is the average final Fame of all human players in these games.")),
)
"""The name of each column, and what it counts."""

INTERVAL: Final = _("The dot is the share you won. With so few games, the true share may be anywhere on the bar.")
TABLE_COLUMNS: Final[tuple[tuple[str, str], ...]] = (COLUMNS[0], (COLUMNS[1][0], INTERVAL), COLUMNS[3])
percent: Final = Say("{number}%", "share of wins")
PAGES: Final = (_("Games"), _("Rivals"), _("Fame"), _("Openings"))

STRENGTH: Final = _("Against the Computer’s Levels")
STRENGTH_TIP: Final = _(
    "This compares who finished before whom when you played alone against these levels. The dot is your "
    "most likely strength, and you are on the bar with 95 % certainty. The levels are where we measured "
    "them. Each such game moves the rating; a game with a handicap does not."
)
TOO_FEW: Final = Say("After {number} games alone against these levels, this shows how strong your play is.")
plays_like: Final = Count(
    "Rating {rating}, give or take {error}, after one game. You play most like: {level}.",
    "Rating {rating}, give or take {error}, after {number} games. You play most like: {level}.",
)
rating_after: Final = Say("Your rating: {rating} ({change}), give or take {error}. You play most like: {level}.")
first_rating: Final = Say("Your first rating: {rating}, give or take {error}. You play most like: {level}.")
rating_in_short: Final = Say("Rating {rating} ({change}) ± {error}")
first_in_short: Final = Say("First rating {rating} ± {error}")
"""At the final scoring: how the game has moved the rating; the shorter ones where there is little room."""
BY_LEVEL: Final = _("By Level of the Rivals")
PEOPLE: Final = _("Who Sat at the Table")
AGAINST: Final = _("You against Each of Them")
AGAINST_TIP: Final = _("This is the share of games you both finished in which you came before that player.")

SOURCES: Final = _("Where the Fame Came From")
LINES: Final = _("How the Fame Grew")
LINES_NOTE: Final = _("Your last games turn by turn, the last one in red")
FEATS: Final = _("The Best")
FIRST_TRICKS, FIRST_SPECIALISTS = _("By First Trick"), _("By First Specialist")
BY_TURN_3: Final = _("By Fame after Turn 3")
fame_below: Final = Say("Below {number} Fame")
fame_from: Final = Say("{least} to {most} Fame", "Fame after turn 3")
fame_above: Final = Say("{number} Fame or more")
mean_fame: Final = Say("Mean final Fame: {number}.")
OPENINGS_NOT_TOLD: Final = _("Games that you finish from now on tell how they began.")
older_openings: Final = Count(
    "{number} earlier game does not tell how it began.", "{number} earlier games do not tell how they began."
)
NONE_AT_START: Final = _("None at the start")

best_turn: Final = Say("*{points}* {fame} in a single turn (turn {turn})")
most_links: Final = Count("*{number}* Link in a show of your own", "*{number}* Links in a show of your own")
left: Final = Count(
    "The Fame you left on the table by turn, in the game you looked back at",
    "The Fame you left on the table by turn, on average over {number} games you looked back at",
)
NOT_TOLD: Final = _("Games that you finish from now on show where their Fame came from.")
older: Final = Count("{number} earlier game does not show it.", "{number} earlier games do not show it.")

EXPORT, EXPORTED, NOT_EXPORTED = _("Save as CSV"), _("Written"), _("Not written")
lies_in: Final = Say("All finished games are in {file}, as a table (CSV)")

WON_BY_MAGICIAN: Final = _("This counts games that the human player with this Magician won.")
FIGURES: Final = (_("Games Finished"), _("Games Won"), _("Best Fame"), _("Mean Fame"))

MODES: Final[dict[str, str]] = table(
    "modes",
    short="Short Game",
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

SHORT_MODES: Final[dict[str, str]] = {
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
_HEIR: Final = Say("The Heir, {difficulty}")
HEIR: Final = {level: _HEIR(difficulty=_IN_A_LIST[level]) for level in ("easy", "normal", "hard")}
KIND: Final = {
    (mode, row): _KIND(kind=kind, players=players)
    for mode, kind in SHORT_MODES.items()
    for row, players in _IN_A_LIST.items()
}
"""By its mode and what stands below that: "Dark Alley, three players", "Solo, hard"."""
had_handicap: Final = Say("Handicap of {name} (house rule): {handicaps}")
at_the_table: Final = Say("{place}. {name}: {points} {fame}")
"""One player of an evening: "I. Ada: 61 {fame}"."""
