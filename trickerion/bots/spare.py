"""Use of spare Action Points, when no Action gains anything: another prophecy, another throw."""

from collections.abc import Sequence

from trickerion.bots.downtown import useful_faces
from trickerion.bots.forward_model import place
from trickerion.bots.planning import best_slots
from trickerion.bots.prophecies import better_prophecy
from trickerion.bots.search import Search
from trickerion.rules.catalog import DICE, X, location_of
from trickerion.rules.effects.modifiers import action_costs
from trickerion.rules.locations.acting import Acting
from trickerion.rules.moves import Move, RerollDie, TellFortune
from trickerion.rules.state import WAITING, GameState

AT_DICE = {"residence": "learn_trick", "inn": "hire_character", "bank": "take_coins"}
"""The Action that takes a die of each area."""


def left_over(state: GameState, search: Search, moves: Sequence[Move]) -> Move | None:
    """Of these moves one by which a Character that has nothing to do still helps its player."""
    if TellFortune() in moves and better_prophecy(state, search.seat, search.weights) > search.weights.worth_doing:
        return TellFortune()
    dice = [move for move in moves if isinstance(move, RerollDie)]
    return _reroll(state, search, dice) if dice else None


def _reroll(state: GameState, search: Search, dice: Sequence[RerollDie]) -> Move | None:
    """A die that brings nothing as it lies, if this Character or one to come has the Action Points to take it then.

    Otherwise only rivals would be helped.
    """
    acting = state.stack[-1]
    assert isinstance(acting, Acting)
    price, *costs = action_costs(state, acting, "reroll_die", *AT_DICE.values())
    points, wanted = _still_to_come(state, search)
    most = max(points, acting.points - price)
    areas = [area for area, cost in zip(AT_DICE, costs, strict=True) if cost <= most]
    useful = {die for die, _ in useful_faces(state, search.seat, search.weights)}

    def promise(move: RerollDie) -> int:
        return (move.die in useful) + (state.dice[move.die] == X)

    free = [move for move in dice if DICE[move.die].area in areas and move.die not in wanted and promise(move)]
    return max(free, key=promise, default=None)


def _still_to_come(state: GameState, search: Search) -> tuple[int, set[str]]:
    """Of the seat's Characters still to come to the Downtown: the most Action Points, and the dice that they want."""
    most, wanted = 0, set[str]()
    for character in state.players[search.seat].characters.values():
        if character.status == WAITING and character.card and location_of(character.card) == "downtown":
            for slot in best_slots(state, search.seat, character)[:1]:
                table = state.copy()
                acting = place(table, search.seat, character.id, slot)
                most = max(most, acting.points if acting else 0)
                wanted |= {die for die, face in state.dice.items() if acting and _gains(table, search, die, face)}
    return most, wanted


def _gains(table: GameState, search: Search, die: str, face: str) -> bool:
    """True when this die, were it the only one, would be taken as it lies."""
    alone = table.copy()
    alone.dice = {**dict.fromkeys(alone.dice, X), die: face}
    return face != X and bool(search.best_line(alone).moves)
