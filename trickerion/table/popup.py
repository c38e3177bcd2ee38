"""A small list of choices near what it is about: which die, which suit, how many."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from pygame import Rect, Surface

from trickerion.rules.moves import Move
from trickerion.table.move_pictures import Painter
from trickerion.ui import theme
from trickerion.ui.bubble import Tip, beside
from trickerion.ui.caps import draw_key_cap
from trickerion.ui.flow import within
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, always
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import board as at
from trickerion.ui.said import Role, saying
from trickerion.ui.shapes import draw_plate, draw_shadow
from trickerion.ui.text import draw_text, text_width
from trickerion.ui.text_block import block_lines, block_width, draw_block, line_step
from trickerion.words.screens import answers as words

TILE_HEIGHT = 50
MOST_LINES = 9
"""Lines of a list that are shown at once: each has a key."""
_PAD, _HEAD, _GAP, _PICTURE = 14, 44, 6, 38
_NOTE_STEP = 26
_WIDEST, _WIDEST_ALONE, _NARROWEST = 420, 520, 150  # of a tile, and of one in a single column
_ROOM = Rect(14, 62, 1892, 1004)
_OFF_STAGE, _RIVALS = 8, at.COLUMN.x - 10
"""Pixels between the stage and a list about its cards; the end of lists, beyond which rivals have their things."""


def width_beside(anchor: Rect) -> int:
    """Width that a list may have: beside the stage, without covering what rivals have."""
    return _RIVALS - anchor.right - _OFF_STAGE if anchor == at.THEATER else _ROOM.w


def place_list(size: tuple[int, int], anchor: Rect) -> Rect:
    """Place of a list: over the stage, beside the Location of its subject; above the strip for the strip's things."""
    rect = Rect((0, 0), size)
    if anchor.y >= at.STRIP.y:
        rect.midbottom = (anchor.centerx, at.STRIP.y - 14)
        rect.right = min(rect.right, _RIVALS)
    elif anchor == at.THEATER:  # about the cards on the stage: beside it
        rect.midleft = (anchor.right + _OFF_STAGE, at.BOARD.centery)
    elif anchor.x >= at.COLUMN.x:
        rect.topright = (_RIVALS, anchor.y)
    elif anchor.right <= at.THEATER.x:
        rect.midleft = (at.THEATER.x + 6, anchor.centery)
    elif anchor.x >= at.THEATER.right:
        rect.midright = (at.THEATER.right - 6, anchor.centery)
    else:
        rect.midbottom = (anchor.centerx, anchor.y - 14)
    places = (place.clamp(_ROOM) for place in (rect, *beside(size, anchor, 14)))
    return next((place for place in places if not place.colliderect(anchor)), rect.clamp(_ROOM))


@dataclass(frozen=True)
class Option:
    """One choice: picture, name and second line (block markup), what it does, or why it cannot be taken.

    ``move`` is the move that it makes, so that the things which stand for it can glow; ``first_of``: the moves from
    which is chosen after it.
    """

    label: str
    choose: Callable[[], object]
    paint: Painter | None = None
    detail: str = ""
    why_not: str = ""
    tip: Tip | None = None
    move: Move | None = None
    first_of: tuple[Move, ...] = ()

    @property
    def moves(self) -> tuple[Move, ...]:
        """Moves that the option stands for."""
        return (self.move,) if self.move is not None else self.first_of

    def width(self) -> int:
        """Width in pixels that the tile needs."""
        wide = block_width(self.label, 600, theme.TEXT.strong)
        if self.why_not or self.detail:
            style = theme.TEXT.aside if self.why_not else theme.TEXT.body
            wide = max(wide, block_width(self.why_not or self.detail, 600, style))
        return wide + (_PICTURE + 22 if self.paint else 28) + 40


@dataclass
class Popup(Drawn):
    """The list. ``anchor`` is what it explains and never covers; ``close`` (None: it must be answered) closes it.

    Of many options a page is shown; the last ones, so many as are ``pinned``, are always in sight. ``changed`` has
    everything laid out anew when another page is turned up; ``leaves``: what the cross at the head says.
    """

    title: str
    options: Sequence[Option]
    anchor: Rect
    close: Callable[[], object] | None = None
    note: str = ""
    pinned: int = 0
    changed: Callable[[], object] = lambda: None
    leaves: str = words.CLOSE
    first: int = 0
    rect: Rect = field(init=False)

    def __post_init__(self) -> None:
        self.rect = place_list(self._size(), self.anchor)

    @property
    def is_paged(self) -> bool:
        """True when there are more options than lines."""
        return len(self.options) > MOST_LINES

    @property
    def _is_in_line(self) -> bool:
        """True when the tiles stand one below the other, however much room there is."""
        return len(self.options) <= 6 or self.is_paged

    @property
    def columns(self) -> int:
        """Columns of tiles."""
        two = 2 * self.tile_width + _GAP + 2 * _PAD
        return 1 if self._is_in_line or two > width_beside(self.anchor) else 2

    @property
    def rows(self) -> int:
        """Rows that are shown at once."""
        return min(MOST_LINES, -(-len(self.options) // self.columns))

    @property
    def page(self) -> int:
        """Number of options that are not pinned and shown at once: the last line of a page turns to the others."""
        return MOST_LINES - self.pinned - 1 if self.is_paged else len(self.options) - self.pinned

    @property
    def tile_width(self) -> int:
        """Width of each tile."""
        wide = max((option.width() for option in self.options), default=_NARROWEST)
        return max(_NARROWEST, min(_WIDEST_ALONE if self._is_in_line else _WIDEST, wide))

    def _size(self) -> tuple[int, int]:
        width = self.columns * (self.tile_width + _GAP) - _GAP
        if self.columns == 1:
            width = max(width, text_width(self.title, theme.TEXT.head) + (40 if self.close else 0))
        width = min(width, width_beside(self.anchor) - 2 * _PAD)
        height = _HEAD + self.rows * (TILE_HEIGHT + _GAP) + (self._note_height(width) + 6 if self.note else 0)
        return width + 2 * _PAD, height + _PAD

    def _note_height(self, width: int) -> int:
        return block_lines(self.note, width, theme.TEXT.aside) * line_step(theme.TEXT.aside, _NOTE_STEP)

    @property
    def _loose(self) -> int:
        return len(self.options) - self.pinned

    def _shown(self) -> list[int]:
        """The options in sight, in the order of their keys; -1 is the line that turns the page."""
        loose = range(self.first, min(self._loose, self.first + self.page))
        return [*loose, *([-1] if self.is_paged else []), *range(self._loose, len(self.options))]

    def _tiles(self) -> list[tuple[int, Rect]]:
        tiles = []
        width = self.tile_width if self.columns > 1 else self.rect.w - 2 * _PAD
        for index, number in enumerate(self._shown()):
            column, row = index % self.columns, index // self.columns
            x = self.rect.x + _PAD + column * (width + _GAP)
            tiles.append((number, Rect(x, self.rect.y + _HEAD + row * (TILE_HEIGHT + _GAP), width, TILE_HEIGHT)))
        return tiles

    def scroll(self, lines: int) -> None:
        """Show earlier or later options."""
        self.first = max(0, min(self._loose - self.page, self.first - lines))

    def turn(self) -> None:
        """Show the next options, after the last ones the first."""
        left = self._loose - self.first - self.page
        self.first = min(self.first + self.page, self._loose - self.page) if left > 0 else 0
        self.changed()

    def _label(self, number: int) -> str:
        """Text of a line."""
        return self.options[number].label if number >= 0 else words.more(self._loose - self.page)

    def add_hotspots(self, spots: Hotspots) -> None:
        """The list catches every click."""
        if self.close is not None:
            spots.add(Hotspot("popup.outside", Rect(0, 0, *theme.CANVAS_SIZE), on_click=self.close, focusable=False))
        spots.add(Hotspot("popup.ground", self.rect, lambda: None, on_wheel=self.scroll, focusable=False))
        for index, (number, rect) in enumerate(self._tiles()):
            if number < 0:
                more = Hotspot(_MORE, rect, on_click=self.turn, on_wheel=self.scroll, key=str(index + 1))
                more.says = saying(self._label(number), role=Role.BUTTON)
                spots.add(more)
                continue
            option = self.options[number]
            spot = Hotspot(f"option.{number}", rect, on_click=option.choose, on_wheel=self.scroll)
            spot.enabled, spot.why_not, spot.is_told = not option.why_not, option.why_not, True
            spot.key, spot.means = str(index + 1), option.move
            spot.says = saying(option.label, option.detail, Role.LINE, at=(number + 1, len(self.options)))
            spot.tip = always(option.tip) if option.tip is not None else None
            spot.default = len(self.options) == 1
            spots.add(spot)
        if self.close is not None:
            tip = always(Tip(self.leaves))
            spots.add(Hotspot("popup.close", self._cross, on_click=self.close, tip=tip, focusable=False))

    @property
    def _cross(self) -> Rect:
        return within(self.rect, right=12, top=8, width=34, height=34)

    def hot_option(self, spots: Hotspots) -> int | None:
        """The number of the option under the pointer or the focus."""
        return next((n for n, _rect in self._tiles() if n >= 0 and spots.is_hot(f"option.{n}")), None)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        draw_shadow(canvas, self.rect, 12, 14, 235, (0, 8))
        draw_plate(canvas, self.rect, "#24151c", 12, 3, theme.BRASS)
        draw_plate(canvas, self.rect.inflate(-8, -8), (0, 0, 0, 0), 9, 1, theme.BRASS_LO)
        place = (self.rect.x + _PAD + 2, self.rect.y + 24)
        room = self.rect.w - 2 * _PAD
        title_room = room - (36 if self.close is not None else 0)
        draw_text(canvas, self.title, place, theme.TEXT.head, theme.BRASS_HI, "midleft", width=title_room)
        for index, (number, rect) in enumerate(self._tiles()):
            self._draw_tile(canvas, spots, rect, number, index)
        if self.note:
            y = self.rect.bottom - _PAD - self._note_height(room) * 12 // 13 + 2
            draw_block(canvas, self.note, Rect(place[0], y, room, 0), theme.TEXT.aside, theme.PARCHMENT)
        if self.close is not None:
            ink = theme.GLOW if spots.is_hot("popup.close") else theme.BRASS_HI
            draw_icon(canvas, "ui.cancel", self._cross.center, 22, ink)

    def _paint_more(self, surface: Surface, center: tuple[int, int], size: int) -> object:
        """Draw arrows to the other options: before those in sight, or after them."""
        x, y = center
        after = self.first < self._loose - self.page
        signs = [sign for sign, there in (("ui.up", self.first > 0), ("ui.down", after)) if there]
        for number, sign in enumerate(signs):
            step = size // 2 if len(signs) > 1 else 0
            draw_icon(surface, sign, (x, y + step * number - step // 2), round(size * 0.5), theme.BRASS_HI)
        return None

    def _draw_tile(self, canvas: Surface, spots: Hotspots, rect: Rect, number: int, index: int) -> None:
        option = self.options[number] if number >= 0 else Option(self._label(number), self.turn, self._paint_more)
        hot = spots.is_hot(f"option.{number}" if number >= 0 else _MORE)
        closed = bool(option.why_not)
        fill = "#2e2026" if closed else "#6a3a34" if hot else "#432a30" if number >= 0 else "#36222c"
        draw_plate(canvas, rect, fill, 9, 2 if hot else 1, theme.BRASS_HI if hot and not closed else theme.BRASS_LO)
        x = rect.x + 14
        if option.paint is not None:
            option.paint(canvas, (rect.x + 8 + _PICTURE // 2, rect.centery), _PICTURE)
            x = rect.x + _PICTURE + 20
        right = rect.right - 8
        if not closed:
            right = draw_key_cap(canvas, (right, rect.centery), str(index + 1)).left - 4
        colour = theme.MUTED if closed else theme.CREAM
        second = option.why_not or option.detail
        y = rect.y + (5 if second else 13)
        draw_block(canvas, option.label, Rect(x, y, right - x, 24), theme.TEXT.strong, colour)
        if second:
            style, tint = (theme.TEXT.aside, "#e8a08c") if closed else (theme.TEXT.body, theme.PARCHMENT2)
            draw_block(canvas, second, Rect(x, rect.y + 26, right - x, 22), style, tint)


_MORE = "popup.more"
