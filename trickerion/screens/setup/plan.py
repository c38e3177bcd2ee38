"""The game that is being set up: seats, Magicians, modules, rules and seed, and why it cannot start yet."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, ClassVar, Self

from trickerion.bots.levels import is_proven
from trickerion.language.speech import listed
from trickerion.language.verbatim import verbatim
from trickerion.rules import options
from trickerion.rules.catalog import MAGICIANS, printed_for
from trickerion.screens.seats import (
    COMPUTER,
    EMPTY,
    KINDS,
    SEATS,
    SEED_LENGTH,
    PlannedSeat,
    free_name,
    new_seed,
    one_of,
    read_seat,
    usual_seats,
)
from trickerion.storage.record import clean_name
from trickerion.ui import theme
from trickerion.ui.faces import can_draw
from trickerion.words import names as pieces
from trickerion.words.names import COUNT, COUNT_FIRST
from trickerion.words.screens import setup as words
from trickerion.words.screens.handicap import IN_SHORT as HANDICAPS_IN_SHORT

Change = Callable[..., None]
"""Do something to the plan and show what it changed: the deed, its arguments, a ``sound``."""

SETUPS = tuple(words.SETUPS)
READY = (*(module.id for module in words.MODULES), options.HEIR)
"""The ids of the modules that every screen of the game can show; the Heir has a set-up of its own."""


def why_closed(module: words.ModuleWords, chosen: Collection[str]) -> str:
    """Reason why a module cannot be switched on, or ""."""
    missing = next((other for other in words.MODULES if other.id in module.needs and other.id not in chosen), None)
    if missing:
        return words.module_needs(name=missing.name)
    return words.NOT_WITH_HEIR if options.HEIR in chosen and options.HEIR in options.MODULES[module.id].excludes else ""


def allowed(chosen: Collection[str]) -> tuple[str, ...]:
    """The chosen modules that exist and have what they need, in the order of the list."""
    kept = [options.HEIR] if options.HEIR in chosen else []
    for module in words.MODULES:
        if module.id in chosen and not why_closed(module, kept):
            kept.append(module.id)
    return tuple(module for module in kept if module != options.HEIR)


@dataclass
class SetUpPlan:
    """Everything that the Set-up scene can change. ``choosing`` is the seat that takes the next Magician.

    ``table`` names the scene, ``rows`` are the seats that have one, and ``kinds`` says who may sit there. Without
    ``shows_all`` only what every game needs can be seen and changed; the rest is told in a sentence.
    """

    table: ClassVar[str] = "setup"
    rows: ClassVar[range] = range(SEATS)
    kinds: ClassVar[tuple[str, ...]] = KINDS
    tables: ClassVar[tuple[str, ...]] = tuple(words.TABLES)  # the set-ups that its switch leads to
    has_seed: ClassVar[bool] = True  # whether the seed can be seen and typed
    kind_words: ClassVar[Mapping[str, str]] = words.KINDS
    goes_first: ClassVar[bool] = False  # whether the seat of the first row begins in any case
    has_more: ClassVar[bool] = False  # whether most of it can be put away
    has_short: ClassVar[bool] = True  # whether the short game is offered
    handicaps: ClassVar[tuple[str, ...]] = options.HANDICAPS  # those that a seat can have
    always: ClassVar[Mapping[str, str]] = {}  # modules that cannot be left out, with the reason
    alternatives: ClassVar[Mapping[str, tuple[Any, ...]]] = options.ALTERNATIVES  # point of the rules -> its values

    seats: list[PlannedSeat] = field(default_factory=usual_seats)
    modules: tuple[str, ...] = ()
    edition: str = "2019"
    setup: str = "beginner"
    rulings: dict[str, Any] = field(default_factory=dict)
    seed: str = field(default_factory=new_seed)
    keeps_seed: bool = False
    shows_all: bool = True
    is_short: bool = False
    choosing: int = field(default=0, compare=False)

    @property
    def wording(self) -> words.Table:
        """Words for such a table."""
        return words.TABLES[self.table]

    @property
    def turns(self) -> int:
        """Number of turns in the game."""
        return options.terms_of(tuple(self.modules), is_small=self.is_short).turns

    # ------------------------------------------------------------------ who plays

    def level_words(self, level: str) -> words.LevelWords:
        """Words on a level in this game: for a level that is not proven in such a game, no more than that."""
        told = words.LEVELS[level]
        if is_proven(level, self.modules, len(self.taken)):
            return told
        return told._replace(text=words.unproven(text=told.text), short=told.unproven)

    @property
    def taken(self) -> list[int]:
        """The seats where somebody sits."""
        return [number for number, seat in enumerate(self.seats) if seat.is_taken]

    @property
    def own(self) -> list[int]:
        """The seats for which this screen chooses."""
        return self.taken

    def others(self, seat: PlannedSeat) -> list[PlannedSeat]:
        """The other seats where somebody sits."""
        return [other for other in self.seats if other is not seat and other.is_taken]

    def set_kind(self, number: int, kind: str) -> None:
        """Put a person or a computer player on a seat, or empty it; names that nobody typed follow."""
        seat = self.seats[number]
        if kind == seat.kind:
            return
        was_typed, seat.kind = seat.is_typed, kind
        if kind == EMPTY:
            seat.magician = ""
        elif not was_typed:
            seat.name = free_name(kind, [other.name for other in self.others(seat)])
        if seat.is_taken and seat.colour in {other.colour for other in self.others(seat)}:
            seat.colour = next(c for c in options.COLOURS if c not in {other.colour for other in self.others(seat)})
        self.modules = tuple(module for module in self.modules if self._seats_suit(module))
        if not self.seats[self.choosing].is_taken:
            self.begin_choosing()

    def _seats_suit(self, module: str) -> bool:
        """True if so many players can have a module; a seat may still be filled."""
        return len(self.taken) <= max(options.MODULES[module].seats)

    def set_colour(self, number: int, colour: str) -> bool:
        """Give a seat a colour; whoever has it gets the seat's old one in exchange."""
        seat = self.seats[number]
        for other in self.seats:
            if other is not seat and other.colour == colour:
                other.colour = seat.colour
        seat.colour = colour
        return True

    # ------------------------------------------------------------------ Magicians

    def begin_choosing(self) -> None:
        """The first seat without a Magician chooses, else the first one."""
        if self.taken:
            self.let_choose(self.taken[0])
            self._choose_next()

    def let_choose(self, number: int) -> None:
        """This seat chooses a Magician now."""
        self.choosing = number

    def _choose_next(self) -> None:
        """Continue with the next seat that has no Magician; with none, everything stays."""
        waiting = self.without_magician()
        if waiting and self.seats[self.choosing].magician:
            self.choosing = next((seat for seat in waiting if seat > self.choosing), waiting[0])

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
        """Give a Magician to a seat, or take it back from the seat itself; False when it cannot be had."""
        seat = self.seats[number]
        if self.rival(magician, number) is not None or not seat.is_taken:
            return False
        seat.magician = "" if seat.magician == magician else magician
        self._choose_next()
        return True

    def without_magician(self) -> list[int]:
        """The seats that have not chosen."""
        return [number for number in self.taken if not self.seats[number].magician]

    # ------------------------------------------------------------------ rules

    def ruling(self, point: str) -> Any:
        """The value of a point on which the editions differ."""
        return self.rulings.get(point, self._usual(point))

    def _usual(self, point: str) -> Any:
        return options.RULINGS[point][self.edition]

    def plays_academy_version(self, magician: str) -> bool:
        """True if a Magician is dealt with the ability that came with the Academy."""
        is_later = options.terms_of(tuple(self.modules)).later_abilities or self.ruling("academy_abilities")
        return bool(is_later) or options.is_idle(magician, self.modules)

    def show_all(self) -> None:
        """Show the rest, too, or put it away again."""
        self.shows_all = not self.shows_all

    def set_setup(self, setup: str) -> None:
        """Beginner's or full set-up; the short game has the beginner's one."""
        self.setup = setup
        self.is_short = self.is_short and setup == "beginner"

    def switch_short(self) -> None:
        """The base game in three turns, or whole."""
        self.is_short = not self.is_short

    def set_ruling(self, point: str, value: Any) -> None:
        """Set a single point; what matches the edition is not kept separately."""
        self.rulings.pop(point, None)
        if value != self._usual(point):
            self.rulings[point] = value

    def set_edition(self, edition: str) -> None:
        """All points as in an edition."""
        self.edition = edition
        self.rulings.clear()

    def rulings_that_matter(self) -> dict[str, Any]:
        """The points set individually that change anything in this game."""
        matters = (*options.rulings_that_matter(self.modules), *options.HEIR_POINTS)
        return {point: value for point, value in self.rulings.items() if point in matters}

    def changed_points(self) -> list[str]:
        """The points that are set otherwise than the edition says."""
        points = options.rulings_that_matter(self.modules)
        return [point for point in points if self.ruling(point) != self._usual(point)]

    def switch_module(self, module: str) -> None:
        """Add a module or leave it out, with what cannot do without it, its Magicians too.

        One for fewer players than have a seat empties the last seats.
        """
        self.modules, self.is_short = allowed(set(self.modules) ^ {module}), False
        most = max(options.MODULES[module].seats) if module in self.modules else SEATS
        for number in self.taken[most:]:
            self.seats[number].kind, self.seats[number].magician = EMPTY, ""
        if not self.seats[self.choosing].is_taken:
            self.begin_choosing()
        self._mend_magicians()

    # ------------------------------------------------------------------ the start

    def draw_seed(self) -> None:
        """Draw another seed."""
        self.seed = new_seed()

    def keep_seed(self) -> None:
        """Keep the seed for the next game, or stop keeping it."""
        self.keeps_seed = not self.keeps_seed

    def trouble(self) -> str:
        """Reason why the game cannot start, or ""."""
        if len(self.taken) < 2:
            return words.TOO_FEW
        names = [self.seats[number].name.strip() for number in self.taken]
        for number, name in enumerate(names):
            if not name:
                return words.NO_NAME
            if name.casefold() in [other.casefold() for other in names[:number]]:
                return words.same_name(name=verbatim(name))
            if not can_draw(name):
                return words.NO_LETTERS
        return ""

    def open_choices(self) -> str:
        """Sentence on the choices that the start will make, or ""."""
        waiting = [self.seats[number].spoken for number in self.without_magician()]
        one, several, nobody = words.OPEN[self.setup == "full"]
        if len(waiting) < 2:
            return one(name=waiting[0]) if waiting else ""
        return nobody if len(waiting) == len(self.taken) else several(count=COUNT_FIRST[len(waiting)])

    def magician_in_words(self, number: int) -> str:
        """The Magician of a seat, or how it will be chosen."""
        if magician := self.seats[number].magician:
            return pieces.magician(magician)
        later = words.CHOSEN_LATER if self.setup == "full" else words.DRAWN
        return words.CHOOSING if number == self.choosing else later

    def seat_in_words(self, number: int) -> str:
        """Name, kind, level, colour and Magician of a seat where somebody sits."""
        seat = self.seats[number]
        level = [self.level_words(seat.level).name] if seat.kind == COMPUTER else []
        kind, colour = self.kind_words.get(seat.kind, ""), theme.player_look(seat.colour).name
        handicap = listed(HANDICAPS_IN_SHORT[one] for one in seat.handicaps)
        return listed(filter(None, (seat.spoken, kind, *level, colour, self.magician_in_words(number), handicap)))

    def start_in_words(self) -> str:
        """ "start with three players"."""
        return words.start_with(number=COUNT.get(len(self.taken), str(len(self.taken))))

    def in_short(self) -> str:
        """Summary of the settings where not all is shown."""
        modules = listed(module.name for module in words.MODULES if module.id in self.modules)
        setup, changed = words.SETUPS[self.setup], len(self.rulings_that_matter())
        return words.IN_SHORT[bool(changed)](modules=modules, setup=setup, edition=self.edition, changed=changed)

    def to_options(self) -> options.GameOptions:
        """The options of the game. Raises OptionsError when it cannot be played (``trouble`` says why before)."""
        seats = tuple(self.seats[number].as_played() for number in self.taken)
        points = self.rulings_that_matter()
        return options.GameOptions(seats, self.edition, self.setup, self.modules, points, small_game=self.is_short)

    # ------------------------------------------------------------------ to remember

    def to_json(self) -> dict[str, Any]:
        """A JSON object that ``from_json`` reads back; who chooses next is not remembered."""
        data = {**asdict(self), "modules": list(self.modules)}
        for seat in data["seats"]:
            seat["handicaps"] = list(seat["handicaps"])
        del data["choosing"]
        return data

    @classmethod
    def from_json(cls, data: Any) -> Self:
        """Read a plan back; whatever is damaged or no longer exists gets its usual value."""
        plan = cls()
        if isinstance(data, Mapping):
            plan._read(data)
        plan.begin_choosing()
        return plan

    def _read(self, data: Mapping[str, Any]) -> None:
        seats = data.get("seats")
        if isinstance(seats, list) and len(seats) == SEATS:
            self.seats = [self._read_seat(entry, usual) for entry, usual in zip(seats, self.seats, strict=True)]
        self._mend_colours()
        self.edition = one_of(data.get("edition"), options.EDITIONS, self.edition)
        self.setup = one_of(data.get("setup"), SETUPS, self.setup)
        self._read_modules(data.get("modules"))
        self._mend_magicians()
        is_short = True in (data.get("is_short"), data.get("small_game"))
        self.is_short = is_short and self.has_short and not self.modules and self.setup == "beginner"
        self._read_rulings(data.get("rulings"))
        self.keeps_seed = data.get("keeps_seed") is True
        seed = data.get("seed")
        if self.keeps_seed and clean_name(seed):
            self.seed = clean_name(seed)[:SEED_LENGTH]

    def _read_seat(self, data: Any, usual: PlannedSeat) -> PlannedSeat:
        return read_seat(data, usual)

    def _read_modules(self, data: Any) -> None:
        listed = allowed([str(m) for m in data]) if isinstance(data, list) else ()
        self.modules = tuple(module for module in listed if self._seats_suit(module))

    def _read_rulings(self, data: Any) -> None:
        for point, value in data.items() if isinstance(data, Mapping) else ():
            if any(value == known and type(value) is type(known) for known in self.alternatives.get(point, ())):
                self.set_ruling(point, value)

    def _mend_colours(self) -> None:
        """Every seat has a colour of its own."""
        colours = [seat.colour for seat in self.seats]
        if sorted(colours) != sorted(options.COLOURS):
            for seat, colour in zip(self.seats, options.COLOURS, strict=True):
                seat.colour = colour

    def _mend_magicians(self) -> None:
        """No category twice, nobody of a module that is left out."""
        offered = {magician.id for magician in printed_for(MAGICIANS, self.modules)}
        for number, seat in enumerate(self.seats):
            is_offered = seat.is_taken and seat.magician in offered
            if seat.magician and (not is_offered or self.rival(seat.magician, number) is not None):
                seat.magician = ""
