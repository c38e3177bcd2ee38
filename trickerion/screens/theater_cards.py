"""The Performance cards of the row: how they are drawn, where their slots lie, and the lights of new Links."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Color, Rect, Surface

from trickerion.rules.catalog import TRICKS, PerformanceCard
from trickerion.rules.events import CoinsGained, Event, FameGained, Linked, ShardsGained
from trickerion.rules.facts.board import BoardFacts
from trickerion.rules.facts.stage import Advised
from trickerion.rules.state import NEUTRAL, GameState, Marker, Performance
from trickerion.table.animator import Air
from trickerion.ui import theme
from trickerion.ui.hotspot import Point
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import theater as at
from trickerion.ui.markers import draw_marker
from trickerion.ui.performance_card import draw_performance_card, grid_of, is_large
from trickerion.ui.performance_grid import Cell, GridLights, Placed, draw_link_light, slot_center
from trickerion.ui.preview_sheet import PreviewSheet
from trickerion.ui.tokens import draw_badge, text_sprite
from trickerion.words.screens.theater import LEAVES

SHEET = PreviewSheet(at.PREVIEW)
"""The preview below the stage."""

GUEST_HALF = 20
_GHOST = 190  # alpha of a Trick Marker that a hint would lay
RING_SECONDS = 0.35
RISE_SECONDS = 0.9
RISE = 64  # canvas pixels
_Gain = FameGained | CoinsGained | ShardsGained
_GAINS = (FameGained, CoinsGained, ShardsGained)
_SIGNS: dict[type, tuple[str, Color]] = {
    FameGained: ("resource.fame", theme.FAME_ON_DARK),
    CoinsGained: ("resource.coin", theme.COIN_ON_DARK),
    ShardsGained: ("resource.shard", theme.SHARD_ON_DARK),
}


def card_rects(state: GameState) -> dict[str, Rect]:
    """Place of each card of the row, beside as many of the deck as still come."""
    turns = state.options.turns - state.turn
    return dict(zip(state.row_ids, at.card_rects(len(state.row), min(len(state.deck), turns)), strict=True))


def placed(marker: Marker, colours: Sequence[str]) -> Placed:
    """A Trick Marker as the grid shows it; one that is printed on the card has no suit and nobody's colour."""
    if marker.owner == NEUTRAL:
        return Placed("neutral", "", marker.turns)
    return Placed(colours[marker.owner], marker.suit, marker.turns, TRICKS[marker.trick].category)


def markers_of(card: Performance, colours: Sequence[str]) -> dict[Cell, Placed]:
    """All Trick Markers on the slots of a card, by their cells."""
    slots = card.card.slots
    return {slots[n]: placed(marker, colours) for n, marker in enumerate(card.markers) if marker is not None}


def center_of(rect: Rect, card: PerformanceCard, slot: int) -> tuple[int, int]:
    """Middle of a slot of a card; below 0 it is a place beside the slots, at the foot of the card."""
    if slot < 0:
        return _beside(rect, -1 - slot)
    place = grid_of(rect)
    return slot_center(place.origin, place.half, card.slots[slot])


def _beside(rect: Rect, number: int) -> tuple[int, int]:
    """A place beside the slots: between the words at the foot of a large card, on the edges of a small one."""
    if is_large(rect):
        return rect.x + 118 + number * 2 * GUEST_HALF, rect.bottom - 8
    edge = rect.right - 8 if number % 2 else rect.x + 8
    return edge, rect.bottom - 23 - number // 2 * 2 * GUEST_HALF


def half_of(rect: Rect, slot: int) -> int:
    """Half-diagonal of the markers there."""
    return GUEST_HALF if slot < 0 else grid_of(rect).half


def row_note(board: BoardFacts, card: Performance) -> str:
    """Note on the fate of a card of the row."""
    return LEAVES if card.id == board.leaving else ""


@dataclass(frozen=True)
class ShownCard:
    """Picture of a card of the row.

    ``shown`` are its markers, the held one included when it hovers over ``lifted``.
    """

    rect: Rect
    card: Performance
    shown: Performance
    legal: Collection[int] = ()
    lifted: int | None = None
    closed: str = ""
    note: str = ""
    light: float = 0.0
    strength: float = 1.0


def draw_card(canvas: Surface, picture: ShownCard, colours: Sequence[str]) -> None:
    """Draw a card with its markers, its guests and the numbers of its piles."""
    slots = picture.card.card.slots
    markers = markers_of(picture.shown, colours)
    empty = [slots[n] for n, marker in enumerate(picture.shown.markers) if marker is None]
    lights = GridLights(
        legal=[slots[n] for n in picture.legal if n >= 0],
        dark=empty if picture.closed else (),
        lifted=slots[picture.lifted] if picture.lifted is not None and picture.lifted >= 0 else None,
        strength=picture.strength,
    )
    draw_performance_card(
        canvas,
        picture.rect,
        picture.card.card,
        markers,
        lights,
        closed=picture.closed,
        note=picture.note,
        light=picture.light,
    )
    draw_guests(canvas, picture.rect, picture.shown, colours)
    draw_piles(canvas, picture.rect, picture.shown, colours)


def draw_guests(canvas: Surface, rect: Rect, card: Performance, colours: Sequence[str]) -> None:
    """The Trick Markers beside the slots (Guest Performer)."""
    for number, marker in enumerate(card.guests):
        center = center_of(rect, card.card, -1 - number)
        own = TRICKS[marker.trick].category
        draw_marker(canvas, center, GUEST_HALF, colours[marker.owner], marker.suit, marker.turns, own)


def draw_piles(canvas: Surface, rect: Rect, card: Performance, colours: Sequence[str]) -> None:
    """Two Trick Markers on one slot (Supercharge): the upper one a little to the side, and the number."""
    for slot, marker in card.all_markers():
        if marker.pile < 2:
            continue
        x, y = center_of(rect, card.card, slot)
        half, own = half_of(rect, slot), TRICKS[marker.trick].category
        upper = (x - half // 9, y - half // 7)
        draw_marker(canvas, upper, half - 2, colours[marker.owner], marker.suit, marker.turns, own)
        draw_badge(canvas, (x + half // 3, y + half // 3), f"×{marker.pile}", 24)


def show_links(air: Air, events: Sequence[Event], state: GameState, viewer: int) -> None:
    """Start the lights of the Links among the events; the viewer's gains rise from them."""
    rects, centers = card_rects(state), []
    for event in events:
        if isinstance(event, Linked) and event.card in rects:
            rect, card = rects[event.card], state.performance(event.card).card
            ends = [center_of(rect, card, slot) for slot in (event.slot, event.other_slot)]
            center = ((ends[0][0] + ends[1][0]) // 2, (ends[0][1] + ends[1][1]) // 2)
            centers.append(center)
            air.send(partial(_draw_ring, center, half_of(rect, 0)), RING_SECONDS, 0.12 * len(centers))
    gains = [event for event in events if isinstance(event, _GAINS) and event.seat == viewer]
    for number, gain in enumerate(gains if centers else ()):
        paint = partial(_draw_gain, centers[number % len(centers)], gain)
        air.send(paint, RISE_SECONDS, RING_SECONDS + 0.18 * number)


def _draw_ring(center: Point, half: int, canvas: Surface, share: float) -> None:
    draw_link_light(canvas, center, half, share)


def _draw_gain(center: Point, gain: _Gain, canvas: Surface, share: float) -> None:
    """A gain that rises and fades."""
    icon, colour = _SIGNS[type(gain)]
    letters = text_sprite(f"+{gain.amount}", 30)
    sprite = Surface((letters.get_width() + 40, 40), pygame.SRCALPHA)
    sprite.blit(letters, letters.get_rect(midleft=(0, 20)))
    draw_icon(sprite, icon, (letters.get_width() + 20, 20), 32, colour, shadow=True)
    sprite.set_alpha(round(255 * min(1.0, 2.4 * (1 - share))))
    canvas.blit(sprite, sprite.get_rect(center=(center[0], center[1] - round(RISE * share))))


def draw_advised(canvas: Surface, rect: Rect, colours: Sequence[str], advised: Advised) -> None:
    """The Trick Marker of a hint like a ghost on its slot, turned as it would be laid."""
    marker = advised.marker
    look = (colours[marker.owner], marker.suit, advised.turns, TRICKS[marker.trick].category)
    draw_marker(canvas, rect.center, rect.w // 2, *look, alpha=_GHOST)
