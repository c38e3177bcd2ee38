"""The rectangles of the Workbook ("How to Play")."""

from typing import Final

from pygame import Rect

CONTENTS: Final = Rect(24, 74, 478, 982)
"""The wooden panel on the left: search field and contents."""
SEARCH: Final = Rect(78, 94, 354, 46)
SEARCH_ICON: Final = (56, 117)
CLEAR: Final = (458, 117)
LIST: Final = Rect(40, 156, 432, 884)
LIST_BAR: Final = Rect(480, 160, 10, 876)
PART_HEIGHT: Final = 40
ENTRY_HEIGHT: Final = 38
FOUND_HEIGHT: Final = 54

SHEET: Final = Rect(524, 74, 1372, 982)
"""The paper on the right."""
TITLE: Final = Rect(528, 78, 1364, 60)
PAGE: Final = Rect(612, 150, 1180, 830)
PAGE_BAR: Final = Rect(1846, 160, 14, 810)
PREVIOUS: Final = Rect(560, 992, 380, 52)
NEXT: Final = Rect(1156, 992, 380, 52)
PLAY_IT: Final = Rect(1556, 86, 322, 44)
BACK: Final = Rect(1648, 992, 212, 52)

GAP: Final = 22
TRICK_CARD: Final = (277, 392)
PERFORMANCE_CARD: Final = (262, 456)
CARD_COLUMNS: Final = 4
