"""Beliefs and beginnings by lot: which of them bring Fame, in games that can be stopped and gone on with.

    python tools/bots/by_lot.py play games.jsonl --kind all-3 --games 200
    python tools/bots/by_lot.py told games.jsonl

Every seat is a Manager. Each of its beliefs is drawn a good deal above or below what Managers believe, its first Trick
and its Specialist from all there are; placements are not looked ahead at, which takes half the time. As all is drawn at
once, one game tells something of everything. ``told`` prints the own Fame beyond the mean rival's with a belief above
less that below, and with each beginning, the clearest first, with the standard error: of forty about two lie beyond two
of these by chance alone. Choose by one set of seeds, prove by games on another.
"""

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools.bots.degenerate import Habits, Table
from tools.bots.ladder import KINDS, kept
from trickerion.bots.manager import ManagerBot
from trickerion.bots.planning import Placement, Planner
from trickerion.bots.playing import play_game
from trickerion.bots.weights import Weights
from trickerion.rules.moves import ChooseSpecialist, ChooseTrick, Move
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.state import GameState
from trickerion.rules.view import View

SEED: Final = "by-lot"
BEGINNINGS: Final = (ChooseTrick, ChooseSpecialist)

SPREADS: Final[Mapping[str, float]] = {
    "coin": 0.3,
    "shard": 0.3,
    "point": 0.25,
    "special_card": 0.35,
    "first_special": 0.6,
    "specialist": 0.4,
    "apprentice": 0.4,
    "free_apprentice": 0.6,
    "crowded": 0.6,
    "links_per_marker": 0.4,
    "extra_marker": 0.25,
    "setups_base": 0.35,
    "setups_per_character": 0.5,
    "usable": 0.2,
    "in_stock_delay": 0.6,
    "type_delay": 0.7,
    "ordered_delay": 0.6,
    "absent_delay": 0.5,
    "short_coin_delay": 0.7,
    "completed": 0.25,
    "prepared": 0.25,
    "later": 0.17,
    "last_chance": 0.8,
    "by_others": 0.3,
    "pile_marker": 0.5,
    "open_circle": 0.9,
    "banner": 0.5,
    "lesson": 0.4,
    "prospect": 0.7,
    "site": 0.7,
    "powers": 0.5,
    "power_shard": 0.5,
    "unplanned": 0.3,
    "secret_use": 0.5,
    "protege_point": 0.4,
}
"""Share by which a belief lies above or below."""

CONTEST: Final[Mapping[str, float]] = {
    "downtown": 0.4,
    "theater": 0.6,
    "market_row": 0.8,
    "dark_alley": 0.8,
    "academy": 0.8,
}
"""The same for the slots of each Location that rivals take."""

SHARES: Final = ("usable", "completed", "prepared", "later")
"""Beliefs that are shares: never above one."""

Lot = Mapping[str, bool]
"""What was drawn for a seat: True for a belief above, by the name of the belief or the Location."""


def drawn(lot: Lot, usual: Weights) -> Weights:
    """The beliefs of a seat."""

    def turned(name: str, value: float, spread: float) -> float:
        return value * (1 + spread * (1 if lot[name] else -1))

    beliefs = {name: turned(name, getattr(usual, name), spread) for name, spread in SPREADS.items()}
    beliefs |= {name: min(1.0, beliefs[name]) for name in SHARES}
    contest = tuple((place, turned(place, rate, CONTEST[place])) for place, rate in usual.contest)
    return replace(usual, contest=contest, **beliefs)  # type: ignore[arg-type]  # by name


class ByLot(ManagerBot):
    """A Manager with what was drawn for its seat."""

    def __init__(self, seed: int, lot: Lot) -> None:
        super().__init__(seed)
        self._lot, self._random = lot, Random(seed)
        self._drawn: dict[Weights, Weights] = {}
        self.begun: list[str] = []
        """First Trick and Specialist."""

    def _usual(self, state: GameState) -> Weights:
        usual = super()._usual(state)
        if usual not in self._drawn:
            self._drawn[usual] = drawn(self._lot, usual)
        return self._drawn[usual]

    def _begin(self, state: GameState, view: View) -> Move:
        move = self._random.choice(view.moves) if isinstance(view.moves[0], BEGINNINGS) else super()._begin(state, view)
        if isinstance(move, BEGINNINGS) and len(self.begun) < len(BEGINNINGS):
            self.begun.append(move.trick if isinstance(move, ChooseTrick) else move.specialist)
        return move

    def _next_placement(self, _table: GameState, planner: Planner, state: GameState) -> Placement:
        return planner.next_placement(state)


def play(kind: str, number: int) -> dict[str, Any]:
    """One game: what is written down of it."""
    seats, modules = KINDS[kind]
    random = Random(f"{SEED}-{kind}-{number}")
    lots = [{name: random.random() < 0.5 for name in (*SPREADS, *CONTEST)} for _ in range(seats)]
    bots = [ByLot(1000 * number + seat, lot) for seat, lot in enumerate(lots)]
    options = GameOptions(tuple(Seat(f"Player {n + 1}", "manager") for n in range(seats)), "2019", "full", modules)
    table = Table([Habits() for _ in bots])
    played = play_game(options, f"{SEED}-{kind}-{number}", bots, table.watch)
    told = {"fame": played.fame, "error": played.error, "begun": [bot.begun for bot in bots]}
    return {"kind": kind, "number": number, "lots": lots, **told}


def play_all(path: Path, kind: str, games: int) -> None:
    """Play what is not in the file yet, and write each game down as it ends."""
    done = {game["number"] for game in kept(path) if game["kind"] == kind}
    with path.open("a", encoding="utf-8") as file:
        for number in range(games):
            if number not in done:
                file.write(json.dumps(play(kind, number)) + "\n")
                file.flush()


def margins(games: Sequence[dict[str, Any]]) -> Iterator[tuple[Mapping[str, bool], Sequence[str], float]]:
    """Of every seat what was drawn, with what it began, and its Fame beyond the mean rival's."""
    for game in games:
        for seat, fame in enumerate(game["fame"]):
            rivals = [each for other, each in enumerate(game["fame"]) if other != seat]
            yield game["lots"][seat], game["begun"][seat], fame - fmean(rivals)


def told(games: Sequence[dict[str, Any]]) -> Iterator[str]:
    """A line for each belief and each beginning."""
    ways: dict[str, tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
    for lot, begun, margin in margins(games):
        for name, is_above in lot.items():
            ways[name][is_above].append(margin)
        for name in begun:
            ways[name][True].append(margin)
    found = []
    for name, (below, above) in ways.items():
        if len(above) > 1:
            error = (sum(stdev(each) ** 2 / len(each) for each in (below, above) if len(each) > 1)) ** 0.5
            found.append((name, len(above), fmean(above) - (fmean(below) if below else 0.0), error))
    for name, number, gain, error in sorted(found, key=lambda each: -abs(each[2] / each[3])):
        yield f"{name:26} {number:5} {gain:+.1f} ({error:.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("do", choices=("play", "told"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--kind", choices=KINDS, default="all-3")
    parser.add_argument("--games", type=int, default=100)
    args = parser.parse_args()
    if args.do == "play":
        play_all(args.file, args.kind, args.games)
    print("\n".join(told([game for game in kept(args.file) if game["kind"] == args.kind])))


if __name__ == "__main__":
    main()
