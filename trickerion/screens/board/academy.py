"""The Academy on the board: its slots and Actions, the small building, the secrets on display; the Workshop beside."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar, Final

import pygame
from pygame import Rect, Surface

from trickerion.app.registry import has_scene
from trickerion.rules import moves as m
from trickerion.rules.academy.catalog import PRACTICE, ROOM_SLOTS
from trickerion.rules.ask.academy import academy, lesson
from trickerion.rules.catalog import ACADEMY
from trickerion.rules.facts.academy import AcademyFacts, LessonFacts, RoomFacts
from trickerion.rules.moves import Move
from trickerion.screens.board.dark_alley import below_opponents
from trickerion.screens.board.locations import LocationPanel
from trickerion.table.academy import draw_small_room, stands
from trickerion.table.grounds import PanelHead, draw_location_panel
from trickerion.table.panel import Anchor, Place, square
from trickerion.ui import theme
from trickerion.ui.academy import draw_pennant
from trickerion.ui.academy_secrets import draw_secret_disk
from trickerion.ui.flow import Row, ends, within
from trickerion.ui.hotspots import Circle, Hotspot, Hotspots, spoken, tip_of
from trickerion.ui.layout import board as board_at
from trickerion.ui.layout import board_academy as at
from trickerion.ui.said import Role, saying
from trickerion.ui.shapes import draw_glow_around, draw_plate
from trickerion.ui.surfaces import draw_paper_panel, draw_ribbon
from trickerion.words import names, place_tooltips
from trickerion.words.academy import names as words
from trickerion.words.academy import tips
from trickerion.words.names import LOCATION
from trickerion.words.said import TAKE_MARKER_BACK, numbered, part_of
from trickerion.words.screens.board import WORKSHOP, YOUR_WORKSHOP
from trickerion.words.workbook_where import THINGS

_IN_THE_BUILDING: Final = ("renovate", "practice", "teach")
"""Actions that need the large scene: a room is chosen."""


class Academy(LocationPanel):
    """Slots, the display of secrets, the building; whoever is placed here goes to work in the large scene."""

    id = ACADEMY

    @property
    def rect(self) -> Rect:
        return at.PANEL

    @property
    def rows(self) -> dict[str, Rect]:
        return at.ROWS

    def way(self, action: str) -> Callable[[Sequence[Move]], object] | None:
        return self._open if action in _IN_THE_BUILDING and has_scene(self.id) else None

    def _open(self, moves: Sequence[Move]) -> None:
        if len(moves) == 1:
            self.deeds.answer(moves[0])  # nothing to choose: it is begun at once
        self.deeds.open_academy()

    @property
    def _board(self) -> AcademyFacts:
        return academy(self.table.state)

    @property
    def _rooms(self) -> dict[str, Rect]:
        """Space -> its rectangle in the small building: Classrooms left, storeys from the top."""
        rooms = self._board.rooms
        columns = [[room.space for room in rooms if (room.type == PRACTICE) == practice] for practice in (False, True)]
        return {
            space: at.room_rect(column, row, len(spaces))
            for column, spaces in enumerate(columns)
            for row, space in enumerate(spaces)
        }

    def _secrets(self) -> dict[int, board_at.Point]:
        places = range(len(self._board.display))
        return {place: at.secret_center(place, solo=self.table.in_play.heir) for place in places}

    @property
    def anchors(self) -> dict[str, Anchor]:
        rooms = self._rooms
        spaces = {f"space.{space}": Anchor(rect.center) for space, rect in rooms.items()}
        lessons = {
            f"lesson.{space}.{slot}": Anchor(at.marker_center(rect, slot), 9)
            for space, rect in rooms.items()
            for slot in range(ROOM_SLOTS)
        }
        secrets = {f"secret.{place}": Anchor(center, at.SECRET) for place, center in self._secrets().items()}
        return {"academy": Anchor(at.BUILDING.center), **spaces, **lessons, **secrets}

    def places_of(self, move: Move) -> list[Place]:
        """The space to renovate, the slot of a marker, the secret on display."""
        match move:
            case m.Renovate(space):
                return [Place(f"space.{space}", self._rooms[space])]
            case m.LayAcademyMarker(space, slot):
                return [self._slot(space, slot)]
            case m.DoubleLesson(trick) | m.SetTrickAside(trick):
                there = lesson(self.table.state, self.table.viewer, trick)
                return [self._slot(there.space, there.slot)] if there is not None else []
            case m.LearnSecret(secret) if secret in self._board.display:
                return [self._secret(self._board.display.index(secret))]
            case m.RevealSecret() if "" in self._board.display:
                return [self._secret(self._board.display.index(""))]
        return []

    def _slot(self, space: str, slot: int) -> Place:
        rect = self._rooms[space]
        return Place(f"lesson.{space}.{slot}", Row(within(rect, left=1, top=8, bottom=1), 1).cell(slot, 18))

    def _secret(self, place: int) -> Place:
        return Place(f"secret.{place}", square(self._secrets()[place], at.SECRET))

    # -------------------------------------------------------------- what can be pointed at

    def add_hotspots(self, spots: Hotspots) -> None:
        enter = self.deeds.open_academy if has_scene(self.id) else None
        building = partial(spoken, place_tooltips.LOCATION[self.id])
        spots.add(Hotspot("academy", at.BUILDING, on_click=enter, means=(self.id, ""), tip=building, now=False))
        board = self._board
        markers = [marker for room in board.rooms for marker in room.markers if marker is not None]
        back = ((names.trick(marker.trick), self._take_back(marker)) for marker in markers)
        also = ((part_of(part=TAKE_MARKER_BACK, whole=trick), deed) for trick, deed in back if deed is not None)
        spots.get("academy").says = saying(role=Role.PLACE, also=tuple(also))
        for space, rect in self._rooms.items():
            self._add_room(spots, board.spaces[space], rect, enter)
        for place, secret in enumerate(board.display):
            tip = tip_of(tips.secret, secret)
            spot = self.add_thing(spots, self._secret(place), words.SECRETS_ON_SHOW, tip)
            spot.area, spot.means = Circle(*self._secrets()[place], at.SECRET // 2), THINGS["secret"]

    def _add_room(self, spots: Hotspots, room: RoomFacts, rect: Rect, enter: Callable[[], object] | None) -> None:
        """A room, and the Academy markers in it: one of the viewer's own is taken back with the right button."""
        table, means = self.table, THINGS["room" if room.tile else "space"]
        of = (table.names, table.viewer)
        tip = tip_of(tips.space, room, *of)
        spots.add(Hotspot(f"space.{room.space}", rect, on_click=enter, means=means, tip=tip, focusable=False))
        for slot, marker in enumerate(room.markers):
            if marker is not None:
                name, place, _ = self._slot(room.space, slot)
                tip, back = tip_of(tips.academy_marker, marker, *of), self._take_back(marker)
                spot = spots.add(Hotspot(name, place, enter, back, means=means, tip=tip, focusable=False, now=False))
                title, room_name = tips.academy_marker(marker, *of).title, words.tile(marker.tile)
                name = part_of(part=title, whole=numbered(name=room_name, number=slot + 1))
                spot.says = saying(name, role=Role.THING, also=((TAKE_MARKER_BACK, back),) if back is not None else ())

    def _take_back(self, marker: LessonFacts) -> Callable[[], object] | None:
        tricks = [owned.id if owned is not None else "" for owned in self.table.me.tricks]
        if marker.owner != self.table.viewer or marker.trick not in tricks:
            return None
        move = m.TakeBackMarker(tricks.index(marker.trick))
        return partial(self.deeds.answer, move) if move in self.table.legal else None

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        ribbon, solo = at.ribbon(solo=self.table.in_play.heir), self.table.in_play.heir
        head = PanelHead(LOCATION[self.id], self.id, f"location.{self.id}", tuple(ribbon), board_at.HEAD, rivets=True)
        draw_location_panel(canvas, self.rect, head)
        board = self._board
        for place, secret in enumerate(board.display):
            draw_secret_disk(canvas, at.secret_center(place, solo=solo), at.SECRET, secret)
        self.draw_slots(canvas)
        _draw_house(canvas)
        for space, rect in self._rooms.items():
            self._draw_room(canvas, board.spaces[space], rect)

    def _draw_room(self, canvas: Surface, room: RoomFacts, rect: Rect) -> None:
        draw_small_room(canvas, self.table, room, rect)
        if stands(self.table, room):
            draw_pennant(canvas, at.pennant(rect), self.table.colours[room.builder])

    def draw_lights(self, canvas: Surface, spots: Hotspots, pulse: float) -> None:
        """A bright frame round the building, or the room, that is pointed at."""
        if not has_scene(self.id):
            return
        if spots.is_hot("academy"):
            draw_plate(canvas, at.BUILDING.inflate(4, 4), (0, 0, 0, 0), 8, 2, theme.GLOW)
        for space, rect in self._rooms.items():
            if spots.is_hot(f"space.{space}"):
                draw_glow_around(canvas, rect, theme.GLOW, 0.6, blur=5, radius=5)
                draw_plate(canvas, rect.inflate(4, 4), (0, 0, 0, 0), 5, 2, theme.GLOW)


def _draw_house(surface: Surface) -> None:
    """The night round the building, its roof and its two walls."""
    rect = at.BUILDING
    draw_plate(surface, rect, "#0c1626", 8, 2, theme.BRASS_LO)
    left, right, eaves = *ends(rect, 17), rect.y + 13
    roof = [(left - 2, eaves), (left + 16, rect.y + 5), (right - 16, rect.y + 5), (right + 2, eaves)]
    pygame.draw.polygon(surface, "#27476a", roof)
    pygame.draw.lines(surface, theme.BRASS_LO, True, roof)
    pygame.draw.rect(surface, "#1b3350", Rect(left, eaves, right - left, rect.bottom - eaves - 2))


class WorkshopInColumn(LocationPanel):
    """The viewer's Workshop, compact, in the right column."""

    id = "workshop"
    slot_size: ClassVar[int] = at.SLOT_IN_COLUMN

    @property
    def rect(self) -> Rect:
        return below_opponents(self.table)[1]

    @property
    def rows(self) -> dict[str, Rect]:
        return at.workshop_rows(self.rect)

    def slot_center(self, number: int) -> board_at.Point:
        return at.workshop_slot(self.rect, number)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        table, rect = self.table, self.rect
        draw_paper_panel(canvas, rect, 10, 3, rivets=True)
        title = YOUR_WORKSHOP if table.voice.is_you(table.viewer) else WORKSHOP
        draw_ribbon(canvas, at.workshop_ribbon(rect), theme.RIBBON_COLOURS[self.id], title, theme.TEXT.title, "")
        self.draw_slots(canvas)
