"""Watches over the people of a table at several computers: what has to be told at once is brought up over the game."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from trickerion.app.registry import has_scene, open_scene
from trickerion.app.running_game import RunningGame
from trickerion.together.seating import AWAY
from trickerion.words.screens import together as words

if TYPE_CHECKING:
    from trickerion.app.loop import App

PATIENCE: Final = 4.0
"""Seconds that a wire may be cut before it is told."""
AWAY_FOR: Final = 20
"""Seconds after which the host is asked what becomes of a decision."""


class CompanyWatch:
    """One per game; a game at one screen has nobody to watch over."""

    def __init__(self, app: App, session: RunningGame, clock: Callable[[], float] = time.monotonic) -> None:
        self._app, self._session, self._clock = app, session, clock
        self._cut_since: float | None = None
        self._told: tuple[str, int] | None = None

    def update(self) -> None:
        """Bring up what has to be told."""
        company = self._session.company
        if company is None:
            return
        if company.trouble and not self._session.is_over:
            self._tell_closed(company.trouble)
        elif company.is_cut:
            self._tell_cut()
        else:
            self._cut_since = None
            self._tell_away()

    def _tell_closed(self, trouble: str) -> None:
        if self._told != ("closed", 0):
            self._told = ("closed", 0)
            open_scene(self._app, "title", how="reset")
            self._app.notice(words.CLOSED, trouble)

    def _tell_cut(self) -> None:
        now = self._clock()
        if self._cut_since is None:
            self._cut_since = now
        elif now - self._cut_since > PATIENCE and self._told != ("cut", int(self._cut_since)) and has_scene("lost"):
            self._told = ("cut", int(self._cut_since))
            open_scene(self._app, "lost", session=self._session)

    def _tell_away(self) -> None:
        """The one who decides is away: once for each decision the host sees what can be done."""
        company, what = self._session.company, ("away", self._session.made)
        if company is None or not company.decides or self._told == what:
            return
        away = [seat for seat in self._session.asked if company.stands[seat] == AWAY]
        if not any(company.seconds_since(seat) >= AWAY_FOR for seat in away):
            return
        self._told = what
        open_scene(self._app, "people", session=self._session)
