"""What stands beside the stage: the card and the weekdays at the left, the players' boxes at the right."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

import pygame
from pygame import Rect, Surface

from trickerion.language.voice import Voice, you_or_name
from trickerion.rules.ask.stage import performers_after
from trickerion.rules.catalog import DAYS, TRICKS, Link, Yields, number_in
from trickerion.rules.state import Performance
from trickerion.screens.playbill import Cause, Running, TrickLine
from trickerion.screens.show import layout as at
from trickerion.screens.show.lessons import PaidLessons
from trickerion.screens.show.told import ToldAct
from trickerion.screens.theater_cards import ShownCard, center_of, draw_card, half_of
from trickerion.table.view import TableView
from trickerion.ui import prophecy_pill, theme
from trickerion.ui.boxes import draw_box, draw_inset_plate
from trickerion.ui.controls import draw_reward
from trickerion.ui.flow import Column, within, write_line
from trickerion.ui.hotspots import Hotspot, Hotspots, tip_words
from trickerion.ui.icons import draw_icon
from trickerion.ui.markers import draw_marker
from trickerion.ui.performance_card import draw_number
from trickerion.ui.performance_grid import draw_link_light
from trickerion.ui.shapes import draw_glow, draw_glow_around, draw_plate, draw_ring, draw_veil
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.surfaces import draw_round_badge
from trickerion.ui.text import draw_text, gold_text
from trickerion.ui.text_block import block_height, draw_block
from trickerion.ui.tokens import draw_emblem, draw_sign_disk
from trickerion.words import names
from trickerion.words.powers.names import power as named
from trickerion.words.screens import performance as words

_VEIL = (20, 8, 14)
SPOTS = ("show.cause_", prophecy_pill.NAME)
"""Beginnings of the names of the spots at the right, before their numbers."""


@dataclass
class OnStage:
    """Things on the stage: a show, or a ``note`` that there is none; ``table`` as it stood on that evening.

    ``before``: how the shows of the weekdays before it went; ``is_again``: it was asked for; ``goes_on``: its performer
    may let Tricks of another card pay.
    """

    table: TableView
    day: str
    before: dict[str, str] = field(default_factory=dict)
    running: Running | None = None
    lessons: PaidLessons | None = None
    note: str = ""
    is_again: bool = False
    goes_on: bool = False

    @property
    def voice(self) -> Voice:
        """Voice of the reader."""
        return Voice(self.table.names, self.table.viewer)

    @property
    def plays(self) -> Running | PaidLessons | None:
        """Part that comes act by act: a show or lessons; None for a note."""
        return self.running or self.lessons

    @property
    def title(self) -> str:
        """The weekday, or what else this is."""
        return words.LESSONS if self.lessons is not None else names.DAY.get(self.day, words.THE_SHOW)

    def who(self, seat: int) -> str:
        """A player in words."""
        return you_or_name(seat, self.table.names, self.table.viewer)

    def magician(self, seat: int) -> str:
        """The Magician of a seat."""
        return self.table.on_board.players[seat].magician

    def turn_of(self, day: str) -> str:
        """Words on the performer of a weekday, and on the progress of that show."""
        performer = self.table.occupant(f"{day}.perform")
        if performer is None:
            return words.NO_SHOW
        return words.turn_of(who=self.who(performer[0]), standing=self.standing(day))

    def standing(self, day: str) -> str:
        """Progress of the show of a weekday."""
        performer = self.table.occupant(f"{day}.perform")
        today, to_come = words.NO_SHOW, words.LATER
        if self.running is not None:
            today = words.DONE if self.running.evening.is_applauded else words.ON_STAGE
        if performer is None or performer[0] not in self._performers_after:
            to_come = words.UNABLE
        return self.before.get(day, today if day == self.day else to_come)

    @cached_property
    def _performers_after(self) -> frozenset[int]:
        bill = self.running.bill if self.running is not None else None
        slots = [line.slot for line in bill.tricks] if bill is not None else []
        return performers_after(self.table.state, bill.card if bill is not None else "", slots)

    @property
    def next_day(self) -> str:
        """The weekday of the next show; "" after the last."""
        days = DAYS[DAYS.index(self.day) + 1 :] if self.day in DAYS else ()
        return next((day for day in days if self.standing(day) == words.LATER), "")

    @property
    def seats(self) -> list[int]:
        """Seats that have boxes: the performer, then the others in the order of their seats."""
        first = [self.running.bill.performer] if self.running is not None else []
        return [*first, *(seat for seat in range(len(self.table.names)) if seat not in first)]

    def role(self, seat: int) -> str:
        """Role of a seat in this show."""
        if self.running is None:
            return ""
        bill = self.running.bill
        return words.PERFORMER if seat == bill.performer else words.GUEST if seat in bill.seats else ""


def add_spots(spots: Hotspots, stage: OnStage) -> None:
    """Add the spots of the sides, with their tips."""
    prophecy_pill.add_spot(spots, at.PROPHECY, stage.table.prophecy)
    for number, (cause, rect) in enumerate(_cause_rows(stage)):
        tip = tip_words(cause.named(stage.who), cause.text, icon=cause.icon, note=words.CAUSE_NOTE)
        spots.add(Hotspot(f"show.cause_{number + 1}", rect, tip=tip, focusable=False))


def draw_left(canvas: Surface, stage: OnStage) -> None:
    """Draw the performer, the card, the evening."""
    _draw_head(canvas, stage)
    if stage.running is not None:
        _draw_card(canvas, stage.table.colours, stage.running)
    if stage.lessons is not None:
        stage.lessons.draw_rooms(canvas)
    if stage.day in DAYS:
        _draw_evening(canvas, stage)


def draw_right(canvas: Surface, stage: OnStage, told: list[ToldAct], spots: Hotspots) -> None:
    """The boxes of the players, what changes the show."""
    _draw_causes(canvas, stage, spots)
    prophecy_pill.draw(canvas, at.PROPHECY, stage.table.prophecy, spots)
    if stage.plays is not None:
        draw_boxes(canvas, stage, told)


def _draw_head(canvas: Surface, stage: OnStage) -> None:
    rect = at.HEAD
    draw_inset_plate(canvas, rect)
    center, said = (rect.x + 46, rect.centery - 2), ""
    if stage.running is not None:
        seat = stage.running.bill.performer
        draw_sign_disk(canvas, center, 58, stage.table.colours[seat], f"magician.{stage.magician(seat)}")
        power = stage.running.bill.power
        said = words.plays_on(stage.voice, seat, power=named(power)) if power else words.title(stage.voice, seat)
    else:
        icon = "phase.classroom" if stage.lessons is not None else "action.perform"
        draw_round_badge(canvas, center, icon, 58, theme.VELVET)
        said = words.LESSONS_HEAD if stage.lessons is not None else words.NO_SHOW
    gold_text(canvas, stage.title, (rect.x + 88, rect.y + 29), theme.TEXT.title_large, "midleft", width=rect.w - 100)
    write_line(canvas, said, within(rect, left=89, right=11, top=43, height=30), theme.TEXT.body_lead, theme.CREAM)


# ------------------------------------------------------------------ the card


def _draw_card(canvas: Surface, colours: tuple[str, ...], running: Running) -> None:
    rect, card, evening = at.CARD, running.state.performance(running.bill.card), running.evening
    is_playing = evening.act is not None
    draw_card(canvas, ShownCard(rect, card, card, light=0.0 if is_playing else 0.5), colours)
    draw_number(canvas, rect, number_in(running.state.row_ids, card.id))
    if not is_playing:
        return
    line = running.line
    if isinstance(line, TrickLine):
        draw_veil(canvas, within(rect, left=4, right=4, top=42, bottom=48), _VEIL, 118, 0)
        _draw_lit_marker(canvas, rect, card, line.slot, colours)
    elif running.circle is not None:
        _draw_lit_circle(canvas, rect, card, running.circle, colours)
    else:
        draw_plate(canvas, within(rect, left=5, right=5, bottom=5, height=38), (0, 0, 0, 0), 8, 3, theme.GLOW)


def _draw_lit_marker(canvas: Surface, rect: Rect, card: Performance, slot: int, colours: tuple[str, ...]) -> None:
    """The marker whose Trick is on the stage, in full light."""
    marker = card.marker_at(slot)
    if marker is None:
        return
    center, half = center_of(rect, card.card, slot), half_of(rect, slot)
    draw_glow(canvas, center, round(half * 1.1), (255, 190, 80))
    draw_marker(canvas, center, half, colours[marker.owner], marker.suit, marker.turns, TRICKS[marker.trick].category)


def _draw_lit_circle(canvas: Surface, rect: Rect, card: Performance, link: Link, colours: tuple[str, ...]) -> None:
    """The Link that lights; all else in the shade."""
    a, b = center_of(rect, card.card, link.a), center_of(rect, card.card, link.b)
    center, half = ((a[0] + b[0]) // 2, (a[1] + b[1]) // 2), half_of(rect, link.a)
    canvas.blit(_shade_round(rect.size, (center[0] - rect.x, center[1] - rect.y), half), rect)
    draw_glow(canvas, center, round(half * 0.9), (255, 206, 96), 0.35)
    draw_ring(canvas, center, round(half * 0.74), 4, theme.LINK_GOLD)
    draw_link_light(canvas, center, half, 1.0)


@cached_surface
def _shade_round(size: tuple[int, int], center: tuple[int, int], half: int) -> Surface:
    shade = Surface(size, pygame.SRCALPHA)
    shade.fill((*_VEIL, 118), (4, 42, size[0] - 8, size[1] - 90))
    pygame.draw.circle(shade, (*_VEIL, 0), center, half)
    return pygame.transform.box_blur(shade, 4)


# ------------------------------------------------------------------ the evening


def _draw_evening(canvas: Surface, stage: OnStage) -> None:
    draw_inset_plate(canvas, at.EVENING)
    for day in DAYS:
        rect, is_on, taken = at.evening_rect(day), day == stage.day, stage.table.occupant(f"{day}.perform")
        if is_on:
            draw_plate(canvas, rect, (104, 22, 36), 9, 1, theme.BRASS_HI)
        dim = not is_on and (taken is None or stage.standing(day) != words.LATER)
        if taken is not None:
            draw_emblem(canvas, within(rect, left=8, width=28).center, 28, stage.table.colours[taken[0]], dim=dim)
        colour = theme.MUTED if dim else theme.BRASS_HI
        name, spot = names.DAY[day], (rect.x + 46, rect.centery - 1)
        drawn = draw_text(canvas, name, spot, theme.TEXT.head_large, colour, "midleft", width=130)
        said = stage.standing(day) if taken is not None else words.NO_SHOW
        said = stage.who(taken[0]) if taken is not None and said == words.LATER else said
        room, spot = rect.right - drawn.right - 22, (rect.right - 12, rect.centery - 1)
        ink = theme.MUTED if dim else theme.CREAM
        draw_text(canvas, said, spot, theme.TEXT.aside_plus, ink, "midright", width=room)


# ------------------------------------------------------------------ what changes the show


def _cause_rows(stage: OnStage) -> list[tuple[Cause, Rect]]:
    """Each cause with its place on the plate."""
    if stage.running is None:
        return []
    causes, plate = stage.running.bill.causes, at.causes_rect(bool(stage.table.prophecy))
    if len(stage.seats) <= 2:
        plate = Rect(plate.x, plate.y - 140, plate.w, plate.h + 140)
    step = min(72 if len(stage.seats) > 2 else 150, (plate.h - 46) // max(1, len(causes)))
    return [
        (cause, Column(within(plate, left=8, right=8, top=38), 4).cell(n, step - 4)) for n, cause in enumerate(causes)
    ]


def _draw_causes(canvas: Surface, stage: OnStage, spots: Hotspots) -> None:
    rows = _cause_rows(stage)
    if not rows:
        return
    plate = rows[0][1].unionall([rect for _, rect in rows])
    plate = Rect(plate.x - 8, plate.y - 38, plate.w + 16, plate.h + 46)
    draw_inset_plate(canvas, plate)
    write_line(
        canvas, words.COUNTS, within(plate, left=16, right=16, top=6, height=30), theme.TEXT.head, theme.BRASS_HI
    )
    for number, (cause, rect) in enumerate(rows):
        _draw_cause(canvas, rect, cause, stage, is_hot=spots.is_hot(f"show.cause_{number + 1}"))


def _draw_cause(canvas: Surface, rect: Rect, cause: Cause, stage: OnStage, *, is_hot: bool) -> None:
    draw_plate(canvas, rect, (52, 36, 82), 9, 1, theme.GLOW if is_hot else theme.BRASS_LO)
    draw_icon(canvas, cause.icon, (rect.x + 22, rect.centery), min(26, rect.h - 6), theme.BRASS_HI)
    name, room = cause.named(stage.who), within(rect, left=44, right=8, top=2, bottom=2)
    if rect.h < 42:
        draw_text(canvas, name, (room.x, rect.centery - 1), theme.TEXT.strong, theme.CREAM, "midleft", width=room.w)
        return
    text = words.cause(name=name, text=cause.text)
    high = min(room.h, block_height(text, room.w, theme.TEXT.body, 20))
    place = Rect(room.x, rect.centery - high // 2 - 1, room.w, max(20, high))
    draw_block(canvas, text, place, colour=theme.CREAM, line=20, has_tip=True)


# ------------------------------------------------------------------ the boxes


def draw_boxes(canvas: Surface, stage: OnStage, told: Sequence[ToldAct]) -> None:
    """Draw the box of each player: the Yields so far, or those to be shown."""
    plays = stage.plays
    assert plays is not None
    evening, lit = plays.evening, _lit(stage)
    for number, seat in enumerate(stage.seats):
        rect, is_lit = at.box_rect(number, len(stage.seats)), seat in lit
        if is_lit:
            draw_glow_around(canvas, rect, theme.GLOW, 0.9, blur=10)
        colour = stage.table.colours[seat]
        middle = draw_box(canvas, rect, colour, lit=is_lit)
        spot = (rect.x + 28, rect.bottom - 23)
        draw_emblem(canvas, spot, 30, colour)
        role, end = stage.role(seat), (rect.right - 16, spot[1] - 1)
        left = draw_text(canvas, role, end, theme.TEXT.aside_plus, theme.PARCHMENT2, "midright").left
        place = (rect.x + 52, spot[1] - 1)
        gold_text(canvas, stage.who(seat), place, theme.TEXT.title, "midleft", width=left - rect.x - 62)
        if evening.is_before:
            _draw_own_tricks(canvas, middle, [line for line in told if line.seat == seat and line.trick])
        else:
            _draw_sum(
                canvas,
                middle,
                evening.received(seat),
                is_lit=is_lit or evening.is_applauded,
                is_over=evening.is_applauded,
            )


def shown_in_boxes(stage: OnStage) -> object:
    """State of the boxes that can change in an act: the Yields received, and the seats whose boxes are lit."""
    if stage.plays is None:
        return None
    return [stage.plays.evening.received(seat) for seat in stage.seats], _lit(stage)


def _lit(stage: OnStage) -> set[int]:
    """Seats whose boxes glow: those that are paid, at the end the viewer's."""
    plays = stage.plays
    assert plays is not None
    if plays.evening.is_applauded:
        return {stage.table.viewer}
    flying = {act.seat for act, _, _, _ in plays.evening.flying()}
    act = plays.evening.act
    if act is not None and any(act.received(plays.evening.ms)):
        flying.add(act.seat)
    return flying


def _draw_sum(canvas: Surface, middle: tuple[int, int], paid: Yields, *, is_lit: bool, is_over: bool) -> None:
    if any(paid):
        size = 34 if is_lit and sum(map(bool, paid)) < 3 else 30
        draw_reward(canvas, middle, paid, size, on_dark=True, align="center", gap=12)
    else:
        said = words.NOTHING if is_over else words.NOTHING_YET
        draw_text(canvas, said, middle, theme.TEXT.aside_large, theme.PARCHMENT, "center")


def _draw_own_tricks(canvas: Surface, middle: tuple[int, int], told: list[ToldAct]) -> None:
    """The pictures of the Tricks that are on the bill."""
    step = min(44, 230 // max(1, len(told)))
    left = middle[0] - step * (len(told) - 1) // 2
    for number, line in enumerate(told):
        center = (left + step * number, middle[1])
        draw_round_badge(canvas, center, line.icon, min(40, step - 2), line.fill, theme.CREAM, rim=(theme.BRASS_HI, 1))


def draw_stay(canvas: Surface, share: float) -> None:
    """Draw the share of the time left before the show goes on by itself: a thin line in the button."""
    if share > 0:
        bar = Rect(at.NEXT.x + 14, at.NEXT.bottom - 8, round((at.NEXT.w - 28) * share), 4)
        pygame.draw.rect(canvas, theme.BRASS_HI, bar, border_radius=2)
