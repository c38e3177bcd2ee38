"""The panels at the right of the Theater: the own Workshop, and the Dark Alley or the Residence."""

from __future__ import annotations

import pygame
from pygame import Rect

from trickerion.rules.catalog import CATEGORIES, DICE, FAME_THRESHOLDS, PROPHECIES, SPECIAL_DECKS, SPECIALS, TRICKS, X
from trickerion.scenes.board.panels import TITLES, draw_panel, draw_side_slots
from trickerion.scenes.table.table import Table
from trickerion.ui import theme
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import board as at
from trickerion.ui.scenery import rays
from trickerion.ui.shapes import draw_glow, draw_plate, draw_ring, draw_shaded, draw_shadow, rounded_clip, shaded_stops
from trickerion.ui.surfaces import draw_brass_frame, draw_category_badge, draw_paper, draw_title_bar
from trickerion.ui.text import draw_text
from trickerion.ui.tokens import draw_badge, draw_prophecy


def draw_workshop(surface: pygame.Surface, table: Table) -> None:
    """The viewer's Workshop: two slots and a reminder; the Action rows are drawn with the others."""
    draw_panel(surface, at.WORKSHOP, "workshop")
    draw_side_slots(surface, table, "workshop")
    x, y = at.WORKSHOP_NOTE
    for number, line in enumerate(("Prepare does not spend", "your Components")):
        draw_text(surface, line, (x, y + 20 * number), theme.ITALIC, 17, theme.INK2)


# ---- the Residence -------------------------------------------------------------------------------------------------


def draw_residence(surface: pygame.Surface, table: Table) -> None:
    """What can be learned: a deck for each category, lit by the dice that show it."""
    draw_panel(surface, at.ALLEY, "residence", scene="academy", sign="action.learn_trick")
    for category, rect in at.DECKS.items():
        _draw_deck(surface, rect, category, table)


def _draw_deck(surface: pygame.Surface, rect: Rect, category: str, table: Table) -> None:
    tricks = [TRICKS[trick] for trick in table.state.residence[category]]
    sheets = 0 if not tricks else 1 + (len(tricks) > 4) + (len(tricks) > 8)
    for sheet in reversed(range(sheets)):
        card = rect.move(3 * sheet, -3 * sheet).inflate(-8, -8).move(-3, 3)
        draw_shadow(surface, card, 8, 4, 140, (2, 4))
        draw_paper(surface, card, 8, 5)
        draw_brass_frame(surface, card, 8, 2)
    card = rect.inflate(-8, -8).move(-3, 3)
    if not tricks:
        draw_plate(surface, card, (0, 0, 0, 40), 8, 2, (199, 154, 75, 150))
    art = rounded_clip(rays(card.w - 6, 64, theme.category_colour(category)), 6)
    surface.blit(art, (card.x + 3, card.y + 3))
    draw_icon(surface, f"category_picture.{category}", (card.centerx, card.y + 35), 48, theme.CREAM, shadow=True)
    bar = Rect(card.x + 1, card.y + 64, card.w - 2, 25)
    draw_title_bar(surface, bar, theme.category_colour(category), category.capitalize(), 18)
    for number, (level, threshold) in enumerate(sorted(FAME_THRESHOLDS.items())):
        count = sum(trick.level == level for trick in tricks)
        x = card.x + 16 + number * 43
        draw_badge(surface, (x, card.bottom - 19), str(threshold), 24, theme.INK if count else "#6f6350")
        draw_text(surface, f"×{count}", (x + 13, card.bottom - 20), theme.LABEL, 16, theme.INK2, "midleft")
    if category_on_dice(table, category):
        draw_category_badge(surface, (card.right - 16, card.y + 18), category, 26)


def category_on_dice(table: Table, category: str) -> bool:
    """Whether a Residence die shows this category (or "any") now."""
    faces = [table.state.dice[die.id] for die in DICE.values() if die.area == "residence"]
    return any(face in (category, "any") for face in faces if face != X)


# ---- the Dark Alley ------------------------------------------------------------------------------------------------


def draw_dark_alley(surface: pygame.Surface, table: Table) -> None:
    """Slots, four decks of special Assignment cards, the ring of pending prophecies."""
    draw_panel(surface, at.ALLEY, "dark_alley")
    draw_side_slots(surface, table, "dark_alley")
    for deck, rect in zip(SPECIAL_DECKS, at.ALLEY_TABS, strict=True):
        _draw_tab(surface, rect, deck, table.state.special_decks.get(deck, []))
    if table.state.pending:
        _draw_ring(surface, table)


def _draw_tab(surface: pygame.Surface, rect: Rect, deck: str, cards: list[str]) -> None:
    colour = theme.LOCATION_COLOURS[deck]
    for step in (4, 2):
        draw_plate(surface, rect.move(step, step // 2), theme.mix(colour, "#000000", 0.45), 6, 1, theme.BRASS_LO)
    draw_shaded(surface, rect, shaded_stops(colour, 0.08, 0.28), 6)
    draw_brass_frame(surface, rect, 6, 1)
    draw_icon(surface, f"location.{deck}", (rect.x + 18, rect.centery), 22, theme.BRASS_HI, shadow=True)
    top = cards[0] if cards else ""
    name = SPECIALS[top].name if top in SPECIALS else TITLES[deck].removeprefix("Your ")
    place = (rect.x + 36, rect.centery - 1)
    draw_text(surface, name, place, theme.BODY_BOLD, 17, theme.CREAM, "midleft", width=rect.w - 70)
    draw_text(surface, str(len(cards)), (rect.right - 10, rect.centery - 1), theme.NUM, 17, theme.BRASS_HI, "midright")


def _draw_ring(surface: pygame.Surface, table: Table) -> None:
    ring = at.PROPHECY_RING
    draw_plate(surface, ring, (38, 26, 66), 12, 2, theme.BRASS_LO)
    draw_glow(surface, (ring.centerx, ring.centery - 4), 42, "#8f78e8", 0.66)
    draw_ring(surface, (ring.centerx, ring.centery - 4), 34, 2, (214, 196, 255, 150))
    for place, prophecy in enumerate(table.state.pending[:3]):
        if prophecy in PROPHECIES:
            draw_prophecy(surface, at.pending_center(place), 42, prophecy, lit=place == 0)
    x, y = at.pending_center(0)
    draw_text(surface, "next", (x, y + 34), theme.LABEL, 16, theme.BRASS_HI, "center")


def category_of_deck(name: str) -> str:
    """The category in a hotspot's name such as "deck.optical"."""
    category = name.split(".")[-1]
    assert category in CATEGORIES
    return category
