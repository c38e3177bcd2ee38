"""The opponents in a Duel: what is covered is no place to plan for."""

import pytest

from trickerion.bots.assistant import WEIGHTS
from trickerion.bots.planning import RIVAL, Planner, block, block_known
from trickerion.bots.registry import make_bot
from trickerion.bots.theater import next_days, waiting_worth
from trickerion.rules.catalog import DAYS, DUEL, SLOTS, YIELD_MODIFIER
from trickerion.rules.duel.catalog import TURN_SETUPS
from trickerion.rules.duel.module import DuelBoard, lay_turn_setup
from trickerion.rules.game import Game
from trickerion.rules.moves import PlaceCharacter
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.state import GameState, Marker, Performance

ALLEY = ("dark_alley", "prophecies", DUEL)


def duel(name: str, modules: tuple[str, ...] = ALLEY) -> Game:
    return Game.new(GameOptions((Seat("A", name), Seat("B", name)), modules=modules), "duel of bots")


def game_without_duel() -> GameState:
    return Game.new(GameOptions((Seat("A"), Seat("B"))), "no duel").state


@pytest.mark.parametrize("card", sorted(TURN_SETUPS))
def test_rivals_are_not_expected_on_covered_weekdays_and_slots(card: str) -> None:
    state = duel("assistant").state
    state.put_board(DUEL, DuelBoard((card,)))
    lay_turn_setup(state, [])
    block(state, 20, WEIGHTS)
    assert RIVAL in state.days.values() and not set(state.days) & set(TURN_SETUPS[card].days)
    assert not set(state.occupants) & state.closed
    state.days = {}
    state.stack = []
    rival = state.players[1]
    rival.characters["magician"] = rival.characters["magician"]._replace(card="theater", status="waiting")
    block_known(state, 0, WEIGHTS)
    assert set(state.days.values()) == {1} and not set(state.days) & set(TURN_SETUPS[card].days)


@pytest.mark.parametrize("location", ["downtown", "market_row", "dark_alley", "theater"])
def test_no_card_is_laid_for_a_location_whose_slots_are_all_covered(location: str) -> None:
    state = duel("assistant").state
    state.closed = frozenset(slot.id for slot in SLOTS.values() if slot.location == location)
    plan = Planner(0, WEIGHTS).assignment(state)
    assert plan.cards and location not in plan.cards.values()


@pytest.mark.parametrize("modules", [(DUEL,), ALLEY], ids="-".join)
@pytest.mark.parametrize("level", ["apprentice", "assistant"])
def test_every_level_plays_a_duel_and_stands_on_no_covered_slot(level: str, modules: tuple[str, ...]) -> None:
    game = duel(level, modules)
    bots, placed = [make_bot(level, seat) for seat in range(2)], 0
    while game.decision is not None:
        move = bots[game.decision.seat].choose(game.view_for(game.decision.seat)).move
        assert not isinstance(move, PlaceCharacter) or move.slot not in game.state.closed
        placed += isinstance(move, PlaceCharacter)
        game.apply(move)
    assert placed > 4 * game.options.turns and max(player.fame for player in game.state.players) > 20


@pytest.mark.parametrize("card", sorted(TURN_SETUPS))
def test_what_waits_for_the_next_turn_counts_with_the_weekdays_open_then(card: str) -> None:
    state = duel("assistant").state
    state.put_board(DUEL, DuelBoard((card,), next(other for other in TURN_SETUPS if other != card)))
    usual = game_without_duel()
    expected = sum(YIELD_MODIFIER[day] for day in [day for day in DAYS if day not in TURN_SETUPS[card].days])
    found = []
    for table in (state, usual):
        table.row = [Performance.empty(table.row[0].id).with_marker(0, Marker(0, "linking_rings", "spades", 0))]
        table.phase = "end_turn"
        found.append(waiting_worth(table, 0, 0, table.row[0], 0.0, 3, WEIGHTS))
    assert (found[0] > found[1]) == (expected > 0) and (found[0] < found[1]) == (expected < 0)
    assert next_days(usual, WEIGHTS) == 0
