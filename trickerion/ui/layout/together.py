"""Where everything lies on the screens of playing together."""

from pygame import Rect

from trickerion.ui.flow import Column, within
from trickerion.ui.text import grown

YOU = Rect(10, 62, 1900, 92)
YOUR_DISK = (66, 104)
NAME = Rect(272, 86, 290, 44)
YOUR_COLOUR = 612


def colour(number: int) -> tuple[int, int]:
    """The middle of one of the emblems from which the own colour is chosen."""
    return 808 + 54 * number, 108


OPEN = Rect(10, 166, 580, 904)
OPEN_RIBBON = Rect(86, 186, 428, 46)
PICTURE = Rect(34, 250, 532, 190)
OPEN_TEXT = Rect(38, 456, 524, 66)
OPEN_WHERE = Rect(38, 460, 524, 48)
OPEN_NEW = Rect(38, 524, 524, 76)
OPEN_LAST = Rect(38, 614, 524, 56)
HOW = Rect(30, 690, 540, 360)
HOW_MORE = Rect(350, 986, 204, 48)
OUR_RELAY = Rect(46, 986, 290, 48)

JOIN = Rect(602, 166, 1308, 904)
JOIN_RIBBON = Rect(1038, 186, 436, 46)
CODE = Rect(628, 250, 1256, 158)
ADDRESS = Rect(648, 312, 480, 48)
PASTE = Rect(1424, 304, 148, 64)
ENTER = Rect(1582, 304, 148, 64)
WATCH = Rect(1740, 304, 128, 64)
TROUBLE = Rect(652, 372, 860, 32)
FOUND_HEAD = Rect(628, 428, 1256, 34)
SEATS_HEAD = Rect(628, 722, 1256, 34)
FOOT = (630, 1031)
BACK = Rect(1678, 1006, 206, 50)
MOST_ROWS = 3


def code_box(number: int) -> Rect:
    """Box of that number, of the four of a code."""
    return Rect(648 + 194 * number, 304, 172, 64)


def secret_box(number: int) -> Rect:
    """Box of that number, of the two of the secret behind an address."""
    return Rect(1146 + 138 * number, 304, 118, 64)


def found(number: int) -> Rect:
    """The row of a table on this network."""
    return Rect(628, 464 + 82 * number, 1256, 74)


def seat(number: int) -> Rect:
    """The row of a table where a seat is kept."""
    return Rect(628, 758 + 82 * number, 1256, 74)


def no_rows(row: Rect, used: int) -> Rect:
    """Room left of three rows below those that are used."""
    top = row.y + 82 * used
    return Rect(row.x, top, row.w, row.y + 82 * MOST_ROWS - 8 - top)


def row_button(row: Rect) -> Rect:
    """The button at the right end of a row."""
    return within(row, right=16, top=11, width=170, height=52)


TICKET = Rect(596, 62, 1314, 78)
CODE_GROUPS = Rect(726, 66, 688, 70)
COPY = Rect(1424, 77, 132, 48)
HONEST = Rect(1570, 66, 330, 70)
_POSTER, _POSTERS = Rect(596, 180, 320, 270), 550
TALK = Rect(24, 952, 612, 108)
TALK_ENTRY = Rect(32, 1014, 596, 38)
RAISE = Rect(1452, 826, 436, 96)
REASON = Rect(1468, 926, 398, 60)
LEFT, RIGHT = Rect(1452, 990, 212, 60), Rect(1676, 990, 212, 60)


def code_group(number: int) -> Rect:
    """Group of that number, of the four of the code."""
    return Rect(736 + 172 * number, 92, 152, 42)


def lobby_head(column: int) -> Rect:
    """The head of a column of posters."""
    return Rect(596 + 331 * column, 145, 320, 31)


def lobby_poster(column: int, line: int, lines: int) -> Rect:
    """A Magician's poster: columns by favourite category, so many lines."""
    return Rect(_POSTER.x + 331 * column, _POSTER.y + _POSTERS * line // lines, _POSTER.w, _POSTERS // lines - 5)


SPELLED = Rect(380, 76, 1160, 934)
SPELLED_BELOW = Rect(420, 620, 1080, 84)
SPELLED_LOOK, SPELLED_SEEN = Rect(420, 832, 330, 54), Rect(770, 832, 730, 84)
SPELLED_CLOSE = Rect(1300, 926, 200, 60)


def spelled_line(number: int) -> Rect:
    """A group of the code with its words."""
    return Rect(420, 152 + 114 * number, 1080, 104)


def spelled_way(number: int) -> Rect:
    """Line with another way to the table, and its button."""
    return Rect(420, 714 + 56 * number, 1080, 50)


RELAY = Rect(420, 200, 1080, 640)
RELAY_TEXT = Rect(460, 286, 1000, 190)
RELAY_LINE = Rect(460, 532, 1000, 52)
RELAY_LABEL, RELAY_TROUBLE = (460, 508), Rect(460, 596, 1000, 60)
RELAY_KEEP, RELAY_FORGET, RELAY_CLOSE = Rect(460, 750, 320, 60), Rect(796, 750, 300, 60), Rect(1180, 750, 280, 60)

SHEET = Rect(460, 150, 1000, 780)


def person(number: int) -> Rect:
    """The line of somebody at the table."""
    return Rect(500, 240 + 74 * number, 920, 66)


def knock_below(x: int, number: int, wide: int) -> Rect:
    """A pill of somebody who knocks: it hangs from the button of the people, one below the other."""
    pill = Rect(0, 60 + 31 * number, wide, 28)
    pill.centerx = min(x, 1914 - wide // 2)
    return pill


def knock_in_bar(number: int, wide: int) -> Rect:
    """The same in the lobby: in the bar, left of its buttons, one beside the other."""
    pill = Rect(0, 13, wide, 28)
    pill.right = 1764 - grown(238) * number
    return pill


HEAR_KNOCKS = Rect(1464, 7, 300, 40)
LOOKERS = Rect(330, 7, 376, 40)
LOOKERS_SWITCH, LOOKERS_TEXT = within(LOOKERS, left=5, width=54), within(LOOKERS, left=70, right=4)
ONLOOKERS, SEND_OFF = 558, Rect(1240, 533, 180, 38)
INVITE = Rect(500, 580, 720, 54)
INVITE_COPY = Rect(1240, 579, 180, 56)
TALK_SWITCH, STAND_IN, KNOCK_SWITCH, LOOK_SWITCH = (Rect(1190, 646 + 48 * number, 230, 38) for number in range(4))
STAND_IN_NOTE = Rect(500, 710, 900, 54)
CLOSE = Rect(1220, 846, 200, 60)
LEAVE_TABLE, GIVE_UP = Rect(500, 846, 320, 60), Rect(836, 846, 280, 60)

SAYING = 40
"""Height of the line that is typed in."""


def said(saying: Rect) -> Rect:
    """Place of the letters of a saying, between the sign and the key."""
    return within(saying, left=38, right=78, top=3, bottom=3)


def saying_over(centerx: int, top: int) -> Rect:
    """The line in a scene without a log: where its messages hang."""
    return Rect(centerx - 260, top, 520, SAYING)


LOST = Rect(520, 250, 880, 486)
LOST_TEXT = Rect(705, 374, 476, 112)


def lost_buttons() -> tuple[Rect, Rect, Rect]:
    """Try now, see the table, to the title."""
    first, second, third = (Rect(556 + 275 * number, 648, 258, 62) for number in range(3))
    return first, second, third


def absent(row: Rect) -> tuple[Rect, Rect]:
    """Two buttons in the line of a player who is away, for what can be done about the absence."""
    return within(row, right=284, top=8, width=226, height=50), within(row, right=0, top=8, width=272, height=50)


def away_bubble(panel: Rect) -> Rect:
    """Bubble on who takes the next decision of a player who is away: beside that player's panel, or below the bar."""
    if panel.bottom < 60:
        return Rect(min(panel.centerx - 216, 1472), panel.bottom + 52, 432, 322)
    left = panel.x - 446 if panel.x > 460 else panel.right + 14
    return Rect(left, max(66, min(panel.y - 36, 514)), 432, 322)


def away_cross(bubble: Rect) -> tuple[int, int]:
    """The middle of what closes it."""
    return bubble.right - 26, bubble.y + 26


def away_row(bubble: Rect, number: int) -> Rect:
    """Choice of that number, of the three in the bubble."""
    return Column(within(bubble, left=16, top=112, width=400), 6).cell(number, 46)


def away_level(bubble: Rect) -> Rect:
    """The level of the computer that decides."""
    return within(bubble, left=226, top=273, width=190, height=34)
