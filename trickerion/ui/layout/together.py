"""Where everything lies on the screens of playing together."""

from pygame import Rect

YOU = Rect(10, 62, 1900, 92)
NAME = Rect(220, 86, 420, 44)

OPEN = Rect(10, 166, 580, 904)
OPEN_TEXT = Rect(40, 246, 520, 130)
OPEN_NEW = Rect(38, 392, 524, 76)
HOW = Rect(30, 500, 540, 548)

JOIN = Rect(602, 166, 1308, 904)
CODE = Rect(638, 292, 700, 48)
PASTE = Rect(1356, 288, 150, 56)
ENTER = Rect(1520, 288, 170, 56)
WATCH = Rect(1704, 288, 176, 56)
TROUBLE = Rect(638, 352, 1230, 60)
FOUND_HEAD = Rect(628, 424, 1256, 34)
SEATS_HEAD = Rect(628, 720, 1256, 34)
BACK = Rect(1678, 1000, 206, 56)
MOST_FOUND, MOST_SEATS = 3, 3


def found(number: int) -> Rect:
    """The row of a table on this network."""
    return Rect(628, 462 + 82 * number, 1256, 74)


def seat(number: int) -> Rect:
    """The row of an own seat at a table elsewhere."""
    return Rect(628, 758 + 82 * number, 1256, 74)


def row_button(row: Rect) -> Rect:
    """The button at the right end of a row."""
    return Rect(row.right - 186, row.y + 11, 170, 52)


TICKET = Rect(10, 62, 1900, 104)
COPY = Rect(1708, 88, 178, 54)
PLACES = Rect(10, 178, 1180, 892)
CHAT = Rect(1202, 178, 708, 580)
CHAT_LINES = Rect(1226, 240, 660, 440)
CHAT_LINE = Rect(1226, 694, 510, 44)
SAY = Rect(1750, 690, 138, 52)
START = Rect(1202, 770, 708, 300)
RAISE = Rect(1226, 846, 660, 84)
NOTE = Rect(1226, 786, 660, 52)
LEAVE = Rect(1556, 996, 330, 56)


def place(number: int) -> Rect:
    """The row of a seat."""
    return Rect(30, 244 + 202 * number, 1140, 186)


SHEET = Rect(460, 150, 1000, 780)


def person(number: int) -> Rect:
    """The line of somebody at the table."""
    return Rect(500, 240 + 74 * number, 920, 66)


INVITE = Rect(500, 560, 720, 56)
INVITE_COPY = Rect(1240, 560, 180, 56)
TALK_LINE = Rect(500, 660, 740, 48)
TALK_SAY = Rect(1260, 656, 160, 56)
CLOSE = Rect(1220, 846, 200, 60)

LOST = Rect(520, 250, 880, 486)


def lost_buttons() -> tuple[Rect, Rect, Rect]:
    """Try now, see the table, to the title."""
    first, second, third = (Rect(556 + 275 * number, 638, 258, 62) for number in range(3))
    return first, second, third


def absent(row: Rect) -> tuple[Rect, Rect]:
    """What can be done about one who is away: two buttons in the line."""
    return Rect(row.right - 510, row.y + 8, 226, 50), Rect(row.right - 272, row.y + 8, 272, 50)
