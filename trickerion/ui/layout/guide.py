"""Rectangles of the first evening's bubble and of the coach's remark, and where on the canvas the bubble goes."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect

BUBBLE_SIZE: Final = (378, 432)
HOME: Final = (34, 150)  # of the bubble where nothing else decides
BEAK: Final = 48  # at its foot
GAP: Final = 30  # between the bubble and what it is about
_ROOM: Final = Rect(14, 66, 1892, 1004)

MEDALLION: Final = (44, 38)  # these are counted from the bubble's corner
MEDALLION_SIZE: Final = 72
HEAD: Final = (92, 26)
TITLE: Final = (92, 58)
RULE_Y: Final = 86
TEXT: Final = Rect(24, 98, 332, 0)
TEXT_LINE, TEXT_SIZE, MOST_LINES = 27, 21, 7
SIGNS_Y, SIGN, SIGN_NOW, SIGN_STEP = 312, 32, 38, 43
NOTE_Y: Final = 346
BUTTONS: Final = {"back": Rect(18, 368, 96, 46), "leave": Rect(122, 368, 104, 46), "next": Rect(234, 368, 126, 46)}

_SIZE: Final = (358, 184)
REMARK: Final = Rect((1552, 656), _SIZE)  # over the foot of the log
REMARK_ON: Final = {
    "assignment": Rect((1552, 60), _SIZE),  # over the other players: not over the plans, nor over the Hint's buttons
    "theater": Rect((1552, 676), _SIZE),
    "powers": Rect((1524, 548), _SIZE),
}
"""Where the remark lies in other scenes."""
REMARK_ELSEWHERE: Final = (
    Rect((762, 868), _SIZE),
    Rect((1552, 60), _SIZE),
    Rect((374, 62), _SIZE),
)
"""Where it lies when its place covers what is clicked: over the player's Components, the other players, the curtain."""
REMARK_TEXT: Final = Rect(18, 42, 322, 88)  # counted from the remark's corner
REMARK_BELL: Final = (28, 0)
REMARK_HEAD: Final = (60, 20)
CROSS: Final = (334, 22)
SILENCE: Final = Rect(14, 138, 190, 34)
GOT_IT: Final = Rect(226, 136, 118, 38)
BELL: Final = 38


def sign_center(number: int, count: int) -> tuple[int, int]:
    """The middle of the sign of a stop, counted from the bubble's corner."""
    return BUBBLE_SIZE[0] // 2 + round((number - (count - 1) / 2) * SIGN_STEP), SIGNS_Y


def place_bubble(lit: Sequence[Rect], busy: Sequence[Rect] = ()) -> Rect:
    """The bubble beside the first of the lit things, over none of them, over little of what is ``busy``, with room."""
    about = lit[0]
    fitting = [place for place in _sides(about) if place.collidelist(list(lit)) < 0]
    if fitting:
        return max(fitting, key=lambda place: _free(place, lit) - covered(place, busy) / 200)
    places = (Rect((x, y), BUBBLE_SIZE) for x in range(_ROOM.x, 1520, 40) for y in range(_ROOM.y, 638, 30))
    return min(places, key=lambda place: (covered(place, lit), _away(place, about)))


def _sides(about: Rect) -> list[Rect]:
    """Left, right, above and below, where it can stand without leaving the canvas."""
    box = Rect((0, 0), BUBBLE_SIZE)
    sides = (
        box.move_to(midright=(about.left - GAP, about.centery)),
        box.move_to(midleft=(about.right + GAP, about.centery)),
        box.move_to(midbottom=(about.centerx, about.top - GAP)),
        box.move_to(midtop=(about.centerx, about.bottom + GAP)),
    )
    return [place for place in (side.clamp(_ROOM) for side in sides) if not place.colliderect(about.inflate(24, 24))]


def _free(place: Rect, lit: Sequence[Rect]) -> float:
    """How much room there is beside it; less for each step away from its thing."""
    edges = min(place.left - _ROOM.left, _ROOM.right - place.right, 400)
    return edges - 2 * _away(place, lit[0])


def _away(place: Rect, about: Rect) -> float:
    across = max(about.left - place.right, place.left - about.right, 0)
    return float(across + max(about.top - place.bottom, place.top - about.bottom, 0))


def place_remark(kind: str, about: Rect, clicked: Sequence[Rect]) -> Rect:
    """The place for a remark where it covers neither what it speaks of nor anything to click; else the least of it."""
    places = (REMARK_ON.get(kind, REMARK), *REMARK_ELSEWHERE)
    return min(places, key=lambda place: covered(place, (about, *clicked)))


def covered(place: Rect, lit: Sequence[Rect]) -> int:
    """How many pixels of the lit things lie below a place."""
    return sum(overlap.w * overlap.h for overlap in (place.clip(thing) for thing in lit))


def beak(place: Rect, about: Rect) -> tuple[tuple[int, int], tuple[int, int], tuple[int, int]]:
    """The corners of the beak: its foot on the edge of the bubble that faces the thing, its tip on the thing."""
    half = BEAK // 2
    if about.left >= place.right or about.right <= place.left:
        to_right = about.left >= place.right
        x, tip = (place.right - 3, about.left) if to_right else (place.left + 3, about.right)
        y = max(place.top + 40 + half, min(place.bottom - 30 - half, about.centery))
        return (x, y - half), (x, y + half), (tip, max(about.top + 8, min(about.bottom - 8, y)))
    below = about.top >= place.bottom
    y, tip = (place.bottom - 3, about.top) if below else (place.top + 3, about.bottom)
    x = max(place.left + 100 + half, min(place.right - 30 - half, about.centerx))
    return (x - half, y), (x + half, y), (max(about.left + 8, min(about.right - 8, x)), tip)
