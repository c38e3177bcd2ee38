"""Today's bills, Tonight's Show and the Matinee: one for each date, the same for everybody with the same version.

All of it follows from the date and the version: the kind of game, the Magicians, the rivals and their levels, the seed.
The seed names the bill and both, so that a record says by itself which evening it belongs to.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from datetime import date, timedelta
from hashlib import sha256
from typing import Final, NamedTuple, TypeVar

from trickerion.rules.catalog import MAGICIANS, printed_for
from trickerion.rules.game import Game
from trickerion.rules.options import COLOURS, DIFFICULTIES, HEIR, PERSON, GameOptions, Seat

_T = TypeVar("_T")

FIRST: Final = date(2026, 11, 1)
"""The date of the first bill."""
RIVAL_NAMES: Final = 8
"""Pleasant names of computer players from which those of the rivals are drawn."""
LEVELS: Final = ("assistant", "manager")
"""Whose answers follow from what the seat may know, its seed and counted steps.

A Magician holds to what it settled earlier in a turn: two players of one evening would get other rivals.
"""
GENTLE: Final = "apprentice"
"""Level of the rivals of a Matinee."""
PLAYER: Final = 0
"""The seat of the person."""
LONGEST_VERSION: Final = 24
TONIGHT, MATINEE = "tonight", "matinee"
BILLS: Final = (MATINEE, TONIGHT)
"""The bills of a date: a short game by day, the show of the evening."""
_SEED: Final = re.compile(rf"({'|'.join(BILLS)}) (\d\d\d\d-\d\d-\d\d) ([\w.-]{{1,24}})")


class KindOfEvening(NamedTuple):
    """A kind of game: its modules, how many sit at the table, and about how many minutes it takes."""

    id: str
    modules: tuple[str, ...]
    seats: int
    minutes: int


WEEK: Final = (
    KindOfEvening("base", (), 3, 45),
    KindOfEvening("dark_alley", ("dark_alley", "prophecies"), 3, 60),
    KindOfEvening("solo", ("dark_alley", "prophecies", HEIR), 2, 60),
    KindOfEvening("powers", ("dark_alley", "prophecies", "powers"), 3, 60),
    KindOfEvening("duel", ("dark_alley", "duel"), 2, 45),
    KindOfEvening("academy", ("dark_alley", "prophecies", "academy"), 3, 75),
    KindOfEvening("full_house", ("dark_alley", "prophecies"), 4, 75),
)
"""By weekday, Monday first."""
BY_DAY: Final = KindOfEvening("matinee", (), 3, 18)
"""The Matinee of every date: the short game, so that somebody of the first week can play it."""


class Rival(NamedTuple):
    """Who sits against the player: number of a name, level ("heir": the Heir), Magician ("": the rules draw)."""

    name: int
    level: str
    magician: str


@dataclass(frozen=True)
class DatedEvening:
    """The evening of a date, as a program of this version deals it. ``difficulty`` is that of the Heir."""

    date: date
    version: str
    kind: KindOfEvening
    magician: str
    rivals: tuple[Rival, ...]
    difficulty: str = "normal"
    bill: str = TONIGHT

    @property
    def number(self) -> int:
        """Of its bill, counted from 1; 0 on dates before the first one."""
        return max(0, (self.date - FIRST).days + 1)

    @property
    def seed(self) -> str:
        """The seed of its game."""
        return seed_of(self.date, self.version, self.bill)

    def options(self, player: str, rivals: tuple[str, ...]) -> GameOptions:
        """The game, for a player of this name; ``rivals`` are what they are called, in their order.

        Names change nothing of what is dealt or played.
        """
        names = zip(self.rivals, rivals, COLOURS[1:], strict=False)
        others = (Seat(name, rival.level, colour, rival.magician) for rival, name, colour in names)
        seats = (Seat(player, PERSON, COLOURS[0], self.magician), *others)
        is_short = self.bill == MATINEE
        return GameOptions(seats, modules=self.kind.modules, difficulty=self.difficulty, small_game=is_short)

    @property
    def place_at_start(self) -> int:
        """As which of the table the player begins, counted from 1."""
        names = tuple(map(str, range(len(self.rivals))))
        return Game.new(self.options("Ada", names), self.seed).state.initiative.index(PLAYER) + 1

    def is_played_in(self, game: Game) -> bool:
        """Whether a game is this evening's, whatever its players are called."""
        nobody = tuple(Seat("", seat.player, seat.colour, seat.magician) for seat in game.options.seats)
        dealt = self.options("", ("",) * len(self.rivals))
        played = replace(game.options, seats=nobody, last_ruling=dealt.last_ruling)  # may have come in between
        return game.seed == self.seed and played == dealt


def seed_of(day: date, version: str, bill: str = TONIGHT) -> str:
    """The seed of the game that a bill of a date names."""
    return f"{bill} {day.isoformat()} {version}"


def evening_of(day: date, version: str, bill: str = TONIGHT) -> DatedEvening:
    """The evening, or the Matinee, of a date. Equal dates and versions give equal ones, on every machine."""
    kind, lots = BY_DAY if bill == MATINEE else WEEK[day.weekday()], _Lots(seed_of(day, version, bill))
    taken = lots.of_each_category(tuple(card.id for card in printed_for(MAGICIANS, kind.modules)))
    if kind.id == "solo":
        return DatedEvening(day, version, kind, taken[0], (Rival(0, HEIR, ""),), lots.one("difficulty", DIFFICULTIES))
    names = lots.order("names", tuple(range(RIVAL_NAMES)))
    levels = [GENTLE if bill == MATINEE else lots.one(f"level {n}", LEVELS) for n in range(kind.seats - 1)]
    rivals = zip(names, levels, taken[1 : kind.seats], strict=False)
    return DatedEvening(day, version, kind, taken[0], tuple(Rival(*rival) for rival in rivals), bill=bill)


def evening_in(game: Game) -> DatedEvening | None:
    """The evening to which a game belongs; None for one that is no evening's."""
    day, bill = date_in(game.seed), game.seed.partition(" ")[0]
    found = evening_of(day, game.seed.rpartition(" ")[2], bill) if day is not None else None
    return found if found is not None and found.is_played_in(game) else None


def date_in(seed: str) -> date | None:
    """The date of the bill that a seed names."""
    named = _SEED.fullmatch(seed)
    try:
        return date.fromisoformat(named[2]) if named else None
    except ValueError:
        return None


def last_seven(today: date) -> tuple[date, ...]:
    """The dates of seven evenings, tonight's last."""
    return tuple(today - timedelta(days=6 - number) for number in range(7))


class _Lots:
    """Draws that follow from a seed and from what they are for."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def _number(self, what: str) -> int:
        return int.from_bytes(sha256(f"{self._seed}/{what}".encode()).digest()[:8], "big")

    def one(self, what: str, choices: tuple[str, ...]) -> str:
        """One of them."""
        return choices[self._number(what) % len(choices)]

    def order(self, what: str, choices: tuple[_T, ...]) -> tuple[_T, ...]:
        """All of them, in an order of their own."""
        return tuple(sorted(choices, key=lambda choice: self._number(f"{what} {choice}")))

    def of_each_category(self, magicians: tuple[str, ...]) -> tuple[str, ...]:
        """One Magician of each category, in an order of their own."""
        found: dict[str, str] = {}
        for magician in self.order("magicians", magicians):
            found.setdefault(MAGICIANS[magician].category, magician)
        return tuple(found.values())
