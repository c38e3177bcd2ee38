"""How fast is the engine? Random playouts beside python-chess, both in one run, so that the ratio means something.

    python tools/bench.py [--seconds 6] [--rounds 6] [--modules dark_alley,prophecies] [--frames] [--rollouts 20]

Uniform random moves from ``legal_moves()`` at each step, in games of four (of two with the Duel); copies of the state
in microseconds. Both are measured by turns in seconds of this processor, and the best round of each counts, so that
what else the machine does says little.
``--frames`` asks the program to draw: start to the first frame, and the main board idle and busiest.
``--rollouts`` measures games in the head instead: whole games of the Assistant through Views, and rollouts of the
same games, in seconds of this processor; and what Fame both end with.
"""

import argparse
import importlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import mean
from time import process_time

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from trickerion.bots.registry import make_bot
from trickerion.bots.rollout import CLOSE, QUICK, quick_policies, rollout
from trickerion.bots.search import Care
from trickerion.rules.catalog import DUEL
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat

CHESS_PLIES = 200
"""Random chess games are cut here; few last longer."""


def trickerion_playouts(seconds: float, modules: tuple[str, ...]) -> tuple[float, list[Game]]:
    """Decisions per second of random games, and games from the middle to measure copies on."""
    players = 2 if DUEL in modules else 4
    options = GameOptions(tuple(Seat(f"Player {i}") for i in range(players)), setup="full", modules=modules)
    random, decisions, number, kept = Random(1), 0, 0, []
    begun = process_time()
    while process_time() - begun < seconds:
        game = Game.new(options, f"bench-{number}")
        number += 1
        while not game.is_over:
            moves = game.legal_moves()
            game.apply(moves[int(random.random() * len(moves))])
            decisions += 1
            if game.state.turn == 3 and len(kept) < number:
                kept.append(game.clone())
    return decisions / (process_time() - begun), kept


def chess_playouts(seconds: float) -> float:
    """Decisions per second of random chess games with python-chess."""
    chess = importlib.import_module("chess")
    random, decisions = Random(1), 0
    begun = process_time()
    while process_time() - begun < seconds:
        board = chess.Board()
        for _ in range(CHESS_PLIES):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(random.random() * len(moves))])
            decisions += 1
    return decisions / (process_time() - begun)


def clone_time(games: list[Game]) -> float:
    """Microseconds to copy the state of a game in its third turn."""
    begun, copies = process_time(), 0
    for game in games[:50]:
        for _ in range(200):
            game.state.copy()
            copies += 1
    return 1e6 * (process_time() - begun) / max(1, copies)


ROLLOUTS: tuple[tuple[int, tuple[str, ...]], ...] = (
    (2, ()),
    (2, ("dark_alley", "prophecies")),
    (4, ("dark_alley", "prophecies")),
)
"""Players and modules of the games that are rolled out."""


def greedy_game(game: Game, number: int) -> tuple[int, ...]:
    """The Assistant on every seat, each asked through its View; the final Fame."""
    game = game.clone()
    bots = [make_bot("assistant", seat) for seat in game.state.seats]
    while (decision := game.decision) is not None:
        game.apply(bots[decision.seat].choose(game.view_for(decision.seat)).move)
    return tuple(player.fame for player in game.state.players)


def rolled_out(care: Care) -> Callable[[Game, int], tuple[int, ...]]:
    """A way to play a game to its end in the head."""
    return lambda game, number: rollout(game.state, quick_policies(game.state, care), Random(number))


WAYS: dict[str, Callable[[Game, int], tuple[int, ...]]] = {
    "greedy through Views": greedy_game,
    "rollouts, close": rolled_out(CLOSE),
    "rollouts, quick": rolled_out(QUICK),
}


def rollouts(number: int) -> int:
    """Games a second and mean Fame, of the Assistant and of rollouts."""
    for players, modules in ROLLOUTS:
        options = GameOptions(tuple(Seat(f"Player {i}") for i in range(players)), modules=modules)
        games = [Game.new(options, f"bench-{n}") for n in range(number)]
        for what, play in WAYS.items():
            begun = process_time()
            fame = mean(mean(play(game, n)) for n, game in enumerate(games))
            seconds = process_time() - begun
            place = f"{players} players, {modules[0] if modules else 'base'}, {what}"
            print(f"{place:<48}{number / seconds:>8.2f} games/s{fame:>8.1f} Fame")
    return 0


def frames() -> int:
    """Ask the program for its frame times, when it offers them."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    try:
        measure = importlib.import_module("frame_times").measure
    except ModuleNotFoundError as missing:
        print(f"bench: --frames needs {missing.name}.", file=sys.stderr)
        return 2
    for what, time_taken in measure().items():
        print(f"{what:<36}{time_taken:>10.2f}")
    return 0


def main() -> int:
    """Read the arguments, measure, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--modules", default="")
    parser.add_argument("--frames", action="store_true")
    parser.add_argument("--rollouts", type=int, metavar="GAMES", default=0)
    args = parser.parse_args()
    if args.rollouts:
        return rollouts(args.rollouts)
    modules = tuple(name for name in args.modules.split(",") if name)
    ours, theirs, kept = [], [], []
    for _ in range(args.rounds):
        rate, games = trickerion_playouts(args.seconds / args.rounds, modules)
        ours.append(rate)
        kept += games
        theirs.append(chess_playouts(args.seconds / args.rounds))
    print(f"{'Trickerion, random playouts':<36}{max(ours):>10,.0f} decisions/s")
    print(f"{'python-chess, random playouts':<36}{max(theirs):>10,.0f} decisions/s")
    print(f"{'ratio':<36}{max(ours) / max(theirs):>10.2f}")
    print(f"{'copy of a state':<36}{clone_time(kept):>10.2f} us")
    return frames() if args.frames else 0


if __name__ == "__main__":
    sys.exit(main())
