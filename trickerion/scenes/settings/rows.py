"""The rows of a page: the name of a setting, what it does, and what sets it."""

from collections.abc import Callable
from functools import partial
from typing import Any

from pygame import Rect, Surface

from trickerion.app.loop import App
from trickerion.language.tongue import spoken
from trickerion.scenes.settings import layout as at
from trickerion.screens.settings_pages import LANGUAGE, VOLUMES, Adjustable, SettingsPage
from trickerion.ui import theme
from trickerion.ui.buttons import Segments
from trickerion.ui.controls import draw_toggle
from trickerion.ui.flow import Passage, stacked, write_line
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots
from trickerion.ui.said import Role, Said
from trickerion.ui.shapes import draw_rule
from trickerion.words.commands import COMMAND
from trickerion.words.said import LOUDER, QUIETER
from trickerion.words.screens import settings as words

_VOLUME_STEP = 0.05


class SettingRows(Drawn):
    """Rows of one page; ``change`` gets a setting and its new value."""

    def __init__(self, app: App, page: SettingsPage, change: Callable[[Adjustable, object], object]) -> None:
        self._app, self._change = app, change
        self.places = list(zip(page.settings, at.rows(page), strict=True))

    @property
    def sliders(self) -> dict[str, Rect]:
        """Volume -> place of its slider."""
        return {setting.id: at.slider(row) for setting, row in self.places if setting in VOLUMES}

    def value(self, setting: Adjustable) -> Any:
        """Value in force."""
        if setting.id == "fullscreen":
            return self._app.window.fullscreen
        return getattr(self._app.settings, setting.id) or (spoken().code if setting.id == LANGUAGE else 0)

    def add_hotspots(self, spots: Hotspots) -> None:
        for setting, row in self.places:
            name, area = f"settings.{setting.id}", at.area(row)
            if setting.values:
                spots.add_parts(self._choice(setting, row))
            elif setting in VOLUMES:
                louder = partial(self._louder, setting)
                spots.add(Hotspot(name, area, on_step=louder, on_wheel=louder, says=partial(self._said, setting)))
            else:
                spots.add(
                    Hotspot(name, area, on_click=partial(self._switch, setting), says=partial(self._said, setting))
                )

    def _said(self, setting: Adjustable) -> Said:
        """A volume with its height, or a switch."""
        name, says = words.ROWS[setting.id]
        about = (says(**{command: self._app.keys.label(command) for command in COMMAND}),)
        if setting not in VOLUMES:
            return Said(name, role=Role.SWITCH, on=bool(self.value(setting)), more=about)
        also = ((LOUDER, partial(self._louder, setting, 1)), (QUIETER, partial(self._louder, setting, -1)))
        volume = words.PERCENT(number=round(100 * self.value(setting)))
        return Said(name, volume, Role.THING, more=about, also=also)

    def _switch(self, setting: Adjustable) -> None:
        self._change(setting, not self.value(setting))

    def _louder(self, setting: Adjustable, steps: int) -> None:
        self._change(setting, min(1.0, max(0.0, self.value(setting) + _VOLUME_STEP * steps)))

    def _choice(self, setting: Adjustable, row: Rect) -> Segments:
        values, value = setting.values, self.value(setting)
        return Segments(
            f"settings.{setting.id}",
            at.control(row),
            range(len(values)),
            words.CHOICES[setting.id],
            values.index(value) if value in values else -1,
            lambda part: self._change(setting, values[part]),
            style=theme.TEXT.label_large,
            about=words.ROWS[setting.id][0],
        )

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        for setting, row in self.places:
            is_switch = not setting.values and setting not in VOLUMES
            control = at.toggle(row) if is_switch else at.control(row)
            self._draw_told(canvas, setting, at.told(row, control.w))
            self._draw_control(canvas, spots, setting, row)
            draw_rule(canvas, row.x, row.right, row.bottom)

    def _draw_told(self, canvas: Surface, setting: Adjustable, room: Rect) -> None:
        name, says = words.ROWS[setting.id]
        keys = {command: self._app.keys.label(command) for command in COMMAND}
        detail, ink = says(**keys), theme.INK2
        if setting == VOLUMES[0] and not self._app.sounds.available:
            detail, ink = words.NO_DEVICE, theme.REASON_ON_PAPER
        head = Passage(name, theme.TEXT.strong_lead)
        below = Passage(detail, theme.TEXT.aside_large, ink).fitting(room.w, room.h - head.height(room.w))
        for passage, place in zip((head, below), stacked((head, below), room), strict=True):
            passage.draw(canvas, place)

    def _draw_control(self, canvas: Surface, spots: Hotspots, setting: Adjustable, row: Rect) -> None:
        control = at.control(row)
        if setting.values:
            self._choice(setting, row).draw(canvas, spots)
        elif setting in VOLUMES:
            volume = words.PERCENT(number=round(100 * self.value(setting)))
            write_line(canvas, volume, control, theme.TEXT.number_large, align="right")
        else:
            middle = at.toggle(row).center
            draw_toggle(canvas, middle, bool(self.value(setting)), hovered=spots.hovered == f"settings.{setting.id}")
