"""A Configuration die on the Heir's scene, with whether it was rolled this turn or kept."""

from __future__ import annotations

from pygame import Rect, Surface

from trickerion.rules.state import GameState
from trickerion.table.configuration import draw_location_die, has_dice
from trickerion.ui import theme
from trickerion.ui.layout import heir as at
from trickerion.ui.surfaces import draw_pill
from trickerion.words.heir_tips import is_rolled_now


def draw_configuration(surface: Surface, state: GameState, location: str, center: at.Point, pill: Rect) -> None:
    """A die with the word beside it; nothing before the first roll."""
    if not has_dice(state):
        return
    again = "rolled" if state.turn == 1 else "rerolled"
    word = again if is_rolled_now(state, location) else "kept"
    draw_pill(surface, pill, word, theme.DARK_INSET, theme.CREAM, 16)
    draw_location_die(surface, center, at.CONFIGURATION, state, location)
