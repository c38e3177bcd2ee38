"""What lies under the pieces wherever Locations are drawn: paper panels, Character slots, the empty stage."""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from weakref import ref

import pygame
from pygame import Rect, Surface

from trickerion.language.speech import signed
from trickerion.rules.ask.board import slot_facts
from trickerion.rules.catalog import SLOTS
from trickerion.rules.state import GameState
from trickerion.table.view import TableView
from trickerion.ui import theme, tokens
from trickerion.ui.components import draw_component, draw_component_place
from trickerion.ui.hotspot import Point
from trickerion.ui.layout import board as at
from trickerion.ui.scenery import draw_stage, location_scene
from trickerion.ui.shapes import clipped, draw_ring, draw_shadow, rounded_clip
from trickerion.ui.surface_cache import PICTURES, cached_surface, lasting_surface
from trickerion.ui.surfaces import draw_brass_frame, draw_paper_panel, draw_ribbon, draw_rivets
from trickerion.words.screens.board import LOCATION

_PANEL_ROOM, _HOUSE_ROOM = 24, 20  # pixels round the picture for its shadow


class Sheet:
    """Panels on glass over what moves: each is drawn anew when its key changes, and none lies over another.

    ``spare``: how many may still be drawn anew in this frame; the others keep their picture for another one.
    """

    def __init__(self) -> None:
        self.spare = math.inf
        self._glass: Surface | None = None
        self._keys: dict[tuple[int, ...], object] = {}
        self._solid: dict[tuple[int, ...], tuple[object, Surface]] = {}

    def show(self, canvas: Surface, rect: Rect, key: object, paint: Callable[[Surface], object]) -> bool:
        """Put the panel on the canvas; ``paint`` draws it at its place. Whether it is what the key says."""
        is_new = self.paint(canvas.get_size(), rect, key, paint)
        assert self._glass is not None
        canvas.blit(self._glass, rect, rect)
        return is_new

    def paint(self, size: tuple[int, int], rect: Rect, key: object, paint: Callable[[Surface], object]) -> bool:
        """Draw the panel of a canvas of this ``size`` anew if that is necessary, and there is time."""
        if self._glass is None:
            self._glass = Surface(size, pygame.SRCALPHA)
        if self._keys.get(tuple(rect)) != key:
            if self.spare <= 0 and tuple(rect) in self._keys:
                return False
            self.spare -= 1
            self._glass.fill((0, 0, 0, 0), rect)
            with clipped(self._glass, rect):
                paint(self._glass)
            self._keys[tuple(rect)] = key
        return True

    def write(self, rect: Rect, key: object, paint: Callable[[Surface], object]) -> None:
        """Draw something on a panel that has been painted, once for each key."""
        if self._glass is not None and self._keys.get(tuple(rect)) != key:
            with clipped(self._glass, rect):
                paint(self._glass)
            self._keys[tuple(rect)] = key

    def let_go(self) -> None:
        """Give the room of all panels back; they are drawn anew when they are shown."""
        self._glass = None
        self._keys.clear()
        self._solid.clear()

    def is_news(self, rect: Rect, key: object) -> bool:
        """True if the panel would be drawn anew now, within the drawings that are still allowed."""
        return self.spare > 0 and self._keys.get(tuple(rect)) != key

    def show_solid(
        self, canvas: Surface, rect: Rect, key: object, paint: Callable[[Surface], object], *, ground: object
    ) -> None:
        """The same where what lies below does not move while ``ground`` stays: put down in one piece."""
        kept, now = self._solid.get(tuple(rect)), (key, ground)
        if kept is None or kept[0] != now:
            if self.show(canvas, rect, key, paint):
                self._solid[tuple(rect)] = now, canvas.subsurface(rect).copy()
        else:
            canvas.blit(kept[1], rect)


@dataclass(frozen=True)
class PanelHead:
    """The head of a Location's panel: its title, the scene of the city, the icon, the ribbon on the canvas, height."""

    title: str
    scene: str
    icon: str
    ribbon: tuple[int, ...]
    height: int
    rivets: bool = False


def draw_location_panel(surface: Surface, rect: Rect, head: PanelHead) -> None:
    """The paper panel of a Location."""
    x, y, *size = head.ribbon
    image = _panel(rect.size, replace(head, ribbon=(x - rect.x, y - rect.y, *size)))
    surface.blit(image, (rect.x - _PANEL_ROOM, rect.y - _PANEL_ROOM))


@lasting_surface
def _panel(size: tuple[int, int], head: PanelHead) -> Surface:
    image = Surface((size[0] + 2 * _PANEL_ROOM, size[1] + 2 * _PANEL_ROOM), pygame.SRCALPHA)
    rect = Rect((_PANEL_ROOM, _PANEL_ROOM), size)
    draw_paper_panel(image, rect, 12, 0, seed=len(head.title))
    image.blit(rounded_clip(location_scene(head.scene, rect.w - 8, head.height), 8), (rect.x + 4, rect.y + 4))
    edge = rect.y + head.height + 4
    pygame.draw.line(image, theme.BRASS, (rect.x + 4, edge), (rect.right - 5, edge), 2)
    draw_brass_frame(image, rect, 12, 4)
    if head.rivets:
        draw_rivets(image, rect)
    ribbon = Rect(head.ribbon).move(rect.topleft)
    draw_ribbon(image, ribbon, theme.RIBBON_COLOURS[head.scene], head.title, theme.TEXT.title, head.icon)
    return image


def draw_board_panel(
    surface: Surface, rect: Rect, location: str, *, title: str = "", view: str = "", sign: str = ""
) -> None:
    """The panel of a Location on the board; ``title`` in place of its name, ``view`` in place of its own."""
    view = view or location
    ribbon = tuple(at.ribbon(rect))
    head = PanelHead(title or LOCATION[location], view, sign or f"location.{view}", ribbon, at.HEAD, rivets=True)
    draw_location_panel(surface, rect, head)


def draw_lid(surface: Surface, state: GameState, slot: str, center: Point, diameter: int) -> bool:
    """The lid on a slot that is out of use: iron of a Configuration die, else wood. Whether there is one."""
    because = slot_facts(state, slot).closed
    if because:
        (tokens.draw_blocked_slot if because == "blocked" else tokens.draw_covered_slot)(surface, center, diameter)
    return bool(because)


def draw_character_slot(
    surface: Surface, table: TableView, slot: str, center: Point, diameter: int = at.SLOT + 2
) -> None:
    """One slot with its modifier, the disk on it, or its price; or the lid on it."""
    if draw_lid(surface, table.state, slot, center, diameter - 2):
        return
    label = signed(SLOTS[slot].modifier)
    tokens.draw_slot(surface, center, diameter, label)
    occupant = table.occupant(slot)
    price = slot_facts(table.state, slot).price if table.state.active_prophecy else 0
    if occupant is not None:
        seat, character = occupant
        tokens.draw_disk(surface, (center[0], center[1] - 3), at.SLOT_DISK, table.colours[seat], character, badge=True)
        tokens.draw_slot_tag(surface, center, diameter - 2, label)
    elif price:
        tokens.draw_slot_price(surface, center, diameter, price)


def draw_house(surface: Surface, rect: Rect, ribbon: Rect) -> None:
    """The empty stage with its curtains; ``ribbon`` on the canvas."""
    image = _house(rect.size, ribbon.x - rect.x, ribbon.y - rect.y, ribbon.size)
    surface.blit(image, (rect.x - _HOUSE_ROOM, rect.y - _HOUSE_ROOM))


@cached_surface
def _house(size: tuple[int, int], x: int, y: int, ribbon: tuple[int, int]) -> Surface:
    image = Surface((size[0] + 2 * _HOUSE_ROOM, size[1] + 2 * _HOUSE_ROOM), pygame.SRCALPHA)
    inside = Rect((_HOUSE_ROOM, _HOUSE_ROOM), size)
    draw_shadow(image, inside, 12, 10, 200, (0, 6))
    draw_stage(image, inside)
    title = Rect((x + _HOUSE_ROOM, y + _HOUSE_ROOM), ribbon)
    draw_ribbon(
        image, title, theme.RIBBON_COLOURS["theater"], LOCATION["theater"], theme.TEXT.title_large, "location.theater"
    )
    return image


def draw_stage_slot(
    surface: Surface, table: TableView, slot: str, center: Point, diameter: int, disk: int, lid: int, ring: int = 0
) -> None:
    """The slot of a Magician on stage, or a ``lid`` of that diameter on it."""
    if draw_lid(surface, table.state, slot, center, lid):
        return
    occupant = table.occupant(slot)
    tokens.draw_slot(surface, center, diameter, picture="" if occupant else "character.magician")
    if ring:
        draw_ring(surface, center, ring, 3, "#e9c46a")
    if occupant is not None:
        tokens.draw_disk(surface, (center[0], center[1] - 3), disk, table.colours[occupant[0]], occupant[1])


def draw_chip(surface: Surface, center: Point, size: int, component: str, price: int | None = None) -> None:
    """A Component to buy or to come, or its empty place."""
    if component:
        draw_component(surface, center, size, component, price=price)
    else:
        draw_component_place(surface, center, size)


class CachedLayer:
    """A picture of the whole canvas that is painted again when its key changes, or when its room was needed.

    There is one of each ``name``: the scene that shows it paints it.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._image: Callable[[], Surface | None] = lambda: None
        self._key: object = None
        self.painted = 0

    def forget(self) -> None:
        """Paint it again the next time."""
        self._key = None

    def let_go(self) -> None:
        """Give its room back, unless the picture of that name is another scene's by now."""
        image = self._image()
        if image is not None and PICTURES.get(self._name) is image:
            PICTURES.drop(self._name)

    def show(self, canvas: Surface, key: object, paint: Callable[[Surface], object]) -> Surface:
        """The picture for this key."""
        image = PICTURES.get(self._name)
        is_own = image is not None and image is self._image()
        if image is None or not is_own or self._key != key:
            image = image if image is not None and is_own else Surface(canvas.get_size(), 0, canvas)
            paint(image)
            self._key, self._image = key, ref(PICTURES.keep(self._name, image))
            self.painted += 1
        return image
