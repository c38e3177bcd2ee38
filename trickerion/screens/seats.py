"""The seats that are planned: who sits there; names and seeds that nobody typed."""

import random
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from trickerion.app.loop import App
from trickerion.bots.levels import LEVELS, level_of
from trickerion.bots.manners import manner_at
from trickerion.language.verbatim import Verbatim, verbatim
from trickerion.rules.catalog import MAGICIANS
from trickerion.rules.options import COLOURS, HANDICAPS, NAME_LENGTH, Seat
from trickerion.storage.record import clean_name
from trickerion.words.screens import setup as words

PERSON, GUEST, COMPUTER, EMPTY = "person", "guest", "computer", "empty"
KINDS = (PERSON, COMPUTER, EMPTY)
SEATS = 4
SEED_LENGTH = 40
_OWN_NAME, _OWN_COLOUR = "own_name", "own_colour"  # where they are remembered
OFFERED = tuple(level.id for level in LEVELS)
"""The levels of computer players that can be chosen, weakest first."""


@dataclass
class PlannedSeat:
    """Seat of the four; ``level`` is that of a computer player, ``handicaps`` a house rule (``rules/options.py``)."""

    kind: str
    name: str
    colour: str
    magician: str = ""
    level: str = OFFERED[0]
    handicaps: tuple[str, ...] = ()

    @property
    def is_taken(self) -> bool:
        """True if somebody sits here."""
        return self.kind != EMPTY

    @property
    def spoken(self) -> Verbatim:
        """The name, for sentences."""
        return verbatim(self.name)

    @property
    def is_typed(self) -> bool:
        """True if a person has given the name."""
        return self.is_taken and self.name not in (*words.PERSONS, *words.COMPUTERS)

    def as_played(self) -> Seat:
        """The seat as the game knows it."""
        player = {COMPUTER: self.level, GUEST: PERSON}.get(self.kind, self.kind)
        return Seat(self.name.strip(), player, self.colour, self.magician, ",".join(self.handicaps))

    def manner_with(self, magician: str) -> str:
        """Manner of the seat's player with a Magician when manners are on; "" for a person."""
        return manner_at(self.level, magician) if self.kind == COMPUTER else ""

    def switch_handicap(self, handicap: str) -> None:
        """Give the seat a handicap, or take the handicap back."""
        has = set(self.handicaps) ^ {handicap}
        self.handicaps = tuple(one for one in HANDICAPS if one in has)

    def set_level(self, level: str) -> None:
        """Set the level of a computer player."""
        self.level = level


def usual_seats() -> list[PlannedSeat]:
    """A person and two computer players."""
    return [
        PlannedSeat(PERSON, words.PERSONS[0], COLOURS[0]),
        PlannedSeat(COMPUTER, words.COMPUTERS[0], COLOURS[1]),
        PlannedSeat(COMPUTER, words.COMPUTERS[1], COLOURS[2]),
        PlannedSeat(EMPTY, words.COMPUTERS[2], COLOURS[3]),
    ]


def free_name(kind: str, taken: Collection[str]) -> str:
    """The first pleasant name that nobody has."""
    names = (*words.COMPUTERS, *words.PERSONS) if kind == COMPUTER else (*words.PERSONS, *words.COMPUTERS)
    lower = {name.casefold() for name in taken}
    return next(name for name in names if name.casefold() not in lower)


def own_name(app: App) -> str:
    """Name by which the player wants to be called; "" before that was asked."""
    return clean_name(app.memory.recall(_OWN_NAME), NAME_LENGTH).strip()


def remember_name(app: App, name: str) -> None:
    """The player has typed a name; an empty one changes nothing."""
    if name.strip():
        app.memory.remember(_OWN_NAME, name.strip())


def own_colour(app: App) -> str:
    """The colour in which the player wants to play; one by lot before that was chosen."""
    colour = one_of(app.memory.recall(_OWN_COLOUR), COLOURS, "")
    if not colour:
        colour = random.SystemRandom().choice(COLOURS)
        remember_colour(app, colour)
    return colour


def remember_colour(app: App, colour: str) -> None:
    """The player has chosen a colour."""
    app.memory.remember(_OWN_COLOUR, colour)


def new_seed() -> str:
    """A seed such as "crimson-hat-4127"."""
    chance = random.SystemRandom()
    return f"{chance.choice(words.SEED_COLOURS)}-{chance.choice(words.SEED_THINGS)}-{chance.randint(1000, 9999)}"


def one_of(value: Any, choices: tuple[str, ...], usual: str) -> str:
    """A remembered value, or the usual one when it is none of the choices."""
    return value if isinstance(value, str) and value in choices else usual


def read_seat(data: Any, usual: PlannedSeat) -> PlannedSeat:
    """A remembered seat; what is damaged gets its usual value."""
    if not isinstance(data, Mapping):
        return usual
    name, handicaps = clean_name(data.get("name"), NAME_LENGTH).strip(), data.get("handicaps")
    return PlannedSeat(
        one_of(data.get("kind"), (*KINDS, GUEST), usual.kind),
        name or usual.name,
        one_of(data.get("colour"), COLOURS, usual.colour),
        one_of(data.get("magician"), tuple(MAGICIANS), ""),
        one_of(level_of(str(data.get("level"))), OFFERED, usual.level),
        tuple(one for one in HANDICAPS if one in handicaps) if isinstance(handicaps, list) else (),
    )
