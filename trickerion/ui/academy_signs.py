"""What a Practice slot gives, in lines of signs, as it stands on the tiles and beside them."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from pygame import Rect, Surface

from trickerion.language.speech import listed, signed
from trickerion.rules.academy.catalog import CHOOSE, Classroom, Practising
from trickerion.rules.catalog import Yields
from trickerion.ui import theme
from trickerion.ui.icons import draw_icon
from trickerion.ui.shapes import Point
from trickerion.ui.text import draw_text, text_width
from trickerion.ui.text_block import INLINE
from trickerion.ui.theme import ColourValue
from trickerion.words.academy import names as words
from trickerion.words.academy.screen import CLASS, IN_WORDS
from trickerion.words.names import ICON

_ON_PAPER: Final = {kind: (sign, paper) for kind, (sign, paper, _) in INLINE.items()}
_ON_DARK: Final = {kind: (sign, dark) for kind, (sign, _, dark) in INLINE.items()}

SignRow = tuple[str, ...]
"""A line of letters and signs: signs are concepts of the icon map or kinds of resources in braces."""


class PracticeBonus(NamedTuple):
    """Bonus of a Practice slot: lines of signs, and a word for when the bonus counts ("" where the signs say so)."""

    rows: tuple[SignRow, ...]
    moment: str


def amounts_of(yields: Yields) -> Iterator[tuple[str, int]]:
    return ((kind, amount) for kind, amount in zip(Yields._fields, yields, strict=True) if amount)


def parts_of(slot: Practising) -> Iterator[tuple[str, SignRow]]:
    """(moment, line) of everything that a slot does."""
    if slot.same_card_markers > 1:
        yield "card", (f"×{slot.same_card_markers}", "{ui.trick_marker}")
    if slot.more_markers:
        yield "markers", (signed(slot.more_markers), "{ui.trick_marker}")
    if slot.prepare_points:
        yield "points", (signed(slot.prepare_points), "{ap}")
    for kind, amount in amounts_of(slot.yields):
        yield "show", (signed(amount), f"{{{kind}}}")
    for kind, amount in amounts_of(slot.link_pays):
        yield "link", ("{ui.link}", signed(amount), f"{{{kind}}}")
    if slot.link_level:
        yield "link_level", ("{ui.link}", signed(slot.link_level), "{action.enhance}")
    if slot.stays_on_card:
        yield "stays", ("{ui.trick_marker}", "{ui.locked}")
    if slot.returns_to_trick:
        yield "returns", ("{ui.trick_marker}", "{ui.undo}")
    if slot.free_orientation:
        yield "turned", ("{ui.turn_marker}",)


def practice_line(slot: Practising) -> str:
    """Bonus of a Practice slot in signs and words."""
    by_moment = dict[str, list[str]]()
    for moment, row in parts_of(slot):
        by_moment.setdefault(moment, []).append(" ".join(row))
    return listed(IN_WORDS[moment](signs=" ".join(rows)) for moment, rows in by_moment.items())


def class_line(room: Classroom) -> str:
    """Payment of a Classroom for a Trick, in words."""
    changes = {kind: getattr(room.change, kind) for kind in room.keep if kind in ICON}
    signs = (ICON[kind] + (f" {signed(more)}" if more else "") for kind, more in changes.items())
    pays = CLASS["choice" if CHOOSE in room.keep else "half" if room.is_half else "all"]
    return pays(signs=" ".join(signs))


PRACTICE: Final = "{room.practice}"
"""The sign of Practice Rooms in a line."""


def signed_row(yields: Yields) -> SignRow:
    """Amounts with their sign before them: "+1 {fame} −2 {coins}"."""
    return tuple(piece for kind, amount in amounts_of(yields) for piece in (signed(amount), f"{{{kind}}}"))


def practice_row(yields: Yields) -> SignRow:
    """Line of signs for the Yields that a Practice Room adds to a show; begins with the sign of such rooms."""
    return (PRACTICE, *signed_row(yields))


def either_row(ways: Sequence[Yields]) -> SignRow:
    """Line of signs for the payments of a Classroom, one of which its owner gets."""
    pieces: list[str] = []
    for way in ways:
        pieces += [words.OR] * bool(pieces)
        pieces += [piece for kind, amount in amounts_of(way) for piece in (str(amount), f"{{{kind}}}")] or ["0"]
    return tuple(pieces)


_SIGNED = {"show": "{action.perform}", "markers": "{action.prepare}"}
"""Moments that a sign can tell, where a slot counts at several."""


def bonus_of(slot: Practising) -> PracticeBonus:
    """Bonus of a Practice slot, in signs."""
    parts = list(parts_of(slot))
    moments = list(dict.fromkeys("markers" if moment == "points" else moment for moment, _ in parts))
    if len(moments) == 1:
        return PracticeBonus(tuple(row for _, row in parts), parts[0][0])
    rows = tuple((_SIGNED[moment], *row) if moment in _SIGNED else row for moment, row in parts)
    return PracticeBonus(rows, next((moment for moment in moments if moment not in _SIGNED), ""))


def _sign(piece: str, on_dark: bool) -> tuple[str, ColourValue] | None:
    if not piece.startswith("{"):
        return None
    name = piece[1:-1]
    known = _ON_DARK if on_dark else _ON_PAPER
    return known.get(name, (name, theme.PARCHMENT if on_dark else theme.INK2))


def row_width(row: SignRow, size: int = 24) -> int:
    """The width of a line of signs."""
    wide = sum(
        round(size * 1.25) if piece.startswith("{") else text_width(piece, theme.TEXT.number.of(size)) for piece in row
    )
    return wide + 5 * (len(row) - 1)


def draw_row(surface: Surface, center: Point, row: SignRow, size: int = 24, *, on_dark: bool = False) -> None:
    """A line of letters and signs round a point."""
    x = round(center[0]) - row_width(row, size) // 2
    for piece in row:
        found = _sign(piece, on_dark)
        if found is None:
            ink = theme.CREAM if on_dark else theme.INK
            x = draw_text(surface, piece, (x, center[1] - 1), theme.TEXT.number.of(size), ink, "midleft").right + 5
        else:
            side = round(size * 1.25)
            draw_icon(surface, found[0], (x + side // 2, center[1]), round(size * 1.15), found[1])
            x += side + 5


def draw_bonus(surface: Surface, room: Rect, slot: Practising, *, size: int = 24, on_dark: bool = False) -> None:
    """A bonus in the middle of its room: up to two lines of signs, below them when it counts."""
    bonus = bonus_of(slot)
    step = size + 2
    widest = max(row_width(row, size) for row in bonus.rows)
    if widest > room.w:
        size = max(16, size * room.w // widest)
    height = step * len(bonus.rows) + (24 if bonus.moment else 0)
    y = room.centery - height // 2 + step // 2
    for row in bonus.rows:
        draw_row(surface, (room.centerx, y), row, size, on_dark=on_dark)
        y += step
    if bonus.moment:
        ink = theme.PARCHMENT if on_dark else theme.INK2
        place = (room.centerx, y - step // 2 + 11)
        draw_text(surface, words.MOMENT[bonus.moment], place, theme.TEXT.label, ink, "center", width=room.w)
