"""A Location close up: a scene over the board that stays while the viewer works there, and then closes itself."""

from collections.abc import Sequence
from typing import ClassVar

from pygame import Rect

from trickerion.app.loop import App
from trickerion.play.running_game import RunningGame
from trickerion.rules.moves import Move
from trickerion.screens.closeup.view import CloseUpView
from trickerion.table.director import director_of
from trickerion.table.dock import DockPlaces
from trickerion.table.game_scene import GameScene
from trickerion.table.log_panel import HEAD, LogPanel
from trickerion.table.panel import Panel
from trickerion.table.people_pills import PersonAt
from trickerion.ui.layout import close_up as at

_BUTTONS = at.dock_buttons()
_DOCK = DockPlaces(at.DOCK, *(_BUTTONS[name] for name in ("undo", "redo", "hint", "done")))


class CloseUp(GameScene):
    """A scene of one Location; it can also be opened only to look around, and then stays until it is left.

    ``table`` is what its panels draw from, ``panels`` are all that can be pointed at; ``own_moves`` are of the Actions
    there, ``folded`` is where it remembers that the sheet at the side is folded away.
    """

    messages = (1130, 66)
    own_moves: ClassVar[tuple[type[Move], ...]]
    folded: ClassVar[str]
    lay_first: ClassVar[str]
    table: CloseUpView
    panels: Sequence[Panel]

    def __init__(self, app: App, session: RunningGame) -> None:
        super().__init__(app, session, dock=_DOCK)
        self.log = LogPanel(session, at.EXTRAS, self.look_back)
        self._has_worked = False
        self._saying: Rect | None = None

    @property
    def is_at_work(self) -> bool:
        """True while the viewer decides something here."""
        return False

    @property
    def may_work(self) -> bool:
        """True while the viewer is asked, or has done something here that a host has not answered yet."""
        session, decision = self.session, self.session.decision
        is_own = decision is not None and decision.seat == session.viewer
        return bool(self.legal) or (is_own and session.holds and self._has_worked)

    @property
    def must_lay(self) -> bool:
        """True if something has to be laid or answered before the Character's Actions can end."""
        return False

    @property
    def log_in_sight(self) -> bool:
        return self.table.is_folded and not self.table.extras

    @property
    def saying_at(self) -> Rect:
        return self._saying or super().saying_at

    def people_at(self) -> dict[int, PersonAt]:
        return self.others.asked_at()

    def lay_out(self) -> None:
        """Everything that can be pointed at, for what is in sight now."""
        self.table.is_folded = bool(self.app.memory.recall(self.folded, False))
        self.log.rect, self.log.head = at.EXTRAS, HEAD
        self._saying = self.log.make_room() if self.is_talking and self.log_in_sight else None
        self.spots.clear()
        self.spots.add_parts(self.bar)
        self.spots.add_parts(*self.panels)
        # while the preview speaks of something to be laid or built Enter does that, and Done waits for its own key
        usual = [name for name in self.spots.names() if self.spots.get(name).default]
        if len(usual) > 1 and "dock.done" in usual:
            self.spots.get("dock.done").default = False
        self.spots.add_parts(self.others)

    @property
    def holds_game(self) -> bool:
        """The scene stays while the viewer is at work here, and until what moves has come to rest."""
        return self.timeline.busy or (self.is_at_work and self in self.app.stack)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.is_at_work:
            self._has_worked = True
            self.session.update()
        elif self._has_worked and self._is_awaited and not self.timeline.busy:
            self.close()
            return
        self.follow(dt)

    def follow(self, dt: float) -> None:
        """Let the view follow the hand, while the scene is open."""

    def look_back(self, move_index: int) -> None:
        """Show the table as it was after that many moves: the board does."""
        board = next((below for below in self.app.stack if hasattr(below, "look_back") and below is not self), None)
        if board is not None and self.lets_go():
            self.close()
            board.look_back(move_index)

    def lets_go(self) -> bool:
        """True if the scene can be left now; the thing in the hand goes back first."""
        return True

    @property
    def _is_awaited(self) -> bool:
        """True if the board is awaited: a question there, a show or sheet to be seen, or the Heir's own table."""
        director = director_of(self.app)
        is_told = director is not None and director.waits_to_tell
        return is_told or bool(self.legal) or self.session.preview.coming_step is not None
