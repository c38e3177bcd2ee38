"""The board, drawn where nobody sees it, a panel in each quiet moment: what pieces look like is kept."""

from collections.abc import Iterator

from pygame import Surface

from trickerion.app.registry import work_ahead
from trickerion.bots.registry import make_bot
from trickerion.rules.game import Game
from trickerion.rules.moves import PlaceCharacter
from trickerion.rules.options import GameOptions, Seat
from trickerion.screens.board.panels import BoardPanels
from trickerion.table.panel import Deeds, Glow
from trickerion.table.view import TableView, seat_colours, seat_names
from trickerion.ui import theme
from trickerion.ui.hotspots import Hotspots

_SEATS = 4
_TURN = 4  # by then markers lie on cards of three seats


def beginners() -> TableView:
    """A table of four beginners as the first one sees it."""
    return _seen(_new())


def rehearse() -> Iterator[None]:
    """Draw the next panel each time that it is asked: of a new game, and of one in which much lies on the table."""
    yield from _draw_panels(beginners())
    game = _new()
    bots = [make_bot("apprentice", seat) for seat in range(_SEATS)]
    while (decision := game.decision) is not None:
        placing = any(isinstance(move, PlaceCharacter) for move in game.legal_moves())
        if placing and (game.state.turn, decision.seat) == (_TURN, 0):
            break
        game.apply(bots[decision.seat].choose(game.view_for(decision.seat)).move)
        yield
    yield from _draw_panels(_seen(game))


def _new() -> Game:
    return Game.new(GameOptions(tuple(Seat(str(number)) for number in range(_SEATS)), setup="beginner"), "b")


def _seen(game: Game) -> TableView:
    options = game.options
    return TableView(game.view_for(0).state, 0, seat_colours(options), seat_names(options))


def _draw_panels(table: TableView) -> Iterator[None]:
    panels, canvas, spots = (
        BoardPanels(table, Deeds(), lambda _row: None, Glow),
        Surface(theme.CANVAS_SIZE),
        Hotspots(),
    )
    yield
    for panel in (*panels.still, *panels.strip, panels.actions):
        panel.draw(canvas, spots)
        yield


work_ahead(rehearse())
