"""What placing will meet: the Character slots of a Location, or the weekdays of the Theater; blocked ones crossed."""

from pygame import Rect, Surface

from trickerion.rules.catalog import DAYS, SLOTS
from trickerion.scenes.assignment.duel import draw_lid
from trickerion.table.view import TableView, side_slots
from trickerion.ui import theme
from trickerion.ui.icons import draw_icon
from trickerion.ui.shapes import draw_plate
from trickerion.ui.text import draw_text
from trickerion.ui.tokens import signed
from trickerion.words import names

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
    width = 38 if location == "theater" else _SIZE[0]
    left = middle[0] - (len(shown) * (width + _GAP) - _GAP) // 2
    for number, (text, is_open) in enumerate(shown):
        rect = Rect(left + number * (width + _GAP), middle[1] - _SIZE[1] // 2, width, _SIZE[1])
        if table.has_duel and not is_open:
            draw_lid(canvas, rect, text if location == "theater" else "")
            continue
        draw_plate(canvas, rect, "#140b0e", 11, 1, theme.BRASS_HI if is_open else theme.MUTED)
        if is_open:
            draw_text(canvas, text, rect.center, theme.BODY_BOLD, 16, theme.CREAM, "center")
        else:
            draw_icon(canvas, "ui.cancel", rect.center, 14, theme.MUTED)
