"""The final scoring in rows and columns, the Fame by turn, and where it came from. Pure Python."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from trickerion.app.chronicle import LogLine
from trickerion.rules.ask import missing_components
from trickerion.rules.ask.heir import has_heir
from trickerion.rules.catalog import SCORING, TRICKS, Trick
from trickerion.rules.events import FameGained, FameLost, Scored
from trickerion.rules.game import Standing
from trickerion.rules.state import GameState
from trickerion.ui.components import component_name
from trickerion.words import names
from trickerion.words.heir.tables import SCORING_LINES, scoring_reason, scoring_text


@dataclass(frozen=True)
class Row:
    """A category of the table; ``id`` as in the events of the scoring."""

    id: str
    name: str
    detail: str
    icon: str


class Cell(NamedTuple):
    """What stands in the table: the Fame, what was counted, and Fame before a cap."""

    fame: int
    number: int = 0
    uncapped: int = 0

    @property
    def is_capped(self) -> bool:
        """Whether a cap cut it."""
        return self.uncapped > self.fame


class OwnLine(NamedTuple):
    """A line of one player alone, such as a level 3 Trick: its Fame, and why.

    ``brief`` says the reason where there is little room; a Trick has a ``category``, other lines "".
    """

    name: str
    icon: str
    category: str
    text: str
    cell: Cell
    reason: str
    brief: str
    is_short: bool = False


FAME_TRACK = "track"


def _rows(state: GameState, turns: int) -> tuple[Row, ...]:
    dark_alley = state.options.terms.has_abilities
    worth = SCORING["dark_alley" if dark_alley else "base"]
    coins = f"1 for each full {worth['coins_per_fame']}"
    rows = [
        Row(FAME_TRACK, "Fame track", f"won in the {_in_words(turns)} turns", "resource.fame"),
        Row("shards", "Shards", f"{worth['shard']} for each", "resource.shard"),
        Row("coins", "Coins", f"{coins}, not the Heir’s" if has_heir(state.options) else coins, "resource.coin"),
    ]
    if dark_alley:
        detail = f"{worth['special_card']} for each one in hand"
        return (*rows, Row("special_cards", "Special cards", detail, "ui.special_card"))
    return (
        *rows,
        Row("apprentices", "Apprentices", f"{worth['apprentice']} for each", "character.apprentice"),
        Row("specialists", "Specialists", f"{worth['specialist']} for each", "character.assistant"),
    )


def _in_words(number: int) -> str:
    return {5: "five", 7: "seven"}.get(number, str(number))


@dataclass(frozen=True)
class Column:
    """One player, in the order of the ranking."""

    seat: int
    total: int
    cells: dict[str, Cell]
    own: tuple[OwnLine, ...] = ()


@dataclass(frozen=True)
class Table:
    """Everything that the final scoring shows as numbers; ``columns`` in the order of the ranking."""

    rows: tuple[Row, ...]
    columns: tuple[Column, ...]
    own_rows: int
    cap: int
    initiative: tuple[int, ...]

    @property
    def is_tied(self) -> bool:
        """Whether the first place was decided by the Initiative order."""
        return len(self.columns) > 1 and self.columns[0].total == self.columns[1].total

    @property
    def by_seat(self) -> tuple[Column, ...]:
        """The columns in the order of the seats, which gives nothing away."""
        return tuple(sorted(self.columns, key=lambda column: column.seat))

    def place_of(self, seat: int) -> int:
        """The place of a seat in the ranking, 0 is the winner."""
        return next(place for place, column in enumerate(self.columns) if column.seat == seat)

    def tied_with(self, column: int) -> bool:
        """Whether another player has the same total."""
        return sum(other.total == self.columns[column].total for other in self.columns) > 1


def make_table(state: GameState, standings: Sequence[Standing], turns: int) -> Table:
    """The table of a finished game with its ranking."""
    columns = tuple(_column(state, standing) for standing in standings)
    own_rows = max((len(column.own) for column in columns), default=0)
    cap = int(state.options.ruling("score_cap"))
    return Table(_rows(state, turns), columns, own_rows, cap, tuple(state.initiative))


def _column(state: GameState, standing: Standing) -> Column:
    cells = {FAME_TRACK: Cell(standing.fame_before_scoring, standing.fame_before_scoring)}
    own = []
    for line in standing.scored:
        cell = Cell(line.fame, line.number, line.uncapped)
        if line.category.startswith("trick:"):
            own.append(_trick_line(state, standing.seat, line, cell))
        elif line.category in SCORING_LINES:
            own.append(_heir_line(state, line, cell))
        else:
            cells[line.category] = cell
    return Column(standing.seat, standing.fame, cells, tuple(sorted(own, key=_place_of)))


def _place_of(line: OwnLine) -> int:
    """The Heir's lines have their order; Tricks stay as they are."""
    order = [name for name, _ in SCORING_LINES.values()]
    return order.index(line.name) if line.name in order else 0


def _heir_line(state: GameState, line: Scored, cell: Cell) -> OwnLine:
    name, icon = SCORING_LINES[line.category]
    text = scoring_text(line.category, state.options.difficulty)
    why = scoring_reason(line, state.options.difficulty)
    return OwnLine(name, icon, "", text, cell, why, why)


def _trick_line(state: GameState, seat: int, line: Scored, cell: Cell) -> OwnLine:
    trick = TRICKS[line.category.removeprefix("trick:")]
    short = missing_components(state.players[seat], trick.id)
    if short:
        words = ", ".join(f"{number} {component_name(component)}" for component, number in short.items())
        why, brief = f"lacks {words}", f"lacks {names.plural(sum(short.values()), 'Component')}"
    else:
        why = brief = _why(trick, cell)
    icon, text = f"trick.{trick.id}", trick.end_game_text
    return OwnLine(trick.name, icon, trick.category, text, cell, why, brief, is_short=bool(short))


_COUNTED = {
    "per_prepared_marker": ("marker ready", "markers ready"),
    "per_shard": ("Shard", "Shards"),
    "per_coins": ("lot of Coins", "lots of Coins"),
    "per_special_assignment": ("special card", "special cards"),
    "per_apprentice": ("Apprentice", "Apprentices"),
    "per_trick_level": ("such Trick", "such Tricks"),
}
_MET = {
    "if_specialists": ("has the Specialist", "no Specialist"),
    "if_trick_count": ("enough Tricks", "too few Tricks"),
}
"""What the conditions of level 3 Tricks count; a new kind falls back on plain numbers."""


def _why(trick: Trick, cell: Cell) -> str:
    """ "7 advanced: 14", "has the Specialist"."""
    condition = trick.end_game or {}
    kind = condition.get("kind", "")
    if kind in _MET:
        return _MET[kind][0 if cell.number else 1]
    if kind == "per_component":
        return f"{cell.number} {condition['tier']}: {cell.uncapped}"
    one, more = _COUNTED.get(kind, ("counted", "counted"))
    return f"{cell.number} {one if cell.number == 1 else more}: {cell.uncapped}"


# ------------------------------------------------------------------ Fame by turn


@dataclass
class FameByTurn:
    """Fame of every seat at the start, after each turn, and at the end; ``gains`` by column, seat and source."""

    points: list[list[int]]
    gains: list[list[dict[str, int]]] = field(default_factory=list)

    @property
    def highest(self) -> int:
        """The most Fame that stands anywhere."""
        return max((value for points in self.points for value in points), default=0)


def fame_by_turn(log: Iterable[LogLine], seats: int, turns: int) -> FameByTurn:
    """Read the Fame by turn from the log: column 0 the start, 1 to ``turns``, then the final scoring."""
    gains: list[list[dict[str, int]]] = [[{} for _ in range(seats)] for _ in range(turns + 2)]
    for line in log:
        for event in line.events:
            if isinstance(event, (FameGained, FameLost)):
                amount = event.amount if isinstance(event, FameGained) else -event.amount
                column = _column_of(line, event.source, turns)
                of_seat = gains[column][event.seat]
                of_seat[event.source] = of_seat.get(event.source, 0) + amount
    points: list[list[int]] = [[] for _ in range(seats)]
    for seat in range(seats):
        fame = 0
        for by_seat in gains:
            fame += sum(by_seat[seat].values())
            points[seat].append(fame)
    return FameByTurn(points, gains)


def _column_of(line: LogLine, source: str, turns: int) -> int:
    if source == "scoring":
        return turns + 1
    return 0 if source == "start" or line.phase == "setup" else min(line.turn, turns)


# ------------------------------------------------------------------ sources


@dataclass(frozen=True)
class Source:
    """A kind of source of Fame: its words, its icon, its colour."""

    name: str
    icon: str
    colour: str


SOURCES: dict[str, Source] = {
    "start": Source("Start", "phase.end_turn", "#6d5c42"),
    "trick": Source("Yields of Tricks", "action.set_up_trick", "#8a4a1c"),
    "link": Source("Links set up", "ui.link", "#7a560c"),
    "performer_link": Source("Links in own shows", "phase.perform", "#6e1726"),
    "performer_card": Source("Card bonus", "location.theater", "#2f5d73"),
    "performer_assistant": Source("Helpers backstage", "character.assistant", "#6d3f96"),
    "advertise": Source("Posters", "phase.advertise", "#1f5a3c"),
    "other": Source("Everything else", "ui.prophecy", "#35235f"),
    "scoring": Source("Final scoring", "ui.trophy", "#2a1a16"),
}
OTHER = "other"


_LIKE = {"performer_helper": "performer_assistant", "heir_leaving_card": "trick"}
"""Sources that count among those of another name."""


def _group(source: str) -> str:
    like = _LIKE.get(source, source)
    return like if like in SOURCES else OTHER


class Sources(NamedTuple):
    """The Fame of one player by kind of source, and the Fame lost; the sum of all less the losses is the total."""

    gained: dict[str, int]
    lost: int


def sources_of(fame_by_source: dict[str, int]) -> Sources:
    """Group the sources of the rules into those of the legend."""
    gained, lost = dict.fromkeys(SOURCES, 0), 0
    for source, amount in fame_by_source.items():
        if amount < 0:
            lost -= amount
        else:
            gained[_group(source)] += amount
    return Sources(gained, lost)


def source_name(source: str) -> str:
    """The words of a source of the rules."""
    if source == "wages":
        return "unpaid wages"
    return SOURCES[_group(source)].name


def cells_in_order(table: Table) -> Sequence[tuple[str, int]]:
    """(row, column) of all cells in the order of filling in; columns by seat, level 3 Tricks are rows "trick:0" ..."""
    rows = [row.id for row in table.rows] + [f"trick:{number}" for number in range(table.own_rows)] + ["total"]
    return [(row, column) for row in rows for column in range(len(table.columns))]
