"""The solo game that is being set up: one player, Dahlgaard's Heir, how strong it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from trickerion.rules.options import COLOURS, DIFFICULTIES, HEIR, HEIR_POINTS, GameOptions
from trickerion.scenes.setup.plan import Plan
from trickerion.scenes.setup.seats import EMPTY, PERSON, SEATS, PlannedSeat, new_seed, one_of
from trickerion.words.heir.tables import DIFFICULTY
from trickerion.words.screens import setup as words

HEIR_SEAT = 1
EASIEST = DIFFICULTIES[0]
ALWAYS = ("dark_alley", HEIR)
"""The modules without which there is no solo game."""


def _usual_seats() -> list[PlannedSeat]:
    seats = [PlannedSeat(PERSON, words.PERSONS[0], COLOURS[0]), PlannedSeat(HEIR, words.HEIR_NAME, COLOURS[HEIR_SEAT])]
    return [*seats, *(PlannedSeat(EMPTY, "", colour) for colour in COLOURS[len(seats) :])]


@dataclass
class SoloPlan(Plan):
    """Everything that the Set-up scene can change for a game against the Heir, whose place is not a row."""

    table: ClassVar[str] = "solo_setup"
    rows: ClassVar[range] = range(1)
    kinds: ClassVar[tuple[str, ...]] = ()
    goes_first: ClassVar[bool] = True
    always: ClassVar[Mapping[str, str]] = {"dark_alley": words.HEIR_NEEDS_ALLEY}

    seats: list[PlannedSeat] = field(default_factory=_usual_seats)
    modules: tuple[str, ...] = (*ALWAYS, "prophecies")
    seed: str = field(default_factory=new_seed)
    difficulty: str = EASIEST

    def switch_module(self, module: str) -> None:
        """With or without the prophecies."""
        if module not in ALWAYS:
            chosen = set(self.modules) ^ {module}
            self.modules = tuple(sorted(chosen, key=lambda name: (name not in ALWAYS, name)))

    def without_magician(self) -> list[int]:
        """The Heir's is drawn by the rules; only the player chooses."""
        return [number for number in super().without_magician() if number != HEIR_SEAT]

    # ------------------------------------------------------------------ rules

    def set_difficulty(self, difficulty: str) -> None:
        """Another strength of the Heir."""
        self.difficulty = difficulty

    def ruling(self, point: str) -> Any:
        """The value of a point of the editions, or of the solo game."""
        if point in HEIR_POINTS:
            return self.rulings.get(point, HEIR_POINTS[point][0])
        return super().ruling(point)

    def set_ruling(self, point: str, value: Any) -> None:
        """Set one point alone."""
        if point not in HEIR_POINTS:
            super().set_ruling(point, value)
            return
        self.rulings.pop(point, None)
        if value != HEIR_POINTS[point][0]:
            self.rulings[point] = value

    def set_edition(self, edition: str) -> None:
        """All points as in an edition; those of the Heir stay as they are."""
        own = {point: value for point, value in self.rulings.items() if point in HEIR_POINTS}
        super().set_edition(edition)
        self.rulings |= own

    def allows(self, point: str) -> bool:
        """Whether a point of the solo game changes anything."""
        return point != "heir_hard_team" or self.difficulty == "hard"

    # ------------------------------------------------------------------ the start

    def trouble(self) -> str:
        """Only a name can be missing, or be the Heir's."""
        name = self.seats[0].name.strip()
        if not name:
            return words.YOU_HAVE_NO_NAME
        return words.NAME_OF_HEIR if name.casefold() == words.HEIR_NAME.casefold() else ""

    def open_choices(self) -> str:
        """What the start will decide."""
        return words.open_solo_choices(not self.without_magician(), self.setup == "full")

    def start_in_words(self) -> str:
        """ "alone against the Heir: hard"."""
        return words.start_alone(DIFFICULTY[self.difficulty])

    def rulings_that_matter(self) -> dict[str, Any]:
        """Those of the Heir only where they change anything."""
        return {point: value for point, value in super().rulings_that_matter().items() if self.allows(point)}

    def to_options(self) -> GameOptions:
        """The options of the game. Raises OptionsError when it cannot be played (``trouble`` says why before)."""
        seats = tuple(self.seats[number].as_played() for number in (0, HEIR_SEAT))
        rulings = self.rulings_that_matter()
        return GameOptions(seats, self.edition, self.setup, self.modules, rulings, self.difficulty)

    # ------------------------------------------------------------------ to remember

    def _read(self, data: Mapping[str, Any]) -> None:
        super()._read(data)
        self.difficulty = one_of(data.get("difficulty"), DIFFICULTIES, self.difficulty)

    def _read_seats(self, data: Any) -> None:
        usual = _usual_seats()
        if isinstance(data, list) and len(data) == SEATS:
            self.seats = [_like(seat, plain) for seat, plain in zip(self.read_seats(data), usual, strict=True)]

    def _read_modules(self, data: Any) -> None:
        self.modules = (*ALWAYS, "prophecies") if not isinstance(data, list) or "prophecies" in data else ALWAYS

    def _read_rulings(self, data: Any) -> None:
        super()._read_rulings(data)
        for point, values in HEIR_POINTS.items():
            value = data.get(point) if isinstance(data, Mapping) else None
            if any(value == known and type(value) is type(known) for known in values):
                self.set_ruling(point, value)


def _like(read: PlannedSeat, usual: PlannedSeat) -> PlannedSeat:
    """A seat as it was remembered, as far as it can be another one here."""
    is_player = usual.kind == PERSON
    magician = read.magician if is_player else ""
    return PlannedSeat(usual.kind, read.name if is_player else usual.name, read.colour, magician)
