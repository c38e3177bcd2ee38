"""Pictures of the table with numbered call-outs: the board of a game that has just begun, drawn by its own panels."""

import pygame
from pygame import Rect, Surface

from trickerion.app.laid_games import at_first_assignment
from trickerion.language.voice import HEIR_NAME
from trickerion.rules.game import Game
from trickerion.rules.options import COLOURS, HEIR, GameOptions, Seat
from trickerion.scenes.board.actions import action_rows
from trickerion.scenes.board.layers import Layers
from trickerion.scenes.board.panels import BoardPanels
from trickerion.table.panel import Deeds, Glow
from trickerion.table.top_bar import turn_of
from trickerion.table.view import TableView, seat_colours, seat_names
from trickerion.ui import theme
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import board as at
from trickerion.ui.shapes import draw_round, draw_shadow
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.surfaces import draw_brass_frame, draw_dark_panel
from trickerion.ui.text import draw_text
from trickerion.ui.topbar import draw_top_bar
from trickerion.words.screens import setup as words
from trickerion.words.screens import workbook as captions
from trickerion.words.workbook_table import PARTS, SOLO_TABLE

SIZE = (1180, 664)
_DOCK = at.UNDO.unionall([at.ACTION_POINTS, at.DONE]).inflate(12, 12)
SPOTS = {
    "bar": (1472, 20),
    "fame": (1522, 34),
    "downtown": at.DOWNTOWN.topleft,
    "market_row": at.MARKET_ROW.topleft,
    "theater": at.THEATER.topleft,
    "days": at.DAYS["thursday"].move(-15, -12).topleft,
    "alley": at.ALLEY.topleft,
    "workshop": at.WORKSHOP.topleft,
    "initiative": (at.INITIATIVE.right - 34, at.INITIATIVE.y),
    "others": (at.COLUMN.x - 6, at.COLUMN.y + 84),
    "magician": at.MAGICIAN.topleft,
    "tricks": at.TRICKS[0].topleft,
    "components": at.COMPONENTS.move(-19, -20).topleft,
    "team": at.TEAM.move(-12, -14).topleft,
    "dock": _DOCK.topleft,
}
"""Where the number of each part stands: at its corner, clear of all words."""


def draw_table(name: str, surface: Surface, rect: Rect) -> None:
    """The table with the numbers of its parts upon it."""
    draw_shadow(surface, rect, 10, 8, 180)
    surface.blit(_table(name == SOLO_TABLE, theme.palette()), rect)
    draw_brass_frame(surface, rect, 10, 3)
    scale = rect.w / theme.CANVAS_SIZE[0]
    for number, part in enumerate(PARTS, start=1):
        center = (rect.x + round((SPOTS[part][0] + 14) * scale), rect.y + round((SPOTS[part][1] + 10) * scale))
        draw_round(surface, center, 30, theme.GLOW, 3, theme.VELVET)
        draw_text(surface, str(number), (center[0], center[1] - 1), theme.NUM, 17, theme.INK, "center")


@cached_surface
def _table(is_solo: bool, _palette: str) -> Surface:
    """The board in small, without numbers."""
    game = _game(is_solo)
    state, options = game.view_for(0).state, game.options
    table = TableView(state, 0, seat_colours(options), seat_names(options))
    panels, spots = BoardPanels(table, Deeds(), lambda _row: None, Glow), Hotspots()
    panels.actions.now = action_rows(table, panels.locations, state, None)
    canvas = Surface(theme.CANVAS_SIZE)
    layers = Layers((*panels.still, *panels.strip, panels.actions), panels.fame.draw_markers)
    canvas.blit(layers.ground(canvas, spots, ()), (0, 0))
    draw_dark_panel(canvas, _DOCK, 10, 2)
    draw_text(canvas, captions.DOCK, _DOCK.center, theme.HEAD2, 26, theme.PARCHMENT2, "center")
    draw_top_bar(canvas, turn=turn_of(state, state.phase))
    return pygame.transform.smoothscale(canvas, SIZE)


def _game(is_solo: bool) -> Game:
    """A game in its first Assignment, with all posters hung."""
    names = (words.PERSONS[0], HEIR_NAME) if is_solo else (words.PERSONS[0], *words.COMPUTERS[:2])
    others = HEIR if is_solo else "apprentice"
    seats = tuple(Seat(name, others if n else "person", COLOURS[n]) for n, name in enumerate(names))
    modules = ("dark_alley", "prophecies", HEIR) if is_solo else ()
    return at_first_assignment(GameOptions(seats, modules=modules), "call-outs")
