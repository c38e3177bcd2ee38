"""The ladder of levels in every kind of game, and what they leave lying: games that can be stopped and gone on with.

    python tools/bots/ladder.py play games.jsonl --only base,alley --pairs manager/assistant --rounds 5
    python tools/bots/ladder.py play games.jsonl --only base-4 --pairs manager/manager,assistant/assistant --rounds 20
    python tools/bots/ladder.py told games.jsonl

A round is every pair of neighbours in every kind of game: one of the first against all others of the second, each seed
once for each seat (a level among its equals once in all); what stands in the file already is not played again. ``told``
prints who wins, with its Wilson interval, what levels make among their equals, and how often each hoards, leaves Action
Points, Characters or Shards unused.
"""

import argparse
import json
import os
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice, pairwise
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools.bots.arena import wilson
from tools.bots.degenerate import Habits, Table
from trickerion.bots.levels import LEVELS
from trickerion.bots.playing import play_game
from trickerion.bots.registry import make_bot
from trickerion.rules.options import GameOptions, Seat

SEED = "ladder-46"
"""Named before the first game was played; nothing was tuned on its games."""

KINDS = {
    "base": (2, ()),
    "alley": (2, ("dark_alley", "prophecies")),
    "academy": (2, ("dark_alley", "prophecies", "academy")),
    "powers": (2, ("dark_alley", "prophecies", "powers")),
    "duel": (2, ("dark_alley", "prophecies", "duel")),
    "all": (2, ("dark_alley", "prophecies", "academy", "powers")),
    "duel-all": (2, ("dark_alley", "prophecies", "academy", "powers", "duel")),
    "duel-academy": (2, ("dark_alley", "prophecies", "academy", "duel")),
    "duel-powers": (2, ("dark_alley", "prophecies", "powers", "duel")),
    "base-3": (3, ()),
    "alley-3": (3, ("dark_alley", "prophecies")),
    "academy-3": (3, ("dark_alley", "prophecies", "academy")),
    "powers-3": (3, ("dark_alley", "prophecies", "powers")),
    "all-3": (3, ("dark_alley", "prophecies", "academy", "powers")),
    "base-4": (4, ()),
    "alley-4": (4, ("dark_alley", "prophecies")),
    "academy-4": (4, ("dark_alley", "prophecies", "academy")),
    "powers-4": (4, ("dark_alley", "prophecies", "powers")),
    "all-4": (4, ("dark_alley", "prophecies", "academy", "powers")),
}
"""Seats and modules by the name of a kind of game; all begin with the full Set-up."""

RANKS = [level.id for level in LEVELS]
PAIRS = [f"{upper}/{lower}" for lower, upper in pairwise(RANKS)]
COUNTED = (
    *("seats", "hoards", "unspent", "idle", "unpaid", "shows"),
    *("magicians", "points_left", "all_points_left", "enhanced", "enhanced_at_a_loss"),
)


class Match(NamedTuple):
    """One game: one of ``first`` on ``seat``, the ``second`` on all others."""

    kind: str
    first: str
    second: str
    number: int
    seat: int


def matches(kinds: Sequence[str], pairs: Sequence[str], rounds: int) -> Iterator[Match]:
    """All games of these rounds, round by round."""
    for number in range(rounds):
        for kind in kinds:
            for pair in pairs:
                first, second = pair.split("/")
                for seat in range(KINDS[kind][0] if first != second else 1):
                    yield Match(kind, first, second, number, seat)


def play(match: Match) -> dict[str, Any]:
    """One game, in a process of its own: what is written down of it."""
    seats, modules = KINDS[match.kind]
    names = [match.first if seat == match.seat else match.second for seat in range(seats)]
    options = GameOptions(tuple(Seat(f"Player {n + 1}", name) for n, name in enumerate(names)), "2019", "full", modules)
    bots = [make_bot(name, 1000 * match.number + seat) for seat, name in enumerate(names)]
    habits = [Habits() for _ in names]
    table = Table(habits)
    played = play_game(options, f"{SEED}-{match.kind}-{match.number}", bots, table.watch)
    table.end(played, options.turns)
    counted = [{**{name: getattr(each, name) for name in COUNTED}, "placed": each.placed} for each in habits]
    return {**match._asdict(), "fame": played.fame, "rank": played.rank, "error": played.error, "habits": counted}


def kept(path: Path) -> list[dict[str, Any]]:
    """The games of a file; a line that was cut off by a sudden end is no game."""
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return [json.loads(line) for line in lines if line.endswith("}")]


def play_all(path: Path, wanted: Sequence[Match], cores: int) -> None:
    """Play what is not in the file yet, and write each game down as it ends."""
    done = {Match(*(game[name] for name in Match._fields)) for game in kept(path)}
    due = iter([match for match in wanted if match not in done])
    with path.open("a", encoding="utf-8") as file, ProcessPoolExecutor(cores) as pool:
        while batch := list(islice(due, 4 * cores)):
            for game in pool.map(play, batch):
                file.write(json.dumps(game) + "\n")
                file.flush()


def who_wins(games: Sequence[dict[str, Any]]) -> Iterator[str]:
    """A line for each pair and kind of game."""
    by = defaultdict(list)
    for game in games:
        by[game["first"], game["second"], game["kind"]].append(game)
    for (first, second, kind), of in sorted(by.items(), key=lambda item: (RANKS.index(item[0][0]), item[0][2])):
        if first == second:
            continue
        wins = sum(game["rank"][game["seat"]] == 0 for game in of)
        low, high = wilson(wins, len(of))
        own = sum(game["fame"][game["seat"]] for game in of) / len(of)
        best = [max(fame for seat, fame in enumerate(game["fame"]) if seat != game["seat"]) for game in of]
        share = f"{wins} of {len(of)}, {wins / len(of):.0%} ({low:.0%} to {high:.0%})"
        yield f"| {kind} | {first} over {second} | {share} | {own:.1f} to {sum(best) / len(of):.1f} |"


def among_equals(games: Sequence[dict[str, Any]]) -> Iterator[str]:
    """A line for each kind of game and level: the mean Fame of all seats, with its standard error by games."""
    by = defaultdict(list)
    for game in games:
        if game["first"] == game["second"]:
            by[game["kind"], RANKS.index(game["first"])].append(fmean(game["fame"]))
    for (kind, rank), means in sorted(by.items()):
        error = stdev(means) / len(means) ** 0.5 if len(means) > 1 else float("nan")
        yield f"| {kind} | {RANKS[rank]} | {len(means)} | {fmean(means):.1f} ({error:.1f}) |"


def what_is_left(games: Sequence[dict[str, Any]]) -> Iterator[str]:
    """A line for each level and kind of game."""
    by: dict[tuple[int, str], Counter[str]] = defaultdict(Counter)
    for game in games:
        for seat, habits in enumerate(game["habits"]):
            name = game["first"] if seat == game["seat"] else game["second"]
            by[RANKS.index(name), game["kind"]].update(habits)
    for (rank, kind), of in sorted(by.items()):
        team = of["placed"] + of["idle"]
        shares = [
            *((of["unspent"], of["seats"]), (of["hoards"], of["seats"]), (of["idle"], team), (of["unpaid"], team)),
            *((of["points_left"], of["magicians"]), (of["all_points_left"], of["magicians"])),
            (of["enhanced_at_a_loss"], of["enhanced"]),
        ]
        told = " | ".join(f"{part / max(1, whole):.1%}" for part, whole in shares)
        yield f"| {RANKS[rank]} | {kind} | {of['seats']} | {told} |"


def tell(games: Sequence[dict[str, Any]]) -> None:
    """Print the tables."""
    print("| game | who | won (95 %) | mean Fame, best rival |\n| --- | --- | --- | --- |")
    print("\n".join(who_wins(games)))
    print("\n| game | among equals | games | mean Fame (SE) |\n| --- | --- | --- | --- |")
    print("\n".join(among_equals(games)))
    heads = ("level", "game", "seats", "over 15 Coins before the last shows", "at the end", "idle", "unpaid")
    more = ("Magicians with points left", "with all left", "Enhance at a loss")
    print("\n| " + " | ".join(heads + more) + " |\n" + "| --- " * len(heads + more) + "|")
    print("\n".join(what_is_left(games)))
    print("\n".join(f"error: {game['error']}" for game in games if game["error"]))


def main() -> int:
    """Read the arguments; play, or tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("what", choices=("play", "told"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--only", default=",".join(KINDS), help="kinds of game, with commas")
    parser.add_argument("--pairs", default=",".join(PAIRS), help="with commas")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    if args.what == "play":
        play_all(args.file, list(matches(args.only.split(","), args.pairs.split(","), args.rounds)), args.cores)
    tell(kept(args.file))
    return 0


if __name__ == "__main__":
    sys.exit(main())
