"""Spotlight of the first evening: on the scene that is shown, one thing lit, the bubble beside it, all else closed."""

from typing import Final

from pygame import Rect, Surface

from trickerion.scenes.guide import layout as at
from trickerion.scenes.guide.bubble import Bubble, draw_dimming
from trickerion.scenes.guide.lights import Light
from trickerion.ui.hotspots import Hotspots
from trickerion.words import guide as words

_MENU: Final = "ui.save"
"""Meaning of the top bar's button of the game's menu: the button answers though it is dimmed."""
_LARGE: Final = 1000
"""The width from which a hotspot is the ground below others."""


class Spotlight:
    """Bubble and light over the hotspots of one scene; each is None while nothing is lit."""

    def __init__(self) -> None:
        self.bubble: Bubble | None = None
        self.light: Light | None = None
        self._spots: Hotspots | None = None

    @property
    def look(self) -> object:
        """State of what is drawn."""
        return self.bubble and (self.bubble.step, self.bubble.rect.topleft, self.light and self.light.all_areas)

    @property
    def is_carrying(self) -> bool:
        """True while the player has a thing of the lit scene in the hand."""
        return self._spots is not None and self._spots.held is not None

    def is_on(self, spots: Hotspots) -> bool:
        """True if the light is on the scene of these hotspots."""
        return self._spots is spots

    def place(self, spots: Hotspots, light: Light, size: tuple[int, int]) -> Rect:
        """Place of the bubble: it stays there while the same things are lit."""
        bubble = self.bubble
        if (
            self.light is not None
            and bubble is not None
            and (self.light.all_areas, bubble.rect.size) == (light.all_areas, size)
        ):
            return bubble.rect
        rects = (spots.rect(name) for name in spots.names() if name not in spots.layout.guests)
        return at.place_bubble(light.all_areas, [rect for rect in rects if rect.w < _LARGE], size)

    def turn_on(self, spots: Hotspots, bubble: Bubble, light: Light) -> None:
        """Light a thing on a scene: nothing but that thing, the bubble and the menu answers."""
        self._spots, self.bubble, self.light = spots, bubble, light
        spots.layout.guests = {spot.name: spot for spot in bubble.spots()}
        spots.layout.open_to, spots.spotlit = self._answers, (bubble.rect, *light.all_areas)
        spots.layout.why_closed = words.one_thing(do=bubble.said.do)

    def turn_off(self) -> None:
        """Let everything answer again."""
        if self._spots is not None:
            self._spots.layout.guests, self._spots.layout.open_to, self._spots.spotlit = {}, None, ()
            self._spots.layout.why_closed = ""
        self._spots = self.bubble = self.light = None

    def _answers(self, name: str) -> bool:
        """True if a hotspot of the scene answers: a lit one, or the menu's."""
        is_menu = self._spots is not None and name.startswith("top.") and self._spots.meaning(name) == _MENU
        return is_menu or self.light is None or self.light.is_open(name)

    def draw(self, canvas: Surface) -> None:
        """Dim what is not lit, and draw the bubble."""
        if self.bubble is not None and self.light is not None and self._spots is not None:
            draw_dimming(canvas, self.light.all_areas, self.light.areas)
            self.bubble.draw(canvas, self._spots)
