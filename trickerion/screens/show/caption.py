"""Below the stage: the act in one sentence and one sum, and the programme of the evening."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise

import pygame
from pygame import Surface

from trickerion.language.speech import listed, signed
from trickerion.rules.catalog import TRICKS, Yields
from trickerion.screens.evening import Evening
from trickerion.screens.show import layout as at
from trickerion.screens.show.playing import OnStage
from trickerion.screens.show.terms import Term
from trickerion.screens.show.told import ToldAct, one_link
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.academy_signs import draw_row, row_width
from trickerion.ui.boxes import draw_inset_plate
from trickerion.ui.controls import draw_reward, reward_width
from trickerion.ui.flow import within
from trickerion.ui.hotspots import Circle, Hotspot, Hotspots, tip_words
from trickerion.ui.icons import draw_icon
from trickerion.ui.markers import draw_marker
from trickerion.ui.said import Role, Zone, saying
from trickerion.ui.shapes import draw_glow, draw_round
from trickerion.ui.surfaces import draw_round_badge
from trickerion.ui.text import draw_text, gold_text, text_width
from trickerion.ui.tokens import draw_sign_disk
from trickerion.words import names
from trickerion.words.screens import performance as words

_TERMS = 300
"""Milliseconds after which the first term of a sum stands, and ..."""
_TERM_APART = 90
"""... until the next one does."""
_GREEN, _RED = "#9fdc8a", "#ffb4a6"
SPOTS = "show.act_"
"""Beginning of the names of the programme's spots, before their numbers."""


def draw_caption(canvas: Surface, stage: OnStage, told: Sequence[ToldAct]) -> None:
    """Draw the words on what is on the stage."""
    draw_inset_plate(canvas, at.CAPTION, 3)
    evening = stage.plays.evening if stage.plays is not None else None
    if evening is None:
        return
    if evening.act is not None:
        _draw_act(canvas, stage, told[evening.number], evening)
    elif evening.is_applauded:
        _draw_next(canvas, stage)
    else:
        name = words.THE_CURTAIN if evening.is_before else words.totals
        tricks, rest = sum(1 for line in told if line.trick), [line.name for line in told if not line.trick]
        summary = listed([words.TRICK_COUNT(tricks), *rest])
        _draw_words(canvas, ("action.perform", theme.VELVET), name, summary)


def terms_shown(stage: OnStage, told: Sequence[ToldAct]) -> object:
    """State of the caption that can change in an act: the Link that lights, and how much of the sum stands."""
    evening = stage.plays.evening if stage.plays is not None else None
    if evening is None or evening.act is None:
        return None
    ready = [evening.ms >= _TERMS + _TERM_APART * n for n in range(len(told[evening.number].terms) + 2)]
    return evening.act.link_at(evening.ms), ready


def _draw_words(canvas: Surface, badge: tuple[str, theme.ColourValue], name: str, said: str) -> None:
    rect = at.CAPTION
    draw_round_badge(
        canvas, within(rect, left=24, width=68).center, badge[0], 68, badge[1], rim=(theme.BRASS_HI, 2), share=0.62
    )
    gold_text(canvas, name, (rect.x + 108, rect.y + 40), theme.TEXT.title_huge, "midleft", width=rect.w - 130)
    place, room = (rect.x + 108, rect.y + 81), rect.w - 130
    draw_text(canvas, said, place, theme.TEXT.body_lead, theme.CREAM, "midleft", width=room)


def _draw_next(canvas: Surface, stage: OnStage) -> None:
    """Draw the name of the next performer."""
    rect, day = at.CAPTION, "" if stage.is_again else stage.next_day
    taken = stage.table.occupant(f"{stage.day if stage.goes_on else day}.perform") if day or stage.goes_on else None
    if taken is None:
        over = words.LESSONS_ARE_OVER if stage.lessons is not None else words.SHOW_IS_OVER
        then = words.SEEN_AGAIN if stage.is_again else words.THEN_THE_TURN_ENDS if stage.lessons else words.LAST_SHOW
        _draw_words(canvas, ("action.perform", theme.VELVET), over, then)
        return
    seat = taken[0]
    center, sign = (rect.x + 58, rect.centery - 3), f"magician.{stage.magician(seat)}"
    draw_sign_disk(canvas, center, 68, stage.table.colours[seat], sign)
    say = words.may_play_on if stage.goes_on else partial(words.next_show, day=names.DAY.get(day, ""))
    title = say(stage.voice, seat)
    gold_text(canvas, title, (rect.x + 108, rect.y + 40), theme.TEXT.title_huge, "midleft", width=rect.w - 130)
    tell = words.next_encore if stage.goes_on else words.next_stage
    said, place = tell(stage.voice, seat), (rect.x + 108, rect.y + 81)
    draw_text(canvas, said, place, theme.TEXT.body_lead, theme.CREAM, "midleft", width=rect.w - 130)


def _draw_act(canvas: Surface, stage: OnStage, told: ToldAct, evening: Evening) -> None:
    rect, name, sentence = at.CAPTION, told.name, told.sentence
    act = evening.act
    assert act is not None
    if act.kind == "link":
        name, sentence = _link_said(stage, told, act.link_at(evening.ms), sentence)
        told = one_link(told)
    left = _draw_sum(canvas, stage, told, evening)
    icon = f"category.{TRICKS[told.trick].category}" if told.trick else told.icon
    draw_round_badge(
        canvas, within(rect, left=24, width=68).center, icon, 68, told.fill, theme.CREAM, rim=(theme.BRASS_HI, 2)
    )
    room = left - rect.x - 126
    gold_text(canvas, name, (rect.x + 108, rect.y + 40), theme.TEXT.title_huge, "midleft", width=room)
    x = rect.x + 108
    if told.suit:
        draw_marker(canvas, (x + 15, rect.y + 82), 15, stage.table.colours[told.seat], told.suit)
        x += 40
    width = left - x - 18
    draw_text(canvas, sentence, (x, rect.y + 81), theme.TEXT.body_lead, theme.CREAM, "midleft", width=width)


def _link_said(stage: OnStage, told: ToldAct, number: int, sentence: str) -> tuple[str, str]:
    """Link that lights, and the category of its two corners, in words."""
    name, running = words.one_link(number=number + 1, count=told.times), stage.running
    if running is None or running.circle is None:
        return name, sentence
    category = running.state.performance(running.bill.card).link_at(running.circle)
    return name, words.equal_corners(category=names.CATEGORY[category])


def _draw_sum(canvas: Surface, stage: OnStage, told: ToldAct, evening: Evening) -> int:
    """From the right: what is paid, and before it how it came about; returns the left end."""
    rect, yields = at.CAPTION, told.yields
    right, low, high = rect.right - 26, rect.y + 68, rect.y + 27
    to = words.to(stage.voice, told.seat)
    draw_text(canvas, to, (right, high), theme.TEXT.label, theme.PARCHMENT2, "midright", width=220)
    size = 44 if sum(map(bool, yields)) < 3 else 36
    stands = evening.ms >= _TERMS + _TERM_APART * (len(told.terms) + 1) or evening.is_still
    left = right - (
        reward_width(yields, size, gap=12) if any(yields) else text_width(words.NOTHING, theme.TEXT.aside_lead)
    )
    if stands and any(yields):
        draw_reward(canvas, (right, low), yields, size, on_dark=True, align="right", gap=12)
    elif stands:
        draw_text(canvas, words.NOTHING, (right, low), theme.TEXT.aside_lead, theme.PARCHMENT, "midright")
    left = min(left, right - text_width(to, theme.TEXT.label))
    if not told.terms:
        return left - 10
    draw_text(canvas, "=", (left - 30, low - 2), theme.TEXT.number_tall, theme.PARCHMENT2, "center")
    x = left - 54
    for number, term in reversed(list(enumerate(told.terms, start=1))):
        if evening.ms >= _TERMS + _TERM_APART * number or evening.is_still:
            _draw_term(canvas, x, term)
        x -= _term_width(term) + 24
    x = _draw_printed(canvas, x, told.printed)
    pygame.draw.line(canvas, theme.BRASS_LO, (x - 18, rect.y + 16), (x - 18, rect.bottom - 16))
    return x - 18


def _term_width(term: Term) -> int:
    own = row_width(term.signs, 22) if term.signs else text_width(_change(term), theme.TEXT.number_lead)
    return max(own, text_width(term.name, theme.TEXT.label))


def _change(term: Term) -> str:
    return signed(term.change) if term.change else "±0"


def _draw_term(canvas: Surface, right: int, term: Term) -> None:
    center = right - _term_width(term) // 2
    draw_text(canvas, term.name, (center, at.CAPTION.y + 27), theme.TEXT.label, theme.PARCHMENT2, "center")
    if term.signs:
        draw_row(canvas, (center, at.CAPTION.y + 68), term.signs, 22, on_dark=True)
        return
    ink = _GREEN if term.change > 0 else _RED if term.change < 0 else theme.MUTED
    draw_text(canvas, _change(term), (center, at.CAPTION.y + 67), theme.TEXT.number_lead, ink, "center")


def _draw_printed(canvas: Surface, right: int, plain: Yields) -> int:
    wide = max(reward_width(plain, 26, gap=8, plus=False), text_width(words.PRINTED, theme.TEXT.label))
    center = right - wide // 2
    draw_text(canvas, words.PRINTED, (center, at.CAPTION.y + 27), theme.TEXT.label, theme.PARCHMENT2, "center")
    spot = (center, at.CAPTION.y + 68)
    draw_reward(canvas, spot, plain, 26, on_dark=True, align="center", gap=8, plus=False)
    return right - wide


# ------------------------------------------------------------------ the programme


def add_medallions(spots: Hotspots, told: Sequence[ToldAct], see: Callable[[int], object]) -> None:
    """Each act of the programme can be seen by a click."""
    for number, line in enumerate(told):
        center = at.medallion_center(number, len(told))
        tip = tip_words(line.name, line.owner, *line.explained, note=words.BACK_TO)
        area = Circle(*center, at.MEDALLION // 2 + 6)
        spots.add(Hotspot(f"{SPOTS}{number + 1}", area, on_click=partial(see, number), tip=tip, zone=Zone.STAGE))
        spots.get(f"{SPOTS}{number + 1}").says = saying(
            line.named(number), names.yields(line.yields), Role.ROW, at=(number + 1, len(told))
        )


def draw_programme(
    canvas: Surface, table: TableView, evening: Evening, told: Sequence[ToldAct], spots: Hotspots
) -> None:
    """A medallion for each act, joined by the way through the evening."""
    draw_inset_plate(canvas, at.PROGRAMME)
    centers = [at.medallion_center(number, len(told)) for number in range(len(told))]
    for number, (a, b) in enumerate(pairwise(centers)):
        done = evening.has_come(number + 1)
        pygame.draw.line(canvas, theme.BRASS_HI if done else theme.BRASS_LO, a, b, 3 if done else 2)
    for number, (center, line) in enumerate(zip(centers, told, strict=True)):
        is_on = evening.act is not None and evening.number == number
        size = at.LIT_MEDALLION if is_on or spots.is_hot(f"{SPOTS}{number + 1}") else at.MEDALLION
        if is_on:
            draw_glow(canvas, center, 30, theme.GLOW, 0.8)
        rim = theme.player_look(table.colours[line.seat]).fill
        draw_round(canvas, center, size + 6, theme.BRASS_HI if is_on else theme.BRASS)
        draw_round(canvas, center, size + 3, rim)
        ground = theme.mix(line.fill, "#000000", 0.0 if evening.has_come(number) else 0.35)
        draw_round(canvas, center, size - 5, ground, 1, theme.NIGHT)
        draw_icon(canvas, line.icon, center, round(size * 0.58), theme.CREAM)
        if evening.is_done(number):
            tick = (center[0] + 19, center[1] - 18)
            draw_round(canvas, tick, 20, theme.mix(theme.GOOD, "#000000", 0.3), 1, theme.BRASS_HI)
            draw_icon(canvas, "ui.tick", tick, 12, theme.CREAM)
        if line.times > 1:
            _draw_count(canvas, (center[0] + 20, center[1] + 18), line.times)


def _draw_count(canvas: Surface, center: tuple[int, int], count: int) -> None:
    draw_round(canvas, center, 22, (20, 12, 16), 1, theme.BRASS)
    draw_text(canvas, str(count), (center[0], center[1] - 1), theme.TEXT.number, theme.CREAM, "center")
