"""T says a line to everybody: a line to type in at the foot of the log, while the table stays in sight."""

from __future__ import annotations

from typing import Final

import pygame
import pygame_gui
from pygame import Surface

from trickerion.app.loop import App
from trickerion.app.registry import scene
from trickerion.app.scene import Scene
from trickerion.language.signs import KEYS
from trickerion.play.running_game import RunningGame
from trickerion.table.game_scene import GameScene
from trickerion.together.messages import MOST_LETTERS
from trickerion.ui import theme
from trickerion.ui.caps import draw_key_cap
from trickerion.ui.flow import within
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import together as at
from trickerion.ui.said import SceneTold
from trickerion.ui.shapes import draw_glow_around
from trickerion.ui.surfaces import draw_dark_panel
from trickerion.ui.typing_line import TypingLine
from trickerion.words.screens import together as words
from trickerion.words.together import SPEECH

_COUNTED_FROM: Final = 180
_OPENS: Final = "t"


@scene("talk")
class TalkScene(Scene):
    """Enter says it; Esc, or a click elsewhere, keeps what was typed for the next time. The scene below makes room."""

    opaque, fades = False, False

    def __init__(self, app: App, session: RunningGame) -> None:
        super().__init__(app)
        self.told = lambda: SceneTold(words.TALK_LINE)
        assert session.company is not None
        self._session, self._company = session, session.company
        below = app.stack.top
        self._below = below if isinstance(below, GameScene) else None
        self._line: TypingLine | None = None
        self._is_fresh = True

    def on_enter(self) -> None:
        if self._below is not None:
            self._below.is_talking = True
            self._below.refresh()
        self._at = self._below.saying_at if self._below is not None else at.saying_over(theme.CANVAS_SIZE[0] // 2, 66)
        self._line = self.widgets.entry(at.said(self._at), self._company.unsaid, words.TALK_LINE, MOST_LETTERS)
        self.widgets.type_in(self._line)
        super().on_enter()

    @property
    def _text(self) -> str:
        return self._line.get_text() if self._line is not None else ""

    def on_exit(self) -> None:
        self._company.unsaid = self._text
        if self._below is not None:
            self._below.is_talking = False

    def _say(self) -> None:
        text = self._text.strip()
        if text and self._line is not None:
            if not self._company.say(text):
                self._session.news.note(words.NOT_HEARD)
                return
            self._line.set_text("")
        self.app.stack.pop(self)

    def handle_first(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.TEXTINPUT and self._is_fresh:  # the key that has opened the line is none of its letters
            self._is_fresh = False
            if event.text.casefold() == _OPENS:
                return True
        if event.type == pygame.KEYDOWN:
            self._is_fresh = False
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._say()
            return True
        is_away = event.type == pygame.MOUSEBUTTONDOWN and not self._at.collidepoint(event.pos)
        if is_away or (event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE):
            self.app.stack.pop(self)
            return True
        return super().handle_first(event)

    def handle_event(self, event: pygame.event.Event) -> bool:
        """Letters go to the line, and nothing else hears of them."""
        return event.type == pygame_gui.UI_TEXT_ENTRY_CHANGED or event.type == pygame.KEYDOWN

    def update(self, dt: float) -> None:
        self._session.update()
        if self._below is not None:
            self._below.toasts.tell(self._session)

    @property
    def look(self) -> object:
        return super().look, len(self._text), len(self._session.log)

    def draw(self, canvas: Surface) -> None:
        draw_glow_around(canvas, self._at, theme.GLOW, 0.8, blur=7)
        draw_dark_panel(canvas, self._at, 8, 2)
        draw_icon(canvas, SPEECH, within(self._at, left=9, width=22).center, 22, theme.BRASS_HI)
        left = MOST_LETTERS - len(self._text)
        aside = str(left) if len(self._text) >= _COUNTED_FROM else KEYS["return"]
        draw_key_cap(canvas, (self._at.right - 8, self._at.centery), aside)
