"""The Action rows: what each costs, whether the Character at work may take it, and why not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from trickerion.rules import moves as m
from trickerion.rules.catalog import ACTION_COSTS
from trickerion.rules.effects.asking import action_cost
from trickerion.rules.locations.acting import Acting
from trickerion.rules.locations.dark_alley import draw_cost
from trickerion.rules.moves import Move
from trickerion.rules.state import GameState, PlayerState
from trickerion.scenes.table.table import Table
from trickerion.ui.layout import board as at

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
        return f"action.{self.id}"


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
    Action("prepare", "workshop", "Prepare", (m.Prepare,), "markers onto a Trick card"),
    Action("move_trick", "workshop", "Move Trick", (m.MoveTrick,), "to the Engineer’s slot"),
    Action("move_components", "workshop", "Move Components", (m.MoveComponents,), "to a Manager slot"),
    Action("move_apprentice", "workshop", "Move Apprentice", (m.MoveApprentice,), "to the Assistant’s place"),
    Action("set_up_trick", "theater", "Set Up Trick", (m.SetUpTrick,)),
    Action("reschedule", "theater", "Reschedule", (m.Reschedule,)),
    Action("perform", "theater", "Perform", (m.Perform,)),
    Action("draw_special_card", "dark_alley", "Draw Special Card", (m.DrawCard,)),
    Action("fortune_telling", "dark_alley", "Fortune Telling", (m.TellFortune,)),
)
RECTS: Final[dict[str, Rect]] = {
    **at.DOWNTOWN_ROWS,
    **at.MARKET_ROWS,
    **at.WORKSHOP_ROWS,
    **at.THEATER_ROWS,
    **at.ALLEY_ROWS,
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


def _printed(action: str) -> int | str | None:
    if action == "prepare":
        return "1–3"
    if action == "draw_special_card":
        return ACTION_COSTS["draw_first_card"]
    return None if action == "perform" else ACTION_COSTS.get(action)


def cost_now(state: GameState, acting: Acting, action: str, player: PlayerState) -> int | None:
    """Action Points of an Action for the Character at work; the cheapest Trick for Prepare."""
    if action == "draw_special_card":
        return draw_cost(state, acting)
    if action == "prepare":
        costs = [owned.trick.prepare_cost for owned in player.tricks if owned is not None and not owned.markers]
        return min(costs, default=None)
    return None if action == "perform" else action_cost(state, acting, action)


def action_rows(table: Table, state: GameState, acting: Acting | None, legal: Sequence[Move]) -> list[ActionRow]:
    """All rows of the board. ``state``, ``acting`` and ``legal`` are the table's, or a forecast's while placing."""
    shown = [a for a in ACTIONS if a.location != "dark_alley" or table.has_alley]
    return [_row(table, action, state, acting, legal) for action in shown]


def _row(
    table: Table, action: Action, state: GameState, acting: Acting | None, legal: Sequence[Move]
) -> ActionRow:
    rect, printed = RECTS[action.id], _printed(action.id)
    if acting is None or acting.location != action.location or action.id == "perform":
        reason = "after all are placed" if action.id == "perform" else ""
        return ActionRow(action, rect, IDLE, printed, reason=reason)
    player = state.players[acting.seat]
    moves = tuple(move for move in legal if isinstance(move, action.kinds))
    cost = cost_now(state, acting, action.id, player)
    was = printed if isinstance(printed, int) and cost is not None and cost != printed else None
    shown = printed if action.id == "prepare" else cost
    if action.id == "bargain":
        return _bargain_row(action, rect, acting, legal, shown)
    if moves:
        return ActionRow(action, rect, LIT, shown, was, moves=moves)
    return ActionRow(action, rect, DIM, shown, was, reason=short_reason(state, acting, action.id, cost))


def _bargain_row(
    action: Action, rect: Rect, acting: Acting, legal: Sequence[Move], cost: int | str | None
) -> ActionRow:
    """Bargain is part of a Buy: the row says whether points for it are left."""
    if acting.points >= 2 and any(isinstance(move, m.Buy) for move in legal):
        return ActionRow(action, rect, IDLE, cost, reason="with Buy")
    return ActionRow(action, rect, DIM, cost, reason="")


def short_reason(state: GameState, acting: Acting, action: str, cost: int | None) -> str:
    """Why an Action cannot be taken, in two or three words."""
    if cost is not None and cost > acting.points:
        return f"{cost - acting.points} short"
    if acting.slot.endswith(".perform"):
        return "performs later"
    return _why(state.players[acting.seat], action)


def _why(player: PlayerState, action: str) -> str:
    if action == "learn_trick":
        return "no free slot" if not player.free_trick_places() else "none in reach"
    if action == "prepare":
        return "nothing is ready" if any(player.tricks) else "you have no Trick"
    needed = _NEEDS.get(action, "")
    if needed and not player.has(needed):
        return f"you have no {needed.capitalize()}"
    return _PLAIN.get(action, "not now")


_NEEDS: Final = {"move_trick": "engineer", "move_components": "manager", "move_apprentice": "assistant"}
_PLAIN: Final = {
    "hire_character": "nobody to hire",
    "take_coins": "bank is empty",
    "buy": "none fits",
    "order": "no free slot",
    "quick_order": "none left",
    "move_trick": "no Trick to move",
    "move_components": "no pile to move",
    "move_apprentice": "no room or nobody",
    "set_up_trick": "no marker to set up",
    "reschedule": "no marker to move",
    "draw_special_card": "decks are empty",
    "fortune_telling": "done already",
}
