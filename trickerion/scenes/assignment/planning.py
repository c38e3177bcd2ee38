"""The sheet "For your plans": dice, market, Theater, own Tricks, own Components, the prophecies."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame
from pygame import Rect

from trickerion.rules.ask import component_price
from trickerion.rules.catalog import ACTION_COSTS, DICE, PROPHECIES
from trickerion.rules.state import GameState, OwnedTrick, Performance, PlayerState
from trickerion.scenes.theater.cards import markers_of
from trickerion.table.tips import spoken
from trickerion.ui import theme
from trickerion.ui.bubble import Tip
from trickerion.ui.components import draw_component, draw_component_place
from trickerion.ui.dice import draw_die
from trickerion.ui.markers import draw_marker
from trickerion.ui.performance_grid import slot_center
from trickerion.ui.shapes import draw_diamond, draw_double_rule, draw_plate, draw_rule
from trickerion.ui.surfaces import draw_paper_panel
from trickerion.ui.text import draw_text, text_width
from trickerion.ui.text_block import draw_block
from trickerion.ui.theme import mix
from trickerion.ui.tokens import draw_action_points, draw_prophecy
from trickerion.words import card_tooltips, names
from trickerion.words.wording import card_text

_HEAD = 50
_AREAS = ("residence", "inn", "bank")
_MINI_HALF, _LARGEST_HALF, _MINI_ROOM = 15, 24, 374
_LEFT, _INSET = 20, 112
_OWN_ROW = 50  # height; beside three opponents the prophecy leaves no room for it
_TRICK_ROOM = 142  # for the words beside a Trick's marker
WORKSHOP_ROWS = ("Tricks", "You own")
"""The rows on which a click opens the own Workshop."""


@dataclass(frozen=True, slots=True)
class Planning:
    """What the sheet needs: the table, whose it is, the colours of the seats, and where it lies."""

    state: GameState
    seat: int
    colours: tuple[str, ...]
    rect: Rect

    @property
    def player(self) -> PlayerState:
        """Whose plans these are."""
        return self.state.players[self.seat]


DrawRow = Callable[[pygame.Surface, Planning, Rect], None]


def rows(plans: Planning) -> list[tuple[str, Rect, DrawRow]]:
    """The rows with their names, spread over the sheet: what is left over is shared out between them."""
    chosen: list[tuple[str, int, DrawRow]] = [
        ("Dice", 82, _draw_dice),
        ("Market", 66, _draw_market),
        ("Theater", 102, _draw_theater),
        ("Tricks", 68, _draw_tricks),
    ]
    if plans.state.active_prophecy:
        chosen.append(("Prophecy", 96, _draw_prophecies))
    room = plans.rect.h - _HEAD - 8 - sum(height for _, height, _ in chosen)
    if room >= _OWN_ROW:
        chosen.insert(4, ("You own", _OWN_ROW, _draw_components))
        room -= _OWN_ROW
    extra, y, found = max(0, room) // len(chosen), plans.rect.y + _HEAD, []
    for name, height, draw in chosen:
        found.append((name, Rect(plans.rect.x, y, plans.rect.w, height + extra), draw))
        y += height + extra
    return found


def draw_planning(canvas: pygame.Surface, plans: Planning) -> None:
    """The whole sheet."""
    rect = plans.rect
    draw_paper_panel(canvas, rect, 12, 3)
    draw_text(canvas, "For your plans", (rect.centerx, rect.y + 23), theme.HEAD, 24, theme.INK, "center")
    draw_double_rule(canvas, rect.x + 20, rect.right - 20, rect.y + 41)
    found = rows(plans)
    for number, (name, row, draw) in enumerate(found):
        if name != "Prophecy":
            draw_text(canvas, name, (row.x + _LEFT, row.centery), theme.BODY_BOLD, 20, theme.INK, "midleft")
        draw(canvas, plans, row)
        if number < len(found) - 1:
            draw_rule(canvas, row.x + 18, row.right - 18, row.bottom)


# ---- the rows -------------------------------------------------------------------------------------------------------


def _draw_dice(canvas: pygame.Surface, plans: Planning, row: Rect) -> None:
    for number, area in enumerate(_AREAS):
        x = row.x + 160 + number * 122
        draw_text(canvas, names.AREA[area], (x, row.centery - 28), theme.LABEL, 18, theme.INK2, "center")
        for side, die in enumerate(d.id for d in DICE.values() if d.area == area):
            draw_die(canvas, (x - 25 + 50 * side, row.centery + 6), 42, area, plans.state.dice.get(die, "x"))


def _draw_market(canvas: pygame.Surface, plans: Planning, row: Rect) -> None:
    for number, component in enumerate(plans.state.stock):
        center = (row.x + 140 + number * 68, row.centery - 3)
        if component:
            draw_component(canvas, center, 44, component, price=component_price(plans.state, plans.seat, component))
        else:
            draw_component_place(canvas, center, 44)
    for number, (word, action) in enumerate((("order", "order"), ("quick", "quick_order"))):
        y = row.centery - 15 + 30 * number
        draw_text(canvas, word, (row.right - 62, y - 1), theme.ITALIC, 18, theme.INK2, "midright")
        draw_action_points(canvas, (row.right - 36, y), ACTION_COSTS[action], height=25, tight=True)


def mini_rects(plans: Planning) -> list[Rect]:
    """The small Performance cards, leftmost first, as large as the row allows."""
    row = next(rect for name, rect, _ in rows(plans) if name == "Theater")
    count = len(plans.state.row)
    half = max(_MINI_HALF, min(_LARGEST_HALF, (row.h - 18) // 6, (_MINI_ROOM // max(1, count) - 14) // 4))
    size = (4 * half + 6, 6 * half + 6)
    return [Rect(row.x + _INSET + number * (size[0] + 7), row.centery - size[1] // 2, *size) for number in range(count)]


def _draw_theater(canvas: pygame.Surface, plans: Planning, row: Rect) -> None:
    for rect, performance in zip(mini_rects(plans), plans.state.row, strict=True):
        _draw_mini(canvas, rect, performance, plans.colours)


def _draw_mini(canvas: pygame.Surface, rect: Rect, performance: Performance, colours: tuple[str, ...]) -> None:
    edge = theme.THEATER_COLOURS[performance.card.theater]
    draw_plate(canvas, rect, mix(theme.PARCHMENT, "#ffffff", 0.15), 6, 2, edge)
    origin, half = (rect.x + 3, rect.y + 3), (rect.w - 6) // 4
    markers = markers_of(performance, colours)
    for cell in performance.card.slots:
        center = slot_center(origin, half, cell)
        if cell in markers:
            draw_marker(canvas, center, half, markers[cell].colour, markers[cell].suit, shadow=False)
        else:
            draw_diamond(canvas, center, half, (206, 182, 134), (122, 85, 34), 1, (178, 146, 92))


def _draw_tricks(canvas: pygame.Surface, plans: Planning, row: Rect) -> None:
    owned = [trick for trick in plans.player.tricks if trick is not None]
    if not owned:
        spot = (row.x + _INSET, row.centery)
        draw_text(canvas, "none yet: learn one Downtown", spot, theme.ITALIC, 18, theme.INK2, "midleft")
    for number, trick in enumerate(owned):
        two_rows = len(owned) > 2
        spot = (
            row.x + _INSET + 16 + number % 2 * 182,
            row.centery + (-17 + 34 * (number // 2) if two_rows else 0),
        )
        draw_marker(canvas, spot, 16, plans.colours[plans.seat], trick.suit, alpha=255 if trick.markers else 150)
        words, is_short = trick_words(plans.player, trick)
        ink = theme.REASON_ON_PAPER if is_short else theme.INK
        draw_block(canvas, words, (spot[0] + 24, spot[1] - 13), _TRICK_ROOM, theme.BODY, 18, ink, height=26)


def trick_words(player: PlayerState, owned: OwnedTrick) -> tuple[str, bool]:
    """What matters about a Trick in three words, and whether Components are short."""
    if owned.markers:
        return f"{names.plural(owned.markers, 'marker')} ready", False
    missing = {c: n - player.amount(c) for c, n in owned.trick.components.items() if player.amount(c) < n}
    if missing:
        component, number = next(iter(missing.items()))
        rest = f" +{len(missing) - 1}" if len(missing) > 1 else ""
        short = f"lacks {names.pieces(component, number)}{rest}"
        whole = text_width(short, theme.BODY, theme.SMALLEST_TEXT) <= _TRICK_ROOM
        return short if whole else f"lacks {sum(missing.values())} pieces", True
    if not player.supply[owned.suit]:
        return "all on stage", False
    return f"prepare: *{owned.trick.prepare_cost}* {{ap}}", False


def _draw_components(canvas: pygame.Surface, plans: Planning, row: Rect) -> None:
    owned = plans.player.components
    if not owned:
        spot = (row.x + _INSET, row.centery)
        draw_text(canvas, "no Components", spot, theme.ITALIC, 18, theme.INK2, "midleft")
    step = min(54, 360 // max(1, len(owned)))
    for number, component in enumerate(owned):
        center = (row.x + _INSET + 20 + number * step, row.centery - 3)
        draw_component(canvas, center, 38, component, count=plans.player.amount(component))


def _draw_prophecies(canvas: pygame.Surface, plans: Planning, row: Rect) -> None:
    """The active one with its wording; the next one small at the end of the line."""
    prophecy = PROPHECIES[plans.state.active_prophecy]
    draw_prophecy(canvas, (row.x + 50, row.centery), 58, prophecy.id, lit=True)
    left, right = row.x + 92, row.right - 16
    coming = coming_prophecy(plans.state)
    if coming:
        draw_prophecy(canvas, (right - 14, row.y + 16), 28, coming)
        right = draw_text(canvas, "next", (right - 34, row.y + 17), theme.ITALIC, 17, theme.INK2, "midright").x - 8
    draw_text(canvas, prophecy.name, (left, row.y + 5), theme.BODY_BOLD, 19, theme.INK, width=right - left)
    room = row.bottom - 2 - (row.y + 31)
    width = row.right - 16 - left
    draw_block(canvas, card_text(prophecy.text), (left, row.y + 31), width, theme.BODY, 18, theme.INK, height=room)


def coming_prophecy(state: GameState) -> str:
    """The pending prophecy that will be active in the next turn; "" without one."""
    return next((prophecy for prophecy in state.pending if prophecy), "")


# ---- tips -----------------------------------------------------------------------------------------------------------


def row_tip(plans: Planning, name: str) -> Tip | None:
    """More about a row of the sheet."""
    if name == "Prophecy":
        tip = spoken(card_tooltips.prophecy(plans.state.active_prophecy), width=400)
        coming = coming_prophecy(plans.state)
        return replace(tip, note=f"Next turn: {PROPHECIES[coming].name}.") if coming else tip
    if name == "Tricks":
        lines = [f"*{t.trick.name}*: {trick_words(plans.player, t)[0]}" for t in plans.player.tricks if t]
        return Tip("Your Tricks", tuple(lines), icon="ui.trick", note="A click opens your Workshop.") if lines else None
    return _SIMPLE_TIPS.get(name)


_SIMPLE_TIPS = {
    "Dice": Tip("Downtown dice", ("What can be learned, hired and taken this turn. X is used up.",), icon="ui.dice"),
    "Market": Tip("Market Row", ("On sale now, with the price of one piece.",), icon="location.market_row"),
    "Theater": Tip("Theater", ("Performance cards, new ones on the left.",), icon="location.theater"),
    "You own": Tip("Your Components", ("What you own; the Manager's extra piece counts.",), icon="resource.component"),
}
