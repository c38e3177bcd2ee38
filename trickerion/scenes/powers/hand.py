"""The eight Powers of a player: in the hand, as outlines while they lie beside a slot, as backs to others."""

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from trickerion.rules.state import UNKNOWN
from trickerion.scenes.powers.view import LiftedPower, PowersView
from trickerion.ui.hotspot import Hotspot
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import powers as at
from trickerion.ui.powers import Face, draw_power_back, draw_power_card, draw_power_outline
from trickerion.ui.surfaces import draw_panel_head, draw_wood_panel
from trickerion.words.screens import powers as words


def add_hotspots(spots: Hotspots, view: PowersView, choose: Callable[[str], object]) -> None:
    """The cards; those that can be learned are chosen or taken into the hand."""
    for number, power in enumerate(view.cards):
        if power != UNKNOWN:
            _add_card(spots, view, power, at.card(number), choose)


def _add_card(spots: Hotspots, view: PowersView, power: str, rect: Rect, choose: Callable[[str], object]) -> None:
    spot = spots.add(Hotspot(f"power.{power}", rect, means=power))  # the sheet shows it large
    if view.is_learning and power not in view.rack:
        spot.on_click = partial(choose, power)
        spot.why_not = words.why_not(view.own.learning[power])
        spot.enabled = not spot.why_not
        spot.payload = LiftedPower(power) if spot.enabled else None


def draw(canvas: Surface, view: PowersView, spots: Hotspots) -> None:
    """The panel with the cards."""
    draw_wood_panel(canvas, at.HAND, 12, 4, seed=7)
    name = view.table.names[view.seat]
    title, note = (words.YOURS, words.EIGHT) if view.is_own else (words.powers_of_player(name=name), words.HIDDEN)
    draw_panel_head(canvas, at.HAND, title, icon_name="ui.secret", note=note)
    held = spots.in_air
    lifted = held.payload if held is not None else None
    for number, power in enumerate(view.cards):
        rect = at.card(number)
        if power == UNKNOWN:
            draw_power_back(canvas, rect)
        elif power in view.rack:
            draw_power_outline(canvas, rect, power, words.lies_beside(slot=view.rack.index(power) + 1))
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
