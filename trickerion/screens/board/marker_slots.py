"""The slots of the Performance cards on the board: each takes the Trick Marker in the hand that may lie there.

The marker is turned as it makes most Links; R and the wheel turn it on. What its Links pay is asked afterwards.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final

from pygame import Surface

from trickerion.language.speech import begins
from trickerion.rules import moves as m
from trickerion.rules.ask.stage import hand_of
from trickerion.rules.catalog import number_in
from trickerion.rules.facts.stage import Hand, Spot, Turns
from trickerion.rules.state import GameState, Performance
from trickerion.screens.board.stage import card_note, card_rects
from trickerion.screens.theater_cards import ShownCard, center_of, draw_card, half_of
from trickerion.table import pointed
from trickerion.table.panel import Deeds, LiftedMarker, Panel
from trickerion.table.stops import link_told
from trickerion.table.turning import best_turns, turn_deeds
from trickerion.table.view import TableView
from trickerion.ui.hotspots import Circle, Hotspot, Hotspots, Tip, spoken
from trickerion.ui.performance_card import draw_number
from trickerion.ui.said import Role, Said, Zone
from trickerion.words import names
from trickerion.words.said import part_of
from trickerion.words.screens import board as words
from trickerion.words.workbook_where import THINGS

_REACH: Final = 0.74  # of the half-diagonal: the round area of a slot


class MarkerSlots(Panel):
    """Free slots; a click on one does what a click on its card does."""

    zone = Zone.STAGE

    def __init__(self, table: TableView, deeds: Deeds) -> None:
        super().__init__(table, deeds)
        self._slots: dict[str, Spot] = {}
        self._turned: tuple[Spot, int] | None = None
        self.key = ""  # that turns the marker in the hand

    # --- the marker in the hand -----------------------------------------------------------------------------------

    def _after(self, held: object) -> tuple[GameState, Hand] | None:
        """The table with this marker in the hand, if it may be set up now."""
        move = m.SetUpTrick(held.place) if isinstance(held, LiftedMarker) else None
        view = self.deeds.after(move) if move is not None and move in self.table.legal else None
        hand = hand_of(view) if view is not None else None
        return (view.state, hand) if view is not None and hand is not None else None

    def _options(self, spot: Spot, held: object) -> Turns:
        there = self._after(held)
        return there[1].single.get(spot, {}) if there is not None else {}

    def _turns(self, spot: Spot, held: object) -> int:
        """The quarter turns with which the marker in the hand would lie on a slot that takes it."""
        there, options = self._after(held), self._options(spot, held)
        if self._turned is not None and self._turned[0] == spot and self._turned[1] in options:
            return self._turned[1]
        return best_turns(*there, spot, options, 0) if there is not None else 0

    def landing(self, spots: Hotspots) -> Spot | None:
        """The slot on which the marker in the hand would be laid now."""
        return self._slots.get(spots.landing or "")

    def taken_up(self) -> None:
        """Something else is in the hand: it is not turned yet."""
        self._turned = None

    def turn(self, spots: Hotspots, step: int) -> bool:
        """Turn the marker in the hand on the slot below it; False where there is none."""
        spot, held = self.landing(spots), spots.held
        if spot is None or held is None:
            return False
        allowed, now = self._options(spot, held.payload), self._turns(spot, held.payload)
        onward = ((now + step * number) % 4 for number in range(1, 5))
        self._turned = spot, next(turns for turns in onward if turns in allowed)
        return True

    # --- hotspots -------------------------------------------------------------------------------------------------

    def add_hotspots(self, spots: Hotspots) -> None:
        self._slots = {}
        if not any(isinstance(move, m.SetUpTrick) for move in self.table.legal):
            return
        for card in self.table.on_board.row:
            rect = card_rects(self.table)[card.id]
            for slot, marker in enumerate(card.markers):
                if marker is None:
                    area = Circle(*center_of(rect, card.card, slot), round(half_of(rect, slot) * _REACH))
                    spot = self._add(spots, f"lay.{card.id}.{slot}", area, Spot(card.id, slot))
                    spot.tip, spot.anchor = partial(self._tip, spots, card, Spot(card.id, slot)), rect

    def _add(self, spots: Hotspots, name: str, area: Circle, spot: Spot) -> Hotspot:
        self._slots[name] = spot
        return spots.add(
            Hotspot(
                name,
                area,
                on_click=self.deeds.open_theater,
                on_wheel=lambda notches: self.turn(spots, -1 if notches > 0 else 1),
                says=partial(self._said, spots, spot),
                accepts=lambda held: bool(self._options(spot, held)),
                on_drop=partial(self._lay, spot),
                means=THINGS["card"],
                focusable=False,
            )
        )

    def _tip(self, spots: Hotspots, card: Performance, spot: Spot) -> Tip | None:
        """Tip of the card; with a marker in the hand only how to turn the marker, where it can be turned."""
        if spots.held is None:
            return spoken(pointed.performance_card(self.table, card))
        options = self._options(spot, spots.held.payload)
        return Tip(words.turn_marker(key=self.key)) if len(options) > 1 else None

    def _said(self, spots: Hotspots, spot: Spot) -> Said:
        """A free slot of a card."""
        where = part_of(part=names.spot(*spot), whole=names.performance(spot.card, self.table.state.row_ids))
        held = spots.held.payload if spots.held is not None else None
        there = self._after(held)
        told = link_told(self.table, *there, spot, self._turns(spot, held)) if there is not None else ""
        return Said(begins(where), told, Role.PLACE, also=turn_deeds(partial(self.turn, spots)))

    def _lay(self, spot: Spot, held: object) -> None:
        if isinstance(held, LiftedMarker):
            self.deeds.set_up(held, self._options(spot, held)[self._turns(spot, held)])

    # --- drawing --------------------------------------------------------------------------------------------------

    def draw_lights(self, canvas: Surface, spots: Hotspots, pulse: float) -> None:
        """The cards that take the marker in the hand: their slots in light, and the marker on the one below it."""
        held = spots.held.payload if spots.held is not None else None
        there = self._after(held)
        for card, legal in _by_card(there[1]).items() if there is not None else ():
            self._draw_card(canvas, card, legal, self._shown(card, spots, held), pulse)

    def _shown(self, card: str, spots: Hotspots, held: object) -> tuple[Performance, int | None]:
        """A card with the marker in the hand on it, and on which slot; as it is where none of its own is meant."""
        laid, over, there = self.table.state.performance(card), self.landing(spots), self._after(held)
        if over is None or over.card != card or there is None:
            return laid, None
        return there[1].laid_on(laid, over.slot, self._turns(over, held)), over.slot

    def _draw_card(
        self, canvas: Surface, card_id: str, legal: Sequence[int], shown: tuple[Performance, int | None], pulse: float
    ) -> None:
        table, card, (laid, over) = self.table, self.table.state.performance(card_id), shown
        rect, note, light = card_rects(table)[card_id], card_note(table, card), float(over is not None)
        picture = ShownCard(rect, card, laid, legal, over, note=note, light=light, strength=pulse)
        draw_card(canvas, picture, table.colours)
        draw_number(canvas, rect, number_in(table.state.row_ids, card_id))


def _by_card(hand: Hand) -> dict[str, list[int]]:
    """Card -> its slots on which the marker in the hand may lie."""
    found: dict[str, list[int]] = {}
    for spot in hand.single:
        if spot.slot >= 0:
            found.setdefault(spot.card, []).append(spot.slot)
    return found
