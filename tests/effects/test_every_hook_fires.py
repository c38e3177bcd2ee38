"""In random games full of cards every hook of every card fires, and the laws of the table hold at every step."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from card_players import all_hooks, counted_hooks, play_with_cards, step_with_cards, stuffed_game
from table_laws import check_table

from trickerion.rules.catalog import RECUTS
from trickerion.rules.effects import load
from trickerion.rules.effects.registry import EFFECTS
from trickerion.rules.game import Game

GAMES = 200
"""At most, at every push; all hooks have fired long before."""
LAWFUL = 10
"""In how many of them every table is held against the laws."""


def test_every_hook_of_every_card_fires_and_the_laws_hold() -> None:
    unfired = set(all_hooks())
    with counted_hooks() as fired:
        for number in range(GAMES):
            play = check_game if number < LAWFUL else play_with_cards
            play(stuffed_game(number), f"cards-{number}")
            unfired -= set(fired)
            if not unfired:
                break
    assert not unfired


def check_game(game: Game, seed: str) -> None:
    """Play a game full of cards and hold every table against the laws; the last score is the sum of what was told."""
    for _ in step_with_cards(game, seed):
        check_table(game.state)
        assert game.is_over or game.legal_moves(), "there is always an answer"
    for player in game.state.players:
        assert player.fame == sum(player.fame_by.values())


@pytest.mark.slow
def test_every_hook_fires_often_in_thousands_of_games() -> None:
    with counted_hooks() as fired:
        for number in range(1000, 4000):
            check_game(stuffed_game(number), f"laws-{number}")
    assert sorted(hook for hook in all_hooks() if fired[hook] < 10) == []


def test_counting_leaves_no_trace() -> None:
    """The counted games are the games that are played."""
    game, counted = stuffed_game(3), stuffed_game(3)
    play_with_cards(game, "trace")
    with counted_hooks():
        play_with_cards(counted, "trace")
    assert game.digest() == counted.digest()


assert load, "importing it registers every effect"
HERE = Path(__file__).parent
FILES = [
    str(path) for path in sorted(HERE.glob("test_*.py")) if path.stem.startswith(("test_cards", "test_pro", "test_mag"))
] + [str(HERE.parent / "heir" / name) for name in ("test_abilities.py", "test_academy.py")]
for folder in ("academy", "powers"):
    FILES += [str(path) for path in sorted((HERE.parent / folder).glob("test_*.py"))]
SOME_TESTS_FAILED = 1


@pytest.mark.slow
@pytest.mark.parametrize("effect", [effect for effect in EFFECTS if effect not in RECUTS])
def test_without_the_card_its_tests_fail(effect: str) -> None:
    name = effect.replace(".", "_")
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-p",
            "knockout",
            "-p",
            "no:cacheprovider",
            "-xq",
            *FILES,
            "-k",
            f"test_{name} or [{name}]",  # a test of its own, or a row in the test of a family
        ],
        env={**os.environ, "KNOCKED_OUT": effect, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        cwd=HERE.parent.parent,
    )
    assert done.returncode == SOME_TESTS_FAILED, done.stdout.decode()[-500:]
