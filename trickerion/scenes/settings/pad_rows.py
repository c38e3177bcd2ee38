"""The page of the game pad: a click on a row waits for the next button pressed."""

from functools import partial

from pygame import Surface

from trickerion.app.loop import App
from trickerion.scenes.settings import layout as at
from trickerion.ui import theme
from trickerion.ui.caps import draw_pad_button
from trickerion.ui.flow import Column, Passage, inset, write_line
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots
from trickerion.ui.said import Role, Said
from trickerion.ui.shapes import breathe, draw_glow_around, draw_plate
from trickerion.words import pad as words
from trickerion.words.pad import PAD_DEED


class PadRows(Drawn):
    """A row for each deed of a pad; ``waiting`` is the one whose new button is awaited, ``seconds`` lets it breathe."""

    def __init__(self, app: App) -> None:
        self._app = app
        self.waiting, self.seconds = "", 0.0

    def add_hotspots(self, spots: Hotspots) -> None:
        for deed, row in at.pad().items():
            says = partial(self._said, deed)
            spots.add(Hotspot(f"settings.pad.{deed}", row, on_click=partial(self._await, deed), says=says))

    def _said(self, deed: str) -> Said:
        """A deed with its button."""
        button = words.SPOKEN[self._app.hands.pads.make][self._app.settings.pad[deed]]
        return Said(PAD_DEED[deed].title, words.PRESS_A_BUTTON if deed == self.waiting else button, Role.ROW)

    def _await(self, deed: str) -> None:
        self.waiting = deed

    def take(self, button: str) -> bool:
        """Give the deed that waits a button; whatever had it gets the old one in exchange. False when none waits."""
        buttons, deed, self.waiting = dict(self._app.settings.pad), self.waiting, ""
        other = next((other for other, given in buttons.items() if given == button), None)
        if not deed:
            return False
        if other is not None:  # arrows and what scrolls stay as they are
            buttons[other], buttons[deed] = buttons[deed], button
            self._app.change_settings(pad=buttons)
        self._app.sounds.play("click" if other is not None else "error")
        return True

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        rows = at.pad()
        for deed, row in rows.items():
            is_awaited = deed == self.waiting
            if is_awaited:
                draw_glow_around(canvas, row, theme.AMBER, 0.5 + 0.5 * breathe(self.seconds), blur=6)
            fill = "#fbe6ae" if is_awaited or spots.hovered == f"settings.pad.{deed}" else theme.PARCHMENT2
            draw_plate(canvas, row, fill, 8, 1, "#b79a63")
            room = inset(row, 14, 0)
            write_line(canvas, PAD_DEED[deed].title, room, theme.TEXT.body_lead)
            if is_awaited:
                write_line(canvas, words.PRESS_A_BUTTON, room, theme.TEXT.aside_large, theme.REASON_ON_PAPER, "right")
            else:
                draw_pad_button(canvas, room.midright, self._app.settings.pad[deed])
        below = Column(at.ROWS)
        below.skip(max(row.bottom for row in rows.values()) - at.ROWS.top + 14)
        told = words.PAD_READY if self._app.hands.pads.is_there else words.NO_PAD
        Passage(told, theme.TEXT.body_large).fitting(below.rest.w, below.rest.h).draw(canvas, below.rest)
