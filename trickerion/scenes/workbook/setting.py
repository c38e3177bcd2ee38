"""Setting a page: every block becomes items, each with its place on the page, what draws it, and its anchor.

``draw_sign`` draws the sign before a heading or a term, in the style of what it stands for.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from typing import NamedTuple

from pygame import Rect, Surface

from trickerion.language import page
from trickerion.rules.catalog import MAGICIANS, PERFORMANCES, TRICKS
from trickerion.rules.state import Performance
from trickerion.scenes.workbook import layout as at
from trickerion.scenes.workbook import pictures
from trickerion.scenes.workbook.pictures import ILLUSTRATIONS
from trickerion.screens.theater_cards import markers_of
from trickerion.ui import theme, tokens
from trickerion.ui.components import draw_component
from trickerion.ui.flow import within
from trickerion.ui.icons import draw_icon
from trickerion.ui.performance_card import draw_performance_card
from trickerion.ui.shapes import draw_double_rule, draw_plate, draw_round
from trickerion.ui.surfaces import draw_category_badge, draw_location_badge, draw_round_badge
from trickerion.ui.text import as_set, draw_text, setting_of_type
from trickerion.ui.text_block import block_height, draw_block
from trickerion.ui.trick_card import draw_trick_large
from trickerion.words import names

Draw = Callable[[Surface, Rect], None]
_PAD = 14
_SIGN = 48
_COLUMN_GAP = 24
_GROUND = "#3a2218"
_RIM = (theme.BRASS, 2)


class Item(NamedTuple):
    """Something on a page: where it stands, how it is drawn there, and the anchor by which it is found."""

    rect: Rect
    draw: Draw
    anchor: str = ""


class SetPage(NamedTuple):
    """A page that has been set: its items from top to bottom, and its height in pixels."""

    items: tuple[Item, ...]
    height: int

    def place_of(self, anchor: str) -> Rect | None:
        """Place of an anchor on the page."""
        return next((item.rect for item in self.items if anchor and item.anchor == anchor), None)


def set_page(page: page.Page) -> SetPage:
    """Set a page, at the player's text size."""
    return _set_page(page, setting_of_type())


@lru_cache(maxsize=40)
def _set_page(page: page.Page, _type: tuple[float, bool]) -> SetPage:
    items: list[Item] = []
    y = 16
    for block in page.blocks:
        placed = list(_items(block, at.PAGE.w))
        items += [Item(item.rect.move(0, y), item.draw, item.anchor) for item in placed]
        y = max((item.rect.bottom for item in items), default=y) + at.GAP
    return SetPage(tuple(items), y + 10)


def _items(block: page.Block, width: int) -> Iterator[Item]:
    match block:
        case page.Head():
            yield Item(Rect(0, 14, width, 44), partial(_draw_head, block), block.anchor)
        case page.Prose():
            yield _prose(block, width)
        case page.Steps():
            yield from _steps(block, width)
        case page.Rows():
            yield from _rows(block, width)
        case page.Note():
            height = block_height(block.markup, width - 84, theme.TEXT.aside_large) + 34
            yield Item(Rect(0, 0, width, height), partial(_draw_note, block))
        case page.Cards():
            yield from _cards(block, width)
        case page.Picture():
            yield Item(Rect((0, 0), pictures.SIZE), partial(pictures.draw_table, block.name))


def _draw_head(block: page.Head, surface: Surface, rect: Rect) -> None:
    x = rect.x
    if block.icon:
        draw_sign(surface, (x + 20, rect.centery), 40, block.icon)
        x += 54
    drawn = draw_text(surface, block.text, (x, rect.centery), theme.TEXT.title_large, theme.VELVET, "midleft")
    draw_double_rule(surface, drawn.right + 20, rect.right, rect.centery + 2, theme.BRASS_LO)


def _paragraphs(markup: str, width: int, style: theme.Style) -> int:
    """Height of paragraphs with half a line between them."""
    parts = markup.split("\n")
    return sum(block_height(part, width, style) for part in parts) + (len(parts) - 1) * _half_line(style)


def _draw_paragraphs(surface: Surface, markup: str, pos: tuple[int, int], width: int, style: theme.Style) -> None:
    y = pos[1]
    for part in markup.split("\n"):
        y = draw_block(surface, part, Rect(pos[0], y, width, 0), style) + _half_line(style)


def _half_line(style: theme.Style) -> int:
    return as_set(style).size // 2


def _prose(block: page.Prose, width: int) -> Item:
    if not block.picture:
        height = _paragraphs(block.markup, width, theme.TEXT.body_lead)
        return Item(Rect(0, 0, width, height), partial(_draw_prose, block))
    picture = ILLUSTRATIONS[block.picture]
    text = _paragraphs(block.markup, width - picture.size[0] - 44, theme.TEXT.body_lead)
    return Item(Rect(0, 0, width, max(text, picture.size[1])), partial(_draw_prose, block))


def _draw_prose(block: page.Prose, surface: Surface, rect: Rect) -> None:
    if not block.picture:
        _draw_paragraphs(surface, block.markup, rect.topleft, rect.w, theme.TEXT.body_lead)
        return
    picture = ILLUSTRATIONS[block.picture]
    room = rect.w - picture.size[0] - 44
    spare = rect.h - _paragraphs(block.markup, room, theme.TEXT.body_lead)
    top = rect.y + min(48, spare // 2)
    _draw_paragraphs(surface, block.markup, (rect.x, top), room, theme.TEXT.body_lead)
    where = Rect((rect.right - picture.size[0], rect.centery - picture.size[1] // 2), picture.size)
    picture.draw(surface, where)


def _steps(block: page.Steps, width: int) -> Iterator[Item]:
    y = 0
    for number, step in enumerate(block.steps, 1):
        height = max(40, block_height(step, width - 62, theme.TEXT.body_lead) + 8)
        yield Item(Rect(0, y, width, height), partial(_draw_step, number, step))
        y += height + 8


def _draw_step(number: int, step: str, surface: Surface, rect: Rect) -> None:
    center = (rect.x + 22, rect.y + 18)
    draw_round(surface, center, 36, theme.VELVET, 2, theme.BRASS)
    draw_text(surface, str(number), (center[0], center[1] - 1), theme.TEXT.number_large, theme.BRASS_HI, "center")
    draw_block(surface, step, within(rect, left=62, top=2, height=0), theme.TEXT.body_lead)


def _draw_note(block: page.Note, surface: Surface, rect: Rect) -> None:
    draw_plate(surface, rect, theme.PARCHMENT2, 10, 2, theme.BRASS_LO)
    draw_sign(surface, (rect.x + 38, rect.centery), 42, block.icon)
    draw_block(surface, block.markup, within(rect, left=70, right=14, top=15, height=0), theme.TEXT.aside_large)


def _rows(block: page.Rows, width: int) -> Iterator[Item]:
    room = (width - (block.columns - 1) * _COLUMN_GAP) // block.columns
    y = 0
    for first in range(0, len(block.rows), block.columns):
        line = block.rows[first : first + block.columns]
        height = max(_row_height(row, room) for row in line)
        for column, row in enumerate(line):
            rect = Rect(column * (room + _COLUMN_GAP), y, room, height)
            yield Item(rect, partial(_draw_row, row), page.at_row(row.title))
        y += height + 12


def _text_room(row: page.Row, width: int) -> int:
    return width - _SIGN - 3 * _PAD


def _row_height(row: page.Row, width: int) -> int:
    room = _text_room(row, width)
    height = 34 + _paragraphs(row.text, room, theme.TEXT.body_large) + 2 * _PAD - 6
    if row.note:
        height += 6 + block_height(row.note, room, theme.TEXT.aside)
    return max(height, _SIGN + 2 * _PAD)


def _draw_row(row: page.Row, surface: Surface, rect: Rect) -> None:
    draw_plate(surface, rect, (*theme.PARCHMENT2[:3], 150), 10, 1, theme.PARCHMENT3)
    draw_sign(surface, (rect.x + _PAD + _SIGN // 2, rect.y + _PAD + _SIGN // 2), _SIGN, row.icon)
    x, room = rect.x + 2 * _PAD + _SIGN, _text_room(row, rect.w)
    name_room = room - (tokens.action_points_width(row.cost, 30) + 12 if row.cost else 0)
    draw_text(surface, row.title, (x, rect.y + 25), theme.TEXT.head_large, theme.INK, "midleft", width=name_room)
    if row.cost:
        pill = tokens.action_points_width(row.cost, 30)
        tokens.draw_action_points(surface, (rect.right - _PAD - pill // 2, rect.y + 26), row.cost, height=30)
    y = rect.y + 42
    _draw_paragraphs(surface, row.text, (x, y), room, theme.TEXT.body_large)
    if row.note:
        y += _paragraphs(row.text, room, theme.TEXT.body_large) + 6
        draw_block(surface, row.note, Rect(x, y, room, 0), theme.TEXT.aside, theme.INK2)


def _cards(block: page.Cards, width: int) -> Iterator[Item]:
    size = at.TRICK_CARD if block.kind == "trick" else at.PERFORMANCE_CARD
    columns = at.CARD_COLUMNS
    gap = (width - columns * size[0]) // (columns - 1)
    y = 6
    for first in range(0, len(block.ids), columns):
        line = block.ids[first : first + columns]
        for column, card in enumerate(line):
            rect = Rect(column * (size[0] + gap), y, size[0], size[1] + _caption_height(block.kind, card, size[0]))
            draw = _draw_trick if block.kind == "trick" else _draw_performance
            yield Item(rect, partial(draw, card), page.at_card(card))
        y += size[1] + max(_caption_height(block.kind, card, size[0]) for card in line) + 26


def _caption_height(kind: str, card: str, width: int) -> int:
    if kind != "trick" or not TRICKS[card].end_game_text:
        return 0
    return 12 + block_height(names.condition(card), width - 8, theme.TEXT.body)


def _draw_trick(card: str, surface: Surface, rect: Rect) -> None:
    face = Rect(rect.topleft, at.TRICK_CARD)
    draw_trick_large(surface, face, TRICKS[card])
    if TRICKS[card].end_game_text:
        room = Rect(rect.x + 4, face.bottom + 12, rect.w - 8, 0)
        draw_block(surface, names.condition(card), room, theme.TEXT.body, align="center")


def _draw_performance(card: str, surface: Surface, rect: Rect) -> None:
    printed = markers_of(Performance.empty(card), ())  # only cards of the solo game have any
    face = Rect(rect.topleft, at.PERFORMANCE_CARD)
    draw_performance_card(surface, face, PERFORMANCES[card], printed)


def draw_sign(surface: Surface, center: tuple[int, int], size: int, icon: str) -> None:
    """The icon of a concept ("component.wood", "action.buy" ...) as the table shows it, ``size`` pixels wide."""
    kind, _, name = icon.partition(".")
    if kind == "category":
        draw_category_badge(surface, center, name, size)
    elif kind == "location":
        draw_location_badge(surface, center, name, size)
    elif kind == "component":
        draw_component(surface, center, size, name)
    elif kind == "prophecy":
        tokens.draw_prophecy(surface, center, size, name)
    elif kind == "character":
        tokens.draw_disk(surface, center, size - 4, "crimson", name, badge=False)
    elif kind in ("magician", "trick"):
        category = MAGICIANS[name].category if kind == "magician" else TRICKS[name].category
        draw_round_badge(surface, center, icon, size, theme.category_colour(category), theme.CREAM, rim=_RIM)
    elif kind == "suit":
        draw_round(surface, center, size, theme.CREAM, 2, theme.BRASS_LO)
        draw_icon(surface, icon, center, round(size * 0.6), theme.INK)
    else:
        _draw_resource(surface, center, size, icon)


def _draw_resource(surface: Surface, center: tuple[int, int], size: int, icon: str) -> None:
    if icon == "resource.fame":
        tokens.draw_fame(surface, center, size, paper=True)
    elif icon == "resource.coin":
        tokens.draw_coin(surface, center, size - 6)
    elif icon == "resource.shard":
        tokens.draw_shard(surface, center, size, paper=True)
    else:
        draw_round_badge(surface, center, icon, size, _GROUND, rim=_RIM)
