"""The Configuration dice of the solo game: what they show, as the kit draws it."""

from __future__ import annotations

import pygame

from trickerion.rules.ask.heir import blocked_entries
from trickerion.rules.catalog import DAYS
from trickerion.rules.state import GameState
from trickerion.ui.dice import draw_configuration_die


def has_dice(state: GameState) -> bool:
    """Whether Configuration dice lie on the table."""
    return state.heir is not None and bool(state.heir.dice)


def is_rerolled(state: GameState, location: str) -> bool:
    """Whether the die lies on a token: it was chosen this turn and rests in the next."""
    return state.heir is not None and location in state.heir.tokens


def blocked_numbers(state: GameState, location: str) -> tuple[int, ...]:
    """The two signs of the die with a cross: slots, or weekdays, counted from 1."""
    entries = blocked_entries(state, location)
    return tuple(DAYS.index(entry) + 1 if entry in DAYS else int(entry.split(".")[1]) + 1 for entry in entries)


def draw_location_die(
    surface: pygame.Surface, center: tuple[int, int], size: int, state: GameState, location: str
) -> None:
    """The Configuration die of a Location as it lies now, with its token."""
    numbers = blocked_numbers(state, location)
    draw_configuration_die(surface, center, size, location, numbers, rerolled=is_rerolled(state, location))
