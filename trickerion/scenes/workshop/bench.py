"""The bench of a Workshop: the chosen Trick on its easel, its markers that are ready for the stage in the tray."""

import math
from functools import partial
from typing import Final

from pygame import Rect, Surface

from trickerion.rules.catalog import TRICKS
from trickerion.rules.events import TrickPrepared
from trickerion.scenes.workshop import layout as at
from trickerion.scenes.workshop.bench_drawing import draw_easel, draw_on_tray, draw_tray_words, tray_place
from trickerion.scenes.workshop.deeds import ShopPanel
from trickerion.scenes.workshop.shop import Shop
from trickerion.scenes.workshop.tricks import tip
from trickerion.table.animator import REWARD, Animator
from trickerion.table.panel import Anchor
from trickerion.ui import theme
from trickerion.ui.curves import arc, linear
from trickerion.ui.hotspots import Hotspot, Hotspots, Tip
from trickerion.ui.said import Role, Zone, saying
from trickerion.ui.shapes import draw_glow
from trickerion.ui.tween import Timeline
from trickerion.words.screens import workshop as words

TURN: Final = 0.18
"""Seconds in which another picture comes to the easel."""
GATHERED: Final = 0.2
"""Seconds in which the Components light up, before the markers come."""
_GLOW, _APART, _SPARK = 0.3, 0.08, 0.2


class Bench(ShopPanel):
    """Easel and tray; the Components have panels of their own."""

    zone = Zone.NOW

    def add_hotspots(self, spots: Hotspots) -> None:
        easel = Hotspot("easel", at.EASEL, tip=self._tip, focusable=False)
        easel.says = saying(words.EASEL, role=Role.TEXT)
        spots.add(easel)

    def _tip(self) -> Tip | None:
        return tip(self.table, self.table.selected) if self.table.chosen is not None else None

    @property
    def anchors(self) -> dict[str, Anchor]:
        """Anchors of the markers of a Trick that is prepared."""
        return {
            f"prepared.{owned.id}.{number}": Anchor(tray_place(number, owned.markers.ready), 26)
            for owned in self.table.workshop.owned
            for number in range(owned.markers.ready)
        }

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        shop, chosen = self.table, self.table.chosen
        if shop.easel:
            draw_easel(canvas, shop.easel, shop.turned, shop.flash)
        if chosen is None or chosen.markers.ready == 0:
            return
        look = shop.colour, chosen.suit, TRICKS[chosen.id].category
        landed = shop.ready(chosen)
        draw_on_tray(canvas, look, landed, chosen.markers.ready)
        if landed and not chosen.is_taught:
            draw_tray_words(canvas, words.for_the_stage(landed))


def show_preparing(timeline: Timeline, air: Animator, shop: Shop, event: TrickPrepared) -> None:
    """Light up the Components needed, one after the other, and the picture; at last a spark goes to the card."""
    place = next((owned.place for owned in shop.workshop.owned if owned.id == event.trick), -1)
    if event.seat != shop.seat or place < 0:
        return
    shop.selected = place
    for number, component in enumerate(TRICKS[event.trick].components):
        done = partial(shop.warm.pop, component, None)
        timeline.add(_GLOW, partial(_warm, shop, component), ease=linear, delay=_APART * number, done=done)
    timeline.add(_GLOW, partial(_flash, shop), ease=linear, delay=GATHERED / 2)
    start, end = at.TRAY.center, _corner(at.TRICKS[place])
    air.send(lambda canvas, share: draw_glow(canvas, arc(start, end, share), 34, theme.GLOW), _SPARK, REWARD)


def _corner(card: Rect) -> tuple[int, int]:
    return card.right - 38, card.bottom - 34


def _warm(shop: Shop, component: str, share: float) -> None:
    shop.warm[component] = math.sin(math.pi * share)


def _flash(shop: Shop, share: float) -> None:
    shop.flash = 0.45 * math.sin(math.pi * share)
