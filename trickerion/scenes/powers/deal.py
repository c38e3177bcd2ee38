"""The deal: twelve Powers in three lines, one for each level; those that are given back sink."""

from collections.abc import Iterator
from functools import partial

from pygame import Rect, Surface

from trickerion.rules.powers.catalog import POWERS
from trickerion.rules.powers.catalog import THRESHOLDS as POWER_COLORS
from trickerion.scenes.powers.sheet import TO_GIVE
from trickerion.scenes.powers.view import PowersPanel, PowersView
from trickerion.ui.hotspot import Hotspot
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import powers as at
from trickerion.ui.powers import draw_power_lying
from trickerion.ui.shapes import draw_veil
from trickerion.ui.surfaces import draw_panel_head, draw_wood_panel
from trickerion.words.screens import powers as words


def _places(view: PowersView) -> Iterator[tuple[str, Rect]]:
    for line, color in enumerate(POWER_COLORS):
        own = [power for power in view.cards if power in POWERS and POWERS[power].color == color]
        for number, power in enumerate(own):
            yield power, at.dealt(line, number).move(0, at.SUNK * (power in view.given))


class Deal(PowersPanel):
    """The panel with the cards: a click marks one to be given back, or keeps it."""

    def add_hotspots(self, spots: Hotspots) -> None:
        view = self.table
        for power, rect in _places(view):
            is_given = power in view.given
            full = len(view.given) == TO_GIVE and not is_given
            spot = Hotspot(f"power.{power}", rect, partial(self.deeds.mark, power), enabled=view.may_give and not full)
            spot.why_not = words.ENOUGH_GIVEN if view.may_give else words.WAITING
            spot.means = power  # the sheet shows it large
            spots.add(spot)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        draw_wood_panel(canvas, at.DEAL, 12, 4, seed=7)
        draw_panel_head(canvas, at.DEAL, words.DEAL, icon_name="resource.shard", note=words.DEAL_LINE)
        for power, rect in _places(self.table):
            hot = self.table.may_give and spots.is_hot(f"power.{power}")
            draw_power_lying(canvas, rect, power, chips=True, light=0.7 if hot else 0.0)
            if power in self.table.given:
                draw_veil(canvas, rect, (18, 10, 20), 165, 10)
                draw_icon(canvas, "ui.undo", (rect.x + 59, rect.centery), 72, "#e0b36a", shadow=True)
