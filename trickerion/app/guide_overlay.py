"""What lies over whatever scene is on top: it sees every event before that scene, and draws after it."""

import pygame

from trickerion.rules.moves import Move


class Overlay:
    """Takes no place among the scenes: the one on top stays on top. ``App.lay_over`` lays it down and takes it away."""

    @property
    def moving(self) -> bool:
        """Whether anything of it moves."""
        return False

    @property
    def holds_sheets(self) -> bool:
        """Whether a sheet that goes by itself has to wait."""
        return False

    @property
    def holds_game(self) -> bool:
        """Whether nobody moves meanwhile."""
        return False

    @property
    def look(self) -> object:
        """What time alone can change of its picture."""
        return None

    @property
    def is_rehearsed(self) -> bool:
        """Whether opponents have to play as they did when the game was chosen: without manners."""
        return False

    def wishes(self, move: Move) -> bool:
        """Whether the player was told to make this Move, so that nobody has to ask again."""
        return False

    def keeps(self, event: pygame.event.Event) -> bool:
        """Whether an event, its ``pos`` on the canvas, does not reach the scene."""
        return False

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass; the scenes have been updated already."""

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw above the scenes, below tips."""

    def leave(self) -> None:
        """It has been taken away."""
