"""Pieces of the score for what is on the screen, and levels of their stems at each moment of the game."""

from collections.abc import Mapping
from typing import Final

from trickerion.app.stack import SceneStack
from trickerion.play.running_game import RunningGame
from trickerion.rules.state import GameState
from trickerion.ui.music import Music
from trickerion.ui.pieces import (
    AT_WORK,
    BED,
    GRAND_MAGORIAN,
    LAST_TURN,
    MAGNUS_PANTHEON,
    MELODY,
    PERCUSSION,
    PLANNING,
    RIVERSIDE,
    SCORING,
    SPARKLE,
)

Levels = Mapping[str, float]

OF_PHASE: Final = {"place_characters": AT_WORK, "game_end": SCORING}
"""Phase -> its piece; in all others people plan."""

OF_THEATER: Final = {"riverside": RIVERSIDE, "grand_magorian": GRAND_MAGORIAN, "magnus_pantheon": MAGNUS_PANTHEON}

THINKING, OTHERS, FEW_TURNS, STILL, SHOWING = "thinking", "others", "few_turns", "still", "showing"
"""Moments: it is my turn; others play; two turns are left; a question has been open for long; none of these."""

LEVELS: Final[dict[str, Levels]] = {
    THINKING: {BED: 1.0, MELODY: 0.35, PERCUSSION: 0.0, SPARKLE: 0.6},
    OTHERS: {BED: 1.0, MELODY: 0.8, PERCUSSION: 0.5, SPARKLE: 0.8},
    FEW_TURNS: {BED: 1.0, MELODY: 0.8, PERCUSSION: 0.8, SPARKLE: 0.5},
    STILL: {BED: 0.8, MELODY: 0.0, PERCUSSION: 0.0, SPARKLE: 0.3},
    SHOWING: {BED: 1.0, MELODY: 1.0, PERCUSSION: 0.5, SPARKLE: 0.8},
}
"""Moment -> how loud each stem is."""

LONG: Final = 60.0  # seconds for which a question is open
FEW: Final = 2  # turns left, with the present one


def piece_of(state: GameState) -> str:
    """The piece of a moment of the game."""
    piece = OF_PHASE.get(state.phase, PLANNING)
    return LAST_TURN if piece == PLANNING and state.turn >= state.options.turns else piece


def piece_on(stack: SceneStack, session: RunningGame | None) -> str:
    """Piece that the topmost scene wishes for that wishes for one; else that of the game; else planning."""
    wished = [scene.music for scene in stack if scene.music]
    if wished:
        return wished[-1]
    return piece_of(session.view.state) if session is not None else PLANNING


class Soundtrack:
    """Follows the game with the music, and knows for how long a question has been open."""

    def __init__(self, music: Music) -> None:
        self._music = music
        self._open, self._changes = 0.0, -1

    def follow(self, stack: SceneStack, session: RunningGame | None, seconds: float) -> None:
        """Some seconds have passed; to be called in every frame."""
        changes = session.changes if session is not None else -1
        self._open = self._open + seconds if changes == self._changes else 0.0
        self._changes = changes
        self._music.follow(piece_on(stack, session), seconds, LEVELS[self.moment(stack, session)])

    def moment(self, stack: SceneStack, session: RunningGame | None) -> str:
        """Moment in the table ``LEVELS``."""
        if session is None or any(scene.music for scene in stack):
            return SHOWING
        if session.legal and self._open >= LONG:
            return STILL
        state = session.view.state
        if state.options.turns - state.turn < FEW:
            return FEW_TURNS
        return THINKING if session.legal else OTHERS
