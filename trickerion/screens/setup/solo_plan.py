"""The solo game that is being set up: one player, Dahlgaard's Heir, how strong it is."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from trickerion.language.voice import HEIR_NAME, name_said
from trickerion.rules.options import ALTERNATIVES, COLOURS, DIFFICULTIES, HEIR, HEIR_POINTS, GameOptions, terms_of
from trickerion.screens.seats import EMPTY, PERSON, PlannedSeat, new_seed, one_of
from trickerion.screens.setup.plan import SetUpPlan, allowed
from trickerion.ui.faces import can_draw
from trickerion.words.heir.tables import DIFFICULTY_WITHIN, GUIDE
from trickerion.words.screens import setup as words

HEIR_SEAT = 1
EASIEST = DIFFICULTIES[0]
ALWAYS = ("dark_alley", HEIR)
"""The modules without which there is no solo game."""


def _with_always(chosen: Iterable[str]) -> tuple[str, ...]:
    """The chosen modules with those that no solo game leaves out."""
    return *ALWAYS, *(module for module in allowed({*chosen, *ALWAYS}) if module not in ALWAYS)


def _usual_seats() -> list[PlannedSeat]:
    seats = [PlannedSeat(PERSON, words.PERSONS[0], COLOURS[0]), PlannedSeat(HEIR, HEIR_NAME, COLOURS[HEIR_SEAT])]
    return [*seats, *(PlannedSeat(EMPTY, "", colour) for colour in COLOURS[len(seats) :])]


@dataclass
class SoloPlan(SetUpPlan):
    """Everything that the Set-up scene can change for a game against the Heir, whose place is not a row."""

    table: ClassVar[str] = "solo_setup"
    rows: ClassVar[range] = range(1)
    kinds: ClassVar[tuple[str, ...]] = ()
    goes_first: ClassVar[bool] = True
    has_more: ClassVar[bool] = True
    always: ClassVar[Mapping[str, str]] = {"dark_alley": words.HEIR_NEEDS_ALLEY}
    has_short: ClassVar[bool] = False
    handicaps: ClassVar[tuple[str, ...]] = ("coins", "shard")  # the player is first in any case
    alternatives: ClassVar[Mapping[str, tuple[Any, ...]]] = ALTERNATIVES | HEIR_POINTS

    seats: list[PlannedSeat] = field(default_factory=_usual_seats)
    modules: tuple[str, ...] = (*ALWAYS, "prophecies")
    seed: str = field(default_factory=new_seed)
    difficulty: str = EASIEST
    shows_all: bool = False
    is_small: bool = False

    @property
    def turns(self) -> int:
        """Number of turns in the game."""
        return terms_of(tuple(self.modules), is_small=self.is_small).turns

    def set_small(self, is_small: bool) -> None:
        """The small game for beginners, or the whole one."""
        self.is_small = is_small
        self.modules = ALWAYS if is_small else (*ALWAYS, "prophecies")

    def switch_module(self, module: str) -> None:
        """With or without one of those that the Heir does not bring along."""
        if module not in ALWAYS:
            super().switch_module(module)
            self.modules, self.is_small = _with_always(self.modules), False

    def without_magician(self) -> list[int]:
        """The Heir's is drawn by the rules; only the player chooses."""
        return [number for number in super().without_magician() if number != HEIR_SEAT]

    # ------------------------------------------------------------------ rules

    def set_difficulty(self, difficulty: str) -> None:
        """Choose how strong the Heir is."""
        self.difficulty = difficulty

    def _usual(self, point: str) -> Any:
        return HEIR_POINTS[point][0] if point in HEIR_POINTS else super()._usual(point)

    def set_edition(self, edition: str) -> None:
        """All points as in an edition; those of the Heir stay as they are."""
        own = {point: value for point, value in self.rulings.items() if point in HEIR_POINTS}
        super().set_edition(edition)
        self.rulings |= own

    def allows(self, point: str) -> bool:
        """True if a point of the solo game changes anything."""
        return point != "heir_hard_team" or self.difficulty == "hard"

    def trouble(self) -> str:
        """Only a name can be missing, or be the Heir's."""
        name = self.seats[0].name.strip()
        if not name:
            return words.YOU_HAVE_NO_NAME
        if name.casefold() in (HEIR_NAME.casefold(), name_said(HEIR_NAME).casefold()):
            return words.NAME_OF_HEIR
        return "" if can_draw(name) else words.NO_LETTERS

    def open_choices(self) -> str:
        """Sentence on the choices that the start will make."""
        return words.open_solo_choices(not self.without_magician(), self.setup == "full")

    def in_short(self) -> str:
        """The same, and how strong the Heir of that difficulty has been; of the small game what the whole one adds."""
        return words.SMALL_GAME if self.is_small else f"{super().in_short()}\n{GUIDE[self.difficulty]}"

    def start_in_words(self) -> str:
        """ "alone against the Heir: hard"."""
        return words.start_alone(difficulty=DIFFICULTY_WITHIN[self.difficulty])

    def rulings_that_matter(self) -> dict[str, Any]:
        """Those of the Heir only where they change anything."""
        return {point: value for point, value in super().rulings_that_matter().items() if self.allows(point)}

    def to_options(self) -> GameOptions:
        """The same with the difficulty."""
        return replace(super().to_options(), difficulty=self.difficulty, small_game=self.is_small)

    # ------------------------------------------------------------------ to remember

    def _read(self, data: Mapping[str, Any]) -> None:
        super()._read(data)
        self.difficulty = one_of(data.get("difficulty"), DIFFICULTIES, self.difficulty)
        self.shows_all = data.get("shows_all") is True
        self.is_small = data.get("is_small") is True and self.modules == ALWAYS

    def _read_seat(self, data: Any, usual: PlannedSeat) -> PlannedSeat:
        """A seat as it was remembered, as far as it can differ here."""
        read, is_player = super()._read_seat(data, usual), usual.kind == PERSON
        magician = read.magician if is_player else ""
        handicaps = tuple(one for one in read.handicaps if is_player and one in self.handicaps)
        name = read.name if is_player else usual.name
        return PlannedSeat(usual.kind, name, read.colour, magician, handicaps=handicaps)

    def _read_modules(self, data: Any) -> None:
        if isinstance(data, list):
            self.modules = _with_always(map(str, data))
