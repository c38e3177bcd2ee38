"""A module: the parts that it can add to a game. Every method answers by default as a game without it.

What it asks of the options and changes of the numbers (turns, hand, decks, scoring) stands in ``ModuleTerms``.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, ClassVar

from trickerion.rules.chance import Random
from trickerion.rules.events import Event
from trickerion.rules.locations.location import Location
from trickerion.rules.locations.location import lay_out as lay_out_location
from trickerion.rules.options import MODULES, GameOptions, ModuleTerms
from trickerion.rules.state import GameState, PlayerState

Happening = Callable[[GameState, list[Event]], None]
"""A phase, or a step of one, that begins."""

ScoreLine = tuple[str, int, int]
"""(category, how many, Fame) of the final scoring, before any cap."""


class Module(ModuleTerms):
    """A part of the game that can be left out."""

    locations: ClassVar[tuple[Location, ...]] = ()
    """Locations that the module brings to the board; the same ids stand in the catalogue."""

    phases: ClassVar[dict[str, tuple[str, Happening]]] = {}
    """Phases of its own: id -> (the phase that it follows, how it begins)."""

    dice_rolled: ClassVar[tuple[Happening, ...]] = ()
    """Happenings after the Downtown dice in the Roll Dice phase."""

    before_assignment: ClassVar[tuple[Happening, ...]] = ()
    """Happenings at the start of the Assignment phase."""

    end_turn: ClassVar[tuple[Happening, ...]] = ()
    """Steps of the End Turn phase, after those that are there."""

    prophecies_out: ClassVar[tuple[str, ...]] = ()
    """Prophecies that are taken out of the game."""

    closed_because: ClassVar[str] = ""
    """The id of the reason why slots are closed, when the module closes them."""

    def closed_slots(self, options: GameOptions) -> frozenset[str]:
        """The Character slots that are not in use at first; only the last module that closes any is asked."""
        return frozenset()

    def deal(self, state: GameState) -> None:
        """The General Setup: decks and boards, before anybody chooses."""

    def begin(self, state: GameState) -> None:
        """The Player Setup is finished; the first turn is about to begin."""

    def score_lines(self, state: GameState, player: PlayerState) -> list[ScoreLine]:
        """Lines that the module adds to the final scoring of a player."""
        return []

    def covered(self, board: Any, seat: int) -> Any:
        """Board of the module (``GameState.boards``) as a seat sees it."""
        return board

    def uncovered(self, board: Any, state: GameState, random: Random) -> Any:
        """A board that looks like this covered one, with the hidden things drawn at random."""
        return board


_BASE: list[Module] = []
_LAID_OUT: dict[str, Module] = {}


def lay_out(module: Module) -> None:
    """Add a module to those that can be played; the first one is the base game, which always is."""
    if _BASE:
        MODULES[module.id] = _LAID_OUT[module.id] = module
    else:
        _BASE.append(module)
    for location in module.locations:
        lay_out_location(location)


@lru_cache(maxsize=64)
def in_play(modules: tuple[str, ...]) -> tuple[Module, ...]:
    """The base game and these modules, in the order in which they are laid out."""
    return (*_BASE, *(module for name, module in _LAID_OUT.items() if name in modules))


def modules_of(options: GameOptions) -> tuple[Module, ...]:
    """Modules that a game is played with."""
    return in_play(options.modules)


def locations_of(options: GameOptions) -> tuple[str, ...]:
    """The Locations of a game."""
    return tuple(location.id for module in modules_of(options) for location in module.locations)


def closing_module(options: GameOptions) -> Module:
    """The module that says which Character slots are closed."""
    return next(module for module in reversed(modules_of(options)) if module.closed_because)
