"""What placing will meet: slots or weekdays in small, blocked ones crossed; what the next Turn Setup card covers."""

from pygame import Rect, Surface

from trickerion.language.speech import signed
from trickerion.rules.ask.duel import duel
from trickerion.rules.catalog import DAYS, SLOTS
from trickerion.screens.board.duel import draw_setup_day, places_with_slots
from trickerion.table.view import TableView, side_slots, slots_of
from trickerion.ui import theme
from trickerion.ui.flow import within, write_line
from trickerion.ui.icons import draw_icon
from trickerion.ui.shapes import draw_plate, draw_round
from trickerion.ui.surfaces import draw_location_badge
from trickerion.ui.text import draw_text, text_width
from trickerion.ui.tokens import draw_covered_slot
from trickerion.words import duel as words
from trickerion.words import names

HEIGHT, _COVERED = 62, "#5a3a24"
_LEFT, _ROOM = 112, 366
_USUAL, _MANY = (24, 15, 17), (20, 13, 15)  # a badge, a slot, from slot to slot; with four Locations
_STEP = 112
_DAY = Rect(0, 0, 46, 22)


def has_next(table: TableView) -> bool:
    """True if a Turn Setup card follows this turn."""
    return table.in_play.duel and bool(duel(table.state).left)


def draw_next_setup(canvas: Surface, row: Rect, table: TableView) -> None:
    """A lid for each slot and a dark head for each weekday that will be covered."""
    covered, left = duel(table.state).covered_next, row.x + _LEFT
    for number, line in enumerate(words.NEXT_IN_PLANS):
        place = (row.x + 20, row.centery - 12 + 24 * number)
        draw_text(canvas, line, place, theme.TEXT.strong_large, theme.INK, "midleft")
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
        draw_text(canvas, text, rect.center, theme.TEXT.body, theme.PARCHMENT3, "center")
        return
    draw_covered_slot(canvas, rect.center, rect.h)


_SIZE, _GAP = (30, 24), 4


def openings(table: TableView, location: str) -> list[tuple[str, bool]]:
    """(what it says, whether it is open) of each slot of a Location, or of each weekday."""
    closed = table.on_board.closed
    if location == "theater":
        full = {day: {slot.id for slot in SLOTS.values() if slot.day == day} <= closed for day in DAYS}
        days = table.on_board.days
        return [(names.DAY_SHORT[day], not (full[day] or days[day].stage.closed == "blocked")) for day in DAYS]
    return [(signed(slot.modifier), slot.id not in closed) for slot in side_slots(location, table.viewer)]


def draw_openings(canvas: Surface, table: TableView, location: str, middle: tuple[int, int]) -> None:
    """One pill for each, side by side around a middle."""
    shown = openings(table, location)
    width = _SIZE[0]
    if location == "theater":
        width = max(38, *(text_width(text, theme.TEXT.strong) + 10 for text, _ in shown))
    left = middle[0] - (len(shown) * (width + _GAP) - _GAP) // 2
    for number, (text, is_open) in enumerate(shown):
        rect = Rect(left + number * (width + _GAP), middle[1] - _SIZE[1] // 2, width, _SIZE[1])
        if table.in_play.duel and not is_open:
            draw_lid(canvas, rect, text if location == "theater" else "")
            continue
        draw_plate(canvas, rect, "#140b0e", 11, 1, theme.BRASS_HI if is_open else theme.MUTED)
        if is_open:
            write_line(canvas, text, within(rect, left=2, right=2), theme.TEXT.strong, theme.CREAM, "center")
        else:
            draw_icon(canvas, "ui.cancel", rect.center, 14, theme.MUTED)
