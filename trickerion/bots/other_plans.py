"""Plans that a turn could have had instead: the best that performs, the best that does not, that learns, that hires."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Final, NamedTuple

from trickerion.bots.campaign import aimed_at
from trickerion.bots.planning import Plan, Planner
from trickerion.bots.refining import laid_cards
from trickerion.bots.regret import WayToGo
from trickerion.bots.weights import Goal
from trickerion.bots.worth import wages_due
from trickerion.rules.catalog import SLOTS
from trickerion.rules.state import GameState, PlayerState

WISHED = 15.0
"""Fame for a wish while a plan is made for it: more than whatever else a turn could bring."""

NEAR = 20.0
"""Fame by which a plan may promise less than the best one, and still be one to speak of."""


class Having(NamedTuple):
    """Things that a turn may add to: Tricks, Characters, Coins after wages, and a show."""

    tricks: int
    team: int
    coins: int
    performs: bool


def _has(state: GameState, seat: int) -> Having:
    player = state.players[seat]
    has_marker = any(marker.owner == seat for card in state.row for _, marker in card.all_markers())
    slot = SLOTS.get(player.characters["magician"].slot) if has_marker else None
    tricks, team = sum(owned is not None for owned in player.tricks), len(player.characters) + len(player.hired)
    return Having(tricks, team, player.coins - wages_due(state, player), slot is not None and slot.is_performance)


WISHES: Final[Mapping[str, Callable[[Having, Having], bool]]] = {
    "perform": lambda before, end: end.performs,
    "rest": lambda before, end: not end.performs,
    "learn": lambda before, end: end.tricks > before.tricks,
    "hire": lambda before, end: end.team > before.team,
    "save": lambda before, end: end.coins > before.coins,
}
"""Purposes of a turn: a test of each, by the state before the turn and at its end."""


@dataclass(frozen=True, slots=True)
class TurnWish:
    """A goal for one turn, beside the ``own`` one of the seat: it is worth much whatever it brings."""

    kind: str
    before: Having
    own: Goal | None

    def is_true(self, state: GameState, seat: int) -> bool:
        """True when the wish has come true."""
        return WISHES[self.kind](self.before, _has(state, seat))

    def worth(self, state: GameState, seat: int) -> float:
        """Fame on top."""
        own = self.own.worth(state, seat) if self.own is not None else 0.0
        return own + WISHED * self.is_true(state, seat)

    def appeal(self, trick: str) -> float:
        """As it is to the own goal."""
        return self.own.appeal(trick) if self.own is not None else 0.0

    def needs(self, player: PlayerState) -> dict[str, int]:
        """Components that the own goal asks for."""
        return self.own.needs(player) if self.own is not None else {}


class OtherPlan(NamedTuple):
    """A plan, the wish that it is for, and the planner who has it."""

    wish: str
    plan: Plan
    planner: Planner

    @property
    def way(self) -> WayToGo:
        """Way of the plan, to be held beside another."""
        return WayToGo(laid_cards(self.plan.cards), self.planner.weights)


def other_plans(
    planner: Planner, bare: GameState, plan: Plan, wishes: Iterable[str] = WISHES, most: int = len(WISHES)
) -> Iterator[OtherPlan]:
    """For each wish that ``plan`` leaves open, the best plan that fulfils it: planned for that, not mended.

    ``bare`` is the table with no card laid. A plan that promises far less than ``plan`` is left out, and no more than
    ``most`` are thought out.
    """
    seat, before = planner.seat, _has(bare, planner.seat)
    end = _end(planner, bare, plan)
    open_ones = (
        wish for kind in wishes if not (wish := TurnWish(kind, before, planner.weights.goal)).is_true(end, seat)
    )
    for wish in islice(open_ones, most):
        wishing = Planner(seat, aimed_at(planner.weights, wish), planner.care)
        found = wishing.assignment(bare)
        worth = found.worth - WISHED
        is_near = worth > plan.worth - NEAR and found.cards != plan.cards
        if is_near and wish.is_true(_end(wishing, bare, found), seat):
            yield OtherPlan(wish.kind, Plan(worth, found.cards), wishing)


def _end(planner: Planner, bare: GameState, plan: Plan) -> GameState:
    """The table at the end of a planned turn."""
    end = bare
    for _, _, line in planner.carried_out(bare, plan.cards):
        end = line.state
    return end
