"""A hint on the screen: a bubble beside what it speaks of, which is lit, and a message while it is thought about."""

import math
from collections.abc import Sequence

from pygame import Rect, Surface

from trickerion.play.running_game import RunningGame
from trickerion.table import pointed
from trickerion.table.toasts import Toasts
from trickerion.ui import theme
from trickerion.ui.bubble import bubble_size, draw_bubble
from trickerion.ui.hotspot import plain
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.shapes import draw_glow, draw_plate
from trickerion.ui.tip_view import busy_rects, place_tip
from trickerion.words.screens import table as words

HINT_SIGN = "ui.hint"
_LARGE = 90  # pixels: what a hint speaks of has a lit rim in place of a light, which would wash it out


class HintBubble:
    """Hints of a game in one scene."""

    def __init__(self, session: RunningGame, toasts: Toasts) -> None:
        self._session, self._toasts = session, toasts
        self._says_it_thinks = False

    def tell_of_thought(self, is_top: bool, key: str) -> None:
        """Say at once that a hint is thought about, and by which key it is called off; for as long as it is."""
        thinks = self._session.hints.is_hinting and is_top
        if thinks != self._says_it_thinks:
            self._says_it_thinks = thinks
            self._toasts.take_back(HINT_SIGN)
            if thinks:
                self._toasts.say(*words.thinks_of_hint(key), HINT_SIGN, math.inf)

    def draw_said(self, canvas: Surface, spots: Hotspots, sentence: str, place: Rect, avoid: Sequence[Rect]) -> None:
        """Draw the hint that is ready beside a place, which is lit; its bubble lets no click through."""
        hint = self._session.hints.ready
        if hint is None:
            return
        if min(place.size) > _LARGE:
            draw_plate(canvas, place.inflate(10, 10), (0, 0, 0, 0), 14, 4, theme.GLOW)
        else:
            draw_glow(canvas, place.center, max(24, min(place.size) // 2), theme.GLOW, 0.5)
        tip = plain(pointed.hint(sentence, hint.reason))
        lies = place_tip(bubble_size(tip), place, [*busy_rects(spots, place), *avoid])
        draw_bubble(canvas, lies, tip, place)
        spots.layout.shield = lies
