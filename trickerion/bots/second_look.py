"""A placement or an Action beside the best other one: what this turn and the next bring after it, and how sure."""

from collections.abc import Sequence
from typing import Final

from trickerion.bots.assistant import reason_for
from trickerion.bots.bot import Thought
from trickerion.bots.judging import brought
from trickerion.bots.planning import Placement, Planner
from trickerion.bots.prospects import Brought, PlacementWay, TwoPlacements, by_end_of, mean_yields, sureness
from trickerion.bots.regret import TurnTrial, WayToGo, judged, turns_of
from trickerion.bots.worth import turns_left
from trickerion.rules.ask.deeds import deed
from trickerion.rules.moves import FinishCharacter, LeaveIdle, Move, PlaceCharacter
from trickerion.rules.state import GameState
from trickerion.rules.view import View

TABLES: Final = {2: 6, 3: 4, 4: 3}
"""Tables on which two placements are held beside each other, by the number of players."""


def placed_by(placement: Placement) -> Move:
    """A placement as its Move."""
    who, slot = placement.character, placement.slot
    return PlaceCharacter(who, slot) if slot else LeaveIdle(who)


def other_placement(planner: Planner, bare: GameState, chosen: Move, view: View) -> Thought | None:
    """The best placement of another Character, or elsewhere, than the one chosen; None for none.

    To leave somebody idle is no other way: it only waits.
    """
    legal, mine = set(view.moves), deed(bare, view.seat, chosen)
    for each in planner.placements(bare):
        move = placed_by(each)
        if each.slot and move in legal and deed(bare, view.seat, move) != mine:
            return Thought(move, reason_for(view, move, each.moves), each.moves)
    return None


def other_actions(view: View, chosen: Move) -> tuple[Move, ...]:
    """The Actions of another kind than the one chosen; where there is none, to do no more."""
    others = [move for move in view.moves if type(move) is not type(chosen)]
    return tuple(move for move in others if not isinstance(move, FinishCharacter)) or tuple(others)


def looked_at_again(
    planner: Planner, view: View, bare: GameState, chosen: Move, other: Thought | None
) -> TwoPlacements | None:
    """Results of a placement or an Action, and of the other one; None where nothing could be tried."""
    lines = [chosen, *([other.move] if other is not None else [])]
    ways = tuple(WayToGo((move,), planner.weights) for move in lines)
    found = [_tried(view, bare, planner, ways, number) for number in range(TABLES[len(bare.players)])]
    tables = [each for each in found if each]
    if not tables:
        return None
    first, *more = (_way(move, [each[n] for each in tables]) for n, move in enumerate(lines))
    if other is None:
        return TwoPlacements(first, None, turns_left(bare))
    gain = judged([each[1].stands[view.seat] - each[0].stands[view.seat] for each in tables], 0.0)
    by_end = by_end_of(gain.own, gain.error, stands_out=gain.stands_out)
    second = more[0]._replace(by_end=by_end, reason=other.reason, then=other.then)
    return TwoPlacements(first, second, turns_left(bare))


def _way(move: Move, tables: Sequence[Brought]) -> PlacementWay:
    now, later = mean_yields([each.now for each in tables]), mean_yields([each.later for each in tables])
    return PlacementWay(move, now, later, sureness([each.fame for each in tables]))


def _tried(view: View, bare: GameState, planner: Planner, ways: Sequence[WayToGo], number: int) -> list[Brought]:
    """Results of all ways on one table; none where one of them is illegal there."""
    ends = turns_of(TurnTrial(view, planner.weights, tuple(ways), number))
    return [brought(view.seat, bare, after, end, planner.weights) for after, end in ends]
