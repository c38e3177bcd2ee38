"""The rectangles of a replay: the panel in the place of the player's strip."""

from typing import Final

from pygame import Rect

PANEL: Final = Rect(10, 850, 1900, 222)
MOMENT: Final = Rect(24, 860, 1414, 42)
AS_TEXT: Final = Rect(1448, 858, 180, 46)
LOOK_BACK: Final = Rect(1638, 858, 258, 46)

CONSOLE: Final = Rect(24, 910, 326, 150)
PLAY: Final = Rect(150, 922, 74, 74)
_STEPS: Final = {"turn_back": 38, "move_back": 94, "move_on": 232, "turn_on": 288}
STEP_SIZE: Final = (48, 52)
STEP_LABEL_Y: Final = 1000
SPEED: Final = Rect(36, 1018, 302, 32)

CHART: Final = Rect(360, 910, 1180, 150)
PLOT: Final = Rect(408, 940, 1114, 92)
SHOW_Y: Final = 925
SHOW_SIZE: Final = 24
TURN_Y: Final = 1046

SIDE: Final = Rect(1550, 910, 346, 150)
SEEN_BY: Final = Rect(1642, 918, 242, 44)
SEEN_BY_LABEL: Final = (1564, 939)
SEAT_SIZE: Final = 36
PLAY_ON: Final = Rect(1562, 972, 322, 78)


def step(name: str) -> Rect:
    """Step button of that name, of the four round the large one."""
    return Rect((_STEPS[name], 933), STEP_SIZE)


def seat_center(number: int) -> tuple[int, int]:
    """Middle of a viewer's place, counted from the left; the eye comes last."""
    return SEEN_BY.x + 25 + 48 * number, SEEN_BY.centery
