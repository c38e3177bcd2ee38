"""Placing a Character: what lies in the hand, which check boxes are ticked, what would come of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from trickerion.app.session import Session
from trickerion.rules.ask import Acting
from trickerion.rules.moves import Enhance, ForgoBonus, Move, PlaceCharacter
from trickerion.rules.state import GameState
from trickerion.table.panel import Lifted
from trickerion.table.view import TableView
from trickerion.ui.hotspots import Hotspots


@dataclass(frozen=True)
class Forecast:
    """What would stand on the table if a Character were placed: the state, the Character at work, its points."""

    character: str
    slot: str
    state: GameState
    acting: Acting | None

    @property
    def points(self) -> int:
        """The Action Points of the Character there."""
        return self.acting.points if self.acting is not None else 0


class Placing:
    """The Character that is about to be placed."""

    def __init__(self, session: Session, table: TableView, spots: Hotspots) -> None:
        self._session = session
        self._table = table
        self._spots = spots
        self.wants_enhance = False
        self.wants_forgo = False
        self._in_sight: tuple[str, str] | None = None
        self._forecasts: dict[tuple[str, str, bool, bool], Forecast | None] = {}

    @property
    def lifted(self) -> str:
        """The Character in the hand, or ""."""
        held = self._spots.held
        return held.payload.character if held is not None and isinstance(held.payload, Lifted) else ""

    def take_wishes(self) -> list[Move]:
        """The moves that the check boxes ask for right after the placement; the boxes are empty again."""
        wanted = self._wishes()
        self.wants_enhance = self.wants_forgo = False
        return wanted

    def _wishes(self) -> list[Move]:
        return [move for move, on in ((ForgoBonus(), self.wants_forgo), (Enhance(), self.wants_enhance)) if on]

    def forget(self) -> None:
        """The table has changed."""
        self._forecasts.clear()
        if self._table.question != "Placing":
            self.wants_enhance = self.wants_forgo = False

    def follow_hand(self, slots: Iterable[str]) -> bool:
        """Look where the disk in the hand is; whether that is another slot than before."""
        name = self._spots.focused or self._spots.hovered or ""
        slot = next((slot for slot in slots if name == f"slot.{slot}"), "")
        before = self._in_sight
        self._in_sight = (self.lifted, slot) if slot and self._table.can_place(self.lifted, slot) else None
        return self._in_sight != before

    @property
    def forecast(self) -> Forecast | None:
        """What would come of the placement in sight."""
        if self._in_sight is None:
            return None
        key = (*self._in_sight, self.wants_enhance, self.wants_forgo)
        if key not in self._forecasts:
            self._forecasts[key] = _foresee(self._session, *self._in_sight, self._wishes())
        return self._forecasts[key]


def _foresee(session: Session, character: str, slot: str, wanted: Sequence[Move]) -> Forecast | None:
    """What the viewer would see after placing the Character; None when it is not legal."""
    move = PlaceCharacter(character, slot)
    if move not in session.legal:
        return None
    view = session.view_after(move, session.possible(move, wanted))
    return Forecast(character, slot, view.state, view.choice if isinstance(view.choice, Acting) else None)
