"""A Location: its Character slots and its Actions, with the cost of each and the reasons against it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from trickerion.rules.catalog import ACTION_COSTS, SLOTS, Cost, Slot, Trick
from trickerion.rules.effects.hooks import Effect
from trickerion.rules.effects.modifiers import action_cost
from trickerion.rules.events import Event
from trickerion.rules.locations.acting import Acting, DoAction
from trickerion.rules.moves import Move, Reason
from trickerion.rules.powers.helping import cheapened_by
from trickerion.rules.state import Character, GameState, PlayerState


class Priced(NamedTuple):
    """Move whose cost effects are asked about: the Action in the catalogue, its points before, the Trick."""

    action: str
    points: int
    trick: Trick | None = None


def _nothing(state: GameState, acting: Acting) -> Reason | None:
    return None


@dataclass(frozen=True, slots=True)
class Action:
    """An Action: its id in the catalogue, the moves that begin it, and how it is carried out.

    ``lacks``: what the table lacks for it; None leaves it to the Action Points. ``printed`` and ``cost`` only where
    it does not simply cost what the catalogue says with what cards make of it, ``due`` and ``priced`` where the move
    decides it.
    ``is_there``: whether this game has the Action at all.
    """

    id: str
    moves: tuple[type[Move], ...] = ()
    do: DoAction | None = None
    lacks: Callable[[GameState, Acting], Reason | None] = _nothing
    printed: Cost | None = None
    cost: Callable[[GameState, Acting], Cost] | None = None
    due: Callable[[GameState, Acting, Any], int] | None = None
    is_there: Callable[[GameState], bool] = lambda state: True
    priced: Callable[[GameState, Acting, Any], Priced] | None = None

    @property
    def usual(self) -> Cost:
        """Action Points as printed."""
        points = ACTION_COSTS.get(self.id, 0)
        return self.printed or Cost(points, points)

    def cost_now(self, state: GameState, acting: Acting) -> Cost:
        """Action Points for this Character now."""
        if self.cost is not None:
            return self.cost(state, acting)
        points = action_cost(state, acting, self.id) if self.id in ACTION_COSTS else 0
        return Cost(points, points)

    def cheapened_by(self, state: GameState, acting: Acting, move: Move) -> Sequence[Effect]:
        """Because of whom the Action that a move begins costs not what is printed; asked with boards only."""
        return cheapened_by(state, acting, *(self.priced(state, acting, move) if self.priced else (self.id,)))

    def carry_out(self, state: GameState, acting: Acting, move: Move, events: list[Event]) -> None:
        """Spend the Action Points, then do it."""
        assert self.do is not None
        points = self.due(state, acting, move) if self.due else self.cost_now(state, acting).least
        state.stack[-1] = now = acting.after_spending(points)
        self.do(state, now, move, events)


class Location:
    """A Location: which Actions it has, in the order of the board, and what a Character there can do now.

    ``offers`` lists every legal Action; ``slots`` the Character slots for a Character of a seat, free or not.
    """

    __slots__ = ("actions", "id", "offers", "slots")

    def __init__(
        self,
        location: str,
        offers: Callable[[GameState, Acting, PlayerState], list[Move]],
        actions: tuple[Action, ...],
        slots: Callable[[GameState, int, Character], Sequence[Slot]] | None = None,
    ) -> None:
        self.id = location
        self.offers = offers
        self.actions = actions
        printed = [slot for slot in SLOTS.values() if slot.location == location]
        self.slots = slots or (lambda state, seat, character: printed)


LOCATION: dict[str, Location] = {}
"""Every Location by its id."""

ACTION: dict[str, Action] = {}
"""Every Action by its id."""

BEGINS: dict[type[Move], Action] = {}
"""The Action of a Location that a move begins."""


def lay_out(location: Location) -> None:
    """A module brings a Location to the game."""
    LOCATION[location.id] = location
    for action in location.actions:
        add_action(action)


def add_action(action: Action) -> None:
    """An Action that a Location, a card or an ability offers."""
    ACTION[action.id] = action
    if action.do is not None:
        BEGINS.update(dict.fromkeys(action.moves, action))


def short_of(acting: Acting, cost: int) -> Reason | None:
    """Reason with the number of missing Action Points, or None."""
    return Reason("short", (cost - acting.points,)) if acting.points < cost else None


def most_telling(reasons: Sequence[Reason], nothing: str) -> Reason | None:
    """One reason for many things: Action Points only if nothing else stops the best of them."""
    by_id = {reason.id: reason for reason in reversed(reasons)}
    if "short" in by_id:
        return None
    return next(iter(by_id.values())) if len(by_id) == 1 else Reason(nothing)
