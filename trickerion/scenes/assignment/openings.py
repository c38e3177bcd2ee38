"""What placing will meet: the Character slots of a Location, or the weekdays of the Theater; blocked ones crossed."""

from pygame import Rect, Surface

from trickerion.rules.ask.board import slot_facts
from trickerion.rules.catalog import DAYS, SLOTS
from trickerion.rules.state import GameState
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
    state = table.state
    if location == "theater":
        return [(names.DAY_SHORT[day], not _is_day_closed(state, day)) for day in DAYS]
    slots = side_slots(location, table.viewer)
    return [(signed(slot.modifier), slot.id not in state.closed) for slot in slots]


def _is_day_closed(state: GameState, day: str) -> bool:
    on_day = [slot.id for slot in SLOTS.values() if slot.day == day]
    return slot_facts(state, f"{day}.perform").closed == "blocked" or all(slot in state.closed for slot in on_day)


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
