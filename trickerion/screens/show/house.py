"""The show in the middle: house, light, the act and its performers, curtain, audience, and what flies to whom."""

import math
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from dataclasses import replace
from functools import partial
from typing import Final

import pygame
from pygame import Rect, Surface

from trickerion.rules.catalog import PERFORMANCES, TRICKS, Link
from trickerion.rules.state import Marker
from trickerion.screens.evening import (
    FALLS,
    FIRST_ROW,
    IN_THE_LIGHT,
    LINGERS,
    NEXT_ROW,
    PAID,
    PLAYBILL,
    Act,
    Evening,
    begun,
)
from trickerion.screens.playbill import Running
from trickerion.screens.show import caption, playing
from trickerion.screens.show import layout as at
from trickerion.screens.show.account import draw_account_row, draw_playbill
from trickerion.screens.show.lessons import PaidLessons
from trickerion.screens.show.playing import OnStage
from trickerion.screens.show.told import ToldAct
from trickerion.screens.theater_cards import placed
from trickerion.ui import theme
from trickerion.ui.boxes import draw_inset_plate
from trickerion.ui.curves import arc, ease_in_out, ease_out, fall, mix, over
from trickerion.ui.flow import within, write_line
from trickerion.ui.icons import draw_icon
from trickerion.ui.markers import draw_marker
from trickerion.ui.shapes import Point, clipped, draw_glow, draw_ring, draw_round
from trickerion.ui.stage import layout as on
from trickerion.ui.stage.audience import draw_audience, draw_flowers
from trickerion.ui.stage.curtain import draw_curtain
from trickerion.ui.stage.effects import draw_before, draw_behind
from trickerion.ui.stage.figures import POSES, Stance, at_trick, breathing, draw_helper, draw_performer, thanking
from trickerion.ui.stage.house import DARK, draw_footlights, draw_house
from trickerion.ui.stage.light import BOW, LINKS, draw_beam, lit_stage
from trickerion.ui.stage.toy import draw_toy
from trickerion.ui.surface_cache import PICTURES, cached_surface, lasting_surface
from trickerion.ui.surfaces import draw_paper_panel
from trickerion.ui.text import gold_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_sign_disk
from trickerion.ui.trick_pictures import framed_trick, trick_picture
from trickerion.words import names
from trickerion.words.screens import performance as words

_HELPERS = ("assistant", "engineer", "manager", "helper")
_SIGNS = (
    ("resource.fame", theme.FAME_ON_DARK),
    ("resource.coin", theme.COIN_ON_DARK),
    ("resource.shard", theme.SHARD_ON_DARK),
)
_FLIGHTS: Final = (ease_in_out, fall, ease_in_out)
"""Flights of Fame, of Coins, which have weight, and of Shards."""
_SYMBOL: Final = 46
_HEM: Final = 90 / on.OPENING.h
"""Share of the curtain that is up while the playbill hangs."""
_ABOVE: Final = -650
_ACTS_AHEAD: Final = 2
_BOW: Final = (1372, 812)


def draw_show(canvas: Surface, stage: OnStage, told: Sequence[ToldAct]) -> None:
    """Everything between the columns."""
    theater, plays = theater_of(stage), stage.plays
    if plays is None:
        _draw_closed(canvas, stage, theater)
        return
    evening = plays.evening
    dark = mix(1.0, DARK, ease_out(evening.share(0, PLAYBILL))) if evening.shows_bill else DARK
    draw_house(canvas, theater, dark, with_stage=evening.is_before)
    if canvas.get_clip().colliderect(at.STAGE):
        _draw_stage(canvas, stage, plays, told, in_the_dark=dark <= DARK)
    if evening.is_applauded:
        draw_flowers(canvas, evening.ms)
    if canvas.get_clip().colliderect(at.STALLS):
        draw_audience(canvas, evening.ms, _applause(evening))
    if canvas.get_clip().colliderect(at.STAGE):
        if stage.running is not None:  # the sign of the performer on the valance
            seat = stage.running.bill.performer
            draw_sign_disk(canvas, at.CREST, 58, stage.table.colours[seat], f"magician.{stage.magician(seat)}")
        _draw_printed(canvas, stage, told, evening, _opened(evening))


def _draw_stage(
    canvas: Surface, stage: OnStage, plays: Running | PaidLessons, told: Sequence[ToldAct], *, in_the_dark: bool
) -> None:
    """All that stands within the opening."""
    theater, evening = theater_of(stage), plays.evening
    _draw_light(canvas, theater, evening)
    _draw_performance(canvas, stage, plays, told)
    opened = _opened(evening)
    draw_curtain(canvas, theater, opened, in_the_dark=in_the_dark)
    if isinstance(plays, Running) and plays.circle is not None:
        _draw_link(canvas, stage, plays, plays.circle)
    draw_footlights(canvas, theater, 1.0 if not evening.is_before else 0.4 + 0.6 * opened)


Step = Callable[[], object]


def build(stage: OnStage, told: Sequence[ToldAct]) -> Iterator[Step]:
    """Steps that paint all that the first picture of the stage needs; each may be taken twice."""
    corner, theater = Surface((1, 1)), theater_of(stage)
    for light in (1.0, DARK):
        yield partial(draw_house, corner, theater, light)
    for opened in (0.0, _HEM):
        yield partial(draw_curtain, corner, theater, opened)
    yield partial(draw_footlights, corner, theater, 0.4)
    yield partial(draw_audience, corner, 0.0, 0.0)
    if stage.plays is not None:
        yield from _rehearse_light(stage, LINKS)
    if stage.running is not None:
        yield partial(_draw_helpers, corner, stage.running)
        yield partial(_draw_performer, corner, stage, Stance(), on.PERFORMER)
        yield partial(draw_playbill, corner, stage, told, 0, len(told))


def rehearse(stage: OnStage, told: Sequence[ToldAct], evening: Evening) -> Iterator[Step]:
    """Steps that paint the next two acts while the act of the ``evening`` is seen; after the last comes the applause.

    Not all acts at once: pictures of a long show need more room than there is, so the first of them would be gone.
    """
    corner, number = Surface((1, 1)), evening.number
    if evening.is_before:
        yield from (partial(_draw_performer, corner, stage, Stance(pose), on.PERFORMER) for pose in POSES)
    for later, act in list(enumerate(evening.acts))[number + 1 : number + 1 + _ACTS_AHEAD]:
        yield from _rehearse_light(stage, _light_of(act))
        if act.trick:
            yield partial(trick_picture, act.trick, "link" if act.kind == "lesson" else "stage")
        links = [act.begins(link) + 0.9 * act.takes(link) for link in range(act.times)]
        for ms in links if act.kind == "link" else (IN_THE_LIGHT, 0.9 * act.length):
            yield from _rehearse_act(corner, _moment(stage, later, ms), told)
    if ends_soon(evening):
        yield from _rehearse_applause(corner, stage, told, len(evening.acts))


def ends_soon(evening: Evening) -> bool:
    """True if the applause is among the parts that are painted ahead."""
    return evening.is_one or evening.number + _ACTS_AHEAD >= len(evening.acts)


def _rehearse_applause(corner: Surface, stage: OnStage, told: Sequence[ToldAct], number: int) -> Iterator[Step]:
    yield from _rehearse_light(stage, BOW)
    for loud in (0.01, 1.0):
        yield partial(draw_audience, corner, LINGERS, loud)
    yield partial(draw_flowers, corner, LINGERS)
    yield partial(playing.draw_left, corner, _moment(stage, number, LINGERS))
    for row in range(len(told)):
        yield partial(draw_account_row, corner, stage, told, row)


def _rehearse_light(stage: OnStage, light: str) -> Iterator[Step]:
    yield partial(PICTURES.fetch, lit_stage, theater_of(stage), light)
    yield partial(lit_stage, theater_of(stage), light)


def _rehearse_act(corner: Surface, stage: OnStage, told: Sequence[ToldAct]) -> Iterator[Step]:
    """Steps that paint a moment of an act on the stage, and the boxes that it lights."""
    if stage.plays is not None:
        yield partial(_draw_performance, corner, stage, stage.plays, told)
    if stage.running is not None and stage.running.circle is not None:
        yield partial(_draw_link, corner, stage, stage.running, stage.running.circle)
    yield partial(playing.draw_left, corner, stage)
    yield partial(draw_flying, corner, stage)
    yield partial(playing.draw_boxes, corner, stage, told)
    yield partial(caption.draw_caption, corner, stage, told)


def _moment(stage: OnStage, number: int, ms: float) -> OnStage:
    """The stage at a moment of an act."""
    later = copy(stage.plays)
    assert later is not None
    later.evening = copy(later.evening)
    later.evening.number, later.evening.ms = number, ms
    return replace(stage, running=later) if isinstance(later, Running) else replace(stage, lessons=later)


def theater_of(stage: OnStage) -> str:
    """Theater of the house: that of the card; without one that of the first in the row."""
    card = stage.running.bill.card if stage.running is not None else next(iter(stage.table.state.row_ids), "")
    return PERFORMANCES[card].theater if card else "magnus_pantheon"


def _opened(evening: Evening) -> float:
    if not evening.is_before:
        return 1.0
    if not evening.shows_bill:
        return ease_in_out(evening.opened)
    hem = _HEM * ease_out(evening.share(PLAYBILL, FALLS))
    return mix(hem, 1.0, ease_in_out(evening.opened))


def _applause(evening: Evening) -> float:
    """Loudness of the applause, by all that was earned."""
    if not evening.is_applauded:
        return 0.0
    earned = sum(act.yields.fame + (act.yields.coins + act.yields.shards) / 2 for act in evening.acts)
    return min(1.0, 0.4 + earned / 30) * min(1.0, evening.ms / 400)


# ------------------------------------------------------------------ the light


def _draw_light(canvas: Surface, theater: str, evening: Evening) -> None:
    """The light of the act over that of the one before."""
    if evening.is_before:
        draw_beam(canvas, theater, LINKS, 0.55 * evening.opened)
        return
    before = _light_of(evening.acts[evening.number - 1]) if evening.number > 0 and not evening.is_one else LINKS
    now = BOW if evening.is_applauded else _light_of(evening.act)
    share = evening.share(0, 300 if evening.is_applauded else 80)
    if before != now and share < 1:
        draw_beam(canvas, theater, before, 1.0)
    draw_beam(canvas, theater, now, 1.0 if before == now else share)


def _light_of(act: Act | None) -> str:
    return TRICKS[act.trick].category if act is not None and act.trick else LINKS


# ------------------------------------------------------------------ who and what is on the stage


def _draw_performance(canvas: Surface, stage: OnStage, plays: Running | PaidLessons, told: Sequence[ToldAct]) -> None:
    evening = plays.evening
    if isinstance(plays, PaidLessons):
        _draw_lesson(canvas, plays)
    elif evening.is_applauded:
        _draw_performer(canvas, stage, thanking(evening.ms), _BOW)
    elif plays.circle is not None:
        _draw_performer(canvas, stage, breathing(evening.ms), at.LINK_PERFORMER, at.LINK_PERFORMER_HEIGHT)
    elif evening.act is not None and evening.act.trick:
        _draw_trick_act(canvas, stage, plays, evening.act)
    else:
        _draw_helpers(canvas, plays)
        if evening.act is not None:
            _draw_bonus(canvas, told[evening.number], evening)
        elif evening.is_one and not evening.is_before:
            _draw_together(canvas, evening)
        _draw_performer(canvas, stage, breathing(evening.ms), on.PERFORMER)


def _draw_performer(
    canvas: Surface, stage: OnStage, stance: Stance, foot: Point, height: int = on.PERFORMER_HEIGHT
) -> None:
    running = stage.running
    if running is not None:
        seat = running.bill.performer
        figure = "heir" if running.state.heir is not None and seat != stage.table.viewer else stage.magician(seat)
        draw_performer(canvas, figure, stance, foot, height, stage.table.colours[seat])


def _helpers(running: Running) -> list[str]:
    """The Characters who earn backstage in this show."""
    return [line.kind for line in running.bill.bonuses if line.kind in _HELPERS]


def _draw_helpers(canvas: Surface, running: Running) -> None:
    """They stand at the side; the one who earns steps into the light."""
    evening = running.evening
    earning = running.bill.lines[evening.number] if evening.act is not None else None
    for number, kind in enumerate(_helpers(running)):
        foot = on.HELPERS[number % len(on.HELPERS)]
        if earning is not None and getattr(earning, "kind", "") == kind:
            share = ease_out(evening.share(0, 300))
            foot = (round(mix(foot[0], 1080, share)), round(mix(foot[1], 806, share)))
        draw_helper(canvas, "apprentice" if kind == "helper" else kind, foot, on.HELPER_HEIGHT)


def _draw_trick_act(canvas: Surface, stage: OnStage, running: Running, act: Act) -> None:
    evening = running.evening
    draw_behind(canvas, act.trick, on.FOCUS, evening.ms)
    _draw_helpers(canvas, running)
    draw_toy(canvas, act.trick, min(1.0, evening.ms / IN_THE_LIGHT))
    draw_before(canvas, act.trick, on.FOCUS, evening.ms)
    # a Trick that pays nothing is not presented
    category, ms = TRICKS[act.trick].category, evening.ms
    stance = at_trick(category, ms, PAID) if any(act.yields) else breathing(ms)
    _draw_performer(canvas, stage, stance, on.PERFORMER)


def _draw_lesson(canvas: Surface, lessons: PaidLessons) -> None:
    evening, room = lessons.evening, lessons.room
    act = evening.act
    if act is None or room is None:
        return
    focus = (on.FOCUS[0], on.FOCUS[1] - 40)
    draw_behind(canvas, act.trick, focus, evening.ms)
    lessons.draw_room(canvas, at.LESSON_TILE, room)
    draw_toy(canvas, act.trick, min(1.0, evening.ms / IN_THE_LIGHT), at.LESSON_TILE.midtop, "link")
    draw_before(canvas, act.trick, focus, evening.ms)


def _draw_bonus(canvas: Surface, told: ToldAct, evening: Evening) -> None:
    """Draw the sign of the performer's bonus, on a golden medal."""
    share = ease_out(evening.share(0, 250))
    draw_glow(canvas, on.FOCUS, 120, (255, 196, 96), 0.6 * share)
    picture = _medal(told.icon, 216)
    picture.set_alpha(round(255 * share))
    canvas.blit(picture, picture.get_rect(center=(on.FOCUS[0], on.FOCUS[1] + round(60 * (1 - share)))))
    picture.set_alpha(255)


@lasting_surface
def _medal(icon: str, size: int) -> Surface:
    picture = Surface((size + 40, size + 40), pygame.SRCALPHA)
    center = (picture.get_width() // 2, picture.get_height() // 2)
    draw_round(picture, (center[0] + 4, center[1] + 8), size, (8, 2, 6, 150))
    picture = pygame.transform.box_blur(picture, 5)
    for wide, colour in ((0, "#5a3a14"), (4, theme.BRASS), (10, theme.BRASS_HI), (18, theme.BRASS), (24, "#4a2c10")):
        draw_round(picture, center, size - wide, colour)
    draw_round(picture, center, size - 30, theme.VELVET, 3, theme.BRASS_HI)
    draw_round(picture, (center[0], center[1] - 4), size - 60, theme.mix(theme.VELVET, "#ffffff", 0.08))
    draw_icon(picture, icon, (center[0] + 2, center[1] + 4), size // 2, (30, 6, 12))
    draw_icon(picture, icon, center, size // 2, theme.BRASS_HI)
    return picture


def _draw_together(canvas: Surface, evening: Evening) -> None:
    """The pictures of all Tricks, one after the other."""
    tricks = [(number, act.trick) for number, act in enumerate(evening.acts) if act.trick]
    for place, (number, trick) in enumerate(tricks):
        share, center = ease_out(evening.share(begun(number), 240)), at.together_center(place, len(tricks))
        if share > 0:
            picture = framed_trick(trick, at.TOGETHER)
            picture.set_alpha(round(255 * share))
            canvas.blit(picture, picture.get_rect(center=(center[0], center[1] + round(60 * (1 - share)))))
            picture.set_alpha(255)


# ------------------------------------------------------------------ Links


def _draw_link(canvas: Surface, stage: OnStage, running: Running, link: Link) -> None:
    """Two markers meet in the ring, as they lie on the card; beside them their Tricks."""
    evening, card = running.evening, running.state.performance(running.bill.card)
    act = evening.act
    assert act is not None
    number = act.link_at(evening.ms)
    takes = act.takes(number)
    met = ease_out(evening.share(act.begins(number), 0.26 * takes))
    run = evening.share(act.begins(number) + 0.26 * takes, 0.37 * takes)
    slots = card.card.slots
    is_level = slots[link.a][1] == slots[link.b][1]
    half = at.LINK_MARKER if is_level else round(at.LINK_MARKER * 0.74)
    reach = half + round(120 * (1 - met))
    for side, slot in ((-1, link.a), (1, link.b)):
        marker = card.markers[slot]
        if marker is not None:
            _draw_linked(canvas, stage, marker, side, half, (side * reach, 0) if is_level else (0, side * reach))
    _draw_ring_of_light(canvas, card.link_at(link), half, run, is_level=is_level)


def _draw_linked(canvas: Surface, stage: OnStage, marker: Marker, side: int, half: int, moved: tuple[int, int]) -> None:
    x, plate = at.LINK_SIDES[side > 0], at.LINK_PLATES[side > 0]
    title, said = words.NEUTRAL, ""
    if marker.owner >= 0:
        picture = trick_picture(marker.trick, "link")
        canvas.blit(picture, picture.get_rect(center=(x, at.LINK[1])))
        title = names.trick(marker.trick)
        said = words.YOURS if marker.owner == stage.table.viewer else stage.who(marker.owner)
    draw_inset_plate(canvas, plate)
    gold_text(canvas, title, (plate.centerx, plate.y + (24 if said else 35)), theme.TEXT.title, width=plate.w - 20)
    write_line(canvas, said, within(plate, top=36, height=30), theme.TEXT.aside_plus, theme.CREAM, "center")
    center = (at.LINK[0] + moved[0], at.LINK[1] + moved[1])
    draw_marker(canvas, center, half, *placed(marker, stage.table.colours))


def _draw_ring_of_light(canvas: Surface, category: str, half: int, run: float, *, is_level: bool) -> None:
    center, radius = at.LINK, round(at.LINK_RADIUS * half / at.LINK_MARKER)
    if run <= 0:
        return
    draw_glow(canvas, center, radius, (255, 206, 96), 0.5 * run)
    for side in (-1, 1):
        apart = side * round(half * 0.4)
        spot = (center[0] + apart, center[1]) if is_level else (center[0], center[1] + apart)
        size = round(58 * half / at.LINK_MARKER)
        draw_round(canvas, spot, size, theme.category_fill(category), 3, theme.BRASS_HI)
        draw_icon(canvas, f"category.{category}", spot, round(size * 0.66), theme.CREAM)
    if run >= 1:
        draw_ring(canvas, center, radius + 10, 8, theme.LINK_GOLD, (120, 70, 10, 255))
        draw_ring(canvas, center, radius + 22, 2, (255, 226, 150), (0, 0, 0, 0))
        return
    box = Rect(0, 0, 2 * radius + 20, 2 * radius + 20).move_to(center=center)
    pygame.draw.arc(canvas, theme.LINK_GOLD, box, math.pi / 2 - math.tau * run, math.pi / 2, 8)
    turn = math.tau * run - math.pi / 2
    draw_glow(canvas, (center[0] + math.cos(turn) * radius, center[1] + math.sin(turn) * radius), 28, (255, 236, 180))


# ------------------------------------------------------------------ before the curtain


def _draw_printed(canvas: Surface, stage: OnStage, told: Sequence[ToldAct], evening: Evening, opened: float) -> None:
    if evening.shows_bill and evening.ms > PLAYBILL:
        fallen = over(evening.share(PLAYBILL, FALLS))
        risen = round(on.OPENING.h * max(0.0, opened - _HEM) * 1.1)
        rows = (evening.ms - PLAYBILL - FIRST_ROW) / NEXT_ROW
        draw_playbill(canvas, stage, told, round(_ABOVE * (1 - fallen)) - risen, rows)


def _draw_closed(canvas: Surface, stage: OnStage, theater: str) -> None:
    """Nobody performs: the curtain is down, and one sentence hangs there."""
    draw_house(canvas, theater, 0.7)
    draw_curtain(canvas, theater, 0.0, in_the_dark=False)
    draw_footlights(canvas, theater, 0.3)
    draw_audience(canvas, 0.0, 0.0)
    for x in (at.NOTE.x + 18, at.NOTE.right - 18):
        pygame.draw.line(canvas, theme.BRASS, (x, 62), (x, at.NOTE.y + 18), 2)
    draw_paper_panel(canvas, at.NOTE, 6, 3, rivets=True)
    draw_icon(canvas, "location.theater", within(at.NOTE, top=38, height=64).center, 64, theme.INK2)
    room = within(at.NOTE, left=40, right=40, top=128, height=100)
    draw_block(canvas, stage.note, room, theme.TEXT.strong_lead, theme.INK, align="center")


# ------------------------------------------------------------------ what flies


def draw_flying(canvas: Surface, stage: OnStage) -> None:
    """Symbols on their way into the boxes, each with its trail; none crosses a box."""
    seats = stage.seats
    with clipped(canvas, at.STAGE.union(at.FLIGHTS)):
        for act, kind, _, share in stage.plays.evening.flying() if stage.plays is not None else ():
            box = at.box_rect(seats.index(act.seat), len(seats))
            start = (at.LINK[0] + 60, at.LINK[1] - 60) if act.kind == "link" else (on.FOCUS[0] + 120, on.FOCUS[1] - 20)
            _draw_symbol(canvas, kind, start, (box.x + 4, box.y + 44 + 14 * kind), _FLIGHTS[kind](share))


def _draw_symbol(canvas: Surface, kind: int, start: Point, end: Point, share: float) -> None:
    for trail in range(6, 0, -1):
        behind = share - 0.035 * trail
        if behind > 0:
            draw_glow(canvas, arc(start, end, behind), 15 - 2 * trail, _SIGNS[kind][1], 0.7 - 0.09 * trail)
    symbol = _symbol(kind)
    canvas.blit(symbol, symbol.get_rect(center=arc(start, end, share)))


@cached_surface
def _symbol(kind: int) -> Surface:
    picture = Surface((_SYMBOL * 2, _SYMBOL * 2), pygame.SRCALPHA)
    sign, colour = _SIGNS[kind]
    draw_glow(picture, (_SYMBOL, _SYMBOL), 20, colour, 0.5)
    draw_icon(picture, sign, (_SYMBOL + 1, _SYMBOL + 2), _SYMBOL, (30, 16, 8))
    draw_icon(picture, sign, (_SYMBOL, _SYMBOL), _SYMBOL, colour)
    return picture
