"""Whether *Where I Lost It* keeps what it promises: what it judged by few tables is measured long, by Managers' hands.

    python tools/bots/where_lost.py measure lost.jsonl --seeds lost-11,lost-12 --kind base
    python tools/bots/where_lost.py told lost.jsonl
    python tools/bots/where_lost.py took times.jsonl --seeds lost-70 --kind academy-3

A game with an Apprentice in the person's chair against Managers is looked back at; all that it judged by fresh tables
is then played on more tables, thirty unless told otherwise. ``told`` prints each decision, and how much of their
promise the named ones hold. ``took`` writes down the processor's time of looking back alone, which a machine with other
work tells truly enough.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools.bots.ladder import KINDS
from trickerion.bots.looking_back import LookBack
from trickerion.bots.registry import make_bot
from trickerion.rules.facts.looking_back import GameToSee
from trickerion.rules.game import Game
from trickerion.rules.options import HEIR, PERSON, GameOptions, Seat

FIRST_LONG = 40
"""The number of the first table on which a decision is measured; looking back never comes to it."""


class Measured(NamedTuple):
    """A decision: what was said of it, with its standard error, and what many tables say."""

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


class Took(NamedTuple):
    """Seconds of the processor for a game: to ask the Manager, which one process does, and for all the rest."""

    game: str
    kind: str
    asking: float
    playing: float


def played(seed: str, kind: str) -> Game:
    """A game to look back at."""
    seats, modules = (2, ("dark_alley", "prophecies", HEIR)) if kind == HEIR else KINDS[kind]
    players = ["apprentice", *[HEIR if kind == HEIR else "manager"] * (seats - 1)]
    chairs = tuple(Seat(f"Seat {n + 1}", player if n else PERSON) for n, player in enumerate(players))
    game = Game.new(GameOptions(chairs, setup="full", modules=modules), seed)
    bots = [make_bot(player, seat) for seat, player in enumerate(players)]
    while (asked := game.decision) is not None:
        game.apply(bots[asked.seat].choose(game.view_for(asked.seat)).move)
    return game


def looked_back(seed: str, kind: str) -> tuple[LookBack, Took]:
    """All of looking back at a game, by this process alone, and its seconds."""
    game = played(seed, kind)
    look = LookBack(GameToSee(game.options, game.seed, tuple(game.moves), 0))
    start = process_time()
    for _ in look._ask():
        pass
    asked = process_time()
    for work in (look._first_pass(), look._find_par(), look._second_pass()):
        for _ in work:
            pass
    took = Took(seed, kind, round(asked - start, 1), round(process_time() - asked, 1))
    print(took, flush=True)
    return look, took


def measure(seed: str, kind: str, path: Path, tables: int) -> None:
    """Look back at a game and measure what was judged on so many more tables, writing each decision down."""
    look, _ = looked_back(seed, kind)
    named = {each.first for each in look._so_far(1.0).named}
    for pair in look._pairs:
        if pair.is_fresh:
            held = pair.held
            rows = [row for number in range(tables) if (row := pair.job(FIRST_LONG + number).standings())]
            own = [row[0] - row[1] for row in rows]
            found = (fmean(own), stdev(own) / len(own) ** 0.5, len(own))
            about = (seed, held.turn, held.kind, held.loss, held.error, held.first in named, held.is_sure)
            _write(path, Measured(*about, *found)._asdict())


def _write(path: Path, row: dict[str, object]) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(row) + "\n")


def kept(path: Path) -> list[Measured]:
    """What a file holds."""
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return [Measured(**json.loads(line)) for line in lines if line.endswith("}")]


def tell(found: Sequence[Measured]) -> None:
    """Print the decisions, and what the named ones hold."""
    print("| game | turn | decision | said (SE) | named | on many tables (SE) |\n| --- | --- | --- | --- | --- | --- |")
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
    parser.add_argument("what", choices=("measure", "told", "took"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--seeds", default="lost-11")
    parser.add_argument("--kind", default="base", choices=(*KINDS, HEIR))
    parser.add_argument("--tables", type=int, default=30)
    args = parser.parse_args()
    for seed in args.seeds.split(","):
        if args.what == "took":
            _write(args.file, looked_back(seed, args.kind)[1]._asdict())
        elif args.what == "measure" and seed not in {each.game for each in kept(args.file)}:
            measure(seed, args.kind, args.file, args.tables)
    if args.what != "took":
        tell(kept(args.file))


if __name__ == "__main__":
    main()
