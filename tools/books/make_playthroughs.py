"""Record the golden games of tests/playthroughs, and those of positions, again. Run on purpose only, and read the diff.

python tools/books/make_playthroughs.py            every game
python tools/books/make_playthroughs.py base-2     those whose name begins so
python tools/books/make_playthroughs.py --solo     those of tests/heir/playthroughs, against the Heir: options as before
                                                   but cards of today (first_solo_cards keeps games of before)
python tools/books/make_playthroughs.py --digests  keep the moves, renew only the digests (the engine's table changed)
"""

from __future__ import annotations

import argparse
import sys
from itertools import product
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
sys.path.insert(1, str(ROOT / "tests"))

import json
from typing import TYPE_CHECKING

from playthrough_text import write

from trickerion.bots.registry import make_bot
from trickerion.rules.game import Game
from trickerion.rules.moves import move_from_json
from trickerion.rules.options import EDITIONS, GameOptions, Seat
from trickerion.rules.options import MODULES as RULES

if TYPE_CHECKING:
    from collections.abc import Sequence

FOLDER = ROOT / "tests" / "playthroughs"
POSITIONS_FOLDER = ROOT / "tests" / "books" / "games"
"""Games of which there are only positions in the book, beside those of the golden games."""
SOLO_FOLDER = ROOT / "tests" / "heir" / "playthroughs"
SEATS = {
    2: (("greedy", "greedy"), ("greedy", "random")),
    3: (("greedy", "greedy", "greedy"), ("random", "greedy", "random")),
    4: (("greedy", "greedy", "greedy", "greedy"), ("random", "random", "greedy", "random")),
}
MODULES = {
    "base": (),
    "alley": ("dark_alley",),
    "prophecies": ("dark_alley", "prophecies"),
    "academy": ("dark_alley", "prophecies", "academy"),
    "duel": ("duel",),
    "duel_alley": ("dark_alley", "prophecies", "duel"),
    "everything": ("dark_alley", "prophecies", "academy", "powers", "duel"),
}
SHORT = ("alley", "academy", "duel", "duel_alley", "everything")
"""Those that are played in one edition for each kind of seats."""


def kinds() -> dict[str, GameOptions]:
    """Forty-two games by name: modules, players, set-up and edition each in turn."""
    found = {}
    for module, players in product(MODULES, SEATS):
        if any(players not in RULES[part].seats for part in MODULES[module]):
            continue
        for number, bots in enumerate(SEATS[players]):
            for edition in EDITIONS if module not in SHORT else EDITIONS[number : number + 1]:
                full = number if module in SHORT else number + EDITIONS.index(edition)
                setup = ("beginner", "full")[full % 2]
                seats = tuple(Seat(f"{bot.title()} {n + 1}", bot) for n, bot in enumerate(bots))
                name = f"{module}-{players}-{'mixed' if 'random' in bots else 'greedy'}-{setup}-{edition}"
                found[name] = GameOptions(seats, edition=edition, setup=setup, modules=MODULES[module])
    return found


def of_positions() -> dict[str, GameOptions]:
    """Games of three with Academy and Powers by name: levels at the table that make the mistakes of good players."""
    names = ("assistant", "manager", "assistant")
    seats = tuple(Seat(f"{name.title()} {n + 1}", name) for n, name in enumerate(names))
    modules = ("dark_alley", "prophecies", "academy", "powers")
    options = GameOptions(seats, setup="full", modules=modules)
    return {f"academy_powers-3-{letter}": options for letter in "abcd"}


def play(options: GameOptions, seed: str, names: tuple[str, ...] = ()) -> Game:
    """A whole game between the named bots, or those of the seats."""
    game = Game.new(options, seed)
    bots = [make_bot(name, number) for number, name in enumerate(names or [seat.player for seat in options.seats])]
    while game.decision is not None:
        seat = game.decision.seat
        game.apply(bots[seat].choose(game.view_for(seat)).move)
    return game


def header(text: str) -> tuple[GameOptions, str]:
    """Options and seed of an old text."""
    options, seed = (json.loads(line.split(" ", 1)[1]) for line in text.splitlines()[:2])
    return GameOptions.from_json(options), seed


def same_moves(text: str) -> Game:
    """The game of an old text, whatever its digests say."""
    game = Game.new(*header(text))
    for line in [line.split("  # ")[0] for line in text.splitlines()][2:]:
        if line[:1].isdigit():
            game.apply(move_from_json(json.loads(line.split(" ", 1)[1])))
    return game


def record(path: Path, game: Game) -> None:
    """Write one file."""
    path.write_text(write(game), encoding="utf-8", newline="\n")
    print(f"{path.stem}: {len(game.moves)} decisions, Fame {[player.fame for player in game.state.players]}")


def record_solo(renews: bool) -> None:
    """The games against the Heir; the last word of a name is the bot in the player's seat."""
    for path in sorted(SOLO_FOLDER.rglob("*.txt") if renews else SOLO_FOLDER.glob("*.txt")):
        text = path.read_text(encoding="utf-8")
        options, seed = header(text)
        bots = (path.stem.split("-")[-1], "heir")
        record(path, same_moves(text) if renews else play(options.anew(), seed, bots))


def main(arguments: Sequence[str]) -> None:
    """Write the files."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("beginning", nargs="?", default="", help="of the names of the games")
    parser.add_argument("--solo", action="store_true")
    parser.add_argument("--digests", action="store_true")
    args = parser.parse_args(arguments)
    if args.solo:
        record_solo(args.digests)
        return
    games = [*((FOLDER, *named) for named in kinds().items())]
    games += [(POSITIONS_FOLDER, *named) for named in of_positions().items()]
    for folder, name, options in games:
        if not name.startswith(args.beginning):
            continue
        path = folder / f"{name}.txt"
        renews = args.digests and path.exists()
        game = same_moves(path.read_text(encoding="utf-8")) if renews else play(options, f"golden-{name}")
        record(path, game)


if __name__ == "__main__":
    main(sys.argv[1:])
