"""Where the Market Row takes what is ordered: while the Character at work may order, a click opens the sheet."""

from functools import partial

from trickerion.rules import moves as m
from trickerion.rules.ask import action_statuses
from trickerion.rules.moves import Move
from trickerion.table.panel import Panel, Place, square
from trickerion.ui.hotspot import Hotspot
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import board as at
from trickerion.ui.tips import tip_of
from trickerion.words import reasons
from trickerion.words.screens import trade as words

_QUICK = Place("quick_order", at.QUICK_STALL)


class OrderSlots(Panel):
    """The Order slots, and the stall of the Quick Order slot. What is on sale there lies above and is bought."""

    def places_of(self, move: Move) -> list[Place]:
        """The Order slot that is chosen; where an Action that begins could lay its Component."""
        if isinstance(move, m.ChooseOrderSlot):
            return [_slot(move.slot)]
        if isinstance(move, m.Order):
            return [_slot(number) for number, ordered in enumerate(self.table.state.orders) if not ordered]
        return [_QUICK] if isinstance(move, m.QuickOrder) else []

    def add_hotspots(self, spots: Hotspots) -> None:
        state = self.table.state
        tip = partial(words.quick_order_slot, state, self.table.viewer)
        self._open(spots.add(Hotspot(*_QUICK[:2])), "quick_order", tip)
        for number, ordered in enumerate(state.orders):
            spot = spots.add(Hotspot(*_slot(number)[:2]))
            action = "" if ordered else "order"
            self._open(spot, action, partial(words.order_slot, state, number), m.ChooseOrderSlot(number))

    def _open(self, spot: Hotspot, action: str, tip: words.SlotTip, wish: Move | None = None) -> None:
        """Let a slot begin an Action of the Character at work, or say why it cannot; its tip says what it is."""
        table = self.table
        statuses = action_statuses(table.state, table.viewer) if table.legal else ()
        status = next((status for status in statuses if status.action == action), None)
        may_order = status is not None and status.is_legal
        spot.tip, spot.focusable = tip_of(tip, may_order=may_order), may_order
        if status is not None:
            spot.on_click, spot.enabled = partial(self.deeds.trade, status.moves, wish), may_order
            spot.why_not = reasons.long(status.reason, table.names, table.viewer) if status.reason else ""


def _slot(number: int) -> Place:
    return Place(f"order.{number}", square(at.order_center(number), at.STALL_CHIP + 4))
