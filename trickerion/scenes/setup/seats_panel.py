"""The four seats: who plays, name, colour, Magician."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame_gui.elements import UITextEntryLine

from trickerion.rules.catalog import MAGICIANS
from trickerion.rules.options import COLOURS, NAME_LENGTH
from trickerion.scenes.setup.plan import KINDS, LEVELS, PlannedSeat
from trickerion.ui import theme
from trickerion.ui.controls import draw_pips, draw_segments, segment_rects
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import setup as places
from trickerion.ui.shapes import breathe, draw_glow_around, draw_plate, draw_ring, draw_round
from trickerion.ui.spots import Circle, Hotspot, Tip
from trickerion.ui.surfaces import draw_category_badge, draw_dark_panel, draw_panel_head, draw_wood_panel
from trickerion.ui.text import draw_text, text_width
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_disk, draw_emblem

if TYPE_CHECKING:
    from trickerion.scenes.setup.scene import SetupScene

_KIND_WORDS = ("Person", "Computer", "Empty")
_KIND_ICONS = ("ui.person", "ui.computer", "ui.empty")
_EMPTY_NOTES = {
    3: "The third slots of the Locations stay covered",
    2: "The middle slots of the Locations stay covered",
}
_TABLES = (
    ("setup", "2 to 4", False, "Two to four players", "People and computer players against each other."),
    ("solo_setup", "Solo", True, "Solo", "Alone against Dahlgaard’s Heir, who plays by rules of its own."),
)
_FIRST = "You go first in turn 1, in Initiative slot I: no extra {coin}."


class SeatsPanel:
    """The panel on the left. The names are typed in pygame_gui's lines."""

    def __init__(self, scene: SetupScene) -> None:
        self._scene = scene
        self._lines: dict[int, UITextEntryLine] = {}

    # ------------------------------------------------------------------ names

    def make_lines(self) -> None:
        """The four lines to type names in."""
        for number in self._scene.rows:
            rect = places.name_entry(number)
            self._lines[number] = self._scene.widgets.entry(rect, "", "a name", NAME_LENGTH)
        self.show_names()

    def show_names(self) -> None:
        """Write the names of the plan into the lines; empty seats have none."""
        for number, line in self._lines.items():
            seat = self._scene.plan.seats[number]
            if seat.is_taken:
                if line.get_text() != seat.name:
                    line.set_text(seat.name)
                line.show()  # type: ignore[no-untyped-call]
            else:
                line.hide()  # type: ignore[no-untyped-call]

    def typed(self, element: object, text: str) -> bool:
        """Something was typed; True when it was one of the names."""
        for number, line in self._lines.items():
            if element is line:
                self._scene.plan.seats[number].name = text
                return True
        return False

    # ------------------------------------------------------------------ spots

    def spots(self) -> list[Hotspot]:
        """Row, colours, Magician line, level and kind of every seat."""
        found: list[Hotspot] = []
        for number in self._scene.rows:
            seat = self._scene.plan.seats[number]
            if seat.is_taken:
                found += self._taken_spots(number, seat)
            found += [] if self._scene.is_solo else self._kind_spots(number)
        return [*found, *self._colour_spots(), *self._table_spots()]

    def _table_spots(self) -> list[Hotspot]:
        parts = segment_rects(places.TABLES, len(_TABLES))
        return [
            Hotspot(
                f"setup.table.{name}",
                part,
                on_click=partial(self._scene.change_table, name) if is_solo != self._scene.is_solo else None,
                tip=partial(Tip, title, (text,)),
            )
            for (name, _, is_solo, title, text), part in zip(_TABLES, parts, strict=True)
        ]

    def _colour_spots(self) -> list[Hotspot]:
        return [
            Hotspot(
                f"setup.colour.{number}.{colour}",
                Circle(*places.colour_choice(number, position).center, 21),
                on_click=partial(self._scene.set_colour, number, colour),
                tip=self._colour_tip(number, colour),
            )
            for number in self._scene.coloured
            for position, colour in enumerate(COLOURS)
        ]

    def _taken_spots(self, number: int, seat: PlannedSeat) -> list[Hotspot]:
        choose = partial(self._scene.let_choose, number)
        row = Hotspot(f"setup.seat.{number}", places.seat_row(number), on_click=choose, focusable=False)
        line = Hotspot(
            f"setup.magician.{number}", places.magician_line(number), on_click=choose, tip=self._line_tip(seat)
        )
        found = [row, line]
        if seat.kind == "computer" and len(LEVELS) > 1:
            rect = places.magician_line(number)
            step = partial(self._scene.next_level, number)
            area = pygame.Rect(rect.right - 190, rect.y, 190, rect.h)
            found.append(Hotspot(f"setup.level.{number}", area, on_click=step, tip=lambda: Tip("The next level")))
        return found

    def _kind_spots(self, number: int) -> list[Hotspot]:
        parts = segment_rects(places.kind_control(number), len(KINDS))
        return [
            Hotspot(f"setup.kind.{number}.{kind}", part, on_click=partial(self._scene.set_kind, number, kind))
            for kind, part in zip(KINDS, parts, strict=True)
        ]

    def _colour_tip(self, number: int, colour: str) -> Callable[[], Tip]:
        def tip() -> Tip:
            plan = self._scene.plan
            holder = next((plan.seats[n] for n in plan.taken if plan.seats[n].colour == colour and n != number), None)
            note = f"{holder.spoken} has it: the two change colours." if holder is not None else ""
            return Tip(theme.player_look(colour).name, note=note)

        return tip

    def _line_tip(self, seat: PlannedSeat) -> Callable[[], Tip]:
        def tip() -> Tip:
            name = seat.spoken or "This seat"
            body = "Then click a poster. A second click on the own poster gives the Magician back."
            return Tip(f"{name} chooses a Magician", (body,), icon="character.magician")

        return tip

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: pygame.Surface) -> None:
        """Panel and rows."""
        draw_wood_panel(canvas, places.SEATS)
        draw_panel_head(canvas, places.SEATS.move(6, 4), "Seats", icon_name="ui.person")
        hot = [f"setup.table.{name}" for name, *_ in _TABLES]
        hovered = hot.index(self._scene.spots.hovered) if self._scene.spots.hovered in hot else None
        labels = [label for _, label, *_ in _TABLES]
        draw_segments(canvas, places.TABLES, labels, int(self._scene.is_solo), size=17, hovered=hovered)
        for number in self._scene.rows:
            self._draw_row(canvas, number, self._scene.plan.seats[number])
        self.draw_colours(canvas)

    def _draw_row(self, canvas: pygame.Surface, number: int, seat: PlannedSeat) -> None:
        row = places.seat_row(number)
        lit = seat.is_taken and number == self._scene.choosing
        if lit:
            draw_glow_around(canvas, row, theme.GLOW, breathe(self._scene.seconds), blur=8)
        draw_dark_panel(canvas, row, 10, 4 if lit else 2, shadow=not lit)
        if seat.is_taken:
            self._draw_taken(canvas, number, seat)
        else:
            self._draw_empty(canvas, number)
        if self._scene.is_solo:
            _draw_first(canvas, row)
        else:
            self._draw_kind(canvas, number, seat)

    def _draw_taken(self, canvas: pygame.Surface, number: int, seat: PlannedSeat) -> None:
        draw_disk(canvas, places.seat_disk(number), 84, seat.colour, "magician")
        self._draw_magician(canvas, number, seat)

    def draw_colours(self, canvas: pygame.Surface) -> None:
        """The emblems from which the colours are chosen."""
        for number in self._scene.coloured:
            self._draw_colours(canvas, number, self._scene.plan.seats[number])

    def _draw_colours(self, canvas: pygame.Surface, number: int, seat: PlannedSeat) -> None:
        taken = {self._scene.plan.seats[n].colour for n in self._scene.plan.taken if n != number}
        for position, colour in enumerate(COLOURS):
            center = places.colour_choice(number, position).center
            hot = self._scene.spots.is_hot(f"setup.colour.{number}.{colour}")
            draw_emblem(canvas, center, 38 if hot else 34, colour, dim=colour in taken and not hot)
            if colour == seat.colour:
                draw_ring(canvas, center, 22, 2, theme.GLOW)

    def _draw_magician(self, canvas: pygame.Surface, number: int, seat: PlannedSeat) -> None:
        line = places.magician_line(number)
        x, y = line.x + 18, line.centery
        if self._scene.spots.is_hot(f"setup.magician.{number}"):
            draw_plate(canvas, line, (120, 84, 60, 70), 8)
        room = line.w - 46 - (190 if seat.kind == "computer" else 0)
        if seat.magician:
            magician = MAGICIANS[seat.magician]
            draw_category_badge(canvas, (x, y), magician.category, 28)
            spot = (x + 22, y - 1)
            draw_text(canvas, magician.name, spot, theme.HEAD2, 19, theme.BRASS_HI, "midleft", width=room)
        else:
            draw_ring(canvas, (x, y), 14, 2, theme.GLOW)
            draw_text(canvas, "?", (x, y - 1), theme.NUM, 17, theme.GLOW, "center")
            full = self._scene.plan.setup == "full"
            words = "choosing a Magician" if number == self._scene.choosing else "chosen later" if full else "drawn"
            draw_text(canvas, words, (x + 22, y - 1), theme.ITALIC, 19, theme.GLOW, "midleft", width=room)
        if seat.kind == "computer":
            self._draw_level(canvas, line, seat)

    def _draw_level(self, canvas: pygame.Surface, line: pygame.Rect, seat: PlannedSeat) -> None:
        bots = [bot for bot, _ in LEVELS]
        name = dict(LEVELS)[seat.level]
        if len(LEVELS) == 1:
            x = line.right - 12 - text_width(name, theme.LABEL, 18)
            draw_icon(canvas, "ui.computer", (x - 16, line.centery), 20, theme.PARCHMENT2)
            draw_text(canvas, name, (line.right - 12, line.centery - 1), theme.LABEL, 18, theme.CREAM, "midright")
            return
        x = line.right - 12 - 20 * len(LEVELS)
        draw_text(canvas, name, (x - 8, line.centery - 1), theme.LABEL, 18, theme.CREAM, "midright")
        draw_pips(canvas, (x, line.centery), bots.index(seat.level) + 1, len(LEVELS))

    def _draw_empty(self, canvas: pygame.Surface, number: int) -> None:
        row, center = places.seat_row(number), places.seat_disk(number)
        draw_round(canvas, center, 84, (0, 0, 0, 90), 2, (199, 154, 75, 150))
        draw_icon(canvas, "character.magician", (center[0], center[1] - 2), 46, "#6d5540")
        draw_text(canvas, "Empty seat", (row.x + 116, row.y + 29), theme.HEAD2, 20, theme.PARCHMENT3, "midleft")
        note = _EMPTY_NOTES.get(len(self._scene.plan.taken), "Two players are needed")
        spot = (row.x + 116, row.y + 74)
        draw_text(canvas, note, spot, theme.ITALIC, 18, theme.PARCHMENT2, "midleft", width=row.w - 130)

    def _draw_kind(self, canvas: pygame.Surface, number: int, seat: PlannedSeat) -> None:
        names = [f"setup.kind.{number}.{kind}" for kind in KINDS]
        hot = self._scene.spots.hovered
        hovered = names.index(hot) if hot in names else None
        rect = places.kind_control(number)
        draw_segments(canvas, rect, _KIND_WORDS, KINDS.index(seat.kind), icons=_KIND_ICONS, hovered=hovered)


def _draw_first(canvas: pygame.Surface, row: pygame.Rect) -> None:
    place = (row.x + 116, row.y + 104)
    draw_block(canvas, _FIRST, place, row.w - 130, theme.ITALIC, 18, theme.PARCHMENT2, on_dark=True)
