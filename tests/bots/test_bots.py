"""Bots finish games, play legally, repeat themselves for the same View and seed, and know nothing hidden."""

from collections import Counter
from functools import cache

import pytest

from trickerion.bots.levels import LEVELS
from trickerion.bots.random_bot import RandomBot
from trickerion.bots.registry import BOTS, make_bot
from trickerion.rules.game import Game
from trickerion.rules.moves import ReturnComponent, ReturnTrick, TakeBack
from trickerion.rules.options import PLAYERS, GameOptions, Seat


def new_game(players: int = 4, seed: str = "bots", setup: str = "beginner", modules: tuple[str, ...] = ()) -> Game:
    return Game.new(GameOptions(tuple(Seat(f"P{i}") for i in range(players)), setup=setup, modules=modules), seed)


def play(game: Game, names: list[str], decisions: int = 10_000) -> None:
    """Play on with bots that are made anew for every decision, as the window does it."""
    while not game.is_over and decisions:
        decision = game.decision
        thought = make_bot(names[decision.seat], decision.seat).choose(game.view_for(decision.seat))
        assert thought.reason.strip() and "\n" not in thought.reason
        game.apply(thought.move)
        decisions -= 1


EFFORT = 0.1
"""Thinking time of those whom it scales."""
ASKED_SELDOM = {"magician": 7}
"""Who thinks long, and at which decisions it is asked."""


def test_every_kind_of_seat_is_a_person_or_a_bot() -> None:
    assert set(PLAYERS) == {"person", "greedy", *BOTS} and {level.id for level in LEVELS} < set(BOTS)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("setup", ["beginner", "full"])
def test_games_of_bots_end(players: int, setup: str) -> None:
    game = new_game(players, f"ends-{players}", setup)
    play(game, ["assistant", "random", "assistant", "random"])
    assert game.is_over


def test_a_bot_with_nothing_to_decide_says_so(game: Game) -> None:
    other = (game.decision.seat + 1) % 4
    for name in BOTS:
        with pytest.raises(ValueError, match="nothing to decide"):
            make_bot(name).choose(game.view_for(other))


def test_the_same_view_and_seed_give_the_same_answer() -> None:
    game, bots = new_game(seed="again"), {name: make_bot(name, 7, EFFORT) for name in BOTS}
    for number in range(60):
        decision = game.decision
        view = game.view_for(decision.seat)
        for name, bot in bots.items():
            if number % ASKED_SELDOM.get(name, 1) == 0:
                assert bot.choose(view) == make_bot(name, 7, EFFORT).choose(game.view_for(decision.seat))
        game.apply(bots["assistant"].choose(view).move)


def test_thinking_changes_nothing() -> None:
    game = new_game(seed="still")
    for _ in range(40):
        decision = game.decision
        view, before = game.view_for(decision.seat), game.digest()
        seen, move = view.state.digest(), make_bot("assistant").choose(view).move
        assert (game.digest(), view.state.digest()) == (before, seen)
        game.apply(move)


def scrambled(game: Game, seat: int) -> Game:
    """The same table for a seat, with everything that it cannot see changed."""
    other = game.clone()
    state = other.state
    state.seed += 1
    state.deck = state.deck[::-1]
    for rival in state.seats:
        player = state.players[rival]
        face_down = [c for c in player.characters.values() if c.card and not c.is_open]
        if rival == seat or len(face_down) < 2:
            continue
        cards = [c.card for c in face_down]
        for character, card in zip(face_down, cards[1:] + cards[:1], strict=True):
            player.characters[character.id] = character._replace(card=card)
    return other


@cache
def positions(number: int) -> list[Game]:
    """A game of Assistants at each of its first decisions."""
    games = [new_game(seed="secrets")]
    while len(games) < number:
        game = games[-1].clone()
        game.apply(make_bot("assistant", 3).choose(game.view_for(game.decision.seat)).move)
        games.append(game)
    return games


@pytest.mark.parametrize("name", list(BOTS))
def test_hidden_cards_do_not_matter(name: str) -> None:
    differed = 0
    for number, game in enumerate(positions(120)):
        decision = game.decision
        twin = scrambled(game, decision.seat)
        differed += twin.digest() != game.digest()
        if number % ASKED_SELDOM.get(name, 1) == 0:
            answers = [make_bot(name, 3, EFFORT).choose(table.view_for(decision.seat)) for table in (game, twin)]
            assert answers[0] == answers[1]
    assert differed == 120


def test_the_random_bot_rarely_gives_anything_back_and_never_goes_in_circles() -> None:
    kinds: Counter[type] = Counter()
    for number in range(4):
        game = new_game(seed=f"random-{number}")
        while not game.is_over:
            decision = game.decision
            move = RandomBot(number).choose(game.view_for(decision.seat)).move
            kinds[type(move)] += 1
            game.apply(move)
    assert kinds[TakeBack] == 0 and 0 < kinds[ReturnTrick] + kinds[ReturnComponent] < sum(kinds.values()) / 10


def test_one_assistant_beats_three_random() -> None:
    won = 0
    for number in range(6):
        game, names = new_game(seed=f"strong-{number}"), ["random"] * 4
        names[number % 4] = "assistant"
        play(game, names)
        won += game.state.ranking[0] == number % 4
    assert won >= 5


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


def test_four_assistants_make_a_good_game() -> None:
    fame: list[int] = []
    for number, setup in enumerate(("beginner", "full")):
        game = new_game(seed=f"good-{number}", setup=setup)
        play(game, ["assistant"] * 4)
        fame += [player.fame for player in game.state.players]
    assert sum(fame) / len(fame) >= 40
