"""The list of what else can be done with a thing: the deeds of the right button and the wheel, for the keys."""

from collections.abc import Callable
from functools import partial

import pygame
from pygame import Rect

from trickerion.app.canvas import CANVAS_RECT
from trickerion.app.loop import App
from trickerion.app.registry import scene
from trickerion.screens.sheet import HEAD, SheetScene
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.flow import Column, within
from trickerion.ui.hotspot import Hotspot
from trickerion.ui.said import Also
from trickerion.ui.text import text_width
from trickerion.words.said import LISTED
from trickerion.words.screens import menus

_LINE, _GAP, _MARGIN = 60, 14, 40
_NARROWEST = 560


@scene("also")
class AlsoScene(SheetScene):
    """One button for each deed, the way out below; ``then`` is called when a deed is done."""

    title = LISTED

    def __init__(self, app: App, spot: Hotspot, then: Callable[[], object]) -> None:
        super().__init__(app)
        said = spot.said()
        self.title, self._deeds, self._then = said.name or LISTED, said.also, then

    @property
    def panel(self) -> Rect:
        """Sheet in the middle of the canvas, as large as its lines need."""
        lines = [label for label, _ in self._deeds]
        wide = max(text_width(label, theme.TEXT.button) for label in [*lines, self.title]) + 4 * _MARGIN
        high = HEAD + 2 * _MARGIN + (len(lines) + 1) * (_LINE + _GAP) - _GAP
        return Rect(0, 0, max(_NARROWEST, wide), high).move_to(center=CANVAS_RECT.center)

    def layout(self) -> None:
        self.spots.clear()
        room = Column(within(self.panel, left=_MARGIN, right=_MARGIN, top=HEAD + _MARGIN, bottom=_MARGIN), _GAP)
        buttons = [
            Button(f"also.{number}", room.take(_LINE), deed[0], partial(self._do, deed), key=str(number + 1))
            for number, deed in enumerate(self._deeds)
        ]
        cancel = Button("also.cancel", room.take(_LINE), menus.CANCEL, self.close, key="escape", default=True)
        self.lay_buttons([*buttons, cancel])

    def _do(self, deed: Also) -> None:
        """Close the list, then do what was chosen."""
        self.app.sounds.play("click")
        self.app.stack.pop(self)
        deed[1]()
        self._then()

    def handle_event(self, event: pygame.event.Event) -> bool:
        """A right click closes the list; all else stops here."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.close()
        return event.type != pygame.KEYDOWN
