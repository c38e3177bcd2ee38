"""The viewer's own strip: Magician, Tricks, Components; the team is in ``team.py``."""

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame
from pygame import Rect, Surface

from trickerion.language.speech import begins
from trickerion.rules import moves as m
from trickerion.rules.ask.academy import lesson
from trickerion.rules.ask.powers import powers as powers_of
from trickerion.rules.ask.tricks import marker_places, missing_components
from trickerion.rules.catalog import MAGICIANS, TRICKS, Yields
from trickerion.rules.moves import Move
from trickerion.rules.state import ENGINEER_PLACE, MANAGER_COMPONENT_SLOTS, OwnedTrick, PlayerState
from trickerion.table import pointed
from trickerion.table.panel import Anchor, Deeds, Glow, LiftedMarker, Panel, Place, counters, square
from trickerion.table.stops import numbers_of
from trickerion.table.view import TableView
from trickerion.table.wishes import draw_wish_in_slot, wish_tip, wishes_in_slots
from trickerion.ui import giving_way, theme
from trickerion.ui.components import draw_component, draw_component_place
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspots import Hotspot, Hotspots, always, plain, spoken, tip_of
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import board as at
from trickerion.ui.magician_card import draw_magician_strip
from trickerion.ui.said import Role, Zone, saying
from trickerion.ui.shapes import draw_glow_around
from trickerion.ui.surface_cache import cached_surface, lasting_surface
from trickerion.ui.surfaces import draw_dark_panel, draw_specialist_plate, draw_wood_panel
from trickerion.ui.text import IN_HAND, draw_text, fits, fits_closely, text_size
from trickerion.ui.tokens import draw_badge, draw_disk
from trickerion.ui.trick_card import Owned, draw_trick_place, draw_trick_strip
from trickerion.words import names
from trickerion.words.said import EMPTY, GIVE_BACK
from trickerion.words.screens import board as board_words
from trickerion.words.screens import powers
from trickerion.words.screens import table as words

_AT_HOME = (m.Prepare, m.MoveTrick, m.SetUpTrick, m.ChooseOwnTrick, m.ReplaceTrick, m.ChooseTrickPlace)
_ABOUT_TRICKS: Final = (*_AT_HOME, m.Practice, m.Teach)
_CAPTION = 64  # pixels for the name of a Component
_CARD_ROOM = 20  # pixels round a Trick card for its shadow
_STATUS_WIDTH = at.TRICKS[0].w - 45  # what the foot of a Trick card leaves for words


class Strip(Panel):
    """The Magician with Fame, Coins and Shards, the Tricks, the Components."""

    zone = Zone.MINE

    def __init__(self, table: TableView, deeds: Deeds, glow: Callable[[], Glow]) -> None:
        super().__init__(table, deeds)
        self._glow = glow

    @property
    def anchors(self) -> dict[str, Anchor]:
        seat, player, place = self.table.viewer, self.table.me, at.MAGICIAN
        owned = {trick.id: at.TRICKS[number] for number, trick in enumerate(player.tricks) if trick is not None}
        tricks = {f"trick.{trick}": Anchor(rect.center) for trick, rect in owned.items()}
        feet = {f"foot.{trick}": Anchor((rect.centerx, rect.bottom - 17), 14) for trick, rect in owned.items()}
        piles = {f"component.{seat}.{name}": Anchor(center) for name, center in component_places(player).items()}
        own = {f"player.{seat}": Anchor(place.center), **counters(seat, (place.x + 34, place.y + 112))}
        return own | tricks | feet | piles

    def places_of(self, move: Move) -> list[Place]:
        """The Tricks, Components and slots that a move is about; the Magician for its ability."""
        if isinstance(move, m.UseAbility):
            return [Place("magician", at.MAGICIAN, True)]
        if isinstance(move, _ABOUT_TRICKS):
            return [Place(f"trick.{move.place}", at.TRICKS[move.place], True)]
        if isinstance(move, m.ChooseManagerSlot):
            return [Place(f"manager.{move.slot}", square(at.manager_pile_center(move.slot), at.PILE + 4))]
        if isinstance(move, (m.MoveComponents, m.ChooseComponent)) and not self.table.asks_market:
            center = component_places(self.table.me).get(move.component)
            return [Place(f"component.{move.component}", square(center, at.PILE + 4), True)] if center else []
        return []

    def add_hotspots(self, spots: Hotspots) -> None:
        table, deeds = self.table, self.deeds
        uses = deeds.moves_of("magician")
        click = partial(deeds.offer, uses) if uses else partial(deeds.open_player, table.viewer)
        tip = tip_of(pointed.magician, table) if table.me.magician else None
        magician = spots.add(Hotspot("magician", at.MAGICIAN, on_click=click, tip=tip, now=bool(uses)))
        name = "" if table.me.magician else table.names[table.viewer]
        magician.says = saying(name, numbers_of(table, table.viewer), Role.CARD)
        spots.add(Hotspot("own_fame", at.OWN_FAME, on_click=click, tip=tip, focusable=False))
        spots.get("own_fame").says = saying(names.RESOURCE["fame"][0], str(table.me.fame), Role.TEXT)
        if table.in_play.powers:
            look = partial(deeds.open_powers, table.viewer)
            tip = tip_of(powers.rack_tip, powers_of(table.state, table.viewer), table.viewer, table.names, table.viewer)
            spots.add(Hotspot("powers", at.OWN_SHARDS, on_click=look, tip=tip, now=False, focusable=False))
            magician.says = saying(role=Role.CARD, also=((powers.LOOK_TITLE, look),))
        for place in range(len(table.me.tricks)):
            self._add_trick(spots, place)
        for component, center in component_places(table.me).items():
            tip = tip_of(pointed.pile, table, component)
            thing = Place(f"component.{component}", square(center, at.PILE + 4))
            spot = self.add_thing(spots, thing, names.component(component), tip)
            spot.on_right_click = partial(deeds.give_back, m.ReturnComponent(component))
            spot.says = saying(role=Role.THING, also=((GIVE_BACK, spot.on_right_click),))

    def _add_trick(self, spots: Hotspots, place: int) -> None:
        table, thing = self.table, Place(f"trick.{place}", at.TRICKS[place])
        if place == ENGINEER_PLACE and not table.me.has("engineer"):
            about = plain(board_words.ENGINEERS_PLACE)
            spots.add(Hotspot(thing.name, thing.rect, tip=always(about), focusable=False))
            return
        owned, tip = table.me.tricks[place], tip_of(pointed.trick, table, place)
        free = saying(begins(names.place(place)), EMPTY, Role.PLACE)
        if (wish := wishes_in_slots(table).get(place)) is not None:
            look = partial(self.deeds.open_residence, TRICKS[wish.trick].category)
            spots.add(Hotspot(thing.name, thing.rect, on_click=look, tip=always(spoken(wish_tip(wish))), now=False))
            return
        spot = self.add_thing(spots, thing, names.trick(owned.id) if owned is not None else board_words.FREE_SLOT, tip)
        spot.says = free
        if owned is not None:
            spot.on_right_click = partial(self.deeds.give_back, m.ReturnTrick(place))
            spot.says = saying(role=Role.CARD, also=((GIVE_BACK, spot.on_right_click),))
            spot.now = spot.on_click is not None
            spot.on_click = spot.on_click or partial(self.deeds.open_player, table.viewer)
            if owned.markers and table.legal and (table.is_placing or table.question == "CharacterActs"):
                # where the Trick Marker goes, or why it does not, says the card
                spot.payload = LiftedMarker(place, owned.suit)

    def look(self, spots: Hotspots) -> object:
        return self._glow()

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        glow = self._glow()
        _draw_magician(canvas, self.table, glow.deltas)
        _draw_tricks(canvas, self.table, glow)
        _draw_components(canvas, self.table.me, glow)


@lasting_surface
def _ground() -> Surface:
    image = Surface(at.STRIP.inflate(40, 40).size, pygame.SRCALPHA)
    draw_wood_panel(image, Rect((20, 20), at.STRIP.size), 12, 4, seed=3)
    return image


def draw_wood(surface: Surface) -> None:
    """The empty strip."""
    surface.blit(_ground(), (at.STRIP.x - 20, at.STRIP.y - 20))


def _draw_magician(surface: Surface, table: TableView, deltas: tuple[int, int, int]) -> None:
    player = table.me
    if player.magician not in MAGICIANS:
        draw_dark_panel(surface, at.MAGICIAN)
        return
    magician = MAGICIANS[player.magician]
    has_ability = table.in_play.alley
    draw_magician_strip(
        surface,
        at.MAGICIAN,
        magician,
        table.colours[table.viewer],
        amounts=(player.fame, player.coins, player.shards),
        deltas=deltas,
        ability=names.ability(magician.id) if has_ability else table.names[table.viewer],
        used=words.USED if has_ability and magician.id in player.used else "",
    )
    above = 5 if text_size() >= IN_HAND else -1  # the number below is larger there
    draw_powers_badge(surface, table, table.viewer, (at.OWN_SHARDS.right - 8, at.OWN_SHARDS.y - above))


def draw_powers_badge(surface: Surface, table: TableView, seat: int, center: at.Point) -> None:
    """Draw the number of a player's Powers at work, in a rim of the colour of Shards; none in games without Powers."""
    if table.in_play.powers:
        number = len(powers_of(table.state, seat).learned)
        draw_badge(surface, center, str(number), 22, theme.SHARD_ON_PAPER)


def _is_taught(table: TableView, owned: OwnedTrick) -> bool:
    there = lesson(table.state, table.viewer, owned.id)
    return there is not None and there.is_taught


def status_of(table: TableView, owned: OwnedTrick) -> str:
    """Words at the foot of a Trick: beside its markers, or in their place."""
    away = marker_places(table.state, table.viewer, owned.suit).on_stage
    if _is_taught(table, owned):
        return words.TAUGHT
    if owned.markers:
        return words.on_stage(number=len(away)) if away else ""
    missing = missing_components(table.me, owned.id)
    counted = words.lacks_pieces(sum(missing.values()))
    if len(missing) == 1:  # the red count says which, where only the number can be set whole
        text = words.lacks(pieces=names.PIECES.listed(missing))
        closely = not fits(counted, theme.TEXT.label, _STATUS_WIDTH) and fits_closely(
            text, theme.TEXT.label, _STATUS_WIDTH
        )
        if closely or fits(text, theme.TEXT.label, _STATUS_WIDTH):
            return text
    if missing:
        return counted
    return words.on_stage(number=len(away)) if away else words.NOT_PREPARED


def _draw_tricks(surface: Surface, table: TableView, glow: Glow) -> None:
    player, wished = table.me, wishes_in_slots(table)
    for place, owned in enumerate(player.tricks):
        rect = at.TRICKS[place]
        if place == ENGINEER_PLACE:
            if not player.has("engineer"):
                draw_trick_place(surface, rect, words.NEEDS_ENGINEER, icon="character.engineer")
                continue
            draw_specialist_plate(surface, at.ENGINEER_FRAME, 10)
        if owned is None or f"trick.{owned.id}" in table.hidden:
            if place in wished:
                draw_wish_in_slot(surface, rect, table, wished[place])
            else:
                draw_trick_place(surface, rect, words.FREE_SLOT)
        else:
            _draw_trick(surface, table, rect, owned, glow.strength(f"trick.{place}"))
        if place == ENGINEER_PLACE:
            disk = (rect.centerx, rect.y + 1)
            draw_disk(surface, disk, 26, table.colours[table.viewer], "engineer", badge=False)


def _draw_trick(surface: Surface, table: TableView, rect: Rect, owned: OwnedTrick, light: float) -> None:
    player = table.me
    have = tuple((component, player.counted(component)) for component in owned.trick.components)
    if light > 0:
        draw_glow_around(surface, rect, theme.GLOW, light, blur=8, radius=10)
    colour = table.colours[table.viewer]
    there, ready = lesson(table.state, table.viewer, owned.id), owned.markers - table.arriving(owned.id)
    lacks = not owned.markers and not _is_taught(table, owned) and bool(missing_components(table.me, owned.id))
    practised = there.practising.yields if there is not None else Yields()
    shown = Owned(colour, owned.suit, ready, shards=owned.shards, practised=practised, lacks=lacks)
    image = _trick(rect.size, owned.id, shown, have, status_of(table, owned), theme.palette())
    surface.blit(image, (rect.x - _CARD_ROOM, rect.y - _CARD_ROOM))


@cached_surface
def _trick(
    size: tuple[int, int], trick: str, shown: Owned, have: tuple[tuple[str, int], ...], status: str, palette: str
) -> Surface:
    """A Trick card with its shadow."""
    image = Surface((size[0] + 2 * _CARD_ROOM, size[1] + 2 * _CARD_ROOM), pygame.SRCALPHA)
    draw_trick_strip(image, Rect((_CARD_ROOM, _CARD_ROOM), size), TRICKS[trick], shown, have=dict(have), status=status)
    return image


def component_places(player: PlayerState) -> dict[str, at.Point]:
    """Component -> the centre of its pile in the strip."""
    slots = player.storage.slots
    places = {component: at.pile_center(number, slots) for number, component in enumerate(player.board_piles()[:slots])}
    for number, component in enumerate(player.manager_piles):
        if component:
            places[component] = at.manager_pile_center(number)
    return places


def _draw_components(surface: Surface, player: PlayerState, glow: Glow) -> None:
    rect = at.COMPONENTS
    draw_dark_panel(surface, rect)
    write_line(
        surface, words.COMPONENTS, within(rect, left=14, top=3, height=30), theme.TEXT.head_small, theme.BRASS_HI
    )
    _draw_manager(surface, player)
    places = component_places(player)
    taken = set(places.values())
    for number in range(player.storage.slots):
        center = at.pile_center(number, player.storage.slots)
        if center not in taken:
            _draw_empty(surface, center, words.EMPTY)
    for component, center in places.items():
        light = glow.strength(f"component.{component}")
        if light > 0:
            draw_glow_around(surface, square(center, at.PILE), theme.GLOW, light, blur=8)
        draw_component(surface, center, at.PILE, component, count=player.components[component])
        _caption(surface, center, names.COMPONENT[component], theme.CREAM)


def _draw_manager(surface: Surface, player: PlayerState) -> None:
    frame = at.MANAGER_FRAME
    if not player.has("manager"):
        return
    draw_specialist_plate(surface, frame, 8)
    draw_icon(surface, "character.manager", (frame.centerx - 14, frame.y + 14), 24, theme.BRASS_HI)
    draw_text(surface, "+1", (frame.centerx + 16, frame.y + 13), theme.TEXT.number, theme.BRASS_HI, "center")
    for number in range(MANAGER_COMPONENT_SLOTS):
        if number >= len(player.manager_piles) or not player.manager_piles[number]:
            _draw_empty(surface, at.manager_pile_center(number), words.EMPTY)


def _draw_empty(surface: Surface, center: at.Point, word: str) -> None:
    draw_component_place(surface, center, at.PILE)
    if giving_way.stays(giving_way.EMPTY):
        _caption(surface, center, word, "#b59c74")


def _caption(surface: Surface, center: at.Point, word: str, colour: theme.ColourValue) -> None:
    style = theme.TEXT.caption if fits(word, theme.TEXT.caption, _CAPTION) else theme.TEXT.aside
    if fits_closely(word, style, _CAPTION):  # the picture says it, too
        draw_text(surface, word, (center[0], center[1] + 39), style, colour, "center", width=_CAPTION)
