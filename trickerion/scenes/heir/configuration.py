"""What the Configuration dice of a solo game show, for drawing: closed slots by number, rerolled or kept."""

from __future__ import annotations

from pygame import Rect, Surface

from trickerion.rules.heir.catalog import BLOCKED
from trickerion.rules.state import GameState
from trickerion.ui import theme
from trickerion.ui.dice import draw_configuration_die
from trickerion.ui.layout import heir as at
from trickerion.ui.surfaces import draw_pill

_DAYS = at.DAY_NAMES


def closed_numbers(state: GameState, location: str) -> tuple[int, ...]:
    """The places (1 to 4) that the die of a Location closes: slots, or weekdays."""
    assert state.heir is not None
    face = dict(state.heir.dice).get(location)
    entries = BLOCKED[location][face] if face is not None else ()
    return tuple(_DAYS.index(entry) + 1 if entry in _DAYS else int(entry.rsplit(".", 1)[1]) + 1 for entry in entries)


def is_rerolled(state: GameState, location: str) -> bool:
    """Whether the die was rolled this turn."""
    assert state.heir is not None
    return state.turn == 1 or location in state.heir.tokens


def draw_configuration(surface: Surface, state: GameState, location: str, center: at.Point, pill: Rect) -> None:
    """A die with the word beside it."""
    rolled = is_rerolled(state, location)
    has_token = state.heir is not None and location in state.heir.tokens
    draw_pill(surface, pill, "rerolled" if rolled else "kept", theme.DARK_INSET, theme.CREAM, 16)
    draw_configuration_die(
        surface, center, at.CONFIGURATION, location, closed_numbers(state, location), rerolled=has_token
    )
