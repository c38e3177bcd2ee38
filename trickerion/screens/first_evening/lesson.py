"""The games of guided evenings: ordinary ones, whose table is laid so that a turn leads past every stop."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final, Protocol

from trickerion.language.voice import HEIR_NAME
from trickerion.play.laid_games import after_set_up
from trickerion.play.running_game import RunningGame
from trickerion.rules import moves as m
from trickerion.rules.catalog import MAGICIANS, printed_for
from trickerion.rules.game import Game
from trickerion.rules.moves import Move
from trickerion.rules.options import COLOURS, DIFFICULTIES, HEIR, PERSON, GameOptions, Seat
from trickerion.words.screens.setup import COMPUTERS, PERSONS

COMPANY: Final = "company"
SOLO: Final = "solo"
STAGE, CORNERS, HANDS, ALLEY, SATURDAY = "stage", "corners", "hands", "alley", "saturday"
EVENINGS: Final = (STAGE, CORNERS, HANDS, ALLEY, SOLO)
"""The guided evenings of Opening Week, in their order."""
WEEK: Final = (*EVENINGS, SATURDAY)

_TRICK: Final = "enchanted_butterflies"
_OWN: Final = (
    m.ChooseTrick(_TRICK),
    m.ChooseSuit("spades"),
    m.TakeComponent("animal"),  # for a later Trick: what this one needs is bought
    m.ChooseSpecialist("assistant"),
)
_AT_HAND: Final = (*_OWN[:2], m.TakeComponent("fabric"), m.TakeComponent("fabric"), _OWN[3])
"""The same with all that the Trick needs, so that it begins prepared."""
_MODULES: Final = ("dark_alley", "prophecies")
PROPHECIES_FROM: Final = 3
"""The turn from which prophecies are spoken of; special cards come the turn before."""


class Seeded(Protocol):
    """A game: running, or as it was recorded."""

    @property
    def options(self) -> GameOptions:
        """Options of the game."""

    @property
    def seed(self) -> str:
        """From which its dice and cards follow."""


@dataclass(frozen=True)
class GuideLesson:
    """A game with its seed, on which every stop comes, and in turn 2 a prophecy that changes nothing for anybody.

    ``starts``: what each seat chooses in the Player Setup, nothing where that is free; ``former``: with which seeds it
    was begun before; ``bow``: after the shows of which turn the player takes a bow, 0 for one of former times.
    """

    id: str
    seed: str
    options: GameOptions
    starts: Mapping[int, tuple[Move, ...]]
    former: tuple[str, ...] = ()
    bow: int = 0

    def laid(self, name: str = "") -> Game:
        """The table after the Player Setup, with the player's own name."""
        return self._laid(_called(self.options, name or self.options.seats[0].name), self.seed)

    def laid_for(self, game: Seeded) -> Game:
        """The table with which one of its games began."""
        return self._laid(game.options, game.seed)

    def _laid(self, options: GameOptions, seed: str) -> Game:
        return after_set_up(options, seed, self.starts) if self.starts else Game.new(options, seed)

    def is_of(self, game: Seeded) -> bool:
        """True if a game is this one, at whatever moment, whatever its players are called, in whatever language."""
        return game.seed in (self.seed, *self.former) and _nameless(game.options) == _nameless(self.options)


def _called(options: GameOptions, name: str) -> GameOptions:
    """The same with another name at the first seat; one that somebody else has is not taken."""
    first, *others = options.seats
    is_taken = name.casefold() in [other.name.casefold() for other in others]
    return options if is_taken else replace(options, seats=(replace(first, name=name), *others))


def _nameless(options: GameOptions) -> GameOptions:
    return replace(options, seats=tuple(replace(seat, name="") for seat in options.seats))


def _magicians(*categories: str) -> Iterator[str]:
    """The first Magician of each category."""
    printed = printed_for(MAGICIANS, _MODULES)
    return (next(card.id for card in printed if card.category == category) for category in categories)


def _company() -> GuideLesson:
    own, first, second = _magicians("optical", "mechanical", "spiritual")
    seats = (
        Seat(PERSONS[0], PERSON, COLOURS[0], own),
        Seat(COMPUTERS[0], "apprentice", COLOURS[1], first),
        Seat(COMPUTERS[1], "apprentice", COLOURS[2], second),
    )
    starts = {0: _OWN, 1: _start("linking_rings", "hearts", "metal"), 2: _start("mind_reading", "diamonds", "glass")}
    options = GameOptions(seats, setup="full", modules=_MODULES)
    return GuideLesson(COMPANY, "first-evening-6693", options, starts, former=("first-evening-63",))


def _solo() -> GuideLesson:
    (own,) = _magicians("optical")
    seats = (Seat(PERSONS[0], PERSON, COLOURS[0], own), Seat(HEIR_NAME, HEIR, COLOURS[1]))
    modules = ("dark_alley", HEIR)
    options = GameOptions(seats, setup="full", modules=modules, difficulty=DIFFICULTIES[0])
    return GuideLesson(SOLO, "first-evening-4", options, {0: _OWN}, bow=3)


def _evening(name: str, seed: str, own: tuple[Move, ...], modules: tuple[str, ...] = ()) -> GuideLesson:
    """Three turns against two gentle rivals: one with the director, two alone."""
    company = _company()
    return replace(
        company,
        id=name,
        seed=seed,
        former=(),
        bow=3,
        options=replace(company.options, modules=modules),
        starts={**company.starts, 0: own},
    )


def _start(trick: str, suit: str, component: str) -> tuple[Move, ...]:
    """A Trick whose two Components are at hand, and an Assistant."""
    piece = m.TakeComponent(component)
    return m.ChooseTrick(trick), m.ChooseSuit(suit), piece, piece, m.ChooseSpecialist("assistant")


LESSONS: Final = {
    lesson.id: lesson
    for lesson in (
        _company(),
        _evening(STAGE, "opening-week-stage-1", _OWN),
        _evening(CORNERS, "opening-week-corners-67", _AT_HAND),
        _evening(HANDS, "opening-week-hands-13", _AT_HAND),
        _evening(ALLEY, "opening-week-alley-1", _AT_HAND, _MODULES),
        _solo(),
        GuideLesson(
            SATURDAY,
            "opening-week-saturday-1",
            replace(_company().options, seats=tuple(replace(seat, magician="") for seat in _company().options.seats)),
            {},  # nothing is laid: all is the player's own choice
            bow=5,
        ),
    )
}
"""All of them; that in company was the first evening before there was a week, and can still be taken up."""


def hush(session: RunningGame) -> None:
    """In a lesson the window does not speak of what is not explained yet, unless somebody has told another fortune."""
    lesson = lesson_of(session)
    is_hushed = lesson is not None and lesson.id in (COMPANY, SOLO)
    session.prophecies_from = PROPHECIES_FROM if is_hushed else 0
    session.unsaid = next(iter(lesson.laid_for(session).state.pending), "") if lesson is not None and is_hushed else ""


def lesson_of(session: RunningGame) -> GuideLesson | None:
    """The lesson that a game is."""
    return next((lesson for lesson in LESSONS.values() if lesson.is_of(session)), None)
