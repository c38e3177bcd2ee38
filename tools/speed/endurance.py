"""Long runs that look for a fall: ``python tools/speed/endurance.py RUN [AMOUNT] [--seed S]``. The runs:

games       AMOUNT random games (10,000) over every kind of game and many points of the rules set apart from the
            edition; every table of every game is held against the laws of ``tests/``.
solo        AMOUNT random games (2,000) against the Heir: each ends, adds up, and is the same when played again.
window      the window monkey for AMOUNT minutes (30): random clicks, drags, motion and every key, from the title
            through whole games of every kind, at every speed of motion, with the sheet between turns.
memory      games of bots in the window, one after another, for AMOUNT minutes (60): memory after each.
everything  every screen, shows, the monkey, games and replays in quick motion for AMOUNT minutes (10): memory after
            each round, of which six are an hour of people.

The last three print the most memory that was held. The window is not shown (SDL's dummy driver). Exit status 0 when
nothing broke, else 1.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
import traceback
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
sys.path.insert(1, str(ROOT / "tests"))
sys.path.insert(2, str(ROOT / "tests" / "laws"))

from test_random_games import a_game, check_game
from wanderer import wander

from tools.speed.endurance_kinds import kinds, solo_kinds, varied
from tools.speed.endurance_window import let_the_monkey_in, use_everything, watch_memory
from trickerion.rules.game import Game
from trickerion.rules.options import ALTERNATIVES, HEIR_POINTS, GameOptions

DEFAULTS = {"games": 10_000, "solo": 2_000, "window": 30, "memory": 60, "everything": 10}


# ------------------------------------------------------------------ games without a window


def play_games(number: int, seed: str) -> int:
    """Play and check; how many games broke."""
    every, lots, broken, begun = kinds(), Random(seed), 0, time.perf_counter()
    played: Counter[str] = Counter()
    for game_number in range(number):
        kind = every[game_number % len(every)]
        if game_number % 2:
            kind = varied(kind, lots)
        try:
            check_game(a_game(kind, game_number), f"{seed}-{game_number}")
        except Exception:
            broken += 1
            print(f"game {game_number} broke: {kind.to_json()}\n{traceback.format_exc()}", flush=True)
        played["+".join(kind.modules) or "base"] += 1
        if (game_number + 1) % 500 == 0:
            print(f"{game_number + 1} games, {broken} broken, {time.perf_counter() - begun:.0f} s", flush=True)
    print(f"{number} games in {time.perf_counter() - begun:.0f} s, {broken} broken: {dict(played)}")
    return broken


# ------------------------------------------------------------------ games against the Heir


def play_solo(number: int, seed: str) -> int:
    """Play and check; how many games broke."""
    every, lots, broken, begun = solo_kinds(), Random(seed), 0, time.perf_counter()
    for game_number in range(number):
        kind = every[game_number % len(every)]
        points = {point: lots.choice(values) for point, values in (ALTERNATIVES | HEIR_POINTS).items()}
        if game_number // len(every) % 2:
            kind = replace(kind, rulings=points)
        try:
            check_solo(kind, f"{seed}-{game_number}")
        except Exception:
            broken += 1
            print(f"game {game_number} broke: {kind.to_json()}\n{traceback.format_exc()}", flush=True)
    print(f"{number} solo games in {time.perf_counter() - begun:.0f} s, {broken} broken")
    return broken


def check_solo(kind: GameOptions, seed: str) -> None:
    """One game: an answer at every table, Fame that adds up, and the same game again from its moves."""
    game = Game.new(kind, seed)
    for step, _ in enumerate(wander(game, seed)):
        assert step < 20_000
        assert game.is_over or game.legal_moves(), "there is always an answer"
        assert all(min(p.coins, p.shards, *p.components.values(), 0) >= 0 for p in game.state.players)
    for standing in game.result():
        assert standing.fame_before_scoring + sum(line.fame for line in standing.scored) == standing.fame
    again = Game.new(GameOptions.from_json(kind.to_json()), seed)
    for move in game.moves:
        again.apply(move)
    assert again.digest() == game.digest()


RUNS = {
    "games": lambda amount, seed: play_games(int(amount), seed),
    "solo": lambda amount, seed: play_solo(int(amount), seed),
    "window": let_the_monkey_in,
    "memory": watch_memory,
    "everything": use_everything,
}


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("run", choices=RUNS)
    parser.add_argument("amount", type=float, nargs="?", help="games, or minutes")
    parser.add_argument("--seed", default="endurance", help="another one finds other things")
    args = parser.parse_args()
    return 1 if RUNS[args.run](args.amount or DEFAULTS[args.run], args.seed) else 0


if __name__ == "__main__":
    sys.exit(main())
