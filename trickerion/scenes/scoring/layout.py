"""The rectangles of the final scoring."""

from typing import Final

from pygame import Rect

from trickerion.ui.flow import within

AS_TEXT: Final = Rect(1560, 8, 190, 38)

PODIUM: Final = Rect(10, 62, 560, 548)
TABLE: Final = Rect(580, 62, 1330, 548)
CHART: Final = Rect(10, 622, 900, 372)
SOURCES: Final = Rect(922, 622, 988, 372)

RIBBON: Final = within(PODIUM, top=78, width=380, height=52)
MESSAGES: Final = (960, 66)
"""Place of short messages."""
VOICE: Final = within(PODIUM, right=0, top=-12, width=0, height=60)
"""Place beside which somebody speaks at the end."""
PODIUM_FLOOR: Final = 498
"""Height of the boards' edge on which the podium stands, from the top of the stage."""
PODIUM_STEPS: Final = ((0, 204, 84), (-128, 160, 68), (128, 132, 68))
"""First, second, third: x from the middle of the stage, height of the step, diameter of the disk."""
RATING: Final = within(PODIUM, left=20, right=20, top=504, height=40)
BAR_MIDDLE: Final = 960
RATING_IN_BAR: Final = Rect(1286, 8, 264, 38)
"""Sentence about the rating at the foot of the podium; in the bar where a fourth player stands there."""
FOURTH: Final = (PODIUM.x + 112, PODIUM.y + 522)

HEAD_LINE: Final = TABLE.y + 82
LABEL_X: Final = TABLE.x + 24
COLUMNS_X, COLUMNS_WIDTH = TABLE.x + 332, 986
WIDEST_COLUMN: Final = 320
ROWS_TOP: Final = TABLE.y + 92
FOOT: Final = within(TABLE, left=16, right=16, bottom=14, height=42)
TOTAL_HEIGHT: Final = 66

PLOT: Final = within(CHART, left=64, right=216, top=58, bottom=52)

BAR_X: Final = SOURCES.x + 196
BAR_WIDTH: Final = SOURCES.right - 90 - BAR_X
_BARS_TOP, _BARS_HEIGHT, _HIGHEST_BAR = SOURCES.y + 52, 192, 62
LEGEND_NOTE: Final = (SOURCES.x + 40, SOURCES.y + 266)

_BUTTON_STEP = 318


def column(number: int, columns: int) -> Rect:
    """The column of a player in the table, from its head to the total."""
    step = COLUMNS_WIDTH / columns
    width = min(round(step) - 10, WIDEST_COLUMN)
    middle = COLUMNS_X + round(step * (number + 0.5))
    return Rect(middle - width // 2, TABLE.y + 12, width, TABLE.h - 74)


def bar_row(number: int, players: int) -> Rect:
    """The row of a player among the bars."""
    step = min(_HIGHEST_BAR, _BARS_HEIGHT // players)
    return Rect(SOURCES.x + 16, _BARS_TOP + step * number, SOURCES.w - 32, step - 4)


_LEGEND_ROWS = 3


def legend_step(kinds: int) -> int:
    """The width of a column of the legend with so many entries: three columns, four when there are more than nine."""
    return 930 // max(3, -(-kinds // _LEGEND_ROWS))


def legend_number(kinds: int) -> int:
    """The right end of the number of an entry, from its left end."""
    step = legend_step(kinds)
    return step - 40 if step > 250 else step - 18


def legend(number: int, kinds: int) -> tuple[int, int]:
    """Left end and middle of an entry of the legend, of so many, in three rows."""
    step = legend_step(kinds)
    columns = 930 // step
    return SOURCES.x + 30 + (number % columns) * step, SOURCES.y + 296 + (number // columns) * 27


def button(number: int) -> Rect:
    """Button of that number, of the six at the foot."""
    return Rect(10 + _BUTTON_STEP * number, 1006, 308, 66)


def end_name(y: int, total: int) -> Rect:
    """The name at the end of a line of the chart, beside a total that is so wide."""
    left, right = PLOT.right + 54, CHART.right - 18 - total - 8
    return Rect(left, y - 14, right - left, 28)
