"""Downtown's panel with its six dice; in the base game the Residence has a panel of its own, with its decks."""

from __future__ import annotations

from functools import partial

import pygame
from pygame import Rect

from trickerion.rules.catalog import DICE, FAME_THRESHOLDS, TRICKS, X
from trickerion.rules.moves import Move
from trickerion.scenes.board.location import Location
from trickerion.table.grounds import draw_board_panel
from trickerion.table.panel import Anchor, Panel, Place, square
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.dice import draw_die
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import board as at
from trickerion.ui.scenery import rays
from trickerion.ui.shapes import draw_plate, draw_shadow, rounded_clip
from trickerion.ui.spots import Hotspot
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.surfaces import draw_brass_frame, draw_category_badge, draw_paper, draw_title_bar, draw_tray
from trickerion.ui.text import draw_text
from trickerion.ui.tips import tip_of
from trickerion.ui.tokens import draw_badge
from trickerion.words.names import AREA, CATEGORY
from trickerion.words.screens import board as words

_DECK_ROOM = 16  # pixels round a deck for its shadow


class Downtown(Location):
    """Slots, and the dice in three labelled pairs."""

    id = "downtown"

    @property
    def rows(self) -> dict[str, Rect]:
        return at.DOWNTOWN_ROWS

    @property
    def anchors(self) -> dict[str, Anchor]:
        dice = {f"die.{die}": Anchor(center) for die, center in die_places().items()}
        return {"residence": Anchor(at.dice_title("residence")), **dice}

    def places_of(self, move: Move) -> list[Place]:
        """The die that a move uses."""
        die = getattr(move, "die", "")
        return [Place(f"die.{die}", square(die_places()[die], at.DIE + 6))] if die else []

    def add_spots(self, spots: Hotspots) -> None:
        for die, center in die_places().items():
            place, tip = Place(f"die.{die}", square(center, at.DIE + 4)), tip_of(words.die, self.table, die)
            self.add_thing(spots, place, words.WITH_THIS_DIE, tip)

    def draw(self, canvas: pygame.Surface, spots: Hotspots) -> None:
        self.draw_ground(canvas)
        draw_tray(canvas, at.DICE_TRAY, (58, 28, 28))
        for area, label in AREA.items():
            draw_text(canvas, label, at.dice_title(area), theme.LABEL, 17, theme.BRASS_HI, "center")
        for x in (at.DICE_TRAY.x + 99, at.DICE_TRAY.right - 99):
            pygame.draw.line(canvas, theme.BRASS_LO, (x, at.DICE_TRAY.y + 6), (x, at.DICE_TRAY.bottom - 6))
        for die, center in die_places().items():
            if f"die.{die}" not in self.table.hidden:
                draw_die(canvas, center, at.DIE, DICE[die].area, self.table.face(die))


def die_places() -> dict[str, at.Point]:
    """Die id -> centre."""
    areas = [die.area for die in DICE.values()]
    return {die.id: at.die_center(die.area, areas[:number].count(die.area)) for number, die in enumerate(DICE.values())}


# ---- the Residence -------------------------------------------------------------------------------------------------


class Residence(Panel):
    """What can be learned: a deck for each category, lit by the dice that show it."""

    @property
    def anchors(self) -> dict[str, Anchor]:
        return {f"deck.{category}": Anchor(rect.center) for category, rect in at.DECKS.items()}

    def add_spots(self, spots: Hotspots) -> None:
        for category, rect in at.DECKS.items():
            on_dice = _is_on_dice(self.table, category)
            tip = tip_of(words.deck, self.table, category, on_dice=on_dice, width=330)
            click = partial(self.deeds.open_residence, category)
            spots.add(Hotspot(f"deck.{category}", rect, on_click=click, tip=tip))

    def draw(self, canvas: pygame.Surface, spots: Hotspots) -> None:
        draw_board_panel(canvas, at.ALLEY, "residence", view="academy", sign="action.learn_trick")
        for category, rect in at.DECKS.items():
            _draw_deck(canvas, rect, category, self.table)


def _is_on_dice(table: TableView, category: str) -> bool:
    """Whether a Residence die shows this category (or "any") now."""
    faces = [table.state.dice[die.id] for die in DICE.values() if die.area == "residence"]
    return any(face in (category, "any") for face in faces if face != X)


def _draw_deck(surface: pygame.Surface, rect: Rect, category: str, table: TableView) -> None:
    tricks = [TRICKS[trick] for trick in table.state.residence[category]]
    levels = [level for level in sorted(FAME_THRESHOLDS) if level < 3 or table.has_alley]
    counts = tuple((FAME_THRESHOLDS[level], sum(trick.level == level for trick in tricks)) for level in levels)
    image = _deck(rect.size, category, len(tricks), counts, _is_on_dice(table, category), theme.palette())
    surface.blit(image, (rect.x - _DECK_ROOM, rect.y - _DECK_ROOM))


@cached_surface(4)
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
    first, step = (16, 43) if len(counts) > 2 else (32, 60)
    for number, (threshold, count) in enumerate(counts):
        x = card.x + first + number * step
        draw_badge(image, (x, card.bottom - 19), str(threshold), 24, theme.INK if count else "#6f6350")
        draw_text(image, words.deck_cards(count), (x + 13, card.bottom - 20), theme.LABEL, 16, theme.INK2, "midleft")
    if lit:
        draw_category_badge(image, (card.right - 16, card.y + 18), category, 26)
    return image
