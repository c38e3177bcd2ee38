"""How the board is drawn: the Fame track round it, the layers kept between frames, the lights above them."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from trickerion.app.registry import paint_ahead
from trickerion.language.speech import headed, in_turn
from trickerion.rules.catalog import FAME_THRESHOLDS
from trickerion.screens.board.focus import BoardFocus
from trickerion.table.grounds import CachedLayer, draw_board_panel, draw_house
from trickerion.table.panel import Panel, square
from trickerion.table.strip import draw_wood
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspots import Hotspot, Hotspots, always, plain
from trickerion.ui.layout import board as at
from trickerion.ui.said import SILENT, Role, Said, Zone
from trickerion.ui.scenery import backdrop
from trickerion.ui.shapes import draw_plate, draw_shadow, rounded_clip
from trickerion.ui.surface_cache import cached_surface, lasting_surface
from trickerion.ui.surfaces import draw_brass_frame, draw_pill, draw_wood_panel, pill_width
from trickerion.ui.tokens import draw_action_points, draw_badge, draw_disk, draw_fame_marker, draw_lap_tag
from trickerion.words.screens.board import FAME

_SMALL_MARKER = 28  # of several on one cell


@cached_surface
def _board() -> Surface:
    size = at.BOARD.inflate(40, 40).size
    image = Surface(size, pygame.SRCALPHA)
    inside = Rect(20, 20, *at.BOARD.size)
    draw_shadow(image, inside, 14, 14, 220, (0, 6))
    draw_wood_panel(image, inside, 12, 0, shadow=False)
    track = Surface(at.BOARD.size, pygame.SRCALPHA)
    for number in range(1, at.TRACK_LENGTH + 1):
        _draw_cell(track, number)
    image.blit(rounded_clip(track, 12), inside)
    draw_brass_frame(image, inside, 12, 4)
    draw_brass_frame(image, inside.inflate(-2 * at.TRACK, -2 * at.TRACK), 6, 2)
    return image


def _draw_cell(track: Surface, number: int) -> None:
    rect = at.fame_cell(number).move(-at.BOARD.x, -at.BOARD.y)
    threshold, ten = number in FAME_THRESHOLDS.values(), number % 10 == 0
    plain = "#2e1b14" if number % 2 else "#3a2419"
    pygame.draw.rect(track, theme.VELVET if threshold else "#5a3a22" if ten else plain, rect)
    pygame.draw.rect(track, theme.BRASS_LO, rect, 1)
    ink = theme.BRASS_HI if ten or threshold else "#d3b489"
    write_line(track, str(number), within(rect, width=at.TRACK - 3), theme.TEXT.number, ink, "center")


_PAIR, _SQUARE = ((-1, 0), (1, 0)), ((-1, -1), (1, -1), (-1, 1), (1, 1))


def marker_centers(table: TableView) -> dict[int, at.Point]:
    """Middles of each seat's marker: two on one cell side by side, three and four two by two, all in the window."""
    spots = {seat: at.fame_spot(table.shown_fame(seat)) for seat in table.state.seats}
    for x, y in set(spots.values()):
        alike = [seat for seat in spots if spots[seat] == (x, y)]
        is_across = at.BOARD.y + at.TRACK < y < at.BOARD.bottom - at.TRACK
        for seat, (dx, dy) in zip(alike, _PAIR if len(alike) == 2 else _SQUARE, strict=False):
            away = (dy, dx) if is_across else (dx, dy)
            left = max(x, _SMALL_MARKER // 2 + 15)  # the corner of those without Fame is at the window's edge
            top = max(y, at.BOARD.y + _SMALL_MARKER // 2 + 13) if len(alike) > 2 else y  # clear of the bar
            spots[seat] = (x, y) if len(alike) == 1 else (left + 13 * away[0], top + 13 * away[1])
    return spots


class FameTrack(Panel):
    """The track; the markers walk along it and are drawn with what lies round the board."""

    zone = Zone.OTHERS

    def add_hotspots(self, spots: Hotspots) -> None:
        for number, side in enumerate(at.TRACK_SIDES):
            says = SILENT if number else self._said  # the other sides are the same track
            spots.add(Hotspot(f"fame.{number}", side, tip=always(plain(FAME)), focusable=False, says=says))

    def _said(self) -> Said:
        """The Fame of everybody."""
        table = self.table
        told = (headed(head=table.names[seat], text=str(round(table.shown_fame(seat)))) for seat in table.state.seats)
        return Said(FAME.title, in_turn(told), Role.TEXT)

    def draw_markers(self, canvas: Surface) -> None:
        """The markers of all players, the viewer's on top."""
        table, places = self.table, marker_centers(self.table)
        for seat in sorted(places, key=lambda s: s == table.viewer):
            is_alone = places[seat] == at.fame_spot(table.shown_fame(seat))
            draw_fame_marker(canvas, places[seat], table.colours[seat], 34 if is_alone else _SMALL_MARKER)
            if table.shown_fame(seat) > at.TRACK_LENGTH and is_alone:
                draw_lap_tag(canvas, (places[seat][0], places[seat][1] + 20))
            elif table.shown_fame(seat) > at.TRACK_LENGTH:  # a tag would hide the others of its cell
                draw_badge(canvas, (places[seat][0] + 7, places[seat][1] + 7), "+", 16)


_LIFTED = 60


@lasting_surface
def _ground() -> Surface:
    ground = backdrop().copy()
    ground.blit(_board(), (at.BOARD.x - 20, at.BOARD.y - 20))
    draw_house(ground, at.THEATER, at.THEATER_RIBBON)
    draw_wood(ground)
    return ground


_NOWHERE = Surface((1, 1))
paint_ahead(
    backdrop,
    _board,
    partial(draw_house, _NOWHERE, at.THEATER, at.THEATER_RIBBON),
    partial(draw_wood, _NOWHERE),
    _ground,
    *(partial(draw_board_panel, _NOWHERE, rect, location) for location, rect in at.PANELS.items()),
)


class Layers:
    """The layers of the board that are kept from frame to frame.

    The still layer holds the ``panels``, another one shows them in ``focus``. The ground of a frame is that with what
    ``draw_rest`` adds: the rim round the panels.
    """

    def __init__(
        self, panels: Sequence[Panel], draw_rest: Callable[[Surface], object], focus: BoardFocus | None = None
    ) -> None:
        self.panels = panels
        self._focus = focus
        self._focused = CachedLayer("board.focus")
        self._draw_rest = draw_rest
        self._still = CachedLayer("board.still")
        self._ground = CachedLayer("board.ground")
        self.forget = self._still.forget

    def let_go(self) -> None:
        """Give the room of all layers back."""
        for layer in (self._focused, self._still, self._ground):
            layer.let_go()

    def _panels(self, canvas: Surface, spots: Hotspots) -> Surface:
        """All panels, drawn again when what they show has changed."""

        def paint(layer: Surface) -> None:
            layer.blit(_ground(), (0, 0))
            for panel in self.panels:
                panel.draw(layer, spots)

        looks = [panel.look(spots) for panel in self.panels]
        return self._still.show(canvas, (theme.palette(), *looks), paint)

    def _in_focus(self, canvas: Surface, spots: Hotspots) -> Surface:
        """The panels; what cannot be used has less light."""
        panels, focus, painted = self._panels(canvas, spots), self._focus, self._still.painted
        if focus is None or not focus.shows(spots):
            return panels
        shown = focus

        def paint(layer: Surface) -> None:
            layer.blit(panels, (0, 0))
            shown.draw_away(layer, panels, painted)

        return self._focused.show(canvas, (painted, focus.look(spots)), paint)

    def ground(self, canvas: Surface, spots: Hotspots, more: object) -> Surface:
        """Picture that a frame begins with, kept while only lights breathe and things fly; ``more``: other state."""
        panels = self._in_focus(canvas, spots)

        def paint(layer: Surface) -> None:
            layer.blit(panels, (0, 0))
            self._draw_rest(layer)

        hand = (spots.hovered, spots.focused, spots.held is not None)
        pressed = [name for name in ("dock.undo", "dock.redo", "dock.hint", "dock.done") if spots.is_pressed(name)]
        return self._ground.show(canvas, (self._still.painted, self._focused.painted, hand, *pressed, more), paint)


def past_sign(text: str) -> Rect:
    """Place of the words over a table as it was: over the Theater's name and nothing else."""
    rect = at.THEATER_RIBBON.inflate(28, 4)
    return rect.inflate(
        max(0, pill_width(text, theme.TEXT.label_large, height=rect.h, icon_name="ui.clock") - rect.w), 0
    )


def draw_past(canvas: Surface, text: str) -> None:
    """The frame and the words of a table as it was."""
    rect = past_sign(text)
    draw_shadow(canvas, rect, rect.h // 2, 10, 220)
    draw_pill(
        canvas, rect, text, theme.VELVET, style=theme.TEXT.label_large, icon_name="ui.clock", border=theme.BRASS_HI
    )
    draw_plate(canvas, at.BOARD, (0, 0, 0, 0), 12, 4, theme.GLOW)


def draw_lifted(canvas: Surface, position: at.Point, colour: str, character: str, points: int | None) -> None:
    """The disk in the hand, with its Action Points where it would be dropped."""
    x, y = position
    center = (x + 6, y - 12)
    draw_shadow(canvas, square((x + 14, y + 8), 54), 27, 10, 160, (0, 0))
    draw_disk(canvas, center, _LIFTED, colour, character, shadow=False)
    if points is not None:
        draw_action_points(canvas, (center[0] - 4, center[1] + 42), points)
