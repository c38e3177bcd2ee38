"""Which mood of the score belongs to what is on the screen."""

from typing import Final

from trickerion.app.stack import SceneStack
from trickerion.play.running_game import RunningGame
from trickerion.ui.music import AT_WORK, PLANNING, SHOW

OF_PHASE: Final = {"place_characters": AT_WORK, "performance": SHOW, "classroom": SHOW, "game_end": SHOW}
"""Phase -> its mood; in all others people plan."""


def mood_of(phase: str) -> str:
    """The mood of a phase."""
    return OF_PHASE.get(phase, PLANNING)


def mood_on(stack: SceneStack, session: RunningGame | None) -> str:
    """What the topmost scene wishes that wishes for a mood; else that of the game's phase; else planning."""
    wished = [scene.mood for scene in stack if scene.mood]
    return wished[-1] if wished else mood_of(session.view.state.phase if session is not None else "")
