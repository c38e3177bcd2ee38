"""Rectangles of the first evening's bubble and of the coach's remark, and where on the canvas they go."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from pygame import Rect

BUBBLE_SIZE: Final = (378, 440)
BEAK: Final = 48  # at its foot
GAP: Final = 30  # between the bubble and what it is about
_ROOM: Final = Rect(14, 66, 1892, 1004)

MEDALLION: Final = (44, 38)  # these are counted from the bubble's corner
MEDALLION_SIZE: Final = 72
HEAD: Final = (92, 26)
TITLE: Final = (92, 58)
RULE_Y: Final = 86
TEXT: Final = Rect(24, 98, 332, 0)
PICTURE: Final = Rect(53, 98, 272, 140)  # a Trick above the text, which stands lower then
TEXT_LINE, TEXT_SIZE, MOST_LINES = 27, 21, 7
SIGNS_Y, SIGN, SIGN_NOW, SIGN_STEP = 322, 32, 38, 43
NOTE_Y: Final = 354
BUTTONS: Final = {"back": Rect(18, 376, 82, 46), "leave": Rect(106, 376, 86, 46), "next": Rect(198, 376, 162, 46)}

REMARK: Final = Rect(0, 0, 358, 168)
_COLUMN: Final = 1552  # of the log on the board: in all scenes a remark has its edge there where that is free
_STEP: Final = 18  # from one place that a remark might have to the next
_ACROSS: Final = range(_ROOM.x, _ROOM.right - REMARK.w, _STEP)
_DOWN: Final = range(_ROOM.y, _ROOM.bottom - REMARK.h, _STEP)
_SLIGHT: Final = 3000  # pixels: a difference in what is covered that does not outweigh the way
_LEFT: Final = 20  # pixels of what can wait that a step to the right outweighs: names stand at the left
REMARK_TEXT: Final = Rect(18, 36, 322, 84)  # counted from the remark's corner
REMARK_FACE: Final = Rect(28, 12, 0, 0)
REMARK_HEAD: Final = Rect(60, 19, 258, 0)
REMARK_CROSS: Final = Rect(334, 22, 0, 0)
SILENCE: Final = Rect(14, 123, 190, 34)
GOT_IT: Final = Rect(226, 121, 118, 38)
BELL: Final = 38


def beside_corner(about: Rect) -> tuple[int, int]:
    """The middle of the bell at a thing, outside its corner: prices and names end there."""
    return min(about.right + 6, _ROOM.right - BELL // 2), about.top - 10


def sign_center(number: int, count: int) -> tuple[int, int]:
    """The middle of the sign of a stop, counted from the bubble's corner."""
    return BUBBLE_SIZE[0] // 2 + round((number - (count - 1) / 2) * SIGN_STEP), SIGNS_Y


def size_of(*, has_picture: bool, more: int = 0) -> tuple[int, int]:
    """The size of the bubble; ``more`` pixels of height for a long text."""
    width, height = BUBBLE_SIZE
    return width, height + above_text(has_picture=has_picture) + more


def above_text(*, has_picture: bool) -> int:
    """Pixels that a picture above the text takes."""
    return PICTURE.h + 8 if has_picture else 0


def place_bubble(lit: Sequence[Rect], busy: Sequence[Rect] = (), size: tuple[int, int] = BUBBLE_SIZE) -> Rect:
    """The bubble beside the first of the lit things, over none of them, over little of what is ``busy``, with room."""
    about = lit[0]
    fitting = [place for place in _sides(about, size) if place.collidelist(list(lit)) < 0]
    if fitting:
        return max(fitting, key=lambda place: _free(place, lit) - covered(place, busy) / 200)
    lowest = _ROOM.bottom - size[1]
    places = (Rect((x, y), size) for x in range(_ROOM.x, 1520, 40) for y in range(_ROOM.y, lowest, 30))
    return min(places, key=lambda place: (covered(place, lit), _away(place, about)))


def _sides(about: Rect, size: tuple[int, int]) -> list[Rect]:
    """Left, right, above and below, where it can stand without leaving the canvas."""
    box = Rect((0, 0), size)
    sides = (
        box.move_to(midright=(about.left - GAP, about.centery)),
        box.move_to(midleft=(about.right + GAP, about.centery)),
        box.move_to(midbottom=(about.centerx, about.top - GAP)),
        box.move_to(midtop=(about.centerx, about.bottom + GAP)),
    )
    return [place for place in (side.clamp(_ROOM) for side in sides) if not place.colliderect(about.inflate(24, 24))]


def _free(place: Rect, lit: Sequence[Rect]) -> float:
    """Room beside a place; less for each step away from the lit thing."""
    edges = min(place.left - _ROOM.left, _ROOM.right - place.right, 400)
    return edges - 2 * _away(place, lit[0])


def _away(place: Rect, about: Rect) -> float:
    across = max(about.left - place.right, place.left - about.right, 0)
    return float(across + max(about.top - place.bottom, place.top - about.bottom, 0))


class Below(NamedTuple):
    """Areas that a remark might cover: forbidden, better seen, able to wait, and free."""

    spared: Sequence[Rect]
    seen: Sequence[Rect]
    waiting: Sequence[Rect]
    free: Sequence[Rect] = ()


def place_remark(about: Rect, below: Below) -> Rect:
    """At the right over what can wait, flush with it and covering nothing else; else where it covers least."""
    spared, lain_over = [about.inflate(12, 12), *below.spared], [*below.free, *below.waiting]
    flush = _places({_COLUMN, *(thing.x for thing in lain_over)}, {*_DOWN, *(thing.y for thing in lain_over)})

    def flush_cost(place: Rect) -> tuple[int, float]:
        pixels = -2 * covered(place, below.free) - covered(place, below.waiting)
        return pixels - _LEFT * place.x, place.y if lain_over else _away(place, about)

    def cost(place: Rect) -> tuple[int, float]:
        pixels = 2 * covered(place, below.seen) + covered(place, below.waiting)
        return pixels // _SLIGHT, _away(place, about)

    if at_right := [place for place in flush if place.collidelist([*spared, *below.seen]) < 0]:
        return min(at_right, key=flush_cost)
    places = _places(_ACROSS, _DOWN)
    open_ones = [place for place in places if place.collidelist(spared) < 0]
    return min(open_ones, key=cost) if open_ones else min(places, key=lambda place: covered(place, spared))


def _places(xs: Iterable[int], ys: Iterable[int]) -> list[Rect]:
    return [REMARK.move(x, y) for y in sorted(ys) for x in sorted(xs) if x <= _COLUMN]


def covered(place: Rect, lit: Sequence[Rect]) -> int:
    """Number of pixels of the lit things below a place."""
    overlaps = (place.clip(lit[number]) for number in place.collidelistall(lit))
    return sum(overlap.w * overlap.h for overlap in overlaps)


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
