"""What lies on the board and what Actions cost: the View of each seat says the same as the whole table."""

from itertools import count

import pytest
from played_games import game_until
from solo import solo_options

from trickerion.rules.ask import actions, alike, board, draft, team, tricks
from trickerion.rules.catalog import COMPONENTS, DAYS, LOCATIONS, SLOTS
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.view import View

ALLEY = ("dark_alley", "prophecies")
KINDS = {"base": (), "duel": (*ALLEY, "duel"), "academy": (*ALLEY, "academy"), "powers": (*ALLEY, "powers"), "solo": ()}


def _told(view: View) -> list[object]:
    """What lies on the board, what the Characters of a player can do, and what it costs."""
    state, seat, disks = view.state, view.seat, view.state.players[view.seat].characters
    statuses = actions.action_statuses(state, seat)
    return [
        board.phases(state),
        board.board_of(state, seat)._replace(decks={}),  # who sees everything sees what is on top of a closed one
        board.prices(state, seat),
        [board.slot_facts(state, slot, seat) for slot in SLOTS],
        [board.day_facts(state, day, seat) for day in DAYS],
        [board.initiative_facts(state, place) for place in range(len(state.initiative))],
        [board.die_facts(state, seat, die) for die in state.dice],
        [board.component_facts(state, seat, component) for component in COMPONENTS],
        [board.character_facts(state, seat, disk) for disk in disks.values()],
        [board.kept_of(state, seat, deck) for deck in state.special_decks],
        actions.acting_facts(state),
        statuses,
        [actions.cost_changes(state, seat, status, status.action) for status in statuses],
        [actions.costs_at(state, seat, place) for place in LOCATIONS if place in board.board_of(state, seat).locations],
        [actions.slot_reasons(state, seat, disk) for disk in disks],
        [actions.points_of(state, seat, disk, slot) for disk in disks for slot in ("downtown.0", "market_row.1")],
        actions.shard_facts(state, seat),
        [actions.answer_facts(state, seat, move) for move in view.moves],
        alike.distinct(state, seat, view.moves),
        alike.foregone(state, view.moves),
        (draft.starting(state), team.assigning(state), team.wage_bill(state, seat), tricks.picking(state)),
    ]


@pytest.mark.parametrize("kind", KINDS)
def test_a_view_is_enough_for_the_board_and_its_actions(kind: str) -> None:
    seats, decisions = (Seat("Ada"), Seat("Bela")), count()
    options = solo_options() if kind == "solo" else GameOptions(seats, modules=KINDS[kind])

    def compared(game: Game) -> bool:
        for view in map(game.view_for, game.state.seats) if next(decisions) % 5 == 0 else ():
            assert game.state.phase == "setup" or _told(view) == _told(View(view.seat, game.state, view.moves))
        return game.state.turn == 3

    game_until(options, "facts", [("assistant", 1), ("heir" if kind == "solo" else "assistant", 1)], compared)
    assert next(decisions) > 50
