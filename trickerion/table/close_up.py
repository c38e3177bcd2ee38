"""A Location close up: a scene over the board that stays while the viewer works there, and then closes itself."""

from trickerion.app.loop import App
from trickerion.app.session import Session
from trickerion.table.dock import DockPlaces
from trickerion.table.game_scene import GameScene


class CloseUp(GameScene):
    """A scene of one Location; it can also be opened only to look around, and then stays until it is left."""

    def __init__(self, app: App, session: Session, *, dock: DockPlaces) -> None:
        super().__init__(app, session, dock=dock)
        self._has_worked = False

    @property
    def is_at_work(self) -> bool:
        """Whether the viewer decides something here."""
        return False

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
        """What is to be seen follows the hand, while the scene is open."""

    def look_back(self, move_index: int) -> None:
        """Show the table as it was after that many moves: the board does."""
        board = next((below for below in self.app.stack if hasattr(below, "look_back") and below is not self), None)
        if board is not None and self.lets_go():
            self.close()
            board.look_back(move_index)

    def lets_go(self) -> bool:
        """Whether the scene can be left now; what is in the hand goes back first."""
        return True

    @property
    def _is_awaited(self) -> bool:
        """Whether the board is: a card or ability asks something there, or the Heir's turn waits for its own table."""
        return bool(self.legal) or self.session.coming_step is not None
