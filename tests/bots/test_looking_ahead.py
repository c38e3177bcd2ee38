"""Managers who look ahead try out the placements that promise nearly the same before they make one."""

import pytest
from given import there
from played_games import game_until

from trickerion.bots.evaluation import MARGIN
from trickerion.bots.looking_ahead import near_the_best, open_placements
from trickerion.bots.manager import LOOKED_AT, ManagerBot, looks_ahead
from trickerion.bots.rollout import CLOSE
from trickerion.bots.second_look import placed_by
from trickerion.bots.turn_rollouts import TurnRollout
from trickerion.rules.game import Game
from trickerion.rules.moves import PlaceCharacter
from trickerion.rules.options import GameOptions, Seat

POWERS = ("dark_alley", "prophecies", "powers")


def at_a_choice(seats: int, modules: tuple[str, ...], turn: int) -> Game:
    """A game of Assistants in which one of them is to place and has more than one Character left."""
    options = GameOptions(tuple(Seat(f"Player {n}") for n in range(seats)), setup="full", modules=modules)
    assistants = [("assistant", seat) for seat in range(seats)]

    def is_there(game: Game) -> bool:
        moves = [move for move in game.legal_moves() if isinstance(move, PlaceCharacter)]
        return game.state.turn == turn and len({move.character for move in moves}) > 1

    return game_until(options, "looking ahead", assistants, is_there)


@pytest.mark.parametrize("turn", [3, 5])
def test_no_placement_that_promises_as_much_leads_further_than_the_one_that_is_made(turn: int) -> None:
    game = at_a_choice(3, POWERS, turn)
    seat, bot = there(game.decision).seat, ManagerBot(7)
    made = bot.choose(game.view_for(seat)).move
    table = bot._look(game.view_for(seat))
    bare = table.copy()
    bare.stack = []
    planner = bot._planner(bare, seat)
    lines = [[placed_by(each)] for each in near_the_best(open_placements(table, planner, bare))[:LOOKED_AT]]
    assert len(lines) > 1
    assert [made] in lines
    standings = TurnRollout(seat, planner.weights, table, lines, care=CLOSE).standings()
    assert standings[lines.index([made])] >= max(standings) - MARGIN


def test_it_looks_ahead_where_that_was_proven_to_pay() -> None:
    for seats, modules, looks in ((2, POWERS, False), (3, POWERS, True), (3, ("dark_alley", "prophecies"), False)):
        options = GameOptions(tuple(Seat(f"Player {n}") for n in range(seats)), modules=modules)
        assert looks_ahead(Game.new(options, "where").state) == looks, (seats, modules)
