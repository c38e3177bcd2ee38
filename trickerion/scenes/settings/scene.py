"""Settings: a sheet over whatever lies below; every change is in force at once."""

from functools import partial
from typing import Any

import pygame
import pygame_gui
from pygame_gui.elements import UIHorizontalSlider

from trickerion.app.loop import App
from trickerion.app.registry import scene
from trickerion.language.tongue import own_name, spoken
from trickerion.scenes.settings import layout as at
from trickerion.scenes.settings.key_rows import KeyRows
from trickerion.scenes.settings.pad_rows import PadRows
from trickerion.scenes.settings.page_buttons import PageButtons
from trickerion.scenes.settings.preview import draw_preview
from trickerion.scenes.settings.rows import SettingRows
from trickerion.screens.dialog import Reply, ask_first, choose
from trickerion.screens.settings_pages import ALL, LANGUAGE, OF_TABLES, PAGES, VOLUMES, Adjustable
from trickerion.screens.sheet import SheetScene
from trickerion.storage import settings as stored
from trickerion.table.company import put_settings_in_force
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.flow import inset, write_line
from trickerion.ui.hotspots import Drawn
from trickerion.ui.keys import PAGE_TURNS, key_text
from trickerion.ui.shapes import draw_double_rule
from trickerion.words.screens import menus
from trickerion.words.screens import settings as words
from trickerion.words.workbook_window import SETTINGS

_KEPT = ("fullscreen", "language")
"""Settings that the default ones leave as they are."""


@scene("settings")
class SettingsScene(SheetScene):
    """Pages at the left, the rows of one in the middle, what they look like at the right."""

    title = words.TITLE
    help_page = SETTINGS
    panel = at.SHEET

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._page = PAGES[0]
        self._keys, self._pad = KeyRows(app), PadRows(app)
        self._sliders: dict[str, UIHorizontalSlider] = {}

    def on_enter(self) -> None:
        super().on_enter()
        self.app.sounds.look_again()

    def on_settings(self) -> None:
        """Something has changed, perhaps by a key: show it."""
        self.layout()

    def on_reveal(self) -> None:
        """A device for sound may have come; what has thawed is laid anew."""
        self.layout()

    def layout(self) -> None:
        self.spots.clear()
        self._page_buttons = PageButtons(self._page, self._turn_to, self.app.keys.label("help"))
        self._rows = SettingRows(self.app, self._page, self._change)
        self.spots.add_parts(*self._parts)
        asks = partial(ask_first, self.app, words.USUAL_TITLE, words.USUAL_TEXT, words.RESET, self._usual)
        to_usual = Button("settings.usual", at.USUAL, words.USUAL, asks, icon="ui.undo")
        done = Button("settings.done", at.DONE, menus.DONE, self.close, True, "ui.confirm", key="escape", default=True)
        self.lay_buttons((to_usual, done))
        self._lay_sliders()

    @property
    def _parts(self) -> tuple[Drawn, ...]:
        bound = {"keys": self._keys, "pad": self._pad}.get(self._page.id)
        return (self._page_buttons, self._rows, *((bound,) if bound is not None else ()))

    def _lay_sliders(self) -> None:
        """Sliders of this page, each at its volume."""
        places = self._rows.sliders
        for setting in [*self._sliders]:
            if setting not in places:
                self._sliders.pop(setting).kill()  # type: ignore[no-untyped-call]
        for setting, place in places.items():
            volume = getattr(self.app.settings, setting)
            if setting not in self._sliders:
                self._sliders[setting] = self.widgets.slider(place, volume, (0.0, 1.0), 0.05)
            elif round(self._sliders[setting].get_current_value(), 2) != volume:
                self._sliders[setting].set_current_value(volume)

    def _turn_to(self, page_id: str) -> None:
        self._page = next(page for page in PAGES if page.id == page_id)
        self._keys.waiting = self._pad.waiting = ""
        self.app.sounds.play("page_turn")
        self.layout()

    def _change(self, setting: Adjustable, value: Any) -> None:
        if setting.id == "fullscreen":
            self.app.toggle_fullscreen()
        else:
            self.app.change_settings(**{setting.id: round(value, 2) if setting in VOLUMES else value})
        if setting in VOLUMES:
            self._try_out(setting)
        else:
            self.app.sounds.play("click")
        company = self.app.session.company if self.app.session is not None else None
        if setting in OF_TABLES and company is not None:
            put_settings_in_force(self.app.settings, company)
            if setting.id == "knocks":
                company.ruling.hear_knocks(bool(value))
        if setting.id == LANGUAGE and value != spoken().code:
            answers = (Reply(words.LATER, escape=True), Reply(words.RESTART, self.app.restart, primary=True))
            text = words.restart_text(language=own_name(str(value)))
            self.app.stack.push(choose(self.app, words.RESTART_TITLE, text, answers))

    def _try_out(self, setting: Adjustable) -> None:
        """Let the effects be heard; the music is."""
        if setting == VOLUMES[0]:
            self.app.sounds.play("coins")

    def _usual(self) -> None:
        usual = stored.Settings()
        names = [setting.id for setting in ALL if setting.id not in _KEPT]
        self.app.change_settings(
            **{name: getattr(usual, name) for name in names},
            keys=dict(stored.DEFAULT_KEYS),
            pad=dict(stored.DEFAULT_PAD),
        )

    @property
    def awaits_key(self) -> bool:
        """While a command waits for its new key."""
        return bool(self._keys.waiting)

    def handle_first(self, event: pygame.event.Event) -> bool:
        """While a key is awaited, the next one pressed is taken; Esc or a click elsewhere keeps the old one."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._keys.waiting = self._pad.waiting = ""
        if event.type == pygame.KEYDOWN:
            key = key_text(event)
            if self.awaits_key:
                self._keys.take(key)
                return True
            if self._pad.waiting:
                self._pad.waiting = ""
                return key == "escape"
            if key in PAGE_TURNS:
                number = PAGES.index(self._page) + PAGE_TURNS[key]
                self._turn_to(PAGES[number % len(PAGES)].id)
                return True
        return super().handle_first(event)

    def takes_button(self, button: str) -> bool:
        """The button that a deed of the pad waits for."""
        return self._pad.take(button)

    def handle_event(self, event: pygame.event.Event) -> bool:
        """A slider has moved, or has been let go."""
        if event.type == pygame_gui.UI_HORIZONTAL_SLIDER_MOVED:
            moved = [setting for setting, slider in self._sliders.items() if slider is event.ui_element]
            self.app.change_settings(**dict.fromkeys(moved, round(min(1.0, max(0.0, float(event.value))), 2)))
            return bool(moved)
        if event.type == pygame.MOUSEBUTTONUP:
            for setting, row in self._rows.places:
                if setting in VOLUMES and at.control(row).collidepoint(event.pos):
                    self._try_out(setting)
        return False

    @property
    def look(self) -> object:
        """A sound device comes and goes by itself."""
        return super().look, self.app.sounds.available

    @property
    def breathing(self) -> bool:
        return self.awaits_key or bool(self._pad.waiting)

    def draw_page(self, canvas: pygame.Surface) -> None:
        title, _ = words.PAGES[self._page.id]
        write_line(canvas, title, inset(at.HEADING, 0, 6), theme.TEXT.title_large, theme.VELVET)
        draw_double_rule(canvas, at.HEADING.left, at.HEADING.right, at.HEADING.bottom - 10)
        self._keys.seconds = self._pad.seconds = self.breath.seconds
        for drawn in self._parts:
            drawn.draw(canvas, self.spots)
        where = words.where_files_lie(folder=self.app.places.data)
        write_line(canvas, where, at.WHERE, theme.TEXT.aside, theme.INK2, "center")
        draw_preview(canvas, self.app.settings.text_size)
