"""The Workshop, drawn where nobody sees it, a panel in each quiet moment, as the board is."""

from collections.abc import Iterator

from pygame import Surface

from trickerion.app.registry import work_ahead
from trickerion.scenes.workshop.bench import Bench
from trickerion.scenes.workshop.lacks import Lacks
from trickerion.scenes.workshop.owner import Owner
from trickerion.scenes.workshop.piles import Piles
from trickerion.scenes.workshop.shop import Shop
from trickerion.scenes.workshop.team import Characters
from trickerion.scenes.workshop.tricks import Tricks
from trickerion.scenes.workshop.work import WorkPanel
from trickerion.screens.board.rehearsal import beginners
from trickerion.table.panel import Deeds
from trickerion.ui import theme
from trickerion.ui.hotspots import Hotspots


def rehearse() -> Iterator[None]:
    """Draw the next panel each time that it is asked."""
    table, canvas, spots = beginners(), Surface(theme.CANVAS_SIZE), Hotspots()
    shop = Shop(table.state, table.viewer, table.colours, table.names, selected=0)
    shop.easel = shop.chosen.id if shop.chosen is not None else ""
    yield
    for kind in (Owner, Bench, Tricks, Piles, Characters, WorkPanel, Lacks):
        kind(shop, Deeds()).draw(canvas, spots)
        yield


work_ahead(rehearse())
