"""The Powers of a player: the slots at the edge of the board, the eight in the hand, and the deal of twelve.

Shard symbols fill from the bottom, the Powers lie beside them; in the hand is an outline while a card lies there.
"""

from collections.abc import Iterator
from functools import partial

from pygame import Rect, Surface

from trickerion.rules.powers.catalog import OPENS_WITH, POWERS, SLOTS_PER_PLAYER
from trickerion.rules.powers.catalog import THRESHOLDS as POWER_COLORS
from trickerion.rules.state import UNKNOWN
from trickerion.scenes.powers import layout as at
from trickerion.scenes.powers.deeds import PowersPanel
from trickerion.scenes.powers.view import TO_GIVE, LiftedPower, PowersView
from trickerion.ui import theme
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspots import Hotspot, Hotspots, tip_of
from trickerion.ui.icons import draw_icon
from trickerion.ui.powers import Face, draw_power_back, draw_power_card, draw_power_lying, draw_power_outline
from trickerion.ui.said import Role, Said, Zone, saying
from trickerion.ui.shapes import draw_diamond, draw_glow, draw_glow_around, draw_plate, draw_veil
from trickerion.ui.surfaces import draw_panel_head, draw_pill, draw_wood_panel
from trickerion.ui.text import draw_text
from trickerion.ui.tokens import draw_coin
from trickerion.words.powers.names import power as name_of
from trickerion.words.powers.names import power as power_name
from trickerion.words.said import EMPTY, part_of
from trickerion.words.screens import powers as words

_OPEN_FILL, _CLOSED_FILL = "#12212b", (18, 10, 14, 200)
_SYMBOL = 31
_BESIDE = 8
"""Pixels between the name of a slot and its standing."""
_EMPTY_SHARD = "#5a6068"
_SLOTS = range(1, SLOTS_PER_PLAYER + 1)


class Rack(PowersPanel):
    """Four rows: the symbols, and the places beside the slots, which take a card that is to be learned."""

    zone = Zone.MINE

    def add_hotspots(self, spots: Hotspots) -> None:
        for slot in _SLOTS:
            self._add_place(spots, slot)
            tip = tip_of(words.slot_tip, slot)
            spots.add(Hotspot(f"symbols.{slot}", at.edge(slot), tip=tip, focusable=False))

    def _add_place(self, spots: Hotspots, slot: int) -> None:
        view = self.table
        power, lay = view.own.rack[slot - 1], self.deeds.lay
        tip = None if power else tip_of(words.slot_tip, slot)  # the sheet shows a card large
        spot = spots.add(Hotspot(f"slot.{slot}", at.laid(slot), tip=tip))
        spot.means = power
        spot.says = saying(
            part_of(part=words.slot_tip(slot).title, whole=power_name(power) if power else EMPTY), role=Role.PLACE
        )
        if not view.is_learning:
            return
        spot.accepts = lambda held: isinstance(held, LiftedPower) and slot in view.slots_for(held.power)
        spot.refuses, spot.is_told = partial(self._refusal, slot), slot > view.own.open and not power
        spot.on_drop = lambda held: lay(held.power, slot) if isinstance(held, LiftedPower) else None
        if slot in view.slots_for(view.chosen):
            spot.on_click = partial(lay, view.chosen, slot)

    def _refusal(self, slot: int, held: object) -> str:
        if not isinstance(held, LiftedPower) or slot in self.table.slots_for(held.power):
            return ""
        return words.not_here(held.power, slot, self.table.own.shards)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        view = self.table
        draw_wood_panel(canvas, at.SLOTS, 12, 4, seed=5)
        over = view.own.shards - OPENS_WITH[-1]
        note = words.more_shards(number=over) if over > 0 else words.FILLED_FROM_BELOW
        draw_panel_head(canvas, at.SLOTS, words.SLOTS, icon_name="resource.shard", note=note)
        held = spots.in_air
        lifted = held.payload.power if held is not None and isinstance(held.payload, LiftedPower) else view.chosen
        for slot in _SLOTS:
            fits = view.is_learning and slot in view.slots_for(lifted)
            hot = spots.landing == f"slot.{slot}" or spots.is_hot(f"slot.{slot}")
            if slot == view.aimed:
                draw_power_lying(canvas, at.laid(slot), view.chosen, light=1.0)
                pill = within(at.laid(slot), right=10, bottom=10, width=136, height=26)
                draw_pill(canvas, pill, words.NOT_LEARNED, theme.BRASS_HI, theme.INK, theme.TEXT.label)
            else:
                _draw_place(canvas, view, slot, lifted if fits else "", (1.0 if hot else view.light) if fits else 0.0)
            _draw_edge(canvas, view, slot)


def _draw_place(canvas: Surface, view: PowersView, slot: int, coming: str, light: float) -> None:
    rect, power = at.laid(slot), view.own.rack[slot - 1]
    if power:
        draw_power_lying(canvas, rect, power, light=light)
        _draw_standing(canvas, rect, view, power)
        return
    is_open = slot <= view.own.open
    if light > 0:
        draw_glow_around(canvas, rect, theme.GLOW, light, blur=9, radius=11)
    fill = "#5a3a1c" if light > 0 else (44, 28, 20, 210) if is_open else _CLOSED_FILL
    draw_plate(canvas, rect, fill, 10, 3 if light > 0 else 2, theme.GLOW if light > 0 else theme.BRASS_LO)
    _write_place(canvas, rect, view, slot, coming)


def _draw_standing(canvas: Surface, rect: Rect, view: PowersView, power: str) -> None:
    """Draw the Coins on a Power, and the pill of one that has worked this turn."""
    coins = view.own.coins_on[view.own.rack.index(power)]
    if coins:
        draw_coin(canvas, (rect.x + 94, rect.bottom - 28), 40, coins)
    if power in view.own.used:
        pill = within(rect, right=10, bottom=10, width=126, height=26)
        draw_pill(canvas, pill, words.USED_NOW, theme.PARCHMENT3, theme.INK, theme.TEXT.label)


def _write_place(canvas: Surface, rect: Rect, view: PowersView, slot: int, coming: str) -> None:
    is_open = slot <= view.own.open
    line = words.to_open(OPENS_WITH[slot - 1] - view.own.shards)
    if is_open:
        line = words.lay_here(power=name_of(coming)) if coming else ""
    else:
        draw_icon(canvas, "ui.locked", (rect.centerx, rect.centery - 34), 30, "#a8834a")
    title, y = words.OPEN_AND_EMPTY if is_open else words.CLOSED, rect.centery - (12 if is_open else 0)
    draw_text(canvas, title, (rect.centerx, y), theme.TEXT.label_large, theme.BRASS_HI, "center")
    draw_text(canvas, line, (rect.centerx, y + 30), theme.TEXT.aside_plus, theme.PARCHMENT, "center", width=rect.w - 24)


def _draw_edge(canvas: Surface, view: PowersView, slot: int) -> None:
    rect, is_open = at.edge(slot), slot <= view.own.open
    draw_plate(canvas, rect, _OPEN_FILL if is_open else _CLOSED_FILL, 9, 2, theme.BRASS if is_open else theme.BRASS_LO)
    points = at.symbols(slot)
    before = OPENS_WITH[slot - 1] - len(points)
    full = max(0, min(len(points), view.own.shards - before))
    state = words.OPEN if is_open else words.filled(full=full, symbols=len(points))
    ink = theme.SHARD_ON_DARK if is_open else theme.PARCHMENT
    told = write_line(canvas, state, within(rect, right=12, top=6, height=30), theme.TEXT.label, ink, "right")
    room = within(rect, left=14, right=rect.right - told.left + _BESIDE, top=6, height=30)
    write_line(canvas, words.slot_name(slot=slot), room, theme.TEXT.head_small, theme.BRASS_HI)
    for number, point in enumerate(points):
        if number == full and slot == view.own.open + 1:
            draw_glow(canvas, point, _SYMBOL, theme.SHARD_ON_DARK, 0.55)
        draw_diamond(canvas, point, _SYMBOL, "#0e1a22" if is_open else "#1c1418", theme.BRASS_LO, 2)
        draw_icon(canvas, "resource.shard", point, 30, theme.SHARD_ON_DARK if number < full else _EMPTY_SHARD)


class PowerRack(PowersPanel):
    """The panel with the cards; those that can be learned are chosen or taken into the hand."""

    zone = Zone.TOWN

    def add_hotspots(self, spots: Hotspots) -> None:
        for number, power in enumerate(self.table.cards):
            if power != UNKNOWN:
                self._add_card(spots, power, at.card(number))

    def _add_card(self, spots: Hotspots, power: str, rect: Rect) -> None:
        view, spot = self.table, spots.add(Hotspot(f"power.{power}", rect, means=power))  # the sheet shows it large
        spot.says = partial(Said, power_name(power), role=Role.CARD, more=words.card_tip(power).body)
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


def _places(view: PowersView) -> Iterator[tuple[str, Rect]]:
    for line, color in enumerate(POWER_COLORS):
        own = [power for power in view.cards if power in POWERS and POWERS[power].color == color]
        for number, power in enumerate(own):
            yield power, at.dealt(line, number).move(0, at.SUNK * (power in view.given))


class Deal(PowersPanel):
    """The panel with the cards: a click marks one to be given back, or keeps it."""

    zone = Zone.NOW

    def add_hotspots(self, spots: Hotspots) -> None:
        view = self.table
        for power, rect in _places(view):
            is_given = power in view.given
            full = len(view.given) == TO_GIVE and not is_given
            spot = Hotspot(f"power.{power}", rect, partial(self.deeds.mark, power), enabled=view.may_give and not full)
            spot.why_not = words.ENOUGH_GIVEN if view.may_give else words.WAITING
            spot.means = power  # the sheet shows it large
            spot.says = partial(Said, power_name(power), role=Role.CARD, on=is_given, more=words.card_tip(power).body)
            spots.add(spot)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        draw_wood_panel(canvas, at.DEAL, 12, 4, seed=7)
        draw_panel_head(canvas, at.DEAL, words.DEAL, icon_name="resource.shard", note=words.DEAL_LINE)
        for power, rect in _places(self.table):
            hot = self.table.may_give and spots.is_hot(f"power.{power}")
            draw_power_lying(canvas, rect, power, chips=True, light=0.7 if hot else 0.0)
            if power in self.table.given:
                draw_veil(canvas, rect, (18, 10, 20), 165, 10)
                draw_icon(canvas, "ui.undo", within(rect, left=23, width=72).center, 72, "#e0b36a", shadow=True)
