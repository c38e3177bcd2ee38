"""What the Heir does and counts by the difficulty: its table for set-up and Workbook, its work, its final scoring."""

from typing import NamedTuple

from trickerion.rules.ask.heir import USUAL_TEAM
from trickerion.rules.events import Scored
from trickerion.rules.heir.catalog import COINS_TO_FAME, TEAMS, backstage_bonus, by_points, fame_by
from trickerion.rules.options import DIFFICULTIES, HEIR_POINTS
from trickerion.words import names as n
from trickerion.words.academy.set_up import OFFERED

DIFFICULTY = {"easy": "Easy", "normal": "Normal", "hard": "Hard"}
LEVEL_3_CAP: int = HEIR_POINTS["heir_level_3_cap"][0]
"""What all level 3 Tricks of the Heir bring at most, unless the set-up says otherwise."""


class Measured(NamedTuple):
    """What came of the games against the Heir of a difficulty: those lost by the Heir, and both mean scores."""

    won: int
    fame: int
    heirs_fame: int


GAMES = 60
MEASURED = {"easy": Measured(46, 93, 80), "normal": Measured(19, 94, 104), "hard": Measured(0, 94, 152)}
"""So many games each of the computer's Manager on 23 November 2026: the solo game as it is
proposed, ``simulate --solo --seats manager --games 60 --seed first-evening --difficulty ...``.
"""


def guide(difficulty: str) -> str:
    """How strong the Heir is, for a player who chooses."""
    won, fame, heirs_fame = MEASURED[difficulty]
    heir = "Without the Academy the Heir" if OFFERED else "The Heir"
    scores = f"{heir} makes about {heirs_fame} {{fame}}, the computer’s Manager {fame}"
    return f"{scores}, which won {won or 'none'} of {GAMES} games. Other modules and cards change that."


class DifficultyRow(NamedTuple):
    """One line of the table: what it is about, one entry for each of ``DIFFICULTIES``, and a sentence about it."""

    id: str
    label: str
    cells: tuple[str, ...]
    text: str


_MOST = {"downtown_dice": 5, "theater_markers": 3, "dark_alley_cards": 5, "academy_actions": 5}
"""Table by Action Points -> how many of them it has entries for."""

_ROWS = {
    "specialist": ("Specialists at the start", "Besides its Magician. Which Specialists they are is drawn."),
    "apprentice": ("Apprentices at the start", "Besides its Magician."),
    "downtown_dice": (
        "Downtown dice used",
        "How many Downtown dice one of its Characters uses with 1, 2, 3, 4 or 5 {ap}.",
    ),
    "theater_markers": (
        "Trick Markers set up",
        "How many Trick Markers one of its Characters sets up backstage with 1, 2 or with 3 and more {ap}.",
    ),
    "dark_alley_cards": (
        "Special cards drawn",
        "How many special Assignment cards one of its Characters draws with 1, 2, 3, 4 or 5 {ap}.",
    ),
    "academy_actions": (
        "Actions in the Academy",
        "How many Actions of the Academy one of its Characters carries out with 1, 2, 3, 4 or 5 {ap}.",
    ),
    "backstage_bonus": (
        "A helper backstage pays",
        "When it performs, each of its Characters backstage brings this, of whatever kind.",
    ),
    "coins_to_fame": (f"{COINS_TO_FAME} {{coin}} become", "In place of wages full tens of {coin} become {fame}."),
    "level_3_trick_at_end": (
        "Level 3 Trick at the end",
        f"Each of its level 3 Tricks, in the final scoring; {LEVEL_3_CAP} {{fame}} at most for all, "
        "unless the set-up says otherwise.",
    ),
    "character_beyond_six_at_end": (
        "Character beyond six",
        "Each of its Characters beyond the sixth, in the final scoring.",
    ),
}


def difficulty_rows(hard_team: str = "swap", with_academy: bool = False) -> list[DifficultyRow]:
    """All lines; ``hard_team`` is the value of the option ``heir_hard_team``. Entries are block markup."""
    teams = {**TEAMS, "hard": TEAMS["hard_add"]} if hard_team == "add" else TEAMS
    return [
        DifficultyRow(row, label, tuple(_cell(row, difficulty, teams) for difficulty in DIFFICULTIES), text)
        for row, (label, text) in _ROWS.items()
        if with_academy or row != "academy_actions"
    ]


def _cell(row: str, difficulty: str, teams: dict[str, dict[str, int]]) -> str:
    if row in teams[difficulty]:
        return str(teams[difficulty][row])
    if row in _MOST:
        return " ".join(str(by_points(row, difficulty, points)) for points in range(1, _MOST[row] + 1))
    return n.yields(backstage_bonus(difficulty)) if row == "backstage_bonus" else f"{fame_by(row, difficulty)} {{fame}}"


# ------------------------------------------------------------------ what it does where

_WORK = {
    "downtown": "A Trick, if it has fewer than two of its top level; a Specialist of a new kind; an Apprentice; the "
    "higher Bank die, the other one; an Apprentice again: each step once, in this order, while it has dice to use. "
    "Used dice turn to X.",
    "market_row": "First what is for sale leaves its Shopping List. Then each {ap} orders one type of the list, at "
    "random, for the next turn.",
    "dark_alley": "A coin decides whether the pending prophecies move. Then it draws special cards from the decks of "
    "which it has the fewest.",
    "academy": "A secret, if it has fewer than two; a renovation, if it has no more Banners there than you; then Teach "
    "and Practice, in even turns the other way round. With Actions left it goes on with lessons, then renovates.",
    "theater": "Its helpers set up Tricks from the left, first beside its own markers, then beside yours, then on the "
    "leftmost card; on each card where the most Links are made. The Magician comes last, for the show.",
}
_TABLE = {
    "downtown": ("downtown_dice", "dice"),
    "dark_alley": ("dark_alley_cards", "cards"),
    "academy": ("academy_actions", "Actions"),
    "theater": ("theater_markers", "Trick Markers"),
}


def work_at(location: str, difficulty: str) -> list[str]:
    """What the Heir does at a Location, and its table there."""
    if location not in _TABLE:
        return [_WORK[location]]
    table, what = _TABLE[location]
    numbers = _cell(table, difficulty, TEAMS).replace(" ", ", ")
    return [_WORK[location], f"With 1 to {_MOST[table]} {{ap}}: {numbers} {what}."]


# ------------------------------------------------------------------ the final scoring

SCORING_LINES = {
    "heir_level_3": ("Level 3 Tricks", "ui.trophy"),
    "heir_markers": ("Tricks on stage", "action.set_up_trick"),
    "heir_characters": ("Characters beyond six", "ui.person"),
}
"""Its lines with their icons, in the order in which they stand."""

_TEXTS = {
    "heir_level_3": "Each level 3 Trick of the Heir is worth the same; its condition and its Components do not count.",
    "heir_markers": "Each of its Trick Markers on a Performance card pays its Yields, 1 {fame} and 1 {coin} less.",
    "heir_characters": f"All its disks count: so many are beyond {USUAL_TEAM}.",
}
_WORTH = {"heir_level_3": "level_3_trick_at_end", "heir_characters": "character_beyond_six_at_end"}


def scoring_text(category: str, difficulty: str) -> str:
    """What a line counts, in a sentence."""
    if category not in _WORTH:
        return _TEXTS[category]
    worth = fame_by(_WORTH[category], difficulty)
    return f"{_TEXTS[category]} {DIFFICULTY[difficulty]}: {worth} {{fame}} for each."


def scoring_reason(line: Scored, difficulty: str) -> str:
    """ "3 × 10", "4 Trick Markers"."""
    if line.category in _WORTH:
        return f"{line.number} × {fame_by(_WORTH[line.category], difficulty)}"
    return n.plural(line.number, "Trick Marker")
