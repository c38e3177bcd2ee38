"""The Dark Alley on the board: decks, the ring of pending prophecies, the plate of the active one."""

import math
from collections.abc import Callable
from functools import partial

import pygame
from pygame import Color, Rect, Surface

from trickerion.rules.ask.actions import costs_at
from trickerion.rules.catalog import BOTTOM, LEFT, PROPHECIES, RIGHT
from trickerion.rules.facts.board import DeckFacts
from trickerion.rules.moves import ChangeFate, DrawCard, Move
from trickerion.screens.board import duel
from trickerion.screens.board.locations import LocationPanel
from trickerion.screens.board.solo_layout import shift
from trickerion.table import pointed
from trickerion.table.panel import Deeds, Panel, Place, square
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.controls import draw_round_button
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspots import Circle, Hotspot, Hotspots, always, plain, tip_of
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import board as at
from trickerion.ui.prophecy_picture import draw_prophecy_picture
from trickerion.ui.said import Zone
from trickerion.ui.shapes import draw_glow, draw_plate, draw_ring, draw_shaded, enlarged, reduced, shaded_stops
from trickerion.ui.surfaces import draw_brass_frame, draw_dark_panel
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import block_height, draw_block
from trickerion.ui.tokens import draw_prophecy
from trickerion.words import card_tooltips, names
from trickerion.words.screens import board as words

_PLATE_WIDTH, _PLATE_HEAD, _PLATE_LINE = 256, 36, 19
_SHARE = 0.62  # of the way between two pending prophecies that an arrow takes


class DarkAlley(LocationPanel):
    """Slots, four decks of special Assignment cards, the ring of pending prophecies, the way to the Residence."""

    id = "dark_alley"

    def __init__(self, table: TableView, deeds: Deeds, may_tell: Callable[[], bool]) -> None:
        super().__init__(table, deeds)
        self._may_tell = may_tell

    @property
    def _where(self) -> at.AlleyPlaces:
        """Places of the parts of the panel in this game, for this viewer."""
        actions = {status.action for status in costs_at(self.table.state, self.table.viewer, self.id)}
        prophecies, fate_weaving = "fortune_telling" in actions, "fate_weaving" in actions
        return at.alley_places(len(self._decks), prophecies=prophecies, fate_weaving=fate_weaving)

    @property
    def _decks(self) -> tuple[str, ...]:
        return tuple(self.table.on_board.decks)

    @property
    def rows(self) -> dict[str, Rect]:
        return self._where.rows

    def places_of(self, move: Move) -> list[Place]:
        """The deck that is drawn from, the prophecy that becomes active."""
        if isinstance(move, DrawCard):
            return [Place(f"deck.{move.deck}", self._where.tabs[self._decks.index(move.deck)])]
        if isinstance(move, ChangeFate):
            return [Place(f"prophecy.{move.place}", square(self._where.pending_center(move.place), 44))]
        return []

    def add_hotspots(self, spots: Hotspots) -> None:
        table, where = self.table, self._where
        for deck, rect in zip(self._decks, where.tabs, strict=True):
            tip = tip_of(pointed.special_deck, table, deck, table.on_board.decks[deck])
            self.add_thing(spots, Place(f"deck.{deck}", rect), words.DRAW, tip).means = (self.id, "")
        button, click = Circle(*at.RESIDENCE_BUTTON, 17), partial(self.deeds.open_residence, "")
        tip = always(plain(words.RESIDENCE))
        spots.add(Hotspot("residence", button, on_click=click, tip=tip, now=False))
        for place, prophecy in enumerate(table.state.pending[:3]):
            if prophecy in PROPHECIES:
                tip, circle = tip_of(card_tooltips.prophecy, prophecy, place), Circle(*where.pending_center(place), 22)
                spots.add(Hotspot(f"prophecy.{place}", circle, tip=tip, focusable=False))

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        table, where = self.table, self._where
        self.draw_ground(canvas)
        for deck, rect in zip(self._decks, where.tabs, strict=True):
            _draw_tab(canvas, rect, deck, table.on_board.decks[deck])
        if table.state.pending:
            _draw_ring(canvas, table, where)

    def draw_lights(self, canvas: Surface, spots: Hotspots, pulse: float) -> None:
        """The way to the Residence, what Fortune Telling would do."""
        draw_round_button(canvas, at.RESIDENCE_BUTTON, "action.learn_trick", 34, hovered=spots.is_hot("residence"))
        if self.table.state.pending and spots.is_hot("action.fortune_telling") and self._may_tell():
            _draw_fortune(canvas, self._where)


def _draw_tab(surface: Surface, rect: Rect, deck: str, facts: DeckFacts) -> None:
    colour = Color(theme.LOCATION_COLOURS[deck])
    if facts.cards > 1:
        for step in (4, 2):
            draw_plate(surface, rect.move(step, step // 2), theme.mix(colour, "#000000", 0.45), 6, 1, theme.BRASS_LO)
    if not facts.cards:
        colour = theme.WALNUT_LO
    draw_shaded(surface, rect, shaded_stops(colour, 0.08, 0.28), 6)
    draw_brass_frame(surface, rect, 6, 1)
    name = names.card(facts.top) if facts.top else words.LOCATION[deck]
    if facts.top and rect.w < 200:  # the name of the open card needs the room; the tip counts the deck
        draw_icon(surface, f"location.{deck}", within(rect, left=5, width=18).center, 18, theme.BRASS_HI, shadow=True)
        place = (rect.x + 26, rect.centery - 1)
        draw_text(surface, name, place, theme.TEXT.strong, theme.CREAM, "midleft", width=rect.w - 28)
        return
    draw_icon(surface, f"location.{deck}", within(rect, left=7, width=22).center, 22, theme.BRASS_HI, shadow=True)
    place = (rect.x + 34, rect.centery - 1)
    draw_text(surface, name, place, theme.TEXT.strong, theme.CREAM, "midleft", width=rect.w - 68)
    write_line(surface, str(facts.cards), within(rect, right=10), theme.TEXT.number, theme.BRASS_HI, "right")


def _draw_ring(surface: Surface, table: TableView, where: at.AlleyPlaces) -> None:
    ring = where.ring
    draw_plate(surface, ring, (38, 26, 66), 12, 2, theme.BRASS_LO)
    draw_glow(surface, (ring.centerx, ring.centery - 4), 42, "#8f78e8", 0.66)
    draw_ring(surface, (ring.centerx, ring.centery - 4), 34, 2, (214, 196, 255, 150))
    comes = table.tells_prophecies and bool(table.on_board.coming)
    for place, prophecy in enumerate(table.state.pending[:3]):
        if prophecy in PROPHECIES:
            is_next = place == LEFT and comes
            draw_prophecy(surface, where.pending_center(place), 42, prophecy, lit=is_next)
    if comes:
        x, y = where.pending_center(LEFT)
        draw_text(surface, words.NEXT_PROPHECY, (x, y + 34), theme.TEXT.label, theme.BRASS_HI, "center", width=62)


def _draw_fortune(surface: Surface, where: at.AlleyPlaces) -> None:
    """Draw the effect of Fortune Telling: every pending prophecy one place clockwise, the lower one the next."""
    x, y = where.pending_center(BOTTOM)
    draw_ring(surface, (x, y), 25, 3, theme.GLOW)
    for start, end in ((LEFT, RIGHT), (RIGHT, BOTTOM), (BOTTOM, LEFT)):
        _draw_arrow(surface, where.pending_center(start), where.pending_center(end))


def _draw_arrow(surface: Surface, start: at.Point, end: at.Point) -> None:
    angle = math.atan2(end[1] - start[1], end[0] - start[0])
    length = math.dist(start, end) * _SHARE
    image = pygame.transform.rotozoom(_arrow(round(length)), -math.degrees(angle), 1.0)
    surface.blit(image, image.get_rect(center=((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)))


def _arrow(length: int) -> Surface:
    large, k = enlarged(length, 18, 3)
    middle, tip, neck = 9 * k, (length - 1) * k, (length - 14) * k
    shape = [
        (k, middle - 3 * k),
        (neck, middle - 3 * k),
        (neck, middle - 8 * k),
        (tip, middle),
        (neck, middle + 8 * k),
        (neck, middle + 3 * k),
        (k, middle + 3 * k),
    ]
    pygame.draw.polygon(large, theme.INK, shape)
    pygame.draw.polygon(large, theme.GLOW, shape)
    pygame.draw.lines(large, theme.INK, True, shape, k)
    return reduced(large, k)


def plate_height(table: TableView) -> int:
    """Height of the active prophecy's plate, which shows its whole sentence; 0 without one."""
    prophecy = table.prophecy
    if prophecy not in PROPHECIES:
        return 0
    needed = _PLATE_HEAD + block_height(names.text(prophecy), _PLATE_WIDTH, theme.TEXT.body, _PLATE_LINE) + 8
    return max(table.column.plate, needed)


def below_opponents(table: TableView) -> tuple[Rect, Rect, Rect]:
    """Places of the plate, the Workshop (if it lies there) and the log in the right column."""
    down = shift(table.in_play.heir) + duel.shift(table)
    return table.column.below(table.in_column, plate_height(table), down)


class ActiveProphecy(Panel):
    """Name and sentence of the active prophecy in the right column."""

    zone = Zone.TOWN

    def add_hotspots(self, spots: Hotspots) -> None:
        prophecy = self.table.prophecy
        if prophecy in PROPHECIES:
            tip = tip_of(card_tooltips.prophecy, prophecy)
            spots.add(Hotspot("prophecy", below_opponents(self.table)[0], tip=tip, focusable=False))

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        rect, prophecy = below_opponents(self.table)[0], self.table.prophecy
        if prophecy not in PROPHECIES:
            return
        draw_dark_panel(canvas, rect)
        draw_prophecy_picture(canvas, (rect.x + 45, rect.centery), prophecy, min(80, rect.h - 8))
        title, place = words.prophecy_title(name=names.prophecy(prophecy)), (rect.x + 92, rect.y + 21)
        draw_text(canvas, title, place, theme.TEXT.head, theme.BRASS_HI, "midleft", width=_PLATE_WIDTH)
        room, text = (rect.x + 92, rect.y + _PLATE_HEAD), names.text(prophecy)
        draw_block(canvas, text, Rect(room, (_PLATE_WIDTH, 0)), theme.TEXT.body, theme.CREAM, line=_PLATE_LINE)
