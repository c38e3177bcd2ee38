"""Write the examples of saved games that every later version must open: ``python tools/books/make_saves.py [OUTDIR]``.

OUTDIR (default ``tests/saves``) receives one finished and one unfinished game of each kind in the present format; their
names begin with its number. Examples that are there are never written again: delete one to have it anew.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from trickerion.bots.registry import make_bot
from trickerion.rules.game import Game
from trickerion.rules.options import HEIR, GameOptions, Seat
from trickerion.storage.record import FORMAT, Record

SEATS = (Seat("Ada"), Seat("“Béla” 奇術", "greedy"), Seat("Cy", "random"), Seat("Dora", colour="pearl"))
KINDS = {
    "base": GameOptions(SEATS[:2], edition="2015"),
    "dark-alley": GameOptions(SEATS, setup="full", modules=("dark_alley", "prophecies"), rulings={"score_cap": 0}),
    "solo": GameOptions(
        (SEATS[0], Seat("The Heir", HEIR)), setup="full", modules=("dark_alley", "prophecies", HEIR), difficulty="hard"
    ),
}
UNFINISHED = 140  # moves


def play(options: GameOptions, seed: str, moves: int) -> Game:
    """A game of greedy bots with some moves by lot, up to so many moves."""
    game, lots = Game.new(options, seed), Random(seed)
    bots = [make_bot(HEIR if seat.player == HEIR else "greedy", n) for n, seat in enumerate(options.seats)]
    while (decision := game.decision) is not None and len(game.moves) < moves:
        view = game.view_for(decision.seat)
        game.apply(lots.choice(view.moves) if lots.random() < 0.1 else bots[decision.seat].choose(view).move)
    return game


def main() -> None:
    """Write them all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("outdir", type=Path, nargs="?", default=ROOT / "tests" / "saves")
    out: Path = parser.parse_args().outdir
    out.mkdir(parents=True, exist_ok=True)
    for name, options in KINDS.items():
        for state, moves in (("finished", sys.maxsize), ("unfinished", UNFINISHED)):
            path = out / f"{FORMAT}-{name}-{state}.trickerion.json"
            if not path.exists():
                game = play(options, f"{name} {state}", moves)
                path.write_text(Record(options, game.seed).text(game, f"{name}, {state}"), encoding="utf-8")


if __name__ == "__main__":
    main()
