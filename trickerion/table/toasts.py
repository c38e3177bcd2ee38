"""Short messages over the table that go by themselves: a new turn, a hint, a notice."""

from dataclasses import dataclass
from functools import partial

from pygame import Rect, Surface

from trickerion.language.speech import headed
from trickerion.language.verbatim import verbatim
from trickerion.play.running_game import RunningGame
from trickerion.table.animator import draw_faded
from trickerion.ui import theme
from trickerion.ui.icons import draw_icon
from trickerion.ui.said import BriefMessage
from trickerion.ui.shapes import draw_plate, draw_shadow
from trickerion.ui.text import draw_text, text_width
from trickerion.ui.text_block import block_height, draw_block
from trickerion.words.screens import board as words
from trickerion.words.together import SPEECH

STAYS = 4.5  # seconds
FADES = 0.5
WIDTH = 520
_PAD = 16


@dataclass(slots=True)
class Toast:
    """One message; ``left`` are the seconds until it is gone."""

    title: str
    text: str
    icon: str
    left: float
    number: int = 0

    @property
    def height(self) -> int:
        """Height of its plate."""
        return 2 * _PAD + 26 + (block_height(self.text, WIDTH - 2 * _PAD, theme.TEXT.body, 23) if self.text else 0)


class Toasts:
    """The messages on the screen, newest below; they hang from ``top`` around ``centerx``."""

    def __init__(self, centerx: int, top: int) -> None:
        self._place = (centerx, top)
        self._shown: list[Toast] = []
        self._said = 0  # messages so far
        self.open_list: Rect | None = None

    def say(self, title: str, text: str = "", icon: str = "ui.info", stays: float = STAYS) -> None:
        """Show a message (block markup) for some seconds; at most three at a time."""
        self._shown = [toast for toast in self._shown if toast.title != title or toast.icon == icon == SPEECH][-2:]
        self._said += 1
        self._shown.append(Toast(title, text, icon, stays, self._said))

    def tell(self, session: RunningGame) -> None:
        """Show what a game has to say to the player: a full disk, a game that was kept."""
        if notices := session.news.take_notices():
            self.say(words.NOTICE, "\n".join(map(verbatim, notices)), "ui.warning", 8.0)

    @property
    def titles(self) -> list[str]:
        """The titles of the messages on the screen, the oldest first."""
        return [toast.title for toast in self._shown]

    @property
    def told(self) -> list[BriefMessage]:
        """Each message in one line."""
        said = ((one, headed(head=one.title, text=one.text) if one.text else one.title) for one in self._shown)
        return [BriefMessage(text, one.number) for one, text in said]

    def take_back(self, icon: str) -> None:
        """Take away what was said with this icon."""
        self._shown = [toast for toast in self._shown if toast.icon != icon]

    @property
    def moving(self) -> bool:
        """True while a message fades."""
        return any(toast.left < FADES + 0.1 for toast in self._shown)

    @property
    def look(self) -> object:
        """Titles and texts of the messages on the screen."""
        return [(toast.title, toast.text, toast.number) for toast in self._shown]

    def update(self, dt: float) -> None:
        """Let time pass."""
        for toast in self._shown:
            toast.left -= dt
        self._shown = [toast for toast in self._shown if toast.left > 0]

    def rects(self) -> list[Rect]:
        """Places of the messages, one below the other; one that would cover an open list moves below the list."""
        rects, y = [], self._place[1]
        for toast in self._shown:
            width = (
                min(WIDTH, max(280, text_width(toast.title, theme.TEXT.strong_large) + 80)) if not toast.text else WIDTH
            )
            rect = Rect(self._place[0] - width // 2, y, width, toast.height)
            if self.open_list is not None and rect.inflate(0, 16).colliderect(self.open_list):
                rect.y = self.open_list.bottom + 8
            rects.append(rect)
            y = rect.bottom + 8
        return rects

    def draw(self, canvas: Surface) -> None:
        """Draw them where they leave an open list in sight."""
        for toast, rect in zip(self._shown, self.rects(), strict=True):
            alpha = round(255 * min(1.0, toast.left / FADES))
            draw_faded(canvas, rect.inflate(40, 40), alpha, partial(_draw_toast, canvas, rect, toast))


def _draw_toast(canvas: Surface, rect: Rect, toast: Toast) -> None:
    draw_shadow(canvas, rect, 12, 10, 220, (0, 6))
    draw_plate(canvas, rect, theme.DARK_INSET, 12, 2, theme.BRASS)
    draw_icon(canvas, toast.icon, (rect.x + _PAD + 14, rect.y + _PAD + 12), 26, theme.BRASS_HI)
    room = rect.w - 2 * _PAD
    place = (rect.x + _PAD + 36, rect.y + _PAD + 11)
    draw_text(canvas, toast.title, place, theme.TEXT.strong_large, theme.BRASS_HI, "midleft", width=room - 40)
    if toast.text:
        box = Rect(rect.x + _PAD, rect.y + _PAD + 26, room, 0)
        draw_block(canvas, toast.text, box, theme.TEXT.body, theme.CREAM, line=23)
