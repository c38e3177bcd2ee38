"""A show on the stage: the house is dark, the card is lit, the playbill fills, the sums grow."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from trickerion.rules.ask import links_of
from trickerion.rules.catalog import DAYS, TRICKS, Yields
from trickerion.rules.state import Performance
from trickerion.scenes.performance.causes import Cause
from trickerion.scenes.performance.choosing import bonus_icon, bonus_name
from trickerion.scenes.performance.playbill import BonusLine, TrickLine, printed, printed_bonus
from trickerion.scenes.performance.running import Line, Running
from trickerion.scenes.theater.cards import CardPicture, center_of, draw_card, half_of
from trickerion.table import prophecy_pill
from trickerion.ui import theme
from trickerion.ui.controls import draw_reward
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import theater as at
from trickerion.ui.markers import draw_marker
from trickerion.ui.performance_grid import draw_link_light
from trickerion.ui.scenery import backdrop, draw_stage
from trickerion.ui.shapes import draw_double_rule, draw_glow, draw_glow_around, draw_plate, draw_round, draw_veil
from trickerion.ui.surfaces import draw_dark_panel, draw_paper_panel, draw_ribbon
from trickerion.ui.text import draw_text, gold_text
from trickerion.ui.text_block import block_lines, draw_block
from trickerion.ui.tokens import draw_emblem, signed
from trickerion.words import names as words

if TYPE_CHECKING:
    from trickerion.scenes.performance.scene import PerformanceScene

_DARK = 150  # how dark the house gets, of 255
_SLIDE = 46  # canvas pixels that a line comes from
_MODIFIER_X, _PRINTED_X = 340, 500  # from a line's right end


def draw(canvas: pygame.Surface, scene: PerformanceScene) -> None:
    """The whole screen."""
    running = scene.running
    share = running.curtain if running is not None else 1.0
    scene.ground.draw(canvas, ("house", round(16 * share)), lambda surface: _draw_house(surface, share))
    scene.bar.draw(canvas, scene.spots, scene.shown)
    _draw_ribbon(canvas, scene)
    prophecy_pill.draw(canvas, at.HOUSE_PROPHECY, scene.prophecy, scene.spots)
    if running is None:
        _draw_note(canvas, scene)
    else:
        _draw_card(canvas, scene, running)
        _draw_bill(canvas, scene, running)
        _draw_totals(canvas, scene, running)
    _draw_order(canvas, scene, running.bill.day if running is not None else scene.note_day)
    _draw_stay(canvas, scene)


def _draw_house(canvas: pygame.Surface, share: float) -> None:
    """City and stage, as dark as the show has come."""
    canvas.blit(backdrop(150), (0, 0))
    draw_stage(canvas, at.HOUSE, floor=at.HOUSE_FLOOR, scallops=20, lights=6)
    draw_veil(canvas, at.HOUSE.inflate(-8, -8), (8, 4, 10), round(_DARK * share), 12)


def _draw_ribbon(canvas: pygame.Surface, scene: PerformanceScene) -> None:
    running = scene.running
    day = running.bill.day if running is not None else scene.note_day
    title = words.DAY.get(day, "The show")
    if running is not None:
        seat = running.bill.performer
        who = words.who(seat, scene.names, scene.session.viewer)
        title = f"{title}: {who} {'perform' if who == 'You' else 'performs'}"
    draw_ribbon(canvas, at.HOUSE_RIBBON, theme.RIBBON_COLOURS["theater"], title, 30, "action.perform")


def _draw_note(canvas: pygame.Surface, scene: PerformanceScene) -> None:
    """Nobody performs: said in one line on the empty stage."""
    panel = Rect(0, 0, 860, 170)
    panel.center = (at.HOUSE.centerx, at.HOUSE.y + 420)
    draw_glow_around(canvas, panel, theme.GLOW, 0.5, blur=30)
    draw_paper_panel(canvas, panel, 12, 4, rivets=True)
    draw_icon(canvas, "location.theater", (panel.centerx, panel.y + 54), 54, theme.INK2)
    place = (panel.centerx, panel.y + 122)
    draw_text(canvas, scene.note, place, theme.BODY_BOLD, 24, theme.INK, "center", width=panel.w - 60)


# ---- the card ------------------------------------------------------------------------------------------------------


def _draw_card(canvas: pygame.Surface, scene: PerformanceScene, running: Running) -> None:
    rect, card = at.SHOW_CARD, running.state.performance(running.bill.card)
    draw_glow_around(canvas, rect, theme.GLOW, 0.55 + 0.45 * running.curtain, blur=30)
    picture = CardPicture(rect, card, card, light=running.curtain)
    draw_card(canvas, picture, scene.colours)
    for slot in running.lit_slots():
        _draw_spot(canvas, rect, card, slot, scene)
    for number, link in enumerate(links_of(card)):
        share = running.rings[number]
        if 0 < share < 1:
            a, b = center_of(rect, card.card, link.a), center_of(rect, card.card, link.b)
            draw_link_light(canvas, ((a[0] + b[0]) // 2, (a[1] + b[1]) // 2), half_of(rect, link.a), share)


def _draw_spot(canvas: pygame.Surface, rect: Rect, card: Performance, slot: int, scene: PerformanceScene) -> None:
    """The marker whose Yields are being paid, in full light."""
    marker = card.marker_at(slot)
    if marker is None:
        return
    center, half = center_of(rect, card.card, slot), half_of(rect, slot)
    draw_glow(canvas, center, round(half * 1.05), (255, 190, 80))
    own = TRICKS[marker.trick].category
    draw_marker(canvas, center, half, scene.colours[marker.owner], marker.suit, marker.turns, own)


# ---- the playbill --------------------------------------------------------------------------------------------------


def _draw_bill(canvas: pygame.Surface, scene: PerformanceScene, running: Running) -> None:
    panel = at.PLAYBILL
    draw_paper_panel(canvas, panel, 12, 4, rivets=True)
    title = words.performance(running.bill.card)
    draw_text(canvas, title, (panel.centerx, panel.y + 34), theme.HEAD, 32, theme.INK, "center")
    draw_double_rule(canvas, panel.x + 30, panel.right - 30, panel.y + 60)
    count = len(running.lines) + len(running.bill.causes)
    for number, line in enumerate(running.lines):
        share = running.arrived[number]
        if share > 0:
            _draw_line(canvas, scene, at.bill_rect(number, count), line, share)
    for number, cause in enumerate(running.bill.causes, start=len(running.lines)):
        _draw_cause(canvas, at.bill_rect(number, count), cause)


def _draw_cause(canvas: pygame.Surface, rect: Rect, cause: Cause) -> None:
    """A card or an ability that changes the numbers above."""
    draw_plate(canvas, rect, (52, 36, 82), 9, 1, theme.BRASS_LO)
    draw_icon(canvas, cause.icon, (rect.x + 34, rect.centery), min(30, rect.h - 12), theme.BRASS_HI)
    name, room = rect.x + 68, rect.w - 84
    said, most = f"*{cause.name}*: {cause.text}", 2 if rect.h >= 44 else 1
    lines = min(most, block_lines(said, room, theme.BODY, 17))
    top = rect.centery - 10 * lines - 1
    draw_block(canvas, said, (name, top), room, theme.BODY, 17, theme.CREAM, line=20, on_dark=True, max_lines=lines)


def _draw_line(canvas: pygame.Surface, scene: PerformanceScene, rect: Rect, line: Line, share: float) -> None:
    """A line as it comes in from the left."""
    if share >= 1:
        _paint_line(canvas, scene, rect, line)
        return
    sheet = pygame.Surface(rect.inflate(8, 8).size, pygame.SRCALPHA)
    _paint_line(sheet, scene, Rect(4, 4, rect.w, rect.h), line)
    sheet.set_alpha(round(255 * share))
    canvas.blit(sheet, (rect.x - 4 - round(_SLIDE * (1 - share)), rect.y - 4))


def _paint_line(canvas: pygame.Surface, scene: PerformanceScene, rect: Rect, line: Line) -> None:
    is_trick = isinstance(line, TrickLine)
    fill = theme.PARCHMENT2 if is_trick else theme.mix(theme.PARCHMENT2, theme.GLOW, 0.55)
    draw_plate(canvas, rect, fill, 9, 1, "#b79a63")
    if isinstance(line, TrickLine):
        _paint_trick(canvas, scene, rect, line)
    else:
        assert scene.running is not None
        _paint_bonus(canvas, rect, line, printed_bonus(line, scene.running.bill.card))
    if any(line.yields):
        draw_reward(canvas, (rect.right - 16, rect.centery), line.yields, 22, align="right", gap=10)
    else:
        spot = (rect.right - 16, rect.centery - 1)
        draw_text(canvas, "nothing", spot, theme.ITALIC, 20, theme.INK2, "midright")


def _paint_trick(canvas: pygame.Surface, scene: PerformanceScene, rect: Rect, line: TrickLine) -> None:
    half = min(24, rect.h // 2 - 2)
    draw_marker(canvas, (rect.x + 34, rect.centery), half, scene.colours[line.owner], line.suit)
    who = words.who(line.owner, scene.names, scene.session.viewer)
    name, room = TRICKS[line.trick].name, rect.w - 78 - _PRINTED_X
    if rect.h >= 48:
        draw_text(canvas, name, (rect.x + 68, rect.y + 4), theme.BODY_BOLD, 21, theme.INK, width=room)
        draw_text(canvas, who, (rect.x + 68, rect.y + 29), theme.BODY, 18, theme.INK2, width=room)
    else:
        draw_text(canvas, name, (rect.x + 68, rect.centery), theme.BODY_BOLD, 19, theme.INK, "midleft", width=room)
    plain = printed(line)
    if plain != line.yields or line.modifier:
        draw_reward(canvas, (rect.right - _PRINTED_X, rect.centery), plain, 18, gap=8, plus=False)
        _paint_modifiers(canvas, rect, _modifiers(scene, line))


def _modifiers(scene: PerformanceScene, line: TrickLine) -> list[tuple[str, int]]:
    """(name, Fame and Coins) of what changes a Trick: what lasts, and the weekday."""
    assert scene.running is not None
    day = scene.running.state.day_of(line.owner) or scene.running.bill.day
    return [*line.lasting, *([(words.DAY[day], line.modifier)] if line.modifier else [])]


def _paint_modifiers(canvas: pygame.Surface, rect: Rect, modifiers: list[tuple[str, int]]) -> None:
    size = 19 if len(modifiers) == 1 else 17
    for number, (name, more) in enumerate(modifiers):
        ink = "#2f6a24" if more > 0 else theme.SHORT_NUMBER
        y = rect.centery - 1 + round((number - (len(modifiers) - 1) / 2) * 18)
        place = (rect.right - _MODIFIER_X + 20, y)
        draw_text(canvas, f"{name} {signed(more)}", place, theme.LABEL, size, ink, "midleft")


def _paint_bonus(canvas: pygame.Surface, rect: Rect, line: BonusLine, plain: Yields) -> None:
    center = (rect.x + 34, rect.centery)
    draw_round(canvas, center, min(42, rect.h - 6), "#3a2218", 1, theme.BRASS)
    draw_icon(canvas, bonus_icon(line), center, min(26, rect.h - 18), theme.BRASS_HI)
    place = (rect.x + 68, rect.centery - 1)
    draw_text(canvas, bonus_name(line), place, theme.BODY_BOLD, 21, theme.INK, "midleft", width=rect.w - 320)
    if plain != line.yields:  # the causes below say why
        draw_reward(canvas, (rect.right - _PRINTED_X, rect.centery), plain, 18, gap=8, plus=False)
    spot = (rect.right - _MODIFIER_X + 20, rect.centery - 1)
    draw_text(canvas, "performer", spot, theme.LABEL, 18, theme.INK2, "midleft")


# ---- sums and order ------------------------------------------------------------------------------------------------


def _draw_totals(canvas: pygame.Surface, scene: PerformanceScene, running: Running) -> None:
    panel = at.TOTALS
    draw_dark_panel(canvas, panel, 12, 3)
    draw_text(canvas, "Received", (panel.x + 20, panel.y + 12), theme.HEAD, 26, theme.BRASS_HI)
    for number, seat in enumerate(running.bill.seats):
        rect = at.total_rect(number)
        performs = seat == running.bill.performer
        if running.is_over and performs:
            draw_glow_around(canvas, rect, theme.GLOW, 0.8, blur=8)
        edge = theme.player_look(scene.colours[seat]).fill
        draw_plate(canvas, rect, (46, 30, 38), 10, 2, edge)
        draw_emblem(canvas, (rect.x + 34, rect.y + 34), 40, scene.colours[seat])
        who = words.who(seat, scene.names, running.viewer)
        draw_text(canvas, who, (rect.x + 64, rect.y + 33), theme.HEAD2, 22, theme.CREAM, "midleft", width=220)
        role = "performer" if performs else "guest"
        draw_text(canvas, role, (rect.right - 16, rect.y + 33), theme.ITALIC, 18, theme.PARCHMENT, "midright")
        _draw_sum(canvas, rect, running, seat)


def _draw_sum(canvas: pygame.Surface, rect: Rect, running: Running, seat: int) -> None:
    paid = running.paid(seat)
    center = (rect.centerx, rect.y + 86)
    if any(paid):
        draw_reward(canvas, center, paid, 34, on_dark=True, align="center", gap=18)
    elif running.is_over:
        draw_text(canvas, "nothing", center, theme.ITALIC, 20, theme.PARCHMENT, "center")


def _draw_order(canvas: pygame.Surface, scene: PerformanceScene, today: str) -> None:
    """The weekdays with their performers: which shows were, which is on, which come."""
    now = DAYS.index(today) if today in DAYS else -1
    for number, day in enumerate(DAYS):
        rect = at.order_rect(number)
        on = number == now
        if on:
            draw_glow_around(canvas, rect, theme.GLOW, 0.8, blur=8)
        draw_plate(
            canvas,
            rect,
            (70, 30, 36, 240) if on else (28, 12, 12, 235),
            10,
            2,
            theme.BRASS_HI if on else theme.BRASS_LO,
        )
        performer = scene.days.performer(day)
        left = rect.x + 20
        if performer is not None:
            draw_emblem(canvas, (rect.x + 42, rect.centery), 50, scene.colours[performer])
            left = rect.x + 80
        gold_text(canvas, words.DAY[day], (left, rect.y + 32), 26, "midleft")
        text = _order_text(scene, performer, number, now)
        draw_text(canvas, text, (left, rect.y + 66), theme.BODY, 20, theme.PARCHMENT, "midleft", width=330)


def _order_text(scene: PerformanceScene, performer: int | None, number: int, now: int) -> str:
    if performer is None:
        return "no show"
    who = words.who(performer, scene.names, scene.session.viewer)
    if number == now:
        return f"{who}, on stage now" if scene.running is not None else f"{who}, no show"
    return f"{who}, done" if number < now else f"{who}, later"


def _draw_stay(canvas: pygame.Surface, scene: PerformanceScene) -> None:
    """A thin line below the button: how long the sum stays by itself."""
    share = scene.stay_share if not scene.timeline.busy else 0.0
    if share > 0:
        bar = Rect(at.GO_ON.x + 20, at.GO_ON.bottom + 8, round((at.GO_ON.w - 40) * share), 4)
        pygame.draw.rect(canvas, theme.BRASS_HI, bar, border_radius=2)
