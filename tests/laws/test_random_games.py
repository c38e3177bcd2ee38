"""Laws that hold at every step of every game; a few hundred random games at each push, ten thousand on demand."""

import os
import subprocess
import sys
from collections import Counter
from random import Random
from typing import Any

import pytest
from powers_table import LARGE_WITH_POWERS
from rows import one_in
from table_laws import check_table, is_same_table
from wanderer import DARK_ALLEY, KINDS, enrich, name_of, options, pick, wander

from trickerion.rules.catalog import SPECIALS
from trickerion.rules.events import CoinsGained, CoinsPaid, FameGained, FameLost, ShardsGained, ShardsPaid, TurnBegan
from trickerion.rules.game import Game, IllegalMove
from trickerion.rules.moves import Move, move_from_json
from trickerion.rules.options import GameOptions
from trickerion.rules.state import GameState, PlayerState
from trickerion.rules.view import hide

GAMES = 2
"""Random games of each kind at every push, the first of them a rich one."""

on_demand = [pytest.param(kind, marks=pytest.mark.slow) for kind in LARGE_WITH_POWERS]
each_kind = pytest.mark.parametrize("kind", one_in(3, [*KINDS, *on_demand]), ids=name_of)


class Ledger:
    """Adds up the told gains and payments of every player."""

    def __init__(self, game: Game) -> None:
        self.coins, self.shards, self.fame = Counter[int](), Counter[int](), Counter[int]()
        for seat, player in enumerate(game.state.players):
            self.coins[seat], self.shards[seat], self.fame[seat] = player.coins, player.shards, player.fame
        self.turns = sum(isinstance(event, TurnBegan) for event in game.opening)

    def note(self, events: list[Any]) -> None:
        """Add events."""
        for event in events:
            sign = -1 if isinstance(event, (CoinsPaid, ShardsPaid, FameLost)) else 1
            if isinstance(event, (CoinsGained, CoinsPaid)):
                self.coins[event.seat] += sign * event.amount
            elif isinstance(event, (ShardsGained, ShardsPaid)):
                self.shards[event.seat] += sign * event.amount
            elif isinstance(event, (FameGained, FameLost)):
                self.fame[event.seat] += sign * event.amount
            self.turns += isinstance(event, TurnBegan)

    def check(self, state: GameState) -> None:
        """Everybody has exactly what was told."""
        for seat, player in enumerate(state.players):
            told = (self.coins[seat], self.shards[seat], self.fame[seat])
            assert (player.coins, player.shards, player.fame) == told


def check_game(game: Game, seed: str) -> None:
    """Play one game and hold every table of it against the laws."""
    kind, ledger = game.options, Ledger(game)
    check_table(game.state)
    for step, (_, events) in enumerate(wander(game, seed)):
        ledger.note(events)
        check_table(game.state)
        ledger.check(game.state)
        assert game.is_over or game.legal_moves(), "there is always an answer"
        assert len(set(game.legal_moves())) == len(game.legal_moves()), "no answer twice"
        assert step < 20_000
    assert ledger.turns == (7 if "dark_alley" in kind.modules else 5)
    assert sorted(game.state.ranking) == list(range(len(kind.seats)))
    fame = [standing.fame for standing in game.result()]
    assert fame == sorted(fame, reverse=True)
    for standing in game.result():
        assert standing.fame_before_scoring + sum(line.fame for line in standing.scored) == standing.fame


def a_game(kind: GameOptions, number: int) -> Game:
    """Every third game is one in which everybody begins rich (after a beginners' set-up)."""
    game = Game.new(kind, f"game-{number}")
    return enrich(game) if number % 3 == 0 and kind.setup == "beginner" else game


@each_kind
def test_laws_at_every_step(kind: GameOptions) -> None:
    for n in range(GAMES):
        check_game(a_game(kind, n), f"law-{n}")


@each_kind
def test_the_start_is_told_too(kind: GameOptions) -> None:
    game = Game.new(kind, "told")
    ledger = Ledger(game)
    for purse in (ledger.coins, ledger.shards, ledger.fame):
        purse.clear()
    ledger.note(game.opening)
    while game.state.phase == "setup":
        ledger.note(game.apply(pick(game, Random("told"))))
    ledger.check(game.state)


@pytest.mark.slow
@each_kind
def test_laws_in_ten_thousand_games(kind: GameOptions) -> None:
    for n in range(10_000 // len(KINDS) + 1):
        check_game(a_game(kind, n), f"ten-thousand-{n}")


@each_kind
def test_every_listed_move_applies_others_raise_and_a_clone_is_independent(kind: GameOptions) -> None:
    game, random, seen = Game.new(kind, "clones"), Random("clones"), dict[Move, None]()
    while not game.is_over:
        seen |= dict.fromkeys(game.legal_moves())
        if random.random() < 0.05:
            before, played = game.digest(), len(game.moves)  # a text, as a copy could change with the table
            for move in game.legal_moves():
                game.clone().apply(move)
            check_unlisted_moves(game, random.sample(list(seen), min(30, len(seen))))
            assert (game.digest(), len(game.moves)) == (before, played)
        game.apply(pick(game, random))


def check_unlisted_moves(game: Game, moves: list[Move]) -> None:
    """They raise."""
    for move in {*moves} - {*game.legal_moves()}:
        with pytest.raises(IllegalMove):
            game.apply(move)


@each_kind
def test_options_seed_and_moves_give_the_same_game(kind: GameOptions) -> None:
    """And so undo to any point: every prefix leads to the equal table; all moves survive JSON."""
    game = Game.new(kind, "replay")
    again = Game.new(GameOptions.from_json(kind.to_json()), "replay")
    seen = set[Move]()
    for move, _ in wander(game, "replay"):
        again.apply(move)
        assert is_same_table(again.state, game.state)
        for answer in {*game.legal_moves()} - seen:
            assert move_from_json(answer.to_json()) is answer
            assert str(answer)
        seen.update(game.legal_moves())
    assert again.is_over
    assert again.moves == game.moves
    assert again.digest() == game.digest()


IN_ANOTHER_PROCESS = """
import sys
sys.path[:0] = sys.argv[1:]
from wanderer import KINDS, wander
from trickerion.rules.game import Game
for kind in KINDS[::5]:
    game = Game.new(kind, "process")
    for number, _ in enumerate(wander(game, "process")):
        if number % 25 == 0:
            print(game.digest())
    print(game.digest())
"""


def test_digests_are_equal_in_another_process() -> None:
    """Another process has other hash seeds."""
    outputs = []
    for hash_seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", IN_ANOTHER_PROCESS, *sys.path],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        outputs.append(done.stdout.split())
    assert outputs[0] == outputs[1]
    assert len(outputs[0]) > 40


def shuffle_hidden(state: GameState, seat: int, random: Random) -> None:
    """Change what the seat may not see, so that the table could still be the same for it."""
    state.seed = random.randrange(2**60)
    state.deck = tuple(random.sample(state.deck, len(state.deck)))
    random.shuffle(state.prophecy_stack)
    for other in state.seats:
        if other != seat:
            _shuffle_cards(state.players[other], random)


def _shuffle_cards(player: PlayerState, random: Random) -> None:
    """Exchange face-down cards with each other and with the hand."""
    down = [c for c in player.characters.values() if c.card and not c.is_open]
    if not down and not any(card in SPECIALS for card in player.hand):
        return
    cards = [c.card for c in down] + player.hand
    random.shuffle(cards)
    for character in down:
        player.characters[character.id] = character._replace(card=cards.pop())
    player.hand = cards


@each_kind
def test_views_do_not_depend_on_hidden_things(kind: GameOptions) -> None:
    game, random = Game.new(kind, "hidden"), Random("hidden")
    while not game.is_over:
        if random.random() < 0.1:
            for seat in game.state.seats:
                other = game.clone()
                shuffle_hidden(other.state, seat, random)
                assert is_same_table(hide(game.state, seat), hide(other.state, seat))
                assert game.view_for(seat).moves == other.view_for(seat).moves
        game.apply(pick(game, random))


def test_a_view_shows_only_own_face_down_cards() -> None:
    """Ruling 107."""
    game, random = Game.new(options(3, modules=DARK_ALLEY), "shown"), Random("shown")
    checked = 0
    while not game.is_over:
        for seat in game.state.seats:
            view = game.view_for(seat)
            assert (view.moves != ()) == (game.decision is not None and game.decision.seat == seat)
            for other in game.state.seats:
                seen, real = view.state.players[other].characters, game.state.players[other].characters
                for name, character in real.items():
                    if character.card and not character.is_open:
                        assert (seen[name].card == character.card) == (other == seat)
                        checked += 1
        game.apply(pick(game, random))
    assert checked > 100
