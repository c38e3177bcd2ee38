"""The pace of the Heir's turns on a first evening: its own, so that the player's setting is afterwards as before."""

from typing import Final

from trickerion.app.loop import App
from trickerion.play.running_game import RunningGame
from trickerion.screens.first_evening.lesson import SOLO, lesson_of
from trickerion.storage.settings import AT_ONCE, HEIR_PACES

_USUAL: Final = "heir_pace.usual"
_OWN: Final = "heir_pace.evening"
"""Keys in the memory: for the player's setting while the evening's game has its own, and for that of the evening."""


def lend_pace(app: App, session: RunningGame) -> None:
    """The game of the solo evening comes to the table: the Heir plays at the evening's pace."""
    give_back_pace(app)
    lesson = lesson_of(session)
    if lesson is not None and lesson.id == SOLO:
        app.memory.remember(_USUAL, app.settings.heir_pace)
        app.change_settings(heir_pace=_remembered(app, _OWN) or AT_ONCE)


def give_back_pace(app: App) -> None:
    """Set the player's own pace again after the evening, unless another one was chosen meanwhile."""
    usual, own = _remembered(app, _USUAL), _remembered(app, _OWN) or AT_ONCE
    if not usual:
        return
    app.memory.remember(_USUAL, "")
    if app.settings.heir_pace == own:
        app.change_settings(heir_pace=usual)
    else:
        app.memory.remember(_OWN, app.settings.heir_pace)


def _remembered(app: App, name: str) -> str:
    """A pace of a settings file, which anybody may have written; "" for anything else."""
    kept = app.memory.recall(name)
    return kept if isinstance(kept, str) and kept in HEIR_PACES else ""
