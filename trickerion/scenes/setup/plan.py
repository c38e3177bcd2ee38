"""The game that is being set up: seats, Magicians, modules, rules and seed, and why it cannot start yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Self

from trickerion.bots.registry import BOTS
from trickerion.rules.catalog import MAGICIANS
from trickerion.rules.options import (
    ALTERNATIVES,
    COLOURS,
    EDITIONS,
    HEIR_POINTS,
    NAME_LENGTH,
    RULINGS,
    GameOptions,
    Seat,
    is_idle,
)
from trickerion.scenes.setup.modules import allowed
from trickerion.scenes.setup.names import COMPUTERS, PERSONS, free_name, new_seed
from trickerion.scenes.setup.points import points_that_matter
from trickerion.storage.record import clean_name
from trickerion.words.verbatim import Verbatim, verbatim

PERSON, COMPUTER, EMPTY = "person", "computer", "empty"
KINDS = (PERSON, COMPUTER, EMPTY)
SEATS = 4
SEED_LENGTH = 40
_LEVELS = (("greedy", "Understudy"),)
LEVELS: tuple[tuple[str, str], ...] = tuple(level for level in _LEVELS if level[0] in BOTS)
"""The computer players that can be chosen, weakest first: the bot and the name of its level."""

_POOL = frozenset((*PERSONS, *COMPUTERS))
_COUNT_WORDS = {2: "two", 3: "three", 4: "four"}


@dataclass
class PlannedSeat:
    """One of the four seats; ``level`` is the bot of a computer player."""

    kind: str
    name: str
    colour: str
    magician: str = ""
    level: str = LEVELS[0][0]

    @property
    def is_taken(self) -> bool:
        """Whether somebody sits here."""
        return self.kind != EMPTY

    @property
    def spoken(self) -> Verbatim:
        """The name, for sentences."""
        return verbatim(self.name)


def _usual_seats() -> list[PlannedSeat]:
    return [
        PlannedSeat(PERSON, "Ada", COLOURS[0]),
        PlannedSeat(COMPUTER, "Lantern Jack", COLOURS[1]),
        PlannedSeat(COMPUTER, "Madame Vesper", COLOURS[2]),
        PlannedSeat(EMPTY, "Silas Quill", COLOURS[3]),
    ]


@dataclass
class Plan:
    """Everything that the Set-up scene can change."""

    seats: list[PlannedSeat] = field(default_factory=_usual_seats)
    modules: tuple[str, ...] = ()
    edition: str = "2019"
    setup: str = "beginner"
    rulings: dict[str, Any] = field(default_factory=dict)
    seed: str = field(default_factory=new_seed)
    keeps_seed: bool = False

    # ------------------------------------------------------------------ who plays

    @property
    def taken(self) -> list[int]:
        """The seats where somebody sits."""
        return [number for number, seat in enumerate(self.seats) if seat.is_taken]

    def set_kind(self, number: int, kind: str) -> None:
        """Put a person or a computer player on a seat, or empty it; names that nobody typed follow."""
        seat = self.seats[number]
        if kind == seat.kind:
            return
        was_typed = seat.kind != EMPTY and seat.name not in _POOL
        seat.kind = kind
        if kind == EMPTY:
            seat.magician = ""
            return
        if not was_typed:
            seat.name = free_name(kind, [s.name for s in self.seats if s is not seat and s.is_taken])
        if seat.colour in {s.colour for s in self.seats if s is not seat and s.is_taken}:
            seat.colour = self.free_colours()[0]

    def free_colours(self) -> list[str]:
        """The colours that no taken seat has."""
        return [colour for colour in COLOURS if colour not in {s.colour for s in self.seats if s.is_taken}]

    def set_colour(self, number: int, colour: str) -> None:
        """Give a seat a colour; whoever has it gets the seat's old one in exchange."""
        seat = self.seats[number]
        for other in self.seats:
            if other is not seat and other.colour == colour:
                other.colour = seat.colour
        seat.colour = colour

    def next_level(self, number: int) -> None:
        """The next computer level, after the strongest the weakest."""
        bots = [bot for bot, _ in LEVELS]
        seat = self.seats[number]
        seat.level = bots[(bots.index(seat.level) + 1) % len(bots)]

    # ------------------------------------------------------------------ Magicians

    def holder(self, magician: str) -> int | None:
        """The seat that has a Magician."""
        return next((n for n in self.taken if self.seats[n].magician == magician), None)

    def rival(self, magician: str, number: int) -> int | None:
        """Another seat whose Magician has the same favourite category."""
        category = MAGICIANS[magician].category
        for other in self.taken:
            theirs = self.seats[other].magician
            if other != number and theirs and MAGICIANS[theirs].category == category:
                return other
        return None

    def take_magician(self, magician: str, number: int) -> bool:
        """Give a Magician to a seat, or take it back from the seat itself; False when it is not to be had."""
        if self.rival(magician, number) is not None or not self.seats[number].is_taken:
            return False
        seat = self.seats[number]
        seat.magician = "" if seat.magician == magician else magician
        return True

    def without_magician(self) -> list[int]:
        """The seats that have not chosen."""
        return [number for number in self.taken if not self.seats[number].magician]

    # ------------------------------------------------------------------ rules

    def ruling(self, point: str) -> Any:
        """The value of a point in which the editions differ."""
        return self.rulings.get(point, RULINGS[point][self.edition])

    def plays_academy_version(self, magician: str) -> bool:
        """Whether a Magician is dealt with the ability that came with the Academy."""
        return bool(self.ruling("academy_abilities")) or is_idle(magician, self.modules)

    def set_ruling(self, point: str, value: Any) -> None:
        """Set one point alone; what equals the edition is not kept apart."""
        self.rulings.pop(point, None)
        if value != RULINGS[point][self.edition]:
            self.rulings[point] = value

    def set_edition(self, edition: str) -> None:
        """All points as in an edition."""
        self.edition = edition
        self.rulings.clear()

    @property
    def always(self) -> dict[str, str]:
        """Modules that cannot be left out, with the reason."""
        return {}

    def rulings_that_matter(self) -> dict[str, Any]:
        """The points set alone that change anything in this game."""
        matters = {point.id for point in points_that_matter(self.modules)}
        return {point: value for point, value in self.rulings.items() if point in matters or point in HEIR_POINTS}

    def switch_module(self, module: str) -> None:
        """Add a module or leave it out, with what cannot do without it."""
        chosen = set(self.modules) ^ {module}
        self.modules = allowed(chosen)

    # ------------------------------------------------------------------ the start

    def trouble(self) -> str:
        """Why the game cannot start, or ""."""
        if len(self.taken) < 2:
            return "Two to four players: fill another seat."
        names = [self.seats[number].name.strip() for number in self.taken]
        for number, name in enumerate(names):
            if not name:
                return "A player has no name yet."
            if name.casefold() in [other.casefold() for other in names[:number]]:
                return f"Two players are called {verbatim(name)}."
        return ""

    def open_choices(self) -> str:
        """What the start will decide, in a sentence, or ""."""
        waiting = self.without_magician()
        if not waiting:
            return ""
        drawn = "chosen at the table" if self.setup == "full" else "drawn"
        if len(waiting) == 1:
            return f"{self.seats[waiting[0]].spoken} has no Magician yet: one is {drawn}."
        who = "Nobody has" if len(waiting) == len(self.taken) else f"{_COUNT_WORDS[len(waiting)].title()} players have"
        which = "a Magician yet: they are" if who == "Nobody has" else "no Magician yet: they are"
        return f"{who} {which} {drawn}."

    def start_in_words(self) -> str:
        """ "start with three players"."""
        return f"start with {_COUNT_WORDS.get(len(self.taken), str(len(self.taken)))} players"

    def to_options(self) -> GameOptions:
        """The options of the game. Raises OptionsError when it cannot be played (``trouble`` says why before)."""
        seats = tuple(self.planned_seat(self.seats[number]) for number in self.taken)
        return GameOptions(seats, self.edition, self.setup, self.modules, self.rulings_that_matter())

    @staticmethod
    def planned_seat(seat: PlannedSeat) -> Seat:
        """The seat as the game knows it."""
        player = seat.level if seat.kind == COMPUTER else seat.kind
        return Seat(seat.name.strip(), player, seat.colour, seat.magician)

    # ------------------------------------------------------------------ to remember

    def to_json(self) -> dict[str, Any]:
        """A JSON object that ``from_json`` reads back."""
        return {**asdict(self), "modules": list(self.modules)}

    @classmethod
    def from_json(cls, data: Any) -> Self:
        """Read a plan back; whatever is damaged or no longer exists is as usual."""
        plan = cls()
        if isinstance(data, Mapping):
            plan._read(data)
        return plan

    def _read(self, data: Mapping[str, Any]) -> None:
        self._read_seats(data.get("seats"))
        self.mend_colours()
        self.mend_magicians()
        self.edition = one_of(data.get("edition"), EDITIONS, self.edition)
        self.setup = one_of(data.get("setup"), ("beginner", "full"), self.setup)
        self._read_modules(data.get("modules"))
        self._read_rulings(data.get("rulings"))
        self.keeps_seed = data.get("keeps_seed") is True
        seed = data.get("seed")
        if self.keeps_seed and clean_name(seed):
            self.seed = clean_name(seed)[:SEED_LENGTH]

    def _read_seats(self, data: Any) -> None:
        if isinstance(data, list) and len(data) == SEATS:
            self.seats = self.read_seats(data)

    def read_seats(self, data: Sequence[Any]) -> list[PlannedSeat]:
        """Remembered seats; what is damaged is as in this plan."""
        return [_read_seat(entry, usual) for entry, usual in zip(data, self.seats, strict=True)]

    def _read_modules(self, data: Any) -> None:
        self.modules = allowed([str(m) for m in data]) if isinstance(data, list) else ()

    def _read_rulings(self, data: Any) -> None:
        for point, value in data.items() if isinstance(data, Mapping) else ():
            if any(value == known and type(value) is type(known) for known in ALTERNATIVES.get(point, ())):
                self.set_ruling(point, value)

    def mend_colours(self) -> None:
        """Every seat has a colour of its own."""
        colours = [seat.colour for seat in self.seats]
        if sorted(colours) != sorted(COLOURS):
            for seat, colour in zip(self.seats, COLOURS, strict=True):
                seat.colour = colour

    def mend_magicians(self) -> None:
        """No category twice."""
        for number, seat in enumerate(self.seats):
            if seat.magician and (not seat.is_taken or self.rival(seat.magician, number) is not None):
                seat.magician = ""


def one_of(value: Any, choices: tuple[str, ...], usual: str) -> str:
    """A remembered value, or the usual one when it is none of the choices."""
    return value if isinstance(value, str) and value in choices else usual


def _read_seat(data: Any, usual: PlannedSeat) -> PlannedSeat:
    if not isinstance(data, Mapping):
        return usual
    name = clean_name(data.get("name"))[:NAME_LENGTH].strip()
    return PlannedSeat(
        one_of(data.get("kind"), KINDS, usual.kind),
        name or usual.name,
        one_of(data.get("colour"), COLOURS, usual.colour),
        one_of(data.get("magician"), tuple(MAGICIANS), ""),
        one_of(data.get("level"), tuple(bot for bot, _ in LEVELS), usual.level),
    )
