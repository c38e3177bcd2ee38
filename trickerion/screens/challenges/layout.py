"""Rectangles of the challenges: three posters beside the evenings, the page with all, the panel at the table."""

from typing import Final, NamedTuple

from pygame import Rect

from trickerion.ui.flow import within
from trickerion.ui.theme import TEXT, Style

SHELF: Final = Rect(882, 526, 1028, 544)
"""On the page of today's bills."""


class PosterPlaces(NamedTuple):
    """Places of the parts of a poster on the canvas."""

    rect: Rect
    art: Rect
    title: tuple[int, int]
    title_style: Style
    rule_y: int
    brief: Rect
    brief_style: Style
    have: Rect
    pips: tuple[int, int]
    """Right end of the pips that say how hard it is."""
    state: tuple[int, int]
    button: Rect
    short: Rect
    seal: tuple[int, int]
    watch: tuple[int, int]


def three(number: int) -> PosterPlaces:
    """Poster of that number, of the three of the week."""
    place = Rect(900 + 334 * number, 584, 324, 470)
    return _poster(place, art=150, styles=(TEXT.head_large, TEXT.body), have=38, button=50, wide=False)


COLUMNS, ROWS = 4, 2
SHELF_LIST: Final = Rect(10, 62, 378, 1008)
PAGE: Final = Rect(400, 62, 1510, 1008)
ARROWS: Final = ((1560, 92), (1612, 92))
BACK: Final = Rect(34, 994, 330, 56)
_STEP: Final = (372, 472)


def shelf_row(number: int) -> Rect:
    """The button of a shelf."""
    return Rect(30, 126 + 96 * number, 338, 82)


def on_page(number: int) -> PosterPlaces:
    """A poster of the chosen shelf, row by row."""
    x, y = 420 + _STEP[0] * (number % COLUMNS), 122 + _STEP[1] * (number // COLUMNS)
    return _poster(Rect(x, y, 356, 458), art=164, styles=(TEXT.head_large, TEXT.body), have=38, button=50)


def _poster(
    rect: Rect, *, art: int, styles: tuple[Style, Style], have: int, button: int, wide: bool = True
) -> PosterPlaces:
    """The places; on a poster that is not ``wide`` the pips stand below the goal."""
    inside, edge = rect.w - 28, rect.bottom - 16
    title = rect.y + 12 + art + 26
    press = Rect(rect.x + 14, edge - button, inside, button)
    has = Rect(rect.x + 14, press.y - 34 - have, inside, have)
    return PosterPlaces(
        rect,
        Rect(rect.x + 14, rect.y + 12, inside, art),
        (rect.centerx, title),
        styles[0],
        title + 18,
        Rect(rect.x + 18, title + 26, rect.w - 36, has.y - title - 28),
        styles[1],
        has,
        within(has if wide else within(has, height=0, top=has.h + 16), right=8).midright,
        (rect.x + 20, press.y - 18),
        press,
        Rect(press.x, press.y, press.w - 92, button),
        (rect.right - 56, press.y + button // 2 - 8),
        (rect.right - 44, rect.y + 12 + art - 30),
    )


# ---- at the table --------------------------------------------------------------------------------------------------

COLUMN: Final = Rect(1552, 432, 358, 408)  # the least of it: the panel takes the place of the log on the board
RIBBON: Final = Rect(632, 5, 468, 46)  # over the phases in the top bar of the other scenes
RIBBON_OF_WORKSHOP: Final = Rect(1094, 5, 424, 46)  # where the turn stands there


NOTE_EDGE: Final = (20, 14)


def note(ribbon: Rect, height: int) -> Rect:
    """The step of help that is read, below the ribbon, with a text of this height."""
    return Rect(ribbon.x, ribbon.bottom + 10, ribbon.w, height + 2 * NOTE_EDGE[1])


_LINE: Final = 44
PANEL_TITLE, PANEL_GOAL = 30, 74  # below the top of the panel
BUTTONS_UP: Final = 2 * _LINE + 16 + 12  # from the foot of the panel: two rows


def panel_buttons(panel: Rect) -> dict[str, Rect]:
    """The buttons at the foot of the panel: help above, once more and leave below."""
    x, y, half = panel.x + 14, panel.bottom - BUTTONS_UP, (panel.w - 28 - 8) // 2
    return {
        "help": Rect(x, y, panel.w - 28, _LINE),
        "again": Rect(x, y + _LINE + 8, half, _LINE),
        "leave": Rect(x + half + 8, y + _LINE + 8, half, _LINE),
    }


CARD: Final = Rect(560, 248, 800, 548)
CARD_TITLE: Final = (960, 340)
CARD_REACHED: Final = (960, 396)
CARD_TEXT: Final = Rect(620, 438, 680, 244)
CARD_SEAL: Final = (1270, 346)
CARD_BUTTONS: Final = {
    "leave": Rect(590, 706, 170, 60),
    "show": Rect(772, 706, 180, 60),
    "again": Rect(964, 706, 180, 60),
    "next": Rect(1156, 706, 174, 60),
}
