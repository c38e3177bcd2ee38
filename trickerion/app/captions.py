"""Captions of sounds: a quiet line at the foot of the screen for each sound that tells something.

In between the line holds what is true for a while in every scene, such as that others wait.
"""

from typing import Final

from pygame import Rect, Surface

from trickerion.ui import theme
from trickerion.ui.flow import write_line
from trickerion.ui.shapes import draw_plate
from trickerion.ui.text import text_width
from trickerion.ui.tip_view import Covered
from trickerion.words.captions import CAPTIONS

STAYS: Final = 2.5  # seconds
_FOOT: Final = (16, 1064)  # left and bottom of the line


class Captions:
    """The line that is shown, and for how long yet; ``standing``: what it says meanwhile."""

    def __init__(self) -> None:
        self.text = self.standing = ""
        self._left = 0.0

    def hear(self, sound: str) -> None:
        """A sound is made, or would be if there was no silence: show what that tells."""
        text = CAPTIONS.get(sound) or CAPTIONS.get(sound.rpartition("_")[0], "")
        if text:
            self.text, self._left = text, STAYS

    def pass_time(self, seconds: float) -> None:
        """Let time pass: the line goes by itself."""
        self._left -= seconds
        if self._left <= 0:
            self.text = ""

    @property
    def look(self) -> object:
        """Two pictures with the same look are alike."""
        return self.text, self.standing

    def draw(self, canvas: Surface) -> Covered | None:
        """Draw the line, if there is one; what lies below."""
        text = self.text or self.standing
        if not text:
            return None
        rect = Rect(0, 0, text_width(text, theme.TEXT.body_large) + 36, 38).move_to(bottomleft=_FOOT)
        below = canvas.subsurface(rect).copy()
        draw_plate(canvas, rect, "#140e1c", 8, 1, theme.BRASS_LO)
        write_line(canvas, text, rect, theme.TEXT.body_large, theme.CREAM, "center")
        return below, rect
