"""Every refusal has a reason, and only refusals have one: over random games, reasons agree with legal moves."""

import random
from collections.abc import Iterator

import pytest
from table import Table

from trickerion.rules.ask.actions import action_statuses, slot_reason, slot_reasons
from trickerion.rules.catalog import SLOTS
from trickerion.rules.effects.modifiers import action_cost
from trickerion.rules.game import Game
from trickerion.rules.locations.downtown import learn_reason
from trickerion.rules.locations.location import ACTION
from trickerion.rules.locations.market_row import buy_reason, stock_prices
from trickerion.rules.locations.workshop import prepare_reason
from trickerion.rules.moves import Buy, LearnTrick, Move, PlaceCharacter, Prepare, ReturnComponent, ReturnTrick
from trickerion.rules.moves.base import Reason
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.phases.place_characters import CharacterActs, Placing
from trickerion.rules.state import IDLE, PLACED, GameState

_WITH_EVERYTHING = ("dark_alley", "prophecies")


def _pick(chance: random.Random, moves: list[Move]) -> Move:
    """A random move; giving back is rare, so that the games get somewhere."""
    kept = [move for move in moves if not isinstance(move, (ReturnTrick, ReturnComponent))]
    return chance.choice(kept if kept and chance.random() < 0.97 else moves)


def _positions(players: int, modules: tuple[str, ...], edition: str, seed: int) -> Iterator[Game]:
    chance, seats = random.Random(seed), tuple(Seat(f"P{i}") for i in range(players))
    game = Game.new(GameOptions(seats, edition=edition, modules=modules, setup="full"), str(seed))
    while not game.is_over:
        yield game
        game.apply(_pick(chance, game.legal_moves()))


GAMES = [
    (players, modules, edition, seed)
    for seed, (players, modules, edition) in enumerate(
        (players, modules, edition)
        for players in (2, 3, 4)
        for modules in ((), _WITH_EVERYTHING)
        for edition in ("2015", "2019")
    )
]


@pytest.mark.parametrize(("players", "modules", "edition", "seed"), GAMES)
def test_reasons_agree_with_legal_moves(players: int, modules: tuple[str, ...], edition: str, seed: int) -> None:
    for game in _positions(players, modules, edition, seed):
        choice, moves = game.state.stack[-1], game.legal_moves()
        if isinstance(choice, Placing):
            _check_slots(game, choice, moves)
        elif isinstance(choice, CharacterActs):
            _check_actions(game.state, choice, moves)
            _check_things(game.state, choice, moves)


def _check_slots(game: Game, choice: Placing, moves: list[Move]) -> None:
    state = game.state
    for character in state.players[choice.seat].characters.values():
        reasons = slot_reasons(state, choice.seat, character.id)
        assert set(reasons) == set(SLOTS)
        for slot, reason in reasons.items():
            assert (reason is None) == (PlaceCharacter(character.id, slot) in moves), (character, slot, reason)


def _check_actions(state: GameState, choice: CharacterActs, moves: list[Move]) -> None:
    for status in action_statuses(state, choice.seat):
        listed = [move for move in moves if isinstance(move, ACTION[status.action].moves)]
        assert status.is_legal == bool(listed)
        assert (status.reason is None) == status.is_legal
        assert status.reason is None or status.reason.id != "not_now", (status, choice)


def _check_things(state: GameState, choice: CharacterActs, moves: list[Move]) -> None:
    """What can be had for the Action Points at hand has no reason, everything else has one."""
    if SLOTS[choice.slot].is_performance:
        return
    if choice.location == "downtown":
        for trick in (trick for tricks in state.residence.values() for trick in tricks):
            _check_learn(learn_reason(state, choice.seat, trick), state, choice, LearnTrick(trick) in moves)
    elif choice.location == "market_row":
        for component in stock_prices(state, choice.seat):
            assert (buy_reason(state, choice, component) is None) == (Buy(component) in moves)
    elif choice.location == "workshop":
        for place in range(4):
            assert (prepare_reason(state, choice, place) is None) == (Prepare(place) in moves)


def _check_learn(reason: Reason | None, state: GameState, choice: CharacterActs, is_legal: bool) -> None:
    can_pay = choice.points >= action_cost(state, choice, "learn_trick")
    assert is_legal == (reason is None and can_pay), reason


def test_the_random_games_reach_choices_of_every_location() -> None:
    seen = set()
    for players, modules, edition, seed in GAMES[:4]:
        for game in _positions(players, modules, edition, seed):
            choice = game.state.stack[-1]
            if isinstance(choice, CharacterActs):
                seen.add(choice.location)
    assert seen == {"downtown", "market_row", "workshop", "theater", "dark_alley"}


@pytest.mark.parametrize(("status", "reason"), [(PLACED, "already_placed"), (IDLE, "idle")])
def test_a_character_that_cannot_be_placed_any_more_is_placed_or_idle(status: str, reason: str) -> None:
    table = Table(2).assigned(0, magician="downtown", apprentice_1="downtown").placing(0)
    team = table.player(0).characters
    team["apprentice_1"] = team["apprentice_1"]._replace(status=status)
    assert slot_reason(table.state, 0, "apprentice_1", "downtown.0") == Reason(reason)
    assert slot_reason(table.state, 0, "magician", "downtown.0") is None
