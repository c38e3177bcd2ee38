"""Where everything lies on the sheet of the settings."""

from collections.abc import Iterable
from typing import Final

from pygame import Rect

from trickerion.screens.settings_pages import PAGES, SettingsPage
from trickerion.ui.flow import Column, Row, inset, within
from trickerion.words.commands import COMMAND
from trickerion.words.pad import PAD_DEED

SHEET: Final = Rect(120, 40, 1680, 1000)
_MARGIN, _HEAD = 28, 66

_across = Row(within(SHEET, left=_MARGIN, right=_MARGIN, top=_MARGIN + _HEAD, bottom=_MARGIN), 36)
SHELF: Final = _across.take(300)
PREVIEW: Final = _across.take_last(528)
PAGE: Final = _across.rest

_shelf = Column(inset(SHELF, 16), 14)
PAGE_BUTTONS: Final = {page.id: _shelf.take(88) for page in PAGES}
SHELF_FOOT: Final = _shelf.take_last(66)

_page = Column(PAGE)
HEADING: Final = _page.take(58)
_feet = Row(_page.take_last(60))
USUAL: Final = _feet.take(270)
DONE: Final = _feet.take_last(222)
WHERE: Final = within(_page.take_last(62), top=6, bottom=12)
ROWS: Final = _page.rest
ROW_HEIGHT: Final = 92

_CONTROL: Final = (340, 50)
_VOLUME: Final = 72
_BETWEEN: Final = 22


def rows(page: SettingsPage) -> list[Rect]:
    """Rows of a page, from the top."""
    column = Column(ROWS)
    return [column.take(ROW_HEIGHT) for _ in page.settings]


def control(row: Rect) -> Rect:
    """Place of what sets a setting, at the end of its row."""
    return within(row, right=0, width=_CONTROL[0], height=_CONTROL[1])


def told(row: Rect, control_width: int) -> Rect:
    """Place of a setting's name and of what it does, beside a control of that width."""
    return within(row, right=control_width + _BETWEEN, top=4, bottom=4)


def toggle(row: Rect) -> Rect:
    """Switch of a setting that is on or off."""
    return within(row, right=0, width=54, height=28)


def slider(row: Rect) -> Rect:
    """Slider of a volume, before its number."""
    return within(control(row), right=_VOLUME, top=8, bottom=8)


def area(row: Rect) -> Rect:
    """Area of a row that turns its switch or is wheeled over."""
    return inset(row, -8, 3)


def keys() -> dict[str, Rect]:
    """Command -> its row on the page of the keys."""
    return _lines(COMMAND)


def pad() -> dict[str, Rect]:
    """Deed of a game pad -> its row on the page of the pad."""
    return _lines(PAD_DEED)


def _lines(names: Iterable[str]) -> dict[str, Rect]:
    column = Column(ROWS, 6)
    column.skip(8)
    return {name: column.take(38) for name in names}
