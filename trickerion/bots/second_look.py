"""A placement held beside the best other one: what this turn and the next bring after it, told apart, and how sure."""

from collections.abc import Sequence
from typing import Final

from trickerion.bots.assistant import reason_for
from trickerion.bots.judging import brought
from trickerion.bots.planning import Placement, Planner
from trickerion.bots.prospects import Brought, PlacementWay, TwoPlacements, by_end_of, mean_yields, sureness
from trickerion.bots.regret import TurnTrial, WayToGo, judged, turns_of
from trickerion.bots.worth import turns_left
from trickerion.rules.ask.deeds import deed
from trickerion.rules.moves import LeaveIdle, Move, PlaceCharacter
from trickerion.rules.state import GameState
from trickerion.rules.view import View

TABLES: Final = {2: 6, 3: 4, 4: 3}
"""Tables on which two placements are held beside each other, by the number of players."""


def placed_by(placement: Placement) -> Move:
    """A placement as its Move."""
    who, slot = placement.character, placement.slot
    return PlaceCharacter(who, slot) if slot else LeaveIdle(who)


def other_placement(planner: Planner, bare: GameState, chosen: Move, view: View) -> Placement | None:
    """The best placement of another Character, or to another Location, than the one chosen; None for none."""
    legal = set(view.moves)
    tried = [each for each in planner.placements(bare) if (move := placed_by(each)) in legal and move != chosen]
    mine = deed(bare, view.seat, chosen)
    return next((each for each in tried if deed(bare, view.seat, placed_by(each)) != mine), None)


def looked_at_again(planner: Planner, view: View, bare: GameState, chosen: Move) -> TwoPlacements | None:
    """Results of a placement and of the best other one; None where nothing could be tried."""
    other = other_placement(planner, bare, chosen, view)
    lines = [chosen, *([placed_by(other)] if other is not None else [])]
    ways = tuple(WayToGo((move,), planner.weights) for move in lines)
    found = [_tried(view, bare, planner, ways, number) for number in range(TABLES[len(bare.players)])]
    tables = [each for each in found if each]
    if not tables:
        return None
    first, *more = (_way(move, [each[n] for each in tables]) for n, move in enumerate(lines))
    if not more:
        return TwoPlacements(first, None, turns_left(bare))
    gain = judged([each[1].stands[view.seat] - each[0].stands[view.seat] for each in tables], 0.0)
    by_end = by_end_of(gain.own, gain.error, stands_out=gain.stands_out)
    then = other.moves if other is not None else ()
    second = more[0]._replace(by_end=by_end, reason=reason_for(view, more[0].move, then), then=then)
    return TwoPlacements(first, second, turns_left(bare))


def _way(move: Move, tables: Sequence[Brought]) -> PlacementWay:
    now, later = mean_yields([each.now for each in tables]), mean_yields([each.later for each in tables])
    return PlacementWay(move, now, later, sureness([each.fame for each in tables]))


def _tried(view: View, bare: GameState, planner: Planner, ways: Sequence[WayToGo], number: int) -> list[Brought]:
    """Results of all ways on one table; none where one of them is illegal there."""
    ends = turns_of(TurnTrial(view, planner.weights, tuple(ways), number))
    return [brought(view.seat, bare, after, end, planner.weights) for after, end in ends]
