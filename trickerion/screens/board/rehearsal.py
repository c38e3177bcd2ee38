"""The board, drawn where nobody sees it, a panel in each quiet moment: what pieces look like is kept."""

from collections.abc import Iterator

from pygame import Surface

from trickerion.app.registry import work_ahead
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.screens.board.panels import BoardPanels
from trickerion.table.panel import Deeds, Glow
from trickerion.table.view import TableView, seat_colours, seat_names
from trickerion.ui import theme
from trickerion.ui.hotspots import Hotspots


def beginners() -> TableView:
    """A table of four beginners as the first one sees it."""
    options = GameOptions(tuple(Seat(str(number)) for number in range(4)), setup="beginner")
    state = Game.new(options, "rehearsal").view_for(0).state
    return TableView(state, 0, seat_colours(options), seat_names(options))


def rehearse() -> Iterator[None]:
    """Draw the next panel each time that it is asked."""
    panels, canvas, spots = (
        BoardPanels(beginners(), Deeds(), lambda _row: None, Glow),
        Surface(theme.CANVAS_SIZE),
        Hotspots(),
    )
    yield
    for panel in (*panels.still, *panels.strip, panels.actions):
        panel.draw(canvas, spots)
        yield


work_ahead(rehearse())
