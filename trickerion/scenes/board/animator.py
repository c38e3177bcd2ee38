"""What happened, made visible: disks fly, dice tumble, markers and chips travel, numbers rise, Fame counts up.

The table is already in its new state when the events arrive; what is still on its way is hidden at its place until it
lands. Events play one after the other on the scene's timeline; a click skips them all.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import pygame
from pygame import Rect

from trickerion.rules import events as e
from trickerion.rules.catalog import DICE, TRICKS
from trickerion.rules.events import Event
from trickerion.scenes.board.downtown import die_places
from trickerion.scenes.board.market_row import chip_places, quick_center
from trickerion.scenes.board.stage import card_rects
from trickerion.table.opponents import initiative_number, poster_rect
from trickerion.table.strip import component_places
from trickerion.table.team import character_places
from trickerion.table.view import TableView, others
from trickerion.ui import theme
from trickerion.ui.components import draw_component
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import board as at
from trickerion.ui.markers import draw_marker
from trickerion.ui.performance_card import grid_of
from trickerion.ui.performance_grid import slot_center
from trickerion.ui.shapes import draw_glow
from trickerion.ui.sound import Sounds
from trickerion.ui.tokens import draw_disk, draw_poster, signed, text_sprite
from trickerion.ui.tween import Timeline, arc, ease_in_out, mix

FLIGHT: Final = 0.30  # seconds
TUMBLE: Final = 0.55
RISE: Final = 0.9
STEP: Final = 0.10  # between two things that start together
_MONEY: Final[dict[type, tuple[str, int, theme.ColourValue]]] = {
    e.FameGained: ("resource.fame", 1, theme.FAME_ON_DARK),
    e.FameLost: ("resource.fame", -1, theme.BAD),
    e.CoinsGained: ("resource.coin", 1, theme.COIN_ON_DARK),
    e.CoinsPaid: ("resource.coin", -1, theme.COIN_ON_DARK),
    e.ShardsGained: ("resource.shard", 1, theme.SHARD_ON_DARK),
    e.ShardsPaid: ("resource.shard", -1, theme.SHARD_ON_DARK),
}
_COLUMN: Final = {"resource.fame": 0, "resource.coin": 1, "resource.shard": 2}
SOUND: Final[dict[type, str]] = {
    e.CharacterPlaced: "disc_place",
    e.DieRolled: "dice_roll",
    e.DieSet: "click",
    e.CoinsGained: "coins",
    e.CoinsPaid: "coins",
    e.ShardsGained: "shard_chime",
    e.ShardsPaid: "shard_chime",
    e.TrickLearned: "page_turn",
    e.TrickPrepared: "disc_place",
    e.TrickSetUp: "disc_place",
    e.MarkerRescheduled: "disc_place",
    e.Linked: "bell",
    e.CirclePaid: "bell",
    e.ComponentsBought: "card_flick",
    e.ComponentOrdered: "card_flick",
    e.ComponentQuickOrdered: "card_flick",
    e.CardsRevealed: "card_flick",
    e.CardDrawn: "card_flick",
    e.PerformanceCardRevealed: "page_turn",
    e.Advertised: "page_turn",
    e.CharacterHired: "disc_place",
    e.TurnBegan: "bell",
    e.GameEnded: "applause",
}

Paint = Callable[[pygame.Surface, at.Point], object]


@dataclass(slots=True)
class Sprite:
    """Something on its way; ``alpha`` 0 to 255."""

    paint: Paint
    at: at.Point
    alpha: int = 255


class Animator:
    """Everything that moves over the board."""

    def __init__(
        self,
        timeline: Timeline,
        sounds: Sounds,
        changed: Callable[[], object],
        slots: Callable[[], dict[str, at.Point]],
    ) -> None:
        self._slots = slots
        self._timeline = timeline
        self._sounds = sounds
        self._changed = changed
        self._sprites: list[Sprite] = []
        self._delay = 0.0
        self._dice = random.Random()
        self._sliding: set[int] = set()

    def draw(self, canvas: pygame.Surface) -> None:
        """The things in the air."""
        for sprite in self._sprites:
            if sprite.alpha >= 250:
                sprite.paint(canvas, sprite.at)
            elif sprite.alpha > 8:
                _draw_faded(canvas, sprite)

    def show(self, events: list[Event], table: TableView) -> None:
        """Start the motion of the events, in order; a show's own events belong to the Performance scene."""
        self._delay = 0.0
        self._sliding.clear()
        in_show = False
        for event in events:
            if isinstance(event, e.PerformanceBegan):
                in_show = True
            if not in_show:
                self._show_one(event, table)
            elif type(event) in (e.FameGained, e.FameLost):
                self._slide_fame(event[0], table)
            if isinstance(event, e.PerformanceEnded):
                in_show = False

    def _show_one(self, event: Event, table: TableView) -> None:
        sound = SOUND.get(type(event))
        if sound is not None:
            self._timeline.after(self._delay, lambda: self._sounds.play(sound))
        show = _SHOWN.get(type(event))
        if show is not None:
            show(self, event, table)
        elif type(event) in _MONEY:
            self._rise(event, table)

    # --- building stones ----------------------------------------------------------------------------------------

    def _send(
        self,
        seconds: float,
        sprite: Sprite,
        step: Callable[[Sprite, float], object],
        land: Callable[[], object] = lambda: None,
    ) -> None:
        """Show a sprite for some seconds and move it by ``step``."""

        def go(t: float) -> None:
            if sprite not in self._sprites and t < 1:
                self._sprites.append(sprite)
            step(sprite, t)

        def done() -> None:
            if sprite in self._sprites:
                self._sprites.remove(sprite)
            land()

        self._timeline.add(seconds, go, delay=self._delay, done=done)

    def _fly(
        self, start: at.Point, end: at.Point, paint: Paint, hidden: str, table: TableView, keep: float = FLIGHT
    ) -> None:
        """Send something from start to end; its place stays empty until it lands."""
        table.hidden.add(hidden)

        def step(sprite: Sprite, t: float) -> None:
            sprite.alpha, sprite.at = 255, arc(start, end, t)

        def land() -> None:
            table.hidden.discard(hidden)
            self._changed()

        self._send(keep, Sprite(paint, start, 0), step, land)
        self._delay += STEP

    def _rise(self, event: Event, table: TableView) -> None:
        """A number rises from a player's counter and fades."""
        seat, amount = int(event[0]), int(event[1])
        concept, sign, colour = _MONEY[type(event)]
        start = counter_place(table, seat, _COLUMN[concept])
        letters = text_sprite(signed(sign * amount), 30, theme.CREAM if sign > 0 else "#ffb4a6")

        def paint(surface: pygame.Surface, place: at.Point) -> None:
            draw_glow(surface, place, 34, theme.NIGHT, 0.8)
            surface.blit(letters, letters.get_rect(midright=(place[0] + 6, place[1])))
            draw_icon(surface, concept, (place[0] + 22, place[1]), 26, colour, shadow=True)

        def step(sprite: Sprite, t: float) -> None:
            sprite.at = (start[0], round(start[1] - 46 * t))
            sprite.alpha = round(255 * min(1.0, 3 * (1 - t)))

        self._send(RISE, Sprite(paint, start, 0), step)
        self._delay += STEP
        if concept == "resource.fame":
            self._slide_fame(seat, table)

    def _slide_fame(self, seat: int, table: TableView) -> None:
        """The marker walks along the track to where it belongs."""
        end = float(table.state.players[seat].fame)
        start = table.fame.get(seat, end)
        if start == end or seat in self._sliding:
            return
        self._sliding.add(seat)

        def step(t: float) -> None:
            table.fame[seat] = mix(start, end, t)
            self._changed()

        def done() -> None:
            table.fame.pop(seat, None)
            self._changed()

        seconds = 0.25 + min(0.6, 0.05 * abs(end - start))
        self._timeline.add(seconds, step, ease=ease_in_out, delay=self._delay, done=done)

    # --- one kind of event each ---------------------------------------------------------------------------------

    def _place(self, event: Any, table: TableView) -> None:
        end = self._slots().get(event.slot) or _panel(table, event.seat).center
        home = character_places(table.me).get(event.character) if event.seat == table.viewer else None
        start = (home.centerx, home.y + 40) if home is not None else _panel(table, event.seat).center
        colour = table.colours[event.seat]

        def paint(surface: pygame.Surface, center: at.Point) -> None:
            draw_disk(surface, center, 58, colour, event.character)

        self._fly(start, end, paint, f"slot.{event.slot}", table, FLIGHT + 0.1)

    def _roll(self, event: Any, table: TableView) -> None:
        die, faces = event.die, DICE[event.die].faces
        shown = -1

        def step(t: float) -> None:
            nonlocal shown
            if int(t * 9) != shown and t < 1:
                shown = int(t * 9)
                table.faces[die] = self._dice.choice(faces)
                self._changed()

        def done() -> None:
            table.faces.pop(die, None)
            self._changed()

        table.faces.setdefault(die, self._dice.choice(faces))
        self._timeline.add(TUMBLE, step, delay=self._delay, done=done)
        self._delay += STEP / 2

    def _flash_die(self, event: Any, table: TableView) -> None:
        def paint(surface: pygame.Surface, place: at.Point) -> None:
            draw_glow(surface, place, 30, theme.AMBER)

        def step(sprite: Sprite, t: float) -> None:
            sprite.alpha = round(255 * (1 - t))

        self._send(0.5, Sprite(paint, die_places()[event.die], 0), step)

    def _learn(self, event: Any, table: TableView) -> None:
        category = TRICKS[event.trick].category
        start = at.dice_title("residence") if table.has_alley else at.DECKS[category].center
        end = _home(table, event.seat, at.TRICKS[event.place].center)
        fill = theme.category_fill(category)

        def paint(surface: pygame.Surface, center: at.Point) -> None:
            card = Rect(0, 0, 84, 108)
            card.center = center
            pygame.draw.rect(surface, theme.BRASS, card.inflate(6, 6), border_radius=10)
            pygame.draw.rect(surface, fill, card, border_radius=8)
            draw_icon(surface, f"trick.{event.trick}", center, 60, theme.CREAM, shadow=True)

        self._fly(start, end, paint, f"trick.{event.trick}", table, 0.45)

    def _set_up(self, event: Any, table: TableView) -> None:
        marker, rect = table.marker(event.card, event.slot), card_rects(table).get(event.card)
        if marker is None or rect is None or event.slot < 0:
            return
        place = grid_of(rect)
        end = slot_center(place.origin, place.half, table.state.performance(event.card).card.slots[event.slot])
        colour, suit, turns = table.colours[event.seat], marker.suit, event.turns

        def paint(surface: pygame.Surface, center: at.Point) -> None:
            draw_marker(surface, center, place.half, colour, suit, turns)

        owned = [trick.id if trick is not None else "" for trick in table.me.tricks]
        own = at.TRICKS[owned.index(event.trick)].center if event.trick in owned else None
        self._fly(_home(table, event.seat, own), end, paint, f"marker.{event.card}.{event.slot}", table, 0.4)

    def _buy(self, event: Any, table: TableView) -> None:
        pile = component_places(table.me).get(event.component, at.COMPONENTS.center)
        start = chip_places(table).get(event.component, at.STALLS.center)
        self._chip(start, _home(table, event.seat, pile), event.component, table)

    def _order(self, event: Any, table: TableView) -> None:
        beside = chip_places(table).get(event.component, at.STALLS.center)
        end = at.order_center(event.slot) if event.slot >= 0 else beside
        self._chip(_panel(table, event.seat).center, end, event.component, table)

    def _quick(self, event: Any, table: TableView) -> None:
        self._chip(_panel(table, event.seat).center, quick_center(table), event.component, table)

    def _chip(self, start: at.Point, end: at.Point, component: str, table: TableView) -> None:
        def paint(surface: pygame.Surface, center: at.Point) -> None:
            draw_component(surface, center, 46, component)

        self._fly(start, end, paint, f"chip.{component}", table, 0.4)

    def _advertise(self, event: Any, table: TableView) -> None:
        place = poster_rect(at.initiative_place(initiative_number(table, event.seat)))
        colour = table.colours[event.seat]

        def paint(surface: pygame.Surface, center: at.Point) -> None:
            poster = Rect(0, 0, 44, 60)
            poster.center = center
            draw_poster(surface, poster, colour)

        self._fly(_panel(table, event.seat).center, place.center, paint, f"poster.{event.seat}", table, 0.4)


_SHOWN: Final[dict[type, Callable[[Animator, Any, TableView], None]]] = {
    e.CharacterPlaced: Animator._place,
    e.DieRolled: Animator._roll,
    e.DieSet: Animator._flash_die,
    e.TrickLearned: Animator._learn,
    e.TrickSetUp: Animator._set_up,
    e.MarkerRescheduled: Animator._set_up,
    e.ComponentsBought: Animator._buy,
    e.ComponentOrdered: Animator._order,
    e.ComponentQuickOrdered: Animator._quick,
    e.Advertised: Animator._advertise,
}


def _draw_faded(canvas: pygame.Surface, sprite: Sprite) -> None:
    area = Rect(0, 0, 180, 180)
    area.center = sprite.at
    area = area.clip(canvas.get_rect())
    if not area.w or not area.h:
        return
    before = canvas.subsurface(area).copy()
    sprite.paint(canvas, sprite.at)
    before.set_alpha(255 - sprite.alpha)
    canvas.blit(before, area)


# ---- where things come from ----------------------------------------------------------------------------------------


def _panel(table: TableView, seat: int) -> Rect:
    """The panel of a player: the strip's Magician, or a place in the right column."""
    if seat == table.viewer:
        return at.MAGICIAN
    seats = others(table.state, table.viewer)
    return at.opponent_rects(len(seats))[seats.index(seat)]


def _home(table: TableView, seat: int, own: at.Point | None) -> at.Point:
    """Where something of a player belongs: ``own`` in the viewer's strip, else the player's panel."""
    return own if own is not None and seat == table.viewer else _panel(table, seat).center


def counter_place(table: TableView, seat: int, column: int) -> at.Point:
    """Where a player's Fame, Coins or Shards (0, 1, 2) are counted."""
    panel = _panel(table, seat)
    if seat == table.viewer:
        return panel.x + 34 + 62 * column, panel.y + 112
    return panel.x + 44 + 62 * column, panel.y + 54
