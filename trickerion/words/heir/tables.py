"""What the Heir does and counts by the difficulty: its table for set-up and Workbook, its work, its final scoring."""

from typing import Final, NamedTuple

from trickerion.language.speech import Count, Remarks, Say, _, sayings, table
from trickerion.rules.heir.catalog import COINS_TO_FAME, TEAMS, USUAL_TEAM, backstage_bonus, by_points, fame_by
from trickerion.rules.options import DIFFICULTIES, HEIR_POINTS
from trickerion.words import names as n
from trickerion.words.academy.set_up import OFFERED

DIFFICULTY: Final = table("difficulty", easy="Easy", normal="Normal", hard="Hard")
DIFFICULTY_WITHIN: Final = table("difficulty, within a sentence", easy="easy", normal="normal", hard="hard")
LEVEL_3_CAP: int = HEIR_POINTS["heir_level_3_cap"][0]
"""Most Fame that all level 3 Tricks of the Heir bring, unless the set-up says otherwise."""


class Measured(NamedTuple):
    """Results of the games against the Heir of a difficulty: those lost by the Heir, and both mean scores."""

    won: int
    fame: int
    heirs_fame: int


GAMES = 60
MEASURED = {"easy": Measured(46, 93, 80), "normal": Measured(19, 94, 104), "hard": Measured(0, 94, 152)}
"""So many games each of the computer's Manager on 23 November 2026: the solo game as it is
proposed, ``simulate --solo --seats manager --games 60 --seed first-evening --difficulty ...``.
"""

_SCORES: Final = {
    False: Say(
        "The Heir ends with about {heirs} {fame}. Our computer’s Manager ends with {managers} and won {won} of "
        "{games} games. Other modules and cards change that."
    ),
    True: Say(
        "Without the Academy, the Heir ends with about {heirs} {fame}. Our computer’s Manager ends with {managers} "
        "and won {won} of {games} games. Other modules and cards change that."
    ),
}
_NONE: Final = _("none")
GUIDE: Final = {
    difficulty: _SCORES[bool(OFFERED)](heirs=of.heirs_fame, managers=of.fame, won=of.won or _NONE, games=GAMES)
    for difficulty, of in MEASURED.items()
}
"""Strength of the Heir, for a player who chooses."""


class DifficultyRow(NamedTuple):
    """One line of the table: what it is about, one entry for each of ``DIFFICULTIES``, and a sentence about it."""

    id: str
    label: str
    cells: tuple[str, ...]
    text: str


_MOST = {"downtown_dice": 5, "theater_markers": 3, "dark_alley_cards": 5, "academy_actions": 5}
"""Table by Action Points -> how many of them it has entries for."""

_ROWS = {
    "specialist": (
        _("Specialists at the start"),
        _("The Heir has these besides its Magician. Their kinds are random."),
    ),
    "apprentice": (_("Apprentices at the start"), _("The Heir has these besides its Magician.")),
    "downtown_dice": (
        _("Downtown dice used"),
        _("One of its Characters uses this many Downtown dice with 1, 2, 3, 4 or 5 {ap}."),
    ),
    "theater_markers": (
        _("Trick Markers set up"),
        _("One of its Characters sets up this many Trick Markers backstage with 1, 2 or with 3 and more {ap}."),
    ),
    "dark_alley_cards": (
        _("Special cards drawn"),
        _("One of its Characters draws this many special Assignment cards with 1, 2, 3, 4 or 5 {ap}."),
    ),
    "academy_actions": (
        _("Actions in the Academy"),
        _("One of its Characters takes this many Actions of the Academy with 1, 2, 3, 4 or 5 {ap}."),
    ),
    "backstage_bonus": (
        _("A helper backstage pays"),
        _("When it performs, each of its Characters backstage earns this, no matter of which kind."),
    ),
    "coins_to_fame": (
        Say("{coins} {coin} become")(coins=COINS_TO_FAME),
        _("The Heir pays no wages. Instead, every ten {coin} become {fame}."),
    ),
    "level_3_trick_at_end": (
        _("Level 3 Trick at the end"),
        Say(
            "The Heir scores this for each of its level 3 Tricks at the end, up to {cap} {fame} together, "
            "unless the set-up says otherwise."
        )(cap=LEVEL_3_CAP),
    ),
    "character_beyond_six_at_end": (
        _("Character beyond six"),
        _("The Heir scores this at the end for each of its Characters beyond the sixth."),
    ),
}


_CELLS: Final[dict[str, tuple[str, ...]]] = {
    **{row: tuple(str(TEAMS[one][row]) for one in DIFFICULTIES) for row in ("specialist", "apprentice")},
    **{
        row: tuple(" ".join(str(by_points(row, one, points)) for points in range(1, most + 1)) for one in DIFFICULTIES)
        for row, most in _MOST.items()
    },
    "backstage_bonus": tuple(n.yields(backstage_bonus(one)) for one in DIFFICULTIES),
    **{
        row: tuple(f"{fame_by(row, one)} {{fame}}" for one in DIFFICULTIES)
        for row in ("coins_to_fame", "level_3_trick_at_end", "character_beyond_six_at_end")
    },
}
"""By row: an entry for each difficulty, in block markup."""
_TEAM_ADDED: Final = {row: (*_CELLS[row][:-1], str(TEAMS["hard_add"][row])) for row in ("specialist", "apprentice")}
ROWS: Final = {
    team: tuple(DifficultyRow(row, label, cells[row], text) for row, (label, text) in _ROWS.items())
    for team, cells in (("swap", _CELLS), ("add", _CELLS | _TEAM_ADDED))
}
"""All lines, by the option ``heir_hard_team``."""


# ------------------------------------------------------------------ what it does where

_WORK = table(
    "work",
    downtown="While it has dice to use, it goes through these steps once: a Trick, if it has fewer than two of its "
    "top level; a new kind of Specialist; an Apprentice; the higher Bank die; the other one; an Apprentice again. "
    "Used dice turn to X.",
    market_row="First it strikes off its Shopping List what is for sale. Then each {ap} orders one random type from "
    "the list for the next turn.",
    dark_alley="A coin decides whether the pending prophecies move. Then it draws special cards, each from the deck "
    "of which it has the fewest.",
    academy="It learns a secret if it has fewer than two, and renovates if it has no more Banners there than you. "
    "Then it teaches and practices, in even turns the other way round. With Actions left, it gives more lessons, "
    "then renovates.",
    theater="Its helpers set up Tricks from the left: first beside its own markers, then beside yours, then on the "
    "leftmost card, always where they make the most Links. The Magician comes last, for the show.",
)
_TABLE: Final = sayings(
    "table of the Heir",
    downtown="With 1 to {most} {ap} it uses {numbers} dice.",
    dark_alley="With 1 to {most} {ap} it draws {numbers} cards.",
    academy="With 1 to {most} {ap} it takes {numbers} Actions.",
    theater="With 1 to {most} {ap} it sets up {numbers} Trick Markers.",
)
_TABLE_OF: Final = {
    "downtown": "downtown_dice",
    "dark_alley": "dark_alley_cards",
    "academy": "academy_actions",
    "theater": "theater_markers",
}
WORK: Final = {
    (place, one): (text,)
    if place not in _TABLE
    else (text, _TABLE[place](most=_MOST[_TABLE_OF[place]], numbers=_CELLS[_TABLE_OF[place]][at].replace(" ", ", ")))
    for place, text in _WORK.items()
    for at, one in enumerate(DIFFICULTIES)
}
"""By Location and difficulty: what the Heir does there, and its table."""


# ------------------------------------------------------------------ the final scoring

SCORING_LINES = {
    "heir_level_3": (_("Level 3 Tricks"), "ui.trophy"),
    "heir_markers": (_("Tricks on stage"), "action.set_up_trick"),
    "heir_characters": (_("Characters beyond six"), "ui.person"),
}
"""Lines of the Heir's final scoring with their icons, in their order on the screen."""

_TEXTS = {
    "heir_level_3": _(
        "All the Heir’s level 3 Tricks are worth the same. Their conditions and Components do not count."
    ),
    "heir_markers": _("Each of its Trick Markers on a Performance card pays its Yields minus 1 {fame} and 1 {coin}."),
    "heir_characters": Say("All its Characters count. This many are beyond {usual_team}.")(usual_team=USUAL_TEAM),
}
_WORTH = {"heir_level_3": "level_3_trick_at_end", "heir_characters": "character_beyond_six_at_end"}


_FOR_EACH: Final = Say("{counted} {difficulty}: {worth} {fame} for each.")
SCORING_TEXT: Final = {
    (line, one): _FOR_EACH(counted=text, difficulty=DIFFICULTY[one], worth=fame_by(_WORTH[line], one))
    if line in _WORTH
    else text
    for line, text in _TEXTS.items()
    for one in DIFFICULTIES
}
"""By line and difficulty: what it counts, in a sentence."""
SCORING_REASON: Final = Remarks(
    "final scoring of the Heir",
    {
        "heir_level_3": "{number} × {worth}",
        "heir_characters": "{number} × {worth}",
        "heir_markers": Count("{number} Trick Marker", "{number} Trick Markers"),
    },
    {"worth": lambda of: fame_by(_WORTH[of["category"]], of["difficulty"])},
)
"""Parts of a line of the scoring: "3 × 10", "4 Trick Markers"."""
