"""T says a line to everybody: a line to type in at the foot of the log, while the table stays in sight."""

from __future__ import annotations

import pygame
import pygame_gui
from pygame import Rect, Surface
from pygame_gui.elements import UITextEntryLine

from trickerion.app.loop import App
from trickerion.app.registry import scene
from trickerion.app.running_game import RunningGame
from trickerion.app.scene import Scene
from trickerion.together.messages import MOST_LETTERS
from trickerion.ui import theme
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import together as at
from trickerion.ui.shapes import draw_glow_around
from trickerion.ui.surfaces import draw_dark_panel
from trickerion.ui.text import draw_text
from trickerion.words.screens import together as words

_COUNTED_FROM = 180


@scene("talk")
class TalkScene(Scene):
    """Enter says it; Esc, or a click elsewhere, keeps what was typed for the next time."""

    opaque, fades = False, False

    def __init__(self, app: App, session: RunningGame) -> None:
        super().__init__(app)
        assert session.company is not None
        self._session, self._company = session, session.company
        self._line: UITextEntryLine | None = None
        self._note = ""
        self._is_fresh = True

    def on_enter(self) -> None:
        self._line = self.widgets.entry(at.SAID, self._company.unsaid, words.TALK_LINE, MOST_LETTERS)
        self.widgets.type_in(self._line)
        super().on_enter()

    @property
    def _text(self) -> str:
        return self._line.get_text() if self._line is not None else ""

    def on_exit(self) -> None:
        self._company.unsaid = self._text

    def _say(self) -> None:
        text = self._text.strip()
        if text and self._line is not None:
            if not self._company.say(text):
                self._note = words.NOT_HEARD
                return
            self._line.set_text("")
        self.app.stack.pop(self)

    def handle_first(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.TEXTINPUT and self._is_fresh:  # the key that has opened the line is none of its letters
            self._is_fresh = False
            return True
        if event.type == pygame.KEYDOWN:
            self._is_fresh = False
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._say()
            return True
        is_away = event.type == pygame.MOUSEBUTTONDOWN and not at.SAYING.collidepoint(event.pos)
        if is_away or (event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE):
            self.app.stack.pop(self)
            return True
        return super().handle_first(event)

    def handle_event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame_gui.UI_TEXT_ENTRY_CHANGED:
            self._note = ""
        return True

    def update(self, dt: float) -> None:
        self._session.update()

    @property
    def look(self) -> object:
        return super().look, len(self._text), self._note, len(self._session.log)

    def draw(self, canvas: Surface) -> None:
        draw_glow_around(canvas, at.SAYING, theme.GLOW, 0.8, blur=7)
        draw_dark_panel(canvas, at.SAYING, 10, 3)
        draw_icon(canvas, "ui.speech", (at.SAYING.x + 24, at.SAID.centery), 22, theme.BRASS_HI)
        left = MOST_LETTERS - len(self._text)
        note = self._note or (words.letters_left(left) if len(self._text) >= _COUNTED_FROM else words.ENTER_SAYS)
        room = Rect(at.SAYING.x + 16, at.SAID.bottom + 2, at.SAYING.w - 32, 24)
        draw_text(canvas, note, room.midleft, theme.ITALIC, 17, theme.PARCHMENT2, "midleft", width=room.w)
