"""The shelf of the pages at the left of the settings."""

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from trickerion.scenes.settings import layout as at
from trickerion.screens.settings_pages import PAGES, SettingsPage
from trickerion.ui import theme
from trickerion.ui.controls import ButtonFace, draw_button
from trickerion.ui.flow import Column, Passage, Row, inset, stacked, within, write_line
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots
from trickerion.ui.icons import draw_icon
from trickerion.ui.keys import key_label
from trickerion.ui.said import Role, saying
from trickerion.ui.surfaces import draw_wood_panel
from trickerion.words.screens import settings as words

_NAME, _ASIDE = 24, 19


class PageButtons(Drawn):
    """A button for each page, that of the ``page`` on the sheet in velvet; ``turn_to`` gets the id of another."""

    def __init__(self, page: SettingsPage, turn_to: Callable[[str], object], help_key: str) -> None:
        self._page, self._turn_to, self._help_key = page, turn_to, help_key

    def add_hotspots(self, spots: Hotspots) -> None:
        for page, rect in at.PAGE_BUTTONS.items():
            title, aside = words.PAGES[page]
            says = saying(title, aside, Role.CHOICE, on=page == self._page.id)
            spots.add(Hotspot(f"settings.page.{page}", rect, on_click=partial(self._turn_to, page), says=says))

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        draw_wood_panel(canvas, at.SHELF)
        for page in PAGES:
            self._draw_button(canvas, spots, page, at.PAGE_BUTTONS[page.id])
        keys = words.turns_pages(help=self._help_key, turn=key_label("ctrl+tab"))
        foot = Passage(keys, theme.TEXT.aside, theme.PARCHMENT2, "center").fitting(*at.SHELF_FOOT.size)
        foot.draw(canvas, *stacked((foot,), at.SHELF_FOOT))

    def _draw_button(self, canvas: Surface, spots: Hotspots, page: SettingsPage, rect: Rect) -> None:
        name, is_open = f"settings.page.{page.id}", page == self._page
        face = ButtonFace(primary=is_open)
        draw_button(canvas, rect, face, hovered=spots.hovered == name, pressed=spots.is_pressed(name))
        row = Row(inset(rect, 18, 0), 14)
        draw_icon(canvas, page.icon, row.take(36).center, 34, theme.BRASS_HI if is_open else theme.PARCHMENT2)
        title, aside = words.PAGES[page.id]
        upper, lower = Column(within(row.rest, top=12, bottom=10)).share(2)
        write_line(canvas, title, upper, theme.TEXT.button_large, theme.CREAM)
        write_line(canvas, aside, lower, theme.TEXT.aside, theme.PARCHMENT2)
