"""Layers of the Heir's scene that are kept from frame to frame: the table, and the explanation above it."""

from collections.abc import Callable

from pygame import Surface

from trickerion.scenes.heir import layout as at
from trickerion.scenes.heir.explanation import draw_you
from trickerion.scenes.heir.story import HeirTable
from trickerion.table.grounds import CachedLayer
from trickerion.ui import theme
from trickerion.ui.hotspots import Drawn, Hotspots
from trickerion.ui.scenery import backdrop
from trickerion.ui.surfaces import draw_wood_panel


class Painting:
    """``things`` are the Locations and the Heir's board; ``above`` them lie the list and the top bar."""

    def __init__(
        self, table: HeirTable, spots: Hotspots, things: tuple[Drawn, Drawn], above: tuple[Drawn, Drawn]
    ) -> None:
        self._table, self._spots, self._things, self._above = table, spots, things, above
        self._still, self._whole = CachedLayer("heir.still"), CachedLayer("heir.whole")

    def let_go(self) -> None:
        """Give the room of both layers back."""
        self._still.let_go()
        self._whole.let_go()

    def forget(self) -> None:
        """Have both drawn anew."""
        self._still.forget()
        self._whole.forget()

    def show(self, canvas: Surface, changes: int, look: object, did: Callable[[], str]) -> Surface:
        """Picture of the table and the list; ``did`` is told of the player."""
        key = (changes, theme.palette(), frozenset(self._table.hidden))
        still = self._still.show(canvas, key, self._paint_table)
        return self._whole.show(canvas, (key, look), lambda layer: self._paint_words(layer, still, did()))

    def _paint_table(self, layer: Surface) -> None:
        layer.blit(backdrop(120), (0, 0))
        locations, board = self._things
        locations.draw(layer, self._spots)
        draw_wood_panel(layer, at.BOARD, 12, 4, seed=9)
        board.draw(layer, self._spots)

    def _paint_words(self, layer: Surface, still: Surface, did: str) -> None:
        layer.blit(still, (0, 0))
        listed, bar = self._above
        listed.draw(layer, self._spots)
        draw_you(layer, self._table, did)
        bar.draw(layer, self._spots)
