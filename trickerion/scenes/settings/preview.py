"""What the settings look like: a dock, a log, a rule and a card, drawn in what is chosen."""

from typing import Final

from pygame import Rect, Surface

from trickerion.language.verbatim import verbatim
from trickerion.play.narration import narrate
from trickerion.rules import events as e
from trickerion.rules.catalog import TRICKS
from trickerion.scenes.settings import layout as at
from trickerion.ui import theme
from trickerion.ui.controls import ButtonFace, draw_button
from trickerion.ui.flow import Column, Cursor, Passage, Row, inset, stacked, within, write_line
from trickerion.ui.icons import draw_icon
from trickerion.ui.shapes import draw_double_rule
from trickerion.ui.surfaces import draw_category_badge, draw_dark_panel, draw_paper_panel, draw_wood_panel
from trickerion.ui.text import gold_text, grown, text_width
from trickerion.ui.tokens import draw_disk, draw_emblem
from trickerion.ui.trick_card import Owned, draw_trick_large
from trickerion.words import names as n
from trickerion.words.screens import settings as words
from trickerion.words.screens import table
from trickerion.words.screens.setup import COMPUTERS, PERSONS

_NAMES: Final = tuple(map(verbatim, (PERSONS[0], *COMPUTERS[:2])))
_HAPPENED: Final = (
    e.TrickLearned(1, "mind_reading", "hearts", 0, "downtown"),
    e.CoinsGained(0, 3, "bank"),
    e.FameGained(2, 1, "link"),
)
"""What the log tells, of each of three players."""
_CHARACTERS: Final = ("magician", "engineer", "manager", "assistant")
_TEAM: Final = tuple(zip(theme.PLAYER_COLOURS, _CHARACTERS, theme.CATEGORIES, strict=True))
_POINTS: Final = 3


def draw_preview(canvas: Surface, text_size: float) -> None:
    """Draw all of it on its wood."""
    draw_wood_panel(canvas, at.PREVIEW)
    column = Column(inset(at.PREVIEW, 22, 12), 18)
    title = column.take(46)
    gold_text(canvas, words.looks_at(percent=round(100 * text_size)), title.center, theme.TEXT.title, width=title.w)
    _draw_dock(canvas, column.take(178))
    _draw_log(canvas, column.take(236))
    _draw_rule_and_card(canvas, column.rest)


def _draw_dock(canvas: Surface, panel: Rect) -> None:
    draw_dark_panel(canvas, panel)
    column = Column(inset(panel, 18, 14), 10)
    button = column.take_last(58)
    row = Row(column.rest, 10)
    draw_icon(canvas, "resource.action_point", row.take(48).center, 48, theme.BRASS_HI, shadow=True)
    number = str(_POINTS)
    write_line(
        canvas, number, row.take(text_width(number, theme.TEXT.number_huge)), theme.TEXT.number_huge, theme.CREAM
    )
    row.skip(8)
    names = words.at_location(character=n.CHARACTER["magician"], location=n.LOCATION["downtown"])
    lines = (
        Passage(names, theme.TEXT.strong, theme.BRASS_HI),
        Passage(words.POINTS_LEFT, theme.TEXT.body, theme.CREAM),
    )
    for line, cell in zip(lines, stacked(lines, row.rest, 4), strict=True):
        line.draw(canvas, cell)
    draw_button(canvas, button, ButtonFace(n.ACTION["learn_trick"], True, "action.learn_trick"))


def _draw_log(canvas: Surface, paper: Rect) -> None:
    draw_paper_panel(canvas, paper, 10, 3)
    cursor = Cursor(inset(paper, 14, 8), 6)
    head = cursor.take(grown(30))
    write_line(canvas, table.CONJURER, head, theme.TEXT.title_small, align="center")
    draw_double_rule(canvas, head.left, head.right, head.bottom)
    cursor.skip(6)
    for event in _HAPPENED:
        [told] = narrate([event], _NAMES, 0)
        line = Row(cursor.rest, 8)
        emblem = within(line.take(24), top=0, height=grown(24))
        draw_emblem(canvas, emblem.center, 20, theme.PLAYER_COLOURS[told.seat])
        sentence = Passage(f"*{told.who}* {told.text}", theme.TEXT.body)
        room = line.rest
        sentence.draw(canvas, room)
        cursor.take(sentence.height(room.w))


def _draw_rule_and_card(canvas: Surface, panel: Rect) -> None:
    draw_dark_panel(canvas, panel)
    row = Row(inset(panel, 14), 14)
    card = row.take_last(236)
    draw_trick_large(canvas, card, TRICKS["linking_rings"], Owned(theme.PLAYER_COLOURS[0], "hearts", ready=1))
    column = Cursor(row.rest, 8)
    head = column.take(grown(28))
    write_line(canvas, n.DAY_ALONE["sunday"], head, theme.TEXT.head_large, theme.BRASS_HI)
    badges, disks = column.take_last(42), column.take_last(52)
    Passage(words.SUNDAY_PAYS, theme.TEXT.body, theme.CREAM).fitting(*column.rest.size).draw(canvas, column.rest)
    for (colour, character, category), disk, badge in zip(
        _TEAM, Row(disks).share(len(_TEAM)), Row(badges).share(len(_TEAM)), strict=True
    ):
        draw_disk(canvas, disk.center, 46, colour, character)
        draw_category_badge(canvas, badge.center, category, 34)
