"""What is printed of a show: the playbill on the curtain, and the account at the end."""

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from trickerion.language.speech import headed
from trickerion.rules.catalog import TRICKS
from trickerion.screens.evening import Evening
from trickerion.screens.playbill import Playbill
from trickerion.screens.show import layout as at
from trickerion.screens.show.playing import OnStage
from trickerion.screens.show.terms import draw_term, shortened, term_width
from trickerion.screens.show.told import ToldAct
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.controls import draw_reward, reward_width
from trickerion.ui.flow import ends, within, write_line
from trickerion.ui.hotspots import Hotspot, Hotspots, tip_words
from trickerion.ui.icons import draw_icon
from trickerion.ui.markers import draw_marker
from trickerion.ui.said import Role, Zone, saying
from trickerion.ui.shapes import draw_double_rule, draw_glow_around, draw_plate, draw_rule, draw_shadow
from trickerion.ui.surfaces import draw_category_badge, draw_paper, draw_paper_panel, draw_round_badge
from trickerion.ui.text import draw_text
from trickerion.ui.tokens import draw_emblem, draw_sign_disk
from trickerion.words import names, stops
from trickerion.words.screens import performance as words

_MARKER, _NAME, _PRINTED, _CHANGES = 32, 62, 354, 478
"""Columns of the account, from the left edge of a line."""
_CHANGES_ROOM = 150
_ROW_APART = 40  # milliseconds


# ------------------------------------------------------------------ the playbill


def draw_playbill(canvas: Surface, stage: OnStage, told: Sequence[ToldAct], drop: int, rows: float) -> None:
    """The bill of the evening, ``drop`` pixels from its place; ``rows`` is how many of its lines are set."""
    if stage.running is None:
        return
    rect = at.PLAYBILL.move(0, drop)
    for x in (rect.x + 18, rect.right - 18):
        pygame.draw.line(canvas, (60, 36, 16), (x + 1, 62), (x + 1, rect.y + 18), 5)
        pygame.draw.line(canvas, theme.BRASS, (x, 62), (x, rect.y + 18), 2)
    draw_glow_around(canvas, rect, (255, 226, 170), 0.5, blur=30)
    draw_shadow(canvas, rect, 6, 14, 220, (0, 12))
    draw_paper(canvas, rect, 4, 7)
    for inset, width in ((22, 2), (32, 1)):
        pygame.draw.rect(canvas, theme.INK2, rect.inflate(-inset, -inset), width)
    _draw_bill_head(canvas, stage, rect)
    tricks = [line for line in told if line.trick]
    for number, line in enumerate(tricks[: max(0, round(rows))]):
        _draw_bill_row(canvas, stage, at.playbill_row(number, len(tricks)).move(0, drop), line)
        if number:
            draw_rule(canvas, *ends(rect, 44), at.playbill_row(number, len(tricks)).y + drop)


def _draw_bill_head(canvas: Surface, stage: OnStage, rect: Rect) -> None:
    running = stage.running
    assert running is not None
    bill, x = running.bill, rect.centerx
    theater = names.performance(bill.card, running.state.row_ids)
    draw_text(canvas, theater, (x, rect.y + 52), theme.TEXT.title_huge, theme.VELVET, "center", width=rect.w - 80)
    draw_double_rule(canvas, *ends(rect, 40), rect.y + 82)
    day = words.bill_of(day=names.DAY.get(bill.day, words.THE_SHOW), turn=running.state.turn)
    draw_text(canvas, day, (x, rect.y + 104), theme.TEXT.button, theme.INK2, "center")
    for left, right, star in ((rect.x + 60, x - 64, -150), (x + 64, rect.right - 60, 150)):
        draw_rule(canvas, left, right, rect.y + 166)
        draw_icon(canvas, "emblem.star", (x + star, rect.y + 166), 22, theme.VELVET)
    magician, seat = stage.magician(bill.performer), bill.performer
    draw_sign_disk(canvas, (x, rect.y + 164), 78, stage.table.colours[seat], f"magician.{magician}")
    draw_text(canvas, stage.who(seat), (x, rect.y + 232), theme.TEXT.title_huge, theme.INK, "center", width=rect.w - 80)
    presents = words.presents(magician=names.magician(magician))
    draw_text(canvas, presents, (x, rect.y + 270), theme.TEXT.aside_lead, theme.INK2, "center", width=rect.w - 80)


def _draw_bill_row(canvas: Surface, stage: OnStage, rect: Rect, line: ToldAct) -> None:
    y, look = rect.centery, theme.player_look(stage.table.colours[line.seat])
    draw_category_badge(canvas, (rect.x + 18, y), TRICKS[line.trick].category, min(34, rect.h - 6))
    owner = words.YOURS if line.mine else line.owner
    draw_marker(canvas, (rect.right - 12, y), min(17, rect.h // 2 - 3), look.colour, line.suit)
    style = theme.TEXT.aside_large.bold if line.mine else theme.TEXT.aside_large
    left = draw_text(canvas, owner, (rect.right - 38, y - 1), style, look.log, "midright", width=150).left
    style, room = theme.TEXT.head_lead if rect.h >= 36 else theme.TEXT.head, left - rect.x - 60
    draw_text(canvas, line.name, (rect.x + 46, y - 1), style, theme.INK, "midleft", width=room)


# ------------------------------------------------------------------ the account


def add_rows(spots: Hotspots, told: Sequence[ToldAct]) -> None:
    """Every number explained where it stands."""
    for number, line in enumerate(told):
        tip = tip_words(line.name, line.owner, *line.explained, icon=line.icon)
        says = saying(headed(head=line.named(number), text=names.yields(line.yields)), role=Role.LINE)
        spots.add(
            Hotspot(f"show.line_{number + 1}", at.account_row(number, len(told)), tip=tip, focusable=False, says=says)
        )
        spots.get(f"show.line_{number + 1}").zone = Zone.TOLD


def sums_told(bill: Playbill, table: TableView) -> str:
    """The show is over: what it brought to each seat."""
    gains = ((seat, names.yields(bill.total(seat))) for seat in bill.seats)
    return stops.show_over(told=" ".join(stops.got(table.voice, seat, gains=gain) for seat, gain in gains))


def rows_written(evening: Evening, count: int) -> int:
    """Number of lines of the account that stand."""
    return count if evening.is_over else min(count, int(evening.ms // _ROW_APART))


def draw_account(canvas: Surface, stage: OnStage, told: Sequence[ToldAct]) -> None:
    """The sheet on which the account is written."""
    count = len(told)
    rect, head = at.account_rect(count), words.COLUMNS
    draw_paper_panel(canvas, rect, 12, 4, rivets=True, seed=3)
    title, aside = words.LESSONS_HEAD, ""
    if stage.running is not None:
        bill, state = stage.running.bill, stage.running.state
        title = names.performance(bill.card, state.row_ids)
        aside = words.bill_of(day=names.DAY.get(bill.day, words.THE_SHOW), turn=state.turn)
    write_line(canvas, title, within(rect, left=34, top=24, width=440, height=30), theme.TEXT.title_large, theme.VELVET)
    write_line(canvas, aside, within(rect, right=34, top=26, height=30), theme.TEXT.aside_lead, theme.INK2, "right")
    draw_double_rule(canvas, *ends(rect, 28), rect.y + 62)
    first = at.account_row(0, count)
    columns = ((_NAME, "midleft"), (_PRINTED, "center"), (_CHANGES, "center"), (first.w - 16, "midright"))
    for text, (x, anchor) in zip(head, columns, strict=True):
        draw_text(canvas, text, (first.x + x, rect.y + 81), theme.TEXT.label, theme.INK2, anchor)


def draw_account_row(canvas: Surface, stage: OnStage, told: Sequence[ToldAct], number: int) -> None:
    """A line of the account."""
    rect, line = at.account_row(number, len(told)), told[number]
    look = theme.player_look(stage.table.colours[line.seat])
    fill = theme.PARCHMENT2 if line.trick else theme.mix(theme.PARCHMENT2, theme.GLOW, 0.55)
    edge = (2, look.log) if line.mine and line.trick else (1, theme.rgba("#b79a63"))
    draw_plate(canvas, rect, fill, 9, *edge)
    center = (rect.x + _MARKER, rect.centery)
    if line.suit:
        draw_marker(canvas, center, min(23, rect.h // 2 - 2), look.colour, line.suit)
    else:
        rim, size = (theme.BRASS_HI, 1), min(40, rect.h - 8)
        draw_round_badge(canvas, center, line.icon, size, line.fill, theme.BRASS_HI, rim=rim)
    _draw_names(canvas, rect, line, look)
    if any(line.printed) and (line.printed != line.yields or line.terms):
        gap = (rect.x + _PRINTED, rect.centery)
        draw_reward(canvas, gap, line.printed, 19, align="center", gap=6, plus=False)
    _draw_changes(canvas, rect, line)
    spot = (rect.right - 16, rect.centery)
    if any(line.yields):
        size = 25 if reward_width(line.yields, 25, gap=8) < 190 else 22
        draw_reward(canvas, spot, line.yields, size, align="right", gap=8)
    else:
        draw_text(canvas, words.NOTHING, spot, theme.TEXT.aside_large, theme.INK2, "midright")


def _draw_names(canvas: Surface, rect: Rect, line: ToldAct, look: theme.PlayerLook) -> None:
    """The Trick and its owner in two lines; in low ones the owner's emblem behind it."""
    x, room = rect.x + _NAME, _PRINTED - _NAME - 62
    if rect.h >= 46:
        place = (x, rect.centery - 11)
        draw_text(canvas, line.name, place, theme.TEXT.strong_lead, theme.INK, "midleft", width=room + 12)
        owner = line.sentence if line.trick and not line.terms else line.owner
        draw_text(canvas, owner, (x, rect.centery + 13), theme.TEXT.aside, look.log, "midleft", width=room + 12)
        return
    place = (x, rect.centery - 1)
    drawn = draw_text(canvas, line.name, place, theme.TEXT.strong_lead, theme.INK, "midleft", width=room - 28)
    draw_emblem(canvas, (drawn.right + 18, rect.centery), min(24, rect.h - 6), look.colour)


def _draw_changes(canvas: Surface, rect: Rect, line: ToldAct) -> None:
    """Draw the changes of a line, in two lines at most, below each other; in one where there is no room."""
    terms = shortened(line.terms, 2)
    if len(terms) == 1 and terms[0].signs and rect.h >= 46 and term_width(terms[0], 18) > _CHANGES_ROOM:
        (term,), spot = terms, (rect.x + _CHANGES, rect.centery - 12)
        draw_text(canvas, term.name, spot, theme.TEXT.label, theme.INK2, "center", width=_CHANGES_ROOM)
        draw_term(canvas, (spot[0], rect.centery + 10), term._replace(name=""), 18, _CHANGES_ROOM)
        return
    step = 22 if rect.h >= 46 or len(terms) > 1 else 0
    step = min(step, (rect.h - 6) // max(1, len(terms)))
    top = rect.centery - 1 - step * (len(terms) - 1) // 2
    size = 18 if step >= 20 or len(terms) == 1 else 16
    for number, term in enumerate(terms):
        draw_term(canvas, (rect.x + _CHANGES, top + step * number), term, size, _CHANGES_ROOM)
