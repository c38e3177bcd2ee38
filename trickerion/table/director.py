"""The director of a running game: lets the opponents move, hands the events round, and raises the scene that the
open decision needs.

Every scene of the game is registered by name and takes ``session=``. It may define four more things:

    def on_events(self, events)   # what has just happened, in order (also while it is covered)
    def on_taken_back(self)       # the game is taken back by several moves: nothing of what was coming is shown
    holds_game: bool              # True while the game has to wait for it (a show is still playing)
    shows_reward: bool            # True while a person sees what has been earned come in; then nobody else is next

A scene that answers a decision need not close itself: when the decision has passed the director takes it away.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from trickerion.app.registry import has_scene, open_scene
from trickerion.app.stacked_scene import StackedScene
from trickerion.play.running_game import RunningGame
from trickerion.rules.events import Event, LessonPaid, PerformanceDeclined, PerformanceEnded, TrickPaid
from trickerion.rules.options import PERSON
from trickerion.storage.settings import AT_ONCE
from trickerion.table.company import CompanyWatch
from trickerion.table.seam import begins_turn, is_asked
from trickerion.words import question, questions

if TYPE_CHECKING:
    from trickerion.app.loop import App

BOARD: Final = question.BOARD
HEIR: Final = question.HEIR
SEAM: Final = "seam"
SHOW: Final = "performance"


class Director:
    """One per game; the board scene owns it and calls ``update`` every frame.

    ``is_calm`` tells whether the board has finished showing what happened; only then is a scene raised.
    """

    def __init__(self, app: App, session: RunningGame, is_calm: Callable[[], bool]) -> None:
        self.app = app
        self.session = session
        self._is_calm = is_calm
        self._opened: dict[str, StackedScene] = {}
        self._raised = ""
        self._told_end = False
        self._seam_waits = False
        self._untold: list[Event] = []
        self._company = CompanyWatch(app, session)
        session.on_answer = app.calls.wake

    def find(self, name: str) -> StackedScene | None:
        """The scene of that name if the director opened it and it is still on the stack."""
        scene = self._opened.get(name)
        return scene if scene is not None and scene in self.app.stack else None

    def open(self, name: str, **more: Any) -> StackedScene | None:
        """Bring up a scene of the game unless it is up already; None when there is no such scene."""
        scene = self.find(name)
        if scene is None and has_scene(name):
            scene = self._opened[name] = open_scene(self.app, name, session=self.session, **more)
        return scene

    def _close(self, name: str) -> None:
        scene = self.find(name)
        if scene is not None:
            self.app.stack.pop(scene)

    def wanted(self) -> str:
        """The name of the scene for the open decision; the board where no other scene exists."""
        session = self.session
        if session.is_over:
            name = "scoring"
        elif self._seam_waits or (self.tells_seam and is_asked(session)):
            name = SEAM
        elif session.assigning.has_assigned:
            name = question.ASSIGNMENT
        elif session.screen.needs_curtain:
            name = "curtain"
        elif self._tells_heir() and not self.session.pace.is_done_by_itself:
            name = HEIR
        elif session.decision is not None and (session.legal or session.view.state.phase == "setup"):
            name = questions.QUESTIONS[session.decision.question].scene
        else:
            name = BOARD
        return name if has_scene(name) else BOARD

    @property
    def tells_seam(self) -> bool:
        """True if a sheet tells how a turn ends and the next one begins."""
        return self._has_persons and self.app.settings.seam != "off" and has_scene(SEAM)

    @property
    def is_about_to_tell(self) -> bool:
        """True while the sheet between turns is still to come: nothing is answered before it has been seen."""
        return self._seam_waits

    @property
    def waits_to_tell(self) -> bool:
        """True while a show or the sheet between turns cannot be seen before what a person has open is closed."""
        return bool(self._untold) or self._seam_waits

    @property
    def tells_later(self) -> bool:
        """True while the sheet between turns is still to come, or is being read."""
        return self._seam_waits or self.find(SEAM) is not None

    @property
    def _has_persons(self) -> bool:
        return any(seat.player == PERSON for seat in self.session.options.seats)

    def _tells_heir(self) -> bool:
        """True while the Heir's steps wait for their scene instead of being made at the pace of opponents."""
        return (
            self._has_persons
            and self.app.settings.heir_pace != AT_ONCE
            and self.session.preview.coming_step is not None
        )

    def _pace(self) -> float:
        """Seconds that a move of an opponent stays; all that the Heir does but its shows comes at once if wanted so."""
        state, settings = self.session.view.state, self.app.settings
        is_at_once = state.heir is not None and settings.heir_pace == AT_ONCE and state.phase != "performance"
        return 0.0 if is_at_once else settings.opponent_pause

    def start_over(self) -> None:
        """The game has been taken back: only the board stays, and nothing of what happened then is told."""
        for scene in self.app.stack:
            scene.timeline.skip()
        for name in list(self._opened):
            self._close(name)
        self._raised, self._seam_waits = "", False
        self._untold.clear()
        for scene in self.app.stack:
            hear = getattr(scene, "on_taken_back", None)
            if hear is not None:
                hear()

    def update(self) -> None:
        """One frame: opponents, events, scenes."""
        settings, overlay = self.app.settings, self.app.overlay
        is_rehearsed = overlay is not None and overlay.is_rehearsed
        self.session.let_think(settings.thinking_time, settings.manners and not is_rehearsed)
        self.session.screen.shows_rewards = settings.motion > 0
        self._company.update()
        self._tell_news()
        if not self.is_held and not self._shows_reward:
            self.session.turn_over()
        if not self.is_held and not self._shows_reward and not (has_scene(HEIR) and self._tells_heir()):
            self.session.pace.seconds = self._pace()
            self.session.update()
            self._tell_news()
        if not self.is_held and not self._is_reading and not self._shows_reward and not self.session.holds:
            name = self.wanted()
            self._lower(name)
            if self._is_calm():
                self._raise(name)

    @property
    def _shows_reward(self) -> bool:
        """True while a person still sees a reward come in."""
        return any(getattr(scene, "shows_reward", False) for scene in self.app.stack)

    @property
    def is_held(self) -> bool:
        """True while some scene wants the game to wait, or a show is still to be seen."""
        overlay = self.app.overlay
        is_told = overlay is not None and overlay.holds_game
        return is_told or bool(self._untold) or any(getattr(scene, "holds_game", False) for scene in self.app.stack)

    @property
    def _is_reading(self) -> bool:
        """True while a person has something open over the table: nothing is raised until it is closed."""
        top = self.app.stack.top
        return not (
            getattr(top, "director", None) is self or top in (self.find(self._raised), self.find(self.wanted()))
        )

    def _tell_news(self) -> None:
        """Tell the events since the last time, unless they end a show and a person still reads something."""
        self._untold += self.session.news.take_events()
        if self._untold and not (self._is_reading and _ends_show(self._untold)):
            events, self._untold = self._untold, []
            self._tell(events)

    def _tell(self, events: list[Event]) -> None:
        if _ends_show(events) and has_scene(SHOW):
            self._lower(SHOW)
            self.open(SHOW)
            self._raised = SHOW
        if self.tells_seam and self.find(SEAM) is None and begins_turn(events):
            self._seam_waits = not self.session.ended
        for scene in self.app.stack:
            hear = getattr(scene, "on_events", None)
            if hear is not None:
                hear(events)

    def _lower(self, name: str) -> None:
        if self._raised and self._raised != name:
            self._close(self._raised)
            self._raised = ""

    def _raise(self, name: str) -> None:
        if name == BOARD or self._raised == name:
            return
        if name == "scoring" and self._told_end:
            return  # it was shown and closed again: the table may be looked at
        if self.find(name) is None:
            self._seam_waits = False
            self.open(name)
            self._told_end = name == "scoring"
        self._raised = name


def _ends_show(events: list[Event]) -> bool:
    """True if something has ended that is seen on the stage: a show, a Trick that played on, lessons that were paid."""
    ends = (PerformanceEnded, PerformanceDeclined, LessonPaid)
    return any(isinstance(event, ends) or (isinstance(event, TrickPaid) and event.power) for event in events)


def director_of(app: App) -> Director | None:
    """The director of the game on the stack, if a game is running."""
    for scene in app.stack:
        director = getattr(scene, "director", None)
        if isinstance(director, Director):
            return director
    return None


def open_game_scene(app: App, name: str, **more: Any) -> StackedScene | None:
    """Open a scene of the running game by name ("workshop", "theater"), through its director."""
    director = director_of(app)
    return director.open(name, **more) if director is not None else None
