"""Bots finish games, play legally, repeat themselves for the same View and seed, and know nothing hidden."""

from collections import Counter

import pytest
from given import there
from rows import one_in

from trickerion.bots.levels import LEVELS
from trickerion.bots.planning import RIVAL, Planner, block, block_known
from trickerion.bots.random_bot import RandomBot
from trickerion.bots.registry import BOTS, make_bot
from trickerion.bots.theater import next_days, waiting_worth
from trickerion.bots.weights import WEIGHTS
from trickerion.rules.catalog import DAYS, DUEL, SLOTS, YIELD_MODIFIER
from trickerion.rules.duel.catalog import TURN_SETUPS
from trickerion.rules.duel.module import DuelBoard, lay_turn_setup
from trickerion.rules.events import AbilityUsed, CardDrawn, Scored, SpecialCardUsed
from trickerion.rules.game import Game
from trickerion.rules.moves import PlaceCharacter, ReturnComponent, ReturnTrick, TakeBack
from trickerion.rules.options import PLAYERS, GameOptions, Seat
from trickerion.rules.state import GameState, Marker, Performance


def new_game(players: int = 4, seed: str = "bots", setup: str = "beginner", modules: tuple[str, ...] = ()) -> Game:
    return Game.new(GameOptions(tuple(Seat(f"P{i}") for i in range(players)), setup=setup, modules=modules), seed)


def play(game: Game, names: list[str], decisions: int = 10_000) -> None:
    """Play on with bots that stay at the table, as the window does it."""
    bots = [make_bot(name, seat) for seat, name in enumerate(names)]
    while not game.is_over and decisions:
        decision = there(game.decision)
        thought = bots[decision.seat].choose(game.view_for(decision.seat))
        assert thought.reason.strip()
        assert "\n" not in thought.reason
        game.apply(thought.move)
        decisions -= 1


EFFORT = 0.1
"""Thinking time of those whom it scales."""
ASKED_SELDOM = {"magician": 13, "manager": 6, "assistant": 2, "apprentice": 2}
"""Who thinks long, and at which decisions it is asked."""


def test_every_kind_of_seat_is_a_person_or_a_bot() -> None:
    assert set(PLAYERS) == {"person", "greedy", *BOTS}
    assert {level.id for level in LEVELS} < set(BOTS)


@pytest.mark.parametrize(("players", "setup"), [(2, "full"), (3, "beginner")])
def test_games_of_bots_end(players: int, setup: str) -> None:
    """Those of four end below."""
    game = new_game(players, f"ends-{players}", setup)
    play(game, ["assistant", "random", "assistant", "random"])
    assert game.is_over


def test_a_bot_with_nothing_to_decide_says_so(game: Game) -> None:
    other = (there(game.decision).seat + 1) % 4
    for name in BOTS:
        with pytest.raises(ValueError, match="nothing to decide"):
            make_bot(name).choose(game.view_for(other))


def test_the_same_view_and_seed_give_the_same_answer() -> None:
    game, bots = new_game(seed="again"), {name: make_bot(name, 7, EFFORT) for name in BOTS}
    for number in range(60):
        decision = there(game.decision)
        view = game.view_for(decision.seat)
        for name, bot in bots.items():
            if number % ASKED_SELDOM.get(name, 1) == 0:
                assert bot.choose(view) == make_bot(name, 7, EFFORT).choose(game.view_for(decision.seat))
        game.apply(bots["assistant"].choose(view).move)


def test_thinking_changes_nothing() -> None:
    game = new_game(seed="still")
    for _ in range(40):
        decision = there(game.decision)
        view, before = game.view_for(decision.seat), game.digest()
        seen, move = view.state.digest(), make_bot("assistant").choose(view).move
        assert (game.digest(), view.state.digest()) == (before, seen)
        game.apply(move)


def test_the_random_bot_rarely_gives_anything_back_and_never_goes_in_circles() -> None:
    kinds: Counter[type] = Counter()
    for number in range(4):
        game = new_game(seed=f"random-{number}")
        while not game.is_over:
            decision = there(game.decision)
            move = RandomBot(number).choose(game.view_for(decision.seat)).move
            kinds[type(move)] += 1
            game.apply(move)
    assert kinds[TakeBack] == 0
    assert 0 < kinds[ReturnTrick] + kinds[ReturnComponent] < sum(kinds.values()) / 10


@pytest.mark.slow
def test_one_assistant_beats_three_random() -> None:
    won = 0
    for number in range(3):
        game = new_game(seed=f"strong-{number}", setup="full" if number % 2 else "beginner")
        names = ["random"] * 4
        names[number % 4] = "assistant"
        play(game, names)
        won += game.state.ranking[0] == number % 4
    assert won == 3


@pytest.mark.slow
def test_one_assistant_beats_three_random_in_nearly_all_of_sixty_games() -> None:
    won = 0
    for number in range(60):
        game = new_game(seed=f"sixty-{number}", setup="full" if number % 2 else "beginner")
        names = ["random"] * 4
        names[number % 4] = "assistant"
        play(game, names)
        won += game.state.ranking[0] == number % 4
    assert won >= 57


@pytest.mark.slow
@pytest.mark.parametrize("setup", ["full", pytest.param("beginner", marks=pytest.mark.slow)])
def test_four_assistants_make_a_good_game(setup: str) -> None:
    game = new_game(seed="good", setup=setup)
    play(game, ["assistant"] * 4)
    assert sum(player.fame for player in game.state.players) / 4 >= 40


ALLEY = ("dark_alley", "prophecies")


@pytest.mark.slow
def test_assistants_draw_use_and_score_special_cards_and_use_abilities() -> None:
    seen: Counter[type] = Counter()
    game = new_game(seed="alley-0", setup="full", modules=ALLEY)
    bots = [make_bot("assistant", seat) for seat in range(4)]
    while (decision := game.decision) is not None:
        thought = bots[decision.seat].choose(game.view_for(decision.seat))
        assert thought.reason
        assert "\n" not in thought.reason
        assert "_" not in thought.reason
        for event in game.apply(thought.move):
            is_score = isinstance(event, Scored) and (event.category != "special_cards" or not event.fame)
            seen[type(event)] += not is_score
    assert seen[CardDrawn] >= 10
    assert seen[SpecialCardUsed] >= 2
    assert seen[Scored] >= 2
    assert seen[AbilityUsed] >= 1
    assert sum(player.fame for player in game.state.players) / 4 >= 65


ALLEY_DUEL = ("dark_alley", "prophecies", DUEL)


def duel(name: str, modules: tuple[str, ...] = ALLEY_DUEL) -> Game:
    return Game.new(GameOptions((Seat("A", name), Seat("B", name)), modules=modules), "duel of bots")


def game_without_duel() -> GameState:
    return Game.new(GameOptions((Seat("A"), Seat("B"))), "no duel").state


@pytest.mark.parametrize("card", sorted(TURN_SETUPS))
def test_rivals_are_not_expected_on_covered_weekdays_and_slots(card: str) -> None:
    state = duel("assistant").state
    state.put_board(DUEL, DuelBoard((card,)))
    lay_turn_setup(state, [])
    block(state, 20, WEIGHTS)
    assert RIVAL in state.days.values()
    assert not set(state.days) & set(TURN_SETUPS[card].days)
    assert not set(state.occupants) & state.closed
    state.days = {}
    state.stack = []
    rival = state.players[1]
    rival.characters["magician"] = rival.characters["magician"]._replace(card="theater", status="waiting")
    block_known(state, 0, WEIGHTS)
    assert set(state.days.values()) == {1}
    assert not set(state.days) & set(TURN_SETUPS[card].days)


@pytest.mark.parametrize("location", ["downtown", "market_row", "dark_alley", "theater"])
def test_no_card_is_laid_for_a_location_whose_slots_are_all_covered(location: str) -> None:
    state = duel("assistant").state
    state.closed = frozenset(slot.id for slot in SLOTS.values() if slot.location == location)
    plan = Planner(0, WEIGHTS).assignment(state)
    assert plan.cards
    assert location not in plan.cards.values()


@pytest.mark.slow
@pytest.mark.parametrize("modules", one_in(2, [ALLEY_DUEL, (DUEL,)]), ids="-".join)
def test_levels_play_a_duel_and_stand_on_no_covered_slot(modules: tuple[str, ...]) -> None:
    game = duel("assistant", modules)
    bots, placed = [make_bot(level, seat) for seat, level in enumerate(("apprentice", "assistant"))], 0
    while game.decision is not None:
        move = bots[game.decision.seat].choose(game.view_for(game.decision.seat)).move
        assert not isinstance(move, PlaceCharacter) or move.slot not in game.state.closed
        placed += isinstance(move, PlaceCharacter)
        game.apply(move)
    assert placed > 4 * game.options.turns
    assert max(player.fame for player in game.state.players) > 20


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
    assert (found[0] > found[1]) == (expected > 0)
    assert (found[0] < found[1]) == (expected < 0)
    assert next_days(usual, WEIGHTS) == 0
