"""What the next Turn Setup card of a Duel will cover, in small: a row of the sheet "For your plans"."""

from pygame import Rect, Surface

from trickerion.rules.ask.duel import duel
from trickerion.rules.catalog import DAYS, SLOTS
from trickerion.scenes.board.duel import draw_setup_day, places_with_slots
from trickerion.table.view import TableView, slots_of
from trickerion.ui import theme
from trickerion.ui.shapes import draw_plate, draw_round
from trickerion.ui.surfaces import draw_location_badge
from trickerion.ui.text import draw_text
from trickerion.ui.tokens import draw_covered_slot
from trickerion.words import duel as words

HEIGHT, _COVERED = 62, "#5a3a24"
_LEFT, _ROOM = 112, 366
_USUAL, _MANY = (24, 15, 17), (20, 13, 15)  # a badge, a slot, from slot to slot; with four Locations
_STEP = 112
_DAY = Rect(0, 0, 46, 22)


def has_next(table: TableView) -> bool:
    """Whether a Turn Setup card follows this turn."""
    return table.has_duel and bool(duel(table.state).left)


def draw_next_setup(canvas: Surface, row: Rect, table: TableView) -> None:
    """A lid for each slot and a dark head for each weekday that will be covered."""
    covered, left = duel(table.state).covered_next, row.x + _LEFT
    for number, line in enumerate(words.NEXT_IN_PLANS):
        place = (row.x + 20, row.centery - 12 + 24 * number)
        draw_text(canvas, line, place, theme.BODY_BOLD, 20, theme.INK, "midleft")
    places = places_with_slots(table.state)
    step = min(_STEP, _ROOM // len(places))
    for number, location in enumerate(places):
        sizes = _USUAL if step == _STEP else _MANY
        _draw_location(canvas, (left + step * number, row.centery - 15), covered, location, sizes)
    for number, day in enumerate(DAYS):
        rect = _DAY.move(left + number * (_DAY.w + 5), row.centery + 6)
        is_covered = all(slot.id in covered for slot in SLOTS.values() if slot.day == day)
        draw_setup_day(canvas, rect, day, is_covered=is_covered)


def _draw_location(
    canvas: Surface, midleft: tuple[int, int], covered: frozenset[str], location: str, sizes: tuple[int, int, int]
) -> None:
    (x, y), (badge, disk, step) = midleft, sizes
    draw_location_badge(canvas, (x + badge // 2, y), location, badge)
    for number, slot in enumerate(slots_of(location)):
        center = (x + badge + disk // 2 + 3 + number * step, y)
        if slot.id in covered:
            draw_covered_slot(canvas, center, disk)
        else:
            draw_round(canvas, center, disk, theme.PARCHMENT, 2, theme.BRASS_LO)


def draw_lid(canvas: Surface, rect: Rect, text: str) -> None:
    """A slot under its wooden lid, or the dark head of a weekday by its name: covered by the Turn Setup card."""
    if text:
        draw_plate(canvas, rect, _COVERED, 11, 1, theme.BRASS_LO)
        draw_text(canvas, text, rect.center, theme.BODY, 16, theme.PARCHMENT3, "center")
        return
    draw_covered_slot(canvas, rect.center, rect.h)
