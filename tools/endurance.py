"""Long runs that look for a fall: ``python tools/endurance.py games|solo|window|memory [AMOUNT] [--seed S]``.

games   AMOUNT random games (10,000) over every kind of game and many points of the rules set apart from the edition;
        every table of every game is held against the laws of ``tests/``.
solo    AMOUNT random games (2,000) against the Heir: each comes to its end, adds up, and is the same when played again.
window  the window monkey for AMOUNT minutes (30): random clicks, drags, motion and every key, from the title through
        whole games of every kind, at every speed of motion, with the sheet between turns.
memory  games of bots in the window, one after another, for AMOUNT minutes (60): most memory held, what Python holds.

The window is not shown (SDL's dummy driver). Exit status 0 when nothing broke, else 1.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import tempfile
import time
import traceback
import tracemalloc
from collections import Counter
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests"), str(ROOT / "tests" / "laws")]

import pygame  # noqa: E402
from driver import Driver, monkey, open_driver  # noqa: E402
from test_random_games import a_game, check_game  # noqa: E402
from wanderer import wander  # noqa: E402

from trickerion.app.registry import open_scene  # noqa: E402
from trickerion.play.session import Session  # noqa: E402
from trickerion.rules.catalog import SOLO_CARDS  # noqa: E402
from trickerion.rules.game import Game  # noqa: E402
from trickerion.rules.options import ALTERNATIVES, DIFFICULTIES, EDITIONS, HEIR_POINTS, GameOptions, Seat  # noqa: E402
from trickerion.scenes import load_scenes  # noqa: E402
from trickerion.scenes.opening import enter_table  # noqa: E402
from trickerion.storage.saves import OpenedGame  # noqa: E402
from trickerion.storage.settings import MOTION_SPEEDS, SEAMS  # noqa: E402
from trickerion.ui.keys import RESERVED  # noqa: E402

ALLEY = ("dark_alley", "prophecies")
MODULES = ((), ("dark_alley",), ALLEY, (*ALLEY, "powers"), (*ALLEY, "academy"), (*ALLEY, "academy", "powers"))
FOR_TWO = (("duel",), (*ALLEY, "duel"), (*ALLEY, "duel", "academy", "powers"))
SOLO = (("dark_alley",), ALLEY, (*ALLEY, "academy"))
DEFAULTS = {"games": 10_000, "solo": 2_000, "window": 30, "memory": 60}
STEPS = 50  # of the monkey between two looks at the clock
SAMPLE_SECONDS = 30.0


# ------------------------------------------------------------------ games without a window


def kinds() -> list[GameOptions]:
    """Every combination of modules, number of players, edition and set-up; the Duel is for two."""
    tables = [*product(MODULES, (2, 3, 4)), *product(FOR_TWO, (2,))]
    return [
        GameOptions(seats(players, "random"), edition, setup, modules)
        for (modules, players), edition, setup in product(tables, EDITIONS, ("beginner", "full"))
    ]


def seats(players: int, brain: str) -> tuple[Seat, ...]:
    """So many opponents."""
    return tuple(Seat(f"Player {number + 1}", brain) for number in range(players))


def varied(kind: GameOptions, lots: Random) -> GameOptions:
    """The kind, with some points of the rules chosen apart from its edition."""
    points = {point: lots.choice(values) for point, values in ALTERNATIVES.items() if lots.random() < 0.2}
    return GameOptions(kind.seats, kind.edition, kind.setup, kind.modules, points)


def play_games(number: int, seed: str) -> int:
    """Play and check; how many games broke."""
    every, lots, broken, begun = kinds(), Random(seed), 0, time.perf_counter()
    played: Counter[str] = Counter()
    for game_number in range(number):
        kind = every[game_number % len(every)]
        if game_number % 2:
            kind = varied(kind, lots)
        try:
            check_game(a_game(kind, game_number), f"{seed}-{game_number}")
        except Exception:
            broken += 1
            print(f"game {game_number} broke: {kind.to_json()}\n{traceback.format_exc()}", flush=True)
        played["+".join(kind.modules) or "base"] += 1
        if (game_number + 1) % 500 == 0:
            print(f"{game_number + 1} games, {broken} broken, {time.perf_counter() - begun:.0f} s", flush=True)
    print(f"{number} games in {time.perf_counter() - begun:.0f} s, {broken} broken: {dict(played)}")
    return broken


# ------------------------------------------------------------------ games against the Heir


def solo_kinds() -> list[GameOptions]:
    """Every difficulty with and without Prophecies and the Academy, both editions, set-ups and sets of solo cards."""
    table = (Seat("Ada", "random"), Seat("The Heir", "heir"))
    choices = product(SOLO, EDITIONS, ("beginner", "full"), DIFFICULTIES, (SOLO_CARDS, 1))
    return [
        GameOptions(table, edition, setup, (*modules, "heir"), difficulty=difficulty, solo_cards=cards)
        for modules, edition, setup, difficulty, cards in choices
        if cards == SOLO_CARDS or "academy" not in modules
    ]


def play_solo(number: int, seed: str) -> int:
    """Play and check; how many games broke."""
    every, lots, broken, begun = solo_kinds(), Random(seed), 0, time.perf_counter()
    for game_number in range(number):
        kind = every[game_number % len(every)]
        points = {point: lots.choice(values) for point, values in (ALTERNATIVES | HEIR_POINTS).items()}
        if game_number // len(every) % 2:
            kind = replace(kind, rulings=points)
        try:
            check_solo(kind, f"{seed}-{game_number}")
        except Exception:
            broken += 1
            print(f"game {game_number} broke: {kind.to_json()}\n{traceback.format_exc()}", flush=True)
    print(f"{number} solo games in {time.perf_counter() - begun:.0f} s, {broken} broken")
    return broken


def check_solo(kind: GameOptions, seed: str) -> None:
    """One game: an answer at every table, Fame that adds up, and the same game again from its moves."""
    game = Game.new(kind, seed)
    for step, _ in enumerate(wander(game, seed)):
        assert step < 20_000
        assert game.is_over or game.legal_moves(), "there is always an answer"
        assert all(min(p.coins, p.shards, *p.components.values(), 0) >= 0 for p in game.state.players)
    for standing in game.result():
        assert standing.fame_before_scoring + sum(line.fame for line in standing.scored) == standing.fame
    again = Game.new(GameOptions.from_json(kind.to_json()), seed)
    for move in game.moves:
        again.apply(move)
    assert again.digest() == game.digest()


# ------------------------------------------------------------------ in the window


def open_window(folder: str) -> Driver:
    """A window on the title."""
    load_scenes()
    driver = open_driver(Path(folder), (1280, 720))
    open_scene(driver.app, "title")
    driver.frames(3)
    return driver


def let_the_monkey_in(minutes: float, seed: str) -> int:
    """Random use of everything; how often a part of the program failed."""
    end, steps, fallen = time.monotonic() + 60 * minutes, 0, 0
    lots = Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        driver = open_window(folder)
        driver.app.settings.motion, driver.app.settings.seam = 1.0, "brief"
        while time.monotonic() < end:
            if driver.app.stack.depth == 0 or not driver.app.running:
                driver.app.running = True
                open_scene(driver.app, "title", how="reset")
            if lots.random() < 0.02:
                enter_table(driver.app, _session(lots))
                driver.app.settings.seam = lots.choice(SEAMS)
                driver.app.settings.motion = lots.choice(MOTION_SPEEDS)
            try:
                monkey(driver, STEPS, lots.randrange(2**32), every_key(driver))
            except Exception:
                fallen += 1
                print(traceback.format_exc(), flush=True)
                open_scene(driver.app, "title", how="reset")
            steps += STEPS
        fallen += driver.app.failures
        driver.app.close()
    print(f"{steps} deeds in {minutes:g} minutes, {fallen} failures")
    return fallen


def every_key(driver: Driver) -> list[tuple[int, int]]:
    """What may be pressed: every key of the program, those that always mean the same, and F keys."""
    others = {"home", "end", "backspace", "delete", *(f"f{number}" for number in range(1, 13))}
    return [_pressed(text) for text in sorted({*driver.app.settings.keys.values(), *RESERVED, *others})]


def _pressed(text: str) -> tuple[int, int]:
    *held, key = text.split("+")
    mods = {"ctrl": pygame.KMOD_CTRL, "shift": pygame.KMOD_SHIFT, "alt": pygame.KMOD_ALT}
    return pygame.key.key_code(key), sum(mods[each] for each in held)


def _session(lots: Random) -> Session:
    """A game of any kind with one or two people, the others opponents; some are well under way."""
    options = lots.choice(solo_kinds() if lots.random() < 0.3 else kinds())
    people = 1 if "heir" in options.modules else lots.randint(1, 2)
    table = tuple(
        replace(seat, player="person") if number < people else seat for number, seat in enumerate(options.seats)
    )
    game = Game.new(replace(options, seats=table), str(lots.random()))
    for _ in zip(range(lots.choice((0, 0, 50, 200, 400))), wander(game, str(lots.random())), strict=False):
        pass
    return Session.of_opened(OpenedGame(game), pace=0.0)


def watch_memory(minutes: float, seed: str) -> int:
    """Games of bots in the window; prints the memory after each; 1 when a part of the program failed."""
    end, game = time.monotonic() + 60 * minutes, 0
    with tempfile.TemporaryDirectory() as folder:
        driver = open_window(folder)
        driver.app.settings.opponents_pace = 0.0
        while time.monotonic() < end:
            play_one(driver, kind_of_game(game), f"{seed}-{game % 4}", end)
            game += 1
            if game == 8:
                tracemalloc.start()
            gc.collect()
            held = tracemalloc.get_traced_memory()[0] / 1e6
            traced = f", Python {held:.1f} MB more than after game 8" if tracemalloc.is_tracing() else ""
            print(f"after game {game}: at most {resident_mb():.0f} MB{traced}", flush=True)
        failures = driver.app.failures
        driver.app.close()
    return failures


def kind_of_game(number: int) -> GameOptions:
    """By turns four opponents with each set of modules, Duels, and games against the Heir."""
    every = [*((4, modules) for modules in MODULES), *((2, modules) for modules in FOR_TWO), *((1, m) for m in SOLO)]
    players, modules = every[number % len(every)]
    if players == 1:
        return GameOptions(
            (Seat("Ada", "assistant"), Seat("The Heir", "heir")), setup="full", modules=(*modules, "heir")
        )
    return GameOptions(seats(players, "assistant"), setup="full", modules=modules)


def play_one(driver: Driver, options: GameOptions, seed: str, end: float) -> None:
    """One whole game without people on the screen, and back to the title."""
    session = Session.new(options, seed, driver.app.places)
    enter_table(driver.app, session)
    while not session.is_over and time.monotonic() < end:
        driver.frames(1, 1 / 30)
        if getattr(driver.top, "holds_game", False):
            driver.key(pygame.K_RETURN)
        session.opponents.wait(0.05)
    driver.frames(30)
    open_scene(driver.app, "title", how="reset")
    driver.frames(3)


def resident_mb() -> float:
    """The most memory that this process has held so far, in MB (0 where the system does not tell)."""
    try:
        import resource
    except ImportError:
        return 0.0
    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit


RUNS = {
    "games": lambda amount, seed: play_games(int(amount), seed),
    "solo": lambda amount, seed: play_solo(int(amount), seed),
    "window": let_the_monkey_in,
    "memory": watch_memory,
}


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("run", choices=RUNS)
    parser.add_argument("amount", type=float, nargs="?", help="games, or minutes")
    parser.add_argument("--seed", default="endurance", help="another one finds other things")
    args = parser.parse_args()
    return 1 if RUNS[args.run](args.amount or DEFAULTS[args.run], args.seed) else 0


if __name__ == "__main__":
    sys.exit(main())
