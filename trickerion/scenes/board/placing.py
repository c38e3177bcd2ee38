"""Placing a Character: what lies in the hand, where it may go, what it could do there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from trickerion.app.session import Session
from trickerion.rules.ask import Acting, points_of, slot_reason, slot_reasons
from trickerion.rules.catalog import SLOTS, location_of
from trickerion.rules.moves import Enhance, ForgoBonus, Move, PlaceCharacter
from trickerion.rules.state import GameState
from trickerion.table.view import TableView
from trickerion.ui.tokens import signed
from trickerion.words import names, tooltips
from trickerion.words.reasons import long

_TOLD_TOGETHER = ("taken", "covered", "blocked", "others_workshop", "magician_only")
"""Reasons of single slots that are not worth a sentence each when no slot is open."""


@dataclass(frozen=True)
class Lifted:
    """A Character in the hand."""

    character: str


@dataclass(frozen=True)
class Forecast:
    """What would stand on the table if the Character were placed: its state, the Character at work, its moves."""

    state: GameState
    acting: Acting | None
    legal: Sequence[Move]
    points: int


def can_place(table: TableView, lifted: object, slot: str) -> bool:
    """Whether the Character in the hand may go there."""
    return isinstance(lifted, Lifted) and PlaceCharacter(lifted.character, slot) in table.legal


def placeable(table: TableView) -> list[str]:
    """The Characters that can be placed now."""
    return list(dict.fromkeys(move.character for move in table.legal if isinstance(move, PlaceCharacter)))


def wishes(enhance: bool, forgo: bool) -> list[Move]:
    """The moves that the check boxes ask for right after the placement."""
    return [move for move, on in ((ForgoBonus(), forgo), (Enhance(), enhance)) if on]


def forecast(session: Session, character: str, slot: str, wanted: Sequence[Move]) -> Forecast | None:
    """What the viewer would see after placing the Character; None when it is not legal."""
    move = PlaceCharacter(character, slot)
    if move not in session.legal:
        return None
    view = session.view_after(move, session.possible(move, wanted))
    acting = view.choice if isinstance(view.choice, Acting) else None
    return Forecast(view.state, acting, view.moves, acting.points if acting is not None else 0)


def sum_in_words(table: TableView, character: str, slot: str, points: int) -> str:
    """Where the Action Points come from: "1 own +1 slot +1 Shard"."""
    if SLOTS[slot].is_performance:
        return "performs after all are placed"
    planned = points_of(table.state, table.viewer, character, slot)
    words = tooltips.points_sum(planned).split(" = ", 1)[-1]
    more = points - planned.total
    return f"forecast: {words}" + (f" {signed(more)} extra" if more else "")


def why_not(table: TableView, lifted: object, slot: str) -> str:
    """Why the Character in the hand may not go there, in a sentence; "" when it may."""
    if not isinstance(lifted, Lifted) or can_place(table, lifted, slot):
        return ""
    reason = slot_reason(table.state, table.viewer, lifted.character, slot)
    return long(reason, table.names, table.viewer) if reason is not None else "Not now."


def why_nowhere(table: TableView, character: str) -> str:
    """Why no slot takes a Character that waits: what stops it at the slots of its Location, each once."""
    card = table.me.characters[character].card
    if not card:
        return "It has no Assignment card."
    place = location_of(card)
    found = slot_reasons(table.state, table.viewer, character)
    told = [reason for slot, reason in found.items() if reason is not None and SLOTS[slot].location == place]
    sentences = [long(reason, table.names, table.viewer) for reason in told if reason.id not in _TOLD_TOGETHER]
    if any(reason.id == "taken" for reason in told):
        sentences.append(f"{'The other' if sentences else 'All'} slots of the {names.LOCATION[place]} are taken.")
    return " ".join(dict.fromkeys(sentences)) or "No slot is open for this Character."
