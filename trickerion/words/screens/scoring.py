"""The final scoring: the podium, the table with its lines, Fame by turn, and where it came from."""

from collections.abc import Mapping
from typing import Final

from trickerion.rules.academy.catalog import BANNER_BONUS
from trickerion.rules.catalog import DUEL, SCORING, Trick
from trickerion.rules.options import HEIR, GameOptions
from trickerion.rules.powers.catalog import POWERS_MODULE
from trickerion.words import names
from trickerion.words.heir.tables import DIFFICULTY
from trickerion.words.screens.setup import LEVELS
from trickerion.words.verbatim import Verbatim
from trickerion.words.wording import phrase

TITLE: Final = "The Final Curtain"

# ------------------------------------------------------------------ which game, who played

_KINDS: Final = (
    (("heir", "academy"), "Solo with the Academy, {difficulty}"),
    (("heir",), "Solo, {difficulty}"),
    (("academy",), "Academy"),
    (("dark_alley",), "Dark Alley"),
)
"""What a game is called by its modules; the first whose modules are all in play says it."""


_WITH: Final = {"prophecies": "Prophecies", POWERS_MODULE: "Powers", DUEL: "Duel"}
"""Modules that are named besides."""


def kind_of_game(options: GameOptions) -> str:
    """ "Dark Alley, Prophecies, 7 turns"."""
    kind = next((kind for needed, kind in _KINDS if set(needed) <= set(options.modules)), "Base game")
    more = "".join(f", {name}" for module, name in _WITH.items() if module in options.modules)
    return f"{kind.format(difficulty=DIFFICULTY[options.difficulty].lower())}{more}, {options.turns} turns"


def edition(options: GameOptions) -> str:
    """Which rules it was played by."""
    return f"rules of {options.edition}"


def who_played(options: GameOptions, seat: int, level: str) -> str:
    """ "You", "Person", "Computer, Assistant"; ``level``: that of a computer player, if it has one."""
    player = options.seats[seat].player
    if player == "person":
        return "You" if sum(other.player == "person" for other in options.seats) == 1 else "Person"
    if player == HEIR:
        return f"Dahlgaard’s Heir, {DIFFICULTY[options.difficulty].lower()}"
    return f"Computer, {LEVELS[level].name}" if level in LEVELS else "Computer"


# ------------------------------------------------------------------ the podium

RIBBON: Final = "The Final Scoring"
HEIR_WINS: Final = "The Heir wins"
HEIR_LOSES: Final = "You beat the Heir"


def winner(name: Verbatim) -> str:
    return f"{name} {'win' if name == 'You' else 'wins'}"


def with_fame(fame: int, is_tied: bool, against: int | None = None) -> str:
    """How it was won; ``against`` is the Fame of the only opponent."""
    if is_tied:
        return f"tied at {fame} Fame, ahead in the Initiative"
    return f"with {fame} Fame" if against is None else f"with {fame} Fame against {against}"


def fourth(name: Verbatim) -> str:
    return f"Fourth: {name}"


# ------------------------------------------------------------------ the table

ROWS: Final = {
    "track": "Fame track",
    "shards": "Shards",
    "coins": "Coins",
    "special_cards": "Special cards",
    "banners": "Banners",
    "apprentices": "Apprentices",
    "specialists": "Specialists",
}
"""The categories that have a row, from the top."""

_WORTH = SCORING["base"] | SCORING["dark_alley"]  # what both games count is worth the same in both
_DETAILS: Final = {
    "shards": f"{_WORTH['shard']} for each",
    "coins": f"1 for each full {_WORTH['coins_per_fame']}",
    "special_cards": f"{_WORTH['special_card']} for each one in hand",
    "apprentices": f"{_WORTH['apprentice']} for each",
    "specialists": f"{_WORTH['specialist']} for each",
}
NO_SHARDS: Final = "nothing in a game with Powers"
_TURNS: Final = {5: "five", 7: "seven"}

_TRICKS: Final = "Level 3 Tricks"
_TRICKS_DETAIL: Final = "each by its own condition"
_TRICKS_AND_OTHERS: Final = "each by its own; the Heir’s lines"
TOTAL: Final = "Total"
WINS_TIE, LOSES_TIE = "wins the tie", "loses the tie"
TIE_BREAK: Final = "Ties go to whoever is ahead in the last Initiative"
cap: Final = phrase("cap {fame}")  # a cell that was cut

TIED: Final = "tied"


def banners(number: int, fame: int, tied: list[Verbatim]) -> str:
    """Banners beside rooms, what they bring, and what a tie makes of it."""
    placed = f"{names.plural(number, 'Banner')} beside rooms: {fame} {{fame}}."
    if not tied:
        return placed
    return f"{placed} As many as {names.join(tied)}: who shares a place takes the bonus of the last place shared."


def detail(category: str, turns: int, players: int, counts_for_all: bool, has_powers: bool = False) -> str:
    """What a row counts."""
    if category == "track":
        return f"won in the {_TURNS.get(turns, str(turns))} turns"
    if category == "banners":
        return f"{', '.join(map(str, BANNER_BONUS[players]))} for the most"
    if category == "shards" and has_powers:
        return NO_SHARDS
    return _DETAILS[category] if counts_for_all else f"{_DETAILS[category]}, not the Heir’s"


def cap_of_each(cap: int) -> str:
    """The cap of every category; "" without one."""
    return f"Cap: {cap} from each category" if cap else ""


# ------------------------------------------------------------------ level 3 Tricks

_COUNTED: Final = {
    "per_prepared_marker": ("marker ready", "markers ready"),
    "per_shard": ("Shard", "Shards"),
    "per_coins": ("lot of Coins", "lots of Coins"),
    "per_special_assignment": ("special card", "special cards"),
    "per_apprentice": ("Apprentice", "Apprentices"),
    "per_trick_level": ("such Trick", "such Tricks"),
}
_MET: Final = {
    "if_specialists": ("has the Specialist", "no Specialist"),
    "if_trick_count": ("enough Tricks", "too few Tricks"),
}
"""What the conditions of level 3 Tricks count; a new kind falls back on plain numbers."""


def own_lines(has_tricks: bool, has_powers: bool, has_heir: bool) -> tuple[str, str]:
    """Beside the lines that a player has alone: (what they are, what each scores by)."""
    if has_heir:
        return _TRICKS, _TRICKS_AND_OTHERS
    if has_powers:
        return (f"{_TRICKS}, Powers" if has_tricks else "Powers"), _TRICKS_DETAIL
    return _TRICKS, _TRICKS_DETAIL


def tricks_note(markers_will_do: bool, has_powers: bool) -> str:
    """Which Tricks of level 3 score."""
    ready = "Trick Markers, or with all its Components," if markers_will_do else "all its Components"
    return f"Only a Trick with {ready} scores{'; a Power may let it lack some' if has_powers else ''}."


def lacks(short: Mapping[str, int]) -> tuple[str, str]:
    """Which Components a Trick lacks, at length and in brief."""
    return f"lacks {names.list_of_pieces(short)}", f"lacks {names.plural(sum(short.values()), 'Component')}"


def counted(number: int, fame: int) -> str:
    """What a Power counts, and what that brings: "5 counted: 8"."""
    return f"{number} counted: {fame}"


def met(trick: Trick, number: int, fame: int) -> str:
    """ "7 advanced: 14", "has the Specialist"."""
    condition = trick.end_game or {}
    kind = condition.get("kind", "")
    if kind in _MET:
        return _MET[kind][0 if number else 1]
    if kind == "per_component":
        return f"{number} {condition['tier']}: {fame}"
    one, more = _COUNTED.get(kind, ("counted", "counted"))
    return f"{number} {one if number == 1 else more}: {fame}"


# ------------------------------------------------------------------ Fame by turn

CHART: Final = "Fame by turn"
CHART_NOTE: Final = "point at a turn to see what happened in it"
START: Final = "Start"
FINAL: Final = "Final"
level: Final = phrase("level {roman}")  # the threshold from which a player has this level


def turn_title(turn: int, turns: int) -> str:
    """What a column of the chart is called: 0 is the start, the one after the last turn the final scoring."""
    if turn > turns:
        return "The final scoring"
    return f"Turn {turn}" if turn else "The start"


def turn_line(name: Verbatim, gains: Mapping[str, int]) -> str:
    """What a player won and lost in a turn, by kind of source, the most first."""
    total = f"*{name}* {sum(gains.values()):+d} {{fame}}"
    if set(gains) == {"scoring"}:  # the title has said it
        return total
    ordered = sorted(gains.items(), key=lambda item: -item[1])
    parts = ", ".join(f"{SOURCES.get(kind, 'unpaid wages')}\u00a0{amount}" for kind, amount in ordered)
    return f"{total}: {parts}" if parts else total


# ------------------------------------------------------------------ where the points came from

BARS: Final = "Where the points came from"
BARS_NOTE: Final = "Fame of the turns, and the final scoring"
SOURCES: Final = {
    "start": "Start",
    "trick": "Yields of Tricks",
    "link": "Links set up",
    "performer_link": "Links in own shows",
    "performer_card": "Card bonus",
    "performer_assistant": "Helpers backstage",
    "advertise": "Posters",
    "renovation": "Renovations",
    "classroom": "Lessons",
    "other": "Everything else",
    "scoring": "Final scoring",
}
"""The kinds of sources of the legend."""
RARE: Final = ("renovation", "classroom")
"""Kinds that only some games have."""
lost: Final = phrase("lost {fame}")  # at the end of a bar


def legend(name: Verbatim) -> str:
    """Above the legend: whose points it counts."""
    return f"The points of {name} by source; point at another bar to see its own."


# ------------------------------------------------------------------ buttons

BUTTONS: Final = {
    "table": ("The Table", "look at it once more"),
    "replay": ("See It Again", "every move, from any seat"),
    "save": ("Save as", "points and all moves"),
    "again": ("Same Again", "same seats, new seed"),
    "title": ("Title", "back to the city"),
}
"""The name of each button and its second line, from the left."""
NO_TABLE: Final = "There is no table to go back to."
