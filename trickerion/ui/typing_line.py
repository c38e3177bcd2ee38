"""A line to type in: any script, drawn by the same faces as the table, and with what an input method composes."""

import contextlib
from typing import Final

import pygame
import pygame_gui
from pygame import Rect, Surface
from pygame_gui.core import UIContainer, UIElement
from pygame_gui.core.interfaces import IUIManagerInterface

from trickerion.language.clusters import clusters, cut
from trickerion.language.direction import has_right_to_left, starts_from_the_right
from trickerion.language.verbatim import writable
from trickerion.ui import theme
from trickerion.ui.edited_text import EditedText
from trickerion.ui.faces import can_draw_letter
from trickerion.ui.keys import command_modifier
from trickerion.ui.letter_places import LetterPlace, code_at, cursor_x, letter_places
from trickerion.ui.shapes import draw_plate
from trickerion.ui.text import text_surface
from trickerion.words.drawing import letter_not_drawn

STYLE: Final = theme.Style(theme.BODY, 20)
_PADDING, _BAR = 12, (2, 28)
"""Pixels beside the text, and of the cursor."""
_FIELD, _EDGE, _INK, _FAINT, _MARK, _CURSOR = "#1a1018", "#7a5522", "#fbf2dc", "#a8957c", "#6e1726", "#f4dc9a"
_WAITS, _BLINKS = 1.0, 0.4
"""Seconds that the cursor stands after it has moved, and that it is then there, or gone."""
_SAID_FOR: Final = 6.0
"""Seconds for which a sentence stands that a letter cannot be written."""
_MOST: Final = 10_000


class TypingLine(UIElement):
    """A line that takes any text, typed, pasted or read from a file, as far as it can be drawn."""

    def __init__(self, rect: Rect, manager: IUIManagerInterface, root: UIContainer, placeholder: str) -> None:
        super().__init__(
            rect, manager, root, starting_height=1, layer_thickness=1, element_id=["text_entry_line"], visible=1
        )
        self._edited = EditedText()
        self._placeholder = placeholder
        self._limit = _MOST
        self.composed, self._composed_at = "", 0
        self.cursor_on = False
        self._since_moved = self._since_blinked = 0.0
        self._since_click = 9.0
        self._is_pulled = False
        self._left = 0  # of the text, in pixels of the element
        self.refused = ""
        self._refused_for = 0.0
        self.redraw()

    # ------------------------------------------------------------------ the text

    def get_text(self) -> str:
        """The text as it was typed."""
        return self._edited.text

    def set_text(self, text: str | None) -> None:
        """Show a text instead of what is there, with the cursor behind it."""
        self._edited.show(cut(writable(text or ""), self._limit))
        self.composed = ""
        self._moved()

    def set_text_length_limit(self, limit: int) -> None:
        """Set the most codes that the text may have."""
        self._limit = limit

    @property
    def edit_position(self) -> int:
        """Code before which the cursor stands."""
        return self._edited.at

    def go_to_end(self) -> None:
        """Put the cursor behind the text."""
        self._edited.go_to(len(self._edited.text), marks=False)
        self._moved()

    def _write(self, text: str) -> None:
        """Put letters at the cursor; a sentence tells which of them no font of this computer has."""
        letters = clusters(writable(text))
        refused = [letter for letter in letters if not (letter.isspace() or can_draw_letter(letter))]
        self._edited.write("".join(letter for letter in letters if letter not in refused), self._limit)
        if refused:
            self.refused, self._refused_for = letter_not_drawn(code=f"U+{ord(refused[0][0]):04X}"), _SAID_FOR

    # ------------------------------------------------------------------ events

    def process_event(self, event: pygame.event.Event) -> bool:
        """Handle an event of typing, or of the mouse; True when it was used."""
        before = self._edited.text
        used = self._mouse(event)
        if self.is_enabled and self.is_focused:
            used = self._typed(event) or used
        if self._edited.text != before:
            told = {"text": self._edited.text, "ui_element": self, "ui_object_id": self.most_specific_combined_id}
            pygame.event.post(pygame.event.Event(pygame_gui.UI_TEXT_ENTRY_CHANGED, told))
        if used:
            self._moved()
        return used

    def _typed(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.TEXTINPUT:
            self.composed = ""
            self._write(event.text)
            return True
        if event.type == pygame.TEXTEDITING:
            self.composed, self._composed_at = writable(event.text), event.start
            return True
        return event.type == pygame.KEYDOWN and self._key(event.key, getattr(event, "mod", 0))

    def _key(self, key: int, held: int) -> bool:
        edited = self._edited
        is_command = bool(held & (command_modifier() | pygame.KMOD_CTRL)) and not held & pygame.KMOD_ALT
        if is_command and key in (pygame.K_a, pygame.K_c, pygame.K_x, pygame.K_v):
            self._command(key)
            return True
        by_word = bool(held & (pygame.KMOD_ALT if command_modifier() & pygame.KMOD_META else pygame.KMOD_CTRL))
        to_end = bool(held & pygame.KMOD_META)
        marks = bool(held & pygame.KMOD_SHIFT)
        if key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            edited.delete(forward=key == pygame.K_DELETE, whole_word=by_word)
        elif key in (pygame.K_HOME, pygame.K_END) or (to_end and key in (pygame.K_LEFT, pygame.K_RIGHT)):
            edited.go_to(0 if key in (pygame.K_HOME, pygame.K_LEFT) else len(edited.text), marks=marks)
        elif key in (pygame.K_LEFT, pygame.K_RIGHT):
            edited.step((key == pygame.K_RIGHT) != self._is_turned, by_word=by_word, marks=marks)
        else:
            return key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        return True

    def _command(self, key: int) -> None:
        """Mark all, or use the clipboard."""
        edited = self._edited
        if key == pygame.K_a:
            edited.mark(0, len(edited.text))
            return
        with contextlib.suppress(pygame.error, UnicodeError):
            if key == pygame.K_v:
                self._write(writable(pygame.scrap.get_text()).strip())
            elif edited.marked:
                pygame.scrap.put_text(edited.marked)
                if key == pygame.K_x:
                    edited.write("", self._limit)

    def _mouse(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            point = self.ui_manager.calculate_scaled_mouse_position(event.pos)
            if not (self.is_enabled and self.hover_point(*point)):
                return False
            self.composed = ""
            self._edited.go_to(self._code_below(point[0]), marks=False)
            if self._since_click < self.ui_manager.get_double_click_time():
                self._edited.mark_word()
            self._is_pulled, self._since_click = True, 0.0
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT and self._is_pulled:
            self._is_pulled = False
            return True
        return False

    def _code_below(self, x: float) -> int:
        return code_at(self._places(), round(x) - self.rect.left - self._left)

    def focus(self) -> None:
        """Get the keyboard."""
        super().focus()  # type: ignore[no-untyped-call]
        self._moved()

    def unfocus(self) -> None:
        """Lose the keyboard, and what was being composed."""
        super().unfocus()  # type: ignore[no-untyped-call]
        self.composed, self.cursor_on, self._is_pulled = "", False, False
        self._edited.go_to(0, marks=False)
        self.redraw()

    # ------------------------------------------------------------------ time and picture

    def update(self, time_delta: float) -> None:
        """Let seconds pass: the cursor blinks, a mark follows the mouse."""
        super().update(time_delta)
        if not self.alive():  # type: ignore[no-untyped-call]
            return
        if self.hovered and self.is_enabled:
            self.ui_manager.set_text_hovered(True)
        self._since_click += time_delta
        self._refused_for -= time_delta
        if self._refused_for <= 0:
            self.refused = ""
        if self._is_pulled:
            at = self._code_below(self.ui_manager.get_mouse_position()[0])
            if self._since_click > _BLINKS / 2 and at != self._edited.at:
                self._edited.go_to(at, marks=True)
                self._moved()
        self._blink(time_delta)

    def _blink(self, seconds: float) -> None:
        self._since_moved += seconds
        if not self.is_focused or self._since_moved <= _WAITS:
            return
        self._since_blinked += seconds
        if self._since_blinked >= _BLINKS:
            self._since_blinked = 0.0
            self.cursor_on = not self.cursor_on
            self.redraw()

    def _moved(self) -> None:
        """Something has changed: the cursor is to be seen for a while."""
        self._since_moved = self._since_blinked = 0.0
        self.cursor_on = self.is_focused
        self.redraw()

    @property
    def _shown(self) -> str:
        """The text with what is being composed at the cursor."""
        at = self._edited.at
        return self._edited.text[:at] + self.composed + self._edited.text[at:]

    @property
    def _is_turned(self) -> bool:
        """True if the line runs from right to left."""
        return has_right_to_left(self._shown) and starts_from_the_right(self._shown)

    def _places(self) -> tuple[LetterPlace, ...]:
        return letter_places(self._shown, STYLE)

    @property
    def cursor(self) -> Rect:
        """Place of the cursor on the canvas, where an input method shows its list."""
        x = self._left + cursor_x(self._places(), self._edited.at + self._composed_codes)
        return Rect((0, 0), _BAR).move_to(midleft=(self.rect.x + x, self.rect.centery))

    @property
    def _composed_codes(self) -> int:
        """Codes of what is composed that lie before the cursor."""
        return min(self._composed_at, len(self.composed)) if self.composed else 0

    def rebuild(self) -> None:
        """Draw anew at another size."""
        self.redraw()

    def redraw(self) -> None:
        """Draw the field, what is marked, the text, and the cursor."""
        if not hasattr(self, "_edited"):  # the element is still being made
            return
        size = (max(1, self.rect.w), max(1, self.rect.h))
        image = Surface(size, pygame.SRCALPHA)
        draw_plate(image, image.get_rect(), _FIELD, 8, 2, _EDGE)
        inside = image.get_rect().inflate(-2 * _PADDING, -8)
        image.set_clip(inside.inflate(2 * _BAR[0], 0))  # with the cursor at either end
        if not self._shown and not self.is_focused:
            self._draw_text(image, self._placeholder, _FAINT, inside.x)
        else:
            self._draw_edited(image, inside)
        image.set_clip(None)
        self._set_image(image.premul_alpha())

    def _draw_edited(self, image: Surface, inside: Rect) -> None:
        places, edited = self._places(), self._edited
        width = max((place.right for place in places), default=0)
        x = cursor_x(places, edited.at + self._composed_codes)
        spare = inside.w - width
        if spare >= 0:
            self._left = inside.x + (spare if self._is_turned else 0)
        else:
            self._left = max(min(self._left, inside.right - x), inside.x - x)
            self._left = max(min(self._left, inside.x), inside.x + spare)
        first, end = edited.marks
        for place in places:
            room = Rect(self._left + place.left, inside.y, place.right - place.left, inside.h)
            if self.is_focused and first <= place.first < end and not self.composed:
                image.fill(_MARK, room)
            if self.composed and edited.at <= place.first < edited.at + len(self.composed):
                image.fill(_CURSOR, (room.x, inside.centery + _BAR[1] // 2 - 2, room.w, 2))  # above the method's list
        self._draw_text(image, self._shown, _INK, self._left)
        if self.cursor_on and self.is_focused:
            image.fill(_CURSOR, Rect((0, 0), _BAR).move_to(midleft=(self._left + x, inside.centery)))

    def _draw_text(self, image: Surface, text: str, ink: str, x: int) -> None:
        letters = text_surface(text, STYLE, ink)
        image.blit(letters, letters.get_rect(midleft=(x, image.get_height() // 2)))
