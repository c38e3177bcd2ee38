"""The right column: how far the other players are, and what the wages will be."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from trickerion.rules.ask import FAME_PER_UNPAID_WAGE, WageBill, wage_bill, wage_of
from trickerion.rules.state import Character, GameState
from trickerion.scenes.assignment.desk import assigns_later, finished_seats, laid_by
from trickerion.ui import theme
from trickerion.ui.assignment_card import draw_assignment_back
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import assignment as at
from trickerion.ui.shapes import draw_plate
from trickerion.ui.surfaces import draw_dark_panel, draw_pill
from trickerion.ui.text import draw_name, draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_badge, draw_disk, draw_emblem
from trickerion.words import names

_BACK = (24, 34)
_FULL_STEP = 28
_BACKS_WIDTH = 136


# ---- the other players ----------------------------------------------------------------------------------------------


def draw_players(
    canvas: pygame.Surface, state: GameState, seats: Sequence[int], colours: Sequence[str], called: Sequence[str]
) -> None:
    """One row for each of the other players: backs laid, and whether that player is ready."""
    panel = at.players_panel(len(seats))
    draw_dark_panel(canvas, panel, 12, 3)
    title = "The other players" if len(seats) > 1 else "The other player"
    draw_text(canvas, title, (panel.x + 18, panel.y + 10), theme.HEAD, 24, theme.BRASS_HI)
    done = finished_seats(state)
    for seat, rect in zip(seats, at.player_rows(len(seats)), strict=True):
        _draw_player(canvas, rect, state, seat, colours[seat], called[seat], seat in done)


def _draw_player(
    canvas: pygame.Surface, rect: Rect, state: GameState, seat: int, colour: str, name: str, is_ready: bool
) -> None:
    draw_plate(canvas, rect, (28, 16, 20, 235), 8, 1, theme.BRASS_LO)
    draw_emblem(canvas, (rect.x + 22, rect.centery), 30, colour)
    numeral = names.ROMAN[state.initiative_slot(seat)]
    draw_text(canvas, numeral, (rect.x + 54, rect.centery - 1), theme.HEAD2, 19, theme.PARCHMENT, "center")
    spot = (rect.x + 76, rect.centery - 1)
    laid, total = laid_by(state, seat), len(state.players[seat].characters)
    step = min(_FULL_STEP, (_BACKS_WIDTH - _BACK[0]) // max(1, total - 1))
    left = rect.right - 116 - (total - 1) * step - _BACK[0]
    draw_name(canvas, name, spot, 20, theme.BRASS_HI, "midleft", left - 12 - spot[0])
    for number in range(total):
        back = Rect(left + number * step, rect.centery - _BACK[1] // 2, *_BACK)
        if number < laid:
            draw_assignment_back(canvas, back, colour)
        else:
            draw_plate(canvas, back, (0, 0, 0, 90), 4, 1, (160, 124, 70))
    if is_ready:
        pill = Rect(rect.right - 104, rect.centery - 15, 94, 30)
        draw_pill(canvas, pill, "ready", theme.GOOD_DEEP, size=19, icon_name="ui.tick", border=theme.BRASS)
    else:
        place = (rect.right - 14, rect.centery - 1)
        words = f"{laid} of {total} laid" if laid else "after you" if assigns_later(state, seat) else "choosing"
        draw_text(canvas, words, place, theme.ITALIC, 18, theme.PARCHMENT, "midright", width=96)


# ---- wages ----------------------------------------------------------------------------------------------------------


def warning(state: GameState, bill: WageBill) -> str:
    """What it costs not to pay: with the cards laid now, else with everybody, else the rule."""
    if bill.short:
        lost = f": −{bill.fame_lost} {{fame}}" if bill.fame_lost else ""
        return f"{names.plural(bill.short, 'Coin')} short for the cards laid{lost}"
    per_coin = state.options.ruling("wage_penalty") == "per_coin"
    if bill.everybody > bill.coins:
        short = names.plural(bill.everybody - bill.coins, "Coin")
        each = "each" if per_coin else "for each unpaid Character"
        return f"{short} short for all: −{FAME_PER_UNPAID_WAGE} {{fame}} {each}"
    whom = "Each Coin you cannot pay" if per_coin else "Each Character not paid in full"
    return f"{whom} costs {FAME_PER_UNPAID_WAGE} Fame."


def draw_wages(canvas: pygame.Surface, state: GameState, seat: int, colour: str) -> None:
    """The bill with its disks, and what it costs not to pay."""
    rect, bill = at.WAGES, wage_bill(state, seat)
    draw_dark_panel(canvas, rect, 12, 3)
    draw_text(canvas, "Wages this turn", (rect.x + 18, rect.y + 10), theme.HEAD, 24, theme.BRASS_HI)
    _draw_coins(canvas, rect.y + 27, f"you have {bill.coins}", theme.BODY, 20, theme.CREAM)
    characters = list(state.players[seat].characters.values())
    idle = [c for c in characters if not c.card]
    _draw_line(canvas, rect.y + 72, "Cards laid now", [c for c in characters if c.card], bill.laid, bill.coins, colour)
    words = f"With all {len(characters)}" if idle else "Nobody is idle"
    _draw_line(canvas, rect.y + 116, words, idle, bill.everybody, bill.coins, colour, added=True)
    place, ink = (rect.x + 20, rect.bottom - 33), "#ffb4a6" if bill.everybody > bill.coins else theme.PARCHMENT
    draw_block(canvas, warning(state, bill), place, rect.w - 40, theme.ITALIC, 18, ink, on_dark=True, max_lines=1)


def _draw_coins(canvas: pygame.Surface, y: int, text: str, role: str, size: int, colour: theme.ColourValue) -> Rect:
    draw_icon(canvas, "resource.coin", (at.WAGES.right - 30, y), 26, theme.COIN_ON_DARK)
    return draw_text(canvas, text, (at.WAGES.right - 50, y - 1), role, size, colour, "midright")


def _draw_line(
    canvas: pygame.Surface,
    y: int,
    words: str,
    characters: Sequence[Character],
    coins: int,
    owned: int,
    colour: str,
    *,
    added: bool = False,
) -> None:
    """The words, the paid kinds of Characters with what they cost together, and the sum; red when Coins are short."""
    ink = theme.PARCHMENT if added else theme.CREAM
    draw_text(canvas, words, (at.WAGES.x + 20, y), theme.BODY, 20, ink, "midleft", width=140)
    sum_ink: theme.ColourValue = "#ffb4a6" if coins > owned else theme.BRASS_HI
    left = _draw_coins(canvas, y, str(coins), theme.NUM, 26, sum_ink).left
    _draw_kinds(canvas, y, characters, left - 8, colour, ink, added)


def _draw_kinds(
    canvas: pygame.Surface,
    y: int,
    characters: Sequence[Character],
    right: int,
    colour: str,
    ink: theme.ColourValue,
    added: bool,
) -> None:
    kinds: dict[str, list[int]] = {}
    for character in characters:
        if wage_of(character):
            kinds.setdefault(character.kind, []).append(wage_of(character))
    left = at.WAGES.x + 174
    step = min(66, (right - left) // max(1, len(kinds)))
    for number, (kind, wages) in enumerate(kinds.items()):
        x = left + number * step
        if added and step >= 60:
            draw_text(canvas, "+", (x - 24, y - 1), theme.NUM, 18, ink, "center")
        draw_disk(canvas, (x, y), 32, colour, kind, badge=False)
        if len(wages) > 1:
            draw_badge(canvas, (x + 12, y + 11), str(len(wages)), 20)
        draw_text(canvas, str(sum(wages)), (x + (26 if len(wages) > 1 else 22), y - 1), theme.NUM, 19, ink, "midleft")
