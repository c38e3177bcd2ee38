"""Where everything lies on the Heir's scene: rectangles and points on the 1920 x 1080 canvas."""

from collections.abc import Collection
from typing import Final, NamedTuple

from pygame import Rect

from trickerion.rules.catalog import ACADEMY
from trickerion.scenes.heir import academy_layout as school
from trickerion.ui.flow import Column, Row, within

Point = tuple[int, int]


def around(center: Point, size: int) -> Rect:
    """The square round a point."""
    return Rect(0, 0, size, size).move_to(center=center)


# ---- Downtown, Market Row, Dark Alley ------------------------------------------------------------------------------

LOCATIONS: Final = {
    location: Rect(10, 62 + 181 * number, 440, 172)
    for number, location in enumerate(("downtown", "market_row", "dark_alley"))
}
HEAD: Final = 46  # height of the scene at the head of a panel
SLOT: Final = 56
CONFIGURATION: Final = 36  # side of a Configuration die
DIE: Final = 38
CHIP: Final = 38
DISK: Final = 38  # of a Character that is still to come


def ribbon(panel: Rect) -> Rect:
    """The title ribbon of a panel."""
    return within(panel, left=28, right=188, top=9, height=34)


def configuration_center(panel: Rect) -> Point:
    """The centre of the Configuration die of a panel."""
    return panel.right - 36, panel.y + 28


def configuration_pill(panel: Rect) -> Rect:
    """The word beside the die: rerolled or kept."""
    return within(panel, right=64, top=15, width=84, height=26)


def slot_center(panel: Rect, number: int) -> Point:
    """The centre of a Character slot, counted from the left."""
    return panel.x + 44 + number * 70, panel.y + HEAD + 40


def to_come(panel: Rect) -> Rect:
    """Those disks with their label."""
    return Rect(panel.right - 156, panel.y + HEAD + 10, 150, 64)


def to_come_label(panel: Rect) -> Point:
    """The right end of the words over the disks that are still to come."""
    return panel.right - 14, panel.y + HEAD + 21


def to_come_centers(panel: Rect, count: int) -> list[Point]:
    """The disks that are still to be placed at a Location, from the right."""
    step = min(46, 104 // max(1, count - 1))
    return [(panel.right - 32 - n * step, panel.y + HEAD + 53) for n in range(count)]


def die_center(number: int) -> Point:
    """The centre of a Downtown die, 0 to 5."""
    panel = LOCATIONS["downtown"]
    return panel.x + 38 + number * 52, panel.y + 142


USED_NOTE: Final = (LOCATIONS["downtown"].x + 336, LOCATIONS["downtown"].y + 131)


def stock_center(number: int) -> Point:
    """The centre of a Buy slot, 0 to 3."""
    panel = LOCATIONS["market_row"]
    return panel.x + 35 + number * 42, panel.y + 142


QUICK_CENTER: Final = (LOCATIONS["market_row"].x + 212, LOCATIONS["market_row"].y + 142)
ORDERS_SIGN: Final = (LOCATIONS["market_row"].x + 251, LOCATIONS["market_row"].y + 142)


def order_center(number: int) -> Point:
    """The centre of an Order slot, 0 to 3."""
    panel = LOCATIONS["market_row"]
    return panel.x + 288 + number * 42, panel.y + 142


def deck_rect(number: int, count: int) -> Rect:
    """A deck of special Assignment cards, of so many."""
    panel, step = LOCATIONS["dark_alley"], min(42, 175 // count)
    return Row(within(panel, left=18, top=119, height=44), 6).cell(number, step - 6)


PROPHECY: Final = (LOCATIONS["dark_alley"].x + 210, LOCATIONS["dark_alley"].y + 141)
PROPHECY_SIZE: Final = 38
PROPHECY_NAME: Final = within(LOCATIONS["dark_alley"], left=236, top=118, width=108, height=46)
PENDING_SIZE: Final = 27
PENDING: Final = within(LOCATIONS["dark_alley"], left=350, top=118, width=86, height=46)


def pending_center(place: int) -> Point:
    """The centre of a pending prophecy: 0 is the next."""
    return PENDING.x + 14 + place * 29, PENDING.centery


# ---- Theater, Academy ----------------------------------------------------------------------------------------------

DAY_NAMES: Final = ("thursday", "friday", "saturday", "sunday")


class Places(NamedTuple):
    """Places that differ with the Academy on the table, for which the Theater makes room, and the lists."""

    theater: Rect
    card: tuple[int, int]
    card_gap: int
    to_come_left: int
    day_width: int
    day_slot: int
    day_slot_step: int
    shopping: Rect
    shopping_row: int
    specials: Rect
    academy: Rect | None = None
    academy_list: Rect | None = None

    @property
    def days_are_narrow(self) -> bool:
        """A weekday has no room for its name and whose it is: the emblem says that alone."""
        return self.day_width < 200

    @property
    def side_panels(self) -> dict[str, Rect]:
        """The Locations with Character slots in a row."""
        return LOCATIONS if self.academy is None else {**LOCATIONS, ACADEMY: self.academy}

    @property
    def panels(self) -> dict[str, Rect]:
        """All Locations that have a Configuration die."""
        return {**self.side_panels, "theater": self.theater}

    def ribbon(self, location: str) -> Rect:
        """The title of a side panel."""
        panel = self.side_panels[location]
        return school.ribbon(panel) if location == ACADEMY else ribbon(panel)

    def slot(self, location: str, number: int) -> tuple[Point, int]:
        """The centre and the size of a Character slot of a side panel, counted from the left."""
        panel = self.side_panels[location]
        return (
            (school.slot_center(panel, number), school.SLOT)
            if location == ACADEMY
            else (slot_center(panel, number), SLOT)
        )

    def configuration_pill(self, location: str) -> Rect:
        """Place of the note on whether the Configuration die was rerolled."""
        panel = self.panels[location]
        return school.pill(panel) if location == ACADEMY else configuration_pill(panel)

    def configuration(self, location: str) -> Rect:
        """The Configuration die with what stands beside it."""
        die = around(configuration_center(self.panels[location]), CONFIGURATION + 8)
        return die if location == ACADEMY else die.union(self.configuration_pill(location))

    def to_come(self, location: str) -> Rect:
        """The disks that are still to be placed, with their label."""
        if location == "theater":
            return self.theater_to_come
        panel = self.side_panels[location]
        return school.to_come(panel) if location == ACADEMY else to_come(panel)

    @property
    def theater_ribbon(self) -> Rect:
        """The title over the stage."""
        return within(self.theater, top=10, width=260, height=40)

    @property
    def theater_to_come(self) -> Rect:
        """List of the Characters still to come to the Theater, at the left of the title."""
        left = self.theater.x + self.to_come_left
        return Rect(left, self.theater.y + 14, min(250, self.theater_ribbon.x - 8 - left), 38)

    def card_rects(self, count: int) -> list[Rect]:
        """The Performance cards of the row, centred."""
        step = self.card[0] + self.card_gap
        left = self.theater.centerx - ((count - 1) * step + self.card[0]) // 2
        return [Rect(left + n * step, 120, *self.card) for n in range(count)]

    def day(self, day: str) -> Rect:
        """A weekday below the cards."""
        step = self.day_width + 8
        return Rect(self.theater.x + 16 + step * DAY_NAMES.index(day), 466, self.day_width, 118)

    def day_slot_center(self, slot: str) -> Point:
        """The centre of a weekday's slot by its id: "friday.backstage.1", "friday.perform"."""
        day, kind, *number = slot.split(".")
        rect, place = self.day(day), 2 if kind == "perform" else int(number[0])
        return rect.x + (self.day_width - 2 * self.day_slot_step) // 2 + self.day_slot_step * place, rect.y + 73


def places_of(modules: Collection[str]) -> Places:
    """Places for a game with these modules."""
    return _WITH_ACADEMY if ACADEMY in modules else _USUAL


# ---- the Heir's board ----------------------------------------------------------------------------------------------

BOARD: Final = Rect(10, 606, 1379, 464)
IDENTITY: Final = Rect(24, 620, 250, 436)
STANCES: Final = Rect(286, 620, 236, 436)
_SMALL = 96


def stance_rects(stance: str) -> dict[str, Rect]:
    """The fields Ready (above) and Busy; the one in force is large."""
    large = STANCES.h - _SMALL - 10
    ready = large if stance == "ready" else _SMALL
    top = Rect(STANCES.x, STANCES.y, STANCES.w, ready)
    return {"ready": top, "busy": Rect(STANCES.x, top.bottom + 10, STANCES.w, STANCES.h - ready - 10)}


def priority_rect(field: Rect, number: int, count: int) -> Rect:
    """A row of the priority list in the large field, of so many."""
    step = (field.h - 54) // count
    return Column(within(field, left=10, right=10, top=50), 4).cell(number, step - 4)


LINE: Final = Rect(534, 620, 841, 206)
PLAN: Final = Rect(544, 630, 182, 186)


def icon_rect(number: int, count: int) -> Rect:
    """An icon of the plan card, of so many."""
    step = min(33, 174 // count)
    left = PLAN.x + (PLAN.w - step * (count - 1)) // 2
    return around((left + number * step, PLAN.y + 94), min(31, step - 1))


def character_rects(count: int) -> list[Rect]:
    """The Characters in line; with more than five they move together."""
    step = min(126, 630 // max(1, count))
    return [Rect(740 + n * step, 630, min(112, step - 6), 186) for n in range(count)]


TRICKS: Final = tuple(Rect(534 + 158 * n, 836, 150, 220) for n in range(4))
_LISTS = Rect(1166, 836, 209, 220)
_USUAL: Final = Places(
    theater=Rect(459, 62, 930, 534),
    card=(252, 314),
    card_gap=27,
    to_come_left=66,
    day_width=218,
    day_slot=58,
    day_slot_step=66,
    shopping=Rect(_LISTS.x, _LISTS.y, _LISTS.w, 128),
    shopping_row=54,
    specials=within(_LISTS, bottom=0, height=84),
)
_WITH_ACADEMY: Final = Places(
    theater=Rect(459, 62, 706, 534),
    card=(218, 314),
    card_gap=10,
    to_come_left=14,
    day_width=162,
    day_slot=50,
    day_slot_step=52,
    shopping=Rect(_LISTS.x, _LISTS.y, _LISTS.w, 112),
    shopping_row=46,
    specials=within(_LISTS, top=116, height=50),
    academy=Rect(1174, 62, 215, 534),
    academy_list=within(_LISTS, bottom=0, height=50),
)


def shopping_center(places: Places, number: int, count: int) -> Point:
    """A Component of a Shopping List of that length; many of them stand closer, in two rows."""
    columns, step = (5, 39) if count <= 10 else (6, 33)
    rect = places.shopping
    return rect.x + 25 + number % columns * step, rect.y + places.shopping_row + number // columns * 38


# ---- the explanation -----------------------------------------------------------------------------------------------

EXPLANATION: Final = Rect(1400, 62, 510, 1008)
TITLE: Final = (EXPLANATION.centerx, EXPLANATION.y + 32)
SUBTITLE: Final = (EXPLANATION.centerx, EXPLANATION.y + 62)
EARLIER: Final = (EXPLANATION.x + 40, EXPLANATION.y + 42)
LATER: Final = (EXPLANATION.right - 40, EXPLANATION.y + 42)
LIST: Final = Rect(1412, 148, 478, 696)
LIST_BAR: Final = Rect(1893, 156, 8, 680)
ENTRY_LEFT: Final = 52  # of the words, from the left edge of the list
YOU: Final = Rect(1416, 852, 478, 64)
UNDO: Final = Rect(1416, 926, 62, 70)
STEP: Final = Rect(1488, 926, 198, 70)
RUN: Final = Rect(1696, 926, 198, 70)
PACE_LABEL: Final = (1424, 1032)
PACE: Final = Rect(1474, 1012, 420, 40)
