"""The page of the keys: a click on a row waits for the next key pressed."""

from functools import partial

from pygame import Surface

from trickerion.app.loop import App
from trickerion.scenes.settings import layout as at
from trickerion.ui import theme
from trickerion.ui.caps import draw_key_cap
from trickerion.ui.flow import Column, Passage, inset, write_line
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots
from trickerion.ui.keys import RESERVED, key_label
from trickerion.ui.said import Role, Said
from trickerion.ui.shapes import breathe, draw_glow_around, draw_plate
from trickerion.words.commands import COMMAND
from trickerion.words.screens import settings as words


class KeyRows(Drawn):
    """A row for each command; ``waiting`` is the one whose new key is awaited, ``seconds`` lets it breathe."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._refusal = ""
        self.waiting, self.seconds = "", 0.0

    def add_hotspots(self, spots: Hotspots) -> None:
        for command, row in at.keys().items():
            spots.add(Hotspot(f"settings.key.{command}", row, on_click=partial(self._await, command)))
            spots.get(f"settings.key.{command}").says = partial(self._said, command)

    def _said(self, command: str) -> Said:
        """A command with its key."""
        key = words.PRESS_A_KEY if command == self.waiting else self._app.keys.label(command)
        return Said(COMMAND[command].title, key, Role.ROW)

    def _await(self, command: str) -> None:
        self.waiting, self._refusal = command, ""

    def take(self, key: str) -> None:
        """Give the command that waits a key as it was pressed; Esc keeps the old one."""
        if key == "escape":
            self.waiting = ""
        elif key in RESERVED:
            self._refusal = words.reserved_key(key=key_label(key))
            self._app.sounds.play("error")
        elif key:
            self._bind(self.waiting, key)
            self.waiting = ""
            self._app.sounds.play("click")

    def _bind(self, command: str, key: str) -> None:
        """Give the key to the command; whoever had it gets the old key in exchange."""
        keys = dict(self._app.settings.keys)
        for other, taken in keys.items():
            if taken == key:
                keys[other] = keys[command]
        keys[command] = key
        self._app.change_settings(keys=keys)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        rows = at.keys()
        for command, row in rows.items():
            name, is_awaited = f"settings.key.{command}", command == self.waiting
            if is_awaited:
                draw_glow_around(canvas, row, theme.AMBER, 0.5 + 0.5 * breathe(self.seconds), blur=6)
            fill = "#fbe6ae" if is_awaited or spots.hovered == name else theme.PARCHMENT2
            draw_plate(canvas, row, fill, 8, 1, "#b79a63")
            room = inset(row, 14, 0)
            write_line(canvas, COMMAND[command].title, room, theme.TEXT.body_lead)
            if is_awaited:
                text = self._refusal or words.PRESS_A_KEY
                write_line(canvas, text, room, theme.TEXT.aside_large, theme.REASON_ON_PAPER, "right")
            else:
                draw_key_cap(canvas, room.midright, self._app.keys.label(command))
        below = Column(at.ROWS)
        below.skip(max(row.bottom for row in rows.values()) - at.ROWS.top + 14)
        fixed = Passage(words.FIXED_KEYS, theme.TEXT.body_large).fitting(below.rest.w, below.rest.h)
        fixed.draw(canvas, below.rest)
