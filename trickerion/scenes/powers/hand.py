"""The eight Powers of a player: in the hand, as outlines while they lie beside a slot, as backs to others."""

from functools import partial

from pygame import Rect, Surface

from trickerion.rules.state import UNKNOWN
from trickerion.scenes.powers.view import LiftedPower, PowersPanel, PowersView
from trickerion.ui.hotspot import Hotspot
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import powers as at
from trickerion.ui.powers import Face, draw_power_back, draw_power_card, draw_power_outline
from trickerion.ui.surfaces import draw_panel_head, draw_wood_panel
from trickerion.words.screens import powers as words


class Hand(PowersPanel):
    """The panel with the cards; those that can be learned are chosen or taken into the hand."""

    def add_hotspots(self, spots: Hotspots) -> None:
        for number, power in enumerate(self.table.cards):
            if power != UNKNOWN:
                self._add_card(spots, power, at.card(number))

    def _add_card(self, spots: Hotspots, power: str, rect: Rect) -> None:
        view, spot = self.table, spots.add(Hotspot(f"power.{power}", rect, means=power))  # the sheet shows it large
        if view.is_learning and power not in view.own.rack:
            spot.on_click = partial(self.deeds.choose, power)
            spot.why_not = words.why_not(view.own.learning[power])
            spot.enabled = not spot.why_not
            spot.payload = LiftedPower(power) if spot.enabled else None

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        view = self.table
        draw_wood_panel(canvas, at.HAND, 12, 4, seed=7)
        name = view.names[view.seat]
        title, note = (words.YOURS, words.EIGHT) if view.is_own else (words.powers_of_player(name=name), words.HIDDEN)
        draw_panel_head(canvas, at.HAND, title, icon_name="ui.secret", note=note)
        held = spots.in_air
        lifted = held.payload if held is not None else None
        for number, power in enumerate(view.cards):
            rect = at.card(number)
            if power == UNKNOWN:
                draw_power_back(canvas, rect)
            elif power in view.own.rack:
                draw_power_outline(canvas, rect, power, words.lies_beside(slot=view.own.rack.index(power) + 1))
            elif view.aimed and power == view.chosen:
                draw_power_outline(canvas, rect, power, words.waits_beside(slot=view.aimed))
            elif lifted == LiftedPower(power):
                draw_power_outline(canvas, rect, power, "")
            else:
                draw_power_card(canvas, rect, power, _face(view, power, spots.is_hot(f"power.{power}")))


def _face(view: PowersView, power: str, hot: bool) -> Face:
    if not view.is_own:
        return Face()
    closed = words.closed(view.own.learning[power])
    light = 0.0 if not view.is_learning or not view.slots_for(power) else 1.0 if power == view.chosen else 0.5 * hot
    return Face(view.price(power), closed, light, chosen=power == view.chosen)


def draw_held(canvas: Surface, spots: Hotspots) -> None:
    """The card in the hand."""
    held = spots.in_air
    if held is not None and isinstance(held.payload, LiftedPower):
        rect = at.card(0)
        rect.center = held.center
        draw_power_card(canvas, rect, held.payload.power)
