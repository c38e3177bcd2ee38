"""Hold one bot against others: seat-rotated games on paired seeds on all cores.

    python tools/bots/arena.py greedy random --games 60 --players 4 --setup full

The first bot sits on every seat in turn, the second on all the others; every seed is played once for each seat.
Prints the win rate of the first with its Wilson interval, the Fame margin over the best rival, and decisions a second.
Beside the bots of the registry there is "unlearned", a Manager who never learns a Power. With ``--manner patron`` the
first bot has that manner, whatever Magician it plays; with ``--manner own`` that of its Magician. The second has none.
"""

import argparse
import os
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from math import sqrt
from typing import NamedTuple

from trickerion.bots.bot import Bot, Leaning
from trickerion.bots.manager import AT_SCHOOL, CROWDED, HEEDFUL, IN_THE_ALLEY, ManagerBot
from trickerion.bots.manners import MANNERS, Manner, manner_of
from trickerion.bots.playing import play_game
from trickerion.bots.registry import BOTS, make_bot
from trickerion.rules.moves import LearnNoPower, Move
from trickerion.rules.options import EDITIONS, HEIR, GameOptions, Seat
from trickerion.rules.state import GameState
from trickerion.rules.view import View

Z = 1.96
"""Normal quantile of a 95 % interval."""


NO_POWERS = {beliefs: replace(beliefs, powers=0.0) for beliefs in (HEEDFUL, IN_THE_ALLEY, CROWDED, AT_SCHOOL)}
"""What a Manager believes, and what it believes when Powers are worth nothing to it."""


class Unlearned(ManagerBot):
    """A Manager who never learns a Power, and does not save Shards for any."""

    def _look(self, view: View) -> GameState:
        state = super()._look(view)
        self._weights = NO_POWERS[self._weights]
        return state

    def _moves(self, state: GameState, view: View) -> tuple[Move, ...]:
        without = LearnNoPower()
        return (without,) if without in view.moves else super()._moves(state, view)


YARDSTICKS: dict[str, Callable[[int], Bot]] = {"unlearned": Unlearned}
"""Who plays only here, to be measured against."""


def contestant(name: str, seed: int) -> Bot:
    """A bot of the registry, or one that plays only here."""
    return YARDSTICKS[name](seed) if name in YARDSTICKS else make_bot(name, seed)


OWN = "own"
BY_NAME: dict[str, Manner] = {manner.id: manner for manner in MANNERS.values()}


def with_manner(bot: Bot, manner: str) -> Bot:
    """The bot with a manner: that of its Magician, one that is named, or none."""
    if manner and isinstance(bot, Leaning):
        bot.manners = manner_of if manner == OWN else lambda _magician: BY_NAME[manner]
    return bot


class Job(NamedTuple):
    """One game: who is measured sits on ``seat``."""

    first: str
    second: str
    seat: int
    number: int
    players: int
    setup: str
    edition: str
    modules: tuple[str, ...]
    seed: str
    manner: str = ""


class Outcome(NamedTuple):
    """What one game tells about the measured bot."""

    won: bool
    fame: int
    margin: int
    decisions: int
    seconds: float
    slowest: float
    error: str


def play(job: Job) -> Outcome:
    """One game, in a worker process."""
    names = [job.first if seat == job.seat else job.second for seat in range(job.players)]
    seats = tuple(Seat(f"{name.capitalize()} {i + 1}", "assistant") for i, name in enumerate(names))
    options = GameOptions(seats, edition=job.edition, setup=job.setup, modules=job.modules)
    bots = [contestant(name, 1000 * job.number + seat) for seat, name in enumerate(names)]
    bots[job.seat] = with_manner(bots[job.seat], job.manner)
    played = play_game(options, f"{job.seed}-{job.number}", bots)
    own = played.fame[job.seat]
    rivals = [fame for seat, fame in enumerate(played.fame) if seat != job.seat]
    won = not played.error and played.rank[job.seat] == 0
    spent = played.seconds[job.seat]
    return Outcome(won, own, own - max(rivals), played.decisions[job.seat], spent, played.slowest, played.error)


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, Z * Z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return middle - half, middle + half


def jobs(args: argparse.Namespace) -> list[Job]:
    """Every seed once for each seat, until there are enough games."""
    modules = tuple(name for name in args.modules.split(",") if name)
    places = [(number, seat) for number in range(args.games) for seat in range(args.players)][: args.games]
    return [
        Job(
            args.first,
            args.second,
            seat,
            number,
            args.players,
            args.setup,
            args.edition,
            modules,
            args.seed,
            args.manner,
        )
        for number, seat in places
    ]


def report(args: argparse.Namespace, outcomes: list[Outcome]) -> None:
    """Print what the games say."""
    good = [outcome for outcome in outcomes if not outcome.error]
    wins, games = sum(outcome.won for outcome in good), len(good)
    low, high = wilson(wins, games)
    decisions, seconds = sum(o.decisions for o in good), sum(o.seconds for o in good)
    rivals = f"{args.players - 1} x {args.second}"
    print(f"{args.first} against {rivals}: {wins} of {games} won, {wins / max(1, games):.1%}")
    print(f"  95 % interval {low:.1%} to {high:.1%}; even would be {1 / args.players:.0%}")
    print(f"  mean Fame {sum(o.fame for o in good) / max(1, games):.1f}", end=", ")
    print(f"margin over the best rival {sum(o.margin for o in good) / max(1, games):+.1f}")
    print(f"  {decisions / max(seconds, 1e-9):,.0f} decisions per second", end=", ")
    print(f"{1000 * seconds / max(1, decisions):.2f} ms each, slowest {1000 * max(o.slowest for o in outcomes):.0f} ms")
    for outcome in outcomes:
        if outcome.error:
            print(f"  {outcome.error}")


def main() -> int:
    """Read the arguments, play, report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    opponents = [*(name for name in BOTS if name != HEIR), *YARDSTICKS]
    parser.add_argument("first", choices=opponents)
    parser.add_argument("second", choices=opponents)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=4)
    parser.add_argument("--setup", choices=("beginner", "full"), default="beginner")
    parser.add_argument("--edition", choices=EDITIONS, default="2019")
    parser.add_argument("--modules", default="")
    parser.add_argument("--seed", default="arena")
    parser.add_argument("--manner", choices=("", OWN, *BY_NAME), default="")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    if args.manner and not isinstance(contestant(args.first, 0), Leaning):
        parser.error(f"{args.first} has no manners")
    with ProcessPoolExecutor(args.cores) as pool:
        outcomes = list(pool.map(play, jobs(args)))
    report(args, outcomes)
    return 1 if any(outcome.error for outcome in outcomes) else 0


if __name__ == "__main__":
    sys.exit(main())
