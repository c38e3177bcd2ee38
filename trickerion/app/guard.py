"""Failures of a part of the program: the scene that failed is closed, the player is told, and the game goes on."""

import contextlib
import logging
from collections.abc import Callable
from typing import Any, Protocol

from trickerion.app.crash_report import crash_report, write_report
from trickerion.app.guide_overlay import Overlay
from trickerion.app.registry import has_scene, open_scene
from trickerion.app.stack import SceneStack
from trickerion.app.stacked_scene import StackedScene
from trickerion.language.verbatim import verbatim
from trickerion.play.company import Company
from trickerion.play.played_game import is_running
from trickerion.play.running_game import RunningGame
from trickerion.storage.data_paths import DataPaths
from trickerion.storage.player_error import PlayerError
from trickerion.words.screens import program as words
from trickerion.words.screens.together import CLOSED

LOG = logging.getLogger(__name__)
MOST_FAILURES = 25  # a program that keeps failing is better ended


class Guarded(Protocol):
    """The program as its guard knows it."""

    stack: SceneStack
    overlay: Overlay | None
    places: DataPaths

    @property
    def session(self) -> RunningGame | None:
        """The game on the table."""
        ...

    def lay_over(self, overlay: Overlay | None) -> None:
        """Lay something over the scenes, or take it away."""

    def notice(self, title: str, text: str) -> None:
        """Tell the player something in a dialog."""


class Guard:
    """Calls of scenes that may fail. ``failures``: those of this run."""

    def __init__(self, program: Guarded) -> None:
        self._program = program
        self.failures = 0

    def call(self, scene: StackedScene | None, call: Callable[[], Any]) -> Any:
        """Make a call that belongs to ``scene``: when it fails, the scene did. Its answer, or None."""
        try:
            return call()
        except Exception as error:
            self.recover(scene, error)
        return None

    def call_stack(self, call: Callable[[], Any]) -> None:
        """Make a call that goes through several scenes: the one at work is the one that failed."""
        try:
            call()
        except Exception as error:
            stack = self._program.stack
            self.recover(stack.at_work or stack.top, error)

    def call_overlay(self, call: Callable[[Overlay], Any]) -> Any:
        """Make a call of what lies over the scenes; it is taken away when it fails, and the game goes on."""
        overlay = self._program.overlay
        try:
            return overlay and call(overlay)
        except Exception:
            LOG.exception("error in %s", type(overlay).__name__)
            self.failures += 1
            self._program.lay_over(None)
        return None

    def report(self, error: BaseException, where: str) -> str:
        """Report of a failure, with the game that was on the screen."""
        return crash_report(error, where, self._program.session)

    def recover(self, scene: StackedScene | None, error: Exception) -> None:
        """Tell the player of what did not work; after a failure leave the table or the scene, or end the program."""
        if isinstance(error, PlayerError):
            self._program.notice(words.DID_NOT_WORK, verbatim(error))
            return
        LOG.error("error in %s", type(scene).__name__, exc_info=error)
        self.failures += 1
        if not self._leaves_table(scene, error):
            self._close(scene, error)

    def _leaves_table(self, scene: StackedScene | None, error: Exception) -> bool:
        """Leave the table of a host whose words a scene could not show; one sentence says so, the report is kept."""
        table: Company | None = getattr(scene, "company", None) or getattr(game_of(scene), "company", None)
        if table is None or not table.distrust(error):
            return False
        write_report(self._program.places.logs, self.report(error, type(scene).__name__))
        open_scene(self._program, "title", how="reset")
        self._program.notice(CLOSED, table.trouble)
        return True

    def _close(self, scene: StackedScene | None, error: Exception) -> None:
        """Close the scene that failed and say so; without anything left there is only the title, or the end."""
        stack = self._program.stack
        if scene is None or scene.is_last_word or self.failures > MOST_FAILURES:
            raise error  # going on has been tried often enough
        if stack.depth <= 1 and (scene.is_title or not has_scene("title")):
            raise error  # nothing would be left to go on with
        report = self.report(error, type(scene).__name__)
        with contextlib.suppress(Exception):
            stack.pop(scene)
        if stack.depth == 0:
            open_scene(self._program, "title", how="reset")
        if has_scene("crash"):
            file = write_report(self._program.places.logs, report)
            open_scene(self._program, "crash", error=error, report=report, file=file)


def game_of(scene: StackedScene | None) -> RunningGame | None:
    """The game that is played in a scene, if one is."""
    session = getattr(scene, "session", None)
    return session if is_running(session) else None
