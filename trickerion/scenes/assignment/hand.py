"""The hand: permanent cards stacked by Location, special cards with their whole text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame
from pygame import Rect

from trickerion.rules.catalog import SPECIALS
from trickerion.scenes.assignment.characters import draw_card
from trickerion.scenes.assignment.desk import Desk, Stack
from trickerion.table.sheets import draw_whole_card
from trickerion.table.tips import spoken
from trickerion.ui import theme
from trickerion.ui.assignment_card import draw_assignment_place
from trickerion.ui.bubble import Tip
from trickerion.ui.controls import draw_key_cap
from trickerion.ui.layout import assignment as at
from trickerion.ui.shapes import draw_plate
from trickerion.ui.text import draw_text, text_width
from trickerion.ui.tokens import draw_action_points, draw_badge
from trickerion.words import card_tooltips, names
from trickerion.words.wording import card_note

LOCATION_ACTIONS: dict[str, tuple[str, ...]] = {
    "downtown": ("learn_trick", "hire_character", "take_coins", "reroll_die", "set_die"),
    "market_row": ("buy", "bargain", "order", "quick_order"),
    "workshop": ("prepare", "move_trick", "move_components", "move_apprentice"),
    "theater": ("set_up_trick", "reschedule", "perform"),
    "dark_alley": ("draw_card", "fortune_telling"),
}
"""Location -> what can be done there, for the lines below the cards."""

_SHORT = {
    "downtown": "learn, hire, coins",
    "market_row": "buy, order",
    "workshop": "prepare, move",
    "theater": "set up, perform",
    "dark_alley": "cards, prophecy",
}
_PRICED_ELSEWHERE = {"prepare": "see Trick", "perform": "Magicians"}
_LARGEST_FAN = 3
_CAPTION_WIDTH, _CAPTION_STEP = 196, 26


def draw_tray(canvas: pygame.Surface) -> None:
    """The tray below the hand with its title."""
    draw_plate(canvas, at.HAND, (20, 10, 12, 165), 14, 1, theme.BRASS_LO)
    draw_text(canvas, "Your hand", at.HAND_TITLE, theme.HEAD, 26, theme.BRASS_HI)
    note = "permanent cards come back every turn"
    draw_text(canvas, note, at.HAND_NOTE, theme.ITALIC, 18, theme.PARCHMENT)


def draw_notes(canvas: pygame.Surface, desk: Desk, hot: bool) -> None:
    """What the tray says besides; ``hot`` when a card could be dropped on it."""
    if hot:
        draw_plate(canvas, at.HAND, (0, 0, 0, 0), 14, 2, theme.BRASS_HI)
    if desk.specials:
        draw_text(canvas, "special cards are used once", at.SPECIALS_NOTE, theme.ITALIC, 18, theme.PARCHMENT)


def draw_stacks(
    canvas: pygame.Surface,
    desk: Desk,
    rects: Sequence[Rect],
    lifted: str,
    hot: str,
    prices: Mapping[str, str],
    keys: bool = True,
) -> None:
    """Every stack of permanent cards; ``lifted`` is the card in the hand of the player, ``hot`` the one pointed at.

    ``prices``: what each Action costs this turn.
    """
    for number, (stack, rect) in enumerate(zip(desk.stacks, rects, strict=True), start=1):
        in_hand = stack.in_hand - (lifted == stack.location)
        _draw_stack(canvas, rect, stack, in_hand, hot == stack.location)
        if keys and in_hand > 0:
            draw_key_cap(canvas, (rect.x + 6, rect.y + 14), str(number))
        if not desk.specials:
            _draw_caption(canvas, at.stack_caption(rect, len(desk.stacks)), stack.location, prices)
        elif rect.size == at.PERMANENT_SIZE:
            place = (rect.centerx, rect.bottom + 22)
            draw_text(canvas, _SHORT[stack.location], place, theme.BODY, 18, theme.PARCHMENT, "center")


def _draw_stack(canvas: pygame.Surface, rect: Rect, stack: Stack, in_hand: int, hot: bool) -> None:
    if in_hand <= 0:
        word = "laid" if stack.laid else "lifted"
        draw_assignment_place(canvas, rect, f"{names.LOCATION[stack.location]}\n{word}")
        return
    for depth in range(min(in_hand, _LARGEST_FAN) - 1, -1, -1):
        card = rect.move(6 * depth, -5 * depth - (6 if hot and not depth else 0))
        draw_card(canvas, card, stack.location, 0.8 if hot and not depth else 0.0)
    if in_hand > 1:
        lift = 6 if hot else 0
        draw_badge(canvas, (rect.right - 8, rect.bottom - 8 - lift), f"×{in_hand}", 36, theme.INK, theme.BRASS_HI)


def _draw_caption(canvas: pygame.Surface, rect: Rect, location: str, prices: Mapping[str, str]) -> None:
    """The Actions of the Location and what they cost this turn."""
    width = min(rect.w, _CAPTION_WIDTH)
    left, right = rect.centerx - width // 2, rect.centerx + width // 2
    for number, action in enumerate(LOCATION_ACTIONS.get(location, ())):
        y = rect.y + 12 + number * _CAPTION_STEP
        price, is_points = _price(action, prices)
        room = width - 16 - (text_width(price, theme.ITALIC, 17) if not is_points else 44)
        draw_text(canvas, names.ACTION[action], (left, y), theme.BODY, 18, theme.PARCHMENT, "midleft", width=room)
        if is_points:
            draw_action_points(canvas, (right - 22, y + 1), price, height=22, tight=True)
        else:
            draw_text(canvas, price, (right, y), theme.ITALIC, 17, theme.PARCHMENT2, "midright")


def _price(action: str, prices: Mapping[str, str]) -> tuple[str, bool]:
    """What an Action costs, and whether that is a number of Action Points."""
    if action in _PRICED_ELSEWHERE:
        return _PRICED_ELSEWHERE[action], False
    price = prices[action]
    return (price, True) if price.isdigit() else (price.replace(" › ", ", then "), False)


def draw_specials(canvas: pygame.Surface, specials: Sequence[str], lifted: str, forward: str, light: float) -> None:
    """The special cards from left to right; the one pointed at comes forward."""
    rects = at.special_rects(len(specials))
    order = sorted(range(len(specials)), key=lambda number: specials[number] == forward)
    for number in order:
        card = specials[number]
        if card == lifted:
            draw_assignment_place(canvas, rects[number], f"{SPECIALS[card].name}\nlifted")
        else:
            draw_whole_card(canvas, rects[number], card, light if card == forward else 0.0)


def stack_tip(stack: Stack) -> Tip:
    """The Location's card, and how many are left."""
    total = stack.in_hand + stack.laid
    note = f"{stack.in_hand} of {names.plural(total, 'card')} in your hand."
    return spoken(card_tooltips.assignment_card(stack.location), note=note)


def special_tip(card: str) -> Tip | None:
    """Our reading of a special card; the card itself lies there whole."""
    special = SPECIALS[card]
    if not special.note:
        return None
    return Tip(special.name, (card_note(special.note),), icon="ui.special_card", width=400)
