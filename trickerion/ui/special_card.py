"""A special Assignment card with its whole text: its picture, the Action it helps, its effect, its +1."""

from pygame import Rect, Surface

from trickerion.rules.catalog import SPECIALS
from trickerion.ui import shapes, theme
from trickerion.ui.flow import ends, within, write_line
from trickerion.ui.head_pieces import SIZES, head_part, of_special
from trickerion.ui.icons import draw_icon
from trickerion.ui.surfaces import draw_brass_frame, draw_paper_panel, draw_round_badge
from trickerion.ui.text import draw_text, gold_text
from trickerion.ui.text_block import block_height, draw_block
from trickerion.ui.tokens import draw_action_points
from trickerion.words import drawing as words
from trickerion.words import names as n
from trickerion.words.action_tooltips import action_icon

_LINE, _FOOT, _GAP = 26, 62, 10


def draw_special_card(surface: Surface, rect: Rect, card: str, light: float = 0.0) -> None:
    """The card (378 x 368): head in the Location's colour; its picture is large where the text leaves room for that."""
    if light > 0:
        shapes.draw_glow_around(surface, rect, (255, 196, 90), light, blur=13, radius=14)
    draw_paper_panel(surface, rect, 12, 4)
    _draw_head(surface, within(rect, left=5, right=5, top=5, height=64), card)
    free = rect.h - 80 - _FOOT - block_height(n.text(card), rect.w - 42, theme.TEXT.body_large, _LINE)
    place = "large" if free >= SIZES["large"][1] + _GAP else "small"
    picture = Rect((rect.x + 18, rect.y + 79), SIZES[place])
    surface.blit(head_part(of_special(card), place, picture.size), picture)
    draw_brass_frame(surface, picture, 6, 2)
    beside = Rect(picture.right + 8, picture.y, rect.right - 18 - picture.right - 8, picture.h)
    _draw_help(surface, beside, card)
    top = picture.bottom + _GAP - 4
    room = Rect(rect.x + 22, top, rect.w - 42, rect.bottom - _FOOT + 4 - top)
    draw_block(surface, n.text(card), room, theme.TEXT.body_large, theme.INK, line=_LINE)
    foot = rect.bottom - 29
    shapes.draw_rule(surface, *ends(rect, 20), rect.bottom - 54)
    draw_text(surface, words.OR_INSTEAD, (rect.x + 22, foot), theme.TEXT.aside_plus, theme.INK2, "midleft")
    draw_action_points(surface, (rect.right - 60, foot), "+1", height=30)


def _draw_head(surface: Surface, head: Rect, card: str) -> None:
    location = SPECIALS[card].location
    shapes.draw_shaded(surface, head, shapes.shaded_stops(theme.LOCATION_COLOURS[location], 0.14, 0.3), 9)
    sign = within(head, left=14, width=44).center
    draw_icon(surface, f"location.{location}", sign, 44, theme.BRASS_HI, shadow=True)
    gold_text(surface, n.card(card), (head.x + 66, head.y + 22), theme.TEXT.title, "midleft", width=head.w - 80)
    where = words.special_card_of(location=n.LOCATION[location])
    write_line(surface, where, within(head, left=67, top=35, height=30), theme.TEXT.label, theme.CREAM)


def _draw_help(surface: Surface, box: Rect, card: str) -> None:
    """The Action that the card helps: its sign, and two lines after it or, beside a large picture, below it."""
    special, is_high = SPECIALS[card], box.h > SIZES["small"][1]
    shapes.draw_plate(surface, box, theme.PARCHMENT2, 8, 2, theme.BRASS_LO)
    sign = within(box, top=8, height=46) if is_high else within(box, left=8, width=42)
    draw_round_badge(surface, sign.center, action_icon(special.action), 42, "#3a2218", rim=(theme.INK, 1))
    below = within(box, left=6, right=6, top=54) if is_high else within(box, left=58, right=6, top=5)
    align = "center" if is_high else "left"
    helps, action = words.helped_action(special.action, is_every=special.helps_every)
    write_line(surface, helps, within(below, top=0, height=28), theme.TEXT.aside, theme.INK2, align)
    write_line(surface, action, within(below, top=27, height=28), theme.TEXT.strong_lead, theme.INK, align)
