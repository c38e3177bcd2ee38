"""The Action rows: what each costs, whether the Character at work may take it, and why not."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from pygame import Rect

from trickerion.rules import moves as m
from trickerion.rules.ask import Acting, ActionStatus, Reason, action_statuses, costs_at, usual_cost
from trickerion.rules.moves import Move
from trickerion.rules.state import GameState
from trickerion.scenes.board import alley
from trickerion.table.view import TableView
from trickerion.ui.layout import board as at
from trickerion.words import action_tooltips, reasons
from trickerion.words.names import Names
from trickerion.words.voice import Voice

IDLE, LIT, DIM = "idle", "lit", "dim"


@dataclass(frozen=True)
class Action:
    """One printed Action: its id, where it stands, and the moves that take it."""

    id: str
    location: str
    label: str
    kinds: tuple[type[Move], ...]
    detail: str = ""

    @property
    def icon(self) -> str:
        """Its sign in the icon map."""
        return action_tooltips.action_icon(self.id)


ACTIONS: Final = (
    Action("learn_trick", "downtown", "Learn Trick", (m.LearnTrick,)),
    Action("hire_character", "downtown", "Hire Character", (m.HireCharacter,)),
    Action("take_coins", "downtown", "Take Coins", (m.TakeCoins,)),
    Action("reroll_die", "downtown", "Reroll", (m.RerollDie,)),
    Action("set_die", "downtown", "Set die", (m.SetDie,)),
    Action("buy", "market_row", "Buy", (m.Buy,)),
    Action("order", "market_row", "Order", (m.Order,)),
    Action("bargain", "market_row", "Bargain", ()),
    Action("quick_order", "market_row", "Quick Order", (m.QuickOrder,)),
    Action("prepare", "workshop", "Prepare", (m.Prepare,), "onto a Trick card"),
    Action("move_trick", "workshop", "Move Trick", (m.MoveTrick,), "to the Engineer’s slot"),
    Action("move_components", "workshop", "Move Components", (m.MoveComponents,), "to a Manager slot"),
    Action("move_apprentice", "workshop", "Move Apprentice", (m.MoveApprentice,), "to the Assistant’s place"),
    Action("set_up_trick", "theater", "Set Up Trick", (m.SetUpTrick,)),
    Action("reschedule", "theater", "Reschedule", (m.Reschedule,)),
    Action("perform", "theater", "Perform", (m.Perform,)),
    Action("draw_card", "dark_alley", "Draw Special Card", (m.DrawCard,)),
    Action("fortune_telling", "dark_alley", "Fortune Telling", (m.TellFortune,)),
    Action("fate_weaving", "dark_alley", "Fate Weaving", (m.ChangeFate,)),
)
RECTS: Final[dict[str, Rect]] = {
    **at.DOWNTOWN_ROWS,
    **at.MARKET_ROWS,
    **at.WORKSHOP_ROWS,
    **at.THEATER_ROWS,
    **at.alley_places(prophecies=True, fate_weaving=False).rows,
}
COMPACT: Final = frozenset({"reroll_die", "set_die", "buy", "order", "bargain", "quick_order"})


@dataclass(frozen=True)
class ActionRow:
    """An Action as it stands on the board now.

    ``cost`` is None where there is nothing to pay; ``reason`` is short, ``why`` a whole sentence.
    """

    action: Action
    rect: Rect
    state: str
    cost: int | str | None
    was: int | None = None
    reason: str = ""
    moves: tuple[Move, ...] = ()
    why: str = ""
    status: ActionStatus | None = None


def action_rows(table: TableView, state: GameState, acting: Acting | None, names: Names) -> list[ActionRow]:
    """All rows of the board. ``state`` and ``acting`` are the table's, or a forecast's while placing."""
    in_alley = alley.places(table).rows if table.has_alley else {}
    rects = RECTS | in_alley
    shown = [action for action in ACTIONS if action.location != "dark_alley" or action.id in in_alley]
    live = {status.action: status for status in action_statuses(state, acting.seat)} if acting is not None else {}
    voice = Voice(names, table.viewer)
    rows = [_row(action, live.get(action.id), _resting(state, table.viewer, action), voice) for action in shown]
    return [replace(row, rect=rects[row.action.id]) for row in rows]


def _resting(state: GameState, viewer: int, action: Action) -> ActionStatus | None:
    """What the Action costs while nobody acts there."""
    found = next((s for s in costs_at(state, viewer, action.location) if s.action == action.id), None)
    if found is None and action.id == "fate_weaving":  # the rules name it only while it is offered
        usual = usual_cost(action.id)
        return ActionStatus(action.id, usual, usual, None)
    return found


def _row(action: Action, live: ActionStatus | None, resting: ActionStatus | None, voice: Voice) -> ActionRow:
    status = live or resting
    free = action.id == "perform" or status is None
    cost = None if status is None or free else reasons.cost(status)
    was = None
    if status is not None and not free and status.usual[0] == status.usual[1] and status.usual != status.cost:
        was = status.usual[0]
    row = ActionRow(action, RECTS.get(action.id, at.ALLEY), IDLE, cost, was, status=status)
    if action.id == "perform":
        return replace(row, reason="after all are placed")
    if live is None:
        return row
    if live.moves:
        return replace(row, state=LIT, moves=live.moves)
    if action.id == "bargain" and live.reason is None:
        return row
    reason = live.reason or Reason("not_now")
    return replace(row, state=DIM, reason=reasons.short(reason, *voice), why=reasons.long(reason, *voice))
