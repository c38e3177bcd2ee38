"""What the board shows only in a Duel: the Turn Setup cards of this turn and of the next one."""

from collections.abc import Sequence

from pygame import Rect, Surface

from trickerion.language.speech import signed
from trickerion.rules.ask.duel import duel
from trickerion.rules.catalog import DAYS, SLOTS
from trickerion.rules.duel.catalog import TURN_SETUPS
from trickerion.rules.state import GameState
from trickerion.table.panel import Deeds, Panel
from trickerion.table.view import TableView, slots_of
from trickerion.ui import surfaces, theme
from trickerion.ui.hotspots import Hotspot, Hotspots, tip_of
from trickerion.ui.layout import board as board_at
from trickerion.ui.layout import board_duel as at
from trickerion.ui.said import Zone
from trickerion.ui.shapes import draw_glow_around, draw_plate, draw_ring, draw_shaded, shaded_stops
from trickerion.ui.text import draw_text
from trickerion.ui.tokens import draw_covered_slot, draw_slot
from trickerion.words import duel as words
from trickerion.words.names import DAY_SHORT
from trickerion.words.workbook_where import THINGS

NOW, NEXT = "turn_setup.now", "turn_setup.next"
_BRASS, _COVERED = "#c39a4c", "#5a3a24"


def places_with_slots(state: GameState) -> list[str]:
    """The Locations with Character slots that a Turn Setup card can cover, besides the Theater."""
    return [place for place in duel(state).locations if slots_of(place)]


def shift(table: TableView) -> int:
    """Height by which the panel pushes down the parts below it in the right column."""
    return at.shift(table.column, len(places_with_slots(table.state))) if table.in_play.duel else 0


class TurnSetupCards(Panel):
    """Both cards; pointing at one lights the places on the board that it covers."""

    zone = Zone.TOWN

    def __init__(self, table: TableView, deeds: Deeds, panels: Sequence[Panel]) -> None:
        super().__init__(table, deeds)
        self._panels = panels

    @property
    def _places(self) -> at.TurnSetupPlaces:
        return at.turn_setup(self.table.column, len(places_with_slots(self.table.state)))

    def _cards(self) -> dict[str, str]:
        """Hotspot -> the card that lies there."""
        if not self.table.in_play.duel:
            return {}
        facts = duel(self.table.state)
        found = {NOW: facts.current, NEXT: facts.coming}
        return {name: card for name, card in found.items() if card in TURN_SETUPS}

    def _rect(self, name: str) -> Rect:
        return self._places.card((NOW, NEXT).index(name))

    def add_hotspots(self, spots: Hotspots) -> None:
        for name in self._cards():
            tip = tip_of(words.this_setup if name == NOW else words.next_setup, duel(self.table.state))
            spots.add(Hotspot(name, self._rect(name), means=THINGS["turn_setup"], tip=tip, focusable=False))

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        if not self.table.in_play.duel:
            return
        places, facts = self._places, duel(self.table.state)
        surfaces.draw_dark_panel(canvas, places.panel)
        if places.has_head:
            note = words.to_come(number=facts.left) if facts.left else ""
            surfaces.draw_panel_head(
                canvas, places.panel.move(-4, -2), words.TURN_SETUP, icon_name="ui.duel", note=note
            )
        if not facts.left:  # the last card has been laid
            place = places.card(1)
            draw_plate(canvas, place, (0, 0, 0, 60), 8, 1, theme.BRASS_LO)
            for number, line in enumerate(words.NO_NEXT):
                at_line = (place.centerx, place.centery - 12 + 24 * number)
                draw_text(canvas, line, at_line, theme.TEXT.aside, theme.PARCHMENT2, "center", width=place.w - 12)
        cards = self._cards()
        for name in cards:
            self._draw_card(canvas, name, cards[name], facts.left if name == NEXT else 1)

    def _draw_card(self, canvas: Surface, name: str, card: str, deck: int) -> None:
        rect, is_now = self._rect(name), name == NOW
        if is_now:
            draw_glow_around(canvas, rect, theme.GLOW, 0.5, blur=7)
        for sheet in range(min(2, deck - 1), 0, -1):
            draw_plate(canvas, rect.move(2 * sheet, 2 * sheet), theme.PARCHMENT3, 8, 1, theme.BRASS_LO)
        surfaces.draw_paper(canvas, rect, 8, 3)
        surfaces.draw_brass_frame(canvas, rect, 8, 2)
        head = Rect(rect.x + 3, rect.y + 3, rect.w - 6, self._places.heights.card_head - 5)
        title = words.THIS_TURN if is_now else words.NEXT_TURN
        surfaces.draw_title_bar(canvas, head, theme.VELVET if is_now else _COVERED, title, theme.TEXT.title_small)
        setup = TURN_SETUPS[card]
        for row, location in enumerate(places_with_slots(self.table.state)):
            self._draw_location(canvas, rect, row, location, setup.slots.get(location, ()))
        for number, day in enumerate(DAYS):
            draw_setup_day(canvas, self._places.day(rect, number), day, is_covered=day in setup.days)

    def _draw_location(self, canvas: Surface, card: Rect, row: int, location: str, covered: Sequence[str]) -> None:
        places = self._places
        surfaces.draw_location_badge(canvas, (card.x + 20, places.row_y(card, row)), location, places.heights.slot - 1)
        for number, slot in enumerate(slots_of(location)):
            center = places.slot_center(card, row, number)
            if slot.id in covered:
                draw_covered_slot(canvas, center, places.heights.slot)
            else:
                draw_slot(canvas, center, places.heights.slot, signed(slot.modifier))

    def draw_lights(self, canvas: Surface, spots: Hotspots, pulse: float) -> None:
        """The slots and weekdays that the card under the pointer covers."""
        for name, card in self._cards().items():
            if spots.is_hot(name):
                self._light(canvas, TURN_SETUPS[card].covered(self.table.on_board.locations))

    def _light(self, canvas: Surface, covered: frozenset[str]) -> None:
        slots = {slot: center for panel in self._panels for slot, center in panel.slots.items() if slot in covered}
        for slot, center in slots.items():
            if not SLOTS[slot].day:
                draw_ring(canvas, center, board_at.SLOT // 2 + 4, 5, theme.GLOW)
        for day in {SLOTS[slot].day for slot in slots} - {""}:
            draw_plate(canvas, board_at.DAYS[day].inflate(6, 6), (0, 0, 0, 0), 13, 4, theme.GLOW)


def draw_setup_day(surface: Surface, rect: Rect, day: str, *, is_covered: bool) -> None:
    """A weekday of a Turn Setup card, brass where it is open."""
    draw_shaded(surface, rect, shaded_stops(_COVERED if is_covered else _BRASS, 0.15, 0.2), 6)
    ink = theme.PARCHMENT3 if is_covered else theme.INK
    draw_text(surface, DAY_SHORT[day], rect.center, theme.TEXT.number, ink, "center", width=rect.w - 2)
