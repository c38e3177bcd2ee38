"""Our relay: where friends in two homes meet. A sheet with the one line that its owner has sent."""

from __future__ import annotations

import pygame
import pygame_gui
from pygame import Rect, Surface

from trickerion.app.crash_report import clipboard_text
from trickerion.app.loop import App
from trickerion.app.registry import scene
from trickerion.play.tables.far_way import tell_our_relay
from trickerion.screens.sheet import SheetScene
from trickerion.storage.relays import kept_relay
from trickerion.together.code import CodeError
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.icons import draw_icon
from trickerion.ui.keys import key_text
from trickerion.ui.layout import together as at
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.typing_line import TypingLine
from trickerion.words.screens import menus
from trickerion.words.screens import together as words

LONGEST = 200


@scene("our_relay")
class OurRelayScene(SheetScene):
    """``why``: the reason for which it is asked just now, "" where nobody has asked."""

    title = words.OUR_RELAY

    def __init__(self, app: App, why: str = "") -> None:
        super().__init__(app)
        self._why, self._is_wrong = why, False
        self._kept = kept_relay(app.places.relay).relay
        self._line: TypingLine | None = None

    @property
    def panel(self) -> Rect:
        return at.RELAY

    def on_enter(self) -> None:
        self._line = self.widgets.entry(at.RELAY_LINE, self._kept, words.RELAY_LINE, LONGEST)
        self.widgets.type_in(self._line)
        super().on_enter()

    @property
    def _typed(self) -> str:
        return " ".join(self._line.get_text().split()) if self._line is not None else ""

    def layout(self) -> None:
        self.spots.clear()
        nothing = words.NO_RELAY_TYPED if not self._typed else ""
        self.lay_buttons(
            [
                Button(
                    "relay.keep",
                    at.RELAY_KEEP,
                    words.KEEP_RELAY,
                    self._keep,
                    icon="ui.confirm",
                    primary=True,
                    default=True,
                    enabled=not nothing,
                    why_not=nothing,
                    key="return",
                ),
                Button(
                    "relay.forget",
                    at.RELAY_FORGET,
                    words.FORGET_RELAY,
                    self._forget,
                    style=theme.TEXT.label_large,
                    enabled=bool(self._kept),
                    why_not=words.NO_RELAY_KEPT,
                ),
                Button("relay.close", at.RELAY_CLOSE, menus.CLOSE, self.close, key="escape"),
            ]
        )

    def _keep(self) -> None:
        try:
            tell_our_relay(self.app.places, self._typed)
        except CodeError:
            self._is_wrong = True
            self.app.sounds.play("error")
            return
        self.close()

    def _forget(self) -> None:
        tell_our_relay(self.app.places, "")
        self.close()

    def handle_first(self, event: pygame.event.Event) -> bool:
        """Ctrl+V puts the line there, wherever the caret is; Enter keeps it."""
        if event.type == pygame.KEYDOWN and key_text(event) == "ctrl+v" and self._line is not None:
            self._line.set_text(" ".join(clipboard_text().split())[:LONGEST])
            self._changed()
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self._typed:
            self._keep()
            return True
        return super().handle_first(event)

    def handle_event(self, event: pygame.event.Event) -> bool:
        if event.type != pygame_gui.UI_TEXT_ENTRY_CHANGED:
            return False
        self._changed()
        return True

    def _changed(self) -> None:
        self._is_wrong = False
        self.layout()

    @property
    def look(self) -> object:
        return super().look, self._typed, self._is_wrong

    def draw_page(self, canvas: Surface) -> None:
        draw_block(canvas, words.RELAY_TEXT, at.RELAY_TEXT, theme.TEXT.body_large, line=29)
        draw_text(canvas, words.RELAY_LABEL, at.RELAY_LABEL, theme.TEXT.head_large, theme.VELVET, "midleft")
        trouble = words.NO_RELAY if self._is_wrong else self._why
        ink = theme.REASON_ON_PAPER if trouble else theme.INK2
        rect = at.RELAY_TROUBLE
        if trouble:
            draw_icon(canvas, "ui.warning", (rect.x + 12, rect.y + 16), 24, ink)
        room = Rect(rect.x + 34 * bool(trouble), rect.y, rect.w - 34 * bool(trouble), rect.h)
        draw_block(canvas, trouble or words.RELAY_KEY_NOTE, room, theme.TEXT.body_large, ink, line=28)
