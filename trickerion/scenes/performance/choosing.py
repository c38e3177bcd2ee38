"""Choosing a show: the own cards lit, what each would pay to whom, and the chosen one in detail."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from trickerion.rules.catalog import TRICKS
from trickerion.rules.state import Performance
from trickerion.scenes.performance.playbill import BonusLine, Playbill, TrickLine
from trickerion.scenes.theater import weekdays
from trickerion.scenes.theater.cards import CardPicture, draw_card, row_rects
from trickerion.scenes.theater.glance import draw_divider, draw_ground, draw_head
from trickerion.table import prophecy_pill
from trickerion.table.tips import always
from trickerion.ui import theme
from trickerion.ui.bubble import Tip
from trickerion.ui.controls import draw_reward, reward_width
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import theater as at
from trickerion.ui.markers import draw_marker
from trickerion.ui.scenery import backdrop, draw_stage
from trickerion.ui.shapes import breathe, draw_glow_around, draw_plate, draw_round, draw_rule, draw_shadow
from trickerion.ui.spots import Circle, Hotspot
from trickerion.ui.surfaces import draw_brass_frame, draw_dark_panel, draw_paper, draw_ribbon
from trickerion.ui.text import draw_text, gold_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_disk, draw_emblem, signed
from trickerion.words import names as words

if TYPE_CHECKING:
    from trickerion.scenes.performance.scene import PerformanceScene

BONUS_ICONS = {"link": "ui.link", "card": "location.theater", "helper": "ui.person"}
_LINES_SHOWN = 8


def bonus_name(line: BonusLine) -> str:
    """What a bonus of the performer is for."""
    if line.kind == "link":
        return words.plural(line.times, "Link")
    if line.kind == "card":
        return "Card bonus"
    return f"{words.CHARACTER.get(line.kind, line.kind.capitalize())} backstage"


def bonus_icon(line: BonusLine) -> str:
    """Its sign."""
    return BONUS_ICONS.get(line.kind, f"character.{line.kind}")


def add_spots(scene: PerformanceScene) -> None:
    """Cards and rows choose; closed cards say why."""
    weekdays.add_spots(scene.spots, scene.days)
    for number, (card, rect) in enumerate(zip(scene.state.row, row_rects(scene.state.row), strict=True), 1):
        can = card.id in scene.forecasts
        tip = Tip(words.performance(card.id), (_offer_text(can),), "action.perform")
        click = scene.opener(card.id) if can else None
        scene.spots.add(Hotspot(f"performance_{number}", rect, on_click=click, tip=always(tip)))
    prophecy_pill.add_spot(scene.spots, at.PROPHECY, scene.state.active_prophecy)
    bill = scene.forecasts.get(scene.chosen)
    for number, cause in enumerate(bill.causes if bill is not None else ()):
        why = Tip(cause.name, (cause.text,), cause.icon, "It changes what this show pays.")
        area = Circle(*cause_center(number), 16)
        scene.spots.add(Hotspot(f"cause_{number + 1}", area, tip=always(why), focusable=False))
    for number, card_id in enumerate(scene.forecasts):
        spot = Hotspot(f"offer_{number + 1}", at.offer_rect(number), on_click=scene.opener(card_id))
        spot.key = str(number + 1)
        scene.spots.add(spot)


def _offer_text(can: bool) -> str:
    return "Click to see what this show would pay." if can else "No marker of yours lies here: you cannot perform it."


def draw(canvas: pygame.Surface, scene: PerformanceScene) -> None:
    """The whole screen."""
    choice = scene.choice
    key = ("choice", scene.session.changes, scene.session.viewer, theme.palette())
    scene.ground.draw(canvas, key, lambda surface: _draw_ground(surface, scene))
    scene.bar.draw(canvas, scene.spots)
    prophecy_pill.draw(canvas, at.PROPHECY, scene.state.active_prophecy, scene.spots)
    if choice is None:
        return
    light = breathe(scene.seconds)
    for card, rect in zip(scene.state.row, row_rects(scene.state.row), strict=True):
        draw_card(canvas, _picture(scene, card, rect, light), scene.colours)
    _draw_forecast(canvas, scene)
    _draw_offers(canvas, scene, light)
    _draw_dock(canvas, scene, choice.day)


def _draw_ground(canvas: pygame.Surface, scene: PerformanceScene) -> None:
    """What only changes with the table: city, stage, ribbon, weekdays."""
    canvas.blit(backdrop(120), (0, 0))
    draw_stage(canvas, at.STAGE, floor=at.FLOOR, scallops=at.SCALLOPS, lights=5)
    title = f"{words.DAY[scene.choice.day]}: your show" if scene.choice is not None else "Theater"
    draw_ribbon(canvas, at.RIBBON, theme.RIBBON_COLOURS["theater"], title, 30, "action.perform")
    weekdays.draw(canvas, scene.days)


def _picture(scene: PerformanceScene, card: Performance, rect: Rect, light: float) -> CardPicture:
    can = card.id in scene.forecasts
    chosen = card.id == scene.chosen
    closed = "" if can else "No marker of yours is on this card."
    return CardPicture(rect, card, card, closed=closed, light=light if chosen else 0.45 if can else 0.0)


# ---- the forecast below the cards ----------------------------------------------------------------------------------


def _draw_forecast(canvas: pygame.Surface, scene: PerformanceScene) -> None:
    bill = scene.forecasts.get(scene.chosen)
    if bill is None:
        draw_ground(canvas, None)
        return
    row = [card.id for card in scene.state.row]
    draw_ground(canvas, row_rects(scene.state.row)[row.index(bill.card)].centerx)
    draw_head(canvas, 18, "Tricks in this show", "with the weekday of each owner", 778)
    for number, line in enumerate(bill.tricks[:_LINES_SHOWN]):
        _draw_trick(canvas, scene, at.forecast_rect(number, len(bill.tricks)), line)
    draw_divider(canvas, at.BONUS_X - 18)
    _draw_bonuses(canvas, bill)
    for number, cause in enumerate(bill.causes):
        edge = theme.GLOW if scene.spots.is_hot(f"cause_{number + 1}") else theme.BRASS_LO
        draw_round(canvas, cause_center(number), 30, (52, 36, 82), 1, edge)
        draw_icon(canvas, cause.icon, cause_center(number), 20, theme.BRASS_HI)
    draw_divider(canvas, at.TOTAL_X - 20)
    _draw_totals(canvas, scene, bill)


def _draw_trick(canvas: pygame.Surface, scene: PerformanceScene, rect: Rect, line: TrickLine) -> None:
    draw_plate(canvas, rect, (46, 30, 38), 8, 1, theme.BRASS_LO)
    draw_marker(canvas, (rect.x + 22, rect.centery), min(15, rect.h // 2), scene.colours[line.owner], line.suit)
    day = scene.state.day_of(line.owner) or scene.forecasts[scene.chosen].day
    right = draw_pay(canvas, (rect.right - 12, rect.centery), line, 18, day)
    who = words.who(line.owner, scene.names, scene.session.viewer)
    room = right - rect.x - 56
    place = (rect.x + 46, rect.centery - 1)
    drawn = draw_text(canvas, TRICKS[line.trick].name, place, theme.BODY_BOLD, 18, theme.CREAM, "midleft", width=room)
    rest = right - drawn.right - 22
    if rest > 60:
        spot = (drawn.right + 10, rect.centery - 1)
        draw_text(canvas, who, spot, theme.ITALIC, 17, theme.PARCHMENT, "midleft", width=rest)


def draw_pay(canvas: pygame.Surface, midright: tuple[int, int], line: TrickLine, size: int, day: str) -> int:
    """What a Trick pays, and before it what changes that: what lasts, and the weekday; returns the left end."""
    wide = reward_width(line.yields, size, gap=10)
    left = midright[0] - wide
    if any(line.yields):
        draw_reward(canvas, midright, line.yields, size, on_dark=True, align="right", gap=10)
    else:
        left = draw_text(canvas, "nothing", midright, theme.ITALIC, size, theme.PARCHMENT, "midright").left
    changes = [*line.lasting, *([(words.DAY[day][:3], line.modifier)] if line.modifier else [])]
    for name, more in reversed(changes):
        ink = "#9fdc8a" if more > 0 else "#ffb4a6"
        spot = (left - 12, midright[1] - 1)
        left = draw_text(canvas, f"{name} {signed(more)}", spot, theme.LABEL, 16, ink, "midright").left
    return left


def _draw_bonuses(canvas: pygame.Surface, bill: Playbill) -> None:
    draw_head(canvas, at.BONUS_X, "For the performer")
    x = at.PREVIEW.x + at.BONUS_X
    if not bill.bonuses:
        draw_text(canvas, "no bonus", (x, at.PREVIEW.y + 60), theme.ITALIC, 18, theme.PARCHMENT, "midleft")
    for number, line in enumerate(bill.bonuses[:4]):
        y = at.PREVIEW.y + 62 + 36 * number
        draw_icon(canvas, bonus_icon(line), (x + 12, y), 22, theme.BRASS_HI)
        draw_reward(canvas, (x + 232, y), line.yields, 18, on_dark=True, align="right", gap=8)
        room = 232 - 40 - reward_width(line.yields, 18, gap=8)
        place = (x + 32, y - 1)
        draw_text(canvas, bonus_name(line), place, theme.BODY, 18, theme.CREAM, "midleft", width=room)


def cause_center(number: int) -> tuple[int, int]:
    """Where the sign of a card or ability lies that changes the show: beside the head of the sums."""
    return at.PREVIEW.right - 34 - 36 * number, at.PREVIEW.y + 26


def _draw_totals(canvas: pygame.Surface, scene: PerformanceScene, bill: Playbill) -> None:
    draw_head(canvas, at.TOTAL_X, "Altogether")
    x = at.PREVIEW.x + at.TOTAL_X
    for number, seat in enumerate(bill.seats):
        y = at.PREVIEW.y + 62 + 36 * number
        draw_emblem(canvas, (x + 13, y), 26, scene.colours[seat])
        total = bill.total(seat)
        if any(total):
            draw_reward(canvas, (x + 38, y), total, 22 if seat == bill.performer else 18, on_dark=True, gap=10)
        else:
            draw_text(canvas, "nothing", (x + 38, y - 1), theme.ITALIC, 18, theme.PARCHMENT, "midleft")


# ---- the right column ----------------------------------------------------------------------------------------------


def _draw_offers(canvas: pygame.Surface, scene: PerformanceScene, light: float) -> None:
    panel = at.OFFERS
    draw_dark_panel(canvas, panel, 12, 3)
    draw_text(canvas, "Your shows", (panel.x + 20, panel.y + 10), theme.HEAD, 26, theme.BRASS_HI)
    place = (panel.right - 18, panel.y + 20)
    draw_text(canvas, "what each would pay", place, theme.ITALIC, 17, theme.PARCHMENT, "topright")
    for number, bill in enumerate(scene.forecasts.values()):
        _draw_offer(canvas, scene, number, bill, light)


def _draw_offer(canvas: pygame.Surface, scene: PerformanceScene, number: int, bill: Playbill, light: float) -> None:
    rect = at.offer_rect(number)
    chosen = bill.card == scene.chosen
    if chosen or scene.spots.is_hot(f"offer_{number + 1}"):
        draw_glow_around(canvas, rect, theme.AMBER if chosen else theme.GLOW, light if chosen else 0.7, blur=7)
    draw_shadow(canvas, rect, 10, 6, 150)
    draw_paper(canvas, rect, 10)
    draw_brass_frame(canvas, rect, 10, 4 if chosen else 2)
    bar = Rect(rect.x + 4, rect.y + 4, rect.w - 8, 38)
    theater = next(card.card.theater for card in scene.state.row if card.id == bill.card)
    draw_plate(canvas, bar, theme.THEATER_COLOURS[theater], 7)
    gold_text(canvas, words.THEATER[theater], (bar.x + 14, bar.centery), 22, "midleft")
    row = [card.id for card in scene.state.row]
    note = f"card {row.index(bill.card) + 1} of {len(row)}"
    draw_text(canvas, note, (bar.right - 12, bar.centery - 1), theme.ITALIC, 17, theme.CREAM, "midright")
    _draw_offer_sums(canvas, scene, rect, bill)


def _draw_offer_sums(canvas: pygame.Surface, scene: PerformanceScene, rect: Rect, bill: Playbill) -> None:
    draw_emblem(canvas, (rect.x + 28, rect.y + 66), 30, scene.colours[bill.performer])
    draw_text(canvas, "You", (rect.x + 52, rect.y + 65), theme.BODY_BOLD, 20, theme.INK, "midleft")
    draw_reward(canvas, (rect.right - 16, rect.y + 66), bill.total(bill.performer), 24, align="right", gap=14)
    guests = bill.seats[1:]
    draw_rule(canvas, rect.x + 14, rect.right - 14, rect.y + 88)
    if not guests:
        place = (rect.x + 16, rect.y + 112)
        draw_text(canvas, "nobody else is paid", place, theme.ITALIC, 18, theme.INK2, "midleft")
    for number, seat in enumerate(guests):
        x = rect.x + 16 + number % 2 * ((rect.w - 24) // 2)
        y = rect.y + (112 if len(guests) <= 2 else 102 + number // 2 * 24)
        draw_emblem(canvas, (x + 12, y), 22, scene.colours[seat])
        total = bill.total(seat)
        if any(total):
            draw_reward(canvas, (x + 30, y), total, 17, gap=6)
        else:
            draw_text(canvas, "nothing", (x + 30, y - 1), theme.ITALIC, 17, theme.INK2, "midleft")


def _draw_dock(canvas: pygame.Surface, scene: PerformanceScene, day: str) -> None:
    panel = at.DOCK
    draw_dark_panel(canvas, panel, 12, 3)
    colour = scene.colours[scene.session.viewer]
    draw_disk(canvas, (panel.x + 50, panel.y + 58), 66, colour, "magician")
    text = f"*Your Magician is on stage on {words.DAY[day]}.*\nChoose a card with a marker of yours, or decline."
    place = (panel.x + 98, panel.y + 20)
    draw_block(canvas, text, place, panel.w - 116, theme.BODY, 20, theme.CREAM, on_dark=True, height=96)
