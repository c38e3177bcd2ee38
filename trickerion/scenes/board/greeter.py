"""Greeting of the person to whom the screen has turned, on the scene that asks."""

from trickerion.table.director import BOARD, Director
from trickerion.table.game_scene import GameScene
from trickerion.words.screens import board as words


class Greeter:
    """Says whose turn it is now at a screen that several people share; the curtain has said it where it fell."""

    def __init__(self, board: GameScene, director: Director) -> None:
        self._board, self._director = board, director
        self._turned_to = board.session.viewer

    def greet(self) -> None:
        """Say to whom the screen has turned, once."""
        session, wanted = self._board.session, self._director.wanted()
        asks = self._board if wanted == BOARD else self._director.find(wanted)
        if self._turned_to == session.viewer or not isinstance(asks, GameScene) or self._director.is_held:
            return
        if asks is self._board.app.stack.top:
            self._turned_to = session.viewer
            if session.screen.is_watched and session.legal:
                greeting = words.screen_turns(name=self._board.names[self._turned_to])
                asks.toasts.say(greeting, icon="ui.person", stays=2.0)
