"""The rows of the door: a table on this network, or one where a seat is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from trickerion import __version__
from trickerion.language.speech import Player
from trickerion.language.verbatim import verbatim
from trickerion.rules.options import COLOURS
from trickerion.storage.tables import SeatElsewhere
from trickerion.table.top_bar import PHASE_PILL
from trickerion.together.announcement import FoundTable
from trickerion.together.seating import FREE, HERE
from trickerion.ui import theme
from trickerion.ui.flow import within, write_line
from trickerion.ui.icons import draw_icon
from trickerion.ui.shapes import draw_dashed_ring, draw_glow_around, draw_plate
from trickerion.ui.state_dot import draw_state_dot
from trickerion.ui.surfaces import draw_dark_panel, draw_inset, draw_round_badge
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import block_lines, draw_block
from trickerion.ui.tokens import draw_disk, draw_emblem
from trickerion.ui.topbar import PHASES
from trickerion.words.screens import together as words
from trickerion.words.screens.setup import MODULES

SIGNS = {module.id: module.icon for module in MODULES}


class DoorRow(NamedTuple):
    """A table as its row shows it. ``seats``: colour and how it stands there; ``is_dim``: nothing can be done."""

    name: str
    state: str
    label: str = ""
    modules: Sequence[str] = ()
    seats: Sequence[str] = ()
    aside: str = ""
    is_dim: bool = False
    is_trouble: bool = False

    @property
    def colour(self) -> str:
        """Colour of the table's host."""
        hosts = (seat.partition(".")[0] for seat in self.seats if seat.endswith(f".{HERE}"))
        return next(hosts, "")


def player(name: str) -> Player:
    """A person elsewhere, known by name alone."""
    return Player(verbatim(name))


def found_row(table: FoundTable) -> DoorRow:
    """A table on this network."""
    name = words.table_of(host=player(table.host)) if table.host else words.SERVED_TABLE
    if not table.is_ours:
        told = words.other_version(theirs=verbatim(table.program), ours=__version__)
        if table.program == __version__:
            told = words.other_build(version=__version__)
        return DoorRow(name, told, aside=words.OTHER_VERSION, is_dim=True)
    aside = words.free_seats(table.free) if table.free else words.NO_FREE_SEAT
    label = words.edition_of(edition=table.edition) if table.edition else ""
    return DoorRow(name, moment(table.turn, table.phase), label, table.modules, table.seats, aside)


def moment(turn: int, phase: str) -> str:
    """Progress of a game."""
    return words.turn_and_phase(turn=turn, phase=PHASES[PHASE_PILL[phase]]) if phase in PHASE_PILL else words.IN_LOBBY


def seat_row(seat: SeatElsewhere) -> DoorRow:
    """A table where a seat is kept."""
    name = words.table_of(host=player(seat.host)) if seat.host else words.SERVED_TABLE
    told, label = (
        words.seat_as(name=verbatim(seat.name)),
        words.edition_of(edition=seat.edition) if seat.edition else "",
    )
    if seat.phase in PHASE_PILL:
        told = words.seat_and_moment(moment=moment(seat.turn, seat.phase), seat=told)
    seats = [one for one in seat.seats if one.partition(".")[0] in ("", *COLOURS) and "." in one]
    return DoorRow(name, told, label, seat.modules, seats[:4])


def draw_row(canvas: Surface, row: Rect, told: DoorRow, *, hot: bool, lit: bool = False) -> None:
    """The row without its button."""
    if lit:
        draw_glow_around(canvas, row, theme.GLOW, 0.6, blur=6)
    draw_dark_panel(canvas, row, 10, 3 if hot else 2)
    if told.colour:
        draw_emblem(canvas, within(row, left=14, width=44).center, 44, told.colour, dim=told.is_dim)
    else:
        draw_round_badge(canvas, within(row, left=14, width=44).center, "ui.wire", 44, "#2a1820", theme.PARCHMENT2)
    ink = theme.PARCHMENT3 if told.is_dim else theme.BRASS_HI
    write_line(canvas, told.name, within(row, left=70, top=11, width=400, height=30), theme.TEXT.strong_lead, ink)
    state, room = "#ffb4a6" if told.is_trouble else theme.PARCHMENT2, 400 if told.modules or told.seats else 700
    write_line(canvas, told.state, within(row, left=70, top=37, width=room, height=30), theme.TEXT.aside_plus, state)
    _draw_game(canvas, row, told)
    for number, seat in enumerate(told.seats):
        _draw_seat(canvas, (row.x + 720 + 54 * number, row.centery - 2), *seat.split(".", 1))
    place, room = (row.right - 202, row.centery), row.w - 202 - (730 + 54 * len(told.seats))
    draw_text(canvas, told.aside, place, theme.TEXT.aside_plus, theme.PARCHMENT, "midright", width=room)


def _draw_game(canvas: Surface, row: Rect, told: DoorRow) -> None:
    signs = [SIGNS[module] for module in told.modules if module in SIGNS]
    for number, sign in enumerate(signs):
        draw_round_badge(canvas, (row.x + 505 + 36 * number, row.y + 25), sign, 30, "#2a1820", theme.PARCHMENT2)
    place = (row.x + 490, row.y + 53 if signs else row.centery)
    draw_text(canvas, told.label, place, theme.TEXT.label, theme.PARCHMENT2, "midleft", width=190)


def _draw_seat(canvas: Surface, center: tuple[int, int], colour: str, stands: str) -> None:
    if stands == FREE or not colour:
        draw_dashed_ring(canvas, center, 44)
        return
    draw_disk(canvas, center, 44, colour, "magician", badge=False)
    draw_state_dot(canvas, (center[0] + 16, center[1] + 16), stands, 13)


def draw_no_rows(canvas: Surface, rect: Rect, text: str, sign: str = "") -> None:
    """Draw a note on the rows to come, where there are none yet."""
    draw_inset(canvas, rect)
    lines = block_lines(text, rect.w - 80, theme.TEXT.aside_large)
    middle = rect.centery
    if sign and rect.h > 180:
        draw_icon(canvas, sign, (rect.centerx, rect.centery - 48), 66, theme.BRASS_LO)
        middle += 34
    room = Rect(rect.x + 40, middle - 15 * lines, rect.w - 80, 0)
    draw_block(canvas, text, room, theme.TEXT.aside_large, theme.PARCHMENT2, align="center", line=30)


def draw_list_head(canvas: Surface, rect: Rect, text: str, aside: str) -> None:
    """Draw the head above a list."""
    draw_text(canvas, text, (rect.x + 4, rect.centery), theme.TEXT.head_large, theme.BRASS_HI, "midleft")
    draw_text(canvas, aside, (rect.right, rect.centery), theme.TEXT.aside, theme.PARCHMENT2, "midright")


def draw_plate_of(canvas: Surface, rect: Rect) -> None:
    """The sunken plate of the code."""
    draw_plate(canvas, rect, (20, 11, 14, 190), 12, 1, theme.BRASS_LO)
