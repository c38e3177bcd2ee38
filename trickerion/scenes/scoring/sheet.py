"""The final scoring as data: rows and columns, the Fame by turn, and where it came from. Pure Python."""

from collections.abc import Collection, Iterable, Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from trickerion.bots.levels import level_of
from trickerion.language.speech import join, listed
from trickerion.language.verbatim import Verbatim, verbatim
from trickerion.play.chronicle import LogLine
from trickerion.rules.ask.team import scoring_facts
from trickerion.rules.catalog import TRICKS, Trick
from trickerion.rules.events import FameGained, FameLost, Scored
from trickerion.rules.facts.team import ScoringFacts
from trickerion.rules.game import Standing
from trickerion.rules.options import HEIR, PERSON
from trickerion.rules.powers.catalog import POWERS
from trickerion.rules.state import GameState
from trickerion.screens.fame_sources import Sources, sources_of
from trickerion.table.view import seat_colours, seat_names
from trickerion.words import names, stops
from trickerion.words.heir.tables import SCORING_LINES, SCORING_REASON, SCORING_TEXT
from trickerion.words.powers.names import power as power_name
from trickerion.words.screens import scoring as words

TRICK, POWER, HEIR_LINE = "trick", "power", "heir"  # the kinds of lines that a player has alone


def own_kind(kinds: Collection[str]) -> str:
    """Kind of these lines, by which their head is chosen."""
    of_players = "tricks" if POWER not in kinds else "both" if TRICK in kinds else "powers"
    return "heir" if HEIR_LINE in kinds else of_players


class Category(NamedTuple):
    """A category of the table; ``id`` as in the events of the scoring."""

    id: str
    name: str
    detail: str
    icon: str


class Cell(NamedTuple):
    """Entry in the table: Fame, the number counted, Fame before a cap; ``tip`` says more, ``aside`` in brief."""

    fame: int
    number: int = 0
    uncapped: int = 0
    aside: str = ""
    tip: str = ""

    @property
    def is_capped(self) -> bool:
        """True if a cap cut the Fame."""
        return self.uncapped > self.fame


class OwnLine(NamedTuple):
    """A line of one player alone, such as a level 3 Trick: its Fame, and why.

    ``brief`` says the reason where there is little room; a Trick has a ``category``, other lines "".
    """

    kind: str
    name: str
    icon: str
    category: str
    text: str
    cell: Cell
    reason: str
    brief: str
    is_short: bool = False


class Scores(NamedTuple):
    """One player: how the seat looks, and all that it has scored; ``sign`` is the Magician's emblem.

    ``is_you``: the only person in the game, who reads this.
    """

    seat: int
    name: Verbatim
    kind: str
    colour: str
    sign: str
    is_heir: bool
    is_you: bool
    total: int
    cells: dict[str, Cell]
    own: tuple[OwnLine, ...]
    sources: Sources


class FameByTurn(NamedTuple):
    """Fame of every seat at the start, after each turn, and at the end; ``gains`` by column, seat and source."""

    points: list[list[int]]
    gains: list[list[dict[str, int]]]

    @property
    def highest(self) -> int:
        """The highest Fame in the chart."""
        return max((value for points in self.points for value in points), default=0)


class ScoreSheet(NamedTuple):
    """All that the final scoring shows; ``columns`` in the order of the ranking, ``levels`` those of the Tricks."""

    rows: tuple[Category, ...]
    columns: tuple[Scores, ...]
    cap: int
    initiative: tuple[int, ...]
    turns: int
    levels: frozenset[int]
    fame: FameByTurn
    viewer: int
    note: str

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of sources that there are in this game: the usual ones, others if anybody gained by them."""
        gained = [column.sources.gained for column in self.columns]
        return tuple(kind for kind in words.SOURCES if kind not in words.RARE or any(one[kind] for one in gained))

    @property
    def is_tied(self) -> bool:
        """True if the first place was decided by the Initiative order."""
        return len(self.columns) > 1 and self.tied_with(0)

    @property
    def by_seat(self) -> tuple[Scores, ...]:
        """The columns in the order of the seats, which gives nothing away."""
        return tuple(sorted(self.columns, key=lambda column: column.seat))

    @property
    def own_rows(self) -> int:
        """The most lines of its own that any player has."""
        return max((len(column.own) for column in self.columns), default=0)

    @property
    def kinds_of_lines(self) -> set[str]:
        """Kinds of lines of their own that the players have: TRICK, POWER, HEIR_LINE."""
        return {line.kind for column in self.columns for line in column.own}

    @property
    def has_heir(self) -> bool:
        """True for a game against the Heir."""
        return any(column.is_heir for column in self.columns)

    @property
    def verdict(self) -> str:
        """Verdict of a game against the Heir, or that you have won; "" for all others."""
        if not self.has_heir:
            return words.YOU_WIN if self.columns[0].is_you else ""
        return words.HEIR_WINS if self.columns[0].is_heir else words.HEIR_LOSES

    def place_of(self, seat: int) -> int:
        """The place of a seat in the ranking, 0 is the winner."""
        return next(place for place, column in enumerate(self.columns) if column.seat == seat)

    def column_of(self, seat: int) -> Scores:
        """The column of a seat."""
        return self.columns[self.place_of(seat)]

    def tied_with(self, place: int) -> bool:
        """True if another player has the same total."""
        return sum(other.total == self.columns[place].total for other in self.columns) > 1

    def wins_tie(self, place: int) -> bool:
        """True if the Initiative order has put this place before all others with the same total (ruling 97)."""
        return self.tied_with(place) and all(c.total != self.columns[place].total for c in self.columns[:place])


FAME_TRACK = "track"
_ICONS: Final = {
    FAME_TRACK: "resource.fame",
    "shards": "resource.shard",
    "coins": "resource.coin",
    "special_cards": "ui.special_card",
    "banners": "ui.banner",
    "apprentices": "character.apprentice",
    "specialists": "character.assistant",
}


def score_sheet(
    state: GameState, standings: Sequence[Standing], log: Iterable[LogLine] = (), viewer: int = 0
) -> ScoreSheet:
    """The sheet of a finished game with its ranking."""
    facts, turns = scoring_facts(state), state.options.turns
    columns = tuple(_column(state, facts, standing) for standing in standings)
    return ScoreSheet(
        rows=_rows(columns, turns, facts),
        columns=columns,
        cap=int(state.options.ruling("score_cap")),
        initiative=facts.initiative,
        turns=turns,
        levels=facts.levels,
        fame=fame_by_turn(log, len(columns), turns),
        viewer=viewer,
        note=words.TRICKS_NOTE[facts.prepared_is_enough, facts.has_powers],
    )


def _rows(columns: Sequence[Scores], turns: int, facts: ScoringFacts) -> tuple[Category, ...]:
    rows = []
    for category, name in words.ROWS.items():
        counting = [category in column.cells for column in columns]
        if any(counting):
            rows.append(Category(category, name, _detail(category, turns, facts, all(counting)), _ICONS[category]))
    return tuple(rows)


def _detail(category: str, turns: int, facts: ScoringFacts, counts_for_all: bool) -> str:
    """Detail of a row: the things that the row counts."""
    if category == FAME_TRACK:
        return words.won_in_turns(turns=words.TURNS.get(turns, turns))
    if category == "banners":
        return words.for_the_most(bonus=listed(facts.banner_bonus))
    if category == "shards" and facts.has_powers:
        return words.NO_SHARDS
    said = words.DETAILS[category](**words.WORTH)
    return said if counts_for_all else words.not_the_heirs(counted=said)


def _column(state: GameState, facts: ScoringFacts, standing: Standing) -> Scores:
    options, seat = state.options, standing.seat
    cells = {FAME_TRACK: Cell(standing.fame_before_scoring, standing.fame_before_scoring)}
    own = []
    for line in standing.scored:
        cell = Cell(line.fame, line.number, line.uncapped)
        if line.category.startswith("trick:"):
            own.append(_trick_line(facts, seat, line, cell))
        elif line.category.startswith("power:"):
            own.append(_power_line(line, cell))
        elif line.category in SCORING_LINES:
            own.append(_heir_line(state, line, cell))
        elif line.category == "banners":
            cells[line.category] = _banners(state, facts, seat, cell)
        else:
            cells[line.category] = cell
    is_you = [number for number, one in enumerate(options.seats) if one.player == PERSON] == [seat]
    called = seat_names(options)[seat]
    return Scores(
        seat=seat,
        name=verbatim(words.YOU) if is_you else called,
        kind=called if is_you else words.who_played(options, seat, level_of(options.seats[seat].player)),
        colour=seat_colours(options)[seat],
        sign=f"magician.{facts.magicians[seat]}",
        is_heir=options.seats[seat].player == HEIR,
        is_you=is_you,
        total=standing.fame,
        cells=cells,
        own=tuple(sorted(own, key=_place_of)),
        sources=sources_of(standing.fame_by_source),
    )


def _place_of(line: OwnLine) -> int:
    """The Heir's lines have their order; Tricks stay as they are."""
    order = [name for name, _ in SCORING_LINES.values()]
    return order.index(line.name) if line.name in order else 0


def _heir_line(state: GameState, line: Scored, cell: Cell) -> OwnLine:
    name, icon = SCORING_LINES[line.category]
    difficulty = state.options.difficulty
    text = SCORING_TEXT[line.category, difficulty]
    why = SCORING_REASON(line.category, {**line._asdict(), "difficulty": difficulty})
    return OwnLine(HEIR_LINE, name, icon, "", text, cell, why, why)


def _banners(state: GameState, facts: ScoringFacts, seat: int, cell: Cell) -> Cell:
    """The Banners of a seat: with whom it shares a place, and what that makes of the bonus."""
    equal = [other for other, number in facts.banners.items() if number == cell.number and other != seat]
    tied = [seat_names(state.options)[other] for other in equal] if cell.number else []
    placed = words.banners(cell.number, fame_won=cell.fame)
    tip = words.tied_banners(placed=placed, others=join(tied)) if tied else placed
    return cell._replace(aside=words.TIED if tied else "", tip=tip)


def _trick_line(facts: ScoringFacts, seat: int, line: Scored, cell: Cell) -> OwnLine:
    trick = TRICKS[line.category.removeprefix("trick:")]
    short = facts.short.get((seat, trick.id), {})
    why = brief = met(trick, cell.number, cell.uncapped)
    if short:
        why, brief = words.lacks(what=names.PIECES.listed(short)), words.lacks_pieces(sum(short.values()))
    icon, text = f"trick.{trick.id}", names.condition(trick.id)
    return OwnLine(TRICK, names.trick(trick.id), icon, trick.category, text, cell, why, brief, is_short=bool(short))


def met(trick: Trick, number: int, fame: int) -> str:
    """ "7 advanced: 14", "has the Specialist"."""
    condition = trick.end_game or {}
    kind = condition.get("kind", "")
    if kind in words.MET:
        return words.MET[kind] if number else words.NOT_MET[kind]
    kind = f"per_{condition['tier']}" if kind == "per_component" else kind
    return words.COUNTED.get(kind, words.COUNTED[""])(number, fame_won=fame)


def _power_line(line: Scored, cell: Cell) -> OwnLine:
    power = POWERS[line.category.removeprefix("power:")]
    why = words.counted(number=line.number, fame_won=line.uncapped)
    return OwnLine(POWER, power_name(power.id), f"power.{power.id}", "", names.text(power.id), cell, why, why)


def fame_by_turn(log: Iterable[LogLine], seats: int, turns: int) -> FameByTurn:
    """Read the Fame by turn from the log: column 0 the start, 1 to ``turns``, then the final scoring."""
    gains: list[list[dict[str, int]]] = [[{} for _ in range(seats)] for _ in range(turns + 2)]
    for line in log:
        for event in line.events:
            if isinstance(event, (FameGained, FameLost)):
                amount = event.amount if isinstance(event, FameGained) else -event.amount
                of_seat = gains[_column_of(line, event.source, turns)][event.seat]
                of_seat[event.source] = of_seat.get(event.source, 0) + amount
    points = [list(accumulate(sum(by_seat[seat].values()) for by_seat in gains)) for seat in range(seats)]
    return FameByTurn(points, gains)


def _column_of(line: LogLine, source: str, turns: int) -> int:
    if source == "scoring":
        return turns + 1
    return 0 if source == "start" or line.phase == "setup" else min(line.turn, turns)


def ranking_told(sheet: ScoreSheet) -> list[str]:
    """The final table in sentences: each player from the first on, with the Fame and where it came from."""
    told = []
    for place, scores in enumerate(sheet.columns, start=1):
        counted = ((row, scores.cells[row.id].fame) for row in sheet.rows if row.id in scores.cells)
        parts = join(
            stops.from_track(number=fame)
            if row.id == FAME_TRACK
            else stops.from_category(number=fame, category=row.name)
            for row, fame in counted
            if fame
        )
        told.append(stops.final(rank=stops.RANK_FIRST[place], who=scores.name, points=scores.total, parts=parts))
    return told
