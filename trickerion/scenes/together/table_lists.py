"""Two lists of tables at the door: those of this network, and those where the player has a seat."""

from collections.abc import Callable

from pygame import Surface

from trickerion.app.loop import App
from trickerion.scenes.together.door_rows import DoorRow, draw_list_head, draw_no_rows, draw_row, found_row, seat_row
from trickerion.scenes.together.own_table import OwnTable, own_tables
from trickerion.storage.tables import SeatElsewhere, seats_elsewhere
from trickerion.together.announcement import FoundTable, Listener
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import together as at
from trickerion.words.screens import together as words

News = Callable[[DoorRow, SeatElsewhere | FoundTable], DoorRow]
"""A row with what has just come of a click on it."""


class TableLists:
    """``found`` are the tables of which the ``listener`` has heard."""

    def __init__(self, app: App, with_news: News) -> None:
        self._app, self._with_news = app, with_news
        self.listener = Listener(app.calls.wake)
        self.found: list[FoundTable] = []
        self._mine: list[OwnTable | SeatElsewhere] = []
        self._first = {"found": 0, "mine": 0}

    def look_up(self) -> None:
        """Read from the files at which tables a seat is kept."""
        self._mine = [*own_tables(self._app.places), *seats_elsewhere(self._app.places.seats)]
        self.scroll("mine", 0)

    def listen(self) -> bool:
        """Hear of the tables of this network; True when they are others than before."""
        kept = {(seat.address, seat.port) for seat in self._mine if isinstance(seat, SeatElsewhere)}
        found = [one for one in self.listener.tables() if one.free or (one.address, one.port) not in kept]
        if found == self.found:
            return False
        self.found = found
        self.scroll("found", 0)
        return True

    def scroll(self, which: str, notches: int) -> None:
        """Scroll one of the lists."""
        last = len(self.found if which == "found" else self._mine) - at.MOST_ROWS
        self._first[which] = max(0, min(last, self._first[which] - notches))

    @property
    def shown_found(self) -> list[FoundTable]:
        """Tables of this network that are in sight."""
        return self.found[self._first["found"] :][: at.MOST_ROWS]

    @property
    def shown_mine(self) -> list[OwnTable | SeatElsewhere]:
        """Tables of the player that are in sight."""
        return self._mine[self._first["mine"] :][: at.MOST_ROWS]

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        """Draw both lists."""
        self._draw_found(canvas, spots)
        self._draw_seats(canvas, spots)

    def _draw_found(self, canvas: Surface, spots: Hotspots) -> None:
        draw_list_head(canvas, at.FOUND_HEAD, words.ON_THIS_NETWORK, words.ALWAYS_LOOKING)
        shown = self.shown_found
        for number, table in enumerate(shown):
            row = self._with_news(found_row(table), table)
            hot = bool({f"door.found.{number}", f"door.knock.{number}"} & set(spots.hot))
            draw_row(canvas, at.found(number), row, hot=hot, lit=bool(table.free) and table.is_ours)
        if len(shown) < at.MOST_ROWS:
            sign = "" if shown else "ui.wire"
            draw_no_rows(canvas, at.no_rows(at.found(0), len(shown)), words.NO_TABLES, sign)

    def _draw_seats(self, canvas: Surface, spots: Hotspots) -> None:
        draw_list_head(canvas, at.SEATS_HEAD, words.YOUR_TABLES, words.KEPT_FOR_YOU)
        for number, seat in enumerate(self.shown_mine):
            is_own = isinstance(seat, OwnTable)
            row = seat.row if isinstance(seat, OwnTable) else self._with_news(seat_row(seat), seat)
            button = f"door.own.{number}" if is_own else f"door.seat.{number}"
            draw_row(canvas, at.seat(number), row, hot=bool({f"door.row.{number}", button} & set(spots.hot)))
        if not self._mine:
            draw_no_rows(canvas, at.no_rows(at.seat(0), 0), words.NO_SEATS, "ui.ticket")
