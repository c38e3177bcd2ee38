"""The panels at the right of the Theater: the own Workshop, and the Dark Alley or the Residence."""

from __future__ import annotations

import pygame
from pygame import Rect

from trickerion.rules.catalog import DICE, FAME_THRESHOLDS, TRICKS, X
from trickerion.scenes.board.panels import draw_panel, draw_side_slots
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import board as at
from trickerion.ui.scenery import rays
from trickerion.ui.shapes import draw_plate, draw_shadow, rounded_clip
from trickerion.ui.surface_cache import remembered
from trickerion.ui.surfaces import draw_brass_frame, draw_category_badge, draw_paper, draw_title_bar
from trickerion.ui.text import draw_text
from trickerion.ui.tokens import draw_badge
from trickerion.words.names import CATEGORY, is_you

_DECK_ROOM = 16  # pixels round a deck for its shadow


def draw_workshop(surface: pygame.Surface, table: TableView) -> None:
    """The viewer's Workshop: two slots and a reminder; the Action rows are drawn with the others."""
    title = "Your Workshop" if is_you(table.viewer, table.names, table.viewer) else "Workshop"
    draw_panel(surface, at.WORKSHOP, "workshop", title=title)
    draw_side_slots(surface, table, "workshop")
    x, y = at.WORKSHOP_NOTE
    for number, line in enumerate(("Prepare does not spend", "your Components")):
        draw_text(surface, line, (x, y + 20 * number), theme.ITALIC, 17, theme.INK2)


# ---- the Residence -------------------------------------------------------------------------------------------------


def draw_residence(surface: pygame.Surface, table: TableView) -> None:
    """What can be learned: a deck for each category, lit by the dice that show it."""
    draw_panel(surface, at.ALLEY, "residence", scene="academy", sign="action.learn_trick")
    for category, rect in at.DECKS.items():
        _draw_deck(surface, rect, category, table)


def _draw_deck(surface: pygame.Surface, rect: Rect, category: str, table: TableView) -> None:
    tricks = [TRICKS[trick] for trick in table.state.residence[category]]
    levels = range(1, table.state.options.terms.highest_level + 1)
    counts = tuple((FAME_THRESHOLDS[level], sum(trick.level == level for trick in tricks)) for level in levels)
    image = _deck(rect.size, category, len(tricks), counts, category_on_dice(table, category), theme.palette())
    surface.blit(image, (rect.x - _DECK_ROOM, rect.y - _DECK_ROOM))


@remembered(4)
def _deck(
    size: tuple[int, int], category: str, cards: int, counts: tuple[tuple[int, int], ...], lit: bool, palette: str
) -> pygame.Surface:
    """A deck with so many ``cards``; ``counts`` are the Fame thresholds and how many Tricks have them."""
    image = pygame.Surface((size[0] + 2 * _DECK_ROOM, size[1] + 2 * _DECK_ROOM), pygame.SRCALPHA)
    rect = Rect((_DECK_ROOM, _DECK_ROOM), size)
    sheets = 0 if not cards else 1 + (cards > 4) + (cards > 8)
    for sheet in reversed(range(sheets)):
        card = rect.move(3 * sheet, -3 * sheet).inflate(-8, -8).move(-3, 3)
        draw_shadow(image, card, 8, 4, 140, (2, 4))
        draw_paper(image, card, 8, 5)
        draw_brass_frame(image, card, 8, 2)
    card = rect.inflate(-8, -8).move(-3, 3)
    if not cards:
        draw_plate(image, card, (0, 0, 0, 40), 8, 2, (199, 154, 75, 150))
    art = rounded_clip(rays(card.w - 6, 64, theme.category_colour(category)), 6)
    image.blit(art, (card.x + 3, card.y + 3))
    draw_icon(image, f"category_picture.{category}", (card.centerx, card.y + 35), 48, theme.CREAM, shadow=True)
    bar = Rect(card.x + 1, card.y + 64, card.w - 2, 25)
    draw_title_bar(image, bar, theme.category_colour(category), CATEGORY[category], 18)
    crowded = len(counts) > 2
    for number, (threshold, count) in enumerate(counts):
        x = card.x + (16 if crowded else 32) + number * (43 if crowded else 60)
        draw_badge(image, (x, card.bottom - 19), str(threshold), 24, theme.INK if count else "#6f6350")
        draw_text(image, f"×{count}", (x + 13, card.bottom - 20), theme.LABEL, 16, theme.INK2, "midleft")
    if lit:
        draw_category_badge(image, (card.right - 16, card.y + 18), category, 26)
    return image


def category_on_dice(table: TableView, category: str) -> bool:
    """Whether a Residence die shows this category (or "any") now."""
    faces = [table.state.dice[die.id] for die in DICE.values() if die.area == "residence"]
    return any(face in (category, "any") for face in faces if face != X)
