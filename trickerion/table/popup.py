"""A small list of choices near what it is about: which die, which suit, how many."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from pygame import Rect, Surface

from trickerion.rules.moves import Move
from trickerion.table.move_pictures import Painter
from trickerion.ui import theme
from trickerion.ui.bubble import Tip, beside
from trickerion.ui.controls import draw_key_cap
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, always
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import board as at
from trickerion.ui.shapes import draw_plate, draw_shadow
from trickerion.ui.text import draw_text, text_width
from trickerion.ui.text_block import block_lines, block_width, draw_block

TILE_HEIGHT = 50
MOST_ROWS = 8
_PAD, _HEAD, _GAP, _PICTURE = 14, 44, 6, 38
_WIDEST, _WIDEST_ALONE, _NARROWEST = 360, 520, 150  # of a tile, and of one in a single column
_ROOM = Rect(14, 62, 1892, 1004)


def place_list(size: tuple[int, int], anchor: Rect) -> Rect:
    """Place of a list: over the stage, beside the Location of its subject; above the strip for the strip's things."""
    rect = Rect((0, 0), size)
    if anchor.y >= at.STRIP.y:
        rect.midbottom = (anchor.centerx, at.STRIP.y - 14)
    elif anchor == at.THEATER:  # about the cards on the stage: beside it
        rect.midleft = (anchor.right + 8, at.BOARD.centery)
    elif anchor.x >= at.COLUMN.x:
        rect.topright = (at.COLUMN.x - 10, anchor.y)
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

    ``move`` is the move that it makes, so that the things which stand for it can glow.
    """

    label: str
    choose: Callable[[], object]
    paint: Painter | None = None
    detail: str = ""
    why_not: str = ""
    tip: Tip | None = None
    move: Move | None = None

    def width(self) -> int:
        """Width in pixels that the tile needs."""
        wide = block_width(self.label, 600, theme.BODY_BOLD, 18)
        if self.why_not or self.detail:
            role = theme.ITALIC if self.why_not else theme.BODY
            wide = max(wide, block_width(self.why_not or self.detail, 600, role, 17))
        return wide + (_PICTURE + 22 if self.paint else 28) + 40


@dataclass
class Popup(Drawn):
    """The list. ``anchor`` is what it explains and never covers; ``close`` (None: it must be answered) closes it."""

    title: str
    options: Sequence[Option]
    anchor: Rect
    close: Callable[[], object] | None = None
    note: str = ""
    first: int = 0
    rect: Rect = field(init=False)

    def __post_init__(self) -> None:
        self.rect = place_list(self._size(), self.anchor)

    @property
    def columns(self) -> int:
        """Columns of tiles."""
        return 1 if len(self.options) <= 6 else 2 if len(self.options) <= 2 * MOST_ROWS else 3

    @property
    def rows(self) -> int:
        """Rows that are shown at once."""
        return min(MOST_ROWS, -(-len(self.options) // self.columns))

    @property
    def tile_width(self) -> int:
        """Width of each tile."""
        wide = max((option.width() for option in self.options), default=_NARROWEST)
        return max(_NARROWEST, min(_WIDEST_ALONE if self.columns == 1 else _WIDEST, wide))

    def _size(self) -> tuple[int, int]:
        width = self.columns * (self.tile_width + _GAP) - _GAP
        if self.columns == 1:
            width = max(width, text_width(self.title, theme.HEAD2, 20) + (40 if self.close else 0))
        height = _HEAD + self.rows * (TILE_HEIGHT + _GAP) + (26 * self._note_lines(width) + 6 if self.note else 0)
        return width + 2 * _PAD, height + _PAD

    def _note_lines(self, width: int) -> int:
        return block_lines(self.note, width, theme.ITALIC, 17)

    def _tiles(self) -> list[tuple[int, Rect]]:
        shown = range(self.first, min(len(self.options), self.first + self.rows * self.columns))
        tiles = []
        width = self.tile_width if self.columns > 1 else self.rect.w - 2 * _PAD
        for index, number in enumerate(shown):
            column, row = index % self.columns, index // self.columns
            x = self.rect.x + _PAD + column * (width + _GAP)
            tiles.append((number, Rect(x, self.rect.y + _HEAD + row * (TILE_HEIGHT + _GAP), width, TILE_HEIGHT)))
        return tiles

    def scroll(self, lines: int) -> None:
        """Show earlier or later rows."""
        most = max(0, -(-len(self.options) // self.columns) - self.rows) * self.columns
        self.first = max(0, min(most, self.first - lines * self.columns))

    def add_hotspots(self, spots: Hotspots) -> None:
        """The list catches every click."""
        if self.close is not None:
            spots.add(Hotspot("popup.outside", Rect(0, 0, *theme.CANVAS_SIZE), on_click=self.close, focusable=False))
        spots.add(Hotspot("popup.ground", self.rect, lambda: None, on_wheel=self.scroll, focusable=False))
        for index, (number, rect) in enumerate(self._tiles()):
            option = self.options[number]
            spot = Hotspot(f"option.{number}", rect, on_click=option.choose, on_wheel=self.scroll)
            spot.enabled, spot.why_not, spot.is_told = not option.why_not, option.why_not, True
            spot.key = str(index + 1) if index < 9 else ""
            spot.tip = always(option.tip) if option.tip is not None else None
            spot.default = len(self.options) == 1
            spots.add(spot)

    def hot_option(self, spots: Hotspots) -> int | None:
        """The number of the option under the pointer or the focus."""
        return next((number for number, _rect in self._tiles() if spots.is_hot(f"option.{number}")), None)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        draw_shadow(canvas, self.rect, 12, 14, 235, (0, 8))
        draw_plate(canvas, self.rect, "#24151c", 12, 3, theme.BRASS)
        draw_plate(canvas, self.rect.inflate(-8, -8), (0, 0, 0, 0), 9, 1, theme.BRASS_LO)
        place = (self.rect.x + _PAD + 2, self.rect.y + 24)
        room = self.rect.w - 2 * _PAD
        draw_text(canvas, self.title, place, theme.HEAD2, 20, theme.BRASS_HI, "midleft", width=room)
        for index, (number, rect) in enumerate(self._tiles()):
            self._draw_tile(canvas, spots, rect, number, index)
        if self.note:
            y = self.rect.bottom - _PAD - 24 * self._note_lines(room) + 2
            draw_block(canvas, self.note, Rect(place[0], y, room, 0), theme.ITALIC, 17, theme.PARCHMENT)
        self._draw_more(canvas)

    def _draw_more(self, canvas: Surface) -> None:
        shown = self._tiles()
        for there, sign, y in (
            (self.first > 0, "ui.up", self.rect.y + 24),
            (bool(shown) and shown[-1][0] < len(self.options) - 1, "ui.down", self.rect.bottom - 10),
        ):
            if there:
                draw_icon(canvas, sign, (self.rect.right - 26, y), 18, theme.BRASS_HI)

    def _draw_tile(self, canvas: Surface, spots: Hotspots, rect: Rect, number: int, index: int) -> None:
        option, hot = self.options[number], spots.is_hot(f"option.{number}")
        closed = bool(option.why_not)
        fill = "#2e2026" if closed else "#6a3a34" if hot else "#432a30"
        draw_plate(canvas, rect, fill, 9, 2 if hot else 1, theme.BRASS_HI if hot and not closed else theme.BRASS_LO)
        x = rect.x + 14
        if option.paint is not None:
            option.paint(canvas, (rect.x + 8 + _PICTURE // 2, rect.centery), _PICTURE)
            x = rect.x + _PICTURE + 20
        right = rect.right - 8
        if index < 9 and not closed:
            right = draw_key_cap(canvas, (right, rect.centery), str(index + 1)).left - 4
        colour = theme.MUTED if closed else theme.CREAM
        second = option.why_not or option.detail
        y = rect.y + (5 if second else 13)
        draw_block(canvas, option.label, Rect(x, y, right - x, 24), theme.BODY_BOLD, 18, colour)
        if second:
            role, tint = (theme.ITALIC, "#e8a08c") if closed else (theme.BODY, theme.PARCHMENT2)
            draw_block(canvas, second, Rect(x, rect.y + 26, right - x, 22), role, 17, tint)
