"""The plate with the code: its boxes, the line of an address, and what is wrong with either."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Surface

from trickerion.app.loop import App
from trickerion.scenes.together.code_boxes import CodeBoxes
from trickerion.scenes.together.door_rows import draw_plate_of
from trickerion.together.code import LENGTH, SECRET_GROUP, SECRET_GROUPS, found_in, holds_code, is_address, letters_of
from trickerion.ui import theme
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspots import Drawn, Hotspots
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import together as at
from trickerion.ui.line_spot import line_spot
from trickerion.ui.text import draw_text
from trickerion.ui.typing_line import TypingLine
from trickerion.ui.widgets import WidgetLayer
from trickerion.words.screens import together as words

LONGEST = 100
_SECRET = SECRET_GROUPS * SECRET_GROUP
"""Letters behind the address of a table; behind that of a relay stands a whole code."""


class CodeLine(Drawn):
    """``trouble`` is what came of the last try; the next keystroke takes it away.

    ``is_lit``: whether what is typed goes here; ``waits``: what is waited for just now.
    """

    is_lit, waits = True, ""

    def __init__(self, app: App, on_change: Callable[[], object]) -> None:
        self._app, self._on_change = app, on_change
        self.trouble = ""
        self._has_address, self._relay = False, ""
        self._line: TypingLine | None = None
        self._widgets: WidgetLayer | None = None
        self._boxes = CodeBoxes(self._typed, self._turn_into_address)
        self._secret = CodeBoxes(self._typed, self._go_on, is_secret=True)

    def make_line(self, widgets: WidgetLayer) -> None:
        """The line in which an address is typed; it is there when it is wanted."""
        self._widgets = widgets
        self._line = widgets.entry(at.ADDRESS, "", words.ADDRESS_LINE, LONGEST)
        self.show_line()

    def show_line(self) -> None:
        """Thawing shows hidden lines again."""
        if self._line is not None:
            _ = self._line.show() if self._has_address else self._line.hide()  # type: ignore[no-untyped-call]

    # ------------------------------------------------------------------ what stands there

    @property
    def _address(self) -> str:
        return self._line.get_text().strip() if self._line is not None else ""

    @property
    def text(self) -> str:
        """Text that was typed or pasted, for ``read_invitation``."""
        if self._has_address:
            return f"{self._address} {self._secret.text}"
        return f"{self._relay} {self._boxes.text}" if self._relay else self._boxes.text

    @property
    def is_empty(self) -> bool:
        """True if the line is empty."""
        return not self._has_address and self._boxes.is_empty

    @property
    def is_knock(self) -> bool:
        """True for an address without its secret: one knocks there."""
        return self._has_address and bool(self._address) and self._secret.is_empty

    @property
    def why_not(self) -> str:
        """Reason why the invitation cannot be tried; "" where it can."""
        boxes = self._secret if self._has_address else self._boxes
        if self._has_address and not self._address:
            return words.NO_ADDRESS
        if self.is_knock:
            return ""
        if self.is_empty:
            return words.NO_CODE_YET
        return self._slip or (words.letters_missing(boxes.missing) if boxes.missing else "")

    @property
    def _slip(self) -> str:
        boxes = self._secret if self._has_address else self._boxes
        if boxes.has_no_letter:
            return words.NO_U
        return words.WRONG_GROUP[boxes.wrong] if boxes.wrong >= 0 else ""

    @property
    def look(self) -> object:
        """Visible state of the line."""
        return self.text, self._boxes.caret, self._secret.caret, self.trouble

    def paste(self, text: str, *, only_codes: bool = False) -> bool:
        """Put the code or the address in a text into the boxes; False where there is none."""
        if not holds_code(text) and (only_codes or not text.strip()):
            return False
        found = found_in(text)
        self.trouble = ""
        address, _, secret = found.rpartition(" ") if is_address(found) else ("", "", "")
        self._relay = ""
        if len(letters_of(secret)) == LENGTH:
            self._turn_into_code(secret)
            self._relay = address
        elif is_address(found):
            self._turn_into_address(address or secret)
            self._secret.show(secret if address else "")
            self._stop_typing()
            self._on_change()
        else:
            self._turn_into_code(found)
        return True

    # ------------------------------------------------------------------ typing

    def type(self, text: str) -> bool:
        """Letters that nothing else takes."""
        boxes = self._secret if self._has_address else self._boxes
        if text.isspace():
            return False
        boxes.type(text)
        return True

    def handle_key(self, event: pygame.event.Event) -> bool:
        """A key that the boxes use."""
        boxes = self._secret if self._has_address else self._boxes
        if self._has_address and event.key == pygame.K_BACKSPACE and boxes.is_empty:
            self._type_in_line()
            return True
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT) and boxes.is_empty:
            return False
        return boxes.handle_key(event.key)

    def changed(self, line: object) -> None:
        """Something was typed in a line: a blank ends the address; without letters the boxes are there again."""
        self.trouble = ""
        if line is not self._line or self._line is None:
            return
        typed = self._line.get_text()
        if not typed:
            self._turn_into_code("")
        elif " " in typed.strip() or typed.endswith(" "):
            address, _, secret = typed.partition(" ")
            self._line.set_text(address)
            self._secret.show(secret)
            self._stop_typing()
            if len(letters_of(secret)) > _SECRET:
                self._go_on(secret)

    def _typed(self) -> None:
        self.trouble = ""
        if self._relay and not self._has_address and len(letters_of(self._boxes.text)) <= _SECRET:
            address, letters, self._relay = self._relay, letters_of(self._boxes.text), ""
            self._turn_into_address(address)  # it can be mended: no more letters are left than a secret has
            self._stop_typing()
            self._secret.show(letters)
        self._on_change()

    def _go_on(self, text: str) -> None:
        """More letters behind an address than its secret has: it is that of a relay, and they are a code."""
        address = self._address
        self._turn_into_code(text)
        self._relay = address

    def _turn_into_address(self, text: str) -> None:
        self._has_address = True
        if self._line is not None:
            self._line.set_text(text)
        self.show_line()
        self._type_in_line()
        self._on_change()

    def _turn_into_code(self, text: str) -> None:
        self._has_address = False
        self._stop_typing()
        self.show_line()
        self._secret.show("")
        self._boxes.show(text)
        self._on_change()

    def _type_in_line(self) -> None:
        if self._widgets is not None and self._line is not None:
            self._widgets.type_in(self._line)

    def _stop_typing(self) -> None:
        if self._widgets is not None:
            self._widgets.stop_typing()

    # ------------------------------------------------------------------ what is seen

    def add_hotspots(self, spots: Hotspots) -> None:
        spots.add_parts(self._secret if self._has_address else self._boxes)
        if self._has_address and self._widgets is not None and self._line is not None:
            spots.add(line_spot("door.address", words.ADDRESS_LINE, self._widgets, self._line))

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        draw_plate_of(canvas, at.CODE)
        write_line(
            canvas, words.WITH_CODE, within(at.CODE, left=20, top=14, height=30), theme.TEXT.head_large, theme.BRASS_HI
        )
        write_line(
            canvas,
            words.READ_TO_YOU,
            within(at.CODE, right=20, top=14, width=900, height=30),
            theme.TEXT.aside_plus,
            theme.PARCHMENT,
            "right",
        )
        boxes = self._secret if self._has_address else self._boxes
        boxes.is_lit = self.is_lit
        boxes.draw(canvas, spots)
        self._draw_below(canvas)

    def _draw_below(self, canvas: Surface) -> None:
        trouble, place = self.trouble or self._slip, (at.TROUBLE.x, at.TROUBLE.centery)
        if self.waits:
            draw_text(canvas, self.waits, place, theme.TEXT.aside_large, theme.GLOW, "midleft", width=at.TROUBLE.w)
        elif trouble:
            draw_icon(canvas, "ui.warning", (place[0] + 11, place[1]), 24, "#ffb4a6")
            spot, room = (place[0] + 32, place[1]), at.CODE.right - place[0] - 52
            draw_text(canvas, trouble, spot, theme.TEXT.body_large, "#ffb4a6", "midleft", width=room)
        else:
            hint = words.AND_SECRET if self._has_address else words.NO_SUCH_LETTERS
            draw_text(canvas, hint, place, theme.TEXT.aside, theme.PARCHMENT2, "midleft")
        if not trouble:
            spot = (at.CODE.right - 20, place[1])
            draw_text(canvas, words.OR_ADDRESS, spot, theme.TEXT.aside, theme.PARCHMENT2, "midright")
