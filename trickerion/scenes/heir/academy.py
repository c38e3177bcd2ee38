"""The Academy on the Heir's scene: its panel with the small building, and what the Heir has there on its own board."""

from collections.abc import Iterator
from typing import Final

from pygame import Rect, Surface

from trickerion.language.wording import Words
from trickerion.rules.academy.catalog import CLASSROOM
from trickerion.rules.ask.academy import academy
from trickerion.rules.facts.academy import NOBODY, RoomFacts, SeatFacts
from trickerion.rules.heir.catalog import MOST_SECRETS
from trickerion.scenes.heir import academy_layout as at
from trickerion.scenes.heir.story import HeirTable
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.academy import MarkerLook, draw_academy_marker, draw_marker_slot, draw_numbered_pennant, draw_planks
from trickerion.ui.academy_rooms import TYPE_COLOURS
from trickerion.ui.academy_secrets import draw_secret_disk
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspots import Hotspots, explained
from trickerion.ui.icons import draw_icon
from trickerion.ui.shapes import draw_plate
from trickerion.ui.surfaces import draw_title_bar
from trickerion.ui.text import Shaded, draw_name, draw_text, text_width
from trickerion.ui.tokens import draw_badge
from trickerion.words.academy import tips
from trickerion.words.academy.names import tile
from trickerion.words.heir import tips as heir_tips
from trickerion.words.screens import heir as words


def rooms(table: TableView, panel: Rect) -> Iterator[tuple[RoomFacts, Rect]]:
    """Every space of the board with its place in the small building: Classrooms at the left."""
    spaces = academy(table.state).rooms
    columns = [[room for room in spaces if (room.type == CLASSROOM) is left] for left in (True, False)]
    for number, column in enumerate(columns):
        for row, room in enumerate(column):
            yield room, at.room(panel, number, row, len(column))


def draw_building(surface: Surface, table: TableView, panel: Rect) -> None:
    """The rooms with what lies there, and the secrets on display."""
    for room, rect in rooms(table, panel):
        _draw_room(surface, table, room, rect)
    _draw_display(surface, table, panel)


def add_building(spots: Hotspots, table: TableView, panel: Rect) -> None:
    """Rooms and secrets explain themselves."""
    board = academy(table.state)
    for room, rect in rooms(table, panel):
        spots.add(explained(f"space.{room.space}", rect, tips.space, room, table.names, table.viewer))
    for number, secret in enumerate(board.display):
        rect = _disk(panel, number)
        spots.add(explained(f"secret.{number}", rect, tips.secret, secret))
    spots.add(explained("secret_stack", _disk(panel, len(board.display)), tips.secret_stack, board.stack))


def _disk(panel: Rect, number: int) -> Rect:
    return Rect(0, 0, at.SECRET, at.SECRET).move_to(center=at.secret_center(panel, number))


def _draw_room(surface: Surface, table: TableView, room: RoomFacts, rect: Rect) -> None:
    if room.tile:
        _draw_built(surface, table, room, rect)
    elif room.is_closed:
        draw_planks(surface, rect, room.letter)
    else:
        draw_plate(surface, rect, (12, 10, 18, 225), 6, 1, theme.BRASS_LO)
        draw_icon(surface, f"room.{room.type}", (rect.centerx, rect.centery - 10), 26, theme.BRASS_LO)
        place = (rect.centerx, rect.centery + 16)
        draw_text(surface, words.EMPTY_ROOM, place, theme.TEXT.aside, theme.PARCHMENT3, "center")


_NAME_STEP: Final = 14
_BESIDE_NAME: Final = 6  # free at both sides of a room's name


def name_lines(name: str, width: int, style: theme.Style) -> tuple[str, ...]:
    """The name in one line, or broken where its two lines are most even."""
    parts = name.split(" ")
    if len(parts) == 1 or text_width(name, style) <= width:
        return (name,)
    breaks = [(" ".join(parts[:k]), " ".join(parts[k:])) for k in range(1, len(parts))]
    return min(breaks, key=lambda pair: max(text_width(line, style) for line in pair))


def _draw_built(surface: Surface, table: TableView, room: RoomFacts, rect: Rect) -> None:
    draw_plate(surface, rect, theme.PARCHMENT, 6, 1, theme.BRASS)
    lines = name_lines(tile(room.tile), rect.w - 2 * _BESIDE_NAME, theme.TEXT.label)
    bar = Rect(rect.x + 1, rect.y + 1, rect.w - 2, 11 + _NAME_STEP * len(lines))
    draw_title_bar(surface, bar, TYPE_COLOURS[room.type], "")
    for number, line in enumerate(lines):
        y = bar.centery - 1 + round(_NAME_STEP * (number - (len(lines) - 1) / 2))
        draw_name(
            surface,
            line,
            (bar.centerx, y),
            theme.TEXT.title_small,
            Shaded(theme.CREAM),
            "center",
            rect.w - 2 * _BESIDE_NAME,
        )
    for slot, marker in enumerate(room.markers):
        center = at.marker_center(rect, slot)
        if marker is None:
            draw_marker_slot(surface, center, at.MARKER)
        else:
            look = MarkerLook(table.colours[marker.owner], marker.suit, marker.trick)
            draw_academy_marker(surface, center, at.MARKER, look)
    if room.builder != NOBODY:
        draw_numbered_pennant(surface, at.pennant(rect), table.colours[room.builder], room.banners)


def _draw_display(surface: Surface, table: TableView, panel: Rect) -> None:
    board, rect = academy(table.state), at.display(panel)
    draw_plate(surface, rect, (28, 18, 12, 210), 8, 1, theme.BRASS_LO)
    room = at.secret_center(panel, 0)[0] - at.SECRET // 2 - rect.x - 16
    write_line(surface, words.SECRETS, within(rect, left=10, width=room), theme.TEXT.head_small, theme.BRASS_HI)
    for number, secret in enumerate(board.display):
        draw_secret_disk(surface, at.secret_center(panel, number), at.SECRET, secret)
    center = at.secret_center(panel, len(board.display))
    draw_secret_disk(surface, center, at.SECRET, "")
    draw_badge(surface, (center[0] + 8, center[1] + 12), str(board.stack), 20)


def draw_list(surface: Surface, table: HeirTable, rect: Rect) -> None:
    """Draw the Heir's Banners and the secrets of its Protégé, on its board."""
    seat = table.heir.seat
    own = academy(table.state).seats[seat]
    draw_plate(surface, rect, (20, 11, 14, 190), 9, 1, theme.BRASS_LO)
    pennant = within(rect, left=18, top=8, width=24, height=34)
    draw_numbered_pennant(surface, pennant, table.colours[seat], own.left)
    secrets = words.of_secrets(secrets=len(own.secrets), most=MOST_SECRETS)
    for line, text in enumerate((words.banners_in_academy(own.placed), secrets)):
        place, colour = (rect.x + 58, rect.y + 14 + 22 * line), (theme.PARCHMENT, theme.PARCHMENT2)[line]
        draw_text(surface, text, place, theme.TEXT.aside, colour, "midleft", width=rect.w - 66, has_tip=True)


def add_list(spots: Hotspots, table: HeirTable, rect: Rect) -> None:
    """Banners and secrets explain themselves."""
    upper, lower = Rect(rect.topleft, (rect.w, rect.h // 2)), Rect(rect.x, rect.centery, rect.w, rect.h // 2)
    seats = academy(table.state).seats
    spots.add(explained("heir.banners", upper, _banners, seats[table.heir.seat], len(seats), table.state.turn))
    spots.add(explained("heir.secrets", lower, heir_tips.secrets_words, table.heir.secrets))


def _banners(own: SeatFacts, players: int, turn: int) -> Words:
    return tips.banners(own, players, turn).plus(heir_tips.RENOVATES)
