"""Where everything lies on the board scene: rectangles and points on the 1920 x 1080 canvas.

What depends on the number of players or on what is in play is a function; the rest are constants.
"""

from typing import Final, NamedTuple

from pygame import Rect

from trickerion.ui.flow import Column, Row, within

Point = tuple[int, int]

# ---- the board and its Fame track ----------------------------------------------------------------------------------

BOARD: Final = Rect(10, 62, 1530, 778)
TRACK: Final = 30  # width of the Fame track's cells
TRACK_LENGTH: Final = 100
_TOP, _SIDE = 34, 16


def fame_cell(fame: int) -> Rect:
    """The cell of a number from 1 to 100, clockwise from the top left; 0 stands left of cell 1, on the corner."""
    if fame <= 0:
        return Rect(BOARD.x - 6, BOARD.y, TRACK, TRACK)
    n = fame - 1
    width, height = BOARD.w / _TOP, (BOARD.h - 2 * TRACK) / _SIDE
    if n < _TOP:
        return _span_x(BOARD.x + n * width, width, BOARD.y)
    if n < _TOP + _SIDE:
        return _span_y(BOARD.y + TRACK + (n - _TOP) * height, height, BOARD.right - TRACK)
    if n < 2 * _TOP + _SIDE:
        return _span_x(BOARD.right - (n - _TOP - _SIDE + 1) * width, width, BOARD.bottom - TRACK)
    return _span_y(BOARD.bottom - TRACK - (n - 2 * _TOP - _SIDE + 1) * height, height, BOARD.x)


def _span_x(left: float, width: float, top: int) -> Rect:
    return Rect(round(left), top, round(left + width) - round(left), TRACK)


def _span_y(top: float, height: float, left: int) -> Rect:
    return Rect(left, round(top), TRACK, round(top + height) - round(top))


_HEAD, _EDGE = Rect(BOARD.topleft, (BOARD.w, TRACK)), Rect(BOARD.topleft, (TRACK, BOARD.h))
TRACK_SIDES: Final = (_HEAD, _EDGE, _HEAD.move(0, BOARD.h - TRACK), _EDGE.move(BOARD.w - TRACK, 0))


def fame_spot(fame: float) -> Point:
    """The middle of the track at a number that may lie between two cells; laps start again at 1."""
    low = int(fame)
    first, second = fame_cell(_on_lap(low)).center, fame_cell(_on_lap(low + 1)).center
    share = fame - low
    return round(first[0] + (second[0] - first[0]) * share), round(first[1] + (second[1] - first[1]) * share)


def _on_lap(fame: int) -> int:
    return fame if fame <= TRACK_LENGTH else (fame - 1) % TRACK_LENGTH + 1


# ---- Locations -----------------------------------------------------------------------------------------------------

DOWNTOWN: Final = Rect(48, 100, 316, 346)
MARKET_ROW: Final = Rect(48, 456, 316, 346)
THEATER: Final = Rect(374, 100, 802, 702)
ALLEY: Final = Rect(1186, 100, 316, 346)  # the Dark Alley, or the Residence in the base game
WORKSHOP: Final = Rect(1186, 456, 316, 346)
PANELS: Final = {"downtown": DOWNTOWN, "market_row": MARKET_ROW, "dark_alley": ALLEY, "workshop": WORKSHOP}
HEAD: Final = 50  # height of the scene at the head of a side panel
WHO: Final = 32  # diameter of the small disks that say who may go to a Location
SLOT: Final = 54  # diameter of a Character slot
SLOT_DISK: Final = 50


_HANGING: Final = {"theater": 62, "academy": 52}  # how far below the top of the panel
_LEAST_HEADED: Final = 200  # a lower panel has no scene at its head


def ribbon(panel: Rect, width: int = 208) -> Rect:
    """The title ribbon of a side panel."""
    return Rect(panel.centerx - width // 2, panel.y + 11, width, 35)


def slot_center(panel: Rect, number: int) -> Point:
    """The centre of a side panel's Character slot, counted from the left."""
    return panel.x + 50 + number * 72, panel.y + HEAD + 38


_WHO_ROOM: Final = 56  # beside the words on a ribbon


def who_centers(location: str, panel: Rect, number: int) -> list[Point]:
    """The centres of so many small disks: at the left of a head, or hanging from a ribbon that has no room there."""
    step = min(WHO - 4, _WHO_ROOM // max(1, number - 1))
    left, y = panel.x + 21, panel.y + (24 if panel.h > _LEAST_HEADED else 4)
    if location in _HANGING:
        step, y = WHO + 4, panel.y + _HANGING[location]
        left = panel.centerx - step * (number - 1) // 2
    return [(left + step * n, y) for n in range(number)]


RIVAL: Final = 28  # diameter of the disks that say which rival can still come to a Location
_RIVALS_AT: Final = {"theater": (236, 24), "academy": (21, 57)}  # from the right end and the top of the panel


def rival_centers(location: str, panel: Rect, number: int) -> list[Point]:
    """The centres of so many small disks at the right of a head, across from one's own."""
    right, below = _RIVALS_AT.get(location, (22, 49))
    first = within(panel, right=right, top=below, width=0, height=0)
    return [first.move(-(RIVAL - 4) * place, 0).center for place in reversed(range(number))]


def rivals_before_ribbon(number: int) -> list[Point]:
    """The same at the left of the Theater's ribbon, where the last show lies at its right."""
    last = within(THEATER_RIBBON, left=-RIVAL, width=0, height=0)
    return [last.move(-(RIVAL - 4) * place, 0).center for place in reversed(range(number))]


DICE_TRAY: Final = within(DOWNTOWN, left=10, top=126, width=296, height=66)
DIE: Final = 36
_DICE_X = {"residence": DICE_TRAY.x + 50, "inn": DICE_TRAY.centerx, "bank": DICE_TRAY.right - 50}


def dice_title(area: str) -> Point:
    """The middle of the label over a pair of dice."""
    return _DICE_X[area], DICE_TRAY.y + 12


def die_center(area: str, number: int) -> Point:
    """The centre of the first (0) or second (1) die of an area."""
    return _DICE_X[area] - 22 + 44 * number, DICE_TRAY.y + 41


DOWNTOWN_ROWS: Final = {
    "learn_trick": Rect(58, 299, 296, 35),
    "hire_character": Rect(58, 336, 296, 35),
    "take_coins": Rect(58, 373, 296, 35),
    "reroll_die": Rect(58, 410, 146, 31),
    "set_die": Rect(208, 410, 146, 31),
}

STALLS: Final = within(MARKET_ROW, left=10, top=126, width=296, height=116)
STALL_CHIP: Final = 40
QUICK_CHIP: Final = 48
_STALL_X = {"buy": STALLS.x + 54, "quick": STALLS.centerx, "orders": STALLS.right - 54}


def stall_title(stall: str) -> Point:
    """The middle of the label over the Buy slots, the Quick Order slot or the Order slots."""
    return _STALL_X[stall], STALLS.y + 13


def stock_center(number: int) -> Point:
    """The centre of a Buy slot: 2 x 2 in the order of the Order slots."""
    return _STALL_X["buy"] - 25 + 50 * (number % 2), STALLS.y + 45 + 46 * (number // 2)


def order_center(number: int) -> Point:
    """The centre of an Order slot; it feeds the Buy slot of the same number."""
    return _STALL_X["orders"] - 25 + 50 * (number % 2), STALLS.y + 45 + 46 * (number // 2)


QUICK_CENTER: Final = (_STALL_X["quick"], STALLS.y + 58)
BESIDE_CHIP: Final = 38


def beside_center(number: int, count: int) -> Point:
    """The centre of a Component that lies beside the Buy slots: below the Quick Order slot, side by side."""
    return _STALL_X["quick"] - 20 * (count - 1) + 40 * number, STALLS.y + 89


QUICK_CENTER_SMALL: Final = (_STALL_X["quick"], STALLS.y + 45)  # when something lies beside the Buy slots
QUICK_STALL: Final = Rect(_STALL_X["quick"] - 34, STALLS.y + 29, 68, 80)
QUICK_NOTE: Final = (_STALL_X["quick"], STALLS.bottom - 14)
MARKET_ROWS: Final = {
    "buy": Rect(58, 706, 132, 40),
    "order": Rect(194, 706, 160, 40),
    "bargain": Rect(58, 750, 132, 40),
    "quick_order": Rect(194, 750, 160, 40),
}

WORKSHOP_NOTE: Final = tuple(within(WORKSHOP, left=158, right=8, top=top, height=20) for top in (66, 86))
WORKSHOP_ROWS: Final = {
    action: Column(within(WORKSHOP, left=10, top=130, width=296), 4).cell(number, 49)
    for number, action in enumerate(("prepare", "move_trick", "move_components", "move_apprentice"))
}

RESIDENCE_BUTTON: Final = (DOWNTOWN.right - 27, DOWNTOWN.y + 29)
"""The round button to the Residence, where the Dark Alley has taken its panel."""
_ALLEY_TOP = ALLEY.y + 126
_PENDING = ((-34, -24), (34, -24), (0, 30))


class AlleyPlaces(NamedTuple):
    """The Dark Alley's panel below its slots: deck tabs, the ring of pending prophecies, Action rows."""

    tabs: tuple[Rect, ...]
    ring: Rect
    rows: dict[str, Rect]

    def pending_center(self, place: int) -> Point:
        """The centre of a pending prophecy: 0 left, 1 right, 2 bottom."""
        x, y = _PENDING[place]
        return self.ring.centerx + x, self.ring.centery - 4 + y


def alley_places(decks: int = 4, *, prophecies: bool, fate_weaving: bool) -> AlleyPlaces:
    """With prophecies there is a ring and Fortune Telling; the Priestess has a third row."""
    actions = ["draw_card", *(["fortune_telling"] if prophecies else []), *(["fate_weaving"] if fate_weaving else [])]
    step, height, top = (30, 28, ALLEY.y + 252) if len(actions) > 2 else (40, 37, ALLEY.y + 264)
    tab = (124 if len(actions) > 2 else 135) // decks
    width = 168 if prophecies else 296
    tabs = tuple(Rect(ALLEY.x + 10, _ALLEY_TOP + tab * n, width, tab - 2) for n in range(decks))
    rows = {action: Rect(ALLEY.x + 10, top + step * n, 296, height) for n, action in enumerate(actions)}
    return AlleyPlaces(tabs, Rect(ALLEY.right - 132, _ALLEY_TOP, 126, tab * decks), rows)


DECKS: Final = {
    category: Row(Column(within(ALLEY, left=10, top=62), 6).cell(n // 2, 134), 6).cell(n % 2, 145)
    for n, category in enumerate(("mechanical", "optical", "escape", "spiritual"))
}
"""The four decks of the Residence in the base game."""

# ---- Theater -------------------------------------------------------------------------------------------------------

THEATER_RIBBON: Final = within(THEATER, top=14, width=240, height=42)
_CARD, _CARD_STEP, _CARD_TOP = (148, 306), 157, 192
_LARGE_TOP, _LARGE_HEIGHT = 168, 334
_FEW_CARDS = 3


def performance_rects(number: int) -> list[Rect]:
    """The Performance cards of a row of that length; few of them are large, three leave room at their left."""
    size, step, top = _CARD, _CARD_STEP, _CARD_TOP
    if number <= _FEW_CARDS:
        size, step = ((204, _LARGE_HEIGHT), 216) if number == _FEW_CARDS else ((216, _LARGE_HEIGHT), 234)
        top = _LARGE_TOP
    width = (number - 1) * step + size[0]
    left = THEATER.right - 18 - width if number == _FEW_CARDS else THEATER.centerx - width // 2
    return [Rect(left + n * step, top, *size) for n in range(number)]


DAY_NAMES: Final = ("thursday", "friday", "saturday", "sunday")
DAYS: Final = {day: Rect(386 + 197 * n, 528, 187, 200) for n, day in enumerate(DAY_NAMES)}
PERFORM_DISK: Final = 52
PERFORM_SLOT: Final = 60


def day_slot_center(slot: str) -> Point:
    """The centre of a weekday's slot by its id: "friday.backstage.1", "friday.perform"."""
    day, kind, *number = slot.split(".")
    rect = DAYS[day]
    if kind == "perform":
        return rect.right - 48, rect.y + 166
    return rect.centerx + (44 if number[0] == "1" else -44), rect.y + 90


THEATER_ROWS: Final = {
    action: Rect(386 + n * 262, 738, 252, 46) for n, action in enumerate(("set_up_trick", "reschedule", "perform"))
}

# ---- right column --------------------------------------------------------------------------------------------------

COLUMN: Final = Rect(1552, 62, 358, 778)
INITIATIVE: Final = Rect(1552, 62, 358, 96)
_GAP = 6


def initiative_place(number: int) -> Rect:
    """Place of that number (of four) in the initiative panel."""
    return Row(within(INITIATIVE, left=9, top=8, height=80), 1).cell(number, 84)


class RightColumn(NamedTuple):
    """The right column: heights of an opponent's panel, of the prophecy's plate (at least), of the Workshop in it.

    ``disks``: where a row of disks lies, their step at most, the room they leave; ``headed``: least log with a head.
    """

    opponent: int = 126
    disks: tuple[int, int, int] = (97, 56, 60)
    plate: int = 92
    workshop: int = 0
    headed: int = 0

    def opponents(self, number: int) -> list[Rect]:
        """The panels of the other players, below each other."""
        return [Rect(COLUMN.x, self._top(n), COLUMN.w, self.opponent) for n in range(number)]

    def below(self, opponents: int, plate: int = 0, down: int = 0) -> tuple[Rect, Rect, Rect]:
        """The plate of the active prophecy (of that height; 0: there is none), the Workshop, and the log.

        The log takes what is left. ``down``: what lies between the opponents and the plate.
        """
        rects, top = [], self._top(opponents) + down
        for height in (plate, self.workshop):
            rects.append(Rect(COLUMN.x, top, COLUMN.w, height))
            top += height + _GAP if height else 0
        return rects[0], rects[1], Rect(COLUMN.x, top, COLUMN.w, COLUMN.bottom - top)

    def _top(self, opponents: int) -> int:
        return COLUMN.y + 104 + opponents * (self.opponent + _GAP)


# ---- own strip -----------------------------------------------------------------------------------------------------

STRIP: Final = Rect(10, 850, 1900, 222)
MAGICIAN: Final = Rect(24, 864, 196, 194)
OWN_FAME: Final = within(MAGICIAN, left=8, top=96, width=58, height=34)
OWN_SHARDS: Final = within(MAGICIAN, right=8, top=96, width=58, height=34)
TRICKS: Final = (Rect(228, 864, 132, 194), Rect(368, 864, 132, 194), Rect(508, 864, 132, 194), Rect(654, 864, 132, 194))
ENGINEER_FRAME: Final = TRICKS[3].inflate(14, 14).move(0, -1)
COMPONENTS: Final = Rect(800, 864, 282, 194)
MANAGER_FRAME: Final = within(COMPONENTS, left=206, top=6, width=70, height=182)
PILE: Final = 48


def pile_center(number: int, places: int = 6) -> Point:
    """The centre of one of the Component places of the player board, in two rows."""
    row = (places + 1) // 2
    step = 195 // row
    return COMPONENTS.x + 6 + step // 2 + number % row * step, COMPONENTS.y + 60 + number // row * 80


def manager_pile_center(number: int) -> Point:
    """The centre of a Manager's Component place, 0 or 1."""
    return MANAGER_FRAME.centerx, COMPONENTS.y + 60 + number * 80


TEAM: Final = Rect(1094, 864, 480, 194)


HAND: Final = within(TEAM, right=0, width=64)  # special cards under no Character


def character_rects(number: int, *, beside_hand: bool = False) -> list[Rect]:
    """The places of a team of that size, side by side; ``beside_hand`` leaves room for special cards."""
    room = TEAM.w - 4 - (HAND.w if beside_hand else 0)
    width = min(92, room // max(1, number) - 4)
    return [Rect(TEAM.x + n * (width + 4), TEAM.y, width, TEAM.h) for n in range(number)]


def seats_in_strip(number: int) -> list[Rect]:
    """The panels of so many players in the strip, for one who only looks on."""
    width = min(772, (1554 - 10 * (number - 1)) // max(1, number))
    return [Rect(20 + n * (width + 10), 864, width, 194) for n in range(number)]


ACTION_POINTS: Final = Rect(1582, 864, 314, 122)
UNDO: Final = Rect(1582, 994, 54, 64)
REDO: Final = Rect(1642, 994, 54, 64)
HINT: Final = Rect(1702, 994, 54, 64)
DONE: Final = Rect(1762, 994, 134, 64)
