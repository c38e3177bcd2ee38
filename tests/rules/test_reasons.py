"""Every refusal has a reason, and only refusals have one: over random games, reasons agree with legal moves."""

import random
from collections.abc import Iterator

import pytest

from trickerion.rules.action_status import MOVES_OF, action_statuses, after_placement
from trickerion.rules.catalog import COMPONENTS, DICE, SLOTS, TRICKS
from trickerion.rules.game import Game
from trickerion.rules.moves import (
    Buy,
    HireCharacter,
    LearnTrick,
    Move,
    Order,
    PlaceCharacter,
    PlaceMarker,
    PlacePile,
    Prepare,
    QuickOrder,
    ReturnComponent,
    ReturnTrick,
    SetUpTrick,
    TakeCoins,
)
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.phases.place_characters import CharacterActs, Placing
from trickerion.rules.reasons import (
    buy_reason,
    coins_reason,
    hire_reason,
    learn_reason,
    marker_reason,
    order_reason,
    orientations,
    prepare_reason,
    quick_order_reason,
    set_up_reason,
    slot_reasons,
)
from trickerion.rules.state import WAITING, GameState

_WITH_EVERYTHING = ("dark_alley", "prophecies")


def _pick(chance: random.Random, moves: list[Move]) -> Move:
    """A random move; giving back is rare, so that the games get somewhere."""
    kept = [move for move in moves if not isinstance(move, (ReturnTrick, ReturnComponent))]
    return chance.choice(kept if kept and chance.random() < 0.97 else moves)


def _positions(players: int, modules: tuple[str, ...], edition: str, seed: int) -> Iterator[Game]:
    chance = random.Random(seed)
    seats = tuple(Seat(f"P{i}") for i in range(players))
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
        choice = game.state.stack[-1]
        moves = game.legal_moves()
        if isinstance(choice, Placing):
            _check_slots(game, choice, moves)
        elif isinstance(choice, CharacterActs):
            _check_actions(game.state, choice, moves)
            _check_things(game.state, choice, moves)
        elif any(isinstance(move, PlaceMarker) for move in moves) and not hasattr(choice, "character"):
            _check_markers(game.state, moves)


def _check_slots(game: Game, choice: Placing, moves: list[Move]) -> None:
    state = game.state
    for character in state.players[choice.seat].characters.values():
        reasons = slot_reasons(state, choice.seat, character.id)
        assert set(reasons) == set(SLOTS)
        for slot, reason in reasons.items():
            assert (reason is None) == (PlaceCharacter(character.id, slot) in moves), (character, slot, reason)
        if character.status == WAITING:
            _check_forecast(game, choice.seat, character.id, reasons)


def _check_forecast(game: Game, seat: int, character: str, reasons: dict[str, object]) -> None:
    """The Actions foreseen for one free slot are those after placing there."""
    free = [slot for slot, reason in reasons.items() if reason is None]
    if not free:
        return
    seen, _ = after_placement(game.state, seat, character, free[0])
    foreseen = action_statuses(seen, seat)
    placed = game.clone()
    placed.apply(PlaceCharacter(character, free[0]))
    real = action_statuses(placed.state, seat)
    assert [(s.action, s.cost, s.reason, s.moves) for s in foreseen] == [
        (s.action, s.cost, s.reason, s.moves) for s in real
    ]


def _check_actions(state: GameState, choice: CharacterActs, moves: list[Move]) -> None:
    for status in action_statuses(state, choice.seat):
        listed = [move for move in moves if isinstance(move, MOVES_OF[status.action])]
        assert status.is_legal == bool(listed)
        assert (status.reason is None) == status.is_legal
        assert status.reason is None or status.reason.id != "not_now", (status, choice)


def _check_things(state: GameState, choice: CharacterActs, moves: list[Move]) -> None:
    seat, agree = choice.seat, _Agreement(moves)
    if SLOTS[choice.slot].is_performance:
        return
    if choice.location == "downtown":
        for trick in TRICKS:
            agree.on(learn_reason(state, seat, trick), LearnTrick(trick))
        for die in DICE.values():
            if die.area == "inn":
                agree.on(hire_reason(state, seat, die.id), HireCharacter(die.id))
            if die.area == "bank":
                agree.on(coins_reason(state, seat, die.id), TakeCoins(die.id))
    elif choice.location == "market_row":
        for component in COMPONENTS:
            agree.on(buy_reason(state, seat, component), Buy(component))
            agree.on(order_reason(state, seat, component), Order(component))
            agree.on(quick_order_reason(state, seat, component), QuickOrder(component))
    elif choice.location == "workshop":
        for place in range(4):
            agree.on(prepare_reason(state, seat, place), Prepare(place))
    elif choice.location == "theater":
        for place in range(4):
            agree.on(set_up_reason(state, seat, place), SetUpTrick(place))


class _Agreement:
    def __init__(self, moves: list[Move]) -> None:
        self._moves = moves

    def on(self, reason: object, move: Move) -> None:
        assert (reason is None) == (move in self._moves), (reason, str(move))


def _check_markers(state: GameState, moves: list[Move]) -> None:
    laid = {(m.card, m.slot) for m in moves if isinstance(m, (PlaceMarker, PlacePile))}
    turned = {(m.card, m.slot, m.turns) for m in moves if isinstance(m, PlaceMarker)}
    for card in state.row:
        for slot in range(len(card.markers)):
            reason = marker_reason(state, card.id, slot)
            assert (reason is None) == ((card.id, slot) in laid), reason
            assert reason is None or reason.id != "not_now"
            assert orientations(state, card.id, slot) == {t: (card.id, slot, t) in turned for t in range(4)}


def test_the_random_games_reach_choices_of_every_location() -> None:
    seen = set()
    for players, modules, edition, seed in GAMES[:4]:
        for game in _positions(players, modules, edition, seed):
            choice = game.state.stack[-1]
            if isinstance(choice, CharacterActs):
                seen.add(choice.location)
    assert seen == {"downtown", "market_row", "workshop", "theater", "dark_alley"}
