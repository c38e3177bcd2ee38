"""Rooms of the Academy: tiles as they stand in the house, small ones, and empty spaces with their three prices.

A tile is drawn from what the catalogue says that it does, never from its id.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame
from pygame import Color, Rect, Surface

from trickerion.language.speech import signed
from trickerion.rules.academy import catalog as cat
from trickerion.ui import theme
from trickerion.ui.academy import MARKER_HALF, MarkerLook, draw_academy_marker, draw_marker_slot
from trickerion.ui.academy_signs import SignRow, amounts_of, draw_bonus, draw_row, row_width
from trickerion.ui.flow import within, write_line
from trickerion.ui.icons import draw_icon
from trickerion.ui.shapes import Point, draw_glow_around, draw_plate, draw_shadow
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.surfaces import draw_brass_frame, draw_paper, draw_title_bar
from trickerion.ui.text import Shaded, draw_name, draw_text, fits_closely, text_width
from trickerion.ui.tokens import draw_coin
from trickerion.words.academy import names
from trickerion.words.names import LEVEL

TYPE_COLOURS: Final = {cat.PRACTICE: theme.VELVET, cat.CLASSROOM: Color("#1d4a6e")}
"""Velvet for Practice Rooms, the Academy's blue for Classrooms."""

BAR: Final = 32  # height of a room's title bar
_LEVELS: Final = {1: 1, 16: 2, 36: 3}


def type_of(tile: str) -> str:
    """Classroom or practice."""
    return cat.CLASSROOM if tile in cat.CLASSROOMS else cat.PRACTICE


def level_of(threshold: int) -> int:
    """The level that belongs to a Fame Threshold."""
    return _LEVELS[threshold]


class SlotLook(NamedTuple):
    """A slot of a room: the marker on it (faint by ``alpha``, or held over it), or a place that lights up."""

    marker: MarkerLook | None = None
    lit: bool = False
    lifted: bool = False
    alpha: int = 255


NO_SLOTS: Final[tuple[SlotLook, ...]] = ()
EMPTY_SLOTS: Final = (SlotLook(), SlotLook())


def slot_centers(rect: Rect, room_type: str) -> tuple[tuple[int, int], tuple[int, int]]:
    """Middles of the two slots of a room."""
    y = rect.y + BAR + (rect.h - BAR) // 2
    if room_type == cat.CLASSROOM:
        return (rect.x + 46, y), (rect.right - 46, y)
    return (rect.x + 48, y), (rect.centerx + 48, y)


def slot_half(rect: Rect) -> int:
    """The half-diagonal of a slot in a room of that size."""
    return min(MARKER_HALF, (rect.h - BAR - 14) // 2)


def draw_room(
    surface: Surface,
    rect: Rect,
    tile: str,
    slots: Sequence[SlotLook] = NO_SLOTS,
    *,
    light: float = 1.0,
    chosen: bool = False,
) -> None:
    """A room tile; without ``slots`` it is narrower and shows its bonuses alone; ``chosen`` puts it in light."""
    if chosen:
        draw_glow_around(surface, rect, theme.GLOW, 0.9, blur=7, radius=10)
    draw_shadow(surface, rect, 8, 5, 170, (0, 3))
    surface.blit(_face(rect.w, rect.h, tile, bool(slots)), rect)
    draw_brass_frame(surface, rect, 8, 5 if chosen else 3)
    for center, slot in zip(slot_centers(rect, type_of(tile)), slots, strict=False):
        _draw_slot(surface, center, slot_half(rect), slot, light)


def _draw_slot(surface: Surface, center: Point, half: int, slot: SlotLook, light: float) -> None:
    if slot.marker is None or slot.alpha < 255:
        draw_marker_slot(surface, center, half, lit=slot.lit, light=light)
    if slot.marker is not None:
        draw_academy_marker(surface, center, half, slot.marker, alpha=slot.alpha, lifted=slot.lifted)


@cached_surface
def _face(width: int, height: int, tile: str, with_slots: bool) -> Surface:
    card = Surface((width, height), pygame.SRCALPHA)
    rect = card.get_rect()
    draw_paper(card, rect, 8)
    _draw_head(card, rect, tile, with_slots)
    body = Rect(0, BAR, width, height - BAR)
    if tile in cat.CLASSROOMS:
        _draw_lessons(card, body.inflate(-188 if with_slots else -16, 0), cat.CLASSROOMS[tile], short=not with_slots)
    else:
        _draw_bonuses(card, body, cat.PRACTICE_ROOMS[tile].slots, with_slots)
    return card


def _draw_head(card: Surface, rect: Rect, tile: str, with_slots: bool) -> None:
    kind, threshold = type_of(tile), cat.TILES[tile].threshold
    bar = Rect(2, 2, rect.w - 4, BAR - 2)
    draw_title_bar(card, bar, TYPE_COLOURS[kind], "")
    draw_icon(card, f"room.{kind}", within(bar, left=9, width=22).center, 22, theme.BRASS_HI)
    right = bar.right - 14
    if with_slots:
        right = draw_threshold(card, (bar.right - 6, bar.centery + 1), threshold).left - 6
    left = bar.x + 38
    draw_name(
        card,
        names.tile(tile),
        (left, bar.centery - 1),
        theme.TEXT.title_small,
        Shaded(theme.CREAM),
        "midleft",
        right - left,
    )


def draw_threshold(surface: Surface, midright: Point, threshold: int) -> Rect:
    """Level and Fame Threshold in a dark pill."""
    rect = Rect(0, 0, 84, 24)
    rect.midright = (round(midright[0]), round(midright[1]))
    draw_plate(surface, rect, theme.DARK_INSET, 12, 1, theme.BRASS)
    level = LEVEL[level_of(threshold)]
    draw_text(surface, level, (rect.x + 20, rect.centery - 1), theme.TEXT.head_small, theme.BRASS_HI, "center")
    draw_icon(surface, "resource.fame", within(rect, left=37, width=18).center, 18, theme.FAME_ON_DARK)
    write_line(surface, str(threshold), within(rect, left=57), theme.TEXT.number, theme.CREAM)
    return rect


def _draw_bonuses(card: Surface, body: Rect, slots: Sequence[cat.Practising], with_slots: bool) -> None:
    for number, slot in enumerate(slots):
        half = Rect(body.x + number * body.w // 2, body.y, body.w // 2, body.h)
        room = within(half, left=84, right=9, top=2, bottom=4) if with_slots else half.inflate(-16, -6)
        draw_bonus(card, room, slot)
    pygame.draw.line(card, theme.PARCHMENT3, (body.centerx, body.y + 10), (body.centerx, body.bottom - 12))


class PaidKind(NamedTuple):
    """A kind that a Classroom pays: its line of signs, and the words below it."""

    row: SignRow
    below: str


def columns_of(room: cat.Classroom) -> list[PaidKind]:
    """Columns of a Classroom: what it pays of a Trick's Yields, kind by kind."""
    kinds = ("fame", "coins") if cat.CHOOSE in room.keep else room.keep
    columns = [
        PaidKind(_kept(room, kind), names.most(amount=room.cap[kind]) if kind in room.cap else "") for kind in kinds
    ]
    instead = [(str(amount), f"{{{kind}}}") for kind, amount in amounts_of(room.instead)]
    return columns + [PaidKind(row, names.OR_ELSE) for row in instead]


def _kept(room: cat.Classroom, kind: str) -> SignRow:
    change = getattr(room.change, kind)
    if room.is_half and kind != "shards":
        return (f"{{{kind}}}", names.HALF)
    return (f"{{{kind}}}", signed(change)) if change else (f"{{{kind}}}",)


def match_row(room: cat.Classroom) -> SignRow:
    """The bonus for a Trick of the room's level, in signs."""
    return tuple(piece for kind, amount in amounts_of(room.match_bonus) for piece in (signed(amount), f"{{{kind}}}"))


def _draw_lessons(card: Surface, room: Rect, facts: cat.Classroom, *, short: bool) -> None:
    plate = within(room, left=2, right=2, bottom=10, height=34)
    columns = columns_of(facts)
    is_choice = cat.CHOOSE in facts.keep
    step = min(78 if is_choice else 68, room.w // len(columns))
    left = room.centerx - step * (len(columns) - 1) // 2
    y = room.y + (plate.y - room.y) // 2
    for number, column in enumerate(columns):
        x = left + step * number
        draw_row(card, (x, y - 11 if column.below else y), column.row, 21)
        draw_text(card, column.below, (x, y + 13), theme.TEXT.label, theme.INK2, "center", width=step)
    if is_choice:
        draw_text(card, names.OR, (room.centerx, y - 10), theme.TEXT.aside, theme.INK2, "center")
    _draw_match(card, plate, facts, short=short)


def _draw_match(card: Surface, plate: Rect, facts: cat.Classroom, *, short: bool) -> None:
    draw_plate(card, plate, "#dbc493", 8, 1, theme.PARCHMENT3)
    row = match_row(facts)
    size = 20 if len(row) < 4 else 18
    wide = row_width(row, size)
    level, room = level_of(facts.threshold), plate.w - wide - 36
    texts = (*(() if short else (names.of_level[level],)), names.level[level], LEVEL[level])
    text = next((text for text in texts if text_width(text, theme.TEXT.label) <= room), texts[-1])
    letters = text_width(text, theme.TEXT.label)
    x = plate.centerx - (letters + wide + 26) // 2
    draw_text(card, text, (x, plate.centery - 1), theme.TEXT.label, theme.INK2, "midleft")
    draw_icon(card, "ui.right", (x + letters + 12, plate.centery), 15, theme.INK2)
    draw_row(card, (x + letters + 24 + wide // 2, plate.centery), row, size)


def draw_room_small(surface: Surface, rect: Rect, room_type: str, slots: Sequence[SlotLook], *, built: bool) -> None:
    """A room in the building on the board (39 x 34): its type's colour over two small slots; dark without a tile."""
    if not built:
        draw_plate(surface, rect, (12, 10, 18, 235), 3, 1, theme.BRASS_LO)
    else:
        draw_plate(surface, rect, theme.PARCHMENT, 3, 1, theme.BRASS)
        draw_plate(surface, Rect(rect.x + 1, rect.y + 1, rect.w - 2, max(6, rect.h // 4)), TYPE_COLOURS[room_type], 2)
    half = min(rect.w // 4 - 1, rect.h // 3)
    y = rect.centery + (rect.h // 8 if built else 0)
    for number, slot in enumerate(slots if built else EMPTY_SLOTS):
        center = (rect.x + rect.w // 4 + number * rect.w // 2, y)
        if slot.marker is not None:
            draw_academy_marker(surface, center, half, slot.marker._replace(trick=""))
        elif built:
            draw_marker_slot(surface, center, half, lit=slot.lit)
        else:
            pygame.draw.circle(surface, (40, 34, 44), center, 3)


class Price(NamedTuple):
    """A price of a space: Fame Threshold, Coins (``was`` what is printed), Fame; ``note`` why not, or what it adds."""

    threshold: int
    coins: int
    fame: int
    note: str = ""
    bright: bool = False
    was: int = 0
    lit: bool = False


def price_rects(rect: Rect, number: int = 3) -> list[Rect]:
    """The plates of the prices in an empty space."""
    width = (rect.w - 16 - 6 * (number - 1)) // number
    return [Rect(rect.x + 8 + n * (width + 6), rect.y + 33, width, rect.h - 40) for n in range(number)]


def draw_space(
    surface: Surface, rect: Rect, room_type: str, prices: Sequence[Price], note: str, *, light: float = 1.0
) -> None:
    """An empty space that is open: what it can become, and its three prices."""
    draw_plate(surface, rect, (20, 14, 24, 170), 8, 2, theme.BRASS_LO)
    bar = within(rect, left=2, right=2, top=2, height=27)
    draw_plate(surface, bar, (12, 8, 14, 235), 7)
    draw_icon(surface, f"room.{room_type}", within(bar, left=10, width=20).center, 20, theme.PARCHMENT3)
    aside = write_line(surface, note, within(bar, right=10), theme.TEXT.aside, theme.BRASS_HI, "right") if note else bar
    left = bar.x + 36
    room = (aside.left if note else bar.right) - left - 12
    title = names.EMPTY[room_type]
    if not fits_closely(title, theme.TEXT.label, room):  # the prices show that the space is empty
        title = names.TYPE[room_type]
    draw_text(surface, title, (left, bar.centery - 1), theme.TEXT.label, theme.PARCHMENT, "midleft", width=room)
    for plate, price in zip(price_rects(rect, len(prices)), prices, strict=True):
        draw_price(surface, plate, price, light=light)


def draw_price(surface: Surface, rect: Rect, price: Price, *, light: float = 1.0) -> None:
    """One price: level and Fame Threshold, Coins to pay and Fame to gain, and why it cannot be paid."""
    if price.lit:
        draw_glow_around(surface, rect, theme.AMBER, light, blur=6, radius=8)
    draw_plate(surface, rect, theme.PARCHMENT if price.bright else "#b5a684", 7)
    head = Rect(rect.x, rect.y, rect.w, 28)
    pygame.draw.rect(surface, (36, 22, 30), head, border_top_left_radius=7, border_top_right_radius=7)
    draw_brass_frame(surface, rect, 7, 3 if price.lit else 2)
    level = LEVEL[level_of(price.threshold)]
    draw_text(surface, level, (rect.x + 11, head.centery), theme.TEXT.head_small, theme.BRASS_HI, "midleft")
    number = draw_text(
        surface, str(price.threshold), (rect.right - 14, head.centery), theme.TEXT.number, theme.CREAM, "midright"
    )
    draw_icon(surface, "resource.fame", (number.left - 14, head.centery), 19, theme.FAME_ON_DARK)
    y = head.bottom + (rect.bottom - head.bottom) // 2 - (12 if price.note else 1)
    row = (signed(price.fame), "{fame}")
    is_wide = row_width(row, 21) > rect.w - 51
    size, x = (34, rect.x + 22) if is_wide else (34 if rect.h < 92 else 38, rect.x + 27)
    draw_coin(surface, (x, y), size, price.coins)
    if price.was and price.was != price.coins:
        pygame.draw.line(surface, theme.GOOD, (x - 13, y + 17), (x + 13, y + 17), 2)
    left = x + size // 2 + 3
    middle = (left + (rect.right - 4 - left) // 2, y)
    draw_row(surface, middle, row, 18 if is_wide else 21)
    if price.note:
        ink = theme.INK2 if price.bright else theme.REASON_ON_PAPER
        place = (rect.centerx, rect.bottom - 13)
        draw_text(surface, price.note, place, theme.TEXT.aside, ink, "center", width=rect.w - 8)
