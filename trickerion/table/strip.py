"""The viewer's own strip: Magician, Tricks, Components, team."""

from __future__ import annotations

import functools
from collections.abc import Collection
from dataclasses import dataclass

import pygame
from pygame import Rect

from trickerion.rules.ask import base_points
from trickerion.rules.catalog import CHARACTERS, LOCATIONS, MAGICIANS, SPECIALS, location_of
from trickerion.rules.state import (
    BOARD_COMPONENT_SLOTS,
    ENGINEER_PLACE,
    IDLE,
    MANAGER_COMPONENT_SLOTS,
    PLACED,
    Character,
    OwnedTrick,
    PlayerState,
)
from trickerion.table.own_hand import draw_hand, special_number
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.character_place import draw_character_place
from trickerion.ui.components import component_name, draw_component, draw_component_place
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import board as at
from trickerion.ui.magician_card import draw_magician_strip
from trickerion.ui.shapes import draw_glow_around
from trickerion.ui.surface_cache import remembered
from trickerion.ui.surfaces import draw_dark_panel, draw_specialist_plate, draw_wood_panel
from trickerion.ui.text import draw_text, text_width
from trickerion.ui.tokens import draw_disk
from trickerion.ui.trick_card import Owned, draw_trick_place, draw_trick_strip
from trickerion.words import names
from trickerion.words.action_tooltips import action_icon

_CARD_ROOM = 20  # pixels round a Trick card for its shadow
_STATUS_WIDTH = at.TRICKS[0].w - 40  # what the foot of a Trick card leaves for words


@dataclass(frozen=True)
class StripLights:
    """What glows: Trick places, Components, Characters; ``held`` is the Character in the hand; ``deltas`` previews."""

    tricks: Collection[int] = ()
    components: Collection[str] = ()
    characters: Collection[str] = ()
    held: str = ""
    strength: float = 1.0
    deltas: tuple[int, int, int] = (0, 0, 0)


@functools.lru_cache(maxsize=1)
def _ground() -> pygame.Surface:
    image = pygame.Surface(at.STRIP.inflate(40, 40).size, pygame.SRCALPHA)
    draw_wood_panel(image, Rect((20, 20), at.STRIP.size), 12, 4, seed=3)
    return image


def draw_wood(surface: pygame.Surface) -> None:
    """The empty strip."""
    surface.blit(_ground(), (at.STRIP.x - 20, at.STRIP.y - 20))


def draw_strip(surface: pygame.Surface, table: TableView, lights: StripLights) -> None:
    """Everything that lies on the wood, but the dock."""
    _draw_magician(surface, table, lights)
    _draw_tricks(surface, table, lights)
    _draw_components(surface, table.me, lights)
    _draw_team(surface, table, lights)


def _draw_magician(surface: pygame.Surface, table: TableView, lights: StripLights) -> None:
    player = table.me
    if player.magician not in MAGICIANS:
        draw_dark_panel(surface, at.MAGICIAN)
        return
    magician = MAGICIANS[player.magician]
    has_ability = table.has_alley
    draw_magician_strip(
        surface,
        at.MAGICIAN,
        magician,
        table.colours[table.viewer],
        fame=player.fame,
        coins=player.coins,
        shards=player.shards,
        deltas=lights.deltas,
        ability=magician.ability_name if has_ability else table.names[table.viewer],
        used="used" if has_ability and magician.id in player.used else "",
    )


# ---- Tricks --------------------------------------------------------------------------------------------------------


def lacking(player: PlayerState, owned: OwnedTrick) -> dict[str, int]:
    """Component -> pieces that a Trick still needs."""
    need = owned.trick.components
    return {c: n - player.amount(c) for c, n in need.items() if player.amount(c) < n}


def _status(player: PlayerState, owned: OwnedTrick) -> str:
    if owned.markers:
        return ""
    missing = lacking(player, owned)
    if len(missing) == 1:
        component, number = next(iter(missing.items()))
        words = f"lacks {number} {component_name(component)}"
        if text_width(words, theme.LABEL, theme.SMALLEST_TEXT) <= _STATUS_WIDTH:
            return words
    return f"lacks {names.plural(sum(missing.values()), 'piece')}" if missing else "not prepared"


def _draw_tricks(surface: pygame.Surface, table: TableView, lights: StripLights) -> None:
    player = table.me
    for place, owned in enumerate(player.tricks):
        rect = at.TRICKS[place]
        if place == ENGINEER_PLACE:
            if not player.has("engineer"):
                draw_trick_place(surface, rect, "needs the Engineer", icon="character.engineer")
                continue
            draw_specialist_plate(surface, at.ENGINEER_FRAME, 10)
        if owned is None or f"trick.{owned.id}" in table.hidden:
            draw_trick_place(surface, rect, "free slot")
        else:
            _draw_trick(surface, table, rect, owned, lights.strength if place in lights.tricks else 0.0)
        if place == ENGINEER_PLACE:
            disk = (rect.centerx, rect.y + 1)
            draw_disk(surface, disk, 26, table.colours[table.viewer], "engineer", badge=False)


def _draw_trick(surface: pygame.Surface, table: TableView, rect: Rect, owned: OwnedTrick, light: float) -> None:
    player = table.me
    have = tuple((component, player.amount(component)) for component in owned.trick.components)
    if light > 0:
        draw_glow_around(surface, rect, theme.GLOW, light, blur=8, radius=10)
    colour = table.colours[table.viewer]
    image = _trick(rect.size, owned, colour, have, _status(player, owned), theme.palette())
    surface.blit(image, (rect.x - _CARD_ROOM, rect.y - _CARD_ROOM))


@remembered(6)
def _trick(
    size: tuple[int, int], owned: OwnedTrick, colour: str, have: tuple[tuple[str, int], ...], status: str, palette: str
) -> pygame.Surface:
    """A Trick card with its shadow."""
    image = pygame.Surface((size[0] + 2 * _CARD_ROOM, size[1] + 2 * _CARD_ROOM), pygame.SRCALPHA)
    shown = Owned(colour, owned.suit, owned.markers)
    draw_trick_strip(image, Rect((_CARD_ROOM, _CARD_ROOM), size), owned.trick, shown, have=dict(have), status=status)
    return image


# ---- Components ----------------------------------------------------------------------------------------------------


def component_places(player: PlayerState) -> dict[str, at.Point]:
    """Component -> the centre of its pile in the strip."""
    own = [component for component in player.components if component not in player.manager_piles]
    places = {component: at.pile_center(number) for number, component in enumerate(own[:BOARD_COMPONENT_SLOTS])}
    for number, component in enumerate(player.manager_piles):
        if component:
            places[component] = at.manager_pile_center(number)
    return places


def _draw_components(surface: pygame.Surface, player: PlayerState, lights: StripLights) -> None:
    rect = at.COMPONENTS
    draw_dark_panel(surface, rect)
    draw_text(surface, "Components", (rect.x + 14, rect.y + 17), theme.HEAD2, 19, theme.BRASS_HI, "midleft")
    _draw_manager(surface, player)
    places = component_places(player)
    taken = set(places.values())
    for number in range(BOARD_COMPONENT_SLOTS):
        if at.pile_center(number) not in taken:
            _draw_empty(surface, at.pile_center(number), "empty")
    for component, center in places.items():
        if component in lights.components:
            chip = Rect(0, 0, at.PILE, at.PILE)
            chip.center = center
            draw_glow_around(surface, chip, theme.GLOW, lights.strength, blur=8)
        draw_component(surface, center, at.PILE, component, count=player.components[component])
        _caption(surface, center, component_name(component), theme.CREAM)


def _draw_manager(surface: pygame.Surface, player: PlayerState) -> None:
    frame = at.MANAGER_FRAME
    if not player.has("manager"):
        return
    draw_specialist_plate(surface, frame, 8)
    draw_icon(surface, "character.manager", (frame.centerx - 14, frame.y + 14), 24, theme.BRASS_HI)
    draw_text(surface, "+1", (frame.centerx + 16, frame.y + 13), theme.NUM, 18, theme.BRASS_HI, "center")
    for number in range(MANAGER_COMPONENT_SLOTS):
        if number >= len(player.manager_piles) or not player.manager_piles[number]:
            _draw_empty(surface, at.manager_pile_center(number), "empty")


def _draw_empty(surface: pygame.Surface, center: at.Point, word: str) -> None:
    draw_component_place(surface, center, at.PILE)
    _caption(surface, center, word, "#b59c74")


def _caption(surface: pygame.Surface, center: at.Point, word: str, colour: theme.ColourValue) -> None:
    place = (center[0], center[1] + 39)
    draw_text(surface, word, place, theme.LABEL, 17, colour, "center", width=64)


# ---- team ----------------------------------------------------------------------------------------------------------


def character_places(player: PlayerState) -> dict[str, Rect]:
    """Character -> its place in the strip, in the order in which the Assignment shows them."""
    team = [character for character in CHARACTERS if character in player.characters]
    rects = at.character_rects(len(team), beside_hand=bool(special_number(player)))
    return dict(zip(team, rects, strict=True))


def _draw_team(surface: pygame.Surface, table: TableView, lights: StripLights) -> None:
    acting = table.own_acting
    for name, rect in character_places(table.me).items():
        character = table.me.characters[name]
        at_work = acting is not None and acting.character == character.id
        _draw_character(surface, table, rect, character, lights, at_work)
    draw_hand(surface, table)


def _draw_character(
    surface: pygame.Surface, table: TableView, rect: Rect, character: Character, lights: StripLights, at_work: bool
) -> None:
    location = location_of(character.card) if character.card else None
    state, out = _where(character, held=lights.held == character.id, at_work=at_work)
    special = SPECIALS.get(character.copies or character.card)
    draw_character_place(
        surface,
        rect,
        table.colours[table.viewer],
        character.id,
        action_points=base_points(table.state, table.viewer, character) if state == "waiting" else None,
        location=location if location in LOCATIONS else None,
        special=special.name if special else "",
        icon=action_icon(special.action) if special else "",
        face_down=location is not None and location not in LOCATIONS,
        state=state,
        out=out,
        note="no card" if location is None else "",
        light=lights.strength if character.id in lights.characters else 0.0,
    )


def _where(character: Character, *, held: bool, at_work: bool) -> tuple[str, str]:
    """State and word of a Character's place."""
    if held:
        return "placed", "lifted"
    if at_work:
        return "acting", "acts"
    if character.status == PLACED:
        return "placed", "placed"
    return ("placed", "idle") if character.status == IDLE else ("waiting", "")
