"""Rivals who can still come to each Location while one decides a placement: small disks at the right of its head."""

from collections.abc import Iterator, Sequence

from pygame import Rect, Surface

from trickerion.language.speech import headed, join
from trickerion.language.wording import Words
from trickerion.screens.board.locations import LocationPanel
from trickerion.screens.board.stage import Stage
from trickerion.table.panel import Deeds, Panel, square
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.hotspots import Hotspot, Hotspots, always, spoken
from trickerion.ui.layout import board as at
from trickerion.ui.layout.board_since import BesideCards
from trickerion.ui.said import Role, Zone, saying
from trickerion.ui.shapes import draw_plate
from trickerion.ui.text import IN_HAND, text_size
from trickerion.ui.tokens import draw_badge, draw_disk
from trickerion.words import names
from trickerion.words.screens import board as words


class StillToCome(Panel):
    """The disks of all Locations, one for each rival, with the number of Characters where there are several."""

    zone = Zone.TOWN

    def __init__(self, table: TableView, deeds: Deeds, panels: Sequence[Panel]) -> None:
        super().__init__(table, deeds)
        self._panels = panels

    def _places(self) -> Iterator[tuple[str, Rect]]:
        for panel in self._panels if self.table.may_place else ():
            if isinstance(panel, LocationPanel):
                yield panel.id, panel.rect
            elif isinstance(panel, Stage):
                yield panel.id, at.THEATER

    def _disks(self) -> Iterator[tuple[str, list[tuple[int, tuple[str, ...], at.Point]]]]:
        """Location -> seat, its Characters and the middle of its disk."""
        board = self.table.on_board
        coming, beside = board.still_to_come, BesideCards(len(board.row), len(board.theaters))
        for location, rect in self._places():
            if there := coming.get(location):
                centers = at.rival_centers(location, rect, len(there))
                if location == "theater" and beside.is_small:
                    centers = at.rivals_before_ribbon(len(there))
                disks = zip(there.items(), centers, strict=True)
                yield location, [(seat, team, center) for (seat, team), center in disks]

    def add_hotspots(self, spots: Hotspots) -> None:
        for location, disks in self._disks():
            area = square(disks[0][2], at.RIVAL).unionall([square(center, at.RIVAL) for _, _, center in disks])
            tip = always(spoken(self._said(disks)))
            said = saying(headed(head=names.LOCATION[location], text=words.STILL_TO_COME[0]), role=Role.TEXT)
            spots.add(Hotspot(f"rivals.{location}", area, tip=tip, focusable=False, says=said))

    def _said(self, disks: list[tuple[int, tuple[str, ...], at.Point]]) -> Words:
        title, note = words.STILL_TO_COME
        lines = (headed(head=self.table.names[seat], text=join(map(names.character, team))) for seat, team, _ in disks)
        return Words(title, tuple(lines), "ui.assignment", note)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        for _, disks in self._disks():
            area = square(disks[0][2], at.RIVAL).unionall([square(center, at.RIVAL) for _, _, center in disks])
            draw_plate(canvas, area.inflate(8, 8), (18, 10, 20, 190), at.RIVAL // 2 + 4, 1, theme.BRASS_LO)
            for seat, team, center in disks:
                draw_disk(canvas, center, at.RIVAL, self.table.colours[seat], team[0], badge=False)
                if len(team) > 1:
                    disk = square(center, at.RIVAL)  # a large badge below would lie under the disk of the last slot
                    corner = disk.move(5, -1).topleft if text_size() >= IN_HAND else disk.bottomright
                    draw_badge(canvas, corner, str(len(team)), 18)
