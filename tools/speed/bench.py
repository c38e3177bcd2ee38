"""How fast is the program? One table, each figure beside its goal; what misses its goal is marked.

    python tools/speed/bench.py [--only rules|growth|thinking|window]

All figures are seconds of this processor, so that what else the machine does says little. Random playouts stand beside
python-chess, measured by turns in the same run, so that their ratio means something on any machine: every legal Move
is listed at each step and one is drawn, but nothing is taken or given back. Takes less than three minutes.
"""

import argparse
import compileall
import importlib
import json
import platform
import sys
import sysconfig
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from time import process_time
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from trickerion.bots.registry import make_bot
from trickerion.play.keeper import Keeper
from trickerion.play.session import Session
from trickerion.rules.catalog import ACADEMY, DUEL
from trickerion.rules.game import Game
from trickerion.rules.moves import Move, TakeBack
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.returns import RETURNS
from trickerion.storage.data_paths import DataPaths, find_data_paths
from trickerion.storage.in_progress import GamesInProgress
from trickerion.storage.record import next_sum
from trickerion.storage.replays import MOST_REPLAYS, keep_replay, list_replays
from trickerion.storage.saves import ENDING
from trickerion.storage.statistics import MOST_GAMES, FinishedGame, add_game, read_statistics

ALLEY = ("dark_alley", "prophecies")
ALL = (*ALLEY, ACADEMY, "powers")
CHESS_PLIES = 200
"""Random chess games are cut here; few last longer."""
ROUNDS, SECONDS = 5, 0.9
BACK = frozenset((*RETURNS, TakeBack))


class Row(NamedTuple):
    """A line of the table: ``figure`` is good up to ``goal``, or from it on if ``is_least``."""

    what: str
    figure: float
    unit: str
    goal: float
    is_least: bool = False

    def __str__(self) -> str:
        missed = self.figure < self.goal if self.is_least else self.figure > self.goal
        bound = "from" if self.is_least else "to"
        return f"{self.what:<62}{self.figure:>9.2f} {self.unit:<6}{bound:>5}{self.goal:>8.2f}{'  missed' * missed}"


class Kind(NamedTuple):
    """A kind of game: what it is called, how many sit down, its modules, and the ratio that is the goal."""

    name: str
    players: int
    modules: tuple[str, ...]
    ratio: float = 0.0

    def options(self) -> GameOptions:
        """Everything set up by the players themselves."""
        seats = tuple(Seat(f"Player {number}") for number in range(self.players))
        return GameOptions(seats, setup="full", modules=self.modules)


KINDS = (
    Kind("base, 4 seats", 4, (), 2.8),
    Kind("base, 2 seats", 2, (), 2.5),
    Kind("Dark Alley and prophecies, 4 seats", 4, ALLEY, 2.5),
    Kind("all modules, 4 seats", 4, ALL, 2.0),
    Kind("Duel with all modules", 2, (*ALL, DUEL), 2.0),
)
VIEWS = ((KINDS[0], 8, 25), (KINDS[2], 12, 50), (KINDS[3], 16, 90))
"""A kind of game, and the goals for a View and for a table from it, in microseconds."""


def wandering(kind: Kind, number: int, random: Random) -> Iterator[Game]:
    """A game before each of its random Moves."""
    game = Game.new(kind.options(), f"bench-{number}")
    while not game.is_over:
        yield game
        moves = game.legal_moves()
        move = moves[int(random.random() * len(moves))]
        game.apply(another(moves, random) if type(move) in BACK else move)


def another(moves: list[Move], random: Random) -> Move:
    """A Move that gives nothing back, unless all do."""
    rest = [move for move in moves if type(move) not in BACK] or moves
    return rest[int(random.random() * len(rest))]


def playouts(kind: Kind) -> float:
    """Decisions a second of random games."""
    random, decisions, number = Random(1), 0, 0
    begun = process_time()
    while process_time() - begun < SECONDS:
        decisions += sum(1 for _ in wandering(kind, number, random))
        number += 1
    return decisions / (process_time() - begun)


def chess_playouts() -> float:
    """Decisions a second of random chess games with python-chess."""
    chess = importlib.import_module("chess")
    random, decisions = Random(1), 0
    begun = process_time()
    while process_time() - begun < SECONDS:
        board = chess.Board()
        for _ in range(CHESS_PLIES):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(random.random() * len(moves))])
            decisions += 1
    return decisions / (process_time() - begun)


def micros(do: Callable[[], object], times: int = 1) -> float:
    """Microseconds that something takes."""
    begun = process_time()
    for _ in range(times):
        do()
    return 1e6 * (process_time() - begun) / times


def rules() -> Iterator[Row]:
    """Random playouts beside chess; Views, and tables made from them, on the way of games."""
    chess, ours = 0.0, dict.fromkeys(KINDS, 0.0)
    for _ in range(ROUNDS):
        chess = max(chess, chess_playouts())
        ours = {kind: max(best, playouts(kind)) for kind, best in ours.items()}
    for kind, best in ours.items():
        yield Row(f"random playouts, {kind.name}", best / chess, "chess", kind.ratio, is_least=True)
    for kind, view, table in VIEWS:
        seen, drawn = [], []
        for number in range(3):
            for game in wandering(kind, number, Random(number)):
                seen += [micros(partial(game.view_for, seat)) for seat in game.state.seats]
                if len(game.moves) % 5 == 0:
                    views = [game.view_for(seat) for seat in game.state.seats]
                    drawn += [micros(partial(Game.from_view, v, Random(1))) for v in views]
        yield Row(f"a View, {kind.name}", middle(seen), "us", view)
        yield Row(f"a table from a View, {kind.name}", middle(drawn), "us", table)


def middle(figures: list[float]) -> float:
    """The mean without the tenth at each end."""
    cut = len(figures) // 10
    kept = sorted(figures)[cut : len(figures) - cut]
    return sum(kept) / len(kept)


def growth() -> Iterator[Row]:
    """What a player waits for in Place Characters of the last turn, beside the first one, where much is kept."""
    with tempfile.TemporaryDirectory() as folder:
        places, kind, end = find_data_paths(Path(folder)), KINDS[3], 0.0
        costs: defaultdict[tuple[str, int], list[float]] = defaultdict(list)
        for number in range(2):
            end = evening(kind, number, places, costs)
        assert len(read_statistics(places.statistics).games) == MOST_GAMES
        assert len(list_replays(places)) == MOST_REPLAYS
    turns = kind.options().turns
    for what in ("a Move", "an undo", "an autosave", "a View"):
        first, last = (middle(costs[what, turn]) for turn in (1, turns))
        yield Row(f"{what} in the last turn, beside {first:.0f} us in the first one", last / first, "times", 1.5)
    yield Row(f"the end of a game, {MOST_GAMES} records and {MOST_REPLAYS} replays kept", end / 1e6, "s", 0.5)


def evening(kind: Kind, number: int, places: DataPaths, costs: dict[tuple[str, int], list[float]]) -> float:
    """Note the costs in a random game of people, by what it is and the turn; microseconds for its end to be kept."""
    random, session = Random(number), Session.new(kind.options(), f"growth-{number}", pace=0)
    keeper = Keeper(session.game, GamesInProgress(places).free())

    def note(what: str, do: Callable[[], object]) -> None:
        taken = micros(do)
        if state.phase == "place_characters":
            costs[what, state.turn].append(taken)

    def keep() -> None:
        keeper.autosave(session.game, "")
        keeper.flush()

    while not session.game.is_over:
        session.lift_curtain()
        state, moves = session.game.state, list(session.legal)
        move = moves[int(random.random() * len(moves))]
        move = another(moves, random) if type(move) in BACK else move
        note("a View", lambda: session.game.view_for(session.viewer))
        note("a Move", partial(session.play, move))
        if session.undoing.can_undo:
            note("an undo", session.undo)
            session.redo()
        if len(session.game.moves) % 5 == 0:
            note("an autosave", keep)
    keeper.close()
    return end_of(session.game, places)


def end_of(game: Game, places: DataPaths) -> float:
    """Microseconds to keep a game that is over among as many others as are kept at most."""
    fill(game, places)
    finished, text = FinishedGame.of(game), record_of(game, places)

    def keep() -> None:
        add_game(places.statistics, finished)
        keep_replay(places, finished.mark, text)

    return micros(keep)


def record_of(game: Game, places: DataPaths) -> str:
    """A game as it is saved by itself."""
    keeper = Keeper(game, GamesInProgress(places).free())
    keeper.close()
    return keeper.record(game, "")


def fill(game: Game, places: DataPaths) -> None:
    """As many records and replays as are kept at most, all like this game."""
    places.replays.mkdir(parents=True, exist_ok=True)
    text = record_of(game, places)
    for number in range(MOST_REPLAYS):
        (places.replays / f"kept-{number}{ENDING}").write_text(text, encoding="utf-8")
    finished = FinishedGame.of(game)
    plain = [replace(finished, mark=f"kept-{number}").to_json() for number in range(MOST_GAMES)]
    proved = [{**data, "sum": f"{next_sum(0, data):08x}"} for data in plain]
    places.statistics.write_text(json.dumps({"format": 1, "games": proved}), encoding="utf-8")


def thoughts(bot: str, kind: Kind, turns: tuple[int, ...], question: str = "") -> list[float]:
    """Seconds of each thought of a bot of the first seat in these turns (at this question), beside Assistants."""
    game = Game.new(kind.options(), "thinking")
    others = [make_bot("assistant", seat) for seat in game.state.seats]
    taken: list[float] = []
    while (decision := game.decision) is not None and game.state.turn <= turns[-1]:
        view, thinker = game.view_for(decision.seat), others[decision.seat]
        asks = decision.seat == 0 and game.state.turn in turns and question in ("", decision.question)
        if asks and len(view.moves) > 1:
            mind = make_bot(bot)
            begun = process_time()
            move = mind.choose(view).move
            taken.append(process_time() - begun)
            game.apply(move)
            if question:  # the first thought of an Assignment plans all of it
                turns = turns[1:] or (0,)
        else:
            game.apply(thinker.choose(view).move)
    return taken


def thinking() -> Iterator[Row]:
    """The longest thought of a Manager; a Magician's Assignment."""
    yield Row("Manager, longest thought of a turn, all modules", max(thoughts("manager", KINDS[3], (4,))), "s", 0.8)
    alley = Kind("two", 2, ALLEY)
    taken = thoughts("magician", alley, (2, 4, 6), "Assigning")
    yield Row("Magician, an Assignment, Dark Alley, 2 seats: mean", sum(taken) / len(taken), "s", 1.3)
    yield Row("Magician, an Assignment, Dark Alley, 2 seats: longest", max(taken), "s", 3.0)


def window() -> Iterator[Row]:
    """What the window needs: to its first frame, for scenes that are opened, for frames, those of shows among them."""
    for part in ("frame_times", "show_times"):
        for row in importlib.import_module(f"tools.speed.{part}").measure():
            yield Row(*row)


PARTS = {"rules": rules, "growth": growth, "thinking": thinking, "window": window}


def python_build() -> str:
    """Python at work and its build, which weighs as much as the program: goals are for the quickest one."""
    flags = sysconfig.get_config_var("OPT") or ""
    begun = process_time()
    sum(range(10_000_000))
    took = process_time() - begun
    name = f"{platform.python_implementation()} {platform.python_version()}, {platform.python_compiler()}"
    return f"{name}, {flags}; ten million additions in {took:.2f} s"


def main() -> int:
    """Measure, and print as it comes."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--only", choices=PARTS)
    only = parser.parse_args().only
    compileall.compile_dir("trickerion", quiet=1)  # as what is installed is
    print(python_build(), flush=True)
    for name, part in PARTS.items():
        for row in part() if only in (None, name) else ():
            print(row, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
