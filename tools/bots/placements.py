"""Placements held beside a Magician's: how often planning takes several for equal, and what the other one brings.

    python tools/bots/placements.py hold placements.jsonl --kinds base,all-3 --games 2 --share 0.35
    python tools/bots/placements.py told placements.jsonl

In games of Managers every placement, or a share of them drawn by lot, is asked of a Magician as well. Where the two
differ, both are played on to the end of the next turn on tables of their own, by hands that think out placements as at
the table (``PLACING``). ``told`` prints by how much the Magician's is better: own Fame and that of the best rival.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

from tools.bots.ladder import KINDS
from tools.bots.paired import mean_of
from tools.bots.regret import weights_of
from trickerion.bots.manager import thorough
from trickerion.bots.planning import Planner
from trickerion.bots.registry import make_bot
from trickerion.bots.regret import TurnTrial, WayToGo
from trickerion.bots.turn_rollouts import PLACING
from trickerion.rules.game import Game
from trickerion.rules.moves import Move
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.phases.place_characters import Placing
from trickerion.rules.sampling import sampled
from trickerion.rules.view import View

SEED = "placements-55"

AS_GOOD = 0.02
"""Fame by which placements may differ and still count as equal."""


class Held(NamedTuple):
    """A Manager's placement: whether planning takes others for as good, and the gain by a Magician's other one.

    ``own`` is the Fame of the seat, ``rival`` that of the best other one; both are 0 where the two agree.
    """

    kind: str
    seed: str
    turn: int
    is_tied: bool
    differs: bool
    own: float = 0.0
    rival: float = 0.0


def is_tied(view: View) -> bool:
    """True when planning takes several placements for equal."""
    state = sampled(view, Random("placements"))
    state.stack = []
    first, *others = Planner(view.seat, weights_of(view), thorough(1.0)).placements(state)
    return any(first.worth - other.worth < AS_GOOD for other in others)


def gain(view: View, own: Move, other: Move, tables: int) -> tuple[float, float] | None:
    """Own Fame and the best rival's, by which the other placement is better; None where no table allows both."""
    weights = weights_of(view)
    ways = WayToGo((other,), weights), WayToGo((own,), weights)
    ends = [found for table in range(tables) if (found := TurnTrial(view, weights, ways, table, PLACING).ends())]
    if not ends:
        return None
    return fmean(one[0] - two[0] for one, two in ends), fmean(one[1] - two[1] for one, two in ends)


def held_in(kind: str, number: int, share: float, tables: int) -> Iterator[Held]:
    """All that is held of one game of Managers."""
    seats, modules = KINDS[kind]
    seed = f"{SEED}-{kind}-{number}"
    random, players = Random(seed), tuple(Seat(f"Seat {seat + 1}", "manager") for seat in range(seats))
    bots = [make_bot("manager", seat) for seat in range(seats)]
    game = Game.new(GameOptions(players, setup="full", modules=modules), seed)
    while (asked := game.decision) is not None:
        view = game.view_for(asked.seat)
        move = bots[asked.seat].choose(view).move
        if type(view.choice) is Placing and len(view.moves) > 1 and random.random() < share:
            other = make_bot("magician", asked.seat).choose(view).move
            found = gain(view, move, other, tables) if other != move else (0.0, 0.0)
            if found is not None:
                yield Held(kind, seed, view.state.turn, is_tied(view), other != move, *found)
        game.apply(move)


def kept(path: Path) -> list[Held]:
    """Entries of a file."""
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return [Held(**json.loads(line)) for line in lines if line.endswith("}")]


def hold(path: Path, args: argparse.Namespace) -> None:
    """Hold what is not in the file yet, game by game."""
    done = {each.seed for each in kept(path)}
    with path.open("a", encoding="utf-8") as file:
        for number in range(args.games):
            for kind in args.kinds.split(","):
                if f"{SEED}-{kind}-{number}" not in done:
                    found = held_in(kind, number, args.share, args.tables)
                    file.writelines([json.dumps(each._asdict()) + "\n" for each in found])
                    file.flush()


def tell(held: Sequence[Held]) -> None:
    """Print a line for each kind of game."""
    print(
        "| game | placements | equal by planning | a Magician's is another | own Fame of that (SE) | best rival (SE) |"
    )
    print("| --- | --- | --- | --- | --- | --- |")
    for kind in dict.fromkeys(each.kind for each in held):
        of = [each for each in held if each.kind == kind]
        others = [each for each in of if each.differs]
        own, rival = mean_of(each.own for each in others), mean_of(each.rival for each in others)
        print(f"| {kind} | {len(of)} | {sum(each.is_tied for each in of)} | {len(others)} | {own} | {rival} |")


def main() -> None:
    """Read the arguments; hold placements, or tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("hold", "told"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--kinds", default="base", help="as tools/bots/ladder.py names them")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--share", type=float, default=1.0, help="of the placements that are held")
    parser.add_argument("--tables", type=int, default=2)
    args = parser.parse_args()
    if args.what == "hold":
        hold(args.file, args)
    tell(kept(args.file))


if __name__ == "__main__":
    main()
