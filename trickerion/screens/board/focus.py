"""The board in focus: on the player's move what can be used stands in full light, the rest loses colour and some light.

While a Character is placed, free slots that take one breathe, and small disks on the ribbons say who may go where. A
Character at work leaves its Location in light. What is in the hand leaves only the Locations that take it.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from trickerion.language.speech import headed
from trickerion.rules.catalog import DAYS, SLOTS
from trickerion.rules.moves import PlaceCharacter
from trickerion.screens.board.actions import LIT, ActionRows
from trickerion.screens.board.dark_alley import below_opponents
from trickerion.screens.board.fading import Area, Fading
from trickerion.screens.board.locations import CharacterSlots, LocationPanel, Residence, draw_free_slot, slot_size
from trickerion.screens.board.stage import Stage, card_rects
from trickerion.table import pointed
from trickerion.table.panel import Deeds, Lifted, Panel
from trickerion.table.view import TableView
from trickerion.ui.hotspots import Circle, Hotspot, Hotspots, tip_of
from trickerion.ui.layout import board as at
from trickerion.ui.said import Role, Zone, saying
from trickerion.ui.tokens import draw_disk, draw_slot_target
from trickerion.ui.veil import AROUND, AWAY, AWAY_IN_PRINT, BESIDE, VEILED, VEILED_IN_PRINT, Dimmed, Dimming, darken
from trickerion.words import names
from trickerion.words.said import own_disk

DELAY, FADE = 0.6, 0.4
"""Seconds before it comes, and in which it changes."""
_DOWNTOWN = "downtown"

Region = tuple[Rect, Dimming]


_WHOLE, _HELD, _FOCUS = "whole", "held", "focus"


class _Mode(NamedTuple):
    """Mode in which the board is shown: as a ``kind`` of picture, for what move, narrowed to which Character."""

    kind: str = _WHOLE
    key: object = None
    narrowed: str = ""


class _Place(NamedTuple):
    """A Location on the board: its rectangle, and from which height on small brown letters or brass stand there."""

    location: str
    panel: Panel
    rect: Rect
    print_from: int

    def regions(self, away: Dimming, in_print: Dimming) -> Iterator[Region]:
        """Both parts of it."""
        rect, top = self.rect, self.print_from
        parts = (
            (Rect(rect.topleft, (rect.w, top - rect.y)), away),
            (Rect(rect.x, top, rect.w, rect.bottom - top), in_print),
        )
        yield from ((part, dimming) for part, dimming in parts if part.h > 0)


def _place_of(panel: Panel) -> _Place | None:
    """The Location that a panel shows; the Residence is where Downtown's Characters learn."""
    if isinstance(panel, Stage):
        return _Place(panel.id, panel, at.THEATER, at.DAYS[DAYS[0]].y - 4)
    if isinstance(panel, Residence):
        return _Place(_DOWNTOWN, panel, at.ALLEY, at.ALLEY.y)
    if isinstance(panel, LocationPanel):
        tops = [row.y for row in panel.rows.values()]
        return _Place(panel.id, panel, panel.rect, min(tops, default=panel.rect.bottom) - 2)
    return None


class BoardFocus(Panel):
    """Parts of the board in light, and their drawing. ``is_on``: the player wants the light narrowed (setting)."""

    zone = Zone.TOWN

    def __init__(
        self, table: TableView, deeds: Deeds, panels: Sequence[Panel], slots: CharacterSlots, actions: ActionRows
    ) -> None:
        super().__init__(table, deeds)
        self._panels, self._slots, self._actions = panels, slots, actions
        self.is_on = True
        self.fading = Fading()
        self._mode = _Mode()
        self._awaited: object = None
        self._waited = 0.0
        self._open: dict[str, tuple[str, ...]] = {}
        self._at_work: frozenset[str] = frozenset()
        self._disks: dict[str, dict[str, at.Point]] = {}
        self._dimmed = Dimmed()

    # --- what can be used -----------------------------------------------------------------------------------------

    def lay(self, *, holds: bool = False) -> None:
        """The table has changed: who may go where, and where there is something to do.

        ``holds``: a host has to answer first; what is in light stays so.
        """
        if holds:
            taken = self.table.on_board.occupants
            free = ((who, tuple(slot for slot in slots if slot not in taken)) for who, slots in self._open.items())
            self._open, self._disks = dict(free), {}
            return
        self._open = {}
        for move in self.table.legal:
            if isinstance(move, PlaceCharacter):
                self._open[move.character] = (*self._open.get(move.character, ()), move.slot)
        self._at_work = (
            frozenset(self._used()) if self.table.own_acting is not None and self.table.legal else frozenset()
        )
        places = [place for place in map(_place_of, self._panels) if place is not None and place.panel.slots]
        self._disks = {}
        for place in places if self.is_on and self.table.may_place else ():
            who = [
                name for name, slots in self._open.items() if any(SLOTS[s].location == place.location for s in slots)
            ]
            centers = at.who_centers(place.location, place.rect, len(who))
            self._disks[place.location] = dict(zip(who, centers, strict=True))

    def _used(self) -> Iterator[str]:
        """The Locations in which the Character at work has something to do."""
        acting = self.table.own_acting
        yield acting.location if acting is not None else ""
        yield from (row.location for row in self._actions.now if row.state == LIT)
        for place in filter(None, map(_place_of, self._panels)):
            if any(place.panel.places_of(move) for move in self.table.legal):
                yield place.location

    @property
    def key(self) -> object:
        """Subject of the move, or None."""
        if self._open:
            return "place", self.table.viewer, self.table.state.turn
        acting = self.table.own_acting
        return ("act", acting.character) if acting is not None and self._at_work else None

    def _narrowed(self, spots: Hotspots) -> str:
        """The Character in the hand, or pointed at."""
        offered = spots.offered()
        return offered.character if isinstance(offered, Lifted) and offered.character in self._open else ""

    def look(self, spots: Hotspots) -> object:
        return self.fading.look, self._narrowed(spots), spots.held is not None, tuple(self._open), self._at_work

    # --- how it comes and goes ------------------------------------------------------------------------------------

    def follow(self, spots: Hotspots, seconds: float, key: object, *, is_calm: bool, at_once: bool) -> None:
        """Let time pass; ``key`` is what the move is about, None for nothing to focus on.

        From full light it comes after a while, which stands still while things fly; what is taken in the hand is
        followed at once. All else is one gentle change to the next picture, with no full light in between.
        """
        mode = self._mode_now(spots, seconds if is_calm else 0.0, key, at_once=at_once)
        is_pointing = mode[:2] == self._mode[:2] and mode.narrowed != self._mode.narrowed
        self._mode = mode
        levels = (VEILED, VEILED_IN_PRINT) if mode.kind == _HELD else (AWAY, AWAY_IN_PRINT)
        parts = self._parts(mode.narrowed, levels) if mode.kind != _WHOLE else {}
        is_quick = at_once or (is_pointing and not self.fading.moving) or mode.kind == _HELD
        self.fading.aim(parts, float(mode.kind == _FOCUS), 0.0 if is_quick else FADE)
        self.fading.pass_time(seconds)

    def _parts(self, narrowed: str, levels: tuple[Dimming, Dimming]) -> dict[Area, Dimming]:
        return {(area.x, area.y, area.w, area.h): to for area, to in self._regions(narrowed, levels)}

    def _mode_now(self, spots: Hotspots, seconds: float, key: object, *, at_once: bool) -> _Mode:
        if spots.held is not None:
            return _Mode(_HELD, key, self._narrowed(spots))
        if key is None or key != self._awaited:
            self._awaited, self._waited = key, 0.0
        self._waited += seconds
        is_due = at_once or self._waited > DELAY or not self.fading.is_whole
        return _Mode(_FOCUS, key, self._narrowed(spots)) if key is not None and is_due else _Mode()

    # --- hotspots -------------------------------------------------------------------------------------------------

    def add_hotspots(self, spots: Hotspots) -> None:
        for location, disks in self._disks.items():
            for character, center in disks.items():
                tip = tip_of(pointed.character, self.table, character)
                name, area = f"who.{location}.{character}", Circle(*center, at.WHO // 2)
                there = saying(headed(head=names.LOCATION[location], text=own_disk(character)), role=Role.THING)
                spots.add(Hotspot(name, area, payload=Lifted(character), tip=tip, focusable=False, says=there))

    # --- drawing --------------------------------------------------------------------------------------------------

    def _places(self, narrowed: str) -> Iterator[tuple[_Place, bool]]:
        """Each Location, and whether it stays in light."""
        slots = [SLOTS[slot] for slot in self._slots_of(narrowed)]
        lit = {slot.location for slot in slots} | self._at_work
        for place in filter(None, map(_place_of, self._panels)):
            yield place, place.location in lit

    def _slots_of(self, narrowed: str) -> list[str]:
        return [slot for name, slots in self._open.items() if narrowed in ("", name) for slot in slots]

    def _regions(self, narrowed: str, levels: tuple[Dimming, Dimming]) -> Iterator[Region]:
        """Regions of the board that have to lose light and colour."""
        away, in_print = levels
        days = {SLOTS[slot].day for slot in self._slots_of(narrowed)}
        for place, is_lit in self._places(narrowed):
            if not is_lit:
                yield from place.regions(away, in_print)
            elif isinstance(place.panel, Stage) and self._open:
                yield from ((at.DAYS[day], in_print) for day in DAYS if day not in days)

    def _around(self) -> Iterator[Region]:
        """Regions round the Locations, but for the log."""
        table = self.table
        for rect in (*at.TRACK_SIDES, at.INITIATIVE, *table.column.opponents(table.in_column)):
            yield rect, AROUND
        if any(SLOTS[slot].day for slot in self._slots_of("")):
            yield from ((rect, BESIDE) for rect in card_rects(table).values())

    def shows(self, spots: Hotspots) -> bool:
        """True while anything loses light."""
        is_shown = spots.held is not None or not self.fading.is_whole
        if not is_shown:
            self._dimmed.forget()
        return is_shown

    def draw_away(self, canvas: Surface, still: Surface, painted: int) -> None:
        """Take light and colour from what cannot be used; the canvas shows the still layer, painted so often."""
        for area, change in self.fading.parts():
            self._dimmed.blend(canvas, still, Rect(area), change, painted)
        strength = self.fading.strength
        if strength:
            for rect, dimming in self._around():
                darken(canvas, rect, dimming.part(strength).light)
            self._draw_signs(canvas, strength)

    def _draw_signs(self, canvas: Surface, strength: float) -> None:
        """The slots in light, and the disks on the ribbons."""
        slots = self._slots.slots
        for slot in self._breathing():
            draw_free_slot(canvas, slot, slots[slot], strength)
        for disks in self._disks.values() if strength > 0.5 else ():
            for character, center in disks.items():
                draw_disk(canvas, center, at.WHO, self.table.colours[self.table.viewer], character, badge=False)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        """The log with less light, once it is drawn."""
        if self.fading.strength:
            darken(canvas, below_opponents(self.table)[2], AROUND.part(self.fading.strength).light)

    def _breathing(self) -> Iterator[str]:
        """The free slots that take one of the Characters; with one of them in sight the slots see to that."""
        if not self._mode.narrowed:
            there = self._slots.slots
            yield from (slot for slot in dict.fromkeys(self._slots_of("")) if slot in there)

    def draw_lights(self, canvas: Surface, spots: Hotspots, pulse: float) -> None:
        """The rings of the free slots breathe."""
        strength = self.fading.strength
        if strength:
            slots = self._slots.slots
            for slot in self._breathing():
                draw_slot_target(canvas, slots[slot], slot_size(slot), (3 * pulse - 2) * strength)
