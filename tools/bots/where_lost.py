"""Whether *Where I Lost It* keeps what it promises: what it judged by few tables is measured long, by Managers' hands.

    python tools/bots/where_lost.py measure lost.jsonl --seeds lost-11,lost-12
    python tools/bots/where_lost.py told lost.jsonl

A game with an Apprentice in the person's chair against Managers is looked back at; all that it judged by fresh tables
is then played on thirty more. ``told`` prints each decision, and how much of their promise the named ones hold.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

from trickerion.bots.looking_back import LookBack
from trickerion.bots.registry import make_bot
from trickerion.rules.facts.looking_back import GameToSee
from trickerion.rules.game import Game
from trickerion.rules.options import PERSON, GameOptions, Seat

LONG, FIRST_LONG = 30, 40
"""Tables on which a decision is measured, from a number on that looking back never comes to."""


class Measured(NamedTuple):
    """A decision: what was said of it, with its standard error, and what thirty tables say."""

    game: str
    turn: int
    kind: str
    said: float
    error: float
    named: bool
    sure: bool
    long: float
    long_error: float
    tables: int


def played(seed: str, modules: Sequence[str], seats: int) -> Game:
    """A game to look back at."""
    kind = tuple(Seat(f"Seat {seat + 1}", "manager" if seat else PERSON) for seat in range(seats))
    game = Game.new(GameOptions(kind, setup="full", modules=tuple(modules)), seed)
    bots = [make_bot("manager" if seat else "apprentice", seat) for seat in range(seats)]
    while (asked := game.decision) is not None:
        game.apply(bots[asked.seat].choose(game.view_for(asked.seat)).move)
    return game


def measure(seed: str, modules: Sequence[str], seats: int, path: Path) -> None:
    """Look back at a game and measure what was judged, writing each decision down."""
    game = played(seed, modules, seats)
    look = LookBack(GameToSee(game.options, game.seed, tuple(game.moves), 0))
    for work in (look._ask(), look._first_pass(), look._second_pass()):
        for _ in work:
            pass
    named = {each.first for each in look._so_far(1.0).named}
    for pair in look._pairs:
        if pair.is_fresh:
            held = pair.held
            rows = [row for number in range(LONG) if (row := pair.job(FIRST_LONG + number).standings())]
            own = [row[0] - row[1] for row in rows]
            found = (fmean(own), stdev(own) / len(own) ** 0.5, len(own))
            about = (seed, held.turn, held.kind, held.loss, held.error, held.first in named, held.is_sure)
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(Measured(*about, *found)._asdict()) + "\n")


def kept(path: Path) -> list[Measured]:
    """What a file holds."""
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return [Measured(**json.loads(line)) for line in lines if line.endswith("}")]


def tell(found: Sequence[Measured]) -> None:
    """Print the decisions, and what the named ones hold."""
    print(
        "| game | turn | decision | said (SE) | named | on thirty tables (SE) |\n| --- | --- | --- | --- | --- | --- |"
    )
    for each in found:
        named = "sure" if each.named and each.sure else "probable" if each.named else ""
        said, long = f"{each.said:+.1f} ({each.error:.1f})", f"{each.long:+.1f} ({each.long_error:.1f})"
        print(f"| {each.game} | {each.turn} | {each.kind} | {said} | {named} | {long} |")
    for label, of in (("named", [e for e in found if e.named]), ("sure", [e for e in found if e.named and e.sure])):
        if of:
            promised, held = sum(each.said for each in of), sum(each.long for each in of)
            wrong = sum(each.said * each.long < 0 for each in of)
            print(
                f"{label}: {len(of)} of {len(found)}, said {promised:.1f}, held {held:.1f} ({held / promised:.0%}),",
                end=" ",
            )
            print(f"{wrong} with the wrong sign")


def main() -> None:
    """Read the arguments; measure, or tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("measure", "told"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--seeds", default="lost-11")
    parser.add_argument("--modules", default="")
    parser.add_argument("--seats", type=int, default=2)
    args = parser.parse_args()
    if args.what == "measure":
        for seed in args.seeds.split(","):
            if seed not in {each.game for each in kept(args.file)}:
                measure(seed, tuple(filter(None, args.modules.split(","))), args.seats, args.file)
    tell(kept(args.file))


if __name__ == "__main__":
    main()
